import { expect, test } from 'vitest';
import { oddsRun } from './odds-run.ts';

const ATTACKS = 8;
const ROLLS = 200;

test.each([1, 3, 6])(
  '[PC-ROLL-02, PC-SFX-01] what is told before the attacks of random Encounters is what comes of them, from seed %i',
  { timeout: 120_000 },
  (seed) => {
    const { asked, wrong } = oddsRun(seed, ATTACKS, ROLLS);
    expect(wrong).toEqual([]);
    expect(asked).toBe(ATTACKS);
  },
);
