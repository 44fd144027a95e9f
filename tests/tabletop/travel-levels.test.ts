import { describe, expect, it } from 'vitest';
import { inches } from '../../src/geometry/units.ts';
import { nearestPlaces } from '../../src/tabletop/nearest.ts';
import { reach } from '../../src/tabletop/reach.ts';
import { placeOk } from '../../src/tabletop/standing.ts';
import { placeOf } from '../../src/tabletop/table.ts';
import { checkTravel, type Gait, type Waypoint } from '../../src/tabletop/travel.ts';
import {
  block,
  box,
  building,
  crawling2017,
  model,
  rift,
  round,
  scene,
  sprint2013,
  sprint2017,
} from './support.ts';

const R30 = 15 / 25.4;
const to = (x: number, y: number): Waypoint => ({ x: inches(x), y: inches(y) });

const verdict = (
  pieces: Parameters<typeof scene>[0],
  body: ReturnType<typeof model>,
  gait: Gait,
  ...legs: Waypoint[]
) => {
  const found = checkTravel(scene(pieces), body, legs, gait);
  return found.ok ? 'ok' : `${found.why} ${found.by ?? ''}`.trim();
};

/** Each of these was answered otherwise once, and found by comparison with a base pushed along in small steps. */
describe('a room', () => {
  it('holds nobody who stands elsewhere, or is too wide for it', () => {
    const house = building('h', box(10, 10, 12, 12), 3);
    const lost = model('a', 4, 4, 30, { inside: 'h' });
    expect(placeOk(scene([house]), lost, placeOf(lost))).toMatchObject({ why: 'noRoom', by: 'h' });
    const wide = model('b', 11, 11, 80, { inside: 'h' });
    expect(nearestPlaces(scene([house]), wide, placeOf(wide))).toEqual([]);
    expect(placeOk(scene([house]), lost, { ...placeOf(lost), inside: 'gone' })).toMatchObject({
      why: 'noRoom',
    });
  });
  it('lets one stand below what is on its low roof', () => {
    const low = building('h', box(8, 8, 14, 14), 1);
    const crate = { ...block('c', box(10, 10, 12, 12), 3), bottom: inches(1) };
    const inside = model('a', 11, 11, 50, { inside: 'h' });
    expect(placeOk(scene([low, crate]), inside, placeOf(inside))).toEqual({ ok: true });
  });
  it('is left below one who stands on its roof', () => {
    const house = building('h', box(8, 8, 14, 14), 3);
    const above = model('up', 11, 13, 30, { z: inches(3) });
    const s = scene([house], [above]);
    const inside = model('a', 11, 12, 30, { inside: 'h' });
    expect(checkTravel(s, inside, [to(11, 15)], crawling2017(6)).ok).toBe(true);
  });
});

describe('what is high above the way', () => {
  const tower = block('tower', round(12, 12, 1), 5);
  const slab = { ...block('slab', box(9, 11, 15, 13), 5.5), bottom: inches(5) };

  it('is walked under, and stops who walks on its level', () => {
    const a = model('a', 9.5, 8);
    expect(verdict([tower, slab], a, sprint2017(8), to(9.5, 15))).toBe('ok');
    const low = { ...slab, bottom: inches(1), top: inches(3.5) };
    expect(verdict([block('tower', round(12, 12, 1), 1), low], a, sprint2017(8), to(9.5, 15))).toBe(
      'blocked slab',
    );
    expect(reach(scene([tower, slab]), a, sprint2017(8)).canEnd(inches(9.5), inches(15))).toBe(true);
  });
  it('is no body on the roof beside, nor one below who is walked past overhead', () => {
    const ledge = block('ledge', box(8, 10, 16, 14), 2);
    const below = model('b', 12, 9.5, 30);
    const s = scene([ledge], [below]);
    const along = model('a', 9, 10.3, 30, { z: inches(2) });
    expect(checkTravel(s, along, [to(15, 10.3)], sprint2017(8)).ok).toBe(true);
    const onGround = model('c', 9, 9.5);
    expect(checkTravel(s, onGround, [to(15, 9.5)], sprint2017(8))).toMatchObject({ why: 'blocked', by: 'b' });
  });
  it('is met where a low thing is climbed', () => {
    const step = block('step', box(10, 8, 14, 16), 1);
    const on = model('b', 12, 12, 30, { z: inches(1) });
    const found = checkTravel(scene([step], [on]), model('a', 8, 12), [to(16, 12)], sprint2017(9));
    expect(found).toMatchObject({ why: 'blocked', by: 'b' });
  });
});

describe('an open piece', () => {
  const ruin = block('ruin', box(8, 8, 14, 14), 3, {
    standable: false,
    parts: [{ footprint: box(10, 10, 11, 11), bottom: 0, top: inches(3) }],
  });
  it('[PC-STRUCT-02] may be turned in at one of its pillars, though nothing ends there', () => {
    const a = model('a', 7, 10.5);
    expect(verdict([ruin], a, sprint2017(8), to(10.5, 10.5), to(10.5, 13))).toBe('ok');
    expect(verdict([ruin], a, sprint2017(8), to(10.5, 10.5))).toBe('overlapsPiece ruin');
  });
});

describe('a bridge', () => {
  const bridge = block('bridge', box(8, 11, 16, 13), 2);
  const banked = (height: number | null) => [rift('river', box(10, 4, 14, 20), height), bridge];
  it('[PC-AREA-03] carries over Impassable Terrain of an agreed height, and not over what has none', () => {
    const a = model('a', 9, 12, 30, { z: inches(2) });
    expect(verdict(banked(inches(1)), a, sprint2017(8), to(15, 12))).toBe('ok');
    expect(verdict(banked(null), a, sprint2017(8), to(15, 12))).toBe('impassable river');
    expect(verdict(banked(inches(1)), a, sprint2017(8), to(12, 16))).toBe('impassable river');
    expect(verdict(banked(inches(1)), model('a', 9, 8), sprint2017(8), to(15, 8))).toBe('impassable river');
  });
});

describe('of several things in the way', () => {
  const pieces = [block('far', box(15, 10, 16, 14), 6), block('near', box(12, 10, 13, 14), 6)];
  it('the first one is named', () => {
    expect(verdict(pieces, model('a', 10, 12), sprint2013(8), to(17, 12))).toBe('blocked near');
    expect(verdict(pieces, model('a', 18, 12), sprint2013(8), to(11, 12))).toBe('blocked far');
    const s = scene(pieces, [model('first', 11.5 + R30, 12)]);
    expect(checkTravel(s, model('a', 10, 12), [to(17, 12)], sprint2017(8))).toMatchObject({ by: 'first' });
  });
});
