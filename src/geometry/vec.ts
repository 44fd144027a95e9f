import type { Um } from './units.ts';

export type Point = { readonly x: Um; readonly y: Um };
export type Segment = { readonly a: Point; readonly b: Point };

export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const sub = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
export const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;

export const dist2 = (a: Point, b: Point): number => {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return dx * dx + dy * dy;
};

/** Not rounded: for lengths that are added up. */
export const exactDistance = (a: Point, b: Point): number => Math.sqrt(dist2(a, b));

export const distance = (a: Point, b: Point): Um => Math.round(exactDistance(a, b));

export const round = (p: Point): Point => ({ x: Math.round(p.x), y: Math.round(p.y) });

/** The direction of a vector as a ratio, not rounded; null when it has none. */
export const unit = (v: Point): Point | null => {
  const length2 = v.x * v.x + v.y * v.y;
  if (length2 === 0) return null;
  const length = Math.sqrt(length2);
  return { x: v.x / length, y: v.y / length };
};

/** The point `length` away from `from`, along an unrounded unit vector. */
export const along = (from: Point, direction: Point, length: Um): Point => ({
  x: Math.round(from.x + direction.x * length),
  y: Math.round(from.y + direction.y * length),
});

/** The point `length` away from `from` in the direction of `to`; `from` itself when the two coincide. */
export const towards = (from: Point, to: Point, length: Um): Point => {
  const direction = unit(sub(to, from));
  return direction === null ? from : along(from, direction, length);
};

/** A vector turned by a unit vector: (1, 0) is no turn, (0, 1) a quarter turn from x to y. */
export const turn = (v: Point, by: Point): Point => ({
  x: v.x * by.x - v.y * by.y,
  y: v.x * by.y + v.y * by.x,
});

/** How far along a-b, from 0 to 1, the point nearest to p lies. */
export const nearestShare = (
  px: number,
  py: number,
  ax: number,
  ay: number,
  dx: number,
  dy: number,
): number => {
  const length2 = dx * dx + dy * dy;
  if (length2 === 0) return 0;
  const share = ((px - ax) * dx + (py - ay) * dy) / length2;
  return share < 0 ? 0 : share > 1 ? 1 : share;
};

/** Squared distance from p to the segment that starts in a and runs by d. */
export const toSegment2 = (
  px: number,
  py: number,
  ax: number,
  ay: number,
  dx: number,
  dy: number,
): number => {
  const share = nearestShare(px, py, ax, ay, dx, dy);
  const x = ax + dx * share - px;
  const y = ay + dy * share - py;
  return x * x + y * y;
};

/** Eight ways round about, one every 45 degrees; none is longer than 1, so that rounding stays within a distance. */
export const EIGHT_WAYS = [
  [1, 0],
  [0.7, 0.7],
  [0, 1],
  [-0.7, 0.7],
  [-1, 0],
  [-0.7, -0.7],
  [0, -1],
  [0.7, -0.7],
] as const;
