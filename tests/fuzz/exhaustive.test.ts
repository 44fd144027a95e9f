import { describe, expect, test } from 'vitest';
import { playOut } from '../../src/simulation/play.ts';
import { EDITIONS } from '../../src/systems/pulp-city/editions/editions.ts';
import { pulpCity } from '../../src/systems/pulp-city/index.ts';
import type { PowerProfile } from '../../src/systems/pulp-city/model/profile.ts';
import type { EncounterSetup } from '../../src/systems/pulp-city/model/setup.ts';
import { countLandings, EVERYTHING } from '../support/landings.ts';
import { countNotation, NOTATION } from '../support/notation-used.ts';
import { madeUp } from '../../src/cli/made-up/setup.ts';

const SEEDS = Array.from({ length: 40 }, (_, at) => at + 1);
/** Played with a Power more, for what lies beside a model is seldom light enough for a Smash. */
const WRECKERS = Array.from({ length: 8 }, (_, at) => at + 41);

function wrecking(setup: EncounterSetup): EncounterSetup {
  const power: PowerProfile = {
    id: 'wrecker',
    name: 'Wrecker',
    text: { en: 'Smashes.', fr: 'Fracasse.' },
    coverage: 'full',
    clauses: [{ grant: 'bonus', of: 'Smash It Up' }],
  };
  const profiles = Object.entries(setup.profiles).map(
    ([id, profile]) => [id, { ...profile, powers: [...profile.powers, power] }] as const,
  );
  return { ...setup, profiles: Object.fromEntries(profiles) };
}

describe.each(EDITIONS)('exhaustive run, edition of %s', (edition) => {
  test('every Action Type is declared and rolled, every Effect takes hold, every word of a bar is played', () => {
    const counts = new Map<string, number>();
    for (const seed of [...SEEDS, ...WRECKERS]) {
      const setup = madeUp(edition, seed);
      const opened = pulpCity.open(WRECKERS.includes(seed) ? wrecking(setup) : setup);
      if (!opened.ok) throw new Error(JSON.stringify(opened.error[0]));
      const { events, game } = opened.value;
      const { failure, journal } = playOut(pulpCity, game, { seed, record: events });
      expect(failure, `seed ${seed}`).toBeNull();
      countLandings(journal!, counts);
      countNotation(journal!, counts);
    }
    const missing = [...EVERYTHING, ...NOTATION].filter((what) => !counts.has(what));
    expect(missing).toEqual([]);
  });
});
