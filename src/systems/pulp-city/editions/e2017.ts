import type { Ruleset } from '../model/encounter.ts';
import { EVALUATOR } from '../traits/evaluator.ts';
import { oneAndFurther } from '../rules/actions/activation-limits.ts';
import { CITIZEN_MARKERS } from '../rules/citizens/kinds.ts';
import { oneInchAbove } from '../rules/rolls/combat-bonuses/higher-ground.ts';
import { helpsAnyTrait } from '../rules/rolls/combat-bonuses/in-cover.ts';
import { fewerEnemiesInContact } from '../rules/rolls/combat-bonuses/mobbing.ts';
import { afterMoveIntoContact } from '../rules/rolls/combat-bonuses/momentum.ts';
import { largerThanOpponent } from '../rules/rolls/combat-bonuses/size-matters.ts';
import { lostCarriedOver } from '../rules/actions/shapeshift.ts';
import { combinesUnlessSprint, fallsAloneOnFoot, gaitsByTwoReaches } from '../rules/movement/gaits.ts';
import { MOST_LEADER_CARDS } from '../teams/leader-choice.ts';
import { pointsByGiver } from '../teams/paying.ts';
import { PUBLIC } from '../agendas/public.ts';
import { captureTheFlag } from '../plots/capture-the-flag.ts';
import { FOR_MOST } from '../plots/parts.ts';
import { kingOfTheHillZone } from '../plots/hill.ts';
import { ownGround } from '../plots/own-ground.ts';
import { territory } from '../plots/territory.ts';
import { timeBomb } from '../plots/time-bomb.ts';
import { treasureHunt } from '../plots/treasure-hunt.ts';
import { smackdownForMost } from '../plots/smackdown.ts';

export const e2017: Ruleset = {
  id: '2017',
  revision: 1,
  numbers: {
    rounds: 4,
    fatigueLimit: 2,
    stealthRange: 4,
    supportRange: 6,
    objectStrength: [1, 5, 7],
    structureHealth: { Small: 4, Medium: 8, Large: 12 },
    types: ['Living', 'Nonliving', 'Mechanical', 'Outsider'],
    elementWords: {
      Wind: 'Air',
      Storm: 'Air',
      Thunderstorm: 'Air',
      Ice: 'Water',
      Snow: 'Water',
      Rain: 'Water',
      Lava: 'Fire',
      Magma: 'Fire',
      Stone: 'Earth',
      Wood: 'Earth',
      Plants: 'Earth',
    },
    smallerBases: {},
    leaderCards: MOST_LEADER_CARDS,
    elementStrong: {
      Air: ['Water', 'Flight'],
      Water: ['Fire', 'Mechanical'],
      Fire: ['Earth', 'Nonliving'],
      Earth: ['Air', 'Objects & Structures'],
      Light: ['Darkness', 'Outsider'],
      Darkness: ['Light', 'Living'],
    },
  },
  policies: {
    preparation: 'tacticalRoll',
    higherGround: oneInchAbove,
    mobbing: fewerEnemiesInContact,
    momentum: afterMoveIntoContact,
    sizeMatters: largerThanOpponent,
    inCover: helpsAnyTrait,
    onFixedNumber: 'printedStrong',
    powerUpIsBonus: false,
    planDiceEndWithRound: false,
    activationAllows: oneAndFurther,
    mayPassFreely: false,
    turnsWaitForMoves: true,
    aloftKeepsGoing: true,
    pulseHasTargets: true,
    areaAgainstPieces: 'automatic',
    overrunMomentum: true,
    overrunDiceFromStart: true,
    dynamicIsCombat: false,
    spectralBreaksContact: true,
    spectralImmuneToFall: true,
    mindControlSwapsSides: true,
    followUpMayRepeat: true,
    selfBurdensAlways: false,
    thrownModelDamage: 1,
    thrownMayBeKoed: true,
    summonReplaces: true,
    exclusiveOnlyReplaced: true,
    liftBy: 'actionTrait',
    environment: 'happens',
    hazardAgain: 'firstActivation',
    hazardOncePerRound: true,
    minionsMayEnterHazards: true,
    fallOnPurposeAlone: fallsAloneOnFoot,
    healthOfForm: lostCarriedOver,
    gait: gaitsByTwoReaches,
    pointsOfPlot: () => FOR_MOST,
    mayCombine: combinesUnlessSprint,
  },
  citizens: CITIZEN_MARKERS,
  recruiting: {
    levels: { least: 3, most: 24 },
    factionTeams: true,
    mayPay: pointsByGiver,
    namedAreExclusive: false,
    uniqueOnce: true,
    rules: { sharing: 'PC-TEAM-04', points: 'PC-TEAM-10' },
  },
  burdens: {
    price: 'stun',
    keptIn: 'firstActivation',
    onlySprints: false,
    droppedAtWill: true,
    shakenBy: null,
  },
  agendas: PUBLIC,
  plots: {
    smackdown: smackdownForMost,
    quest: treasureHunt,
    captureTheFlag,
    timeBomb,
    territory,
    kingOfTheHill: kingOfTheHillZone,
    endZones: ownGround,
  },
  plotTable: ['quest', 'captureTheFlag', 'timeBomb', 'territory', 'kingOfTheHill', 'endZones'],
  evaluator: EVALUATOR,
};
