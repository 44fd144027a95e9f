import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clip } from '../../src/geometry/clip.ts';
import { DIRECTIONS } from '../../src/geometry/directions.ts';
import { outlineGap, overlaps, segmentDistance, signedDistance } from '../../src/geometry/distance.ts';
import { outlineOf } from '../../src/geometry/outline.ts';
import { disc, type Footprint, rectangle, rotate, translate } from '../../src/geometry/shape.ts';
import { strip } from '../../src/geometry/strip.ts';
import { discStop, footprintStop, sweepSpans } from '../../src/geometry/sweep.ts';
import { SLACK } from '../../src/geometry/units.ts';

const EAST = { x: 1, y: 0 };
const wall = rectangle(10_000, -5_000, 11_000, 5_000);

const coordinate = fc.integer({ min: -100_000, max: 100_000 });
const direction = fc.constantFrom(...DIRECTIONS);
const shape: fc.Arbitrary<Footprint> = fc.oneof(
  fc
    .record({ x: coordinate, y: coordinate, r: fc.integer({ min: 500, max: 40_000 }) })
    .map(({ x, y, r }) => disc(x, y, r)),
  fc
    .record({
      x: coordinate,
      y: coordinate,
      w: fc.integer({ min: 500, max: 60_000 }),
      h: fc.integer({ min: 500, max: 60_000 }),
      by: direction,
    })
    .map(({ x, y, w, h, by }) => rotate(rectangle(x, y, x + w, y + h), { x, y }, by)),
  fc.record({ x: coordinate, y: coordinate, by: direction }).map(({ x, y, by }) => {
    const points = [
      [0, 0],
      [60, 0],
      [60, 20],
      [20, 20],
      [20, 60],
      [0, 60],
    ].map(([px = 0, py = 0]) => ({ x: x + px * 1000, y: y + py * 1000 }));
    return rotate({ kind: 'polygon', points }, { x, y }, by);
  }),
);

describe('a disc on its way', () => {
  it('stops at contact, whole micrometres', () => {
    expect(discStop({ x: 0, y: 0 }, EAST, 50_000, 3_000, outlineOf(wall))).toBe(7_000);
    expect(discStop({ x: 0, y: 0 }, EAST, 50_000, 3_000, outlineOf(disc(10_000, 0, 2_000)))).toBe(5_000);
    expect(discStop({ x: 0, y: 0 }, EAST, 6_000, 3_000, outlineOf(wall))).toBeNull();
  });
  it('passes along what it touches and leaves it freely', () => {
    expect(discStop({ x: 0, y: -8_000 }, EAST, 50_000, 3_000, outlineOf(wall))).toBeNull();
    expect(discStop({ x: 7_000, y: 0 }, { x: -1, y: 0 }, 50_000, 3_000, outlineOf(wall))).toBeNull();
    expect(discStop({ x: 7_000, y: 0 }, EAST, 50_000, 3_000, outlineOf(wall))).toBe(0);
  });
  it('overlaps exactly on the stretches that sampling finds', () => {
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, coordinate, shape, (ax, ay, bx, by, target) => {
        const outline = outlineOf(target);
        const spans = sweepSpans(ax, ay, bx, by, 15_000, outline);
        for (let i = 1; i < 40; i++) {
          const t = i / 40;
          const d = signedDistance(ax + (bx - ax) * t, ay + (by - ay) * t, outline) - 15_000;
          const inside = spans.some(([from, to]) => from <= t && t <= to);
          expect(Math.abs(d) <= 1 || inside === d < 0).toBe(true);
        }
      }),
    );
  });
  it('never comes to overlap', () => {
    fc.assert(
      fc.property(coordinate, coordinate, direction, shape, (x, y, way, target) => {
        const outline = outlineOf(target);
        fc.pre(signedDistance(x, y, outline) >= 15_000);
        const stop = discStop({ x, y }, way, 200_000, 15_000, outline) ?? 200_000;
        const d = segmentDistance(x, y, x + way.x * stop, y + way.y * stop, outline);
        expect(d).toBeGreaterThan(15_000 - SLACK - 1);
      }),
    );
  });
});

describe('a moved footprint', () => {
  it('stops flush against another', () => {
    const car = rectangle(0, 0, 4_000, 2_000);
    expect(footprintStop(car, EAST, 50_000, wall)).toBe(6_000);
    expect(footprintStop(car, EAST, 50_000, disc(20_000, 1_000, 1_000))).toBe(15_000);
    expect(footprintStop(car, EAST, 50_000, rectangle(9_000, 0, 12_000, 2_000))).toBe(5_000);
    expect(footprintStop(translate(car, 6_000, 0), EAST, 50_000, wall)).toBe(0);
    expect(footprintStop(translate(car, 6_000, 0), { x: 0, y: 1 }, 50_000, wall)).toBeNull();
  });
  it('never comes to overlap, and misses nothing', () => {
    fc.assert(
      fc.property(shape, direction, shape, (mover, way, target) => {
        fc.pre(outlineGap(outlineOf(mover), outlineOf(target)) > 2 * SLACK);
        const stop = footprintStop(mover, way, 200_000, target) ?? 200_000;
        for (let i = 1; i <= 20; i++) {
          const at = (stop * i) / 20;
          const moved = translate(mover, Math.round(way.x * at), Math.round(way.y * at));
          expect(overlaps(moved, target)).toBe(false);
        }
      }),
    );
  });
});

describe('a segment', () => {
  it('is inside an outline on the stretches clip gives', () => {
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, coordinate, shape, (ax, ay, bx, by, target) => {
        const outline = outlineOf(target);
        const spans = clip(outline, ax, ay, bx, by);
        for (let i = 1; i < 40; i++) {
          const t = i / 40;
          const d = signedDistance(ax + (bx - ax) * t, ay + (by - ay) * t, outline);
          const inside = spans.some(([from, to]) => from <= t && t <= to);
          expect(Math.abs(d) <= 1 || inside === d < 0).toBe(true);
        }
      }),
    );
  });
  it('is as far from an outline as its nearest point', () => {
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, coordinate, shape, (ax, ay, bx, by, target) => {
        const outline = outlineOf(target);
        const found = segmentDistance(ax, ay, bx, by, outline);
        const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
        let least = Infinity;
        for (let i = 0; i <= 200; i++) {
          const t = i / 200;
          least = Math.min(
            least,
            Math.max(0, signedDistance(ax + (bx - ax) * t, ay + (by - ay) * t, outline)),
          );
        }
        expect(found).toBeLessThanOrEqual(least + 1);
        expect(found).toBeGreaterThanOrEqual(least - length / 200);
      }),
    );
  });
});

describe('a strip', () => {
  it('begins at the edge of the base and is as wide', () => {
    expect(strip({ x: 0, y: 0, r: 20_000 }, EAST, 100_000)).toEqual({
      kind: 'polygon',
      points: [
        { x: 20_000, y: -20_000 },
        { x: 120_000, y: -20_000 },
        { x: 120_000, y: 20_000 },
        { x: 20_000, y: 20_000 },
      ],
    });
  });
});
