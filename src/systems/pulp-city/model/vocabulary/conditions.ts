import type { ModelId, TargetId } from '../ids.ts';
import type { RollView } from '../roll.ts';
import type { FieldTable } from './fields.ts';

/** Asked of the model and of the table, whatever happens. */
const ANYTIME = {
  near: 'selector',
  notNear: 'selector',
  btb: 'selector',
  notBtb: 'selector',
  team: 'selector',
  teamAll: 'selector',
  /** A Summoned piece of the card with that name is on the table. */
  piece: 'text',
  /** The form it is in. */
  form: 'texts',
  /** As a bar asks for a mode: a form, a card of that mode, or that of the Supreme it is Exclusive to. */
  mode: 'texts',
  hp: 'health',
  /** Of the models of its card, each of which is another, the one at that place is in play. */
  member: 'number',
  /** The row of Health that is lost before its own is not yet used up. */
  healthFirst: 'flag',
  /** Nothing has taken its Role Power away. */
  rolePower: 'yes',
  state: 'text',
  /** Whose Turn it is, seen from the model that has the clause. */
  turn: ['own', 'enemy'],
  round: 'number',
} as const satisfies FieldTable;

/** What has been done in the Activation in progress. */
const DONE = {
  /** The Activation is that of the model that has the clause. */
  activation: ['own'],
  /** The model has used a Movement Action in it. */
  moved: 'flag',
  /** It has used one of the Combat Actions of its card in it. */
  fought: 'flag',
} as const satisfies FieldTable;

const ROLL = {
  ...ANYTIME,
  opponent: 'selector',
  /** The Target is terrain. */
  onPiece: 'flag',
  action: 'action',
  rolling: 'traits',
  /** 'target', 'targeting': the Defender is a Target, which nobody is in a Pulse of 2013. */
  as: ['attacker', 'defender', 'target', 'targeting'],
  /** Another model was the Target, and it stands in. */
  redirected: 'flag',
  contact: 'flag',
  /** The model that has the clause is in Base to Base with the opponent, too. */
  joined: 'flag',
} as const satisfies FieldTable;

const STARTING = { ...ANYTIME, roll: ['starting'] } as const satisfies FieldTable;
const { contact: _, as: __, action: ___, rolling: ____, joined: _____, ...DAMAGE } = ROLL;
const { opponent, action, contact } = ROLL;

/** What `when` may ask on each occasion: what is known there. */
export const OCCASIONS = {
  anytime: ANYTIME,
  use: { ...ANYTIME, action: 'namedAction' },
  /** `mates`: another model of the card has used a Combat Action in the Activation in progress. */
  acting: { ...ANYTIME, mates: ['attacked'] },
  roll: ROLL,
  /** Once the Combat Bonuses are counted. */
  dice: {
    ...ROLL,
    ...DONE,
    bonus: 'bonus',
    /** The model that has the clause gets Mobbing against the opponent, too, as the first of its card that does. */
    mobs: 'yes',
    mates: ['attacked'],
  },
  starting: STARTING,
  /** Of an Action Roll and of the Starting Roll. */
  anyRoll: { ...ROLL, roll: ['starting'] },
  anyDice: { ...ROLL, ...DONE, bonus: 'bonus', roll: ['starting'] },
  startingWon: { ...STARTING, by: 'doer' },
  damageDealt: { ...DAMAGE, action: 'actionOfDamage' },
  damageTaken: { ...DAMAGE, action: 'actionOfDamage', contact: 'flag' },
  /** Of the model that suffers it; what Damage knows of an Action where it comes from one. */
  damaged: { ...ANYTIME, ...DONE, by: 'doer', opponent, action, contact, amount: 'amountOfDamage' },
  /** `victim` as it stood before it fell. */
  koed: { ...ANYTIME, ...DONE, by: 'doer', victim: 'selector', action: 'actionOfDamage', marks: 'marks' },
  /** Once an Action is over, of the model that has used it. */
  resolved: { ...ANYTIME, ...DONE, opponent, action, amount: 'amountOfAction' },
  /** Once the Power Up dice of a roll are known. */
  boosted: { ...ROLL, ...DONE, amount: 'amountSpent' },
  entered: { ...ANYTIME, ...DONE, by: 'doer' },
  apSpent: { ...ANYTIME, ...DONE },
  moved: { ...ANYTIME, ...DONE, movement: ['climbHigh', 'stays'] },
  activation: {
    ...ANYTIME,
    action: 'namedAction',
    amount: 'amount',
    /** It is the first Activation in the Round of the model that has the clause. */
    firstOfRound: 'yes',
  },
  damageComing: ROLL,
  success: { ...ANYTIME, opponent: 'selector', onPiece: 'flag', amount: 'amountDone' },
} as const satisfies Readonly<Record<string, FieldTable>>;

export type OccasionName = keyof typeof OCCASIONS;

/** What has come of a whole Action. */
export const AMOUNTS_OF_ACTION = ['damage', 'mostDamage', 'mostDamageInContact', 'sfx'] as const;

type ActionAmounts = { readonly [Of in (typeof AMOUNTS_OF_ACTION)[number]]: number };
type InRoll = { readonly view: RollView };
type InStarting = { readonly startingRoll: true };
/** Dangerous Terrain and Falls are met without a roll of two sides. */
type Outside = Readonly<Record<never, never>>;

/** What whoever asks on the occasion has to bring along. */
export interface Facts {
  readonly anytime: Outside;
  readonly use: { readonly actionName: string };
  readonly acting: Outside;
  readonly roll: InRoll | Outside;
  readonly dice: (InRoll & { readonly bonuses: readonly string[] }) | Outside;
  readonly starting: InStarting;
  readonly anyRoll: InRoll | InStarting;
  readonly anyDice: (InRoll & { readonly bonuses: readonly string[] }) | InStarting | Outside;
  readonly startingWon: InStarting & { readonly by: ModelId };
  readonly damageDealt: InRoll;
  readonly damageTaken: InRoll | Outside;
  readonly damaged: Partial<InRoll> & {
    readonly by: ModelId | null;
    readonly amounts: { readonly damage: number };
  };
  readonly koed: Partial<InRoll> & { readonly by: ModelId | null; readonly victim: TargetId };
  readonly resolved: InRoll & { readonly amounts: ActionAmounts };
  readonly boosted: (InRoll | Outside) & { readonly amounts: { readonly powerUpSpent: number } };
  readonly entered: { readonly by: ModelId };
  readonly apSpent: Outside;
  readonly moved: { readonly movement: string };
  readonly damageComing: InRoll | Outside;
  readonly success: InRoll & { readonly amounts: { readonly damage: number } };
  readonly activation: { readonly amounts: { readonly dice: number }; readonly actionName?: string };
}
