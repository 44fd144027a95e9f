import type { Point } from '../../../geometry/vec.ts';
import type { GroundPatch, Surface } from '../model/ground.ts';
import type { TableLayout } from '../model/terrain.ts';
import { um } from './build.ts';

const at = (x: number, y: number): Point => ({ x: um(x), y: um(y) });

/** A rectangle of one surface, its corners in inches. */
export const boxPatch = (kind: Surface, x0: number, y0: number, x1: number, y1: number): GroundPatch => ({
  kind,
  outline: [at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)],
});

export const lane = (x0: number, y0: number, x1: number, y1: number): GroundPatch => ({
  kind: 'lane',
  from: at(x0, y0),
  to: at(x1, y1),
});

export const crossing = (x0: number, y0: number, x1: number, y1: number): GroundPatch => ({
  kind: 'crossing',
  from: at(x0, y0),
  to: at(x1, y1),
  width: um(1),
});

export const path = (width: number, ...points: readonly (readonly [number, number])[]): GroundPatch => ({
  kind: 'footpath',
  points: points.map(([x, y]) => at(x, y)),
  width: um(width),
});

/** A pair of rails on their sleepers. */
export const rails = (x0: number, y0: number, x1: number, y1: number): GroundPatch => ({
  kind: 'rails',
  from: at(x0, y0),
  to: at(x1, y1),
});

export const pond = (x: number, y: number, rx: number, ry: number): GroundPatch => ({
  kind: 'pond',
  at: at(x, y),
  rx: um(rx),
  ry: um(ry),
});

const crossroadsGround: readonly GroundPatch[] = [
  boxPatch('grass', 0.5, 14.1, 5.4, 20.9),
  boxPatch('grass', 18.6, 3.1, 23.5, 9.9),
  boxPatch('road', 10.2, 0, 13.8, 24),
  boxPatch('road', 0, 10.3, 24, 13.7),
  lane(12, 0, 12, 9),
  lane(12, 15, 12, 24),
  lane(0, 12, 9, 12),
  lane(15, 12, 24, 12),
  crossing(10.4, 9.5, 13.6, 9.5),
  crossing(10.4, 14.5, 13.6, 14.5),
  crossing(9.4, 10.5, 9.4, 13.5),
  crossing(14.6, 10.5, 14.6, 13.5),
];

const parkGround: readonly GroundPatch[] = [
  boxPatch('grass', 1, 9.4, 23, 14.6),
  boxPatch('grass', 3.4, 12.4, 13.6, 18),
  boxPatch('grass', 10.4, 6, 20.6, 11.6),
  boxPatch('road', 0, 0, 24, 2.8),
  boxPatch('road', 0, 21.2, 24, 24),
  lane(0, 1.4, 24, 1.4),
  lane(0, 22.6, 24, 22.6),
  crossing(11, 0.3, 11, 2.5),
  crossing(13, 21.5, 13, 23.7),
  pond(19.6, 12.4, 1.8, 1),
  pond(4.4, 11.6, 1.8, 1),
  path(0.7, [1, 10.6], [6, 9.9], [12, 12], [18, 14.1], [23, 13.4]),
  path(0.7, [12, 2.8], [12, 8], [12, 16], [12, 21.2]),
];

const docksGround: readonly GroundPatch[] = [
  boxPatch('water', 0, 0, 2.2, 3.2),
  boxPatch('water', 21.8, 20.8, 24, 24),
  boxPatch('road', 0, 10, 24, 14),
  boxPatch('road', 10.2, 0, 13.8, 24),
  lane(0, 12, 10, 12),
  lane(14, 12, 24, 12),
  lane(12, 0, 12, 10),
  lane(12, 14, 12, 24),
];

const bankStreetGround: readonly GroundPatch[] = [
  boxPatch('grass', 17.8, 15.4, 23.4, 21),
  boxPatch('road', 0, 4.2, 24, 7.2),
  boxPatch('road', 2.4, 0, 5.8, 24),
  lane(7, 5.7, 24, 5.7),
  lane(4.1, 8.6, 4.1, 24),
  crossing(6.4, 4.4, 6.4, 7),
];

const midtownGround: readonly GroundPatch[] = [
  boxPatch('grass', 27, 0.6, 35.4, 9),
  boxPatch('grass', 0.6, 27, 9, 35.4),
  boxPatch('grass', 13.4, 13.4, 22.6, 22.6),
  ...[10, 23].flatMap((at) => [boxPatch('road', at, 0, at + 3, 36), boxPatch('road', 0, at, 36, at + 3)]),
  ...[11.5, 24.5].flatMap((at) => [
    lane(at, 0, at, 9.4),
    lane(at, 13.6, at, 22.4),
    lane(at, 26.6, at, 36),
    lane(0, at, 9.4, at),
    lane(13.6, at, 22.4, at),
    lane(26.6, at, 36, at),
  ]),
  crossing(10.2, 9.4, 12.8, 9.4),
  crossing(23.2, 26.6, 25.8, 26.6),
  crossing(26.6, 10.2, 26.6, 12.8),
  crossing(9.4, 23.2, 9.4, 25.8),
  path(0.7, [13.4, 18], [16, 18]),
  path(0.7, [20, 18], [22.6, 18]),
];

const downtownGround: readonly GroundPatch[] = [
  boxPatch('grass', 38.4, 0.8, 47.2, 9.6),
  boxPatch('grass', 0.8, 38.4, 9.6, 47.2),
  boxPatch('grass', 26.4, 14.4, 33.6, 21.4),
  boxPatch('grass', 14.4, 26.6, 21.6, 33.6),
  ...[10.4, 22.4, 34.4].flatMap((at) => [
    boxPatch('road', at, 0, at + 3.2, 48),
    boxPatch('road', 0, at, 48, at + 3.2),
  ]),
  ...[12, 24, 36].flatMap((at) => [
    ...[
      [0, 9.6],
      [14.4, 21.6],
      [26.4, 33.6],
      [38.4, 48],
    ].flatMap(([from = 0, to = 0]) => [lane(at, from, at, to), lane(from, at, to, at)]),
  ]),
  crossing(10.6, 9.8, 13.4, 9.8),
  crossing(34.6, 38.2, 37.4, 38.2),
  crossing(22.6, 14, 25.4, 14),
  crossing(22.6, 34, 25.4, 34),
  crossing(14, 22.6, 14, 25.4),
  crossing(34, 22.6, 34, 25.4),
];

const GROUND: Readonly<Record<string, readonly GroundPatch[]>> = {
  crossroads: crossroadsGround,
  park: parkGround,
  docks: docksGround,
  midtown: midtownGround,
  downtown: downtownGround,
  'bank-street': bankStreetGround,
};

/** What is painted under a table: its own, else what its id is known for; else the bare ground of its setting. */
export const groundOf = ({ id, ground }: Pick<TableLayout, 'id' | 'ground'>): readonly GroundPatch[] =>
  ground ?? GROUND[id] ?? [];
