import { mean, sampleVariance } from 'simple-statistics';
import { CONFIDENCE, reachOf } from './normal.ts';
import type { Verdict } from './estimate.ts';
import type { Interval } from './wilson.ts';

/** How much oftener one list wins than another against the same opponents with the same seeds. From -1 to 1. */
export interface Difference extends Interval {
  readonly pairs: number;
  readonly difference: number;
  /** `above`: the second list does better. */
  readonly verdict: Verdict;
}

/**
 * The mean difference of scores that belong together, and what it may be: each entry is the score of the first list and
 * that of the second in the same pair. What seed, table and seat do to both is taken out of it.
 */
export function differenceOf(
  together: readonly (readonly [number, number])[],
  confidence: number = CONFIDENCE,
): Difference {
  const off = together.map(([first, second]) => second - first);
  const pairs = off.length;
  if (pairs < 2) return { pairs, difference: off[0] ?? 0, low: -1, high: 1, verdict: 'cannotTell' };
  const difference = mean(off);
  const reach = reachOf(confidence) * Math.sqrt(sampleVariance(off) / pairs);
  const low = Math.max(-1, difference - reach);
  const high = Math.min(1, difference + reach);
  return { pairs, difference, low, high, verdict: low > 0 ? 'above' : high < 0 ? 'below' : 'cannotTell' };
}
