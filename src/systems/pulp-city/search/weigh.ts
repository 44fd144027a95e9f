import { copyPlain } from '../../../kernel/plain.ts';
import type { Draw } from '../../../kernel/draw.ts';
import type { Weighed } from '../../../kernel/search.ts';
import { enemyTeams, isOnSide } from '../board/sides.ts';
import { listAnswers, sampleAnswer } from '../decisions/answers.ts';
import { type Encounter, worldOf } from '../engine.ts';
import type { DecisionKind } from '../model/decisions.ts';
import type { Decision, DecisionFor } from '../model/frames.ts';
import type { CardId } from '../model/ids.ts';
import { traitOf } from '../traits/values.ts';
import { candidatesFor } from './candidates.ts';
import { because, bestFirst, type Eye, eyeOf, type Thought, thought } from './eye.ts';
import { foreseen } from './foreseen.ts';
import { weighAct } from './weigh-act.ts';
import {
  weighDeploying,
  weighDrift,
  weighEdges,
  weighExtraTarget,
  weighKeeping,
  weighPlacing,
  weighReturning,
  weighShifting,
  weighSummoning,
} from './weigh-places.ts';
import {
  weighArea,
  weighBlastOrder,
  weighChiefs,
  weighCitizen,
  weighDefender,
  weighHurting,
  weighLaying,
  weighLeading,
  weighNominating,
  weighObject,
  weighPicking,
  weighRoom,
  weighStone,
  weighSurplus,
  weighTrump,
  weighWriting,
} from './weigh-rare.ts';
import { weighReroll } from './weigh-reroll.ts';
import { weighReaction } from './weigh-react.ts';
import {
  weighAttackDice,
  weighDefendDice,
  weighKeepingTrait,
  weighRedirect,
  weighSpending,
} from './weigh-roll.ts';
import {
  weighAgreeing,
  weighChaining,
  weighCommanding,
  weighPlans,
  weighRollers,
  weighTurn,
} from './weigh-turn.ts';
import { type Weights, WEIGHTS } from './weights.ts';
import { cardWorth } from './worth.ts';

type Weigher<K extends DecisionKind> = (eye: Eye, decision: DecisionFor<K>) => readonly Thought[];

/** Answers looked ahead from. */
const AHEAD = 6;

/** Answers drawn at random, where one is as good as another. */
const DRAWN = 2;

/** As it turns out, as far as can be told without a roll. */
const asItTurnsOut = (eye: Eye, decision: Decision): readonly Thought[] =>
  bestFirst(
    candidatesFor(eye.w, decision, AHEAD, eye.draw).map(({ purpose, answer }) =>
      foreseen(eye, decision, purpose === 'any' || purpose === 'option' ? 'foreseen' : purpose, answer),
    ),
  );

/** One is as good as another: before anybody is on the table, and for dice. */
const asDrawn = ({ w, draw }: Eye, decision: Decision): readonly Thought[] =>
  Array.from({ length: DRAWN }, () => thought('any', sampleAnswer(w, decision, draw), 0));

/** All that can be listed, by a figure. */
const listed =
  (worth: (eye: Eye, answer: unknown) => number) =>
  (eye: Eye, decision: Decision): readonly Thought[] =>
    bestFirst(
      (listAnswers(eye.w, decision) ?? []).map((answer) =>
        thought('option', answer, worth(eye, answer), because('any')),
      ),
    );

const myself = listed(({ me }, answer) => (answer === me ? 1 : 0));
const another = listed(({ w, me }, answer) => (answer === enemyTeams(w, me)[0] ? 1 : 0));
const yes = listed((_eye, answer) => (answer === true ? 1 : 0));

/** Using a Power is worth a trifle by itself: whoever has it has paid for it. */
const USED = 0.03;

const WEIGHERS: { readonly [K in DecisionKind]: Weigher<K> } = {
  act: weighAct,
  turn: weighTurn,
  react: weighReaction,
  attackDice: weighAttackDice,
  defendDice: weighDefendDice,
  spendSfx: weighSpending,
  redirect: weighRedirect,
  keepTrait: weighKeepingTrait,
  agreeEnd: weighAgreeing,
  commandAfter: weighCommanding,
  chain: weighChaining,
  chooseRoller: weighRollers,
  masterPlan: weighPlans,
  deploy: weighDeploying,
  returnPlace: weighReturning,
  shift: weighShifting,
  extraTarget: weighExtraTarget,
  blastDrift: weighDrift,
  citizenEdge: weighEdges,
  keepBurden: weighKeeping,
  chooseAdvantage: listed((_eye, answer) => (answer === 'tactical' ? 1 : 0)),
  chooseFirstTurn: myself,
  chooseFirstToDeclare: another,
  chooseDeployFirst: another,
  choosePlacer: myself,
  startingDice: listed((_eye, answer) => -Number(answer)),
  escape: yes,
  rerollDie: weighReroll,
  changeDie: (_eye, { faces, to }) => {
    const best = faces.reduce((at, face, one) => (face > (faces[at] ?? 0) ? one : at), 0);
    const gain = (faces[best] ?? 0) - to;
    return bestFirst([
      thought('turn', best, gain / 10, because('die', { from: faces[best] ?? 0, to })),
      thought('none', null, 0, because('die.none')),
    ]);
  },
  usePower: (eye, decision) =>
    bestFirst(
      candidatesFor(eye.w, decision, AHEAD, eye.draw).map(({ purpose, answer }) => {
        const one = foreseen(eye, decision, purpose, answer);
        const { card, power } = decision;
        return purpose === 'use' || purpose === 'any'
          ? { ...one, worth: one.worth + USED, reason: because('power', { card, power }) }
          : { ...one, reason: because('power.none', { card, power }) };
      }),
    ),
  playLeaderCard: (eye, decision) =>
    bestFirst(
      asItTurnsOut(eye, decision).map((one) =>
        one.answer === null ? one : { ...one, worth: one.worth + USED },
      ),
    ),
  countAs: (_eye, { options }) => [thought('all', options, 0)],
  environmentDefence: ({ w }, { model, traits }) =>
    bestFirst(
      traits.map((trait) =>
        thought('defend', { trait, powerUp: 0 }, traitOf(w, model, trait), because('defend.free', { trait })),
      ),
    ),
  environmentSfx: ({ w, me }, { model, sfx, options }) => {
    const own = isOnSide(w, model, me);
    const order = own ? (['fatigue', 'stun', 'damage'] as const) : (['damage', 'stun', 'fatigue'] as const);
    const [one] = order.filter((effect) => options.includes(effect));
    const all = one === undefined || own ? [] : Array.from({ length: sfx }, () => one);
    return [thought('spend', all, 0, because('sfx', { sfx: all.length }))];
  },
  leadCitizens: weighLeading,
  placeBurden: asItTurnsOut,
  shiftStone: asItTurnsOut,
  countIn: asItTurnsOut,
  powerWays: asItTurnsOut,
  joinTeam: asItTurnsOut,
  summonPlace: weighSummoning,
  hurtPieces: weighHurting,
  objectToLay: weighLaying,
  chooseStone: weighStone,
  spreadDice: ({ w, weights, draw }, decision) =>
    bestFirst(
      Array.from({ length: AHEAD }, () => sampleAnswer(w, decision, draw) as readonly CardId[]).map((cards) =>
        thought(
          'dice',
          cards,
          cards.reduce((sum, card) => sum + cardWorth(w, card, weights), 0),
        ),
      ),
    ),
  nameTrump: weighTrump,
  writeAgendas: weighWriting,
  pickAgenda: weighPicking,
  nameChief: weighChiefs,
  nominate: weighNominating,
  tagCitizen: asItTurnsOut,
  placeAgendaArea: weighArea,
  placeCitizen: weighCitizen,
  chooseEdge: asDrawn,
  giveCorner: asDrawn,
  placeObject: weighObject,
  placeModel: weighPlacing,
  blastOrder: weighBlastOrder,
  makeRoom: weighRoom,
  summonDefender: weighDefender,
  summonSurplus: weighSurplus,
  effectsOrder: asItTurnsOut,
  enterDice: asDrawn,
};

/** Questions that an Encounter is decided by. */
export const PONDERED: readonly string[] = [
  'act',
  'turn',
  'react',
  'chain',
] satisfies readonly DecisionKind[];

/** At most `limit` legal answers, the best first. Nothing of what is read is hidden from the asked player, and no die is. */
export function weigh(
  game: Encounter,
  decision: Decision,
  limit: number,
  draw: Draw,
  weights: Weights = WEIGHTS,
): readonly Weighed[] {
  const w = worldOf(game);
  const eye = eyeOf(game, w, decision, weights, draw);
  const thoughts = legal(eye, limit, weighKind(eye, decision.kind, decision));
  const found = thoughts.length > 0 ? thoughts : legal(eye, limit, asItTurnsOut(eye, decision));
  const [best] = found;
  if (best !== undefined) w.cache.drawn = { decision: decision.id, answer: copyPlain(best.answer) };
  return found;
}

function legal({ isLegal }: Eye, limit: number, thoughts: readonly Thought[]): readonly Weighed[] {
  const found: Weighed[] = [];
  for (const one of thoughts) {
    if (found.length >= limit) break;
    if (isLegal(one.answer)) found.push(one);
  }
  return found;
}

const weighKind = <K extends DecisionKind>(eye: Eye, kind: K, decision: Decision): readonly Thought[] =>
  WEIGHERS[kind](eye, decision as DecisionFor<K>);
