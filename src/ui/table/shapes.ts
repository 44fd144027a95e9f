import type { Point } from './types.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export function boundsOf(points: readonly Point[]): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export function boxesOverlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function circleMeetsBox(circle: Circle, box: Box): boolean {
  const dx = circle.x - Math.min(Math.max(circle.x, box.left), box.right);
  const dy = circle.y - Math.min(Math.max(circle.y, box.top), box.bottom);
  return dx * dx + dy * dy < circle.r * circle.r;
}

export function boxWithin(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}

/** Even-odd rule; a point on the edge may fall either way. */
export function insidePolygon(point: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  polygon.forEach((a, index) => {
    const b = polygon[(index + 1) % polygon.length] ?? a;
    if (a.y > point.y !== b.y > point.y) {
      const x = a.x + ((point.y - a.y) / (b.y - a.y)) * (b.x - a.x);
      if (point.x < x) inside = !inside;
    }
  });
  return inside;
}

export function distanceToSegment(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length2 = dx * dx + dy * dy;
  const share = length2 === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length2;
  const t = Math.min(1, Math.max(0, share));
  return Math.hypot(point.x - a.x - t * dx, point.y - a.y - t * dy);
}

export function middleOf(points: readonly Point[]): Point {
  const box = boundsOf(points);
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

export function lerp(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Positive when the outline runs clockwise on a screen whose y grows downwards. */
export function signedArea(polygon: readonly Point[]): number {
  return polygon.reduce((sum, a, index) => {
    const b = polygon[(index + 1) % polygon.length] ?? a;
    return sum + (a.x * b.y - b.x * a.y) / 2;
  }, 0);
}
