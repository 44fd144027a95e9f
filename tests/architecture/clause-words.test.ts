import { describe, expect, test } from 'vitest';
import {
  ALLOWS,
  DURATIONS,
  FORBIDS,
  GRANTS,
  HANDLERS,
  HAPPENS,
  LIMITS,
  MODIFIED,
  REPLACED,
  ROLL_LIMITS,
  type TriggerPoint,
} from '../../src/systems/pulp-city/cards/vocabulary.ts';
import { sources } from './sources.ts';

/** The file of the engine that reads a word, and the code by which it does. */
type Reader = readonly [file: string, code: string];
type Readers<Word extends string> = Readonly<Record<Word, Reader>>;

/** A word that is new to one of these lists does not compile without its reader. */
const MODIFY: Readers<(typeof MODIFIED)[number]> = {
  actionPool: ['rules/rounds/action-pool.ts', "forcesOn(w, own[0], 'modify', 'actionPool')"],
  apCost: ['rules/actions/costs.ts', "added(w, model, 'apCost'"],
  apLimit: ['traits/limits.ts', "added(w, model, 'apLimit'"],
  attackerDice: ['rules/rolls/dice-sources.ts', "view.side === 'attacker' ? 'attackerDice'"],
  bonusDice: ['rules/rolls/dice-sources.ts', "added(w, view.self, 'bonusDice'"],
  damageDealt: ['rules/damage/amount.ts', "added(w, cause.model, 'damageDealt'"],
  damageTaken: ['rules/damage/amount.ts', "added(w, target, 'damageTaken'"],
  defenderDice: ['rules/rolls/dice-sources.ts', ": 'defenderDice'; const lasting = [own"],
  rollDice: ['rules/rolls/dice-sources.ts', "[own, 'rollDice'].flatMap((quantity) => added("],
  sfxCount: ['rules/rolls/comparison.ts', "added(w, spec.attacker, 'sfxCount'"],
  startingRollDice: ['rules/rounds/starting-dice.ts', "added(w, model, 'startingRollDice'"],
  trait: ['traits/values.ts', "added(w, model, 'trait'"],
};

const SET: Readers<(typeof REPLACED)[number]> = {
  apLimit: ['traits/limits.ts', "ownSet(w, model, 'apLimit')"],
  attackTrait: ['traits/rolled-trait.ts', "setTo(w, spec.attacker, 'attackTrait'"],
  cancelThreshold: ['rules/rolls/dice-pool.ts', "setTo(w, view.self, 'cancelThreshold'"],
  dicePerPowerUp: ['rules/rolls/dice-pool.ts', "setTo(w, model, 'dicePerPowerUp'"],
  maxDice: ['rules/rolls/dice-pool.ts', "setTo(w, view.other, 'maxDice'"],
  minDice: ['rules/rolls/dice-pool.ts', "setTo(w, view.self, 'minDice'"],
  mobbingCount: ['rules/rolls/combat-bonuses/mobbing.ts', "setTo(w, id, 'mobbingCount'"],
  movement: ['traits/movement-type.ts', "ownSet(w, id, 'movement')"],
  sfxThreshold: ['rules/rolls/dice-pool.ts', "setTo(w, spec.attacker, 'sfxThreshold'"],
  tieBreak: ['rules/rolls/comparison.ts', "setTo(w, view.self, 'tieBreak'"],
  trait: ['traits/values.ts', "setTo(w, model, 'trait'"],
};

const GRANT: Readers<(typeof GRANTS)[number]> = {
  bonus: ['rules/rolls/combat-bonuses/higher-ground.ts', "granted(w, view.self, 'bonus'"],
  condition: ['traits/stealth.ts', "ownGranted(w, id, 'condition'"],
  descriptor: ['procedures/action-declared.ts', "clause.grant !== 'descriptor'"],
  immune: ['traits/immunity.ts', "granted(w, model, 'immune'"],
  strong: ['traits/strong.ts', "granted(w, spec.attacker, 'strong'"],
};

const FORBID: Readers<(typeof FORBIDS)[number]> = {
  action: ['rules/movement/moves-by-card.ts', "forbidden(w, model, 'action'"],
  activate: ['rules/actions/activating.ts', "forbidden(w, model, 'activate'"],
  bonus: ['rules/rolls/dice-sources.ts', "forbidden(w, view.self, 'bonus'"],
  condition: ['traits/stealth.ts', "clause.forbid === 'condition'"],
  descriptor: ['traits/descriptors.ts', "clause.forbid === 'descriptor'"],
  leaderCards: ['rules/leaders/leader-cards.ts', "forbidden(w, model, 'leaderCards'"],
  power: ['powers/silence.ts', "takenBy(w, id, 'power')"],
  powerUpDice: ['rules/rolls/dice-pool.ts', "forbidden(w, model, 'powerUpDice'"],
  rolePower: ['powers/silence.ts', "takenBy(w, id, 'rolePower')"],
};

const ALLOW: Readers<(typeof ALLOWS)[number]> = {
  addEfx: ['rules/rolls/sfx-offers.ts', "allowed(w, spec.attacker, 'addEfx'"],
  affectSpectral: ['traits/immunity.ts', "allowed(w, user, 'affectSpectral'"],
  combineAny: ['rules/actions/activating.ts', "allowed(w, model, 'combineAny'"],
  defendWith: ['rules/rolls/roll-options.ts', "allowed(w, view.self, 'defendWith'"],
  deploy: ['rules/rounds/deploying.ts', "clause.allow === 'deploy'"],
  endSpectral: ['rules/leaders/leader-cards.ts', "allowed(w, model, 'endSpectral'"],
  givesCover: ['rules/rolls/combat-bonuses/in-cover.ts', "clause.allow === 'givesCover'"],
  masterPlan: ['rules/rounds/master-plans.ts', "allowed(w, model, 'masterPlan'"],
  moveThrough: ['board/bodies.ts', "clause.allow === 'moveThrough'"],
  shapeshift: ['rules/actions/shapeshift.ts', "allowed(w, model, 'shapeshift'"],
  throwModel: ['rules/actions/targeting.ts', "allowed(w, model, 'throwModel'"],
  throwWithoutBtb: ['rules/actions/targeting.ts', "allowed(w, model, 'throwWithoutBtb'"],
  useAs: ['rules/actions/uses.ts', "forcesOn(w, model, 'allow', 'useAs')"],
  useFrom: ['rules/actions/sources.ts', "forcesOn(w, model, 'allow', 'useFrom')"],
};

const AT: Readers<TriggerPoint> = {
  encounterStarted: ['procedures/deployment.ts', "triggersOf(ctx, model, 'encounterStarted')"],
  startingRollWon: ['rules/rounds/master-plans.ts', "triggersOf(w, model, 'startingRollWon')"],
  effectsPhase: ['rules/rounds/effects-phase-order.ts', "triggersOf(w, owner, 'effectsPhase')"],
  activationStarted: ['procedures/activation.ts', "powersAt(ctx, card, 'activationStarted')"],
  duringActivation: ['rules/movement/moves-by-card.ts', "triggersOf(w, model, 'duringActivation')"],
  enteredArea: ['effects/summon-pieces.ts', "clause.at !== 'enteredArea'"],
  beforeRoll: ['rules/rolls/dice-powers.ts', "holdersOf(w, 'beforeRoll')"],
  rollWon: ['rules/actions/interrupting.ts', "holdersOf(w, 'rollWon')"],
  achieved: ['procedures/effects.ts', "clause.at !== 'achieved'"],
  koComing: ['rules/damage/last-chance.ts', "ownForcesOn(w, model, 'at', 'koComing')"],
  koed: ['rules/damage/damage.ts', "triggersOf(ctx, owner.id, 'koed')"],
  activationEnded: ['procedures/activation.ts', "powersAt(ctx, card, 'activationEnded')"],
};

/** `HAPPENS` says at which trigger points. */
type Fx<Point extends TriggerPoint> = (typeof HAPPENS)[Point] extends infer At
  ?
      | (At extends { readonly may: readonly (infer One)[] } ? One : never)
      | (At extends { readonly must: readonly (infer One)[] } ? One : never)
  : never;
type ClauseFx = { [Point in TriggerPoint]: Fx<Point> }[TriggerPoint] & string;

const applied = (fx: string): Reader => ['rules/damage/damage.ts', `case '${fx}':`];

const EFFECTS: Readers<ClauseFx> = {
  activate: ['rules/actions/activation-powers.ts', "effect.fx !== 'activate'"],
  ap: applied('ap'),
  attack: applied('attack'),
  damage: applied('damage'),
  defend: applied('defend'),
  end: ['procedures/chained.ts', "effect.fx === 'end'"],
  extraSfx: ['rules/rolls/roll-options.ts', "effect.fx === 'extraSfx'"],
  fatigue: applied('fatigue'),
  heal: applied('heal'),
  lasting: applied('lasting'),
  masterPlan: ['rules/rounds/master-plans.ts', "effect.fx !== 'masterPlan'"],
  move: ['rules/movement/moves-by-card.ts', "fx === 'move'"],
  powerUp: applied('powerUp'),
  redirect: ['rules/rolls/roll-options.ts', "effect.fx === 'redirect'"],
  remove: applied('remove'),
  spectral: applied('spectral'),
  stun: applied('stun'),
  surviveAt: ['rules/damage/last-chance.ts', "fx === 'surviveAt'"],
  useAction: ['procedures/powers.ts', "effect.fx === 'useAction'"],
};

const CUSTOM: Readers<(typeof HANDLERS)[number]> = {
  alterDie: ['rules/rolls/roll-options.ts', "clause.custom !== 'alterDie'"],
  blinkToPiece: ['rules/movement/moves-by-card.ts', "clause.custom === 'blinkToPiece'"],
  forcedTraitOrPay: ['traits/rolled-trait.ts', "clause.custom !== 'forcedTraitOrPay'"],
  leaveByShortestRoute: ['effects/summon-pieces.ts', "clause.custom === 'leaveByShortestRoute'"],
  offTable: ['procedures/effects.ts', "clause.custom === 'offTable'"],
};

type RollLimit = (typeof ROLL_LIMITS)[keyof typeof ROLL_LIMITS][number];

const LIMIT: Readers<(typeof LIMITS)[number] | RollLimit> = {
  firstActivationOfRound: ['powers/limits.ts', "limit === 'firstActivationOfRound'"],
  firstActivationOfEncounter: ['powers/limits.ts', "limit === 'firstActivationOfEncounter'"],
  oncePerAction: ['rules/rolls/roll-options.ts', "clause.limit === 'oncePerAction'"],
  oncePerActivation: ['powers/limits.ts', "limit === 'oncePerActivation'"],
  oncePerEncounter: ['powers/limits.ts', "case 'oncePerEncounter':"],
  oncePerRoll: ['rules/rolls/dice-powers.ts', 'const most = each ? payable : Math.min(1, payable)'],
  oncePerRound: ['powers/limits.ts', "case 'oncePerRound':"],
};

const LASTS: Readers<(typeof DURATIONS)[number]> = {
  action: ['procedures/action.ts', "one.lasts === 'action'"],
  activation: ['model/apply.ts', "endLasting(state, 'activation')"],
  turn: ['model/apply.ts', "endLasting(state, 'turn')"],
  nextTurn: ['model/apply-parts.ts', "renameLasting(state, 'nextTurn', 'turn'"],
  round: ['model/apply-parts.ts', "endLasting(state, 'round')"],
  effectsPhase: ['model/apply-parts.ts', "endLasting(state, 'effectsPhase')"],
  nextStartingRoll: ['model/apply-parts.ts', "endLasting(state, 'nextStartingRoll')"],
  encounter: ['rules/damage/damage.ts', 'lasts: effect.lasts'],
};

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').replace(/([([]) /g, '$1');

const engine = new Map(
  sources
    .filter(({ path }) => path.startsWith('src/systems/pulp-city/') && !path.includes('/cards/'))
    .map(({ path, code }) => [path.replace('src/systems/pulp-city/', ''), squeezed(code)]),
);

describe('no word of the clauses is accepted that no rule reads', () => {
  test.each(
    Object.entries({ MODIFY, SET, GRANT, FORBID, ALLOW, AT, EFFECTS, CUSTOM, LIMIT, LASTS }).flatMap(
      ([table, readers]) =>
        Object.entries<Reader>(readers).map(([word, reader]) => [table, word, ...reader] as const),
    ),
  )('%s %s: %s reads it', (_, __, file, code) => {
    expect(engine.get(file)).toContain(code);
  });
});
