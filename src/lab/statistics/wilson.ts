import { CONFIDENCE, reachOf } from './normal.ts';

/** Ends included, of shares from 0 to 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share));

/**
 * The score interval of Wilson (1927) for a share seen in `n` trials; of nothing it says nothing. `n` may be an
 * effective number, and no whole one.
 */
export function wilson(share: number, n: number, confidence: number = CONFIDENCE): Interval {
  if (n <= 0) return { low: 0, high: 1 };
  const z = reachOf(confidence);
  const z2n = (z * z) / n;
  const middle = (share + z2n / 2) / (1 + z2n);
  const half = (z / (1 + z2n)) * Math.sqrt((share * (1 - share)) / n + z2n / (4 * n));
  return { low: share === 0 ? 0 : clamp(middle - half), high: share === 1 ? 1 : clamp(middle + half) };
}
