/** The trigger points in the order of play: what each of them carries out, and what its caller reads of a clause. */
import type { OccasionName } from './conditions.ts';
import type { EffectsName } from './effects.ts';
import type { Kind } from './fields.ts';

export const LIMITS = [
  'firstActivationOfRound',
  'firstActivationOfEncounter',
  'oncePerRound',
  'oncePerActivation',
  'oncePerEncounter',
] as const;

/** One way in which clauses are read at a trigger point. */
export interface PointUse {
  /** What is done without asking, and what its player may have done. */
  readonly must?: EffectsName;
  readonly may?: EffectsName;
  /** Whom an Effect may name as its receivers. */
  readonly to?: Kind;
  readonly when?: OccasionName;
  /** 'others': it may watch for other models; 'only': it has to. Otherwise it is about the model that has it. */
  readonly who?: 'others' | 'only';
  readonly limit?: readonly string[];
  /** Without a limit it would come about again and again. */
  readonly bounded?: true;
  readonly cost?: true;
  /** It may be used several times over, each time for its cost. */
  readonly times?: true;
}

const WATCHED = {
  to: 'toPickOrSubject',
  when: 'activation',
  who: 'others',
  limit: LIMITS,
  cost: true,
  times: true,
} as const;
/** Something has happened to a model, and Powers answer it at once. */
const ANSWERED = {
  must: 'offered',
  may: 'offered',
  to: 'toEvent',
  who: 'others',
  limit: [...LIMITS, 'oncePerAction'],
  cost: true,
} as const;
const FOR_ROLL = { when: 'dice', who: 'others', limit: [...LIMITS, 'oncePerRoll'], cost: true } as const;

export const POINTS = {
  encounterStarted: [{ must: 'atOnce', to: 'toPick' }],
  startingRollWon: [{ may: 'masterPlan', must: 'masterPlan', when: 'startingWon' }],
  effectsPhase: [
    { may: 'offered', must: 'offered', to: 'toPick', when: 'anytime', limit: LIMITS, cost: true },
  ],
  activationStarted: [{ may: 'offered', must: 'offered', ...WATCHED }],
  duringActivation: [
    { may: 'move', when: 'anytime', limit: LIMITS },
    { may: 'offered', to: 'toPick', when: 'anytime', limit: LIMITS, cost: true },
  ],
  beforeRoll: [
    { may: 'dice', ...FOR_ROLL },
    { may: 'redirect', when: 'roll', who: 'only', cost: true },
  ],
  /** `who`: for whom its own player has thrown dice. */
  rolled: [{ may: 'reroll', who: 'others', cost: true }],
  rollWon: [
    { may: 'activate', to: 'toPick', when: 'roll', who: 'others', limit: LIMITS, cost: true },
    {
      may: 'extraSfx',
      when: 'roll',
      who: 'others',
      limit: [...LIMITS, 'oncePerAction', 'oncePerRoll'],
      cost: true,
    },
    /** `who`: the winner; `by`: whoever it has won against. */
    { ...ANSWERED, when: 'roll' },
  ],
  /** Damage is about to be done: nobody suffers it, or another model may. */
  damageComing: [
    { must: 'escape', when: 'damageComing' },
    { may: 'transfer', to: 'toPick', when: 'damageComing', who: 'others' },
  ],
  koComing: [{ must: 'surviveAt', may: 'surviveAt', when: 'anytime', limit: LIMITS }],
  /** `who`: whom the Damage hits. */
  damaged: [{ ...ANSWERED, when: 'damaged' }],
  /** `who`: who is KO'ed; without it, anybody else. What the own KO does asks nobody. */
  koed: [{ ...ANSWERED, when: 'koed' }],
  /** `who`: whose Action it was. */
  actionResolved: [{ ...ANSWERED, must: 'resolved', may: 'resolved', when: 'resolved' }],
  /** `who`: whoever has used a Movement Action. */
  moved: [{ ...ANSWERED, when: 'moved' }],
  /** `who`: whom another model has come into contact with by a move; `by`: that model. */
  enteredBtb: [{ ...ANSWERED, when: 'entered' }],
  /** `who`: whoever spends AP. */
  apSpent: [{ ...ANSWERED, must: 'counted', may: 'counted', when: 'apSpent' }],
  activationEnded: [{ may: 'chained', must: 'chained', ...WATCHED }],
  /** A Turn in which its Team has Activated a card is over. */
  turnEnded: [{ may: 'anotherTurn', limit: LIMITS, cost: true }],
} as const satisfies Readonly<Record<string, readonly PointUse[]>>;

export type TriggerPoint = keyof typeof POINTS;

/** `oncePerTarget`: for each Defender of one use of the Action. */
const OF_SUCCESS = {
  to: 'toPickOrSubject',
  when: 'success',
  limit: [...LIMITS, 'oncePerAction', 'oncePerTarget'],
  cost: true,
  times: true,
} as const;

/** Points in the text of an Action, and of what it makes. */
export const POINTS_OF_SPECIALS = {
  achieved: [{ may: 'offered', must: 'offered', ...OF_SUCCESS }],
  /** Once all Effects of the success are applied: what Damage it did is known. */
  effectsApplied: [{ may: 'offered', must: 'offered', ...OF_SUCCESS }],
  /** Once the whole Action is over. */
  actionResolved: [{ must: 'resolved', may: 'resolved', to: 'toEvent', when: 'resolved' }],
} as const satisfies Readonly<Record<string, readonly PointUse[]>>;

export const POINTS_OF_PIECES = {
  enteredArea: [
    { must: 'area' },
    /** `who`: to whom; each of them as often as the limit says. */
    { must: 'areaHelp', who: 'only', limit: ['oncePerRound'], bounded: true },
  ],
  /** It has no Health left, and still stands. */
  destroyed: [{ must: 'lastStrike' }],
} as const satisfies Readonly<Record<string, readonly PointUse[]>>;

export const isTriggerPoint = (word: unknown): word is TriggerPoint =>
  typeof word === 'string' && Object.hasOwn(POINTS, word);
