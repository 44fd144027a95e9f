import { describe, expect, it } from 'vitest';
import { inches } from '../../src/geometry/units.ts';
import { checkTravel, type Gait, type Waypoint } from '../../src/tabletop/travel.ts';
import type { Body, Scene } from '../../src/tabletop/table.ts';
import {
  blink2013,
  blink2017,
  block,
  bounding2013,
  bounding2017,
  box,
  building,
  crawling2013,
  crawling2017,
  flight,
  lava,
  model,
  rift,
  scene,
  sprint2013,
  sprint2017,
} from './support.ts';

const R30 = 0.590551;

const to = (x: number, y: number, more: Partial<Waypoint> = {}): Waypoint => ({
  x: inches(x),
  y: inches(y),
  ...more,
});

const go = (s: Scene, body: Body, gait: Gait, ...legs: Waypoint[]) => checkTravel(s, body, legs, gait);

/** 'ok', or why not. */
const verdict = (s: Scene, body: Body, gait: Gait, ...legs: Waypoint[]): string => {
  const found = go(s, body, gait, ...legs);
  return found.ok ? 'ok' : found.why;
};

describe('the track', () => {
  it('is the sum of its legs, and exactly the distance is enough', () => {
    const walker = model('a', 12, 12);
    expect(go(scene(), walker, sprint2017(6), to(14.5, 12), to(14.5, 15.5))).toMatchObject({
      ok: true,
      length: inches(6),
    });
    expect(go(scene(), walker, sprint2017(6), to(14.5, 12), to(14.5, 15.6))).toMatchObject({
      ok: false,
      why: 'tooFar',
      short: inches(0.1),
    });
  });

  it('of no length is always legal', () => {
    expect(go(scene(), model('a', 12, 12), sprint2017(6))).toMatchObject({ ok: true, length: 0, legs: [] });
  });

  it('keeps the whole base on the table', () => {
    expect(verdict(scene(), model('a', 2, 12), sprint2017(6), to(0.5, 12))).toBe('offTable');
    expect(verdict(scene(), model('a', 2, 12), sprint2017(6), to(R30, 12))).toBe('ok');
  });

  it('goes round what is too tall, with the whole base', () => {
    const s = scene([block('tower', box(10, 8, 11, 14), 7)]);
    const a = model('a', 9, 11);
    expect(go(s, a, sprint2013(6), to(13, 11))).toMatchObject({ ok: false, why: 'blocked', by: 'tower' });
    expect(verdict(s, a, sprint2013(12), to(9, 7.3), to(11.7, 7.3), to(11.7, 11))).toBe('ok');
    expect(verdict(s, a, sprint2013(12), to(9, 7.5), to(11.7, 7.5), to(11.7, 11))).toBe('blocked');
  });
});

describe('crossing', () => {
  it('bodies: over low ones in one edition, never in the other', () => {
    const s = scene([], [model('b', 12, 12)]);
    expect(verdict(s, model('a', 10, 12), sprint2013(6), to(14, 12))).toBe('ok');
    expect(verdict(s, model('a', 10, 12), sprint2017(6), to(14, 12))).toBe('blocked');
    expect(verdict(s, model('a', 10, 12), sprint2013(6), to(12.5, 12))).toBe('overlapsBody');
  });

  it('a 2 in wall is crossed, a 2.1 in car is not', () => {
    const s = scene([block('wall', box(11, 0, 11.5, 24), 2), block('car', box(14, 0, 15, 24), 2.1)]);
    expect(verdict(s, model('a', 10, 12), sprint2017(6), to(12.5, 12))).toBe('ok');
    expect(verdict(s, model('a', 10, 12), sprint2017(9), to(16, 12))).toBe('blocked');
  });

  it('several low things are each fine', () => {
    const s = scene([block('wall', box(9, 0, 9.5, 24), 2), block('wall2', box(11.5, 0, 12, 24), 2)]);
    expect(verdict(s, model('a', 8, 12), sprint2013(6), to(13.5, 12))).toBe('ok');
  });

  it('a dock higher than half the distance is out of reach', () => {
    const dock = (top: number) => scene([block('dock', box(12, 8, 18, 16), top)]);
    expect(go(dock(2.6), model('a', 11, 12), sprint2013(5), to(13, 12))).toMatchObject({
      ok: false,
      why: 'tooHigh',
      by: 'dock',
      short: inches(0.1),
    });
    expect(verdict(dock(2.5), model('a', 11, 12), sprint2013(5), to(13, 12))).toBe('ok');
    expect(verdict(dock(2.5), model('a', 11, 12), sprint2017(8), to(13, 12))).toBe('tooHigh');
  });

  it('a ghost is walked through but not ended upon', () => {
    const s = scene([], [model('g', 12, 12, 30, { ghost: true })]);
    expect(verdict(s, model('a', 10, 12), sprint2017(6), to(14, 12))).toBe('ok');
    expect(verdict(s, model('a', 10, 12), sprint2017(6), to(12.2, 12))).toBe('overlapsBody');
  });

  it('an open piece is run through, its walls only block the end', () => {
    const ruin = block('ruin', box(10, 10, 14, 14), 3, {
      parts: [
        { footprint: box(10, 10, 10.2, 14), bottom: 0, top: inches(3) },
        { footprint: box(13.8, 10, 14, 14), bottom: 0, top: inches(3) },
      ],
    });
    expect(verdict(scene([ruin]), model('a', 9, 12), sprint2017(6), to(15, 12))).toBe('ok');
    expect(verdict(scene([ruin]), model('a', 9, 12), sprint2017(6), to(12, 12))).toBe('ok');
    expect(verdict(scene([ruin]), model('a', 9, 12), sprint2017(6), to(13.5, 12))).toBe('overlapsPiece');
  });
});

describe('through things', () => {
  it('must come out with the whole base', () => {
    const s = (depth: number) => scene([block('b', box(12, 4, 12 + depth, 20), 9)]);
    const r = 20 / 25.4;
    const start = model('a', 12 - r, 12, 40);
    expect(verdict(s(3), start, blink2013(5), to(15 + r, 12))).toBe('ok');
    expect(verdict(s(4), start, blink2017(5), to(16 + r, 12))).toBe('tooFar');
    expect(verdict(s(4), start, blink2017(10), to(16 + r, 12))).toBe('ok');
    expect(verdict(s(4), start, blink2017(5), to(16.7, 12, { level: 'ground' }))).not.toBe('ok');
  });

  it('goes into a room that holds the base', () => {
    const s = scene([building('b', box(12, 8, 16, 16), 9)]);
    expect(go(s, model('a', 10, 12), blink2013(5), to(14, 12, { level: 'inside' }))).toMatchObject({
      end: { inside: 'b', z: 0 },
    });
    expect(verdict(s, model('a', 10, 12), blink2013(5), to(12.3, 12, { level: 'inside' }))).toBe('noRoom');
  });

  it('up: any height in one edition, the distance in the other', () => {
    const s = (top: number) => scene([block('b', box(12, 8, 18, 16), top)]);
    expect(verdict(s(12), model('a', 10, 12), blink2013(5), to(14, 12))).toBe('ok');
    expect(verdict(s(5.5), model('a', 10, 12), blink2017(5), to(14, 12))).toBe('tooHigh');
    expect(verdict(s(5), model('a', 10, 12), blink2017(5), to(14, 12))).toBe('ok');
  });

  it('is one straight leg', () => {
    expect(verdict(scene(), model('a', 10, 12), blink2017(5), to(12, 12), to(12, 13))).toBe('notStraight');
  });
});

describe('bounding as a string', () => {
  it('to a ledge on open ground', () => {
    const s = scene([block('ledge', box(15.9, 8, 20, 16), 4)]);
    const found = go(s, model('a', 12, 12), bounding2013(6), to(16, 12));
    expect(
      found.ok && Math.abs(found.length - inches(Math.sqrt(0.0) + Math.sqrt(3.9 * 3.9 + 16) + 0.1)) < 30,
    ).toBe(true);
  });

  it('over a roof edge pays for both sides', () => {
    const s = scene([block('roof', box(14, 8, 20, 16), 4)]);
    expect(go(s, model('a', 12, 12), bounding2013(6), to(16, 12))).toMatchObject({
      ok: false,
      why: 'tooFar',
    });
    expect(go(s, model('a', 12, 12), bounding2013(6.48), to(16, 12))).toMatchObject({ ok: true });
  });

  it('over a model halfway', () => {
    const s = scene([], [model('b', 14, 12)]);
    const found = go(s, model('a', 12, 12), bounding2013(6), to(16, 12));
    expect(found.ok && Math.round(found.length / 254)).toBe(530);
  });

  it('passes through in the other edition', () => {
    const s = scene([building('b', box(12, 8, 15, 16), 10)]);
    expect(verdict(s, model('a', 12 - R30, 12), bounding2017(6), to(15 + R30, 12))).toBe('ok');
  });
});

describe('along surfaces', () => {
  const s = scene([block('b', box(12, 6, 18, 18), 4), block('tall', box(2, 6, 4, 18), 12)]);
  it('street and wall add up', () => {
    const found = go(
      s,
      model('a', 6 + R30, 12),
      crawling2013(6),
      to(4 + R30, 12, { level: { wall: 'tall', z: inches(4) } }),
    );
    expect(found).toMatchObject({ ok: true, length: inches(6), end: { wall: 'tall', z: inches(4) } });
  });
  it('3 in of street and 4 in of wall are seven', () => {
    expect(go(s, model('a', 9.5, 12), crawling2013(6), to(12.5, 12))).toMatchObject({
      ok: false,
      why: 'tooFar',
      short: inches(1),
    });
  });
  it('[PC-STRUCT-04] under a roof do not lead over what stands on it, however tall the model', () => {
    const house = building('h', box(4, 4, 14, 14), 3);
    const crate = block('c', box(8, 4, 10, 14), 4, { bottom: inches(3) });
    const giant = model('a', 6.5, 9, 80, { inside: 'h' });
    const found = go(scene([house, crate]), giant, crawling2013(6), to(11.5, 9));
    expect(found).toMatchObject({ ok: true, length: inches(5), end: { inside: 'h' } });
  });
  it('lead over a model, and over what hangs so low that it is reached from there', () => {
    const low = scene([block('b', box(9, 8, 11, 16), 3, { bottom: inches(2.5) })], [model('m', 10, 12, 30)]);
    const found = go(low, model('a', 7, 12), crawling2013(20), to(13, 12));
    expect(found).toMatchObject({ ok: true, length: inches(6 + 2 * 3) });
  });
  it('the other edition counts the axes apart', () => {
    const t = scene([block('b', box(12, 6, 18, 18), 6)]);
    expect(verdict(t, model('a', 9, 12), crawling2017(6), to(15, 12))).toBe('ok');
    expect(verdict(t, model('a', 9, 12), crawling2017(6), to(15.1, 12))).toBe('tooFar');
  });
});

describe('rooms', () => {
  const s = scene([building('b', box(12, 8, 16, 16), 6)]);
  it('are entered with the whole base', () => {
    const a = model('a', 12 - R30, 12);
    expect(go(s, a, sprint2017(1), to(12.4, 12, { level: 'inside' }))).toMatchObject({
      ok: false,
      why: 'noRoom',
    });
    expect(verdict(s, a, sprint2017(1.0), to(12 + R30, 12))).toBe('tooFar');
    expect(go(s, a, sprint2017(1.182), to(12 + R30, 12))).toMatchObject({ ok: true, end: { inside: 'b' } });
    const wide = model('a', 12 - 20 / 25.4, 12, 40);
    expect(go(s, wide, sprint2013(1.575), to(12 + 20 / 25.4, 12))).toMatchObject({
      ok: true,
      end: { inside: 'b' },
    });
  });
  it('are not crossed in one move', () => {
    expect(verdict(s, model('a', 11, 12), sprint2013(10), to(17, 12))).toBe('blocked');
    expect(verdict(s, model('a', 11, 12), sprint2013(10), to(14, 12), to(17, 12))).toBe('crossesRoom');
    expect(go(s, model('a', 14, 12, 30, { inside: 'b' }), sprint2013(10), to(17, 12))).toMatchObject({
      ok: true,
      end: { inside: null, x: inches(17) },
    });
  });
  it('are not entered from the roof', () => {
    const onTop = model('a', 14, 12, 30, { z: inches(6) });
    expect(verdict(s, onTop, flight(7), to(14, 13, { level: 'inside' }))).not.toBe('ok');
    expect(verdict(s, onTop, blink2013(7), to(14, 13, { level: 'inside' }))).toBe('ok');
  });
  it('a flyer may fly in and stop', () => {
    expect(go(s, model('a', 11, 12), flight(7), to(14, 12, { level: 'inside' }))).toMatchObject({
      end: { inside: 'b' },
    });
    expect(go(s, model('a', 11, 12), flight(7), to(14, 12))).toMatchObject({
      end: { inside: null, z: inches(6) },
    });
  });
});

describe('impassable terrain', () => {
  it('stops walkers, is flown over when its height is fixed', () => {
    const a = model('a', 12 - R30, 12);
    const s = (height: number | null) => scene([rift('r', box(12, 0, 16, 24), height)]);
    expect(verdict(s(null), a, sprint2017(8), to(17, 12))).toBe('impassable');
    expect(verdict(s(1), a, sprint2017(8), to(17, 12))).toBe('impassable');
    expect(verdict(s(1), a, flight(6), to(17, 12))).toBe('ok');
    expect(verdict(s(null), a, flight(6), to(17, 12))).toBe('impassable');
    expect(verdict(s(null), a, blink2017(8), to(17, 12))).toBe('ok');
    expect(verdict(s(null), a, blink2017(8), to(14, 12))).toBe('impassable');
    expect(verdict(s(null), a, bounding2017(8), to(17, 12))).toBe('impassable');
  });
});

describe('hazards', () => {
  const s = scene([lava('l', box(12, 0, 15, 24))]);
  it('are met on the way, at the point of contact', () => {
    const found = go(s, model('a', 10, 12), sprint2017(8), to(17, 12));
    expect(found).toMatchObject({ ok: true, hazards: [{ id: 'l', immune: false, atStart: false }] });
    expect(found.ok && Math.abs((found.hazards[0]?.at.x ?? 0) - inches(12 - R30)) <= 260).toBe(true);
  });
  it('spare who clears them in one go, not who ends at the far rim', () => {
    const wide = model('a', 12 - 25 / 25.4, 12, 50);
    expect(go(s, wide, bounding2017(5), to(12 - 25 / 25.4 + 5, 12))).toMatchObject({
      hazards: [{ immune: true }],
    });
    expect(go(s, wide, bounding2017(5), to(12 - 25 / 25.4 + 4.5, 12))).toMatchObject({
      hazards: [{ immune: false }],
    });
  });
  it('spare who flies', () => {
    expect(go(s, model('a', 10, 12), flight(8), to(13, 12))).toMatchObject({ hazards: [{ immune: true }] });
  });
  it('under a bridge do not strike', () => {
    const bridge = block('bridge', box(11, 11, 16, 13), 1);
    expect(
      go(scene([lava('l', box(12, 0, 15, 24)), bridge]), model('a', 9, 12), sprint2017(9), to(18, 12)),
    ).toMatchObject({
      hazards: [],
    });
  });
});

describe('gaps between roofs', () => {
  const roofs = (lower: number) =>
    scene([block('a', box(4, 8, 8, 16), 6), block('b', box(10.5, 8, 14, 16), 6 - lower)]);
  const jumper = model('m', 7, 12, 30, { z: inches(6) });
  it('are ignored when the end is in reach', () => {
    expect(verdict(roofs(0), jumper, sprint2017(4), to(11, 12))).toBe('ok');
    expect(verdict(roofs(0), jumper, sprint2017(4), to(12, 12))).toBe('tooFar');
    expect(verdict(roofs(3), jumper, sprint2013(6), to(12, 12))).toBe('ok');
    expect(verdict(roofs(3.5), jumper, sprint2013(6), to(12, 12))).toBe('tooDeep');
  });
  it('must not be wider than the gait allows', () => {
    expect(verdict(roofs(0), jumper, sprint2017(8, { gap: inches(3) }), to(11, 12))).toBe('gap');
  });
});

describe('a Fall on purpose', () => {
  const s = scene([block('b', box(4, 8, 10, 16), 6)]);
  const jumper = model('m', 8, 12, 30, { z: inches(6) });
  it('stops a sprinter at the foot, touching the wall', () => {
    const found = go(s, jumper, sprint2017(6, { mayFall: true }), to(13, 12));
    expect(found).toMatchObject({
      ok: true,
      length: inches(2),
      end: { y: inches(12), z: 0 },
      fall: { height: inches(6), from: { x: inches(10), y: inches(12), z: inches(6) } },
    });
    expect(found.ok && found.end.x).toBe(inches(10) + 15_000);
  });
  it('is refused to who may not', () => {
    expect(go(s, jumper, sprint2017(6), to(13, 12))).toMatchObject({
      ok: false,
      why: 'tooDeep',
      short: inches(4),
    });
  });
  it('lets others go on, and adds both parts', () => {
    const found = go(
      scene([block('b', box(4, 8, 10, 16), 9)]),
      model('m', 8, 12, 30, { z: inches(9) }),
      blink2017(6, { mayFall: true }),
      to(13, 12),
    );
    expect(found).toMatchObject({ ok: true, fall: { height: inches(9) }, end: { x: inches(13), z: 0 } });
    expect(
      verdict(
        scene([block('b', box(4, 8, 10, 16), 9)]),
        model('m', 7, 12, 30, { z: inches(9) }),
        crawling2017(5, { mayFall: true }),
        to(13.7, 12),
      ),
    ).toBe('tooFar');
  });
  it('is declared where a descent would do', () => {
    const flyer = flight(5, { mayFall: true });
    expect(go(s, jumper, flyer, to(12, 12))).toMatchObject({ ok: true, fall: null });
    expect(go(s, jumper, flyer, to(12, 12, { fall: true }))).toMatchObject({
      ok: true,
      fall: { height: inches(6) },
    });
  });
});
