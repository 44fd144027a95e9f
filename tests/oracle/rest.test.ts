import { describe, expect, test } from 'vitest';
import { nearestRun, overrunRun, slideRun } from './runs.ts';

describe('on random tables', { timeout: 120_000 }, () => {
  test('[PC-MOVE-34] the nearest place to rest is free, and none of many spots nearer by is', () => {
    const { asked, wrong } = nearestRun(1, 50, 400);
    expect(wrong).toEqual([]);
    expect(asked).toBe(400);
  });
  test('[PC-TYPE-16] an Overrun ends in a free place on its level, and none of many further along its strip is', () => {
    const { asked, near, wrong } = overrunRun(1, 50, 400);
    expect(wrong).toEqual([]);
    expect(asked).toBe(400);
    expect(near).toBeLessThan(40);
  });
  test('[PC-MOVE-32, PC-MOVE-33] a push goes as far as one in small steps, is stopped by the same thing, and Falls where that does', () => {
    const { asked, near, wrong } = slideRun(1, 50, 2000);
    expect(wrong).toEqual([]);
    expect(asked).toBe(2000);
    // Most models stand in contact with something, and many pushes run along it.
    expect(near).toBeLessThan(1000);
  });
});
