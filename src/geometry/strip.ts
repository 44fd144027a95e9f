import type { Footprint } from './shape.ts';
import type { Um } from './units.ts';
import { along, type Point } from './vec.ts';

/** A straight strip that begins at a disc's edge and is as wide as the disc; direction is a unit vector. */
export function strip(
  from: { readonly x: Um; readonly y: Um; readonly r: Um },
  direction: Point,
  length: Um,
): Footprint {
  const left = { x: -direction.y, y: direction.x };
  const right = { x: direction.y, y: -direction.x };
  const start = { x: from.x + direction.x * from.r, y: from.y + direction.y * from.r };
  const end = { x: start.x + direction.x * length, y: start.y + direction.y * length };
  return {
    kind: 'polygon',
    points: [
      along(start, right, from.r),
      along(end, right, from.r),
      along(end, left, from.r),
      along(start, left, from.r),
    ],
  };
}
