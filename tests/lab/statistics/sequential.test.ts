import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/kernel/dice/generator.ts';
import type { Scored } from '../../../src/lab/statistics/estimate.ts';
import {
  likelihoodRatio,
  MOST_GAMES,
  type Stop,
  waldBounds,
  whetherToStop,
} from '../../../src/lab/statistics/sequential.ts';

describe("Wald's bounds", () => {
  // Wald (1945); the pair for .05 and .05 is the (-2.94, 2.94) under which chess engines are tested.
  test.each([
    [0.05, 0.05, -2.944, 2.944],
    [0.05, 0.1, -2.251, 2.89],
    [0.05, 0.2, -1.558, 2.773],
    [0.01, 0.05, -2.986, 4.554],
  ])('for errors of %f and %f', (alpha, beta, lower, upper) => {
    const found = waldBounds(alpha, beta);
    expect(found.lower).toBeCloseTo(lower, 3);
    expect(found.upper).toBeCloseTo(upper, 3);
  });
});

describe('a likelihood ratio', () => {
  test('speaks for whichever mean is nearer', () => {
    const scores = Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? 1 : 0.2));
    expect(likelihoodRatio(scores, 0.5, 0.6)).toBeGreaterThan(0);
    expect(likelihoodRatio(scores, 0.6, 0.5)).toBeLessThan(0);
    expect(likelihoodRatio(scores, 0.5, 0.7)).toBeCloseTo(0, 9);
  });
});

/** Pairs of Encounters with this share of ties, the list winning `score` with ties counted half. */
function played(score: number, seed: number, pairs: number): readonly Scored[] {
  const draw = stream(seed);
  const ties = 0.3;
  return Array.from({ length: pairs * 2 }, (_, at): Scored => {
    const dice = draw() / 2 ** 32;
    return { pair: Math.floor(at / 2), score: dice < ties ? 0.5 : dice < score + ties / 2 ? 1 : 0 };
  });
}

const STUDIES = 300;
const BATCH = 8;

function run(score: number): { readonly ends: Readonly<Record<Stop, number>>; readonly games: number } {
  const ends = { goOn: 0, above: 0, below: 0, even: 0, cannotTell: 0 };
  let games = 0;
  for (let seed = 0; seed < STUDIES; seed += 1) {
    const all = played(score, seed * 31 + 7, MOST_GAMES / 2);
    let now: Stop = 'goOn';
    let at = 0;
    while (now === 'goOn') {
      at += BATCH;
      now = whetherToStop(all.slice(0, at));
    }
    ends[now] += 1 / STUDIES;
    games += Math.min(at, MOST_GAMES) / STUDIES;
  }
  return { ends, games };
}

describe('the sequential test', () => {
  test('calls equal lists different in at most one of twenty studies', () => {
    const { ends, games } = run(0.5);
    expect(ends.above + ends.below).toBeLessThanOrEqual(0.06);
    expect(ends.even).toBeGreaterThan(0.8);
    expect(games).toBeGreaterThan(150);
    expect(games).toBeLessThan(600);
  });

  test('sees a difference of five points in four of five, with fewer Encounters than a study of fixed size', () => {
    const { ends, games } = run(0.55);
    expect(ends.above).toBeGreaterThan(0.75);
    expect(ends.below).toBeLessThan(0.01);
    expect(games).toBeLessThan(550);
  });

  test('is soon done with lists that are far apart, whichever is the better one', () => {
    expect(run(0.7).games).toBeLessThan(120);
    expect(run(0.3).ends.below).toBeGreaterThan(0.99);
  });

  test('goes on while there is little to see, and says so once it may not go on', () => {
    expect(whetherToStop([])).toBe('goOn');
    expect(whetherToStop(played(0.9, 1, 10))).toBe('goOn');
    const undecided = played(0.527, 3, 60);
    expect(whetherToStop(undecided)).toBe('goOn');
    expect(whetherToStop(undecided, undefined, undecided.length)).toBe('cannotTell');
  });
});
