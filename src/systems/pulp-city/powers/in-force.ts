import { inPlay, modelsOnTable } from '../board/on-table.ts';
import type { AtPoint, ClauseOf, HoldingVerb, TriggerPoint, WordOf } from '../model/clause.ts';
import type { World } from '../model/encounter.ts';
import { clauseKind, type Force, type Holder, type Trigger } from '../model/force.ts';
import type { ModelId } from '../model/ids.ts';
import { modelOf } from '../model/lookup.ts';
import type { Lasting } from '../model/state.ts';
import { everyForceOn, ownForcesOn } from './candidates.ts';
import { isMentioned, isSaid } from './mentioned.ts';
import { modelsElsewhere, openElsewhere } from './points.ts';
import { printedFor, wordsOf } from './printed.ts';
import { isSilenced, mayBeSilenced } from './silence.ts';

/** Every clause of this kind that may speak about the model now: its own, and those of others that name it. @rule PC-CARD-06 */
export function forcesOn<Verb extends HoldingVerb, Word extends WordOf<Verb>>(
  w: World,
  id: ModelId,
  verb: Verb,
  word: Word,
): readonly Force<ClauseOf<Verb, Word>>[] {
  const kind = clauseKind(verb, word);
  return isSaid(w, kind) ? ofWord(heard(w, everyForceOn(w, id, kind))) : NO_FORCES;
}

/** How a reader finds the clauses of a word about a model. */
type Find<Verb extends HoldingVerb, Word extends WordOf<Verb>> = (
  w: World,
  id: ModelId,
) => readonly Force<ClauseOf<Verb, Word>>[];

/** As `forcesOn`, for a reader of one kind of clause: where the Encounter has none it costs nothing to ask. */
export function forces<Verb extends HoldingVerb, Word extends WordOf<Verb>>(
  verb: Verb,
  word: Word,
): Find<Verb, Word> {
  const kind = clauseKind(verb, word);
  return (w, id) => (isSaid(w, kind) ? ofWord(heard(w, everyForceOn(w, id, kind))) : NO_FORCES);
}

/** The model's own clauses and what is in force without any other model: enough for what selectors look at. */
export function ownForces<Verb extends HoldingVerb, Word extends WordOf<Verb>>(
  verb: Verb,
  word: Word,
): Find<Verb, Word> {
  const kind = clauseKind(verb, word);
  return (w, id) => (isSaid(w, kind) ? ofWord(heard(w, ownForcesOn(w, id, kind))) : NO_FORCES);
}

const NO_FORCES: readonly never[] = [];

/** The clauses of a word, which were found by it. */
const ofWord = <Verb extends HoldingVerb, Word extends WordOf<Verb>>(
  found: readonly Force<unknown>[],
): readonly Force<ClauseOf<Verb, Word>>[] => found as readonly Force<ClauseOf<Verb, Word>>[];

/** Those whose Power nothing has taken away. */
function heard<F extends Omit<Force, 'clause'>>(w: World, forces: readonly F[]): readonly F[] {
  if (forces.length === 0 || !mayBeSilenced(w)) return forces;
  for (const force of forces) {
    if (isSilenced(w, force)) return forces.filter((one) => !isSilenced(w, one));
  }
  return forces;
}

const NO_TRIGGERS: readonly Trigger[] = [];

/** Asks for clauses bound to a trigger point that belong to a model itself, or are in force on it for a time. */
export interface Watch<Point extends TriggerPoint> extends OwnWatch<Point> {
  /** Who has such clauses: most often nobody. */
  readonly holders: (w: World) => readonly Holder<AtPoint<Point>>[];
}

export interface OwnWatch<Point extends TriggerPoint> {
  (w: World, id: ModelId): readonly Trigger<AtPoint<Point>>[];
  readonly reads: readonly ['at', Point];
}

/** The reader of a trigger point, for the rule that the point belongs to. */
export function watch<Point extends TriggerPoint>(point: Point): Watch<Point> {
  const kind = clauseKind('at', point);
  const triggers = (w: World, id: ModelId): readonly Trigger<unknown>[] =>
    isSaid(w, kind) ? triggersFound(w, id, point) : NO_TRIGGERS;
  const holders = (w: World): readonly Holder<unknown>[] =>
    isSaid(w, kind) ? holdersOf(w, point) : NO_HOLDERS;
  return Object.assign(triggers as (w: World, id: ModelId) => readonly Trigger<AtPoint<Point>>[], {
    reads: ['at', point] as const,
    holders: holders as (w: World) => readonly Holder<AtPoint<Point>>[],
  });
}

/** As `watch`, where the point is known only by its name. */
export const triggersOf = (w: World, id: ModelId, at: string): readonly Trigger[] =>
  isMentioned(w, 'at', at) ? triggersFound(w, id, at) : NO_TRIGGERS;

function triggersFound(w: World, id: ModelId, at: string): readonly Trigger[] {
  const model = modelOf(w, id);
  if (!inPlay(model)) return openElsewhere(w, id, at);
  const printed = printedFor(w, id).triggers.get(at) ?? NO_TRIGGERS;
  const lasting = model.lasting.length === 0 ? NO_TRIGGERS : lastingTriggers(model.lasting, at, id);
  const all = lasting.length === 0 ? printed : [...printed, ...lasting];
  return heard(w, all);
}

const NO_HOLDERS: readonly Holder[] = [];

/** As `Watch.holders`; the Encounter mentions the point. Off the table only what is open from there. */
export function holdersOf(w: World, at: string): readonly Holder[] {
  const known = w.cache.holders.get(at);
  if (known !== undefined) return known;
  const found: Holder[] = [];
  for (const { id } of modelsOnTable(w)) {
    const triggers = triggersFound(w, id, at);
    if (triggers.length > 0) found.push({ id, triggers });
  }
  for (const id of modelsElsewhere(w)) {
    const triggers = openElsewhere(w, id, at);
    if (triggers.length > 0) found.push({ id, triggers });
  }
  // What is answered on the way to another answer may be for the time being.
  if (w.cache.asking.length === 0) w.cache.holders.set(at, found);
  return found;
}

function lastingTriggers(lasting: readonly Lasting[], at: string, owner: ModelId): Trigger[] {
  return lasting.flatMap(({ clauses, lasts, from }) =>
    clauses.flatMap((clause): Trigger[] =>
      lasts !== 'nextTurn' && 'at' in clause && !('custom' in clause) && wordsOf(clause).includes(at)
        ? [{ clause, kind: 'effect', name: from, owner }]
        : [],
    ),
  );
}

/** Of the model itself and of its Team, at a moment when nothing else is asked. */
export function ownWatch<Point extends TriggerPoint>(point: Point): OwnWatch<Point> {
  const kind = clauseKind('at', point);
  const find = (w: World, id: ModelId): readonly Trigger<unknown>[] =>
    isSaid(w, kind) ? heard(w, ownForcesOn(w, id, kind)) : NO_TRIGGERS;
  return Object.assign(find as (w: World, id: ModelId) => readonly Trigger<AtPoint<Point>>[], {
    reads: ['at', point] as const,
  });
}
