import { describe, expect, it } from 'vitest';
import { doubleArea } from '../../src/geometry/shape.ts';
import { inches } from '../../src/geometry/units.ts';
import { checkTable } from '../../src/tabletop/check-table.ts';
import { reach } from '../../src/tabletop/reach.ts';
import { checkTravel } from '../../src/tabletop/travel.ts';
import {
  blink2017,
  block,
  bounding2013,
  box,
  building,
  crawling2013,
  crawling2017,
  flight,
  lava,
  model,
  rift,
  round,
  scene,
  sprint2013,
  sprint2017,
} from './support.ts';

const R30 = 0.590551;
const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) });
const areaOf = (rings: readonly (readonly { x: number; y: number }[])[]): number =>
  Math.abs(rings.reduce((sum, ring) => sum + doubleArea(ring), 0)) / 2 / (25_400 * 25_400);

describe('where a move may end', () => {
  it('on open ground is a disc', () => {
    const found = reach(scene(), model('a', 12, 12), sprint2017(6));
    const rings = found.polygons();
    expect(rings).toHaveLength(1);
    expect(Math.abs(areaOf(rings) - Math.PI * 36)).toBeLessThan(0.8);
    for (const p of rings[0] ?? []) {
      const d = Math.sqrt((p.x - inches(12)) ** 2 + (p.y - inches(12)) ** 2);
      expect(Math.abs(d - inches(6))).toBeLessThan(inches(0.02));
    }
    expect(found.cells().length).toBeGreaterThan(1000);
  });
  it('leaves out the table edge and other bases', () => {
    const found = reach(scene([], [model('b', 5, 12)]), model('a', 3, 12), sprint2017(6));
    expect(found.canEnd(inches(0.5), inches(12))).toBe(false);
    expect(found.canEnd(inches(5.5), inches(12))).toBe(false);
    expect(found.canEnd(inches(5 + 2 * R30), inches(12))).toBe(true);
    expect(found.polygons().length).toBe(2);
  });
});

describe('the shortest way', () => {
  const s = scene([block('b', box(10, 10, 14, 16), 6)], [model('m', 12, 9.2)]);
  it('is straight where it can be', () => {
    expect(reach(s, model('a', 4, 12), sprint2017(6)).pathTo(at(6, 14))).toEqual([at(6, 14)]);
  });
  it('goes round corners and passes the check', () => {
    const a = model('a', 9, 12);
    const wall = scene([block('b', box(10, 10, 11, 20), 6)]);
    const legs = reach(wall, a, sprint2017(8)).pathTo(at(12, 12));
    expect(legs).not.toBeNull();
    const found = checkTravel(wall, a, legs ?? [], sprint2017(8));
    // A string pulled tight round both corners, at the radius of the base, is 6.94 in long.
    expect(found.ok && found.length / 25_400).toBeGreaterThan(6.93);
    expect(found.ok && found.length / 25_400).toBeLessThan(7);
    expect(reach(wall, a, sprint2017(5)).pathTo(at(12, 12))).toBeNull();
  });
  it('is null for places that are taken or too far', () => {
    const from = reach(s, model('a', 9, 12), sprint2017(6));
    expect(from.pathTo(at(12, 13))).toBeNull();
    expect(from.pathTo(at(20, 12))).toBeNull();
  });
  it('crosses impassable ground only where the gait may', () => {
    const t = scene([rift('r', box(10, 0, 12, 24))]);
    const a = model('a', 9, 12);
    expect(reach(t, a, sprint2017(6)).canEnd(inches(13), inches(12))).toBe(false);
    expect(reach(t, a, blink2017(6)).canEnd(inches(13), inches(12))).toBe(true);
    expect(reach(t, a, blink2017(6)).canEnd(inches(11), inches(12))).toBe(false);
  });
});

describe('over ground of a fixed height', () => {
  it('[PC-AREA-03] leads by way of a roof to where a straight flight would end touching it', () => {
    const pieces = [
      rift('ditch', box(8, 8, 10, 16), inches(1)),
      block('tower', box(10.3, 11, 12, 13), 4),
      block('shed', box(4, 17, 6, 19), 2),
    ];
    const [bird, gait] = [model('a', 5, 12), flight(14)];
    expect(checkTravel(scene(pieces), bird, [at(10.5, 12)], gait)).toMatchObject({ by: 'ditch' });
    const found = reach(scene(pieces), bird, gait);
    expect(found.canEnd(inches(10.5), inches(12))).toBe(true);
    expect(checkTravel(scene(pieces), bird, found.pathTo(at(10.5, 12)) ?? [], gait)).toMatchObject({
      ok: true,
      end: { z: inches(4) },
    });
    const [ditch, tower] = pieces;
    const noShed = scene([ditch, tower].flatMap((piece) => piece ?? []));
    expect(reach(noShed, bird, gait).canEnd(inches(10.5), inches(12))).toBe(false);
  });
});

describe('out of a room', () => {
  const house = scene([building('house', box(8, 8, 13, 12), 6)]);
  const inside = model('a', 12, 9, 30, { inside: 'house' });
  it('[PC-STRUCT-04] leads on to its own roof, where the floor is too narrow to stand', () => {
    const found = reach(house, inside, crawling2017(6));
    expect(found.canEnd(inches(12.8), inches(9))).toBe(true);
    const travelled = checkTravel(house, inside, found.pathTo(at(12.8, 9)) ?? [], crawling2017(6));
    expect(travelled).toMatchObject({ ok: true, end: { z: inches(6), inside: null } });
    expect(reach(house, inside, crawling2017(3)).canEnd(inches(12.8), inches(9))).toBe(false);
  });
  it('[PC-STRUCT-04] never leads back into the room', () => {
    const corners = [at(4, 4), at(16, 4), at(16, 8), at(8, 8), at(8, 16), at(4, 16)];
    const hook = scene([building('hook', { kind: 'polygon', points: corners }, 6)]);
    const found = reach(hook, model('a', 15, 6, 30, { inside: 'hook' }), sprint2017(14));
    expect(found.canEnd(inches(9), inches(12))).toBe(true);
    for (const cell of found
      .cells()
      .filter(({ x, y }) => x < inches(7.4) && y > inches(8) && y < inches(15.4)))
      expect(found.pathTo(cell)).not.toBeNull();
  });
});

describe('whatever the gait', () => {
  const pieces = [
    building('house', box(8, 8, 13, 12), 6),
    block('tower', box(14, 13, 16, 16), 9),
    block('car', box(5, 14, 8, 15.5), 1.25),
    block('truck', box(16, 6, 18, 11), 2.5),
    block('ruin', box(2, 3, 7, 8), 3, {
      parts: [
        { footprint: box(2, 3, 2.3, 8), bottom: 0, top: inches(3) },
        { footprint: box(2, 3, 7, 3.3), bottom: 0, top: inches(3) },
        { footprint: box(2, 3, 4, 5), bottom: inches(2.7), top: inches(3) },
      ],
    }),
    lava('lava', round(18, 18, 2)),
    rift('rift', box(4, 18, 9, 20), inches(1)),
  ];
  const bodies = [
    model('b', 11, 14),
    model('c', 13.5, 10.5, 40),
    model('d', 10, 10, 50, { z: inches(6) }),
    model('e', 10, 10, 30, { inside: 'house' }),
  ];
  const s = scene(pieces, bodies);
  const starts = [
    model('a', 7, 12.5),
    model('a', 12, 10, 30, { z: inches(6) }),
    model('a', 12, 9, 40, { inside: 'house' }),
    model('a', 14 - R30, 14.5, 30, { z: inches(5), wall: 'tower' }),
  ];
  const gaits = {
    sprint2013: sprint2013(6),
    sprint2017: sprint2017(6),
    falling: sprint2017(6, { mayFall: true }),
    blink: blink2017(6),
    bounding: bounding2013(6),
    flight: flight(7),
    crawling: crawling2013(6),
  };
  for (const [name, gait] of Object.entries(gaits)) {
    it(`${name}: every cell has a path that passes the check`, () => {
      for (const [i, start] of starts.entries()) {
        const found = reach(s, start, gait);
        const cells = found.cells();
        expect(cells.length).toBeGreaterThan(i === 3 ? 0 : 10);
        for (let k = 0; k < cells.length; k += 37) {
          const cell = cells[k];
          if (cell === undefined || (cell.x === start.x && cell.y === start.y)) continue;
          const legs = found.pathTo(cell);
          expect(legs, `${i} ${cell.x} ${cell.y}`).not.toBeNull();
          expect(checkTravel(s, start, legs ?? [], gait).ok).toBe(true);
        }
      }
    });
  }
});

describe('a table', () => {
  it('of sound pieces has no faults', () => {
    expect(checkTable(scene([block('a', box(2, 2, 4, 4), 2), block('b', box(4, 2, 6, 4), 2)]))).toEqual([]);
    const crate = block('c', box(3, 3, 4, 4), 1);
    expect(checkTable(scene([building('h', box(2, 2, 8, 8), 4), crate]))).toEqual([]);
    expect(checkTable(scene([lava('l', box(2, 2, 8, 8)), crate]))).toEqual([]);
  });
  it('names each piece that is not', () => {
    const faults = checkTable(
      scene([
        block('out', box(-1, 2, 4, 4), 2),
        block('flat', box(2, 12, 4, 14), 0),
        block('dot', round(12, 12, 0), 2),
        block('twist', { kind: 'polygon', points: [at(1, 16), at(2, 17), at(2, 16), at(1, 17)] }, 2),
        block('a', box(8, 8, 10, 10), 2),
        block('b', box(9.9, 8, 12, 10), 2),
        block('a', box(18, 18, 20, 20), 2),
        block('half', box(14, 2, 15.00001, 4), 1, { top: 1000.5 }),
      ]),
    );
    expect(faults).toEqual([
      { piece: 'out', code: 'outside', at: at(-1, 3), by: inches(1) },
      { piece: 'flat', code: 'noHeight', at: at(3, 13) },
      { piece: 'dot', code: 'zeroArea', at: at(12, 12) },
      { piece: 'twist', code: 'selfCrossing', at: at(1.5, 16.5) },
      { piece: 'b', code: 'overlap', with: 'a', at: { x: inches(9.95), y: inches(9) } },
      { piece: 'a', code: 'sameId' },
      { piece: 'half', code: 'notWhole' },
    ]);
  });
  it('has parts within their piece', () => {
    const ruin = block('ruin', box(2, 2, 6, 6), 3, {
      parts: [{ footprint: box(5, 2, 7, 3), bottom: 0, top: inches(3) }],
    });
    expect(checkTable(scene([ruin]))).toEqual([
      { piece: 'ruin', code: 'partOutside', part: 0, at: at(6, 2.5) },
    ]);
  });
});
