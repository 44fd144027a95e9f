import { describe, expect, test } from 'vitest';
import { playOut } from '../../src/simulation/play.ts';
import { EDITIONS } from '../../src/systems/pulp-city/editions/editions.ts';
import { pulpCity } from '../../src/systems/pulp-city/index.ts';
import { madeUp } from '../../src/cli/made-up/setup.ts';
import { peopled, randomSetup } from '../../src/cli/random-setup.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

describe.each(EDITIONS)('random encounters of made-up cards, edition of %s', (edition) => {
  test.each(SEEDS)('seed %i keeps every promise to the end', (seed) => {
    const opened = pulpCity.open(madeUp(edition, seed));
    if (!opened.ok) throw new Error(opened.error[0]?.code);
    const played = playOut(pulpCity, opened.value.game, { seed, check: true });
    expect(played.failure).toBeNull();
    expect(played.outcome).not.toBeNull();
  });
});

test('[PC-SFX-04] seed 71097 of 2017: SFX are bought by a form that has spent more AP than its Limit', () => {
  const opened = pulpCity.open(randomSetup('2017', 'made-up', 71097, 'random'));
  if (!opened.ok) throw new Error(opened.error[0]?.code);
  const played = playOut(pulpCity, opened.value.game, { seed: 71097, check: true });
  expect(played.failure).toBeNull();
});

test.each([
  ['2013', 91151],
  ['2017', 91261],
] as const)(
  '[PC-FALL-08] %s, seed %i: a faller who is asked where to land stands in nobody',
  (edition, seed) => {
    const opened = pulpCity.open(peopled(randomSetup(edition, 'made-up', seed, 'random'), 'always'));
    if (!opened.ok) throw new Error(opened.error[0]?.code);
    const played = playOut(pulpCity, opened.value.game, { seed, check: true });
    expect(played.failure).toBeNull();
  },
);
