import { type Edge, type Outline, outlineOf } from './outline.ts';
import { type Box, centre, type Footprint } from './shape.ts';
import { SLACK } from './units.ts';
import { dist2, type Point, toSegment2 } from './vec.ts';

/** From a point to the border of an outline, not rounded; negative inside. */
export function signedDistance(x: number, y: number, outline: Outline): number {
  if (outline.kind === 'disc') {
    const dx = x - outline.x;
    const dy = y - outline.y;
    return Math.sqrt(dx * dx + dy * dy) - outline.r;
  }
  let best = Infinity;
  let inside = false;
  for (const e of outline.edges) {
    const wx = x - e.ax;
    const wy = y - e.ay;
    let share = (wx * e.dx + wy * e.dy) / e.length2;
    share = share < 0 ? 0 : share > 1 ? 1 : share;
    const qx = wx - e.dx * share;
    const qy = wy - e.dy * share;
    const d2 = qx * qx + qy * qy;
    if (d2 < best) best = d2;
    // Both ends are compared as they stand, so that neighbours agree about a point level with their corner.
    if (y < e.ay !== y < e.ay + e.dy && wx < (e.dx * wy) / e.dy) inside = !inside;
  }
  return inside ? -Math.sqrt(best) : Math.sqrt(best);
}

/** Whether a point lies in a footprint, its border included. */
export const contains = (shape: Footprint, p: Point): boolean =>
  signedDistance(p.x, p.y, outlineOf(shape)) <= 0;

/** Whether a point lies in an outline or within `reach` of it; cheaper than the distance. */
export function near(x: number, y: number, outline: Outline, reach: number): boolean {
  const { box } = outline;
  if (x < box.x0 - reach || x > box.x1 + reach || y < box.y0 - reach || y > box.y1 + reach) return false;
  return signedDistance(x, y, outline) <= reach;
}

/** From a segment to an outline, 0 where they meet. */
export function segmentDistance(ax: number, ay: number, bx: number, by: number, outline: Outline): number {
  const dx = bx - ax;
  const dy = by - ay;
  if (outline.kind === 'disc') {
    return Math.max(0, Math.sqrt(toSegment2(outline.x, outline.y, ax, ay, dx, dy)) - outline.r);
  }
  if (signedDistance(ax, ay, outline) <= 0) return 0;
  let best = Infinity;
  for (const e of outline.edges) {
    if (crosses(ax, ay, dx, dy, e)) return 0;
    best = Math.min(
      best,
      toSegment2(e.ax, e.ay, ax, ay, dx, dy),
      toSegment2(ax, ay, e.ax, e.ay, e.dx, e.dy),
      toSegment2(bx, by, e.ax, e.ay, e.dx, e.dy),
    );
  }
  return Math.sqrt(best);
}

const crosses = (ax: number, ay: number, dx: number, dy: number, e: Edge): boolean => {
  const s1 = e.dx * (ay - e.ay) - e.dy * (ax - e.ax);
  const s2 = s1 + e.dx * dy - e.dy * dx;
  if (s1 > 0 === s2 > 0) return false;
  const s3 = dx * (e.ay - ay) - dy * (e.ax - ax);
  const s4 = s3 + dx * e.dy - dy * e.dx;
  return s3 > 0 !== s4 > 0;
};

export const boxesApart = (a: Box, b: Box, reach: number): boolean =>
  a.x0 > b.x1 + reach || b.x0 > a.x1 + reach || a.y0 > b.y1 + reach || b.y0 > a.y1 + reach;

/** Between the nearest edges of two outlines, 0 when they overlap. */
export function outlineGap(a: Outline, b: Outline): number {
  if (a.kind === 'disc') return Math.max(0, signedDistance(a.x, a.y, b) - a.r);
  if (b.kind === 'disc') return Math.max(0, signedDistance(b.x, b.y, a) - b.r);
  const [first] = b.edges;
  if (first !== undefined && signedDistance(first.ax, first.ay, a) <= 0) return 0;
  let best = Infinity;
  for (const e of a.edges) {
    const d = segmentDistance(e.ax, e.ay, e.ax + e.dx, e.ay + e.dy, b);
    if (d === 0) return 0;
    if (d < best) best = d;
  }
  return best;
}

/** Edge to edge, rounded; 0 when they touch or overlap. */
export const gap = (a: Footprint, b: Footprint): number => Math.round(outlineGap(outlineOf(a), outlineOf(b)));

/** @rule PC-TABLE-02 Whether two footprints share more than the slack. */
export function overlaps(a: Footprint, b: Footprint): boolean {
  const oa = outlineOf(a);
  const ob = outlineOf(b);
  if (boxesApart(oa.box, ob.box, -SLACK)) return false;
  if (oa.kind === 'disc') return signedDistance(oa.x, oa.y, ob) < oa.r - SLACK;
  if (ob.kind === 'disc') return signedDistance(ob.x, ob.y, oa) < ob.r - SLACK;
  return (
    entersDeep(oa.edges, ob) ||
    entersDeep(ob.edges, oa) ||
    innerPointWithin(a, oa, ob) ||
    innerPointWithin(b, ob, oa)
  );
}

/** Whether a side of one polygon runs through the other deeper than the slack. */
function entersDeep(sides: readonly Edge[], other: Outline): boolean {
  if (other.kind === 'disc') return false;
  for (const s of sides) {
    const cuts = [0, 1];
    for (const e of other.edges) {
      const turn = s.dx * e.dy - s.dy * e.dx;
      if (turn === 0) continue;
      const share = ((e.ax - s.ax) * e.dy - (e.ay - s.ay) * e.dx) / turn;
      if (share > 0 && share < 1) cuts.push(share);
    }
    cuts.sort((p, q) => p - q);
    for (const [i, from] of cuts.entries()) {
      const middle = (from + (cuts[i + 1] ?? from)) / 2;
      if (signedDistance(s.ax + s.dx * from, s.ay + s.dy * from, other) < -SLACK) return true;
      if (signedDistance(s.ax + s.dx * middle, s.ay + s.dy * middle, other) < -SLACK) return true;
    }
  }
  return false;
}

/** Catches two equal polygons one upon the other, whose sides only touch. */
function innerPointWithin(shape: Footprint, own: Outline, other: Outline): boolean {
  const p = centre(shape);
  return signedDistance(p.x, p.y, own) < -SLACK && signedDistance(p.x, p.y, other) < -SLACK;
}

/** Whether the whole of a footprint lies in another one, but for the slack. */
export function liesWithin(inner: Footprint, outer: Footprint): boolean {
  const oi = outlineOf(inner);
  const oo = outlineOf(outer);
  if (oi.kind === 'disc') return signedDistance(oi.x, oi.y, oo) <= SLACK - oi.r;
  const corners = oi.edges.every((e) => signedDistance(e.ax, e.ay, oo) <= SLACK);
  return corners && (oo.kind === 'disc' || !entersDeep(oo.edges, oi));
}

/** Whether two discs share more than the slack. */
export function discsOverlap(
  ax: number,
  ay: number,
  ar: number,
  bx: number,
  by: number,
  br: number,
): boolean {
  const reach = ar + br - SLACK;
  if (reach <= 0) return false;
  const dx = bx - ax;
  const dy = by - ay;
  return dx * dx + dy * dy < reach * reach;
}

/** From a point to the farthest point of a footprint, not rounded. */
export function farthest(footprint: Footprint, x: number, y: number): number {
  const away = (to: Point): number => Math.sqrt(dist2(to, { x, y }));
  if (footprint.kind === 'disc') return away(footprint) + footprint.r;
  return Math.max(...footprint.points.map(away));
}
