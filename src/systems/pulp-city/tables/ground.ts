import type { Point } from '../../../geometry/vec.ts';
import { um } from './build.ts';

/** Decoration under the scenery, painted in order. Micrometres, y north. Nothing here is a rule. */
export type GroundPatch =
  | { readonly kind: 'road' | 'grass' | 'water'; readonly outline: readonly Point[] }
  | { readonly kind: 'footpath'; readonly points: readonly Point[]; readonly width: number }
  | { readonly kind: 'pond'; readonly at: Point; readonly rx: number; readonly ry: number }
  | { readonly kind: 'lane'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'crossing'; readonly from: Point; readonly to: Point; readonly width: number };

const at = (x: number, y: number): Point => ({ x: um(x), y: um(y) });

const block = (
  kind: 'road' | 'grass' | 'water',
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): GroundPatch => ({ kind, outline: [at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)] });

const lane = (x0: number, y0: number, x1: number, y1: number): GroundPatch => ({
  kind: 'lane',
  from: at(x0, y0),
  to: at(x1, y1),
});

const crossing = (x0: number, y0: number, x1: number, y1: number): GroundPatch => ({
  kind: 'crossing',
  from: at(x0, y0),
  to: at(x1, y1),
  width: um(1),
});

const path = (width: number, ...points: readonly (readonly [number, number])[]): GroundPatch => ({
  kind: 'footpath',
  points: points.map(([x, y]) => at(x, y)),
  width: um(width),
});

const pond = (x: number, y: number, rx: number, ry: number): GroundPatch => ({
  kind: 'pond',
  at: at(x, y),
  rx: um(rx),
  ry: um(ry),
});

const crossroadsGround: readonly GroundPatch[] = [
  block('grass', 0.5, 14.1, 5.4, 20.9),
  block('grass', 18.6, 3.1, 23.5, 9.9),
  block('road', 10.2, 0, 13.8, 24),
  block('road', 0, 10.3, 24, 13.7),
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
  block('grass', 1, 9.4, 23, 14.6),
  block('grass', 3.4, 12.4, 13.6, 18),
  block('grass', 10.4, 6, 20.6, 11.6),
  block('road', 0, 0, 24, 2.8),
  block('road', 0, 21.2, 24, 24),
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
  block('water', 0, 0, 2.2, 3.2),
  block('water', 21.8, 20.8, 24, 24),
  block('road', 0, 10, 24, 14),
  block('road', 10.2, 0, 13.8, 24),
  lane(0, 12, 10, 12),
  lane(14, 12, 24, 12),
  lane(12, 0, 12, 10),
  lane(12, 14, 12, 24),
];

const bankStreetGround: readonly GroundPatch[] = [
  block('grass', 17.8, 15.4, 23.4, 21),
  block('road', 0, 4.2, 24, 7.2),
  block('road', 2.4, 0, 5.8, 24),
  lane(7, 5.7, 24, 5.7),
  lane(4.1, 8.6, 4.1, 24),
  crossing(6.4, 4.4, 6.4, 7),
];

const GROUND: Readonly<Record<string, readonly GroundPatch[]>> = {
  crossroads: crossroadsGround,
  park: parkGround,
  docks: docksGround,
  'bank-street': bankStreetGround,
};

/** What is painted under a table; bare pavement where nothing is known of it. */
export function groundOf(table: string): readonly GroundPatch[] {
  return GROUND[table] ?? [];
}
