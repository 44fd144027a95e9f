import { expect, test } from 'vitest';
import { handOutcomes } from '../../src/kernel/dice/distribution.ts';

/** Every throw of so many dice, one by one. */
function throws(dice: number): number[][] {
  if (dice === 0) return [[]];
  return throws(dice - 1).flatMap((rest) => [1, 2, 3, 4, 5, 6].map((face) => [face, ...rest]));
}

test.each([
  [1, 6],
  [2, 5],
  [3, 4],
  [5, 6],
])('%i dice counted from %i are what going through every throw gives', (dice, threshold) => {
  const seen = new Map<string, number>();
  const all = throws(dice);
  for (const faces of all) {
    const [best = 0, second = 0] = [...faces].sort((a, b) => b - a);
    const counted = faces.filter((face) => face >= threshold).length;
    const key = `${best} ${second} ${counted}`;
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const outcomes = handOutcomes(dice, threshold);
  expect(outcomes).toHaveLength(seen.size);
  for (const { best, second, counted, share } of outcomes) {
    expect(share).toBeCloseTo((seen.get(`${best} ${second} ${counted}`) ?? 0) / all.length, 12);
  }
});

test('shares of twelve dice add up to one', () => {
  const sum = handOutcomes(12, 5).reduce((total, { share }) => total + share, 0);
  expect(sum).toBeCloseTo(1, 12);
});
