import type { EventLike, GameLike, GameSystem } from '../kernel/game-system.ts';
import { type Journal, restAt } from '../kernel/journal.ts';
import { createTrail } from './trail.ts';

/** A game from its beginning, to be looked at anywhere. */
export interface Tape<Game> {
  /** How many entries there are, undone ones included. */
  readonly length: number;
  /** The game after `at` entries; the same object as long as it is asked for in a row. */
  gameAt(at: number): Game;
}

/** One journal on a trail of its own: going anywhere costs a few entries at most, and one step forward a single one. */
export function createTape<
  Setup,
  State extends object,
  Event extends EventLike,
  Adjustment,
  Game extends GameLike<Setup, State>,
>(
  system: Pick<GameSystem<Setup, State, Event, Adjustment, Game>, 'apply' | 'initialState'>,
  game: Game,
  journal: Journal<Setup, Event, Adjustment>,
): Tape<Game> {
  const { entries, setup } = journal;
  const trail = createTrail(system);
  const gameOf = (at: number): Game => ({
    ...game,
    setup,
    state: trail.stateAt(journal, at),
    rest: restAt(journal, at),
  });
  let latest: { readonly at: number; readonly game: Game } | null = null;
  return {
    length: entries.length,
    gameAt(wanted) {
      const at = Math.min(Math.max(0, Math.trunc(wanted)), entries.length);
      if (latest?.at !== at) latest = { at, game: gameOf(at) };
      return latest.game;
    },
  };
}
