import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from '../../src/geometry/directions.ts';
import { disc, rectangle, rotate } from '../../src/geometry/shape.ts';
import { inches, SLACK } from '../../src/geometry/units.ts';
import { landing } from '../../src/tabletop/landing.ts';
import { nearestPlaces } from '../../src/tabletop/nearest.ts';
import { sampleTravel } from '../../src/tabletop/sample.ts';
import { slide } from '../../src/tabletop/slide.ts';
import { placeOk } from '../../src/tabletop/standing.ts';
import { type Body, bodyAt, type Piece, type Place, placeOf, type Scene } from '../../src/tabletop/table.ts';
import { checkTravel, type Gait } from '../../src/tabletop/travel.ts';
import {
  blink2013,
  blink2017,
  block,
  bounding2013,
  bounding2017,
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

const KINDS = ['block', 'disc', 'building', 'ruin', 'lava', 'rift', 'roofed'] as const;

const thing = fc.record({
  kind: fc.constantFrom(...KINDS),
  x: fc.integer({ min: 1, max: 20 }),
  y: fc.integer({ min: 1, max: 20 }),
  w: fc.integer({ min: 1, max: 4 }),
  h: fc.integer({ min: 1, max: 4 }),
  top: fc.integer({ min: 1, max: 14 }),
  by: fc.constantFrom(...DIRECTIONS),
});

type Thing = typeof thing extends fc.Arbitrary<infer T> ? T : never;

function piecesFrom(list: readonly Thing[]): readonly Piece[] {
  return list.map(({ kind, x, y, w, h, top, by }, i): Piece => {
    const at = { x: inches(x), y: inches(y) };
    const shape = rotate(rectangle(at.x, at.y, at.x + inches(w), at.y + inches(h)), at, by);
    const id = `p${i}`;
    switch (kind) {
      case 'block':
        return block(id, shape, top / 2);
      case 'disc':
        return block(id, disc(at.x, at.y, inches(w / 2)), top / 2);
      case 'building':
        return building(id, shape, top / 2);
      case 'ruin':
        return block(id, shape, top / 2, {
          parts: [{ footprint: shape, bottom: inches(top / 2 - 0.25), top: inches(top / 2) }],
        });
      case 'lava':
        return lava(id, shape);
      case 'rift':
        return rift(id, shape, top % 2 === 0 ? inches(1) : null);
      case 'roofed':
        return { ...block(id, shape, top / 2 + 2), bottom: inches(top / 2 + 1) };
    }
  });
}

const GAITS: readonly Gait[] = [
  sprint2013(6),
  sprint2017(6),
  sprint2017(6, { mayFall: true }),
  blink2013(5),
  blink2017(5, { mayFall: true }),
  bounding2013(6),
  bounding2017(6),
  flight(7),
  crawling2013(6),
  crawling2017(6, { mayFall: true }),
];

const randomFrom = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 1;
  };
};

/** A table with bodies in legal places. */
function sceneFrom(things: readonly Thing[], seed: number, count = 8): Scene {
  const rng = randomFrom(seed);
  const empty = scene(piecesFrom(things));
  const bodies: Body[] = [];
  for (let i = 0; i < count; i++) {
    const body = model(`m${i}`, 1, 1, [30, 40, 50, 80][rng() % 4] ?? 30);
    const at: Place = {
      x: rng() % empty.size,
      y: rng() % empty.size,
      z: (rng() % 8) * inches(1),
      inside: null,
      wall: null,
    };
    const [place] = nearestPlaces({ ...empty, bodies }, body, at, { level: 'below' });
    if (place !== undefined) bodies.push(bodyAt(body, place));
  }
  return { ...empty, bodies };
}

const table = fc
  .record({ things: fc.array(thing, { maxLength: 10 }), seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }) })
  .map(({ things, seed }) => ({ s: sceneFrom(things, seed), seed }));

const legal = (s: Scene, body: Body): boolean => placeOk(s, body, placeOf(body)).ok;

describe('on any table', () => {
  it('a sampled move is legal, ends in a legal place and within its distance', () => {
    fc.assert(
      fc.property(table, ({ s, seed }) => {
        const rng = randomFrom(seed);
        for (const body of s.bodies) {
          for (const gait of GAITS) {
            const legs = sampleTravel(s, body, gait, rng);
            const found = checkTravel(s, body, legs, gait);
            expect(found.ok).toBe(true);
            if (!found.ok) continue;
            expect(found.length).toBeLessThanOrEqual(gait.distance + SLACK);
            expect(legal(s, bodyAt(body, found.end))).toBe(true);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('a move can be gone on from where it ended', () => {
    fc.assert(
      fc.property(table, ({ s, seed }) => {
        const rng = randomFrom(seed);
        let now = s;
        for (let i = 0; i < 24; i++) {
          const body = now.bodies[i % Math.max(1, now.bodies.length)];
          if (body === undefined) return;
          const gait = GAITS[i % GAITS.length] ?? sprint2013(6);
          const found = checkTravel(now, body, sampleTravel(now, body, gait, rng), gait);
          if (!found.ok) throw new Error(found.why);
          const moved = bodyAt(body, found.end);
          now = { ...now, bodies: now.bodies.map((other) => (other.id === body.id ? moved : other)) };
          expect(legal(now, moved)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('a push ends in a legal place, no farther than told, and names what stopped it short', () => {
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(...DIRECTIONS),
        fc.integer({ min: 1, max: 8 }),
        ({ s }, way, far) => {
          for (const body of s.bodies) {
            const found = slide(s, body, way, inches(far));
            expect(found.travelled).toBeLessThanOrEqual(inches(far));
            const standing = placeOk(s, body, found.end);
            expect(standing).toEqual({ ok: true });
            const full = found.travelled >= inches(far) - 2 * SLACK;
            expect(full || found.stoppedBy !== null || found.falls.length > 0).toBe(true);
          }
        },
      ),
      { numRuns: 120 },
    );
  });

  it('a Fall lands in a legal place below', () => {
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 23 }), fc.integer({ min: 1, max: 23 }), ({ s }, x, y) => {
        const [body] = s.bodies;
        if (body === undefined) return;
        const from = { x: inches(x), y: inches(y), z: inches(9), inside: null, wall: null };
        const found = landing(s, body, from);
        expect(found.place.z).toBeLessThan(from.z);
        expect(legal(s, bodyAt(body, found.place))).toBe(true);
      }),
      { numRuns: 120 },
    );
  });

  it('the nearest place is legal, and no spot looked at on a fine grid is nearer', () => {
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 23 }), fc.integer({ min: 1, max: 23 }), ({ s }, x, y) => {
        const [body] = s.bodies;
        if (body === undefined) return;
        const wish = { x: inches(x), y: inches(y), z: 0, inside: null, wall: null };
        const [found] = nearestPlaces(s, body, wish);
        if (found === undefined) return;
        expect(legal(s, bodyAt(body, found))).toBe(true);
        const d = Math.sqrt((found.x - wish.x) ** 2 + (found.y - wish.y) ** 2);
        const step = Math.max(200, Math.round(d / 20));
        for (let dx = -d; dx <= d; dx += step) {
          for (let dy = -d; dy <= d; dy += step) {
            const apart = Math.sqrt(dx * dx + dy * dy);
            if (apart >= d - 60) continue;
            const place = { ...wish, x: Math.round(wish.x + dx), y: Math.round(wish.y + dy) };
            expect(placeOk(s, body, place).ok).toBe(false);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
