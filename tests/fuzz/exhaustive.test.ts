import { describe, expect, test } from 'vitest';
import { playOut } from '../../src/simulation/play.ts';
import { EDITIONS } from '../../src/systems/pulp-city/editions/editions.ts';
import { pulpCity } from '../../src/systems/pulp-city/index.ts';
import { countLandings, EVERYTHING } from '../support/landings.ts';
import { madeUp } from '../support/made-up.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

describe.each(EDITIONS)('exhaustive run, edition of %s', (edition) => {
  test('every Action Type is declared and rolled, every Effect takes hold', () => {
    const counts = new Map<string, number>();
    for (const seed of SEEDS) {
      const opened = pulpCity.open(madeUp(edition, seed));
      if (!opened.ok) throw new Error(JSON.stringify(opened.error[0]));
      const { events, game } = opened.value;
      const { failure, journal } = playOut(pulpCity, game, { seed, record: events });
      expect(failure, `seed ${seed}`).toBeNull();
      countLandings(journal!, counts);
    }
    const missing = EVERYTHING.filter((what) => !counts.has(what));
    expect(missing).toEqual([]);
  });
});
