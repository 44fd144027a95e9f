import { describe, expect, test } from 'vitest';
import { inches } from '../../../src/geometry/units.ts';
import type { GroundPatch } from '../../../src/systems/pulp-city/model/ground.ts';
import {
  mirroredPatch,
  movedPatch,
  newPatch,
  ofSurface,
  patchBox,
  patchMiddle,
  patchUnder,
  reordered,
  sizedPatch,
  turnedPatch,
} from '../../../src/systems/pulp-city/tables/ground-edit.ts';

const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) });
const box = (patch: GroundPatch): readonly number[] => {
  const { x0, y0, x1, y1 } = patchBox(patch);
  return [x0, y0, x1, y1].map((um) => Math.round((um / 25_400) * 100) / 100);
};

const TABLE = inches(24);
const road = newPatch('road', TABLE);
const pond: GroundPatch = { kind: 'pond', at: at(6, 6), rx: inches(2), ry: inches(1) };
const rails: GroundPatch = { kind: 'rails', from: at(2, 4), to: at(10, 4) };
const path: GroundPatch = { kind: 'footpath', points: [at(1, 1), at(3, 1), at(3, 5)], width: inches(1) };
const crossing: GroundPatch = { kind: 'crossing', from: at(4, 4), to: at(4, 8), width: inches(1) };

describe('a patch of ground', () => {
  test('begins in the middle of the table, and keeps its shape when it is moved', () => {
    expect(box(road)).toEqual([10, 10, 14, 14]);
    expect(box(movedPatch(road, inches(2), -inches(3)))).toEqual([12, 7, 16, 11]);
    expect([pond, rails, path, crossing].map((one) => box(movedPatch(one, inches(1), inches(1))))).toEqual([
      [5, 6, 9, 8],
      [3, 5, 11, 5],
      [2, 2, 4, 6],
      [5, 5, 5, 9],
    ]);
  });

  test('grows about its middle, never below half an inch; a line stays a line', () => {
    expect(box(sizedPatch(road, inches(8), inches(2)))).toEqual([8, 11, 16, 13]);
    expect(box(sizedPatch(pond, inches(6), inches(4)))).toEqual([3, 4, 9, 8]);
    expect(box(sizedPatch(rails, inches(4), inches(9)))).toEqual([4, 4, 8, 4]);
    expect(box(sizedPatch(road, 0, inches(4)))).toEqual([11.75, 10, 12.25, 14]);
  });

  test('turns by 15 degrees, a pond by quarters', () => {
    const quarter = turnedPatch(rails, 6);
    expect(box(quarter)).toEqual([6, 0, 6, 8]);
    expect(patchMiddle(quarter)).toEqual(patchMiddle(rails));
    expect(box(turnedPatch(pond, 1))).toEqual([5, 4, 7, 8]);
    expect(box(turnedPatch(road, 3))).toEqual([9.17, 9.17, 14.83, 14.83]);
  });

  test('has its like on the other half', () => {
    expect(box(mirroredPatch(pond, TABLE, 'halfTurn'))).toEqual([16, 17, 20, 19]);
    expect(box(mirroredPatch(pond, TABLE, 'leftRight'))).toEqual([16, 5, 20, 7]);
  });

  test('is of another surface, which a line cannot be', () => {
    expect(ofSurface(road, 'sand').kind).toBe('sand');
    expect(ofSurface(rails, 'sand')).toBe(rails);
  });

  test('is found under a point, the one painted last first, and can be painted later', () => {
    const over = newPatch('grass', TABLE);
    const ground = [road, rails, over];
    const found = [at(12, 12), at(5, 4.2), at(20, 20)].map((point) => patchUnder(ground, point));
    expect(found).toEqual([2, 1, -1]);
    expect(reordered(ground, 0, 1).map(({ kind }) => kind)).toEqual(['rails', 'road', 'grass']);
    expect(reordered(ground, 2, 1)).toBe(ground);
  });
});
