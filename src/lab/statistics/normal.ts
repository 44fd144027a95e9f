import { errorFunction } from 'simple-statistics';

/** The share of a standard normal distribution below z, to seven digits. */
export const shareBelow = (z: number): number => 0.5 * (1 + errorFunction(z / Math.SQRT2));

/** Confidence of every interval of the laboratory. */
export const CONFIDENCE = 0.95;

const LARGEST_Z = 9;

/** The z below which this share lies, above 0 and below 1. The library's own is right to three digits only. */
export function quantileOf(share: number): number {
  let [low, high] = [-LARGEST_Z, LARGEST_Z];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (shareBelow(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** How many standard errors an interval reaches to either side. */
export const reachOf = (confidence: number): number => quantileOf(0.5 + confidence / 2);

/** How likely a value as far from 0 as z is, either way, where 0 is the truth. */
export const chanceOf = (z: number): number => 2 * (1 - shareBelow(Math.abs(z)));
