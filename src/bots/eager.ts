import type { LookAhead } from '../kernel/search.ts';
import type { Player } from './player.ts';

/** Answers drawn for each question. */
const LOOKED_AT = 12;

/** One answer in so many is any of them, so that nobody goes round in circles. */
const CARELESS = 4;

/**
 * A player that does not think, but knows what it is keen on: of the answers worth looking at one with the first of these
 * purposes that there is; where there is none, any. It comes into contact and to blows far oftener than one that answers at random.
 */
export const eagerPlayer =
  <Game>(
    system: Pick<LookAhead<Game, unknown, unknown>, 'candidates'>,
    draw: () => number,
    keen: readonly string[],
  ): Player<Game> =>
  (game, decision) => {
    const found = system.candidates(game, decision, LOOKED_AT, draw);
    const any = <T>(list: readonly T[]): T | undefined => list[draw() % Math.max(1, list.length)];
    const wished =
      draw() % CARELESS === 0
        ? undefined
        : keen.find((purpose) => found.some((one) => one.purpose === purpose));
    return any(wished === undefined ? found : found.filter(({ purpose }) => purpose === wished))?.answer;
  };
