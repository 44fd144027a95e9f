import { area, type Footprint } from '../../../geometry/shape.ts';
import type { Edge } from '../model/ids.ts';
import { distance, type Point } from '../../../geometry/vec.ts';

const CORNERS = 24;

/** The unit vectors of a ring of corners, so that a disc can be cut like any outline. */
const RING: readonly Point[] = ring();

function ring(): readonly Point[] {
  // Each corner is the one before, turned by 15 degrees.
  const by = { x: 0.9659258262890683, y: 0.25881904510252074 };
  const points: Point[] = [{ x: 1, y: 0 }];
  while (points.length < CORNERS) {
    const last = points.at(-1) ?? by;
    points.push({ x: last.x * by.x - last.y * by.y, y: last.x * by.y + last.y * by.x });
  }
  return points;
}

const cornersOf = (shape: Footprint): readonly Point[] =>
  shape.kind === 'polygon'
    ? shape.points
    : RING.map(({ x, y }) => ({ x: shape.x + shape.r * x, y: shape.y + shape.r * y }));

/** The part of an outline within a strip along an edge of a table. */
export function withinStrip(shape: Footprint, size: number, edge: Edge, depth: number): readonly Point[] {
  const limit = edge === 'south' || edge === 'west' ? depth : size - depth;
  const far = (p: Point): number => {
    const at = edge === 'south' || edge === 'north' ? p.y : p.x;
    return edge === 'south' || edge === 'west' ? at - limit : limit - at;
  };
  const points = cornersOf(shape);
  return points.flatMap((a, index) => {
    const b = points[(index + 1) % points.length] ?? a;
    const [da, db] = [far(a), far(b)];
    const own = da <= 0 ? [a] : [];
    if (da <= 0 === db <= 0) return own;
    const share = da / (da - db);
    return [...own, { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }];
  });
}

/** How much of a shape lies within a strip, 0 to 1. */
export function shareWithin(shape: Footprint, size: number, edge: Edge, depth: number): number {
  const points = withinStrip(shape, size, edge, depth);
  if (points.length < 3) return 0;
  const whole = area({ kind: 'polygon', points: cornersOf(shape) });
  return whole === 0 ? 0 : Math.min(1, area({ kind: 'polygon', points }) / whole);
}

/** The length of an outline, in micrometres. */
export function perimeter(shape: Footprint): number {
  if (shape.kind === 'disc') return 2 * Math.PI * shape.r;
  return shape.points.reduce((sum, a, index) => {
    const b = shape.points[(index + 1) % shape.points.length] ?? a;
    return sum + distance(a, b);
  }, 0);
}
