import type { Outline } from './outline.ts';
import { type Point, toSegment2 } from './vec.ts';

/** A piece of the line on which the reference point of a moved shape lies when it touches something. */
export type Curve =
  | { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly r: number }
  | {
      readonly kind: 'line';
      readonly ax: number;
      readonly ay: number;
      readonly dx: number;
      readonly dy: number;
    };

const line = (ax: number, ay: number, dx: number, dy: number): Curve => ({ kind: 'line', ax, ay, dx, dy });
const circle = (x: number, y: number, r: number): Curve => ({ kind: 'circle', x, y, r });

/** Where the centre of a disc lies when its edge touches the outline; from inside when r is negative. */
export function discContact(r: number, outline: Outline): readonly Curve[] {
  if (outline.kind === 'disc') return outline.r + r > 0 ? [circle(outline.x, outline.y, outline.r + r)] : [];
  return outline.edges.flatMap((e) => {
    const side = line(e.ax + e.nx * r, e.ay + e.ny * r, e.dx, e.dy);
    return r === 0 ? [side] : [side, circle(e.ax, e.ay, Math.abs(r))];
  });
}

/** Where `reference` lies when the outline that belongs to it touches the fixed one, kept `clear` apart. */
export function outlineContact(
  moved: Outline,
  reference: Point,
  fixed: Outline,
  clear = 0,
): readonly Curve[] {
  if (moved.kind === 'disc') {
    return discContact(moved.r + clear, fixed).map((c) =>
      shift(c, reference.x - moved.x, reference.y - moved.y),
    );
  }
  if (fixed.kind === 'disc') {
    const r = fixed.r + clear;
    return moved.edges.flatMap((e) => {
      const x = fixed.x - (e.ax - reference.x);
      const y = fixed.y - (e.ay - reference.y);
      return [circle(x, y, r), line(x - e.nx * r, y - e.ny * r, -e.dx, -e.dy)];
    });
  }
  return [
    ...moved.edges.flatMap((corner) =>
      fixed.edges.map((e) =>
        line(
          e.ax - corner.ax + reference.x + e.nx * clear,
          e.ay - corner.ay + reference.y + e.ny * clear,
          e.dx,
          e.dy,
        ),
      ),
    ),
    ...fixed.edges.flatMap((corner) =>
      moved.edges.map((e) =>
        line(
          corner.ax - e.ax + reference.x - e.nx * clear,
          corner.ay - e.ay + reference.y - e.ny * clear,
          -e.dx,
          -e.dy,
        ),
      ),
    ),
  ];
}

const shift = (c: Curve, dx: number, dy: number): Curve =>
  c.kind === 'circle' ? circle(c.x + dx, c.y + dy, c.r) : line(c.ax + dx, c.ay + dy, c.dx, c.dy);

/** The point of a curve nearest to p. */
export function nearestOn(curve: Curve, p: Point): Point {
  if (curve.kind === 'circle') {
    const dx = p.x - curve.x;
    const dy = p.y - curve.y;
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length === 0) return { x: curve.x + curve.r, y: curve.y };
    return { x: curve.x + (dx / length) * curve.r, y: curve.y + (dy / length) * curve.r };
  }
  const length2 = curve.dx * curve.dx + curve.dy * curve.dy;
  const share = length2 === 0 ? 0 : ((p.x - curve.ax) * curve.dx + (p.y - curve.ay) * curve.dy) / length2;
  const t = share < 0 ? 0 : share > 1 ? 1 : share;
  return { x: curve.ax + curve.dx * t, y: curve.ay + curve.dy * t };
}

export function curveDistance(curve: Curve, p: Point): number {
  if (curve.kind === 'line') return Math.sqrt(toSegment2(p.x, p.y, curve.ax, curve.ay, curve.dx, curve.dy));
  const dx = p.x - curve.x;
  const dy = p.y - curve.y;
  return Math.abs(Math.sqrt(dx * dx + dy * dy) - curve.r);
}

/** The points two curves share; none for parallel lines. */
export function meet(a: Curve, b: Curve): readonly Point[] {
  if (a.kind === 'line' && b.kind === 'line') {
    const turn = a.dx * b.dy - a.dy * b.dx;
    if (turn === 0) return [];
    const t = ((b.ax - a.ax) * b.dy - (b.ay - a.ay) * b.dx) / turn;
    const u = ((b.ax - a.ax) * a.dy - (b.ay - a.ay) * a.dx) / turn;
    return t < 0 || t > 1 || u < 0 || u > 1 ? [] : [{ x: a.ax + a.dx * t, y: a.ay + a.dy * t }];
  }
  if (a.kind === 'circle' && b.kind === 'circle') return circlesMeet(a, b);
  return a.kind === 'line' && b.kind === 'circle'
    ? lineMeetsCircle(a, b)
    : b.kind === 'line'
      ? meet(b, a)
      : [];
}

type Circle = Extract<Curve, { kind: 'circle' }>;
type Line = Extract<Curve, { kind: 'line' }>;

function circlesMeet(a: Circle, b: Circle): readonly Point[] {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const d2 = dx * dx + dy * dy;
  if (d2 === 0 || d2 > (a.r + b.r) * (a.r + b.r) || d2 < (a.r - b.r) * (a.r - b.r)) return [];
  const share = (d2 + a.r * a.r - b.r * b.r) / (2 * d2);
  const rest = Math.sqrt(Math.max(0, (a.r * a.r) / d2 - share * share));
  const x = a.x + dx * share;
  const y = a.y + dy * share;
  return [
    { x: x - dy * rest, y: y + dx * rest },
    { x: x + dy * rest, y: y - dx * rest },
  ];
}

function lineMeetsCircle(a: Line, b: Circle): readonly Point[] {
  const wx = a.ax - b.x;
  const wy = a.ay - b.y;
  const length2 = a.dx * a.dx + a.dy * a.dy;
  const half = wx * a.dx + wy * a.dy;
  const root2 = half * half - length2 * (wx * wx + wy * wy - b.r * b.r);
  if (length2 === 0 || root2 < 0) return [];
  const root = Math.sqrt(root2);
  return [(-half - root) / length2, (-half + root) / length2]
    .filter((t) => t >= 0 && t <= 1)
    .map((t) => ({ x: a.ax + a.dx * t, y: a.ay + a.dy * t }));
}
