import { stream } from '../kernel/dice/generator.ts';
import type { EventLike, GameLike, GameSystem } from '../kernel/game-system.ts';
import { gameAt, type Journal } from '../kernel/journal.ts';
import type { PlayerId } from '../kernel/ids.ts';
import type { LookAhead } from '../kernel/search.ts';
import { playMatch } from '../simulation/match.ts';
import type { BotMaker } from './game.ts';
import { type Estimate, estimate, type Scored } from './statistics/estimate.ts';

/** Of whom, by how many games played on from there, with which chance. */
export interface ChanceWish {
  readonly player: PlayerId;
  readonly playouts: number;
  readonly seed: number;
  /** More decisions than this are no game. */
  readonly limit?: number;
}

type Playable<Setup, State, Event extends EventLike, Adj, Game extends GameLike<Setup, State>> = Pick<
  GameSystem<Setup, State, Event, Adj, Game>,
  'apply' | 'initialState' | 'outcome' | 'play' | 'sample'
> &
  Pick<LookAhead<Game, unknown, Adj>, 'fork'> & {
    /** Who has won; null: nobody yet. */
    winnerOf(game: Game): PlayerId | 'tie' | null;
  };

/**
 * How likely a player was to win after so many entries of a game of two, were bots to play it on: by games with fresh dice,
 * with the interval. Says how the position stood, not who played well. Of a game that is over it is 1, .5 or 0.
 */
export function chanceAfter<Setup, State, Event extends EventLike, Adj, Game extends GameLike<Setup, State>>(
  system: Playable<Setup, State, Event, Adj, Game>,
  bot: BotMaker<Game>,
  game: Game,
  journal: Journal<Setup, Event, Adj>,
  entries: number,
  { player, playouts, seed, limit }: ChanceWish,
): Estimate {
  const then = gameAt(system, game, journal, entries);
  const scored: Scored[] = [];
  for (let one = 0; one < playouts; one += 1) {
    const draw = stream(seed + one);
    const ahead = system.fork(then, draw());
    const seats = { a: bot(stream(draw())), b: bot(stream(draw())) };
    const { failure } = playMatch(system, ahead, seats, draw, limit === undefined ? {} : { limit });
    const winner = failure === null ? system.winnerOf(ahead) : null;
    if (winner !== null)
      scored.push({ pair: one, score: winner === 'tie' ? 0.5 : winner === player ? 1 : 0 });
  }
  return estimate(scored);
}
