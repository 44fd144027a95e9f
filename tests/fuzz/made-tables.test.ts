import { expect, test } from 'vitest';
import { SETTINGS } from '../../src/systems/pulp-city/model/ground.ts';
import { EDGE_PAIRS, fairnessOf } from '../../src/systems/pulp-city/tables/fairness.ts';
import {
  BALANCES,
  DENSITIES,
  generateTable,
  HEIGHTS,
  TABLE_SIDES,
  type TableOrder,
} from '../../src/systems/pulp-city/tables/generate.ts';
import { reviewTable } from '../../src/systems/pulp-city/tables/review.ts';

const pick = <T>(list: readonly T[], at: number): T => {
  const found = list[at % list.length];
  if (found === undefined) throw new Error('an empty list');
  return found;
};

/** A different mixture of choices for every seed. */
const orderAt = (seed: number): TableOrder => ({
  setting: pick(SETTINGS, seed),
  side: pick(TABLE_SIDES, Math.floor(seed / 3)),
  density: pick(DENSITIES, Math.floor(seed / 7)),
  heights: pick(HEIGHTS, Math.floor(seed / 11)),
  balance: pick(BALANCES, seed),
  seed: 1000 + seed * 7919,
});

test.each(Array.from({ length: 12 }, (_, block) => block))(
  '[PC-TABLE-15] no table that chance makes is illegal, unfair or cannot be deployed on (block %i)',
  (block) => {
    for (let seed = block * 10; seed < block * 10 + 10; seed += 1) {
      const table = generateTable(orderAt(seed));
      expect([table.id, reviewTable(table).obstacles]).toEqual([table.id, []]);
      expect([table.id, fairnessOf(table, EDGE_PAIRS[0]).fair]).toEqual([table.id, true]);
    }
  },
);
