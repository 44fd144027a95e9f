import { declarerOf } from '../decisions/declarer.ts';
import { isMinionCard } from '../board/cards.ts';
import { chance } from '../../../kernel/draw.ts';
import type { DecisionFor } from '../model/frames.ts';
import type { World } from '../model/encounter.ts';
import type { ModelId, TargetId, TeamId } from '../model/ids.ts';
import { cardOf, isModel, modelOf } from '../model/lookup.ts';
import { isEnemy } from '../board/sides.ts';
import { declare } from '../rules/actions/declaring.ts';
import { spareFatigue } from '../traits/limits.ts';
import { actIdeas } from './act-ideas.ts';
import { movesOpen } from '../rules/movement/moving.ts';
import { openActions, someOrder } from '../rules/actions/activating.ts';
import { because, bestFirst, type Eye, type Thought, thought } from './eye.ts';
import { foreseen } from './foreseen.ts';
import { type Step, stepsOf } from './move-thoughts.ts';
import { type Blow, blowsOf } from './strike-thoughts.ts';
import { worthOfUse } from './use-worth.ts';

/** Models of a card looked at, and of Minions that are all at one Action. */
const MODELS = 6;
const IN_STEP = 3;

/** Something that is done now is a little better than the same put off. */
const NOW = 0.02;

/** What may be done in an Activation, as far as it goes: striking, moving, striking after a move, moving after a strike. */
export function weighAct(eye: Eye, decision: DecisionFor<'act'>): readonly Thought[] {
  const { w } = eye;
  const stepping = (w.state.activation?.step ?? null) !== null;
  const who = declarerOf(decision);
  const found: Thought[] = [];
  for (const model of decision.models.slice(0, stepping ? IN_STEP : MODELS)) {
    const blows = decision.limits.combat ? bestFirst(blowsOf(eye, model, who)) : [];
    const strikesLater = decision.limits.moves && mayStrikeAfterMove(eye, decision, model);
    const steps = decision.limits.moves ? stepsOf(eye, decision, model, strikesLater) : [];
    found.push(...plansOf(eye, decision, blows as readonly Blow[], steps));
  }
  found.push(...others(eye, decision));
  const rest = resting(eye, decision, stepping);
  const sorted = bestFirst([...found, ...rest]);
  const best = sorted.find(({ answer }) => eye.isLegal(answer));
  const idle = (best?.worth ?? FOR_NOTHING) <= FOR_NOTHING;
  return idle ? bestFirst([...sorted, ...anything(eye, decision)]) : sorted;
}

/** To have been Activated for nothing: the Turn would come again and again. */
const FOR_NOTHING = -0.5;
const LITTLE = 0.01;

/** Whatever counts as an Action, so that the Turn is over: what does a friend least harm. */
function anything({ w, me, weights }: Eye, decision: DecisionFor<'act'>): readonly Thought[] {
  const who = declarerOf(decision);
  const found: Thought[] = [];
  for (const model of decision.models)
    for (const action of openActions(w, model, who))
      for (const on of ON) {
        const order = someOrder(w, model, action, who, (target) => on(w, target, me));
        const declared = order === null ? null : declare(w, order, who);
        if (order === null || declared?.ok !== true) continue;
        const { worth } = worthOfUse(w, declared.value, me, weights);
        const least = Math.max(FOR_NOTHING + LITTLE, FOR_NOTHING / 2 + Math.min(0, worth));
        found.push(thought('stay', { do: 'action', ...order }, least, because('still')));
      }
  return found;
}

/** Whom something may be done to that is done for its own sake: a thing, an Enemy, whoever there is. */
const ON: readonly ((w: World, target: TargetId, me: TeamId) => boolean)[] = [
  (w, target) => !isModel(w, target),
  (w, target, me) => isModel(w, target) && isEnemy(w, target, me),
  () => true,
];

/** Standing still is the least that counts as an Action. */
const STILL = -0.05;

function resting(
  { w }: Eye,
  { card, models, limits, mayEnd }: DecisionFor<'act'>,
  stepping: boolean,
): readonly Thought[] {
  if (stepping) return [thought('pass', { do: 'nextStep' }, 0, because('end'))];
  const { activation } = w.state;
  const paid = activation === null || activation.paid || activation.used.length > 0;
  const end = mayEnd ? [thought('pass', { do: 'end' }, paid ? 0 : FOR_NOTHING, because('end'))] : [];
  const [model] = models;
  const idle = model === undefined || paid || !limits.moves || spareFatigue(w, card) < 1;
  const way = idle ? undefined : movesOpen(w, model)[0];
  if (way === undefined) return end;
  const still = { do: 'move', model, legs: [], as: way.as, combined: false, fall: false };
  return [...end, thought('stay', still, STILL, because('still'))];
}

/** Of a model: what a strike and a move come to together, told by the one that comes first. */
function plansOf(
  eye: Eye,
  decision: DecisionFor<'act'>,
  blows: readonly Blow[],
  steps: readonly Step[],
): readonly Thought[] {
  const strike = Math.max(0, blows[0]?.worth ?? 0);
  const mayMoveLater = steps.length > 0 && mayDoBoth(eye, decision);
  const after = mayMoveLater ? Math.max(0, ...steps.map(({ gain }) => gain)) : 0;
  const moved = steps.map((step): Thought => {
    const then = Math.max(step.ground.strike, 0);
    return { ...step, worth: step.gain + then };
  });
  const spare = spareFatigue(eye.w, decision.card);
  const struck = blows.map((blow): Thought => {
    // Whoever is too tired for it moves no more.
    const then = blow.fatigue > 0 && spare - blow.fatigue < 1 ? 0 : after;
    return { ...blow, worth: blow.worth > 0 ? blow.worth + then + NOW : blow.worth };
  });
  // A strike that is there anyway is no reason to move first.
  return [
    ...struck,
    ...moved.map((one) => (mayMoveLater || strike === 0 ? one : { ...one, worth: one.worth - NOW })),
  ];
}

/** Would a strike still be open after a move? */
function mayStrikeAfterMove(
  { w }: Eye,
  { occasion, card, limits }: DecisionFor<'act'>,
  _model: ModelId,
): boolean {
  const { activation } = w.state;
  if (occasion === 'followUp' || occasion === 'mindControl' || occasion === 'power') return false;
  if (activation === null || !limits.combat) return isMinionCard(w, card) && limits.combat;
  if (activation.minions) return !activation.used.some((kind) => kind !== 'move');
  return w.rules.policies.activationAllows([...activation.used, 'move'], 'combat');
}

/** May a model strike and then move? */
function mayDoBoth({ w }: Eye, { occasion }: DecisionFor<'act'>): boolean {
  const { activation } = w.state;
  if (occasion !== 'activation' && occasion !== 'minions') return false;
  if (activation === null) return false;
  if (activation.minions) return true;
  return w.rules.policies.activationAllows([...activation.used, 'combat'], 'move');
}

/** Whatever else there is: burdens, Agendas, forms, Leader cards, Powers; each as it would turn out. */
function others(eye: Eye, decision: DecisionFor<'act'>): readonly Thought[] {
  const { w, draw } = eye;
  const ideas = actIdeas(w, decision, draw);
  const found: Thought[] = [];
  for (const answer of ideas['carry'] ?? []) found.push(carrying(eye, answer as Carry));
  for (const answer of ideas['agenda'] ?? [])
    found.push(thought('agenda', answer, AGENDA * eye.weights.plot, because('agenda')));
  const turns = w.state.cards[decision.card]?.activationsThisRound ?? 0;
  const ahead = turns > MOST_TURNS ? [] : AHEAD.filter((one) => one !== 'form' || chance(draw, FORMS));
  for (const purpose of ahead)
    for (const answer of ideas[purpose] ?? []) {
      const one = foreseen(eye, decision, purpose, answer);
      found.push(one.worth > FREE ? one : { ...one, worth: one.worth + 2 * FOR_NOTHING });
    }
  return found;
}

/** A card that is Activated more often in a Round goes round in circles. */
const MOST_TURNS = 3;

/** Of a hundred times, those in which another form is thought of: it costs nothing, and could be changed for ever. */
const FORMS = 30;

/** What costs nothing can be done for ever: it has to gain something. */
const FREE = 0.04;

const AHEAD = ['form', 'card', 'power'] as const;

/** The Action of an Agenda, in Levels. */
const AGENDA = 1.5;

type Carry =
  | { readonly do: 'pickUp'; readonly model: ModelId; readonly item: string }
  | { readonly do: 'drop'; readonly model: ModelId };

/** To take up what is not wanted, or to put down what is. */
const UNWANTED = -1;

/** What is worth fetching is worth taking up; it is put down only where it was to be brought. */
function carrying(eye: Eye, answer: Carry): Thought {
  if (answer.do === 'pickUp') {
    const { model, item } = answer;
    const aim = eye.aims(model).find(({ id }) => id === item);
    const tired = eye.weights.fatigue * (1 + cardOf(eye.w, model).fatigue);
    const gain = (aim?.worth ?? 0) - tired;
    // What is put down for good must not look better than doing nothing: it could be taken up for ever.
    return thought('carry', answer, gain > 0 ? gain : UNWANTED, because('fetch', { model, aim: item }));
  }
  const home = eye.aims(answer.model).find(({ of }) => of === 'home');
  const bomb = eye.w.state.burdens?.[answer.model]?.item;
  const there = home !== undefined && home.away(modelOf(eye.w, answer.model)) === 0;
  const drops = there && bomb?.of === 'marker' && bomb.piece.objective?.kind === 'bomb';
  return thought('drop', answer, drops ? NOW * 2 : UNWANTED, because('drop', { model: answer.model }));
}
