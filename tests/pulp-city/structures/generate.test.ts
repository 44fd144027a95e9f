import { describe, expect, test } from 'vitest';
import { gap } from '../../../src/geometry/distance.ts';
import { SETTINGS } from '../../../src/systems/pulp-city/model/ground.ts';
import type { TableLayout } from '../../../src/systems/pulp-city/model/terrain.ts';
import { EDGE_PAIRS, fairnessOf } from '../../../src/systems/pulp-city/tables/fairness.ts';
import {
  BALANCES,
  DENSITIES,
  generateTable,
  HEIGHTS,
  orderId,
  orderOf,
  TABLE_SIDES,
  type TableOrder,
} from '../../../src/systems/pulp-city/tables/generate.ts';
import { reviewTable } from '../../../src/systems/pulp-city/tables/review.ts';
import { readTable } from '../../../src/systems/pulp-city/setup/read-table.ts';
import { translateOptional } from '../../../src/i18n/translate.ts';
import { um } from '../../support/pieces.ts';

const order: TableOrder = {
  setting: 'city',
  side: 24,
  density: 'usual',
  heights: 'mixed',
  balance: 'halfTurn',
  seed: 4181,
};

const heightOf = ({ pieces }: TableLayout): number => {
  const roofs = pieces.filter(({ standable, kind }) => standable && kind === 'structure');
  return roofs.reduce((sum, { top }) => sum + top, 0) / Math.max(1, roofs.length);
};

test('the same order makes the same table, another seed another one', () => {
  expect(generateTable(order)).toEqual(generateTable(order));
  const others = [1, 2, 3, 4].map((seed) => JSON.stringify(generateTable({ ...order, seed }).pieces));
  expect(new Set(others).size).toBe(4);
});

test('an order can be read from the id of its table, and from no other id', () => {
  expect(orderOf(generateTable(order).id)).toEqual(order);
  expect(orderOf(orderId({ ...order, setting: 'subway', side: 48, balance: 'matched' }))?.side).toBe(48);
  for (const id of [
    'crossroads',
    'made-city-25-usual-mixed-halfTurn-1',
    'made-city-24-usual-mixed-halfTurn-x',
    '',
  ])
    expect([id, orderOf(id)]).toEqual([id, null]);
});

describe.each(SETTINGS)('a table made in the setting "%s"', (setting) => {
  const made = TABLE_SIDES.flatMap((side) =>
    BALANCES.map((balance) => generateTable({ ...order, setting, side, balance, seed: side })),
  );

  test('[PC-TABLE-15, PC-DEPLOY-01] can be played on', () => {
    for (const table of made) expect([table.id, reviewTable(table).obstacles]).toEqual([table.id, []]);
  });

  test('[PC-TABLE-15] gives both sides the same', () => {
    for (const table of made)
      expect([table.id, fairnessOf(table, EDGE_PAIRS[0]).fair]).toEqual([table.id, true]);
  });

  test('[PC-TABLE-15] has an Enclosed Structure, Objects, and a name in both languages for every house', () => {
    for (const table of made) {
      expect(table.pieces.some(({ enterable }) => enterable)).toBe(true);
      expect(new Set(table.pieces.flatMap(({ rank }) => rank ?? [])).size).toBeGreaterThan(1);
      const nameless = table.pieces.flatMap(({ name }) =>
        name === undefined || translateOptional('fr', `place.${name}`) !== undefined ? [] : [name],
      );
      expect(nameless).toEqual([]);
    }
  });

  test('leaves a base of 50 mm a way between any two houses', () => {
    for (const { pieces } of made) {
      const houses = pieces.filter(({ kind, standable }) => kind === 'structure' && standable);
      const squeezed = houses.flatMap((one, index) =>
        houses.slice(index + 1).filter((other) => gap(one.footprint, other.footprint) < um(1.97)),
      );
      expect(squeezed.map(({ id }) => id)).toEqual([]);
    }
  });

  test('comes back from a file as it is', () => {
    for (const table of made)
      expect(readTable(JSON.parse(JSON.stringify(table)))).toEqual({ layout: table, faults: [] });
  });
});

test('dense tables hold more than open ones, high ones are higher than low ones', () => {
  const mean = (change: Partial<TableOrder>, of: (table: TableLayout) => number): number =>
    [1, 2, 3, 4, 5].reduce((sum, seed) => sum + of(generateTable({ ...order, ...change, seed })), 0) / 5;
  const [open, , dense] = DENSITIES.map((density) => mean({ density }, ({ pieces }) => pieces.length));
  expect(dense).toBeGreaterThan((open ?? 0) + 4);
  const [low, , high] = HEIGHTS.map((heights) => mean({ heights }, heightOf));
  expect(high).toBeGreaterThan((low ?? 0) + um(1));
});
