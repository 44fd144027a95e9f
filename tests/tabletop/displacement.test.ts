import { describe, expect, it } from 'vitest';
import { gap as footprintGap } from '../../src/geometry/distance.ts';
import { aabb, disc } from '../../src/geometry/shape.ts';
import { inches, TOUCH } from '../../src/geometry/units.ts';
import { blockOf, nearestBlock, slideBlock } from '../../src/tabletop/block.ts';
import { landing } from '../../src/tabletop/landing.ts';
import { makeRoom } from '../../src/tabletop/make-room.ts';
import { nearestPlace, nearestPlaces } from '../../src/tabletop/nearest.ts';
import { overrunEnd } from '../../src/tabletop/overrun.ts';
import { slide } from '../../src/tabletop/slide.ts';
import { placeOf } from '../../src/tabletop/table.ts';
import { placeTouching } from '../../src/tabletop/touching.ts';
import { block, box, building, lava, model, rift, scene } from './support.ts';

const R30 = 0.590551;
const EAST = { x: 1, y: 0 };

describe('a push', () => {
  it('goes its full distance away, and stops at contact', () => {
    const a = model('a', 3, 12);
    expect(slide(scene(), a, EAST, inches(2))).toMatchObject({ travelled: inches(2), stoppedBy: null });
    const car = block('car', box(3 + R30 + 2.5, 10, 10, 14), 1.25);
    expect(slide(scene([car]), a, EAST, inches(4))).toMatchObject({
      travelled: inches(2.5),
      stoppedBy: 'car',
    });
    const other = model('b', 5 + 2 * R30, 12);
    expect(slide(scene([], [other]), a, EAST, inches(4))).toMatchObject({
      travelled: inches(2),
      stoppedBy: 'b',
    });
  });
  it('is not held by contact at the start', () => {
    const car = block('car', box(4, 10, 6, 14), 1.25);
    const a = model('a', 4 - R30, 12);
    expect(slide(scene([car]), a, { x: -1, y: 0 }, inches(2)).travelled).toBe(inches(2));
    expect(slide(scene([car]), a, { x: 0, y: 5 }, inches(2)).travelled).toBe(inches(2));
    expect(slide(scene([car]), a, EAST, inches(2)).travelled).toBe(0);
  });
  it('ends at the edge of the table, and at impassable ground', () => {
    expect(slide(scene(), model('a', 23 - R30, 12), EAST, inches(3))).toMatchObject({
      travelled: inches(1),
      stoppedBy: 'edge',
    });
    expect(
      slide(scene([rift('r', box(10, 8, 12, 16))]), model('a', 9 - R30, 12), EAST, inches(4)),
    ).toMatchObject({
      travelled: inches(1),
      stoppedBy: 'r',
    });
  });
  it('runs on through a Dangerous strip and says so', () => {
    expect(slide(scene([lava('l', box(10, 0, 12, 24))]), model('a', 9, 12), EAST, inches(4))).toMatchObject({
      travelled: inches(4),
      hazards: [{ id: 'l', atStart: false }],
    });
  });
  it('never climbs, not even a step', () => {
    const kerb = block('kerb', box(10, 0, 12, 24), 0.1);
    expect(slide(scene([kerb]), model('a', 9 - R30, 12), EAST, inches(4))).toMatchObject({
      travelled: inches(1),
    });
  });
  it('in a room ends at its wall', () => {
    const s = scene([building('h', box(8, 8, 14, 16), 5)]);
    expect(slide(s, model('a', 12, 12, 30, { inside: 'h' }), EAST, inches(4))).toMatchObject({
      travelled: inches(2) - 15_000,
      stoppedBy: 'h',
      end: { inside: 'h' },
    });
  });
  it('off a roof Falls when the centre passes the edge, then goes on', () => {
    const s = scene([block('roof', box(4, 8, 10, 16), 6)]);
    const a = model('a', 8, 12, 30, { z: inches(6) });
    const found = slide(s, a, EAST, inches(5));
    expect(found).toMatchObject({
      travelled: inches(5),
      falls: [
        { height: inches(6), from: { x: inches(10), z: inches(6) }, to: { x: inches(10) + 15_000, z: 0 } },
      ],
      end: { x: inches(13) + 15_000, y: inches(12), z: 0 },
    });
    expect(slide(s, model('a', 7.5, 12, 30, { z: inches(6) }), EAST, inches(2))).toMatchObject({
      falls: [],
      end: { x: inches(9.5), z: inches(6) },
    });
    expect(slide(s, model('a', 8, 12, 30, { z: inches(6) }), EAST, inches(2))).toMatchObject({ falls: [] });
  });
  it('crosses from roof to roof of one height without a Fall', () => {
    const s = scene([block('a', box(4, 8, 8, 16), 6), block('b', box(8, 8, 12, 16), 6)]);
    expect(slide(s, model('m', 7, 12, 30, { z: inches(6) }), EAST, inches(3))).toMatchObject({
      falls: [],
      end: { x: inches(10), z: inches(6) },
    });
  });
  it('loosens who clings to a wall: a Fall first', () => {
    const s = scene([block('b', box(4, 8, 10, 16), 9)]);
    const a = model('a', 10 + R30, 12, 30, { z: inches(7), wall: 'b' });
    expect(slide(s, a, EAST, inches(2))).toMatchObject({
      falls: [{ height: inches(7) }],
      end: { x: inches(12 + R30), z: 0, wall: null },
    });
  });
  it('pulled to a point ends with the leading edge on it', () => {
    const a = model('a', 10 + R30, 12);
    expect(
      slide(scene(), a, { x: -1, y: 0 }, inches(3), { limit: { x: inches(9), y: inches(12) } }),
    ).toMatchObject({
      travelled: inches(1),
    });
  });
});

describe('a Fall', () => {
  const tower = block('tower', box(4, 4, 10, 10), 10);
  const annex = block('annex', box(10, 4, 14, 10), 4);
  it('is measured to the first surface below', () => {
    const found = landing(scene([tower, annex]), model('a', 9, 7, 30, { z: inches(10) }), {
      x: inches(10),
      y: inches(7),
      z: inches(10),
      inside: null,
      wall: null,
    });
    expect(found).toMatchObject({
      height: inches(6),
      place: { x: inches(10) + 15_000, y: inches(7), z: inches(4) },
    });
  });
  it('slides aside for whom it lands on, and says who was under it', () => {
    const victim = model('v', 10 + R30, 7);
    const edge = { x: inches(10), y: inches(7), z: inches(10), inside: null, wall: null };
    const found = landing(scene([tower], [victim]), model('a', 9, 7, 30, { z: inches(10) }), edge);
    expect(found.under).toEqual(['v']);
    expect(found.touched).toEqual(['v']);
    expect(found.others).toHaveLength(1);
    expect(footprintGap(disc(found.place.x, found.place.y, 15_000), tower.footprint)).toBeLessThanOrEqual(
      TOUCH,
    );
  });
  it('where the support is gone goes straight down', () => {
    const a = model('a', 7, 7, 30, { z: inches(10) });
    expect(landing(scene(), a, placeOf(a))).toMatchObject({
      place: { x: a.x, y: a.y, z: 0 },
      height: inches(10),
    });
  });
});

describe('the nearest place', () => {
  it('is the place itself, or touches what was in the way', () => {
    const a = model('a', 2, 2);
    const s = scene([], [model('b', 12, 12)]);
    const wish = { ...placeOf(a), x: inches(12) + 5_000, y: inches(12) };
    expect(nearestPlace(s, a, { ...wish, x: inches(15) })).toEqual({ ...wish, x: inches(15) });
    expect(nearestPlace(s, a, wish)).toEqual({ ...wish, x: inches(12) + 30_000 });
  });
  it('between two obstacles touches both', () => {
    const s = scene([block('w', box(0, 13, 24, 14), 5)], [model('b', 12, 13 - R30)]);
    const a = model('a', 2, 2);
    const found = nearestPlaces(s, a, { ...placeOf(a), x: inches(12), y: inches(12.8) });
    expect(found.length).toBeGreaterThan(0);
    for (const place of found) expect(place.y).toBeLessThanOrEqual(inches(13 - R30) + 25);
  });
  it('offers every equally near one', () => {
    const s = scene([block('w', box(10, 0, 10 + 2 * R30, 24), 5)]);
    const a = model('a', 2, 2);
    const found = nearestPlaces(s, a, { ...placeOf(a), x: inches(10 + R30), y: inches(12) });
    expect(found.map(({ x }) => x)).toEqual([inches(10) - 15_000, inches(10 + 2 * R30) + 15_000]);
  });
  it('keeps to its zone and clear of dangers when asked', () => {
    const s = scene([lava('l', box(0, 0, 24, 1))]);
    const a = model('a', 12, 5);
    const found = nearestPlace(
      s,
      a,
      { ...placeOf(a), y: inches(1) },
      { within: box(0, 0, 24, 3), avoidTerrain: true },
    );
    expect(found?.y).toBeGreaterThan(inches(1 + R30 + 0.01));
    expect(found?.y).toBeLessThan(inches(1 + R30 + 0.02));
  });
});

describe('making room', () => {
  it('slides the minimum aside', () => {
    const b = model('b', 12, 12);
    const found = makeRoom(scene([], [b]), model('a', 12.5, 12), ['b']);
    expect(found).toMatchObject({
      shifts: [{ id: 'b', to: { x: inches(12.5) - 30_000, y: inches(12) } }],
      stuck: [],
    });
    expect(makeRoom(scene([], [b]), model('a', 12.5, 12), [])).toMatchObject({ shifts: [], stuck: ['b'] });
  });
  it('for a thing, prefers safe ground and never leaves the roof', () => {
    const car = { id: 'car', footprint: box(10, 10, 13, 11.5), bottom: 0, top: inches(1.25) };
    const safe = makeRoom(scene([lava('l', box(4, 4, 20, 10))], [model('b', 11, 10.3)]), car, ['b']);
    expect(safe.shifts[0]?.to.y).toBeGreaterThan(inches(10 + R30 + 0.01));
    const small = block('plinth', box(10, 10, 11, 11), 3);
    const up = { ...car, footprint: box(9, 10, 12, 10.6), bottom: inches(3), top: inches(4) };
    const trapped = makeRoom(scene([small], [model('b', 10.5, 10.5, 30, { z: inches(3) })]), up, ['b']);
    expect(trapped.stuck.length + trapped.shifts.filter(({ to }) => to.z === inches(3)).length).toBe(1);
  });
});

describe('a Fall onto a bridge', () => {
  const bridge = { ...block('bridge', box(8, 8, 16, 16), 3), bottom: inches(2.5) };
  const up = model('a', 12, 12, 30, { z: inches(8) });
  it('covers whoever stands on it, and nobody who stands below it', () => {
    const below = model('below', 12, 12.2);
    const upon = model('upon', 12.2, 12, 30, { z: inches(3) });
    const found = landing(scene([bridge], [below, upon]), up, placeOf(up));
    expect(found.place.z).toBe(inches(3));
    expect(found.under).toEqual(['upon']);
    expect(landing(scene([bridge], [below]), up, placeOf(up))).toMatchObject({
      place: { z: inches(3) },
      under: [],
      touched: [],
    });
  });
  it('past its edge covers nobody who stands on it, however far the base reaches over', () => {
    const past = model('a', 17, 12, 30, { z: inches(8) });
    const upon = model('upon', 15.9, 12, 30, { z: inches(3) });
    expect(landing(scene([bridge], [upon]), past, placeOf(past))).toMatchObject({
      place: { x: inches(17), z: 0 },
      under: [],
      touched: [],
    });
  });
});

describe('an Overrun', () => {
  it('ends with the leading edge at the end of the strip, others slid aside', () => {
    const s = scene([], [model('b', 13, 12.2)]);
    const found = overrunEnd(s, model('a', 5, 12), EAST, inches(8), { movable: ['b'] });
    expect(found).toMatchObject({ travelled: inches(8), end: { x: inches(13), y: inches(12) } });
    expect(found.shifts[0]).toMatchObject({ id: 'b', to: { x: inches(13) } });
  });
  it('stops before Dangerous Terrain and short of what cannot be moved', () => {
    const s = scene([lava('l', box(10, 8, 12, 16))]);
    const a = model('a', 5 - R30, 12);
    const found = overrunEnd(s, a, EAST, inches(6));
    expect(found.end.x).toBeLessThan(inches(10 - R30) - TOUCH);
    expect(found.end.x).toBeGreaterThan(inches(10 - R30) - TOUCH - 200);
    expect(overrunEnd(scene([], [model('t', 11, 12)]), a, EAST, inches(6.5))).toMatchObject({
      end: { x: inches(11) - 30_000 },
      shifts: [],
    });
  });
});

describe('a thrown thing', () => {
  const car = block('car', box(0, 0, 3, 1.5), 1.25);
  const target = model('t', 12, 12);
  it('comes to lie in contact, nearest to where the player wants it', () => {
    const hint = { x: inches(14), y: inches(12) };
    const [best] = placeTouching(scene([], [target]), blockOf(car), [target], { hint });
    expect(best).toBeDefined();
    expect(best?.gaps[0]).toBeLessThanOrEqual(TOUCH);
    expect(Math.abs((best?.centre.x ?? 0) - hint.x)).toBeLessThan(inches(0.2));
    expect(best?.inTheWay).toEqual([]);
  });
  it('may need others to be shifted', () => {
    const ring = [
      [-1, 0],
      [1, 0],
      [0, 1],
      [0, -1],
    ].map(([x = 0, y = 0], i) => model(`m${i}`, 12 + 1.3 * x, 12 + 1.3 * y, 30));
    const s = scene([], [target, ...ring]);
    const ids = ring.map(({ id }) => id);
    const [best] = placeTouching(s, blockOf(car), [target], { movable: ids });
    expect(best?.inTheWay.length).toBeGreaterThan(0);
    expect(placeTouching(s, blockOf(car), [target]).every((spot) => spot.inTheWay.length === 0)).toBe(true);
  });
  it('lies on the first surface below where the level of its target offers none', () => {
    const up = model('u', 12, 12, 30, { z: inches(5) });
    const pillar = block('p', box(11.8, 11.8, 12.2, 12.2), 5);
    const [best] = placeTouching(scene([pillar], [up]), blockOf(car), [up]);
    expect(best?.bottom).toBe(0);
  });
  it('touches attacker and defender at once, or lies as near as can be to both', () => {
    const a = model('a', 11, 12);
    const [both] = placeTouching(scene([], [a, target]), blockOf(car), [a, target]);
    expect(both?.gaps.every((gap) => gap <= TOUCH)).toBe(true);
    const far = model('f', 18, 12);
    const [between] = placeTouching(scene([], [far, target]), blockOf(car), [far, target]);
    const [one = 0, two = 0] = between?.gaps ?? [];
    expect(Math.abs(one - two)).toBeLessThan(inches(0.05));
    expect(Math.max(one, two)).toBeLessThan(inches((6 - 2 * R30 - 3) / 2 + 0.05));
  });
});

describe('a pushed thing', () => {
  const bin = block('bin', disc(inches(5), inches(12), inches(0.59)), 0.9);
  it('slides to the first contact', () => {
    const s = scene([bin, block('w', box(9, 8, 10, 16), 3)], [model('a', 20, 12)]);
    expect(slideBlock(s, bin, EAST, inches(3))).toMatchObject({ travelled: inches(3), stoppedBy: null });
    expect(slideBlock(s, bin, EAST, inches(6))).toMatchObject({
      travelled: inches(4) - inches(0.59),
      stoppedBy: 'w',
    });
    expect(slideBlock(s, bin, { x: -1, y: 0 }, inches(9))).toMatchObject({
      travelled: inches(5) - inches(0.59),
      stoppedBy: 'edge',
    });
  });
  it('falls off a roof and slides on', () => {
    const crate = { ...block('crate', box(7, 11, 8, 12), 1), bottom: inches(6), top: inches(7) };
    const found = slideBlock(scene([block('roof', box(4, 8, 9, 16), 6), crate]), crate, EAST, inches(4));
    expect(found.falls).toEqual([inches(6)]);
    expect(found.bottom).toBe(0);
    expect(aabb(found.footprint).x0).toBe(inches(11.5));
  });
  it('finds the nearest free place', () => {
    const s = scene([block('w', box(4, 8, 5, 16), 3)]);
    expect(nearestBlock(s, blockOf(bin), 0)).toMatchObject({ bottom: 0, footprint: { x: inches(5.59) } });
  });
});
