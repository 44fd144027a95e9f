import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/kernel/dice/generator.ts';
import { byChance, gamesToTell } from '../../../src/lab/statistics/comparisons.ts';
import { differenceOf } from '../../../src/lab/statistics/difference.ts';
import { estimate, type Scored, verdictOf } from '../../../src/lab/statistics/estimate.ts';
import { chanceOf, quantileOf, shareBelow } from '../../../src/lab/statistics/normal.ts';
import { wilson } from '../../../src/lab/statistics/wilson.ts';

describe('the normal distribution', () => {
  // NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.1: cumulative distribution of the standard normal.
  test.each([
    [0, 0.5],
    [0.5, 0.69146],
    [1, 0.84134],
    [1.28, 0.89973],
    [1.96, 0.975],
    [2.33, 0.9901],
    [3, 0.99865],
    [-1.5, 0.06681],
  ])('below %f lies %f', (z, share) => {
    expect(shareBelow(z)).toBeCloseTo(share, 5);
  });

  test.each([
    [0.9, 1.28155],
    [0.95, 1.64485],
    [0.975, 1.95996],
    [0.99, 2.32635],
    [0.995, 2.57583],
    [0.025, -1.95996],
  ])('a share of %f lies below %f', (share, z) => {
    expect(quantileOf(share)).toBeCloseTo(z, 4);
  });

  test('a value two standard errors off comes by chance in one of twenty', () => {
    expect(chanceOf(1.96)).toBeCloseTo(0.05, 4);
    expect(chanceOf(-1.96)).toBeCloseTo(0.05, 4);
    expect(chanceOf(0)).toBeCloseTo(1, 6);
  });
});

describe("Wilson's interval", () => {
  // R. G. Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17 (1998), table I, method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i is that of the published table', (seen, n, low, high) => {
    const found = wilson(seen / n, n);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  test('turns round with the share', () => {
    const [one, other] = [wilson(0.3, 50), wilson(0.7, 50)];
    expect(one.low).toBeCloseTo(1 - other.high, 12);
    expect(one.high).toBeCloseTo(1 - other.low, 12);
    expect(wilson(1, 20)).toEqual({ low: expect.closeTo(1 - 0.1611, 4), high: 1 });
  });

  test('says nothing of nothing', () => {
    expect(wilson(0.5, 0)).toEqual({ low: 0, high: 1 });
  });
});

const pairs = (...scores: readonly (readonly Scored['score'][])[]): readonly Scored[] =>
  scores.flatMap((pair, at) => pair.map((score) => ({ pair: at, score })));

const times = <T>(n: number, one: T): readonly T[] => Array.from({ length: n }, () => one);

describe('an estimate', () => {
  test('counts a tie half', () => {
    const found = estimate(pairs([1, 0], [0.5, 0.5], [1, 1], [1, 0.5]));
    expect(found).toMatchObject({ games: 8, pairs: 4, wins: 4, ties: 3, losses: 1 });
    expect(found.score).toBeCloseTo(5.5 / 8, 12);
  });

  test('of nothing is one half that nobody knows', () => {
    expect(estimate([])).toMatchObject({
      games: 0,
      score: 0.5,
      low: 0,
      high: 1,
      spread: 0,
      correlation: null,
    });
  });

  test('of single independent wins and losses is the plain interval of Wilson', () => {
    const wins = 81;
    const scores = times(263, 0).map((_, at): Scored => ({ pair: at, score: at < wins ? 1 : 0 }));
    const found = estimate(scores);
    // The spread of n Encounters is divided by n - 1: one Encounter less.
    expect(found.worth).toBeCloseTo(262, 6);
    expect(found.low).toBeCloseTo(0.2553, 3);
    expect(found.high).toBeCloseTo(0.3662, 3);
  });

  test('is worth half as much where both of a pair always go the same way', () => {
    const found = estimate(pairs(...times(50, [1, 1] as const), ...times(50, [0, 0] as const)));
    expect(found.correlation).toBeCloseTo(1, 12);
    expect(found.worth).toBeCloseTo(99, 6);
    const apart = estimate(times(200, 0).map((_, at): Scored => ({ pair: at, score: at < 100 ? 1 : 0 })));
    expect(found.high - found.low).toBeGreaterThan(1.3 * (apart.high - apart.low));
  });

  test('knows more where ties are many, once there are enough pairs', () => {
    const tied = times(30, [0.5, 0.5] as const);
    const many = estimate(pairs(...tied, ...times(10, [1, 0.5] as const), ...times(10, [0, 0.5] as const)));
    expect(many.worth).toBeGreaterThan(many.games);
    const few = estimate(pairs([0.5, 0.5], [1, 0.5], [0, 0.5]));
    expect(few.worth).toBe(few.games);
  });

  test('does not believe that nothing varies', () => {
    const found = estimate(pairs(...times(10, [1, 1] as const)));
    expect(found).toMatchObject({ score: 1, high: 1, worth: 20 });
    expect(found.low).toBeCloseTo(1 - 0.1611, 4);
  });

  test('holds the truth in about 95 of 100 studies, whether or not the two of a pair go together', () => {
    const draw = stream(20417);
    const share = (): number => draw() / 2 ** 32;
    for (const together of [0, 0.5]) {
      let caught = 0;
      const studies = 1500;
      for (let study = 0; study < studies; study += 1) {
        const played = times(60, 0).flatMap((_, pair): Scored[] => {
          const one = (): Scored['score'] => {
            const dice = share();
            return dice < 0.45 ? 1 : dice < 0.65 ? 0.5 : 0;
          };
          const first = one();
          return [first, share() < together ? first : one()].map((score) => ({ pair, score }));
        });
        const { low, high } = estimate(played);
        if (low <= 0.55 && 0.55 <= high) caught += 1;
      }
      expect(caught / studies).toBeGreaterThan(0.93);
      expect(caught / studies).toBeLessThan(0.97);
    }
  });

  test('lies clear of one half, or cannot tell', () => {
    expect(verdictOf({ low: 0.51, high: 0.6 })).toBe('above');
    expect(verdictOf({ low: 0.4, high: 0.49 })).toBe('below');
    expect(verdictOf({ low: 0.4, high: 0.6 })).toBe('cannotTell');
    expect(verdictOf({ low: 0.5, high: 0.6 })).toBe('cannotTell');
  });
});

describe('a difference of two lists on the same seeds', () => {
  test('takes out what the seeds do to both', () => {
    const together = times(40, 0).map((_, at): readonly [number, number] => {
      const base = at % 2 === 0 ? 0.25 : 0.75;
      return [base, base + (at % 4 === 0 ? 0.25 : 0)];
    });
    const found = differenceOf(together);
    expect(found.difference).toBeCloseTo(0.0625, 12);
    // Mean .0625, standard deviation .25 * sqrt(10 * 30 / (40 * 39)) = .1096, 1.96 standard errors .03397.
    expect(found.low).toBeCloseTo(0.0625 - 0.03397, 4);
    expect(found.high).toBeCloseTo(0.0625 + 0.03397, 4);
    expect(found.verdict).toBe('above');
  });

  test('of one pair or none cannot tell', () => {
    expect(differenceOf([])).toMatchObject({ difference: 0, low: -1, high: 1, verdict: 'cannotTell' });
    expect(differenceOf([[0, 1]])).toMatchObject({ difference: 1, verdict: 'cannotTell' });
  });
});

describe('many comparisons', () => {
  test('mislead by chance as often as the confidence leaves open', () => {
    expect(byChance(42).misleading).toBeCloseTo(2.1, 12);
    expect(byChance(1).atLeastOne).toBeCloseTo(0.05, 12);
    expect(byChance(14).atLeastOne).toBeCloseTo(0.5123, 4);
    expect(byChance(0)).toEqual({ comparisons: 0, misleading: 0, atLeastOne: 0 });
  });

  // A. Agresti, Categorical Data Analysis: ((1.96 + .84) * .5 / .05)^2 = 784.9 of plain wins and losses.
  test('take as many Encounters as the sample size formula says', () => {
    expect(gamesToTell(0.05, 0.5)).toBe(785);
    expect(gamesToTell(0.1, 0.5)).toBe(197);
    expect(gamesToTell(0.05, 0.443)).toBeGreaterThanOrEqual(614);
    expect(gamesToTell(0.05, 0.443)).toBeLessThanOrEqual(618);
  });
});
