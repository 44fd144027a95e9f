import type { Command } from '../kernel/game-system.ts';
import type { Candidate, LookAhead } from '../kernel/search.ts';
import type { Player } from './player.ts';

/** Answers looked at for each question. */
const LOOKED_AT = 10;

/** One answer in so many is any of them, so that nobody goes round in circles. */
const CARELESS = 6;

interface Ahead<Game> {
  readonly game: Game;
}

/**
 * A player that takes the answer after which it stands best, as far as can be told without a roll; of several as good
 * those with the purpose named first, and before these what it is keen on.
 */
export const seekingPlayer =
  <Game>(
    system: Pick<LookAhead<Game, Ahead<Game>, never>, 'candidates' | 'evaluate' | 'fork' | 'rehearse'>,
    draw: () => number,
    keen: readonly string[] = [],
  ): Player<Game> =>
  (game, decision) => {
    const found = system.candidates(game, decision, LOOKED_AT, draw);
    const any = <T>(list: readonly T[]): T | undefined => list[draw() % Math.max(1, list.length)];
    if (found.length < 2 || draw() % CARELESS === 0) return any(found)?.answer;
    const seen = system.fork(game, draw(), { for: decision.by });
    const worth = ({ answer }: Candidate): number => {
      const command: Command<never> = { type: 'answer', decision: decision.id, answer };
      const ahead = system.rehearse(seen, command);
      return ahead.ok ? system.evaluate(ahead.value.game, decision.by) : -Infinity;
    };
    const weighed = found.map((one) => ({ ...one, worth: worth(one) }));
    const most = Math.max(...weighed.map((one) => one.worth));
    const best = weighed.filter((one) => one.worth === most);
    const wished = keen.find((purpose) => best.some((one) => one.purpose === purpose)) ?? best[0]?.purpose;
    return any(best.filter(({ purpose }) => purpose === wished))?.answer;
  };
