import { describe, expect, test } from 'vitest';
import { translateOptional } from '../../../src/i18n/translate.ts';
import { stream } from '../../../src/kernel/dice/generator.ts';
import { SETTINGS } from '../../../src/systems/pulp-city/model/ground.ts';
import { EDGE_PAIRS, fairnessOf } from '../../../src/systems/pulp-city/tables/fairness.ts';
import { LIBRARY } from '../../../src/systems/pulp-city/tables/library/library.ts';
import { ENOUGH_ROOM, reviewTable, roomFor } from '../../../src/systems/pulp-city/tables/review.ts';
import { readTable } from '../../../src/systems/pulp-city/setup/read-table.ts';
import { um } from '../../support/pieces.ts';

describe.each(LIBRARY.map((table) => [table.id, table] as const))(
  'the table "%s" of the library',
  (id, table) => {
    test('[PC-TABLE-15] is legal, the same after half a turn, and nothing is squeezed', () => {
      const review = reviewTable(table, 'halfTurn');
      expect(review.obstacles).toEqual([]);
      expect(review.doubts.filter(({ kind }) => kind !== 'narrow')).toEqual([]);
    });

    test('[PC-TABLE-15] gives both sides the same, whichever edges they take', () => {
      for (const edges of EDGE_PAIRS) expect([edges, fairnessOf(table, edges).fair]).toEqual([edges, true]);
    });

    test('[PC-DEPLOY-01, PC-DEPLOY-04] has room for a Team along every edge, the largest base among them', () => {
      for (const edge of EDGE_PAIRS.flat()) {
        expect([edge, roomFor(table, edge, 30, ENOUGH_ROOM)]).toEqual([edge, ENOUGH_ROOM]);
        expect([edge, roomFor(table, edge, 80, 1)]).toEqual([edge, 1]);
      }
    });

    test('has a name and a line about it in both languages, and so has every house on it', () => {
      for (const lang of ['en', 'fr'] as const) {
        expect(translateOptional(lang, `setup.table.${id}`)).toBeDefined();
        expect(translateOptional(lang, `setup.table.${id}.note`)).toBeDefined();
        const names = table.pieces.flatMap(({ name }) => name ?? []);
        expect(names.filter((name) => translateOptional(lang, `place.${name}`) === undefined)).toEqual([]);
      }
    });

    test('comes back from a file as it is', () => {
      expect(readTable(JSON.parse(JSON.stringify(table)))).toEqual({ layout: table, faults: [] });
    });
  },
);

test('[PC-TABLE-01] the library has tables of 24, 36 and 48 inches and every setting', () => {
  expect(LIBRARY.length).toBeGreaterThanOrEqual(10);
  expect([...new Set(LIBRARY.map(({ size }) => size))]).toEqual([um(24), um(36), um(48)]);
  const known = new Set(LIBRARY.flatMap(({ id, setting }) => [id, setting ?? 'city']));
  expect(SETTINGS.filter((setting) => !known.has(setting))).toEqual([]);
});

test('[PC-TABLE-15] a piece that is moved or taken away makes a table uneven', () => {
  const draw = stream(7);
  for (const table of LIBRARY) {
    const houses = table.pieces.filter((piece) => piece.kind === 'structure' && piece.standable);
    const gone = houses[draw() % houses.length]?.id;
    const rest = { ...table, pieces: table.pieces.filter(({ id }) => id !== gone) };
    expect(reviewTable(rest, 'halfTurn').doubts.some(({ kind }) => kind === 'noTwin')).toBe(true);
    const [south] = EDGE_PAIRS;
    const roofs = fairnessOf(rest, south).figures.find(({ figure }) => figure === 'roofs');
    expect(roofs?.sides[0]).not.toBe(roofs?.sides[1]);
  }
});
