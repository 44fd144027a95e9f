import type {
  GroundPatch,
  Marker,
  ObjectPiece,
  Piece,
  Point,
  SceneModel,
  Zone,
} from '../../src/ui/table/types';

/** An invented crossroads of 24 by 24 inches with four Structures of three heights. */

const at = (x: number, y: number): Point => ({ x, y });
const rect = (x: number, y: number, w: number, h: number): readonly Point[] => [
  at(x, y),
  at(x + w, y),
  at(x + w, y + h),
  at(x, y + h),
];

const ground: readonly GroundPatch[] = [
  {
    kind: 'road',
    outline: [
      at(10.1, -1),
      at(13.9, -1),
      at(13.9, 10.5),
      at(25, 10.5),
      at(25, 14.1),
      at(13.9, 14.1),
      at(13.9, 25),
      at(10.1, 25),
    ],
  },
  { kind: 'lane', from: at(12, 0), to: at(12, 8.6) },
  { kind: 'lane', from: at(12, 15.9), to: at(12, 24) },
  { kind: 'lane', from: at(15.9, 12.3), to: at(24, 12.3) },
  { kind: 'crossing', from: at(10.3, 9.6), to: at(13.8, 9.6), width: 1 },
  { kind: 'crossing', from: at(10.3, 15), to: at(13.8, 15), width: 1 },
  { kind: 'crossing', from: at(14.85, 10.6), to: at(14.85, 14.1), width: 1 },
  { kind: 'grass', outline: rect(0.5, 10, 8.9, 4.4), corner: 0.5 },
  {
    kind: 'footpath',
    points: [at(9.35, 12.2), at(7.4, 12.2), at(7, 13.2), at(5.2, 12.9), at(2.9, 11.6), at(0.55, 11.6)],
    width: 0.7,
  },
  { kind: 'water', at: at(4.1, 11.2), rx: 1.15, ry: 0.62 },
];

const trees: readonly (readonly [number, number, number])[] = [
  [1.4, 13.5, 0.7],
  [2.6, 14, 0.45],
  [8.3, 13.7, 0.55],
  [1.3, 10.6, 0.5],
  [6.9, 13.9, 0.4],
  [9, 3, 0.6],
  [9.1, 1.2, 0.5],
  [14.7, 22.6, 0.55],
  [22.9, 22.3, 0.7],
  [23, 4.2, 0.6],
  [22.9, 6.3, 0.45],
  [1, 22.6, 0.6],
  [1.1, 3.2, 0.55],
  [9.1, 22.4, 0.5],
];

const object = (
  id: string,
  silhouette: ObjectPiece['silhouette'],
  place: Point,
  [width, length, turnDeg]: readonly [number, number, number],
  rank: 1 | 2 | 3,
  tint?: number,
): ObjectPiece => ({
  kind: 'object',
  id,
  silhouette,
  at: place,
  width,
  length,
  turnDeg,
  rank,
  ...(tint === undefined ? {} : { tint }),
});

const pieces: readonly Piece[] = [
  {
    kind: 'structure',
    id: 'diner',
    outline: rect(2.6, 4.2, 5.8, 3.6),
    heightIn: 2,
    construction: 'enclosed',
    name: 'Diner',
    nameAt: at(4.9, 6.1),
    chip: '2″',
    tint: 'straw',
    roof: [
      { kind: 'hatch', at: at(7.1, 5.25), width: 1.2, height: 0.9 },
      { kind: 'vent', at: at(3.6, 5.1), width: 0.7, height: 0.7 },
    ],
    doors: [{ from: at(5, 7.8), to: at(6, 7.8) }],
  },
  {
    kind: 'structure',
    id: 'deck',
    outline: rect(15.4, 15.5, 6.4, 5.2),
    heightIn: 3,
    construction: 'open',
    name: 'Parking deck',
    nameAt: at(18.6, 18.7),
    chip: '3″ open',
    tint: 'peach',
    roof: [{ kind: 'bays', at: at(18.5, 19.6), width: 4.8, height: 1 }],
  },
  {
    kind: 'structure',
    id: 'gazette',
    outline: rect(1.8, 15.2, 6.5, 4.9),
    heightIn: 3,
    construction: 'enclosed',
    name: 'Gazette',
    nameAt: at(4.2, 17.75),
    chip: '3″',
    tint: 'peach',
    roof: [
      { kind: 'skylight', at: at(3.15, 16.35), width: 1.5, height: 1.1 },
      { kind: 'fan', at: at(7.1, 19), width: 1, height: 1 },
    ],
  },
  {
    kind: 'structure',
    id: 'bank',
    outline: rect(15.3, 2.6, 6.6, 6.3),
    heightIn: 6,
    construction: 'enclosed',
    name: 'First Bank',
    nameAt: at(18.7, 7.9),
    chip: '6″',
    chipCorner: 'nw',
    tint: 'cream',
    roof: [
      { kind: 'dome', at: at(18.9, 5.3), width: 2.7, height: 2.7 },
      { kind: 'hatch', at: at(20.95, 3.75), width: 0.9, height: 0.9 },
    ],
    doors: [{ from: at(15.3, 5.4), to: at(15.3, 6.6) }],
  },
  {
    kind: 'wall',
    id: 'wall',
    points: [at(15.4, 9.75), at(19.4, 9.75)],
    thickness: 0.34,
    heightIn: 1,
    chip: '1″',
  },
  {
    kind: 'hedge',
    id: 'hedge',
    points: [at(5.9, 10.55), at(8.8, 10.55)],
    thickness: 0.52,
    heightIn: 0.8,
  },
  {
    kind: 'danger',
    id: 'wires',
    grade: 'dangerous',
    words: 'Live wires · Damage 1',
    outline: [
      at(17.6, 11.3),
      at(18.3, 10.95),
      at(18.9, 11.25),
      at(19.8, 11.05),
      at(20.3, 11.65),
      at(20.9, 12.15),
      at(20.6, 12.95),
      at(19.9, 13.35),
      at(19, 13.6),
      at(18.2, 13.3),
      at(17.5, 13.1),
      at(17.2, 12.3),
    ],
  },
  ...trees.map(
    ([x, y, r], index): ObjectPiece => ({
      kind: 'object',
      id: `tree-${index}`,
      silhouette: 'tree',
      at: at(x, y),
      width: 2 * r,
      length: 2 * r,
      turnDeg: 0,
    }),
  ),
  object('bus', 'bus', at(13, 4.4), [1.3, 3.7, 0], 3),
  object('car-yellow', 'car', at(10.95, 20.2), [0.95, 1.95, 0], 2, 0),
  object('car-lilac', 'car', at(22.1, 11.55), [0.95, 1.95, 90], 2, 2),
  object('car-cream', 'car', at(15.35, 13.3), [0.95, 1.95, 78], 2, 3),
  object('car-rose', 'car', at(11, 6.6), [0.95, 1.95, 4], 2, 1),
  object('hydrant', 'hydrant', at(14.35, 14.55), [0.44, 0.44, 0], 1),
  object('bin', 'bin', at(9.6, 9.6), [0.52, 0.4, 0], 1),
  object('bench', 'bench', at(6.6, 11.7), [1, 0.34, 0], 1),
  object('bin-south', 'bin', at(14.4, 21), [0.56, 0.56, 0], 1),
  object('dumpster', 'dumpster', at(9.55, 21.2), [1.1, 0.7, 0], 1),
];

const citizens: readonly Marker[] = [
  [14.75, 10.05],
  [5.3, 12.9],
  [9.1, 20],
  [19.6, 22],
].map(([x = 0, y = 0], index) => ({ kind: 'citizen', id: `citizen-${index}`, at: at(x, y), baseMm: 30 }));

const hill: Zone = { id: 'hill', look: 'objective', outline: rect(8, 8, 8, 8), label: 'The Hill  8 × 8″' };

export const city: Omit<SceneModel, 'tokens' | 'overlays'> = {
  size: { width: 24, height: 24 },
  ground,
  zones: [hill],
  pieces,
  markers: citizens,
};
