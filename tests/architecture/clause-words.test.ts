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
  actionPool: ['rules/action-pool.ts', "forcesOn(w, own[0], 'modify', 'actionPool')"],
  apCost: ['rules/costs.ts', "added(w, model, 'apCost'"],
  apLimit: ['rules/traits.ts', "added(w, model, 'apLimit'"],
  attackerDice: ['rules/dice-pool.ts', "view.side === 'attacker' ? 'attackerDice'"],
  bonusDice: ['rules/dice-pool.ts', "added(w, view.self, 'bonusDice'"],
  damageDealt: ['rules/harm.ts', "added(w, cause.model, 'damageDealt'"],
  damageTaken: ['rules/harm.ts', "added(w, target, 'damageTaken'"],
  defenderDice: ['rules/dice-pool.ts', ": 'defenderDice'; const lasting = [own"],
  rollDice: ['rules/dice-pool.ts', "[own, 'rollDice'].flatMap((quantity) => added("],
  sfxCount: ['rules/outcome.ts', "added(w, spec.attacker, 'sfxCount'"],
  startingRollDice: ['procedures/starting-roll.ts', "added(w, model, 'startingRollDice'"],
  trait: ['rules/traits.ts', "added(w, model, 'trait'"],
};

const SET: Readers<(typeof REPLACED)[number]> = {
  apLimit: ['rules/traits.ts', "ownSet(w, model, 'apLimit')"],
  attackTrait: ['rules/exchanged-trait.ts', "setTo(w, spec.attacker, 'attackTrait'"],
  cancelThreshold: ['rules/dice-pool.ts', "setTo(w, view.self, 'cancelThreshold'"],
  dicePerPowerUp: ['rules/dice-pool.ts', "setTo(w, model, 'dicePerPowerUp'"],
  maxDice: ['rules/dice-pool.ts', "setTo(w, view.other, 'maxDice'"],
  minDice: ['rules/dice-pool.ts', "setTo(w, view.self, 'minDice'"],
  mobbingCount: ['rules/combat-bonuses/mobbing.ts', "setTo(w, id, 'mobbingCount'"],
  movement: ['rules/traits.ts', "ownSet(w, id, 'movement')"],
  sfxThreshold: ['rules/dice-pool.ts', "setTo(w, spec.attacker, 'sfxThreshold'"],
  tieBreak: ['rules/outcome.ts', "setTo(w, view.self, 'tieBreak'"],
  trait: ['rules/traits.ts', "setTo(w, model, 'trait'"],
};

const GRANT: Readers<(typeof GRANTS)[number]> = {
  bonus: ['rules/combat-bonuses/higher-ground.ts', "granted(w, view.self, 'bonus'"],
  condition: ['rules/traits.ts', "ownGranted(w, id, 'condition'"],
  descriptor: ['procedures/action-declared.ts', "clause.grant !== 'descriptor'"],
  immune: ['rules/immunity.ts', "granted(w, model, 'immune'"],
  strong: ['rules/strong.ts', "granted(w, spec.attacker, 'strong'"],
};

const FORBID: Readers<(typeof FORBIDS)[number]> = {
  action: ['rules/moves-by-card.ts', "forbidden(w, model, 'action'"],
  activate: ['rules/activating.ts', "forbidden(w, model, 'activate'"],
  bonus: ['rules/dice-pool.ts', "forbidden(w, view.self, 'bonus'"],
  condition: ['rules/stealth.ts', "clause.forbid === 'condition'"],
  descriptor: ['rules/descriptors.ts', "clause.forbid === 'descriptor'"],
  leaderCards: ['rules/leader-cards.ts', "forbidden(w, model, 'leaderCards'"],
  power: ['powers/silence.ts', "takenBy(w, id, 'power')"],
  powerUpDice: ['rules/dice-pool.ts', "forbidden(w, model, 'powerUpDice'"],
  rolePower: ['powers/silence.ts', "takenBy(w, id, 'rolePower')"],
};

const ALLOW: Readers<(typeof ALLOWS)[number]> = {
  addEfx: ['rules/sfx-offers.ts', "allowed(w, spec.attacker, 'addEfx'"],
  affectSpectral: ['rules/immunity.ts', "allowed(w, user, 'affectSpectral'"],
  combineAny: ['rules/activating.ts', "allowed(w, model, 'combineAny'"],
  defendWith: ['rules/roll-options.ts', "allowed(w, view.self, 'defendWith'"],
  deploy: ['rules/deploying.ts', "clause.allow === 'deploy'"],
  endSpectral: ['rules/leader-cards.ts', "allowed(w, model, 'endSpectral'"],
  givesCover: ['rules/combat-bonuses/in-cover.ts', "clause.allow === 'givesCover'"],
  masterPlan: ['rules/master-plans.ts', "allowed(w, model, 'masterPlan'"],
  moveThrough: ['rules/bodies.ts', "clause.allow === 'moveThrough'"],
  shapeshift: ['rules/forms.ts', "allowed(w, model, 'shapeshift'"],
  throwModel: ['rules/targeting.ts', "allowed(w, model, 'throwModel'"],
  throwWithoutBtb: ['rules/targeting.ts', "allowed(w, model, 'throwWithoutBtb'"],
  useAs: ['rules/uses.ts', "forcesOn(w, model, 'allow', 'useAs')"],
  useFrom: ['rules/sources.ts', "forcesOn(w, model, 'allow', 'useFrom')"],
};

const AT: Readers<TriggerPoint> = {
  encounterStarted: ['procedures/deployment.ts', "triggersOf(ctx, model, 'encounterStarted')"],
  startingRollWon: ['rules/master-plans.ts', "triggersOf(w, model, 'startingRollWon')"],
  effectsPhase: ['rules/effects-order.ts', "triggersOf(w, owner, 'effectsPhase')"],
  activationStarted: ['procedures/activation.ts', "powersAt(ctx, card, 'activationStarted')"],
  duringActivation: ['rules/moves-by-card.ts', "triggersOf(w, model, 'duringActivation')"],
  enteredArea: ['rules/summoning.ts', "clause.at !== 'enteredArea'"],
  beforeRoll: ['rules/dice-powers.ts', "triggersOf(w, id, 'beforeRoll')"],
  rollWon: ['rules/interrupting.ts', "triggersOf(w, id, 'rollWon')"],
  achieved: ['procedures/effects.ts', "clause.at !== 'achieved'"],
  koComing: ['rules/surviving.ts', "ownForcesOn(w, model, 'at', 'koComing')"],
  koed: ['rules/damage.ts', "triggersOf(ctx, owner.id, 'koed')"],
  activationEnded: ['procedures/activation.ts', "powersAt(ctx, card, 'activationEnded')"],
};

/** `HAPPENS` says at which trigger points. */
type Fx<Point extends TriggerPoint> = (typeof HAPPENS)[Point] extends infer At
  ?
      | (At extends { readonly may: readonly (infer One)[] } ? One : never)
      | (At extends { readonly must: readonly (infer One)[] } ? One : never)
  : never;
type ClauseFx = { [Point in TriggerPoint]: Fx<Point> }[TriggerPoint] & string;

const applied = (fx: string): Reader => ['rules/damage.ts', `case '${fx}':`];

const EFFECTS: Readers<ClauseFx> = {
  activate: ['rules/activation-powers.ts', "effect.fx !== 'activate'"],
  ap: applied('ap'),
  attack: applied('attack'),
  damage: applied('damage'),
  defend: applied('defend'),
  end: ['procedures/chained.ts', "effect.fx === 'end'"],
  extraSfx: ['rules/roll-options.ts', "effect.fx === 'extraSfx'"],
  fatigue: applied('fatigue'),
  heal: applied('heal'),
  lasting: applied('lasting'),
  masterPlan: ['rules/master-plans.ts', "effect.fx !== 'masterPlan'"],
  move: ['rules/moves-by-card.ts', "fx === 'move'"],
  powerUp: applied('powerUp'),
  redirect: ['rules/roll-options.ts', "effect.fx === 'redirect'"],
  remove: applied('remove'),
  spectral: applied('spectral'),
  stun: applied('stun'),
  surviveAt: ['rules/surviving.ts', "fx === 'surviveAt'"],
  useAction: ['procedures/powers.ts', "effect.fx === 'useAction'"],
};

const CUSTOM: Readers<(typeof HANDLERS)[number]> = {
  alterDie: ['rules/roll-options.ts', "clause.custom !== 'alterDie'"],
  blinkToPiece: ['rules/moves-by-card.ts', "clause.custom === 'blinkToPiece'"],
  forcedTraitOrPay: ['rules/exchanged-trait.ts', "clause.custom !== 'forcedTraitOrPay'"],
  leaveByShortestRoute: ['rules/summoning.ts', "clause.custom === 'leaveByShortestRoute'"],
  offTable: ['procedures/effects.ts', "clause.custom === 'offTable'"],
};

type RollLimit = (typeof ROLL_LIMITS)[keyof typeof ROLL_LIMITS][number];

const LIMIT: Readers<(typeof LIMITS)[number] | RollLimit> = {
  firstActivationOfRound: ['rules/damage.ts', "limit === 'firstActivationOfRound'"],
  firstActivationOfEncounter: ['rules/damage.ts', "limit === 'firstActivationOfEncounter'"],
  oncePerAction: ['rules/roll-options.ts', "clause.limit === 'oncePerAction'"],
  oncePerActivation: ['rules/damage.ts', "limit === 'oncePerActivation'"],
  oncePerEncounter: ['rules/damage.ts', "case 'oncePerEncounter':"],
  oncePerRoll: ['rules/dice-powers.ts', 'const most = each ? payable : Math.min(1, payable)'],
  oncePerRound: ['rules/damage.ts', "case 'oncePerRound':"],
};

const LASTS: Readers<(typeof DURATIONS)[number]> = {
  action: ['procedures/action.ts', "one.lasts === 'action'"],
  activation: ['model/apply.ts', "endLasting(state, 'activation')"],
  turn: ['model/apply.ts', "endLasting(state, 'turn')"],
  nextTurn: ['model/apply-parts.ts', "renameLasting(state, 'nextTurn', 'turn'"],
  round: ['model/apply-parts.ts', "endLasting(state, 'round')"],
  effectsPhase: ['model/apply-parts.ts', "endLasting(state, 'effectsPhase')"],
  nextStartingRoll: ['model/apply-parts.ts', "endLasting(state, 'nextStartingRoll')"],
  encounter: ['rules/damage.ts', 'lasts: effect.lasts'],
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
