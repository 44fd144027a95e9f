import type { Journal, Way, WayMark } from './journal.ts';

/** The id of the way that was played first. */
export const AS_PLAYED = 'played';

/** Besides the one as played. */
export const MOST_BRANCHES = 5;

/** As played first; the one on the table as it is there. */
export function waysOf<Setup, Event, Adjustment>({
  entries,
  head,
  ways,
}: Journal<Setup, Event, Adjustment>): readonly Way<Event, Adjustment>[] {
  if (ways === undefined) return [{ id: AS_PLAYED, name: null, made: 0, entries, head }];
  return ways.all.map((way) => (way.id === ways.on ? { ...way, entries, head } : way));
}

export const wayOnTable = ({ ways }: Pick<Journal<unknown, unknown, unknown>, 'ways'>): string =>
  ways?.on ?? AS_PLAYED;

/** A game with these ways, one of them on the table; of one way alone nothing is noted. */
export function withWays<Setup, Event, Adjustment>(
  journal: Journal<Setup, Event, Adjustment>,
  all: readonly Way<Event, Adjustment>[],
  on: string,
): Journal<Setup, Event, Adjustment> {
  const { ways: _, ...others } = journal;
  const way = all.find(({ id }) => id === on) ?? all[0];
  const { entries, head } = way ?? journal;
  const bare = { ...others, entries, head };
  return all.length < 2 || way === undefined ? bare : { ...bare, ways: { on: way.id, all } };
}

/**
 * Begins another way where `at` entries are in force, and puts it on the table; the one that lay there stays as it is.
 * What came behind can be gone on to, as redone, until something else is decided.
 */
export function branchAt<Setup, Event, Adjustment>(
  journal: Journal<Setup, Event, Adjustment>,
  at: number,
  mark: WayMark,
): Journal<Setup, Event, Adjustment> {
  const { entries } = journal;
  const head = Math.min(Math.max(0, Math.trunc(at)), entries.length);
  return withWays(journal, [...waysOf(journal), { ...mark, entries, head }], mark.id);
}

export function renameWay<Setup, Event, Adjustment>(
  journal: Journal<Setup, Event, Adjustment>,
  id: string,
  name: string,
): Journal<Setup, Event, Adjustment> {
  const all = waysOf(journal).map((way) => (way.id === id ? { ...way, name } : way));
  return withWays(journal, all, wayOnTable(journal));
}

/** Forgets a way; the one as played stays, and is put on the table where another lay there. */
export function dropWay<Setup, Event, Adjustment>(
  journal: Journal<Setup, Event, Adjustment>,
  id: string,
): Journal<Setup, Event, Adjustment> {
  if (id === AS_PLAYED) return journal;
  const on = wayOnTable(journal);
  const all = waysOf(journal).filter((way) => way.id !== id);
  return withWays(journal, all, on === id ? AS_PLAYED : on);
}

/** How many entries two ways have in common. They are never changed in place: the same object is the same entry. */
export function sharedEntries(one: readonly unknown[], other: readonly unknown[]): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && one[at] === other[at]) at += 1;
  return at;
}

/** Does a command decide what was decided here before? Then a branch goes on as it was played, with the same dice. */
export function decidesTheSame(
  journal: Journal<unknown, unknown, unknown>,
  command: unknown,
  next: number,
): boolean {
  if (wayOnTable(journal) === AS_PLAYED || next <= journal.head) return false;
  return JSON.stringify(journal.entries[next - 1]?.command) === JSON.stringify(command);
}
