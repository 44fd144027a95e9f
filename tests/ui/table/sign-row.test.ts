import { describe, expect, test } from 'vitest';
import { onTable, signRow } from '../../../src/ui/table/draw/sign-row.ts';

const SIZE = { width: 24, height: 24 };
/** Pixels per inch on the smallest phone. */
const VIEW = { s: 11, g: 1 };
const ROW = { width: 70, height: 17 };
const EDGES = { left: 2, right: 24 * 11 - 2 } as const;

/** Upright, four inches wide. */
const house = (left: number, top: number, chipCorner?: 'nw' | 'ne' | 'sw' | 'se') => ({
  outline: [
    { x: left, y: top },
    { x: left + 4, y: top },
    { x: left + 4, y: top + 4 },
    { x: left, y: top + 4 },
  ],
  ...(chipCorner === undefined ? {} : { chipCorner }),
});

describe('the signs of a Structure', () => {
  test('begin in its corner where the table has room for them', () => {
    expect(signRow(house(8, 8), ROW, VIEW, SIZE, false)).toEqual({ x: 8 * 11 + 5, y: 12 * 11 - 5 - 17 });
  });

  test.each([
    ['at the right rim', 20, 'sw'],
    ['at the left rim', 0, 'se'],
  ] as const)('stay on the table %s, for whoever reads them', (_, left, corner) => {
    const piece = house(left, 8, corner);
    const near = signRow(piece, ROW, VIEW, SIZE, false);
    expect(near.x).toBeGreaterThanOrEqual(EDGES.left);
    expect(near.x + ROW.width).toBeLessThanOrEqual(EDGES.right);
    // Turned about the middle of the Structure, its beginning is its right end.
    const far = signRow(house(left, 8, corner === 'sw' ? 'se' : 'sw'), ROW, VIEW, SIZE, true);
    const right = (2 * left + 4) * 11 - far.x;
    expect(right).toBeLessThanOrEqual(EDGES.right);
    expect(right - ROW.width).toBeGreaterThanOrEqual(EDGES.left);
  });

  test('of a barrier stay on the table as well', () => {
    expect(onTable(250, 30, 0, 264, 1)).toBe(232);
    expect(onTable(-4, 30, 0, 264, 1)).toBe(2);
    expect(onTable(100, 30, 0, 264, 1)).toBe(100);
  });
});
