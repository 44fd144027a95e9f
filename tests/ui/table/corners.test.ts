import { describe, expect, test } from 'vitest';
import { alongPath, lengthOf } from '../../../src/ui/table/hooks/use-walks.ts';
import { cornerMiddle, emptiestCorner } from '../../../src/ui/table/layout/corners.ts';
import { handleOffset } from '../../../src/ui/table/layout/handle.ts';

const VIEW = { width: 720, height: 720 };
const BOX = { width: 280, height: 110, margin: 14 };

describe('what floats over the table', () => {
  test('an inset takes the corner that hides nobody, away from what it is about', () => {
    const models = [
      { px: 100, py: 60 },
      { px: 640, py: 650 },
      { px: 620, py: 80 },
    ];
    expect(emptiestCorner(models, { px: 500, py: 400 }, BOX, VIEW)).toBe('sw');
    expect(emptiestCorner([], { px: 600, py: 600 }, BOX, VIEW)).toBe('nw');
    expect(cornerMiddle('se', BOX, VIEW)).toEqual({ px: 720 - 14 - 140, py: 720 - 14 - 55 });
  });

  test('the grip hangs 60 to 110 px off its spot, inside the stage and over nobody', () => {
    for (const spot of [
      { px: 360, py: 360 },
      { px: 700, py: 700 },
      { px: 20, py: 20 },
      { px: 710, py: 360 },
    ]) {
      const offset = handleOffset(spot, [], VIEW);
      const away = Math.hypot(offset.px, offset.py);
      expect(away).toBeGreaterThanOrEqual(60);
      expect(away).toBeLessThanOrEqual(110);
      expect(spot.px + offset.px).toBeGreaterThan(0);
      expect(spot.px + offset.px).toBeLessThan(720);
      expect(spot.py + offset.py).toBeLessThan(720);
    }
    const free = handleOffset({ px: 360, py: 360 }, [], VIEW);
    const taken = handleOffset({ px: 360, py: 360 }, [{ px: 360 + free.px, py: 360 + free.py }], VIEW);
    expect(taken).not.toEqual(free);
  });

  test('a walk follows its corners', () => {
    const path = [
      { x: 0, y: 0 },
      { x: 3, y: 0 },
      { x: 3, y: 1 },
    ];
    expect(lengthOf(path)).toBe(4);
    expect(alongPath(path, 0)).toEqual({ x: 0, y: 0 });
    expect(alongPath(path, 0.5)).toEqual({ x: 2, y: 0 });
    expect(alongPath(path, 1)).toEqual({ x: 3, y: 1 });
    expect(alongPath(path, 0.875)).toEqual({ x: 3, y: 0.5 });
  });
});
