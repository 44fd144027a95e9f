import { expect, test } from 'vitest';
import { EDITIONS } from '../../src/systems/pulp-city/editions/editions.ts';
import { clauseDuel, libraryDuel } from './duels.ts';
import { attacksIn, oddsRun } from './odds-run.ts';

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

const editionOf = (seed: number) => EDITIONS[seed % EDITIONS.length] ?? EDITIONS[0];

test('[PC-ROLL-02, PC-SFX-07, PC-CARD-06] clauses of both sides, Self/X, turned dice and last chances are in the odds', {
  timeout: 240_000,
}, () => {
  const duels = (seed: number) => attacksIn(clauseDuel(editionOf(seed), seed), `clauses, seed ${seed}`);
  const { asked, wrong } = oddsRun(1, 14, 200, duels);
  expect(wrong).toEqual([]);
  expect(asked).toBe(14);
});

test('[PC-ROLL-02] the attacks of cards of the library come out as they are told', {
  timeout: 240_000,
}, () => {
  const duels = (seed: number) => {
    const play = libraryDuel(editionOf(seed), seed);
    return play === null ? [] : attacksIn(play, `library, seed ${seed}`);
  };
  const { asked, wrong } = oddsRun(1, 8, 150, duels);
  expect(wrong).toEqual([]);
  expect(asked).toBe(8);
});
