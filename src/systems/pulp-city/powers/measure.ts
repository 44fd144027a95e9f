/**
 * How rules read what Powers say. A rule file makes its reader once, by verb and word (`const more = modifier('apCost')`),
 * and so gets values of the word's type and has to bring what conditions are asked of there;
 * `tests/architecture/clause-readers.test.ts` names the reader of every word.
 */
import type {
  AnyClause,
  ClauseOf,
  ClauseWhen,
  FactsOf,
  Given,
  HoldingVerb,
  ReplacedBy,
  Values,
  WordOf,
} from '../model/clause.ts';
import type { World } from '../model/encounter.ts';
import type { Force } from '../model/force.ts';
import type { ModelId } from '../model/ids.ts';
import type { Occasion } from '../model/occasion.ts';
import type { PowerProfile } from '../model/profile.ts';
import type { Lasting } from '../model/state.ts';
import { type PRINTED, SET } from '../model/vocabulary/words.ts';
import { forces, ownForces } from './in-force.ts';
import { noted } from './noted.ts';

/** What a reader is for. */
interface Reads<Verb extends string, Word extends string> {
  readonly reads: readonly [verb: Verb, word: Word];
}

/** Is there any clause of the word about the model at all? Asked first where it costs to say what conditions are asked of. */
interface Speaks {
  readonly speaks: (w: World, model: ModelId) => boolean;
}

const speaking = <Verb extends HoldingVerb, Word extends WordOf<Verb>>(
  verb: Verb,
  word: Word,
  find = forces(verb, word),
): Speaks => ({
  speaks: (w, model) => find(w, model).length > 0,
});

function reader<Verb extends string, Word extends string, Ask extends object>(
  verb: Verb,
  word: Word,
  ask: Ask,
): Ask & Reads<Verb, Word> {
  return Object.assign(ask, { reads: [verb, word] as const });
}

export interface Reason {
  readonly kind: Force['kind'];
  readonly name: string;
  readonly by: number;
  /** Counts once for each Action, for everything that it hits. */
  readonly perAction?: true;
  readonly min?: number;
}

/** Most often no clause says anything. */
const NONE: readonly never[] = [];

/** As far as they have them. */
interface AnyModify {
  readonly by: number;
  readonly of?: string;
  readonly per?: unknown;
  readonly perAction?: true;
  readonly min?: number;
  readonly when?: ClauseWhen;
}

export type Modifier<Quantity extends WordOf<'modify'>> = ((
  w: World,
  model: ModelId,
  on: FactsOf<'modify', Quantity>,
  of?: string,
) => readonly Reason[]) &
  Reads<'modify', Quantity> &
  Speaks;

/** What Powers add to a quantity of a model, with the reasons. A number is never computed without them. */
export const modifier = <Quantity extends WordOf<'modify'>>(quantity: Quantity): Modifier<Quantity> => {
  const find = forces('modify', quantity);
  const ask = (w: World, model: ModelId, on: FactsOf<'modify', Quantity>, of?: string) => {
    const found = find(w, model);
    if (found.length === 0) return NONE;
    const reasons: Reason[] = [];
    for (const force of found) {
      const clause: AnyModify = force.clause;
      if (!isOf(clause.of, of)) continue;
      if (!w.rules.evaluator.holds(w, clause.when, force.owner, model, on)) continue;
      noted(clause);
      reasons.push({
        kind: force.kind,
        name: force.name,
        by: clause.by * timesOf(w, clause.per, force.owner, model, on),
        ...(clause.perAction === undefined ? {} : { perAction: clause.perAction }),
        ...(clause.min === undefined ? {} : { min: clause.min }),
      });
    }
    return reasons;
  };
  return Object.assign(reader('modify', quantity, ask), speaking('modify', quantity, find));
};

const isOf = (meant: string | undefined, asked: string | undefined): boolean =>
  asked === undefined || meant === undefined || meant === asked || meant === 'all';

/** How often an addition counts: once, or for each of what it names. @rule PC-ROLL-16 */
function timesOf(w: World, per: unknown, owner: ModelId, model: ModelId, on: Occasion): number {
  if (per === 'roundsCompleted') return Math.max(0, w.state.round.number - 1);
  if (typeof per !== 'object' || per === null || !('above' in per)) return 1;
  const { trait, above } = per as Exclude<Values['perRoll'], string>;
  const has = (points: number): boolean =>
    w.rules.evaluator.holds(
      w,
      { opponent: { side: 'any', trait: { of: trait, atLeast: above + points } } },
      owner,
      model,
      on,
    );
  let points = 0;
  while (points < MOST_POINTS && has(points + 1)) points += 1;
  return points;
}

/** More than any Trait has. */
const MOST_POINTS = 99;

interface AnySet<Value> {
  readonly to: Value;
  readonly of?: string;
  readonly when?: ClauseWhen;
}

export type Replacer<Quantity extends keyof typeof SET> = ((
  w: World,
  model: ModelId,
  on: FactsOf<'set', Quantity>,
  of?: string,
) => ReplacedBy<Quantity> | null) &
  Reads<'set', Quantity> &
  Speaks;

/**
 * The value that Powers set a quantity to, or null; the last one that applies wins. Quantities that selectors
 * themselves look at are read from the model's own clauses only.
 */
export function replacer<Quantity extends keyof typeof SET>(quantity: Quantity): Replacer<Quantity> {
  const find = 'own' in SET[quantity] ? ownForces('set', quantity) : forces('set', quantity);
  const ask = (w: World, model: ModelId, on: FactsOf<'set', Quantity>, of?: string) => {
    let found: ReplacedBy<Quantity> | null = null;
    for (const force of find(w, model)) {
      const clause = force.clause as unknown as AnySet<ReplacedBy<Quantity>>;
      if (!isOf(clause.of, of) || !w.rules.evaluator.holds(w, clause.when, force.owner, model, on)) continue;
      noted(clause);
      found = clause.to;
    }
    return found;
  };
  return Object.assign(reader('set', quantity, ask), speaking('set', quantity, find));
}

interface AnyGrant {
  readonly of: string | readonly string[];
  readonly when?: ClauseWhen;
}
type Granted = Exclude<WordOf<'grant'>, keyof typeof PRINTED.grant>;

export type Granter<Word extends Granted> = ((
  w: World,
  model: ModelId,
  on: FactsOf<'grant', Word>,
) => readonly { of: string; name: string }[]) &
  Reads<'grant', Word> &
  Speaks;

/** Words granted to the model: what it is Immune to, Strong against ... */
export const granter = <Word extends Granted>(word: Word): Granter<Word> => {
  const find = forces('grant', word);
  const ask = (w: World, model: ModelId, on: FactsOf<'grant', Word>) => {
    const found = find(w, model);
    if (found.length === 0) return NONE;
    const words: { of: string; name: string }[] = [];
    for (const force of found) {
      const { of, when }: AnyGrant = force.clause;
      if (!w.rules.evaluator.holds(w, when, force.owner, model, on)) continue;
      noted(force.clause);
      for (const one of typeof of === 'string' ? [of] : of) words.push({ of: one, name: force.name });
    }
    return words;
  };
  return Object.assign(reader('grant', word, ask), speaking('grant', word));
};

interface AnyForbid {
  readonly of?: string | readonly string[];
  readonly when?: ClauseWhen;
}
type Forbidden = Exclude<
  WordOf<'forbid'>,
  keyof typeof PRINTED.forbid | 'descriptor' | 'lastTarget' | 'otherTargets' | 'power' | 'rolePower' | 'tag'
>;

export type Forbidder<Word extends Forbidden> = ((
  w: World,
  model: ModelId,
  on: FactsOf<'forbid', Word>,
  of?: string,
) => string | null) &
  Reads<'forbid', Word> &
  Speaks;

/** The name of the Power that forbids it; null: none does. */
export const forbidder = <Word extends Forbidden>(word: Word): Forbidder<Word> => {
  const find = forces('forbid', word);
  const ask = (w: World, model: ModelId, on: FactsOf<'forbid', Word>, of?: string): string | null => {
    for (const force of find(w, model)) {
      const clause: AnyForbid = force.clause;
      const words = clause.of === undefined ? [] : typeof clause.of === 'string' ? [clause.of] : clause.of;
      if (words.length > 0 && (of === undefined || !words.includes(of))) continue;
      if (!w.rules.evaluator.holds(w, clause.when, force.owner, model, on)) continue;
      noted(clause);
      return force.name;
    }
    return null;
  };
  return Object.assign(reader('forbid', word, ask), speaking('forbid', word));
};

interface AnyAllow<Word extends WordOf<'allow'>> {
  readonly with?: Given<Word>;
  readonly when?: ClauseWhen;
}
type Allowed = Exclude<WordOf<'allow'>, keyof typeof PRINTED.allow>;

export type Permitter<Word extends Allowed> = ((
  w: World,
  model: ModelId,
  on: FactsOf<'allow', Word>,
) => readonly { with: Given<Word>; name: string; owner: ModelId }[]) &
  Reads<'allow', Word> &
  Speaks;

/** Permissions that Powers give the model, each with what comes with it. */
export const permitter = <Word extends Allowed>(word: Word): Permitter<Word> => {
  const find = forces('allow', word);
  const ask = (w: World, model: ModelId, on: FactsOf<'allow', Word>) => {
    const allowed = find(w, model);
    if (allowed.length === 0) return NONE;
    const found: { with: Given<Word>; name: string; owner: ModelId }[] = [];
    for (const { clause, owner, name } of allowed) {
      const { with: given, when } = clause as AnyAllow<Word>;
      if (!w.rules.evaluator.holds(w, when, owner, model, on)) continue;
      noted(clause);
      found.push({ with: given ?? (NOTHING as Given<Word>), name, owner });
    }
    return found;
  };
  return Object.assign(reader('allow', word, ask), speaking('allow', word));
};

const NOTHING = {};

/** The clauses of a word among those printed, whatever is in force. */
export const printed = <Verb extends HoldingVerb, Word extends WordOf<Verb>>(verb: Verb, word: Word) => {
  const known = new WeakMap<readonly AnyClause[], readonly ClauseOf<Verb, Word>[]>();
  const found = (clauses: readonly AnyClause[]): readonly ClauseOf<Verb, Word>[] => {
    const before = known.get(clauses);
    if (before !== undefined) {
      before.forEach(noted);
      return before;
    }
    const made = clausesOf(clauses, verb, word);
    known.set(clauses, made);
    return made;
  };
  return reader(
    verb,
    word,
    (powers: readonly Pick<PowerProfile, 'clauses'>[]): readonly ClauseOf<Verb, Word>[] => {
      let all: readonly ClauseOf<Verb, Word>[] = NONE;
      for (const { clauses } of powers) {
        const more = found(clauses);
        if (more.length > 0) all = all.length === 0 ? more : [...all, ...more];
      }
      return all;
    },
  );
};

/** The clauses of a word among those in force for a time, what waits for its Turn left out. */
export const passing = <Verb extends HoldingVerb, Word extends WordOf<Verb>>(verb: Verb, word: Word) =>
  reader(verb, word, (lasting: readonly Lasting[]): readonly ClauseOf<Verb, Word>[] =>
    lasting.flatMap(({ clauses, lasts }) => (lasts === 'nextTurn' ? [] : clausesOf(clauses, verb, word))),
  );

export const clausesOf = <Verb extends HoldingVerb, Word extends WordOf<Verb>>(
  clauses: readonly AnyClause[],
  verb: Verb,
  word: Word,
): readonly ClauseOf<Verb, Word>[] => {
  const found = clauses.filter((clause) => (clause as Readonly<Record<string, unknown>>)[verb] === word);
  found.forEach(noted);
  return found as readonly unknown[] as readonly ClauseOf<Verb, Word>[];
};

export function total(reasons: readonly Reason[]): number {
  return reasons.reduce((sum, reason) => sum + reason.by, 0);
}
