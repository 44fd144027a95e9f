import { centre } from '../../../geometry/shape.ts';
import { bodyOf } from '../board/bodies.ts';
import { firstModel } from '../board/cards.ts';
import { isEnemy, isOnSide, sideOf } from '../board/sides.ts';
import { zoneOf } from '../board/zones.ts';
import { sampleAnswer } from '../decisions/answers.ts';
import type { AgendaId, AgendaSheet, AgendaState } from '../model/agendas.ts';
import { makeWorld, type World } from '../model/encounter.ts';
import type { Decision, DecisionFor } from '../model/frames.ts';
import type { CardId, ModelId, TargetId } from '../model/ids.ts';
import { type Trait, TRAITS } from '../model/keywords.ts';
import { cardById, isModel, modelOf, pieceOf, profileById } from '../model/lookup.ts';
import { controlNow } from '../rules/objectives/control.ts';
import { traitOf } from '../traits/values.ts';
import { coversOf } from './goals.ts';
import { signFor } from './ours.ts';
import { because, bestFirst, type Eye, type Thought, thought } from './eye.ts';
import { foreseen } from './foreseen.ts';
import { surveyOf } from './ground.ts';
import { away, type Spot } from './spot.ts';
import { fullHealth, lifeWorth, modelWorth } from './worth.ts';

/** Answers drawn where they cannot be listed. */
const DRAWN = 6;

/** Of two that come to the same, what tells them apart weighs so little. */
const TRIFLE = 0.01;

const drawn = <A>({ w, draw }: Eye, decision: Decision): readonly A[] =>
  Array.from({ length: DRAWN }, () => sampleAnswer(w, decision, draw) as A);

/** A chance of points, in Levels, where nothing says yet how good it is. */
const CHANCE = 0.1;

/** As many Agendas as may be written: of some sheets the one that would be worth most now. */
export const weighWriting = (eye: Eye, decision: DecisionFor<'writeAgendas'>): readonly Thought[] =>
  bestFirst(
    drawn<AgendaSheet>(eye, decision).map((sheet) => {
      const one = foreseen(eye, decision, 'agenda', sheet);
      const named = sheet.picks.reduce((sum, { agenda, nominee }) => sum + suits(eye, agenda, nominee), 0);
      return { ...one, worth: one.worth + CHANCE * sheet.picks.length + TRIFLE * named };
    }),
  );

/** An Agenda for all: one that suits the Team, rather than none. */
export const weighPicking = (eye: Eye, decision: DecisionFor<'pickAgenda'>): readonly Thought[] =>
  bestFirst([
    ...decision.options.map((agenda) => foreseen(eye, decision, 'agenda', agenda)),
    ...(decision.mayDecline ? [thought('none', null, -TRIFLE, because('any'))] : []),
  ]);

/** Whom an Agenda is about. */
export const weighNominating = (eye: Eye, decision: DecisionFor<'nominate'>): readonly Thought[] =>
  bestFirst(
    decision.cards.map((card) =>
      thought('name', card, suits(eye, decision.agenda, card), because('name', { card })),
    ),
  );

/** Whoever is hardest to KO. */
export const weighChiefs = (eye: Eye, decision: DecisionFor<'nameChief'>): readonly Thought[] =>
  bestFirst(
    decision.cards.map((card) => thought('name', card, healthOf(eye.w, card), because('name', { card }))),
  );

function healthOf(w: World, card: CardId): number {
  const model = firstModel(w, card);
  return model === null ? profileById(w, cardById(w, card).profile).health : modelOf(w, model).health;
}

/** How well a card is named: one that has to last should be hard to KO, one that has to fall should not. */
function suits({ w, me }: Eye, agenda: AgendaId, nominee: CardId | undefined): number {
  const rule = w.rules.agendas.all[agenda];
  if (rule === undefined || nominee === undefined) return 0;
  const mine: AgendaState = {
    ...{ agenda, team: me, nominee, revealed: true, settled: false },
    ...{ counts: {}, access: null, attempt: null },
  };
  const models = Object.fromEntries(
    Object.values(w.state.models).map((one) => [
      one.id,
      one.card === nominee ? { ...one, status: 'ko' as const, health: 0 } : one,
    ]),
  );
  const gain = (then: World): number =>
    rule.worth(then, mine).reduce((sum, { team, points }) => sum + signFor(w, team, me) * points, 0);
  const lasts = gain(w) - gain(makeWorld(w.setup, w.rules, { ...w.state, models }));
  return Math.sign(lasts) * healthOf(w, nominee);
}

/** What is to be reached lies near to the own side. */
const nearHome = ({ w, me }: Eye, at: Spot): number => -away(at, centre(zoneOf(w, me))) / w.setup.table.size;

export const weighArea = (eye: Eye, decision: DecisionFor<'placeAgendaArea'>): readonly Thought[] =>
  bestFirst(
    [
      ...decision.pieces.map((piece) => ({ piece })),
      ...drawn<{ readonly piece: string } | Spot>(eye, decision),
    ].map((answer) => {
      const at = 'piece' in answer ? centre(pieceOf(eye.w, answer.piece).footprint) : answer;
      return thought('place', answer, nearHome(eye, at), because('nearHome'));
    }),
  );

export const weighCitizen = (eye: Eye, decision: DecisionFor<'placeCitizen'>): readonly Thought[] =>
  bestFirst(
    drawn<Spot>(eye, decision).map((at) => thought('place', at, nearHome(eye, at), because('nearHome'))),
  );

/** A Citizen is led where that gains something, as far as can be told. */
export const weighLeading = (eye: Eye, decision: DecisionFor<'leadCitizens'>): readonly Thought[] =>
  bestFirst([
    thought('none', null, TRIFLE, because('any')),
    ...drawn<unknown>(eye, decision).flatMap((order) =>
      order === null ? [] : [foreseen(eye, decision, 'lead', order)],
    ),
  ]);

/** The Trait of the Action that takes most from anybody. */
export function weighTrump({ w, strikes }: Eye, { model }: DecisionFor<'nameTrump'>): readonly Thought[] {
  const most = new Map<Trait, number>();
  for (const { strikes: all } of strikes().by(model))
    for (const { attack, worth } of all) most.set(attack, Math.max(most.get(attack) ?? 0, worth));
  return bestFirst(
    TRAITS.map((trait) =>
      thought(
        'trump',
        trait,
        (most.get(trait) ?? 0) + TRIFLE * traitOf(w, model, trait),
        because('trump', { trait }),
      ),
    ),
  );
}

/** What the Enemy holds wanders off, or what nobody holds; what the Team holds stays. */
export function weighStone({ w, me }: Eye, { stones }: DecisionFor<'chooseStone'>): readonly Thought[] {
  const held = controlNow(w) ?? {};
  const worth = (stone: string): number => {
    const holder = held[stone] ?? null;
    return holder === null ? TRIFLE : holder === me ? -1 : 1;
  };
  return bestFirst([
    ...stones.map((stone) => thought('stone', stone, worth(stone), because('stone'))),
    thought('none', null, 0, because('any')),
  ]);
}

/** Of places as near, the best for a model of one's own, the worst for an Enemy. */
export function weighRoom(eye: Eye, { model, places }: DecisionFor<'makeRoom'>): readonly Thought[] {
  const { w, me } = eye;
  if (!isModel(w, model) || sideOf(w, model) === null) return places.map((_, at) => thought('place', at, 0));
  const survey = surveyOf(eye, model, true);
  const own = isOnSide(w, model, me) ? 1 : -1;
  return bestFirst(
    places.map((place, at) => {
      const { strike, rest } = survey(place, false);
      return thought('place', at, own * (strike + rest), because('shift', { target: model }));
    }),
  );
}

/** Whoever withstands most answers for all. */
export const weighDefender = ({ w }: Eye, { options }: DecisionFor<'summonDefender'>): readonly Thought[] =>
  bestFirst(
    options.map((model) =>
      thought(
        'defender',
        model,
        TRAITS.reduce((sum, trait) => sum + traitOf(w, model, trait), modelOf(w, model).defend),
        because('defender', { model }),
      ),
    ),
  );

/** Whoever has least left makes room for what is called up; of an Enemy whoever has most. */
export const weighSurplus = (
  { w, me, weights }: Eye,
  { options }: DecisionFor<'summonSurplus'>,
): readonly Thought[] =>
  bestFirst(
    options.map((model) => {
      const left = lifeWorth(w, model, weights) + TRIFLE * (modelOf(w, model).health / fullHealth(w, model));
      return thought('surplus', model, isEnemy(w, model, me) ? left : -left, because('any'));
    }),
  );

/** The dearest Enemies first, friends last: what is gone is not struck again. */
export function weighBlastOrder(
  { w, me, weights }: Eye,
  { members }: DecisionFor<'blastOrder'>,
): readonly Thought[] {
  const worth = (id: TargetId): number => {
    if (!isModel(w, id)) return 0;
    return (isEnemy(w, id, me) ? 1 : -1) * modelWorth(w, id, weights);
  };
  const order = members.toSorted((one, other) => worth(other) - worth(one));
  return [thought('order', order, 0, because('any'))];
}

/** A thing that was thrown comes down where it is least in one's way: farther from friends than from Enemies. */
export const weighObject = (eye: Eye, decision: DecisionFor<'placeObject'>): readonly Thought[] =>
  bestFirst(
    drawn<Spot>(eye, decision).map((at) => {
      const near = decision.touching.reduce((sum, id) => {
        if (!isModel(eye.w, id) || sideOf(eye.w, id) === null) return sum;
        const gap = away(bodyOf(eye.w, id as ModelId), at) / eye.w.setup.table.size;
        return sum + (isEnemy(eye.w, id, eye.me) ? -gap : gap);
      }, 0);
      return thought('place', at, near, because('any'));
    }),
  );

/** Objects under which a Marker lies; the others may stay. */
export function weighHurting(
  { w }: Eye,
  { pieces, card, power }: DecisionFor<'hurtPieces'>,
): readonly Thought[] {
  const covers = pieces.filter((piece) => coversOf(w).includes(piece));
  const none = thought('none', [], 0, because('power.none', { card, power }));
  if (covers.length === 0) return [none];
  return [thought('hurt', covers, CHANCE, because('power', { card, power })), none];
}

/** The largest that may be laid: it is something to stand behind. */
export const weighLaying = (
  _eye: Eye,
  { options, card, power }: DecisionFor<'objectToLay'>,
): readonly Thought[] =>
  bestFirst([
    ...options.map(({ rank }, at) => thought('lay', at, TRIFLE * rank, because('power', { card, power }))),
    thought('none', null, 0, because('power.none', { card, power })),
  ]);
