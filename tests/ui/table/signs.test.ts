/** What pieces say of themselves on the ground: on the table, and never one over another. */
import { describe, expect, test } from 'vitest';
import { labelledZones } from '../../../src/ui/table/draw/areas.ts';
import { pieceSigns } from '../../../src/ui/table/draw/signs.ts';
import { satelliteSpots } from '../../../src/ui/table/draw/token.ts';
import { viewAt } from '../../../src/ui/table/camera.ts';
import { boxesOverlap, boxWithin } from '../../../src/ui/table/shapes.ts';
import type { Zone } from '../../../src/ui/table/types.ts';
import type { ObjectPiece, Piece, StructurePiece } from '../../../src/ui/table/pieces.ts';
import { TABLES } from '../../../src/systems/pulp-city/tables/ready-made.ts';
import { translate } from '../../../src/i18n/translate.ts';
import { layoutScene } from '../../../src/games/pulp-city/tables/table-scene.ts';
import { token, widthOf } from './scene-samples.ts';

const SIZE = { width: 24, height: 24 };
const NEAR = [false];
/** The whole table on a phone of 360 x 640 while something is asked. */
const SMALLEST = viewAt(8.75);
/** The whole table at 1280 x 800. */
const LAPTOP = viewAt(28);

const house = (
  id: string,
  left: number,
  top: number,
  more: Partial<StructurePiece> = {},
): StructurePiece => ({
  kind: 'structure',
  id,
  outline: [
    { x: left, y: top },
    { x: left + 4, y: top },
    { x: left + 4, y: top + 4 },
    { x: left, y: top + 4 },
  ],
  heightIn: 3,
  construction: 'enclosed',
  chip: '3″ open',
  ...more,
});

const crate = (id: string, x: number, y: number, more: Partial<ObjectPiece> = {}): ObjectPiece => ({
  kind: 'object',
  id,
  silhouette: 'crate',
  at: { x, y },
  width: 1,
  length: 1,
  turnDeg: 0,
  rank: 1,
  ...more,
});

const signs = (pieces: readonly Piece[], view = SMALLEST, sides = NEAR) =>
  pieceSigns(pieces, SIZE, view, widthOf, sides);

const named = (pieces: readonly Piece[], view = SMALLEST): readonly string[] =>
  signs(pieces, view).map(({ piece }) => piece.id);

test('of neighbouring Structures both heights are read, one of them in another place', () => {
  const [first, second] = signs([house('left', 8, 8), house('right', 12.5, 8)]);
  if (first === undefined || second === undefined) throw new Error('a height is missing');
  expect(boxesOverlap(first.box, second.box)).toBe(false);
  expect(first.box.bottom).not.toBe(second.box.bottom);
});

test('of signs that find no place the higher and the heavier stay, until one comes closer', () => {
  const pieces = [
    crate('light', 10, 9, { rank: 1 }),
    crate('heavy', 10, 9.4, { rank: 3 }),
    house('near', 16, 16),
  ];
  expect(named(pieces)).toEqual(['near', 'heavy']);
  expect(named([crate('light', 10, 9), crate('heavy', 10, 11, { rank: 3 })], LAPTOP)).toEqual([
    'heavy',
    'light',
  ]);
});

test.each([
  [0.2, 12],
  [23.8, 12],
  [12, 23.9],
])('the rank of an Object at %d, %d stays on the table, its Health with it', (x, y) => {
  const [sign] = signs([crate('rim', x, y, { rank: 3, health: { now: 1, max: 4 }, tellsHealth: true })]);
  const table = { left: 0, top: 0, right: 24 * SMALLEST.s, bottom: 24 * SMALLEST.s };
  expect(sign && boxWithin(sign.box, table)).toBe(true);
});

describe.each(TABLES.map((table) => [table.id, table] as const))('on %s', (_id, table) => {
  const { pieces, size } = layoutScene(table, translate('fr'));
  test.each([8.75, 12, 16, 28, 40])(
    'at %d pixels an inch no sign lies on another or beside the table',
    (s) => {
      const all = pieceSigns(pieces, size, viewAt(s), widthOf, NEAR);
      const room = { left: 0, top: 0, right: size.width * s, bottom: size.height * s };
      all.forEach(({ box, piece }, at) => {
        expect(boxWithin(box, room), piece.id).toBe(true);
        for (const other of all.slice(at + 1)) {
          const less = {
            ...box,
            left: box.left + 2,
            right: box.right - 2,
            top: box.top + 2,
            bottom: box.bottom - 2,
          };
          expect(boxesOverlap(less, other.box), `${piece.id} on ${other.piece.id}`).toBe(false);
        }
      });
    },
  );
  const missing = (kind: Piece['kind'], s: number) => {
    const told = pieceSigns(pieces, size, viewAt(s), widthOf, NEAR).map(({ piece }) => piece.id);
    return pieces.filter((piece) => piece.kind === kind && !told.includes(piece.id));
  };
  test('from 16 pixels an inch every height is told', () => {
    expect(missing('structure', 16)).toEqual([]);
  });
  test('on a laptop nothing is left out', () => {
    expect(missing('object', LAPTOP.s)).toEqual([]);
  });
});

test('zones are named where their names lie beside each other, else none of those that meet', () => {
  const quarter = (id: string, left: number): Zone => ({
    id,
    look: 'objective',
    label: 'North-west quarter',
    outline: [
      { x: left, y: 0 },
      { x: left + 12, y: 0 },
      { x: left + 12, y: 12 },
      { x: left, y: 12 },
    ],
  });
  const zones = [quarter('west', 0), quarter('east', 12)];
  expect(labelledZones(zones, LAPTOP, widthOf)).toEqual(zones);
  expect(labelledZones(zones, SMALLEST, widthOf)).toEqual([]);
});

test('on a table too small for them no signs lie round a base', () => {
  const tired = token('tired', 12, 12, { fatigue: 2, powerUp: 1 });
  expect(satelliteSpots(tired, 5, 1.1)).toEqual([]);
  expect(satelliteSpots(tired, 16, 1.1)).toHaveLength(3);
});
