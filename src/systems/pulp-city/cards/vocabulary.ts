/** The words that the clauses of Powers and Specials may use; anything else on a card is refused. */

/** Quantities that `modify` adds to. */
export const MODIFIED = [
  'actionPool',
  'apCost',
  'apLimit',
  'attackerDice',
  'bonusDice',
  'damageDealt',
  'damageTaken',
  'defenderDice',
  'rollDice',
  'sfxCount',
  'startingRollDice',
  'trait',
] as const;

/** Quantities that `set` replaces. */
export const REPLACED = [
  'apLimit',
  'attackTrait',
  'cancelThreshold',
  'dicePerPowerUp',
  'maxDice',
  'minDice',
  'mobbingCount',
  'movement',
  'sfxThreshold',
  'tieBreak',
  'trait',
] as const;

/** `descriptor` has its player choose which of the words it is. */
export const GRANTS = ['bonus', 'condition', 'descriptor', 'immune', 'strong'] as const;

export const FORBIDS = [
  'action',
  'activate',
  'bonus',
  'condition',
  'descriptor',
  'leaderCards',
  'power',
  'powerUpDice',
  'rolePower',
] as const;

export const ALLOWS = [
  'addEfx',
  'affectSpectral',
  'combineAny',
  'defendWith',
  'deploy',
  'endSpectral',
  'givesCover',
  'masterPlan',
  'moveThrough',
  'shapeshift',
  'throwModel',
  'throwWithoutBtb',
  'useAs',
  'useFrom',
] as const;

/** What the rules carry out at once, wherever it comes from. */
export const AT_ONCE = [
  'ap',
  'attack',
  'damage',
  'defend',
  'fatigue',
  'heal',
  'lasting',
  'powerUp',
  'remove',
  'spectral',
  'stun',
] as const;

interface Happens {
  /** Texts in which the trigger point means something. */
  readonly on: readonly ClausePlace[];
  readonly may?: readonly string[];
  readonly must?: readonly string[];
}

export type ClausePlace = 'power' | 'special' | 'piece';

const POWER = ['power', 'special'] as const;
const OFFERED = [...AT_ONCE, 'useAction'] as const;
const CHAINED = [...OFFERED, 'activate', 'end'] as const;

/** The trigger points in the order of play, and the Effects that each of them carries out. */
export const HAPPENS = {
  encounterStarted: { on: POWER, must: AT_ONCE },
  startingRollWon: { on: POWER, may: ['masterPlan'], must: ['masterPlan'] },
  effectsPhase: { on: POWER, may: OFFERED, must: OFFERED },
  activationStarted: { on: POWER, may: OFFERED, must: OFFERED },
  duringActivation: { on: POWER, may: ['move', 'end'] },
  enteredArea: { on: ['piece'], must: ['damage'] },
  beforeRoll: { on: POWER, may: ['lasting', 'redirect'] },
  rollWon: { on: POWER, may: ['activate', 'extraSfx'] },
  achieved: { on: ['special'], may: AT_ONCE, must: AT_ONCE },
  koComing: { on: POWER, must: ['surviveAt'] },
  koed: { on: POWER, must: AT_ONCE },
  activationEnded: { on: POWER, may: CHAINED, must: CHAINED },
} as const satisfies Readonly<Record<string, Happens>>;

export type TriggerPoint = keyof typeof HAPPENS;

export const isTriggerPoint = (word: unknown): word is TriggerPoint =>
  typeof word === 'string' && word in HAPPENS;

/** Effects that a clause may or must have done at all of these points. */
export function effectsAt(points: readonly TriggerPoint[], how: 'may' | 'must'): readonly string[] {
  const lists = points.map((point): readonly string[] => {
    const happens: Happens = HAPPENS[point];
    return happens[how] ?? [];
  });
  const [first = [], ...rest] = lists;
  return first.filter((fx) => rest.every((list) => list.includes(fx)));
}

export function pointsIn(place: ClausePlace): readonly string[] {
  return Object.entries<Happens>(HAPPENS).flatMap(([point, { on }]) => (on.includes(place) ? [point] : []));
}

export const PIECES = ['dangerousTerrain', 'structure', 'terrain'] as const;

/** Clauses whose body is code, registered under these names. */
export const HANDLERS = [
  'alterDie',
  'blinkToPiece',
  'forcedTraitOrPay',
  'leaveByShortestRoute',
  'offTable',
] as const;

export const LIMITS = [
  'firstActivationOfRound',
  'firstActivationOfEncounter',
  'oncePerRound',
  'oncePerActivation',
  'oncePerEncounter',
] as const;

/** Limits that only a roll can keep. */
export const ROLL_LIMITS = {
  beforeRoll: ['oncePerRoll'],
  rollWon: ['oncePerAction', 'oncePerRoll'],
} as const satisfies Partial<Record<TriggerPoint, readonly string[]>>;

export const DURATIONS = [
  'action',
  'activation',
  'turn',
  'nextTurn',
  'round',
  'effectsPhase',
  'nextStartingRoll',
  'encounter',
] as const;
