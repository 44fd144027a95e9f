import type { AnyClause, AtClause } from './clause.ts';
import type { ModelId } from './ids.ts';

/** What clauses do, as an index: verb and word, or trigger point. */
export const VERBS = ['modify', 'set', 'grant', 'forbid', 'allow', 'at'] as const;

export type Verb = (typeof VERBS)[number];

/** A clause that may speak about a model, with where it comes from. */
export interface Force<Clause = AnyClause> {
  readonly clause: Clause;
  readonly kind: 'role' | 'power' | 'effect';
  /** Name of the Role, Power or Action. */
  readonly name: string;
  readonly owner: ModelId;
}

/** A clause bound to a trigger point. */
export type Trigger<Clause = AtClause> = Force<Clause>;

/** A model on the table, with its clauses bound to one trigger point. */
export interface Holder<Clause = AtClause> {
  readonly id: ModelId;
  readonly triggers: readonly Trigger<Clause>[];
}

export interface PrintedFor {
  readonly forces: Readonly<Record<Verb, ReadonlyMap<string, readonly Force[]>>>;
  readonly triggers: ReadonlyMap<string, readonly Trigger[]>;
}

export type ClauseWords = Readonly<Record<Verb, ReadonlySet<string>>>;
