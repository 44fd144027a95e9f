import { describe, expect, test } from 'vitest';
import { moveRun } from './runs.ts';

const SCENES = 50;
const MOVES = 1000;

/** Together 5,000 moves; `npm run -s oracle` says how many of them were near. */
describe.each([0, 1, 2, 3, 4])('moves on random tables, lot %i', { timeout: 120_000 }, (lot) => {
  test('[PC-MOVE-06, PC-MOVE-07, PC-MOVE-08] agree with a base pushed along in small steps about what is legal, where it ends and what stops it', () => {
    const { asked, near, wrong } = moveRun(1 + lot * SCENES, SCENES, MOVES);
    expect(wrong).toEqual([]);
    expect(asked).toBe(MOVES);
    expect(near).toBeLessThan(MOVES / 10);
  });
});
