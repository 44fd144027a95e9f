import { describe, expect, it } from 'vitest';
import { disc } from '../../src/geometry/shape.ts';
import { strip } from '../../src/geometry/strip.ts';
import { inches } from '../../src/geometry/units.ts';
import { gap, inContact, inDisc, inStrip, within } from '../../src/tabletop/measure.ts';
import { placeOk } from '../../src/tabletop/standing.ts';
import { block, box, building, lava, model, rift, round, scene } from './support.ts';

const R30 = 0.590551;

describe('ranges', () => {
  it('run from edge to edge, exactly X included', () => {
    expect(gap(model('a', 2, 2), model('b', 2 + 5.181102, 2))).toEqual({
      horizontal: inches(4),
      vertical: 0,
    });
    expect(within(model('a', 2, 2), model('b', 7.181102, 2), inches(4))).toBe(true);
    expect(within(model('a', 2, 2), model('b', 2 + 6.0004 + 2 * R30, 2), inches(6))).toBe(true);
    expect(within(model('a', 2, 2), model('b', 2 + 6.002 + 2 * R30, 2), inches(6))).toBe(false);
  });
  it('are checked on two axes that are never added', () => {
    const shooter = model('a', 2, 2);
    expect(within(shooter, model('b', 2 + 5.9 + 2 * R30, 2, 30, { z: inches(7) }), inches(6))).toBe(true);
    expect(within(shooter, model('b', 4 + 2 * R30, 2, 30, { z: inches(8) }), inches(6))).toBe(false);
    expect(gap(shooter, model('b', 4, 2, 30, { z: inches(8) })).vertical).toBe(inches(6.5));
  });
  it('to pieces use their footprints', () => {
    expect(gap(model('a', 2, 2), block('b', box(5, 0, 8, 8), 3)).horizontal).toBe(inches(3) - 15_000);
    expect(gap(block('c', box(0, 0, 1, 1), 1), block('b', box(5, 0, 8, 8), 3)).horizontal).toBe(inches(4));
  });
});

describe('Base to Base', () => {
  const lower = model('a', 5, 5);
  const s = scene();
  it('needs edges that touch and spans that meet, ends included', () => {
    const upper = (z: number) => model('b', 5 + 2 * R30, 5, 30, { z: inches(z) });
    expect(inContact(s, lower, upper(1.5))).toBe(true);
    expect(inContact(s, lower, upper(1.6))).toBe(false);
    expect(inContact(s, lower, upper(1))).toBe(true);
    expect(inContact(s, lower, model('b', 5 + 2 * R30 + 0.01, 5))).toBe(true);
    expect(inContact(s, lower, model('b', 5 + 2 * R30 + 0.012, 5))).toBe(false);
    expect(inContact(s, lower, lower)).toBe(false);
  });
  it('is broken by the wall of an enclosed piece', () => {
    const house = building('h', box(8, 8, 14, 14), 5);
    const indoors = model('in', 8 + R30, 11, 30, { inside: 'h' });
    const outdoors = model('out', 8 - R30, 11);
    const onTop = model('top', 8 + R30, 11, 30, { z: inches(5) });
    const t = scene([house], [indoors, outdoors, onTop]);
    expect(inContact(t, indoors, outdoors)).toBe(false);
    for (const body of [indoors, outdoors, onTop]) expect(inContact(t, body, house)).toBe(true);
    expect(inContact(t, indoors, onTop)).toBe(false);
  });
  it('goes for pieces and what stands in a room', () => {
    const house = building('h', box(8, 8, 14, 14), 5);
    const crate = block('c', box(9, 9, 10, 10), 1);
    const t = scene([house, crate]);
    expect(inContact(t, model('in', 10 + R30, 9.5, 30, { inside: 'h' }), crate)).toBe(true);
    expect(inContact(t, house, block('d', box(14, 8, 15, 9), 1))).toBe(true);
    expect(inContact(t, model('out', 14 + R30, 9), crate)).toBe(false);
  });
});

describe('areas', () => {
  const target = { x: inches(10), y: inches(10) };
  it('hold what lies in them in part', () => {
    expect(inDisc(target, inches(2), 0, inches(2), model('a', 11.9 + R30, 10))).toBe(true);
    expect(inDisc(target, inches(2), 0, inches(2), model('a', 12.01 + R30, 10))).toBe(false);
    expect(inDisc(target, inches(2), 0, inches(2), model('a', 10, 10, 30, { z: inches(3) }))).toBe(false);
    expect(inDisc(target, inches(2), 0, inches(2), block('b', box(12, 9, 14, 11), 3))).toBe(true);
    expect(inDisc(target, inches(2), 0, inches(2), block('b', box(12.1, 9, 14, 11), 3))).toBe(false);
  });
  it('[PC-MEASURE-02] in strips count edges that touch, as in any range', () => {
    const way = strip(model('a', 5, 10, 40), { x: 1, y: 0 }, inches(6));
    const side = 10 + 20 / 25.4 + R30;
    expect(inStrip(way, 0, inches(2), model('b', 8, side - 0.1))).toBe(true);
    expect(inStrip(way, 0, inches(2), model('b', 8, side))).toBe(true);
    expect(inStrip(way, 0, inches(2), model('b', 8, side + 0.002))).toBe(false);
    const end = 11 + 20 / 25.4 + R30;
    expect(inStrip(way, 0, inches(2), model('b', end, 10))).toBe(true);
    expect(inStrip(way, 0, inches(2), model('b', end + 0.002, 10))).toBe(false);
    const beside = (off: number) => block('c', box(8, side - R30 + off, 9, 14), 1);
    expect(inStrip(way, 0, inches(2), beside(0))).toBe(true);
    expect(inStrip(way, 0, inches(2), beside(0.002))).toBe(false);
    expect(inStrip(way, 0, inches(1.5), model('b', 8, 10, 30, { z: inches(3) }))).toBe(false);
    expect(inStrip(way, 0, inches(1.5), block('c', box(11, 10, 12, 11), 1))).toBe(true);
  });
});

describe('a place to stand', () => {
  const roof = block('roof', box(8, 8, 16, 16), 6);
  const place = (x: number, y: number, z = 0, inside: string | null = null) => ({
    x: inches(x),
    y: inches(y),
    z: inches(z),
    inside,
    wall: null,
  });
  it('needs support under the centre only', () => {
    const a = model('a', 2, 2, 40);
    expect(placeOk(scene([roof]), a, place(15.8, 12, 6))).toEqual({ ok: true });
    expect(placeOk(scene([roof]), a, place(16.1, 12, 6))).toMatchObject({
      why: 'noSupport',
      short: inches(6),
    });
  });
  it('is on the table, in no body and no wall', () => {
    const a = model('a', 2, 2);
    const s = scene([roof], [model('b', 4, 4)]);
    expect(placeOk(s, a, place(0.5, 4))).toMatchObject({ why: 'offTable', short: 15_000 - inches(0.5) });
    expect(placeOk(s, a, place(4.5, 4))).toMatchObject({
      why: 'overlapsBody',
      by: 'b',
      short: 30_000 - inches(0.5),
    });
    expect(placeOk(s, a, place(7.8, 12))).toMatchObject({ why: 'overlapsPiece', by: 'roof' });
    expect(placeOk(s, a, place(4 + 2 * R30, 4))).toEqual({ ok: true });
  });
  it('in a room takes the whole base, and does not mind the roof', () => {
    const house = building('h', box(8, 8, 12, 12), 1);
    const s = scene([house], [model('t', 10, 10, 30, { z: inches(1) })]);
    expect(placeOk(s, model('a', 2, 2), place(10, 10, 0, 'h'))).toEqual({ ok: true });
    expect(placeOk(s, model('a', 2, 2), place(8.5, 10, 0, 'h'))).toMatchObject({ why: 'noRoom' });
  });
  it('is never impassable or upon a marker; may keep clear of dangers, others and zones', () => {
    const flag = {
      ...block('f', round(20, 20, R30), 0),
      solid: false,
      standable: false,
      marker: true as const,
    };
    const s = scene([rift('r', box(0, 0, 4, 4)), lava('l', box(0, 10, 4, 14)), flag], [model('b', 12, 12)]);
    const a = model('a', 22, 2);
    expect(placeOk(s, a, place(4.3, 2))).toMatchObject({ why: 'impassable' });
    expect(placeOk(s, a, place(4 + R30, 2))).toEqual({ ok: true });
    expect(placeOk(s, a, place(4 + R30, 2), { avoidTerrain: true })).toMatchObject({ why: 'impassable' });
    expect(placeOk(s, a, place(3, 12))).toEqual({ ok: true });
    expect(placeOk(s, a, place(4 + R30, 12), { avoidHazard: true })).toMatchObject({
      why: 'hazard',
      by: 'l',
    });
    expect(placeOk(s, a, place(20.3, 20))).toMatchObject({ why: 'marker', by: 'f' });
    expect(placeOk(s, a, place(12 + 0.9 + 2 * R30, 12), { clear: inches(1) })).toMatchObject({
      why: 'tooClose',
    });
    expect(placeOk(s, a, place(12 + 1 + 2 * R30, 12), { clear: inches(1) })).toEqual({ ok: true });
    expect(placeOk(s, a, place(12, 2.5), { within: box(0, 0, 24, 3) })).toMatchObject({ why: 'outsideZone' });
    expect(placeOk(s, a, place(12, 3.5), { without: [box(0, 0, 24, 3)] })).toMatchObject({
      why: 'insideZone',
    });
    expect(placeOk(s, a, place(12, 12), { ignore: ['b'] })).toEqual({ ok: true });
  });
  it('clinging touches the wall between its foot and its top', () => {
    const s = scene([roof]);
    const a = model('a', 2, 2);
    const at = (x: number, z: number) => ({ ...place(x, 12, z), wall: 'roof' });
    expect(placeOk(s, a, at(8 - R30, 4))).toEqual({ ok: true });
    expect(placeOk(s, a, at(7, 4))).toMatchObject({ why: 'noWall' });
    expect(placeOk(s, a, at(8 - R30, 6.5))).toMatchObject({ why: 'noWall' });
  });
  it('a disc is as good a footprint as a polygon', () => {
    const pillar = block('p', disc(inches(10), inches(10), inches(1)), 5);
    expect(placeOk(scene([pillar]), model('a', 2, 2), place(10.9, 10, 5))).toEqual({ ok: true });
    expect(placeOk(scene([pillar]), model('a', 2, 2), place(11.5, 10))).toMatchObject({
      why: 'overlapsPiece',
    });
  });
});
