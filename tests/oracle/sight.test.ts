import { describe, expect, test } from 'vitest';
import { sightRun } from './runs.ts';

const SCENES = 20;
const LINES = 1000;

/** Together 20,000 lines of sight; `npm run -s oracle` says how many of them were near. */
describe.each(Array.from({ length: 20 }, (_, i) => i))(
  'sight on random tables, lot %i',
  { timeout: 120_000 },
  (lot) => {
    test('[PC-LOS-01, PC-LOS-03] agrees with lines drawn at random about who is seen, hidden by what, in which cover', () => {
      const { asked, near, wrong } = sightRun(1 + lot * SCENES, SCENES, LINES);
      expect(wrong).toEqual([]);
      expect(asked).toBe(LINES);
      expect(near).toBeLessThan(LINES / 5);
    });
  },
);
