import { type Advised, advisorOf, type Level } from '../bots/advice.ts';
import { stream } from '../kernel/dice/generator.ts';
import type { EventLike, GameLike, GameSystem } from '../kernel/game-system.ts';
import type { LookAhead } from '../kernel/search.ts';
import { playMatch } from '../simulation/match.ts';
import { wilson } from './statistics/wilson.ts';

/** What was made of a moment so far, by bots who played it out. */
export interface Chance {
  readonly playouts: number;
  /** Of side a: wins, and half of the ties. */
  readonly score: number;
  readonly low: number;
  readonly high: number;
}

export const NO_CHANCE: Chance = { playouts: 0, score: 0.5, low: 0, high: 1 };

/** One more playout: 1, 0.5 or 0 for side a. */
export function withPlayout({ playouts, score }: Chance, one: number): Chance {
  const n = playouts + 1;
  const mean = (score * playouts + one) / n;
  return { playouts: n, score: mean, ...wilson(mean, n) };
}

const CHANCES_APART = 104_729;

/**
 * A game of two sides played out by bots from where it stands, with dice of its own: 1, 0.5 or 0 for side a; null: it
 * came to no end. The game stays as it is. `winnerOf` reads the outcome.
 */
export function playedOut<Setup, State, Event extends EventLike, Adj, Game extends GameLike<Setup, State>>(
  system: Pick<GameSystem<Setup, State, Event, Adj, Game>, 'outcome' | 'play' | 'sample'> &
    Pick<LookAhead<Game, unknown, never>, 'fork'> &
    Advised<Game>,
  game: Game,
  level: Level,
  seed: number,
  winnerOf: (outcome: unknown) => string | null,
): number | null {
  const one = system.fork(game, seed);
  const advisor = (side: number) => advisorOf(system, level, stream(seed * CHANCES_APART + side));
  const { outcome, failure } = playMatch(system, one, { a: advisor(1), b: advisor(2) }, stream(seed));
  if (failure !== null) return null;
  const winner = winnerOf(outcome);
  return winner === 'a' ? 1 : winner === 'b' ? 0 : 0.5;
}
