import type { Convex, Outline } from './outline.ts';

/** A stretch of a segment, as shares from 0 to 1; filled in by the clippers below. */
export type Span = { t0: number; t1: number };

/** The stretch of the segment a + t·d inside a convex part whose real sides are moved out by `grow`. */
export function clipConvex(
  part: Convex,
  ax: number,
  ay: number,
  dx: number,
  dy: number,
  grow: number,
  out: Span,
): boolean {
  let t0 = 0;
  let t1 = 1;
  for (const e of part.edges) {
    const room = e.c + (e.real ? grow : 0) - (e.nx * ax + e.ny * ay);
    const speed = e.nx * dx + e.ny * dy;
    if (speed > 0) {
      const t = room / speed;
      if (t < t1) t1 = t;
    } else if (speed < 0) {
      const t = room / speed;
      if (t > t0) t0 = t;
    } else if (room < 0) {
      return false;
    }
    if (t0 > t1) return false;
  }
  out.t0 = t0;
  out.t1 = t1;
  return true;
}

/** The stretch of the segment a + t·d inside a disc. */
export function clipDisc(
  cx: number,
  cy: number,
  r: number,
  ax: number,
  ay: number,
  dx: number,
  dy: number,
  out: Span,
): boolean {
  if (r < 0) return false;
  const wx = ax - cx;
  const wy = ay - cy;
  const length2 = dx * dx + dy * dy;
  const offset = wx * wx + wy * wy - r * r;
  if (length2 === 0) {
    out.t0 = 0;
    out.t1 = 1;
    return offset <= 0;
  }
  const half = wx * dx + wy * dy;
  const root2 = half * half - length2 * offset;
  if (root2 < 0) return false;
  const root = Math.sqrt(root2);
  const t0 = (-half - root) / length2;
  const t1 = (-half + root) / length2;
  if (t1 < 0 || t0 > 1) return false;
  out.t0 = t0 < 0 ? 0 : t0;
  out.t1 = t1 > 1 ? 1 : t1;
  return true;
}

/** The stretches of the segment a-b inside an outline, as [from, to] shares in order, joined where they meet. */
export function clip(
  outline: Outline,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  grow = 0,
): readonly (readonly [number, number])[] {
  const out: Span = { t0: 0, t1: 1 };
  const dx = bx - ax;
  const dy = by - ay;
  if (outline.kind === 'disc') {
    return clipDisc(outline.x, outline.y, outline.r + grow, ax, ay, dx, dy, out) ? [[out.t0, out.t1]] : [];
  }
  const found: [number, number][] = [];
  for (const part of outline.convex) {
    if (clipConvex(part, ax, ay, dx, dy, grow, out)) found.push([out.t0, out.t1]);
  }
  found.sort((p, q) => p[0] - q[0]);
  const joined: [number, number][] = [];
  for (const next of found) {
    const last = joined.at(-1);
    // Two parts of one polygon meet exactly on their common cut but for the last bits of the numbers.
    if (last !== undefined && next[0] <= last[1] + 1e-9) last[1] = Math.max(last[1], next[1]);
    else joined.push(next);
  }
  return joined;
}
