import { produce } from 'immer';
import type { EventLike, GameLike, GameSystem } from '../kernel/game-system.ts';
import { type Journal, restAt } from '../kernel/journal.ts';

/** A game from its beginning, to be looked at anywhere. */
export interface Tape<Game> {
  /** How many entries there are, undone ones included. */
  readonly length: number;
  /** The game after `at` entries; the same object as long as it is asked for in a row. */
  gameAt(at: number): Game;
}

/** Entries from one state that is kept to the next. */
const EVERY = 16;

/**
 * Only what an entry changes is new in the state after it, and a state is kept every few entries, so that going
 * anywhere costs a few entries at most, and one step forward a single one.
 */
export function createTape<
  Setup,
  State,
  Event extends EventLike,
  Adjustment,
  Game extends GameLike<Setup, State>,
>(
  system: Pick<GameSystem<Setup, State, Event, Adjustment, Game>, 'apply' | 'initialState'>,
  game: Game,
  journal: Journal<Setup, Event, Adjustment>,
): Tape<Game> {
  const { entries, opening, setup } = journal;
  const after = (state: State, events: readonly Event[]): State =>
    produce(state, (draft) => {
      for (const event of events) system.apply(draft as State, event);
    });
  const kept = new Map<number, State>([[0, after(system.initialState(setup), opening.events)]]);
  let latest = { at: 0, game: gameOf(0, kept.get(0) as State) };

  function gameOf(at: number, state: State): Game {
    return { ...game, setup, state, rest: restAt(journal, at) };
  }

  function nearest(at: number): { readonly at: number; readonly state: State } {
    let from = at - (at % EVERY);
    while (!kept.has(from)) from -= EVERY;
    const close = latest.at <= at && latest.at >= from;
    return close ? { at: latest.at, state: latest.game.state } : { at: from, state: kept.get(from) as State };
  }

  return {
    length: entries.length,
    gameAt(wanted) {
      const at = Math.min(Math.max(0, Math.trunc(wanted)), entries.length);
      if (at === latest.at) return latest.game;
      let { at: now, state } = nearest(at);
      while (now < at) {
        state = after(state, entries[now]?.events ?? []);
        now += 1;
        if (now % EVERY === 0 && !kept.has(now)) kept.set(now, state);
      }
      latest = { at, game: gameOf(at, state) };
      return latest.game;
    },
  };
}
