import { describe, expect, test } from 'vitest';
import { reachRun } from './runs.ts';

const SCENES = 20;

/** Together some 11,000 places; `npm run -s oracle` says how many of them were near. */
describe.each([0, 1, 2, 3, 4])('reaches on random tables, lot %i', { timeout: 120_000 }, (lot) => {
  test('[PC-MOVE-06] show no place without a legal way, and leave out none that a legal way with up to two bends ends in', () => {
    const { asked, near, wrong } = reachRun(1 + lot * SCENES, SCENES);
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(100 * SCENES);
    expect(near).toBeLessThan(asked / 10);
  });
});
