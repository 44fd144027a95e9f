import type { AnyClause, AtClause, Selector } from './clause.ts';
import type { ModelId, TeamId } from './ids.ts';

/** What clauses do, as an index: verb and word, or trigger point. */
export const VERBS = ['modify', 'set', 'grant', 'forbid', 'allow', 'at'] as const;

export type Verb = (typeof VERBS)[number];

/** Clauses of one word, and their place in lists that are kept by such kinds. */
export interface ClauseKind {
  readonly verb: Verb;
  readonly word: string;
  readonly place: number;
}

const KINDS: Readonly<Record<Verb, Map<string, ClauseKind>>> = {
  modify: new Map(),
  set: new Map(),
  grant: new Map(),
  forbid: new Map(),
  allow: new Map(),
  at: new Map(),
};
const BY_PLACE: ClauseKind[] = [];

/** The same value whenever it is asked for. */
export function clauseKind(verb: Verb, word: string): ClauseKind {
  const known = KINDS[verb].get(word);
  if (known !== undefined) return known;
  const made = { verb, word, place: BY_PLACE.length };
  BY_PLACE.push(made);
  KINDS[verb].set(word, made);
  return made;
}

export const kindAt = (place: number): ClauseKind | undefined => BY_PLACE[place];

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

/** A model, with its clauses bound to one trigger point. */
export interface Holder<Clause = AtClause> {
  readonly id: ModelId;
  readonly triggers: readonly Trigger<Clause>[];
}

export interface PrintedFor {
  /** By the place of their kind; where none is, nobody has looked yet. */
  readonly forces: (readonly Force[] | undefined)[];
  readonly triggers: ReadonlyMap<string, readonly Trigger[]>;
}

/** A clause printed on a card about other models, and about which. */
export interface BroadForce extends Force {
  readonly who: Selector;
  readonly side: TeamId;
}

export type ClauseWords = Readonly<Record<Verb, ReadonlySet<string>>>;

/** What clauses there are anywhere, and the answers for the kinds that were asked for, by their place. */
export interface Mentioned {
  readonly words: ClauseWords;
  readonly kinds: (boolean | undefined)[];
}

/** What a clause has done, in its order: what must be before what may be. @rule PC-CARD-06 */
export const clauseEffects = <Effect>({
  must = [],
  may = [],
}: {
  readonly must?: readonly Effect[];
  readonly may?: readonly Effect[];
}): readonly Effect[] => [...must, ...may];
