import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clip } from '../../src/geometry/clip.ts';
import { outlineOf } from '../../src/geometry/outline.ts';
import { inches } from '../../src/geometry/units.ts';
import { gap } from '../../src/tabletop/measure.ts';
import { lineCover, sight, sightToPoint } from '../../src/tabletop/sight.ts';
import type { Piece } from '../../src/tabletop/table.ts';
import { block, box, building, model, round, scene } from './support.ts';

const shooter = model('s', 4, 12);
const target = model('t', 16, 12);

describe('a line of sight', () => {
  it('is free on open ground, and models between neither stop nor cover', () => {
    const found = sight(scene([], [shooter, target, model('m', 10, 12, 80)]), shooter, target);
    expect(found).toMatchObject({ visible: true, cover: 'none', coverers: [], proof: { blocked: [] } });
    expect(found.proof.clear).toEqual([
      { x: shooter.x, y: shooter.y, z: shooter.h },
      { x: target.x, y: target.y, z: target.h },
    ]);
  });
  it('past a wall that hides all but the head is free, and the target covered', () => {
    const wall = block('w', box(12, 8, 12.2, 16), 1.4);
    const found = sight(scene([wall]), shooter, target);
    expect(found).toMatchObject({ visible: true, cover: 'typical', coverers: ['w'] });
    const [line] = found.proof.blocked;
    expect(line?.by).toBe('w');
    expect(line?.overlap).toBeGreaterThan(inches(0.19));
    expect(line?.at.x).toBeGreaterThan(inches(11.9));
  });
  it('is stopped by what hides the whole cylinder', () => {
    expect(sight(scene([block('b', box(10, 8, 12, 16), 6)]), shooter, target)).toMatchObject({
      visible: false,
      proof: { clear: null, blocked: [{ by: 'b' }] },
    });
    expect(sight(scene([block('b', box(10, 8, 12, 16), 1.5)]), shooter, target).visible).toBe(true);
    expect(sight(scene([block('b', box(10, 8, 12, 16), 1.51)]), shooter, target).visible).toBe(false);
  });
  it('with one third of the target hidden leaves it covered', () => {
    expect(
      sight(scene([block('b', box(12, 12.2, 13, 16), 6, { cover: 'reinforced' })]), shooter, target),
    ).toMatchObject({
      visible: true,
      cover: 'reinforced',
    });
  });
  it('that grazes an edge is both seen and covered', () => {
    const edge = 12 + 15 / 25.4;
    expect(sight(scene([block('b', box(8, edge, 9, 16), 6)]), shooter, target)).toMatchObject({
      visible: true,
      cover: 'typical',
    });
    expect(sight(scene([block('b', box(8, edge + 0.01, 9, 16), 6)]), shooter, target)).toMatchObject({
      visible: true,
      cover: 'none',
    });
    const grazed = block('b', box(8, 12 - 15 / 25.4, 9, 24), 6);
    expect(sight(scene([grazed]), shooter, target)).toMatchObject({ visible: true, cover: 'typical' });
  });
  it('takes the best of several covers, and names every coverer', () => {
    const s = scene([
      block('fence', box(8, 10, 8.2, 14), 1, { cover: 'typical' }),
      block('bunker', box(12, 12.3, 13, 14), 2, { cover: 'reinforced' }),
      block('far', box(12, 20, 13, 22), 2),
    ]);
    const found = sight(s, shooter, target);
    expect(found).toMatchObject({ visible: true, cover: 'reinforced' });
    expect([...found.coverers].sort()).toEqual(['bunker', 'fence']);
  });
  it('finds a lamp post and a narrow slit', () => {
    expect(sight(scene([block('post', round(10, 12.21, 0.02), 5)]), shooter, target)).toMatchObject({
      visible: true,
      coverers: ['post'],
    });
    const slit = (width: number) =>
      scene([block('n', box(9, 4, 11, 12.1), 6), block('s', box(9, 12.1 + width, 11, 20), 6)]);
    expect(sight(slit(0.05), shooter, target).visible).toBe(true);
    expect(sight(slit(0), shooter, target).visible).toBe(false);
    expect(sight(slit(0), model('s', 4, 12.1), model('t', 16, 12.1)).visible).toBe(false);
    expect(sight(slit(0.05), model('s', 4, 12.1), model('t', 16, 12.1)).visible).toBe(true);
    expect(sight(scene([block('n', box(9, 4, 11, 20), 6)]), shooter, target).visible).toBe(false);
  });
  it('goes below what does not reach the ground', () => {
    const slab = { ...block('slab', box(8, 6, 12, 18), 3), bottom: inches(2) };
    expect(sight(scene([slab]), shooter, target)).toMatchObject({ visible: true, cover: 'none' });
    const low = { ...slab, bottom: inches(1) };
    expect(sight(scene([low]), shooter, target)).toMatchObject({ visible: true, cover: 'typical' });
  });
  it('follows the walls of an open piece, and the notch of a concave one', () => {
    const ruin = block('ruin', box(8, 8, 12, 16), 4, {
      parts: [
        { footprint: box(8, 8, 8.2, 11), bottom: 0, top: inches(4) },
        { footprint: box(8, 13, 8.2, 16), bottom: 0, top: inches(4) },
      ],
    });
    expect(sight(scene([ruin]), shooter, target)).toMatchObject({ visible: true, cover: 'none' });
    const notch = block(
      'u',
      {
        kind: 'polygon',
        points: [
          [8, 8],
          [12, 8],
          [12, 10],
          [9, 10],
          [9, 14],
          [12, 14],
          [12, 16],
          [8, 16],
        ].map(([x = 0, y = 0]) => ({ x: inches(x), y: inches(y) })),
      },
      6,
    );
    expect(sight(scene([notch]), model('a', 11, 12), target)).toMatchObject({ visible: true, cover: 'none' });
    expect(sight(scene([notch]), shooter, model('b', 11, 12)).visible).toBe(false);
  });
});

describe('height', () => {
  it('the edge of its own roof hides from a looker what is close below, and covers nothing', () => {
    const roof = block('roof', box(2, 8, 6, 16), 6);
    const above = model('up', 4, 12, 30, { z: inches(6) });
    expect(sight(scene([roof]), above, target)).toMatchObject({ visible: true, cover: 'none', coverers: [] });
    expect(sight(scene([roof]), target, above)).toMatchObject({ visible: true, coverers: ['roof'] });
    const close = model('c', 7, 12);
    expect(sight(scene([roof]), above, close)).toMatchObject({ visible: false, coverers: ['roof'] });
    const atEdge = model('e', 6, 12, 30, { z: inches(6) });
    expect(sight(scene([roof]), atEdge, close).visible).toBe(true);
  });
  it('two on one roof have no cover from it', () => {
    const roof = block('roof', box(2, 8, 20, 16), 6);
    const a = model('a', 4, 12, 30, { z: inches(6) });
    const b = model('b', 18, 12, 40, { z: inches(6) });
    expect(sight(scene([roof]), a, b)).toMatchObject({ visible: true, cover: 'none' });
    const car = { ...block('car', box(10, 11, 12, 13), 7.25), bottom: inches(6) };
    expect(sight(scene([roof, car]), a, b)).toMatchObject({ visible: true, coverers: ['car'] });
    const van = { ...car, top: inches(9) };
    expect(sight(scene([roof, van]), a, b)).toMatchObject({ visible: false });
  });
});

describe('enclosed pieces', () => {
  const house = building('h', box(8, 8, 14, 16), 5, { cover: 'reinforced' });
  const one = model('one', 9, 12, 30, { inside: 'h' });
  const two = model('two', 13, 12, 30, { inside: 'h' });
  it('stop sight both ways, not within', () => {
    expect(sight(scene([house]), one, target)).toMatchObject({
      visible: false,
      cover: 'reinforced',
      coverers: ['h'],
    });
    expect(sight(scene([house]), target, one)).toMatchObject({ visible: false, coverers: ['h'] });
    expect(sight(scene([house]), one, two)).toMatchObject({ visible: true, cover: 'none' });
    const crate = block('crate', box(11, 11, 11.5, 13), 1);
    expect(sight(scene([house, crate]), one, two)).toMatchObject({ visible: true, coverers: ['crate'] });
  });
  it('are seen themselves, from outside and from inside', () => {
    expect(sight(scene([house]), shooter, house)).toMatchObject({ visible: true, cover: 'none' });
    expect(sight(scene([house]), one, house)).toMatchObject({ visible: true });
  });
});

describe('pieces as targets', () => {
  it('are hidden behind taller ones, not by themselves', () => {
    const car = block('car', box(16, 11, 19, 12.5), 1.25);
    expect(sight(scene([car]), shooter, car)).toMatchObject({ visible: true, cover: 'none' });
    expect(sight(scene([car, block('b', box(10, 4, 12, 20), 6)]), shooter, car).visible).toBe(false);
    expect(sight(scene([car, block('w', box(12, 4, 12.2, 20), 1)]), shooter, car)).toMatchObject({
      visible: true,
    });
  });
});

describe('other lines', () => {
  it('to a point behind a building are stopped', () => {
    const s = scene([block('b', box(10, 4, 12, 20), 6)]);
    expect(sightToPoint(s, shooter, { x: inches(16), y: inches(12), z: 0 }).visible).toBe(false);
    expect(sightToPoint(s, shooter, { x: inches(8), y: inches(12), z: 0 }).visible).toBe(true);
  });
  it('of Actions without sight go straight from centre to centre', () => {
    const s = scene([block('b', box(10, 12.1, 12, 20), 6, { cover: 'reinforced' })]);
    expect(lineCover(s, shooter, target)).toMatchObject({ cover: 'none', coverers: [] });
    expect(lineCover(s, model('s', 4, 12.2), target)).toMatchObject({ cover: 'reinforced', coverers: ['b'] });
  });
});

describe('in general', () => {
  const spot = fc.record({
    x: fc.integer({ min: 1, max: 23 }),
    y: fc.integer({ min: 1, max: 23 }),
    mm: fc.constantFrom(30, 40, 50, 80),
  });
  const wall = fc.record({
    x: fc.integer({ min: 0, max: 20 }),
    y: fc.integer({ min: 0, max: 20 }),
    w: fc.integer({ min: 1, max: 4 }),
    h: fc.integer({ min: 1, max: 4 }),
    top: fc.integer({ min: 1, max: 6 }),
  });
  it('who sees is seen, and covered from both sides but by what one of them stands on or at', () => {
    fc.assert(
      fc.property(spot, spot, fc.array(wall, { maxLength: 5 }), (p, q, walls) => {
        const a = model('a', p.x, p.y, p.mm);
        const b = model('b', q.x, q.y, q.mm);
        const pieces = walls.map((w, i) => block(`w${i}`, box(w.x, w.y, w.x + w.w, w.y + w.h), w.top));
        const there = sight(scene(pieces), a, b);
        const back = sight(scene(pieces), b, a);
        expect(there.visible).toBe(back.visible);
        const beside = pieces.flatMap((piece) =>
          [a, b].some((body) => gap(body, piece).horizontal <= inches(1)) ? [piece.id] : [],
        );
        const between = ({ coverers }: typeof there) => coverers.filter((id) => !beside.includes(id)).sort();
        expect(between(there)).toEqual(between(back));
        expect(there.visible || there.coverers.length > 0).toBe(true);
      }),
    );
  });
  it('a wall that is taken away hides nobody', () => {
    fc.assert(
      fc.property(spot, spot, fc.array(wall, { minLength: 1, maxLength: 5 }), (p, q, walls) => {
        const a = model('a', p.x, p.y, p.mm);
        const b = model('b', q.x, q.y, q.mm);
        const pieces = walls.map((w, i) => block(`w${i}`, box(w.x, w.y, w.x + w.w, w.y + w.h), w.top));
        fc.pre(sight(scene(pieces), a, b).visible);
        expect(sight(scene(pieces.slice(1)), a, b).visible).toBe(true);
      }),
    );
  });
  it('no line drawn at random finds a view that was denied, or a cover that was missed', () => {
    const unit = fc.double({ min: -0.7, max: 0.7, noNaN: true });
    const end = fc.record({ x: unit, y: unit, z: fc.double({ min: 0, max: 1, noNaN: true }) });
    const line = fc.record({ from: end, to: end });
    fc.assert(
      fc.property(
        spot,
        spot,
        fc.array(wall, { minLength: 1, maxLength: 5 }),
        fc.array(line, { minLength: 20, maxLength: 20 }),
        fc.integer({ min: 0, max: 4 }),
        (p, q, walls, lines, height) => {
          const a = model('a', p.x, p.y, p.mm, { z: inches(height) });
          const b = model('b', q.x, q.y, q.mm);
          const pieces = walls.map((w, i) => block(`w${i}`, box(w.x, w.y, w.x + w.w, w.y + w.h), w.top));
          // Nothing is so near to the looker that it counts as its own.
          fc.pre(pieces.every((piece) => gap(a, piece).horizontal > inches(1)));
          fc.pre(pieces.every((piece) => gap(b, piece).horizontal > 0));
          const found = sight(scene(pieces), a, b);
          for (const { from, to } of lines) {
            const at = (body: typeof a, e: typeof from) => ({
              x: body.x + e.x * body.r,
              y: body.y + e.y * body.r,
              z: body.z + e.z * body.h,
            });
            const stopped = pieces.some((piece) => stops(piece, at(a, from), at(b, to)));
            expect(stopped ? found.cover !== 'none' : found.visible).toBe(true);
          }
        },
      ),
      { numRuns: 300, seed: 2017 },
    );
  });
});

interface Point3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

function stops(piece: Piece, a: Point3, b: Point3): boolean {
  return clip(outlineOf(piece.footprint), a.x, a.y, b.x, b.y).some(([t0, t1]) =>
    [t0, t1].some((t) => a.z + (b.z - a.z) * t < piece.top),
  );
}
