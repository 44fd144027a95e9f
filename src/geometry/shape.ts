import type { Um } from './units.ts';
import { cross, type Point, sub, turn } from './vec.ts';

/** The outline of a thing seen from above. Never changed in place: what is prepared for it is kept by identity. */
export type Footprint =
  | { readonly kind: 'disc'; readonly x: Um; readonly y: Um; readonly r: Um }
  | { readonly kind: 'polygon'; readonly points: readonly Point[] };

export type Box = { readonly x0: Um; readonly y0: Um; readonly x1: Um; readonly y1: Um };

export const FOOTPRINT_FAULTS = ['tooFewPoints', 'zeroArea', 'selfCrossing'] as const;
export type FootprintFault = (typeof FOOTPRINT_FAULTS)[number];

export const disc = (x: Um, y: Um, r: Um): Footprint => ({ kind: 'disc', x, y, r });

export const rectangle = (x0: Um, y0: Um, x1: Um, y1: Um): Footprint => ({
  kind: 'polygon',
  points: [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ],
});

export function aabb(shape: Footprint): Box {
  if (shape.kind === 'disc') {
    return { x0: shape.x - shape.r, y0: shape.y - shape.r, x1: shape.x + shape.r, y1: shape.y + shape.r };
  }
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of shape.points) {
    if (x < x0) x0 = x;
    if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    if (y > y1) y1 = y;
  }
  return { x0, y0, x1, y1 };
}

export const pairs = (points: readonly Point[]): readonly (readonly [Point, Point])[] =>
  points.map((a, i) => [a, points[(i + 1) % points.length] ?? a] as const);

/** Twice the area, positive when the corners run from x towards y. */
export const doubleArea = (points: readonly Point[]): number =>
  pairs(points).reduce((sum, [a, b]) => sum + cross(a, b), 0);

/** In square micrometres. */
export const area = (shape: Footprint): number =>
  shape.kind === 'disc' ? Math.PI * shape.r * shape.r : Math.abs(doubleArea(shape.points)) / 2;

/** The centre of gravity, rounded. */
export function centre(shape: Footprint): Point {
  if (shape.kind === 'disc') return { x: shape.x, y: shape.y };
  const whole = doubleArea(shape.points);
  const box = aabb(shape);
  if (whole === 0) return { x: Math.round((box.x0 + box.x1) / 2), y: Math.round((box.y0 + box.y1) / 2) };
  let x = 0;
  let y = 0;
  for (const [a, b] of pairs(shape.points)) {
    const weight = cross(a, b);
    x += (a.x + b.x) * weight;
    y += (a.y + b.y) * weight;
  }
  return { x: Math.round(x / (3 * whole)), y: Math.round(y / (3 * whole)) };
}

export const translate = (shape: Footprint, dx: Um, dy: Um): Footprint =>
  shape.kind === 'disc'
    ? { kind: 'disc', x: shape.x + dx, y: shape.y + dy, r: shape.r }
    : { kind: 'polygon', points: shape.points.map((p) => ({ x: p.x + dx, y: p.y + dy })) };

/** Turned about a point by a unit vector, corners rounded. */
export function rotate(shape: Footprint, about: Point, by: Point): Footprint {
  const place = (p: Point): Point => {
    const v = turn(sub(p, about), by);
    return { x: about.x + Math.round(v.x), y: about.y + Math.round(v.y) };
  };
  return shape.kind === 'disc'
    ? { kind: 'disc', ...place(shape), r: shape.r }
    : { kind: 'polygon', points: shape.points.map(place) };
}

const side = (a: Point, b: Point, p: Point): number => Math.sign(cross(sub(b, a), sub(p, a)));

const onSpan = (a: Point, b: Point, p: Point): boolean =>
  Math.min(a.x, b.x) <= p.x &&
  p.x <= Math.max(a.x, b.x) &&
  Math.min(a.y, b.y) <= p.y &&
  p.y <= Math.max(a.y, b.y);

/** Whether two segments share a point, ends included. */
export function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [s1, s2, s3, s4] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
  if (s1 !== s2 && s3 !== s4) return true;
  return (
    (s1 === 0 && onSpan(a, b, c)) ||
    (s2 === 0 && onSpan(a, b, d)) ||
    (s3 === 0 && onSpan(c, d, a)) ||
    (s4 === 0 && onSpan(c, d, b))
  );
}

/** What is wrong with a footprint, or null. */
export function validate(shape: Footprint): FootprintFault | null {
  if (shape.kind === 'disc') return shape.r > 0 ? null : 'zeroArea';
  if (shape.points.length < 3) return 'tooFewPoints';
  const edges = pairs(shape.points);
  for (const [i, [a, b]] of edges.entries()) {
    for (const [j, [c, d]] of edges.entries()) {
      if (j <= i) continue;
      const follows = j === i + 1 || (i === 0 && j === edges.length - 1);
      if (!follows && segmentsMeet(a, b, c, d)) return crossingOrFlat(shape.points);
      // Two neighbours share a corner; they must not fold back over each other.
      const [corner, before, after] = j === i + 1 ? [b, a, d] : [a, b, c];
      const folded = cross(sub(before, corner), sub(after, corner)) === 0;
      const sameWay =
        (before.x - corner.x) * (after.x - corner.x) + (before.y - corner.y) * (after.y - corner.y) >= 0;
      if (follows && folded && sameWay) return crossingOrFlat(shape.points);
    }
  }
  return doubleArea(shape.points) === 0 ? 'zeroArea' : null;
}

/** Where a polygon crosses itself: the first point two sides share that are not neighbours; null: nowhere. */
export function crossingOf(shape: Footprint): Point | null {
  if (shape.kind === 'disc') return null;
  const edges = pairs(shape.points);
  for (const [i, [a, b]] of edges.entries()) {
    for (const [c, d] of edges.slice(i + 2, i === 0 ? -1 : undefined)) {
      if (!segmentsMeet(a, b, c, d)) continue;
      const turning = cross(sub(b, a), sub(d, c));
      if (turning === 0) return onSpan(a, b, c) ? c : onSpan(a, b, d) ? d : a;
      const share = cross(sub(c, a), sub(d, c)) / turning;
      return { x: Math.round(a.x + (b.x - a.x) * share), y: Math.round(a.y + (b.y - a.y) * share) };
    }
  }
  return null;
}

/** A polygon without any width is called flat, whatever else is wrong with it. */
function crossingOrFlat(points: readonly Point[]): FootprintFault {
  const [first, ...rest] = points;
  if (first === undefined) return 'tooFewPoints';
  const far = rest.find((p) => p.x !== first.x || p.y !== first.y);
  if (far === undefined) return 'zeroArea';
  return rest.every((p) => cross(sub(far, first), sub(p, first)) === 0) ? 'zeroArea' : 'selfCrossing';
}
