import { produce } from 'immer';
import type { EventLike, GameLike, GameSystem } from '../kernel/game-system.ts';
import type { Journal } from '../kernel/journal.ts';

/** The way of one game through its states: whoever goes a step finds most of it worked out. */
export interface Trail<State, J> {
  /**
   * The state after `at` entries of a journal of this game, whichever of its ways. Only what an entry changes is new in
   * the state after it, and what was asked for lately is the same object.
   */
  stateAt(journal: J, at: number): State;
  /** A state that is known already. */
  keep(journal: J, at: number, state: State): void;
}

/** Entries from one state that is kept to the next. */
const EVERY = 16;
/** Steps back and forth that cost nothing. */
const LATEST = 32;

/**
 * A state belongs to the entry that led to it, since ways of a game share the entries that they have in common.
 * `known`: states of entries, or of the opening, from whoever has gone through the game already.
 */
export function createTrail<
  Setup,
  State extends object,
  Event extends EventLike,
  Adjustment,
  Game extends GameLike<Setup, State>,
>(
  system: Pick<GameSystem<Setup, State, Event, Adjustment, Game>, 'apply' | 'initialState'>,
  known: Iterable<readonly [object, State]> = [],
): Trail<State, Journal<Setup, Event, Adjustment>> {
  type Written = Journal<Setup, Event, Adjustment>;
  const marks = new WeakMap<object, State>(known);
  const latest = new Map<object, State>();
  const keyOf = ({ entries, opening }: Written, at: number): object => entries[at - 1] ?? opening;
  const found = (journal: Written, at: number): State | undefined => {
    const key = keyOf(journal, at);
    return latest.get(key) ?? marks.get(key);
  };

  function keep(journal: Written, at: number, state: State): void {
    const key = keyOf(journal, at);
    latest.delete(key);
    latest.set(key, state);
    const [oldest] = latest.keys();
    if (latest.size > LATEST && oldest !== undefined) latest.delete(oldest);
    // Another object than the one that is looked at: what was worked out of that one goes with it.
    if (at % EVERY === 0 && !marks.has(key)) marks.set(key, { ...state });
  }

  const after = (state: State, events: readonly Event[]): State =>
    produce(state, (draft) => {
      for (const event of events) system.apply(draft as State, event);
    });

  return {
    keep,
    stateAt(journal, at) {
      let from = at;
      let state = found(journal, from);
      while (state === undefined && from > 0) state = found(journal, (from -= 1));
      state ??= after(system.initialState(journal.setup), journal.opening.events);
      keep(journal, from, state);
      for (; from < at; from += 1) {
        state = after(state, journal.entries[from]?.events ?? []);
        keep(journal, from + 1, state);
      }
      return state;
    },
  };
}
