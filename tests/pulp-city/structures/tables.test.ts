import { describe, expect, test } from 'vitest';
import { aabb, area, type Footprint, rectangle } from '../../../src/geometry/shape.ts';
import { overlaps } from '../../../src/geometry/distance.ts';
import { checkTable } from '../../../src/tabletop/check-table.ts';
import { prismsOf } from '../../../src/tabletop/table.ts';
import type { TerrainPiece } from '../../../src/systems/pulp-city/model/terrain.ts';
import { withNumbers } from '../../../src/systems/pulp-city/board/piece-numbers.ts';
import { e2013 } from '../../../src/systems/pulp-city/editions/e2013.ts';
import { e2017 } from '../../../src/systems/pulp-city/editions/e2017.ts';
import { groundOf } from '../../../src/systems/pulp-city/tables/ground.ts';
import { tableById, TABLES } from '../../../src/systems/pulp-city/tables/ready-made.ts';
import { largeTableSuggested } from '../../../src/systems/pulp-city/view/setup/setup.ts';
import { translateOptional } from '../../../src/i18n/translate.ts';
import { um } from '../../support/pieces.ts';

/** Sides of the tables that are offered. */
const SIZES = [24, 36, 48].map(um);
const SIDES = ['north', 'south', 'east', 'west'] as const;

/** A key that two footprints share when they cover the same ground. */
function keyOf(shape: Footprint): string {
  if (shape.kind === 'disc') return `disc ${shape.x} ${shape.y} ${shape.r}`;
  return shape.points
    .map(({ x, y }) => `${x},${y}`)
    .sort()
    .join(' ');
}

const turned =
  (size: number) =>
  (shape: Footprint): Footprint =>
    shape.kind === 'disc'
      ? { ...shape, x: size - shape.x, y: size - shape.y }
      : { kind: 'polygon', points: shape.points.map(({ x, y }) => ({ x: size - x, y: size - y })) };

const factsOf = (piece: TerrainPiece, shape: (footprint: Footprint) => Footprint): string =>
  [
    piece.kind,
    piece.look,
    piece.bottom,
    piece.top,
    piece.material,
    piece.rank,
    piece.enterable,
    ...prismsOf(piece)
      .map((prism) => `${keyOf(shape(prism.footprint))} ${prism.bottom} ${prism.top}`)
      .sort(),
  ].join('|');

const strips = (size: number): Readonly<Record<(typeof SIDES)[number], Footprint>> => ({
  south: rectangle(0, 0, size, um(3)),
  north: rectangle(0, size - um(3), size, size),
  west: rectangle(0, 0, um(3), size),
  east: rectangle(size - um(3), 0, size, size),
});

describe.each(TABLES.map((table) => [table.id, table] as const))('the table "%s"', (id, table) => {
  test('has nothing wrong with it', () => {
    expect(SIZES).toContain(table.size);
    expect(checkTable(table)).toEqual([]);
    expect(tableById(id)).toBe(table);
  });

  test('[PC-TABLE-15@2013, PC-TABLE-15@2017] is the same after half a turn, and says what every piece is', () => {
    const here = table.pieces.map((piece) => factsOf(piece, (shape) => shape)).sort();
    const there = table.pieces.map((piece) => factsOf(piece, turned(table.size))).sort();
    expect(there.map((facts) => facts.replace(/,-?0\b/g, ',0'))).toEqual(here);
    const unlabelled = table.pieces.filter(
      (piece) =>
        !/^[a-z-]+$/.test(piece.look) ||
        (piece.kind === 'object' && piece.rank === undefined) ||
        (piece.kind === 'structure' && [piece.material, piece.sizeClass].includes(undefined)) ||
        (piece.kind === 'area' && piece.danger === undefined),
    );
    expect(unlabelled).toEqual([]);
  });

  test('[PC-OBJ-01, PC-STRUCT-07] gets its Defense and Health from the rules it is played with', () => {
    for (const rules of [e2013, e2017]) {
      const hollow = table.pieces.filter(
        (piece) => piece.kind !== 'area' && withNumbers(piece, rules).health === undefined,
      );
      expect(hollow.map((piece) => piece.id)).toEqual([]);
    }
  });

  test('has open and Enclosed Structures of 2 to 6 inches, all Ranks of Objects, and one Dangerous area or two halves', () => {
    const structures = table.pieces.filter((piece) => piece.kind === 'structure');
    const roofs = structures.filter((piece) => piece.standable);
    expect(
      structures.some((piece) => piece.enterable) && structures.some((piece) => piece.parts !== undefined),
    ).toBe(true);
    for (const roof of roofs)
      expect([roof.id, roof.top >= um(2) && roof.top <= um(6)]).toEqual([roof.id, true]);
    expect(new Set(table.pieces.map((piece) => piece.rank))).toEqual(new Set([undefined, 1, 2, 3]));
    const dangers = table.pieces.filter((piece) => piece.danger !== undefined);
    expect([1, 2]).toContain(dangers.length);
    expect(new Set(table.pieces.map((piece) => piece.id)).size).toBe(table.pieces.length);
  });

  test('leaves most of every edge free to deploy on', () => {
    for (const side of SIDES) {
      const blocked = table.pieces
        .filter((piece) => overlaps(piece.footprint, strips(table.size)[side]))
        .map((piece) => {
          const box = aabb(piece.footprint);
          const strip = aabb(strips(table.size)[side]);
          const width = Math.min(box.x1, strip.x1) - Math.max(box.x0, strip.x0);
          const depth = Math.min(box.y1, strip.y1) - Math.max(box.y0, strip.y0);
          return width * depth;
        })
        .reduce((sum, covered) => sum + covered, 0);
      expect([side, blocked / area(strips(table.size)[side]) < 0.3]).toEqual([side, true]);
    }
  });

  test('has ground to stand on that stays on the table', () => {
    const patches = groundOf(table);
    expect(patches.length).toBeGreaterThan(3);
    for (const patch of patches) {
      const points =
        'outline' in patch
          ? patch.outline
          : 'points' in patch
            ? patch.points
            : 'at' in patch
              ? [patch.at]
              : [patch.from, patch.to];
      expect(points.every(({ x, y }) => x >= 0 && y >= 0 && x <= table.size && y <= table.size)).toBe(true);
    }
  });
});

test('[PC-STRUCT-07] the tables have typical and Reinforced cover between them', () => {
  const covers = TABLES.flatMap((table) => table.pieces.map((piece) => piece.cover));
  expect(new Set(covers)).toEqual(new Set(['none', 'typical', 'reinforced']));
});

test('[PC-TABLE-01@2013, PC-TABLE-01@2017] 24, 36 and 48 inches are offered, the usual size first, and nothing smaller', () => {
  expect(TABLES[0]?.size).toBe(um(24));
  expect([...new Set(TABLES.map((table) => table.size))]).toEqual(SIZES);
});

test('[PC-TABLE-01@2013, PC-TABLE-01@2017] larger ones are suggested above Level 12', () => {
  const suggested = (level: number) =>
    TABLES.filter((table) => largeTableSuggested(level, table)).map((table) => table.size);
  expect([suggested(12), suggested(13)]).toEqual([[], [um(36), um(48)]]);
});

test('every named piece has a name in both languages', () => {
  const names = TABLES.flatMap((table) => table.pieces.flatMap(({ name }) => name ?? []));
  const missing = names.filter((name) => translateOptional('fr', `place.${name}`) === undefined);
  expect(missing).toEqual([]);
  expect(names.length).toBeGreaterThan(20);
});
