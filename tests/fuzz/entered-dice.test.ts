import { expect, test } from 'vitest';
import { randomSetup } from '../../src/cli/random-setup.ts';
import { playOut } from '../../src/simulation/play.ts';
import { EDITIONS } from '../../src/systems/pulp-city/editions/editions.ts';
import { pulpCity } from '../../src/systems/pulp-city/index.ts';

const SEEDS = [1, 2];

const GAMES = EDITIONS.flatMap((edition) => SEEDS.map((seed) => [edition, seed] as const));

test.each(GAMES)('%s, seed %i: faces of real dice serve for every roll', (edition, seed) => {
  const opened = pulpCity.open({ ...randomSetup(edition, 'starters', seed), dice: 'entered' });
  if (!opened.ok) throw new Error(opened.error[0]?.code);
  const played = playOut(pulpCity, opened.value.game, { seed, check: true, record: opened.value.events });
  expect(played.game.rest.dice.kind).toBe('entered');
  expect(played.failure).toBeNull();
  expect(played.outcome).not.toBeNull();
  const rolled = played.journal?.entries
    .flatMap((entry) => entry.events)
    .filter((one) => one.type === 'rolled');
  expect(rolled?.length).toBeGreaterThan(5);
});
