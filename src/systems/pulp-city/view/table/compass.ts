import type { Point } from '../../model/place.ts';

export const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Compass = (typeof COMPASS)[number];

/** Nearer to the axis than to the diagonal: the run is less than 29 of 70 of the rise. */
const steep = (rise: number, run: number): boolean => Math.abs(rise) * 29 > Math.abs(run) * 70;

/** In which of eight directions a point lies; y grows towards the north. */
export function compassOf(from: Point, to: Point): Compass {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [north, east] = [dy > 0 ? 'n' : 's', dx > 0 ? 'e' : 'w'] as const;
  if (steep(dy, dx)) return north;
  return steep(dx, dy) ? east : `${north}${east}`;
}
