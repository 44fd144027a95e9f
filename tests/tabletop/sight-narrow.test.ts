import { describe, expect, it } from 'vitest';
import { disc, type Footprint } from '../../src/geometry/shape.ts';
import { checkTable } from '../../src/tabletop/check-table.ts';
import { sight } from '../../src/tabletop/sight.ts';
import type { Body, Piece } from '../../src/tabletop/table.ts';
import { block, box, building, model, scene } from './support.ts';

const shape = (...points: readonly (readonly [number, number])[]): Footprint => ({
  kind: 'polygon',
  points: points.map(([x, y]) => ({ x, y })),
});

/** Heights in micrometres. */
const thing = (id: string, footprint: Footprint, bottom: number, top: number): Piece => ({
  ...block(id, footprint, 0),
  bottom,
  top,
});

const at = (id: string, x: number, y: number, z: number, mm: number): Body => ({
  ...model(id, 0, 0, mm),
  x,
  y,
  z,
});

const bothWays = (pieces: readonly Piece[], a: Body, b: Body) =>
  [sight(scene(pieces), a, b), sight(scene(pieces), b, a)].map(({ visible, coverers }) => ({
    visible,
    coverers: [...coverers].sort(),
  }));

/** Each of these was answered otherwise once, and found by comparison with lines drawn at random. */
describe('a view that is easily missed', () => {
  it('past the corner of a roof, from the head of one to the side of another', () => {
    const roof = thing(
      'roof',
      shape([148060, 113036], [206480, 113036], [206480, 201936], [148060, 201936]),
      0,
      73660,
    );
    const found = bothWays([roof], at('a', 242233, 108904, 0, 30), at('b', 139312, 284883, 73660, 30));
    expect(found).toEqual([
      { visible: true, coverers: ['roof'] },
      { visible: true, coverers: ['roof'] },
    ]);
  });
  it('over the notch of a house and under nothing, beside the crate on it', () => {
    const house = shape(
      [476029, 193667],
      [434720, 234976],
      [411371, 211628],
      [432026, 190973],
      [408677, 167624],
      [429332, 146970],
    );
    const pieces = [
      thing('house', house, 0, 127000),
      thing('crate', disc(439360, 191422, 14986), 127000, 149860),
    ];
    const [there] = bothWays(pieces, at('a', 370661, 205850, 0, 30), at('b', 479531, 164541, 147320, 30));
    expect(there?.visible).toBe(true);
  });
  it('from the foot of one that overhangs a slab, below the slab', () => {
    const corners = shape([314361, 418044], [344601, 530903], [263638, 552597], [233397, 439738]);
    const deck: Piece = {
      ...thing('deck', corners, 0, 144780),
      parts: [{ footprint: corners, bottom: 139700, top: 144780 }],
    };
    const [there, back] = bothWays(
      [deck],
      at('a', 320168, 453202, 144780, 30),
      at('b', 193874, 459902, 0, 40),
    );
    expect([there?.visible, back?.visible]).toEqual([true, true]);
  });
  it('through a level slit between a wall and what hangs above it', () => {
    const above = (bottom: number) => [
      block('wall', box(11, 0, 13, 24), 1.95),
      thing('bridge', box(11, 0, 13, 24), bottom * 25_400, 4 * 25_400),
    ];
    const [one, other] = [model('a', 5, 12, 60), model('b', 19, 12, 60)];
    const seen = (bottom: number) => bothWays(above(bottom), one, other).map(({ visible }) => visible);
    expect(seen(2.05)).toEqual([true, true]);
    expect(seen(1.95)).toEqual([false, false]);
    const [first] = bothWays(above(2.05).toReversed(), one, other);
    expect(first).toEqual({ visible: true, coverers: ['bridge', 'wall'] });
  });
  it('over a truck, to a car under a crate that is larger than the car', () => {
    const truck = shape([412002, 160170], [385061, 133229], [438942, 79348], [465883, 106289]);
    const crate = shape([533624, 140221], [571724, 140221], [571724, 216421], [533624, 216421]);
    const car = thing('car', disc(552674, 178321, 14986), 0, 22860);
    const pieces = [car, thing('crate', crate, 22860, 54610), thing('truck', truck, 0, 31750)];
    expect(sight(scene(pieces), at('a', 349089, 97103, 0, 30), car)).toMatchObject({
      visible: true,
      coverers: ['crate', 'truck'],
    });
  });
  it('to a bin under a crate that is larger than the bin', () => {
    const bin = thing('bin', disc(188622, 179026, 14986), 0, 22860);
    const pieces = [
      bin,
      thing(
        'crate',
        shape([169572, 140926], [207672, 140926], [207672, 217126], [169572, 217126]),
        22860,
        54610,
      ),
      thing('block', shape([113398, 26033], [164198, 26033], [164198, 173353], [113398, 173353]), 0, 109220),
    ];
    expect(sight(scene(pieces), at('a', 131197, 164617, 109220, 30), bin).visible).toBe(true);
  });
  it('to a stretch of a long side between two walls', () => {
    const long = block('long', box(2, 16, 22, 17), 2);
    const gap = [block('w', box(0, 10, 8.2, 10.5), 8), block('e', box(8.4, 10, 24, 10.5), 8)];
    expect(sight(scene([long, ...gap]), model('a', 8.3, 5), long).visible).toBe(true);
    expect(sight(scene([long, ...gap]), model('a', 8.8, 5), long).visible).toBe(true);
    const shut = [block('w', box(0, 10, 8.3, 10.5), 8), block('e', box(8.3, 10, 24, 10.5), 8)];
    expect(sight(scene([long, ...shut]), model('a', 8.3, 5), long).visible).toBe(false);
  });
});

describe('a cover that is easily missed', () => {
  it('by a low wall that stands in the way of the feet only', () => {
    const wall = thing(
      'wall',
      shape([276464, 184869], [220584, 281656], [211785, 276576], [267665, 179789]),
      0,
      53340,
    );
    expect(bothWays([wall], at('a', 496324, 562148, 0, 50), at('b', 163017, 250448, 63500, 80))).toEqual([
      { visible: true, coverers: ['wall'] },
      // To the larger one, who looks over it, it is a low wall beside himself.
      { visible: true, coverers: [] },
    ]);
  });
  it('of a hill by the bin in its middle, for the far side', () => {
    const hill = thing(
      'hill',
      shape([173888, 467684], [280568, 467684], [280568, 587064], [173888, 587064]),
      0,
      25400,
    );
    const bin = thing('bin', disc(227228, 527374, 14986), 25400, 48260);
    expect(sight(scene([hill, bin]), at('a', 519924, 398912, 0, 50), hill).coverers).toEqual(['bin']);
  });
});

describe('a room lower than those in it', () => {
  const room = building('room', box(8, 8, 16, 16), 1);
  const onRoof = thing('crate', box(11, 11, 13, 13), 25_400, 76_200);
  const [a, b] = [model('a', 9, 12, 50, { inside: 'room' }), model('b', 15, 12, 50, { inside: 'room' })];

  it('hides nobody behind what stands on its roof', () => {
    expect(sight(scene([room, onRoof]), a, b)).toMatchObject({ visible: true, coverers: [] });
    expect(sight(scene([room, onRoof]), a, room)).toMatchObject({ visible: true, cover: 'none' });
  });
});

describe('a thing in a turned house', () => {
  const corners = shape([300000, 100000], [500000, 300000], [300000, 500000], [100000, 300000]);
  const house = building('house', corners, 4);
  const crate = (x: number, y: number) =>
    thing('crate', shape([x, y], [x + 40000, y], [x + 40000, y + 40000], [x, y + 40000]), 0, 30000);

  it('is no clash when all of it is inside, and one when it only lies in the same square', () => {
    expect(checkTable(scene([house, crate(280000, 280000)]))).toEqual([]);
    expect(checkTable(scene([house, crate(120000, 120000)]))).toEqual([]);
    expect(checkTable(scene([house, crate(180000, 180000)]))).toMatchObject([
      { code: 'overlap', with: 'house' },
    ]);
  });
});
