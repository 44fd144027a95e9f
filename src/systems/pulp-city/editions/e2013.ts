import type { Ruleset } from '../model/encounter.ts';
import { EVALUATOR } from '../traits/evaluator.ts';
import { oneCombatOneMove } from '../rules/actions/activation-limits.ts';
import { CITIZEN_MODELS } from '../rules/citizens/kinds.ts';
import { baseDiameterAbove } from '../rules/rolls/combat-bonuses/higher-ground.ts';
import { helpsAgility } from '../rules/rolls/combat-bonuses/in-cover.ts';
import { moreFriendsAtOpponent } from '../rules/rolls/combat-bonuses/mobbing.ts';
import { afterAnyMove } from '../rules/rolls/combat-bonuses/momentum.ts';
import { largerThanAllAffected } from '../rules/rolls/combat-bonuses/size-matters.ts';
import { sameNumber } from '../rules/actions/shapeshift.ts';
import {
  combinesUnlessOnSurfaces,
  fallsAloneOnFootOrBounding,
  gaitsByRealLength,
} from '../rules/movement/gaits.ts';
import { pooledPoints } from '../teams/paying.ts';
import { SECRET } from '../agendas/secret.ts';
import { battleForTheBlock, endZones, resourceWar, urbanWarfare } from '../plots/battle-for-the-block.ts';
import {
  kingOfTheHill,
  kingOfTheMountain,
  roofTopScramble,
  shiftingStones,
} from '../plots/king-of-the-hill.ts';
import { airDrop, armoredCar, quest, shellGame } from '../plots/quest.ts';
import { smackdownByLevel } from '../plots/smackdown.ts';

export const e2013: Ruleset = {
  id: '2013',
  revision: 1,
  numbers: {
    rounds: 6,
    fatigueLimit: 2,
    stealthRange: 4,
    supportRange: 6,
    objectStrength: [1, 5, 8],
    structureHealth: { Small: 3, Medium: 6, Large: 9 },
    types: ['Living', 'E.T.', 'Mechanical', 'Nonliving', 'Outsider'],
    elementWords: {
      Wind: 'Air',
      Lightning: 'Air',
      Ice: 'Water',
      Snow: 'Water',
      Lava: 'Fire',
      Magma: 'Fire',
      Wood: 'Earth',
      Plants: 'Earth',
    },
    smallerBases: { 50: 40 },
    leaderCards: 0,
    elementStrong: {
      Air: ['Water', 'E.T.'],
      Water: ['Fire', 'Mechanical'],
      Fire: ['Earth', 'Nonliving'],
      Earth: ['Air', 'Flight'],
      Light: ['Darkness', 'Outsider'],
      Darkness: ['Light', 'Living'],
    },
  },
  policies: {
    preparation: 'startingRoll',
    higherGround: baseDiameterAbove,
    mobbing: moreFriendsAtOpponent,
    momentum: afterAnyMove,
    sizeMatters: largerThanAllAffected,
    inCover: helpsAgility,
    onFixedNumber: 'attackerBonuses',
    powerUpIsBonus: true,
    planDiceEndWithRound: true,
    activationAllows: oneCombatOneMove,
    mayPassFreely: true,
    turnsWaitForMoves: false,
    aloftKeepsGoing: false,
    pulseHasTargets: false,
    areaAgainstPieces: 'roll',
    overrunMomentum: false,
    overrunDiceFromStart: false,
    dynamicIsCombat: true,
    spectralBreaksContact: false,
    spectralImmuneToFall: false,
    mindControlSwapsSides: false,
    followUpMayRepeat: false,
    selfBurdensAlways: true,
    thrownModelDamage: 0,
    thrownMayBeKoed: false,
    summonReplaces: false,
    exclusiveOnlyReplaced: false,
    liftBy: 'strength',
    environment: 'rolls',
    hazardAgain: 'effectsPhase',
    hazardOncePerRound: false,
    minionsMayEnterHazards: false,
    fallOnPurposeAlone: fallsAloneOnFootOrBounding,
    healthOfForm: sameNumber,
    gait: gaitsByRealLength,
    pointsOfPlot: (level) => level,
    mayCombine: combinesUnlessOnSurfaces,
  },
  citizens: CITIZEN_MODELS,
  recruiting: {
    levels: { least: 3, most: 24 },
    factionTeams: false,
    mayPay: pooledPoints,
    namedAreExclusive: true,
    uniqueOnce: false,
    rules: { sharing: 'PC-TEAM-03', points: 'PC-TEAM-09' },
  },
  agendas: SECRET,
  burdens: {
    price: 'fatigue',
    keptIn: 'effectsPhase',
    onlySprints: true,
    droppedAtWill: false,
    shakenBy: 3,
  },
  plots: {
    smackdown: smackdownByLevel,
    quest,
    shellGame,
    airDrop,
    armoredCar,
    kingOfTheHill,
    shiftingStones,
    roofTopScramble,
    kingOfTheMountain,
    battleForTheBlock,
    endZones,
    urbanWarfare,
    resourceWar,
  },
  plotTable: ['smackdown', 'quest', 'kingOfTheHill', 'battleForTheBlock', 'smackdown', 'quest'],
  evaluator: EVALUATOR,
};
