/** By how much one sees another, and which part of it is covered. */
import { describe, expect, it } from 'vitest';
import { inches } from '../../src/geometry/units.ts';
import { hiddenBands, sightMargin } from '../../src/tabletop/sight-margin.ts';
import { canSee } from '../../src/tabletop/sight.ts';
import { block, box, model, scene } from './support.ts';

const looker = model('s', 4, 12);
const target = model('t', 16, 12);
const MOST = inches(0.5);
/** Beyond it the target cannot be seen past a wall that reaches so far north. */
const wallUpTo = (north: number) => scene([block('w', box(9, 0, 11, north), 9)], [looker, target]);

describe('the margin of a sight', () => {
  it('is not told on open ground, nor where far more than the most is missing', () => {
    expect(sightMargin(scene([], [looker, target]), looker, target, MOST)).toBeNull();
    expect(sightMargin(wallUpTo(24), looker, target, MOST)).toBeNull();
  });

  it.each([12.4, 12.55])('says how much smaller whoever is seen past a wall up to %d could be', (north) => {
    const there = wallUpTo(north);
    const margin = sightMargin(there, looker, target, MOST) ?? Number.NaN;
    expect(margin).toBeGreaterThan(0);
    const smaller = (by: number) => ({ ...target, r: target.r - by, h: target.h - by });
    expect(canSee(there, looker, smaller(margin))).toBe(true);
    expect(canSee(there, looker, smaller(margin + 100))).toBe(false);
  });

  it.each([12.62, 12.7])('says how much larger whoever a wall up to %d hides would have to be', (north) => {
    const there = wallUpTo(north);
    const margin = sightMargin(there, looker, target, MOST) ?? Number.NaN;
    expect(margin).toBeLessThan(0);
    const larger = (by: number) => ({ ...target, r: target.r + by, h: target.h + by });
    expect(canSee(there, looker, larger(-margin))).toBe(true);
    expect(canSee(there, looker, larger(-margin - 100))).toBe(false);
  });

  it('shrinks as the wall grows', () => {
    const margins = [12.4, 12.55, 12.62, 12.7].map((north) =>
      sightMargin(wallUpTo(north), looker, target, MOST),
    );
    expect(margins).toEqual(margins.toSorted((one, other) => (other ?? 0) - (one ?? 0)));
  });
});

describe('[PC-LOS-03] what is covered of whoever is seen', () => {
  it('is nothing on open ground, and all behind a high wall', () => {
    expect(hiddenBands(scene([], [looker, target]), looker, target)).toEqual([]);
    const [all, ...more] = hiddenBands(wallUpTo(24), looker, target);
    expect(more).toEqual([]);
    expect(all?.[0]).toBeCloseTo(-1);
    expect(all?.[1]).toBeCloseTo(1);
  });

  it('lies on the right of whoever looks east past a wall in the south', () => {
    const [band] = hiddenBands(wallUpTo(12.4), looker, target);
    expect(band?.[1]).toBeCloseTo(1);
    expect(band?.[0]).toBeGreaterThan(-1);
    const north = scene([block('w', box(9, 11.6, 11, 24), 9)], [looker, target]);
    expect(hiddenBands(north, looker, target)[0]?.[0]).toBeCloseTo(-1);
  });
});
