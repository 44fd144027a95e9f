import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from '../../src/geometry/directions.ts';
import { contains, gap, overlaps } from '../../src/geometry/distance.ts';
import { outlineOf } from '../../src/geometry/outline.ts';
import {
  aabb,
  area,
  centre,
  disc,
  type Footprint,
  rectangle,
  rotate,
  translate,
  validate,
} from '../../src/geometry/shape.ts';
import { inches, SLACK } from '../../src/geometry/units.ts';
import { along, distance, towards, turn, unit } from '../../src/geometry/vec.ts';

const polygon = (...points: (readonly [number, number])[]): Footprint => ({
  kind: 'polygon',
  points: points.map(([x, y]) => ({ x, y })),
});

const letterL = polygon([0, 0], [300, 0], [300, 100], [100, 100], [100, 300], [0, 300]);

describe('vectors', () => {
  it('round once, when a point is made', () => {
    expect(towards({ x: 0, y: 0 }, { x: 3, y: 4 }, 1000)).toEqual({ x: 600, y: 800 });
    expect(towards({ x: 5, y: 5 }, { x: 5, y: 5 }, 1000)).toEqual({ x: 5, y: 5 });
    expect(along({ x: 0, y: 0 }, unit({ x: 1, y: 1 }) ?? { x: 1, y: 0 }, 1000)).toEqual({ x: 707, y: 707 });
    expect(distance({ x: 0, y: 0 }, { x: 1, y: 1 })).toBe(1);
    expect(unit({ x: 0, y: 0 })).toBeNull();
  });
  it('turn by unit vectors; the table of directions holds twenty-four', () => {
    expect(turn({ x: 10, y: 0 }, { x: 0, y: 1 })).toEqual({ x: 0, y: 10 });
    expect(DIRECTIONS).toHaveLength(24);
    for (const d of DIRECTIONS) expect(Math.abs(d.x * d.x + d.y * d.y - 1)).toBeLessThan(1e-12);
  });
});

describe('footprints', () => {
  it('know their box, area and centre of gravity, whichever way they wind', () => {
    const square = rectangle(0, 0, 200, 100);
    const back: Footprint = {
      kind: 'polygon',
      points: square.kind === 'polygon' ? square.points.toReversed() : [],
    };
    for (const shape of [square, back]) {
      expect(aabb(shape)).toEqual({ x0: 0, y0: 0, x1: 200, y1: 100 });
      expect(area(shape)).toBe(20_000);
      expect(centre(shape)).toEqual({ x: 100, y: 50 });
    }
    expect(centre(translate(letterL, 1000, 1000))).toEqual({ x: 1110, y: 1110 });
  });
  it('of no area or crossing themselves are found out', () => {
    expect(validate(letterL)).toBeNull();
    expect(validate(disc(0, 0, 0))).toBe('zeroArea');
    expect(validate(polygon([0, 0], [10, 0]))).toBe('tooFewPoints');
    expect(validate(polygon([0, 0], [10, 0], [20, 0]))).toBe('zeroArea');
    expect(validate(polygon([0, 0], [10, 10], [10, 0], [0, 10]))).toBe('selfCrossing');
    expect(validate(polygon([0, 0], [100, 0], [100, 100], [50, 0], [0, 100]))).toBe('selfCrossing');
    expect(validate(polygon([0, 0], [100, 0], [40, 0], [40, 50]))).toBe('selfCrossing');
  });
  it('hold their border and not the notch of an L', () => {
    expect(contains(letterL, { x: 50, y: 300 })).toBe(true);
    expect(contains(letterL, { x: 100, y: 200 })).toBe(true);
    expect(contains(letterL, { x: 101, y: 101 })).toBe(false);
  });
  it('fall into convex parts that cover them', () => {
    const outline = outlineOf(letterL);
    if (outline.kind !== 'polygon') throw new Error('a polygon');
    expect(outline.convex.length).toBeGreaterThan(1);
    const sizes = outline.convex.map(({ edges }) =>
      edges.reduce((sum, e) => sum + (e.ax * (e.ay + e.dy) - e.ay * (e.ax + e.dx)) / 2, 0),
    );
    expect(sizes.reduce((a, b) => a + b, 0)).toBe(area(letterL));
  });
  it('turn about a point', () => {
    expect(aabb(rotate(rectangle(0, 0, 200, 100), { x: 100, y: 50 }, { x: 0, y: 1 }))).toEqual({
      x0: 50,
      y0: -50,
      x1: 150,
      y1: 150,
    });
  });
});

describe('gaps', () => {
  it('run between nearest edges', () => {
    expect(gap(disc(0, 0, 15_000), disc(inches(5.181102), 0, 15_000))).toBe(inches(4));
    expect(gap(disc(0, 0, 10), rectangle(100, -50, 200, 50))).toBe(90);
    expect(gap(rectangle(0, 0, 10, 10), rectangle(13, 14, 20, 20))).toBe(5);
    expect(gap(rectangle(0, 0, 100, 100), rectangle(20, 20, 30, 30))).toBe(0);
    expect(gap(disc(200, 200, 50), letterL)).toBe(50);
  });
  it('an overlap smaller than the slack is contact', () => {
    expect(overlaps(disc(0, 0, 15_000), disc(30_000 - SLACK, 0, 15_000))).toBe(false);
    expect(overlaps(disc(0, 0, 15_000), disc(30_000 - SLACK - 1, 0, 15_000))).toBe(true);
    const square = rectangle(0, 0, 10_000, 10_000);
    expect(overlaps(square, rectangle(10_000 - SLACK, 0, 20_000, 10_000))).toBe(false);
    expect(overlaps(square, rectangle(9_900, 0, 20_000, 10_000))).toBe(true);
    expect(overlaps(square, square)).toBe(true);
    expect(overlaps(square, rectangle(-5_000, 4_000, 15_000, 6_000))).toBe(true);
  });
});
