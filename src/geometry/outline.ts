import { aabb, type Box, doubleArea, type Footprint, pairs } from './shape.ts';
import { cross, type Point, sub } from './vec.ts';

/** One side of an outline: from a by d, with its outward unit normal n; n·p = c on the side. */
export type Edge = {
  readonly ax: number;
  readonly ay: number;
  readonly dx: number;
  readonly dy: number;
  readonly length2: number;
  readonly nx: number;
  readonly ny: number;
  readonly c: number;
  /** False for a cut made inside a concave polygon. */
  readonly real: boolean;
};

export type Convex = { readonly box: Box; readonly edges: readonly Edge[] };

/** A footprint made ready for many questions. */
export type Outline =
  | { readonly kind: 'disc'; readonly box: Box; readonly x: number; readonly y: number; readonly r: number }
  | {
      readonly kind: 'polygon';
      readonly box: Box;
      readonly edges: readonly Edge[];
      readonly convex: readonly Convex[];
    };

const known = new WeakMap<Footprint, Outline>();

export function outlineOf(shape: Footprint): Outline {
  const found = known.get(shape);
  if (found !== undefined) return found;
  const made = prepare(shape);
  known.set(shape, made);
  return made;
}

function prepare(shape: Footprint): Outline {
  const box = aabb(shape);
  if (shape.kind === 'disc') return { kind: 'disc', box, x: shape.x, y: shape.y, r: shape.r };
  const distinct = shape.points.filter((p, i, all) => {
    const next = all[(i + 1) % all.length];
    return next === undefined || next.x !== p.x || next.y !== p.y;
  });
  const points = doubleArea(distinct) < 0 ? distinct.toReversed() : distinct;
  const edges = pairs(points).map(([a, b]) => edge(a, b, true));
  const parts = convexParts(points);
  if (parts.length === 1 && parts[0] === points)
    return { kind: 'polygon', box, edges, convex: [{ box, edges }] };
  const sides = new Set(pairs(points).map(([a, b]) => sideKey(a, b)));
  const convex = parts.map((corners) => ({
    box: aabb({ kind: 'polygon', points: corners }),
    edges: pairs(corners).map(([a, b]) => edge(a, b, sides.has(sideKey(a, b)))),
  }));
  return { kind: 'polygon', box, edges, convex };
}

const sideKey = (a: Point, b: Point): string => `${a.x},${a.y},${b.x},${b.y}`;

function edge(a: Point, b: Point, real: boolean): Edge {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length2 = dx * dx + dy * dy;
  const length = Math.sqrt(length2);
  const nx = dy / length;
  const ny = -dx / length;
  return { ax: a.x, ay: a.y, dx, dy, length2, nx, ny, c: nx * a.x + ny * a.y, real };
}

/** Sides of a thing by its own directions, however it is turned. */
export interface Dimensions {
  readonly length: number;
  readonly width: number;
}

/** Those of the smallest box around a footprint that lies along one of its sides. */
export function dimensionsOf(shape: Footprint): Dimensions {
  const outline = outlineOf(shape);
  if (outline.kind === 'disc') return { length: 2 * outline.r, width: 2 * outline.r };
  let best: Dimensions = { length: Infinity, width: Infinity };
  for (const { nx, ny } of outline.edges) {
    const length = spread(outline.edges, -ny, nx);
    const width = spread(outline.edges, nx, ny);
    if (length * width < best.length * best.width) best = { length, width };
  }
  return best;
}

/** How far the corners lie apart along a direction. */
function spread(corners: readonly Edge[], ux: number, uy: number): number {
  const along = corners.map(({ ax, ay }) => ax * ux + ay * uy);
  return Math.max(...along) - Math.min(...along);
}

const bends = (a: Point, b: Point, c: Point): number => cross(sub(b, a), sub(c, b));

/** The polygon itself when it is convex, otherwise the triangles it falls into (ears cut off one by one). */
function convexParts(points: readonly Point[]): readonly (readonly Point[])[] {
  const at = (list: readonly Point[], i: number): Point =>
    list[(i + list.length) % list.length] ?? { x: 0, y: 0 };
  if (points.every((p, i) => bends(at(points, i - 1), p, at(points, i + 1)) >= 0)) return [points];
  const parts: Point[][] = [];
  let rest = [...points];
  while (rest.length > 3) {
    const flat = rest.findIndex((p, i) => bends(at(rest, i - 1), p, at(rest, i + 1)) === 0);
    const ear = rest.findIndex((p, i) => isEar(rest, at(rest, i - 1), p, at(rest, i + 1)));
    const cut = ear >= 0 ? ear : flat;
    if (cut < 0) break;
    if (ear >= 0) parts.push([at(rest, cut - 1), at(rest, cut), at(rest, cut + 1)]);
    rest = rest.filter((_, i) => i !== cut);
  }
  if (rest.length >= 3 && doubleArea(rest) > 0) parts.push(rest);
  return parts;
}

function isEar(rest: readonly Point[], a: Point, b: Point, c: Point): boolean {
  if (bends(a, b, c) <= 0) return false;
  return !rest.some(
    (p) => p !== a && p !== b && p !== c && bends(a, b, p) >= 0 && bends(b, c, p) >= 0 && bends(c, a, p) >= 0,
  );
}
