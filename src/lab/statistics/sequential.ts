import { pairsOf, type Scored } from './estimate.ts';

/** At most so many Encounters of a match-up: what they cannot tell is told so. */
export const MOST_GAMES = 1500;

/** What is found out: is a list better or worse than its opponent by at least so much? */
export interface Question {
  /** Share above or below one half that is worth knowing. */
  readonly gap: number;
  /** Chance of calling equal lists different. */
  readonly alpha: number;
  /** Chance of calling lists equal that differ by the gap. */
  readonly beta: number;
}

export const USUAL_QUESTION: Question = { gap: 0.05, alpha: 0.05, beta: 0.2 };

/** Bounds of the logarithm of the likelihood ratio in Wald's test (1945): above the upper the second hypothesis is taken. */
export const waldBounds = (
  alpha: number,
  beta: number,
): { readonly lower: number; readonly upper: number } => ({
  lower: Math.log(beta / (1 - alpha)),
  upper: Math.log((1 - beta) / alpha),
});

/** `even`: no difference as large as was asked for; `cannotTell`: the cap is reached. */
export type Stop = 'goOn' | 'above' | 'below' | 'even' | 'cannotTell';

/** Fewer pairs say too little about their own spread. */
const FEWEST_PAIRS = 20;

/** Logarithm of how much likelier a mean of `to` makes these pairs than one of `from`, by their own spread. */
export function likelihoodRatio(scores: readonly number[], from: number, to: number): number {
  const n = scores.length;
  const mean = scores.reduce((sum, one) => sum + one, 0) / n;
  // A lost and a won pair are added, so that pairs which all went one way have a spread as well.
  const squares = scores.reduce((sum, one) => sum + (one - mean) ** 2, mean ** 2 + (1 - mean) ** 2);
  return (n * (to - from) * (2 * mean - from - to)) / (2 * (squares / (n + 1)));
}

/**
 * Whether to go on, after all pairs so far: two of Wald's tests at once (Sobel and Wald, 1949), one for better and one
 * for worse, of pair means with their spread as seen. Looking after every batch is allowed for.
 */
export function whetherToStop(
  played: readonly Scored[],
  { gap, alpha, beta }: Question = USUAL_QUESTION,
  most: number = MOST_GAMES,
): Stop {
  const scores = pairsOf(played).map((pair) => pair.reduce((sum, one) => sum + one, 0) / pair.length);
  if (scores.length >= FEWEST_PAIRS) {
    const { lower, upper } = waldBounds(alpha / 2, beta);
    const better = likelihoodRatio(scores, 0.5, 0.5 + gap);
    const worse = likelihoodRatio(scores, 0.5, 0.5 - gap);
    if (better >= upper) return 'above';
    if (worse >= upper) return 'below';
    if (better <= lower && worse <= lower) return 'even';
  }
  return played.length >= most ? 'cannotTell' : 'goOn';
}
