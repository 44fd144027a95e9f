import type { DecisionLike } from '../kernel/game-system.ts';
import type { Reason } from '../kernel/search.ts';
import { type Advised, type Budget, type Choice, STANDING } from './choice.ts';
import { carefulChoice } from './careful.ts';
import { cubChoice } from './cub.ts';
import type { Player } from './player.ts';

export type { Advised, Budget } from './choice.ts';

/** How well a bot plays: a beginner with mistakes, exact odds for the moment, and looking ahead. */
export const LEVELS = ['cub', 'regular', 'careful'] as const;
export type Level = (typeof LEVELS)[number];

/** What a bot answers, and why. */
export interface Advice {
  readonly answer: unknown;
  readonly why: Reason;
  /** Nothing was found worth an opinion: any legal answer. */
  readonly fallback?: true;
}

/** Answers one open question of the game and says why. Looks at nothing but what the asked player may know. */
export type Advisor<Game> = (game: Game, decision: DecisionLike) => Advice;

/** Answers weighed for each question: whoever always takes the best asks for no other. */
const WEIGHED: Readonly<Record<Level, number>> = { cub: 8, regular: 1, careful: 12 };

/** Why an answer was drawn, in a game that has no words of its own for it. */
const ANY: Reason = { key: 'advice.any', values: {} };

/**
 * A bot of a level for any game that can be looked ahead in. All chance it needs comes from `draw`: the same draws give the
 * same answers, whatever dice are to come and whatever others keep to themselves.
 */
export function advisorOf<Game>(
  system: Advised<Game>,
  level: Level,
  draw: () => number,
  budget: Budget = {},
): Advisor<Game> {
  const choose = choiceOf(system, level, draw, budget);
  const { ms = Infinity, now = STANDING } = budget;
  return (game, decision) => {
    const until = now() + ms;
    const seen = system.fork(game, draw(), { for: decision.by, reading: true });
    const [best, ...others] = system.weigh(seen, decision, WEIGHED[level], draw);
    if (best === undefined) return { answer: system.sample(seen, decision, draw), why: ANY, fallback: true };
    const { answer, reason } = choose(seen, decision, [best, ...others], until);
    return { answer, why: reason };
  };
}

function choiceOf<Game>(
  system: Advised<Game>,
  level: Level,
  draw: () => number,
  budget: Budget,
): Choice<Game> {
  switch (level) {
    case 'cub':
      return cubChoice(draw);
    case 'regular':
      return (_seen, _decision, [best]) => best;
    case 'careful':
      return carefulChoice(system, draw, budget);
  }
}

/** The answers of an advisor alone. */
export const playerOf =
  <Game>(advisor: Advisor<Game>): Player<Game> =>
  (game, decision) =>
    advisor(game, decision).answer;
