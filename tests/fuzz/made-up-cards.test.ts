import { describe, expect, test } from 'vitest';
import { playOut } from '../../src/simulation/play.ts';
import { EDITIONS } from '../../src/systems/pulp-city/editions/editions.ts';
import { pulpCity } from '../../src/systems/pulp-city/index.ts';
import { madeUp } from '../../src/cli/made-up/setup.ts';

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
