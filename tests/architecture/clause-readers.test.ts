import { expect, test } from 'vitest';
import { tagForbidden } from '../../src/systems/pulp-city/agendas/tags.ts';
import { burdenForbidden, unhinderedForbidden } from '../../src/systems/pulp-city/rules/burdens/carrying.ts';
import { scoringForbidden } from '../../src/systems/pulp-city/rules/objectives/control.ts';
import { mayBorrow } from '../../src/systems/pulp-city/rules/actions/own-actions.ts';
import { maySpendOf } from '../../src/systems/pulp-city/rules/rolls/held-dice.ts';
import { endForbidden } from '../../src/systems/pulp-city/rules/actions/owed-actions.ts';
import { letsPass } from '../../src/systems/pulp-city/board/bodies.ts';
import { healthFirst } from '../../src/systems/pulp-city/model/health-first.ts';
import { pointsOf } from '../../src/systems/pulp-city/powers/points.ts';
import { rolled } from '../../src/systems/pulp-city/rules/rolls/rerolls.ts';
import { turnEnded } from '../../src/systems/pulp-city/rules/actions/further-turns.ts';
import type { HoldingVerb, TriggerPoint, WordOf } from '../../src/systems/pulp-city/model/clause.ts';
import { powersTaken, rolesTaken } from '../../src/systems/pulp-city/powers/silence.ts';
import { mayStrafe } from '../../src/systems/pulp-city/rules/movement/strafing.ts';
import { descriptorsChosen } from '../../src/systems/pulp-city/procedures/counting-as.ts';
import { enteredBtb, moved } from '../../src/systems/pulp-city/rules/actions/answering-moves.ts';
import { encounterStarted } from '../../src/systems/pulp-city/procedures/deployment.ts';
import {
  activationEnded,
  activationStarted,
} from '../../src/systems/pulp-city/rules/actions/activation-powers.ts';
import {
  activationForbidden,
  mayCombineAny,
  mayCommand,
} from '../../src/systems/pulp-city/rules/actions/activating.ts';
import { apCostMore } from '../../src/systems/pulp-city/rules/actions/costs.ts';
import { rollWon } from '../../src/systems/pulp-city/rules/actions/interrupting.ts';
import { amongNamed } from '../../src/systems/pulp-city/rules/actions/summon-minions.ts';
import { mayShapeshift } from '../../src/systems/pulp-city/rules/actions/shapeshift.ts';
import { mayUseFrom } from '../../src/systems/pulp-city/rules/actions/sources.ts';
import {
  maySee,
  rangeMore,
  targetsBound,
  mayThrowFromAfar,
  mayThrowModels,
  targetsKeptForLast,
} from '../../src/systems/pulp-city/rules/actions/targeting.ts';
import { furtherUses } from '../../src/systems/pulp-city/rules/actions/uses.ts';
import { damageDealtMore, damageTakenMore } from '../../src/systems/pulp-city/rules/damage/amount.ts';
import { damaged, koed } from '../../src/systems/pulp-city/rules/damage/answers.ts';
import { actionResolved, mayFollowUpCheaply } from '../../src/systems/pulp-city/rules/actions/resolved.ts';
import { apSpent } from '../../src/systems/pulp-city/rules/actions/paying.ts';
import {
  defenderDice,
  ownMostDice,
  rollDice,
} from '../../src/systems/pulp-city/rules/damage/environment-dice.ts';
import { koComing } from '../../src/systems/pulp-city/rules/damage/last-chance.ts';
import { damageComing } from '../../src/systems/pulp-city/rules/damage/transfer.ts';
import {
  leaderCardsForbidden,
  mayEndSpectral,
} from '../../src/systems/pulp-city/rules/leaders/leader-cards.ts';
import {
  actionForbidden,
  duringActivation,
  fartherForbidden,
} from '../../src/systems/pulp-city/rules/movement/moves-by-card.ts';
import { bonusesGranted } from '../../src/systems/pulp-city/rules/rolls/combat-bonuses/higher-ground.ts';
import { mayGiveCover } from '../../src/systems/pulp-city/rules/rolls/combat-bonuses/in-cover.ts';
import { mobbingCount } from '../../src/systems/pulp-city/rules/rolls/combat-bonuses/mobbing.ts';
import { mayKeepMomentum } from '../../src/systems/pulp-city/rules/rolls/combat-bonuses/momentum.ts';
import { sfxCountMore, tieBreak } from '../../src/systems/pulp-city/rules/rolls/comparison.ts';
import {
  boostDice,
  cancelThresholdSet,
  dicePerPowerUpSet,
  maxDice,
  minDice,
  powerUpDiceForbidden,
  rollTraitMore,
  sfxThresholdSet,
} from '../../src/systems/pulp-city/rules/rolls/dice-pool.ts';
import { beforeRoll } from '../../src/systems/pulp-city/rules/rolls/dice-powers.ts';
import { attackerDice, bonusDice } from '../../src/systems/pulp-city/rules/rolls/dice-sources.ts';
import { mayDefendWith } from '../../src/systems/pulp-city/rules/rolls/roll-options.ts';
import { mayAddFx } from '../../src/systems/pulp-city/rules/rolls/added-effects.ts';
import { mayAddEffects } from '../../src/systems/pulp-city/rules/rolls/sfx-offers.ts';
import { actionPoolMore } from '../../src/systems/pulp-city/rules/rounds/action-pool.ts';
import { mayDeploy } from '../../src/systems/pulp-city/rules/rounds/deploy-ways.ts';
import { effectsPhase } from '../../src/systems/pulp-city/rules/rounds/effects-phase-order.ts';
import { mayUsePlan, startingRollWon } from '../../src/systems/pulp-city/rules/rounds/master-plans.ts';
import { startingRollDice } from '../../src/systems/pulp-city/rules/rounds/starting-dice.ts';
import { typesGranted, typesSet } from '../../src/systems/pulp-city/traits/descriptors.ts';
import {
  descriptorsLost,
  elementChoices,
  elementsGranted,
  elementsSet,
} from '../../src/systems/pulp-city/traits/elements.ts';
import { bonusForbidden } from '../../src/systems/pulp-city/traits/barred-bonuses.ts';
import { mayReachAsBtb } from '../../src/systems/pulp-city/traits/contact.ts';
import { immuneGranted } from '../../src/systems/pulp-city/traits/immunity.ts';
import { mayAffectSpectral } from '../../src/systems/pulp-city/traits/spectral.ts';
import { moreCopies, singleCopy } from '../../src/systems/pulp-city/teams/copies.ts';
import { notCounted } from '../../src/systems/pulp-city/teams/limits.ts';
import { mayRecruit } from '../../src/systems/pulp-city/teams/recruits.ts';
import { apLimitMore, apLimitSet, fatigueLimitSet } from '../../src/systems/pulp-city/traits/limits.ts';
import { conditionsGranted } from '../../src/systems/pulp-city/traits/modes.ts';
import { movementForced, movementSet } from '../../src/systems/pulp-city/traits/movement-type.ts';
import { attackTraitSet } from '../../src/systems/pulp-city/traits/rolled-trait.ts';
import { sameSupremeNamed } from '../../src/systems/pulp-city/traits/same-supreme.ts';
import { conditionsIgnored } from '../../src/systems/pulp-city/traits/stealth.ts';
import { elementBonusForbidden, strongGranted } from '../../src/systems/pulp-city/traits/strong.ts';
import { traitMore, traitSet, trumpSet } from '../../src/systems/pulp-city/traits/values.ts';

/** Made by the rule that reads the word, of this verb and word. */
type Reader<Verb, Word> = { readonly reads: readonly [Verb, Word] };
type Readers<Verb extends HoldingVerb> = { readonly [Word in WordOf<Verb>]: Reader<Verb, Word> };

/** A word that is new to the vocabulary does not compile without the reader of its rule. */
const HOLDING: { readonly [Verb in HoldingVerb]: Readers<Verb> } = {
  modify: {
    actionPool: actionPoolMore,
    apCost: apCostMore,
    apLimit: apLimitMore,
    attackerDice,
    bonusDice,
    boostDice,
    damageDealt: damageDealtMore,
    damageTaken: damageTakenMore,
    defenderDice,
    range: rangeMore,
    rollDice,
    rollTrait: rollTraitMore,
    sfxCount: sfxCountMore,
    startingRollDice,
    trait: traitMore,
  },
  set: {
    apLimit: apLimitSet,
    attackTrait: attackTraitSet,
    cancelThreshold: cancelThresholdSet,
    dicePerPowerUp: dicePerPowerUpSet,
    elements: elementsSet,
    fatigueLimit: fatigueLimitSet,
    maxDice,
    minDice,
    mobbingCount,
    mostDice: ownMostDice,
    movement: movementSet,
    forcedMovement: movementForced,
    sfxThreshold: sfxThresholdSet,
    tieBreak,
    trait: traitSet,
    trump: trumpSet,
    types: typesSet,
  },
  grant: {
    bonus: bonusesGranted,
    condition: conditionsGranted,
    healthFirst,
    points: pointsOf,
    countsAmong: amongNamed,
    descriptor: descriptorsChosen,
    element: elementsGranted,
    elementChoice: elementChoices,
    immune: immuneGranted,
    sameSupreme: sameSupremeNamed,
    strong: strongGranted,
    type: typesGranted,
  },
  forbid: {
    action: actionForbidden,
    activate: activationForbidden,
    bonus: bonusForbidden,
    burden: burdenForbidden,
    condition: conditionsIgnored,
    copies: singleCopy,
    countedRole: notCounted,
    descriptor: descriptorsLost,
    elementBonus: elementBonusForbidden,
    end: endForbidden,
    farther: fartherForbidden,
    otherTargets: targetsBound,
    lastTarget: targetsKeptForLast,
    leaderCards: leaderCardsForbidden,
    power: powersTaken,
    powerUpDice: powerUpDiceForbidden,
    rolePower: rolesTaken,
    score: scoringForbidden,
    tag: tagForbidden,
    unhindered: unhinderedForbidden,
  },
  allow: {
    addEfx: mayAddEffects,
    addFx: mayAddFx,
    cheapFollowUp: mayFollowUpCheaply,
    affectSpectral: mayAffectSpectral,
    borrowActions: mayBorrow,
    combineAny: mayCombineAny,
    command: mayCommand,
    copies: moreCopies,
    defendWith: mayDefendWith,
    deploy: mayDeploy,
    endSpectral: mayEndSpectral,
    givesCover: mayGiveCover,
    keepMomentum: mayKeepMomentum,
    masterPlan: mayUsePlan,
    reachAsBtb: mayReachAsBtb,
    moveThrough: letsPass,
    recruit: mayRecruit,
    shapeshift: mayShapeshift,
    sight: maySee,
    spendDiceOf: maySpendOf,
    strafe: mayStrafe,
    throwModel: mayThrowModels,
    throwWithoutBtb: mayThrowFromAfar,
    useAs: furtherUses,
    useFrom: mayUseFrom,
  },
};

const POINTS: { readonly [Point in TriggerPoint]: Reader<'at', Point> } = {
  encounterStarted,
  startingRollWon,
  effectsPhase,
  activationStarted,
  duringActivation,
  beforeRoll,
  rollWon,
  damageComing,
  koComing,
  damaged,
  koed,
  actionResolved,
  moved,
  enteredBtb,
  apSpent,
  activationEnded,
  rolled,
  turnEnded,
};

test.each(
  Object.entries({ ...HOLDING, at: POINTS }).flatMap(([verb, readers]) =>
    Object.entries<Reader<string, string>>(readers).map(([word, { reads }]) => [verb, word, reads] as const),
  ),
)('%s %s is read by a rule of its own', (verb, word, reads) => {
  expect(reads).toEqual([verb, word]);
});
