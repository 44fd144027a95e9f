import type { Footprint } from '../../geometry/shape.ts';
import { UM_PER_INCH, inches } from '../../geometry/units.ts';
import type { Point } from './types.ts';

/** A point of the rules: micrometres, y runs north from the south-west corner. */
export interface RulePoint {
  readonly x: number;
  readonly y: number;
}

export const toInches = (um: number): number => um / UM_PER_INCH;

/** The picture's y runs south. */
export const shown = (size: number, point: RulePoint): Point => ({
  x: toInches(point.x),
  y: toInches(size - point.y),
});

/** A place in the picture as the rules count it, on the table. */
export function meant(size: number, point: Point): RulePoint {
  const clamp = (value: number): number => Math.min(size, Math.max(0, value));
  return { x: clamp(inches(point.x)), y: clamp(size - inches(point.y)) };
}

export const shownAll = (size: number, points: readonly RulePoint[]): readonly Point[] =>
  points.map((point) => shown(size, point));

const CORNERS = 28;

/** A footprint as a polygon in the picture. */
export function outlineOf(size: number, footprint: Footprint): readonly Point[] {
  if (footprint.kind === 'polygon') return shownAll(size, footprint.points);
  const { x, y, r } = footprint;
  return Array.from({ length: CORNERS }, (_, index) => {
    const angle = (index / CORNERS) * 2 * Math.PI;
    return shown(size, { x: x + r * Math.cos(angle), y: y + r * Math.sin(angle) });
  });
}

export interface Box {
  readonly at: Point;
  readonly width: number;
  readonly length: number;
  readonly turnDeg: number;
}

/** The rectangle a footprint was made of: centre, across and along its heading, clockwise from north. */
export function boxOf(size: number, footprint: Footprint): Box {
  if (footprint.kind === 'disc') {
    const across = toInches(2 * footprint.r);
    return { at: shown(size, footprint), width: across, length: across, turnDeg: 0 };
  }
  const points = shownAll(size, footprint.points);
  const at = {
    x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
    y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
  };
  const edges = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    return { dx: next.x - point.x, dy: next.y - point.y };
  });
  const long = edges.reduce((best, edge) =>
    Math.hypot(edge.dx, edge.dy) > Math.hypot(best.dx, best.dy) + 0.001 ? edge : best,
  );
  const length = Math.hypot(long.dx, long.dy) || 1;
  const unit = { x: long.dx / length, y: long.dy / length };
  const across = points.map((point) => (point.x - at.x) * -unit.y + (point.y - at.y) * unit.x);
  return {
    at,
    length,
    width: Math.max(...across) - Math.min(...across),
    turnDeg: (Math.atan2(unit.x, -unit.y) * 180) / Math.PI,
  };
}
