/** The vocabulary of Powers and Specials: one verb a clause. */
import type { Role, Trait } from './keywords.ts';
import type { Selector } from './selector.ts';

/** `when` of a clause: all keys must hold. */
export interface ClauseWhen {
  readonly opponent?: Selector;
  readonly action?: {
    readonly kind?: 'combat' | 'dynamic' | 'attack';
    readonly name?: string | readonly string[];
    readonly trait?: Trait | readonly Trait[];
    readonly type?: string | readonly string[];
    readonly usedAs?: string;
  };
  readonly rolling?: Trait | readonly Trait[];
  readonly as?: 'attacker' | 'defender' | 'target';
  readonly contact?: boolean;
  readonly not?: ClauseWhen;
  readonly by?: string | Selector;
  readonly victim?: Selector;
  readonly subject?: Selector;
  readonly source?: string | readonly string[];
  readonly near?: Selector;
  readonly notNear?: Selector;
  readonly btb?: Selector;
  readonly notBtb?: Selector;
  readonly bonus?: string;
  readonly team?: Selector;
  readonly teamAll?: Selector;
  readonly amount?: { readonly of: string; readonly atLeast?: number; readonly atMost?: number };
  /** A Summoned piece of the card with that name is on the table. */
  readonly piece?: string;
  /** The form it is in. */
  readonly form?: string | readonly string[];
  readonly hp?: unknown;
  readonly state?: string;
  readonly roll?: string;
  /** Whose Turn it is, seen from the model that has the clause. */
  readonly turn?: 'own' | 'enemy';
  readonly [extra: string]: unknown;
}

export interface ClauseCost {
  readonly fatigue?: number;
  readonly damage?: number;
  readonly stun?: number;
  /** 'any': as often as the player likes and can pay. */
  readonly ap?: number | 'any';
  readonly powerUpDice?: number | 'any';
  readonly [extra: string]: unknown;
}

export type ClauseLimit =
  | 'firstActivationOfRound'
  | 'firstActivationOfEncounter'
  | 'oncePerRound'
  | 'oncePerActivation'
  | 'oncePerAction'
  | 'oncePerRoll'
  | 'oncePerEncounter';

export interface ClauseEffect {
  readonly fx: string;
  readonly x?: number | string;
  readonly to?: string | Selector;
  readonly of?: string | readonly string[];
  readonly lasts?: string;
  readonly clauses?: readonly Clause[];
  readonly action?: string;
  readonly cost?: ClauseCost;
  readonly against?: Selector;
  readonly [extra: string]: unknown;
}

interface ClauseCommon {
  readonly who?: string | Selector;
  readonly when?: ClauseWhen;
}

export interface ModifyClause extends ClauseCommon {
  readonly modify: string;
  readonly by: number;
  readonly of?: string;
  readonly per?: string | Readonly<Record<string, unknown>>;
  readonly perAction?: true;
  /** Of Damage: what it leaves at least. */
  readonly min?: number;
}

export interface SetClause extends ClauseCommon {
  readonly set: string;
  readonly to: unknown;
  readonly of?: string;
}

export interface GrantClause extends ClauseCommon {
  readonly grant: string;
  readonly of?: string | readonly string[];
  readonly choose?: string;
}

export interface ForbidClause extends ClauseCommon {
  readonly forbid: string;
  readonly of?: string | readonly string[];
  /** Role Powers that are meant; without it, any. */
  readonly role?: readonly Role[];
}

export interface AllowClause extends ClauseCommon {
  readonly allow: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

export interface AtClause extends ClauseCommon {
  readonly at: string | readonly string[];
  readonly may?: readonly ClauseEffect[];
  readonly must?: readonly ClauseEffect[];
  readonly limit?: ClauseLimit;
  readonly cost?: ClauseCost;
}

/** A summoned piece: radius or base, Health, when it goes. */
export interface PieceClause {
  readonly piece: string;
  readonly name?: string;
  readonly size?: number;
  readonly G?: number;
  readonly height?: number;
  readonly base?: number;
  readonly hp?: number;
  readonly max?: number;
  readonly cover?: string;
  readonly removed?: string;
  readonly clauses?: readonly Clause[];
}

export interface CustomClause {
  readonly custom: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly at?: string | readonly string[];
}

/** The closed vocabulary of Powers and Specials: one verb a clause. */
export type Clause =
  | ModifyClause
  | SetClause
  | GrantClause
  | ForbidClause
  | AllowClause
  | AtClause
  | PieceClause
  | CustomClause;
