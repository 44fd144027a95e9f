import { mean, sampleCorrelation, sampleStandardDeviation } from 'simple-statistics';
import { CONFIDENCE } from './normal.ts';
import { type Interval, wilson } from './wilson.ts';

/** How an Encounter went for a list: won, tied, lost. A tie counts half. */
export type Score = 1 | 0.5 | 0;

/** One Encounter of a pair; both of a pair have the same dice, table and Plot, with the seats swapped. */
export interface Scored {
  readonly pair: number;
  readonly score: Score;
}

/** How often a list wins, a tie counting half, as far as so many Encounters can tell. */
export interface Estimate extends Interval {
  readonly games: number;
  readonly pairs: number;
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
  /** Wins and half of the ties, as a share; .5 where nothing was played. */
  readonly score: number;
  /** Standard deviation of the score of one Encounter; 0 for fewer than two. */
  readonly spread: number;
  /** Of the two scores of a pair; null: fewer than three pairs, or nothing varies. */
  readonly correlation: number | null;
  /** So many independent wins and losses would tell as much. */
  readonly worth: number;
}

/** Below so many pairs their spread is not trusted to narrow an interval. */
const FEW_PAIRS = 30;

/**
 * Score and interval, analysed by swapped pair: the spread of pair totals around the score gives the number of
 * independent Encounters that these are worth (Kish's effective sample size), and Wilson's interval is taken of that
 * many. Ties make them worth more than their number, pairs that go the same way less.
 */
export function estimate(played: readonly Scored[], confidence: number = CONFIDENCE): Estimate {
  const games = played.length;
  const pairs = pairsOf(played);
  const scores = played.map(({ score }) => score);
  const count = (wanted: Score): number => scores.filter((score) => score === wanted).length;
  const score = games === 0 ? 0.5 : mean(scores);
  const worth = worthOf(pairs, score, games);
  return {
    games,
    pairs: pairs.length,
    wins: count(1),
    ties: count(0.5),
    losses: count(0),
    score,
    ...wilson(score, worth, confidence),
    spread: games < 2 ? 0 : sampleStandardDeviation(scores),
    correlation: correlationOf(pairs),
    worth,
  };
}

/** Scores by pair, in the order of their numbers. */
export function pairsOf(played: readonly Scored[]): readonly (readonly number[])[] {
  const byPair = new Map<number, number[]>();
  for (const { pair, score } of played) {
    const known = byPair.get(pair);
    if (known === undefined) byPair.set(pair, [score]);
    else known.push(score);
  }
  return [...byPair].sort(([one], [other]) => one - other).map(([, scores]) => scores);
}

/** Variance of a mean of Encounters that come in pairs, by the totals of the pairs. */
export function varianceOfMean(pairs: readonly (readonly number[])[], score: number, games: number): number {
  if (pairs.length < 2) return 0;
  const squares = pairs.reduce((sum, scores) => {
    const off = scores.reduce((all, one) => all + one - score, 0);
    return sum + off * off;
  }, 0);
  return (squares * pairs.length) / (pairs.length - 1) / (games * games);
}

function worthOf(pairs: readonly (readonly number[])[], score: number, games: number): number {
  const variance = varianceOfMean(pairs, score, games);
  if (variance === 0) return games;
  const worth = (score * (1 - score)) / variance;
  return pairs.length < FEW_PAIRS ? Math.min(worth, games) : worth;
}

function correlationOf(pairs: readonly (readonly number[])[]): number | null {
  const whole = pairs.filter(({ length }) => length === 2);
  if (whole.length < 3) return null;
  const [first, second] = [0, 1].map((at) => whole.map((scores) => scores[at] ?? 0));
  const found = sampleCorrelation(first ?? [], second ?? []);
  return Number.isFinite(found) ? found : null;
}

/** What a score says about who is better. */
export type Verdict = 'above' | 'below' | 'cannotTell';

/** Whether an interval lies clear of one half. */
export const verdictOf = ({ low, high }: Interval): Verdict =>
  low > 0.5 ? 'above' : high < 0.5 ? 'below' : 'cannotTell';
