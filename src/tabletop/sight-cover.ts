import type { Edge } from '../geometry/outline.ts';
import { SLACK, type Um } from '../geometry/units.ts';
import { nearestShare } from '../geometry/vec.ts';
import { type BlockedLine, lineInside } from './sight-lines.ts';
import type { Blocker } from './spatial-index.ts';

/** An upright cylinder, or a point where it has no size. */
export interface Cylinder {
  readonly x: Um;
  readonly y: Um;
  readonly z: Um;
  readonly r: Um;
  readonly h: Um;
}

/** What is looked at: a cylinder, or an upright block over a convex outline whose sides these are. */
export interface Looked {
  readonly low: Um;
  readonly high: Um;
  readonly disc: Cylinder | null;
  readonly edges: readonly Edge[];
  /** Somewhere in its middle. */
  readonly x: number;
  readonly y: number;
}

/** Nearness of a share of the way: what is left between the block and all lines, and the points that are nearest. */
interface Nearest {
  gap: number;
  /** On the axis body of the bundle, and in the block. */
  qx: number;
  qy: number;
  px: number;
  py: number;
}

const nearest: Nearest = { gap: 0, qx: 0, qy: 0, px: 0, py: 0 };

const HALVINGS = 40;
/** The golden section. */
const GOLDEN = 0.6180339887498949;

/**
 * A line from a cylinder to what it looks at that a block stops; null when it stops none. All lines together fill, at
 * each share of the way, the mixture of both ends; the block meets it there or nowhere. How far they are apart is a
 * convex function of the share. Grazing counts; touching an end from behind does not.
 * @rule PC-LOS-03 @rule PC-LOS-04
 */
export function coveredLine(b: Blocker, from: Cylinder, to: Looked): BlockedLine | null {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const margin = length === 0 ? 0 : Math.min(0.5, (4 * SLACK) / length);
  let t0 = margin;
  let t1 = 1 - margin;
  const lowRise = to.low - from.z;
  const highRise = to.high - from.z - from.h;
  const under = (b.top - SLACK - from.z) / lowRise;
  if (lowRise === 0 ? from.z >= b.top - SLACK : false) return null;
  if (lowRise > 0) t1 = Math.min(t1, under);
  else if (lowRise < 0) t0 = Math.max(t0, under);
  if (b.bottom !== -Infinity) {
    const over = (b.bottom - from.z - from.h) / highRise;
    if (highRise === 0 && from.z + from.h <= b.bottom) return null;
    if (highRise > 0) t0 = Math.max(t0, over);
    else if (highRise < 0) t1 = Math.min(t1, over);
  }
  if (t0 > t1) return null;
  const t = meetingShare(b, from, to, t0, t1);
  return t === null ? null : lineAt(b, from, to, t);
}

/** A share between two others at which the block is within the slack of the bundle. */
function meetingShare(b: Blocker, from: Cylinder, to: Looked, t0: number, t1: number): number | null {
  const steepest = steepness(from, to);
  let low = t0;
  let high = t1;
  // A line that runs through the middle of the block shows best that it is in the way.
  const beside = Math.min(high, Math.max(low, besideShare(b, from, to)));
  if (gapAt(b, from, to, beside) <= SLACK) return beside;
  if (gapAt(b, from, to, low) <= SLACK) return low;
  if (gapAt(b, from, to, high) <= SLACK) return high;
  let left = high - (high - low) * GOLDEN;
  let right = low + (high - low) * GOLDEN;
  let atLeft = gapAt(b, from, to, left);
  let atRight = gapAt(b, from, to, right);
  for (let i = 0; i < HALVINGS; i++) {
    if (atLeft <= SLACK) return left;
    if (atRight <= SLACK) return right;
    if (Math.min(atLeft, atRight) - steepest * (high - low) > SLACK) return null;
    if (atLeft < atRight) {
      high = right;
      right = left;
      atRight = atLeft;
      left = high - (high - low) * GOLDEN;
      atLeft = gapAt(b, from, to, left);
    } else {
      low = left;
      left = right;
      atLeft = atRight;
      right = low + (high - low) * GOLDEN;
      atRight = gapAt(b, from, to, right);
    }
  }
  return null;
}

/** How far along the way the middle of a block lies. */
function besideShare({ box }: Blocker, from: Cylinder, to: Looked): number {
  return nearestShare(
    (box.x0 + box.x1) / 2,
    (box.y0 + box.y1) / 2,
    from.x,
    from.y,
    to.x - from.x,
    to.y - from.y,
  );
}

/** No faster than this does the gap change over the whole way. */
function steepness(from: Cylinder, to: Looked): number {
  let far = 0;
  if (to.disc !== null) {
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    far = Math.sqrt(dx * dx + dy * dy) + to.disc.r;
  }
  for (const { ax, ay } of to.edges) {
    far = Math.max(far, Math.sqrt((ax - from.x) * (ax - from.x) + (ay - from.y) * (ay - from.y)));
  }
  return far + from.r;
}

/** Between the block and the bundle at a share of the way; at most 0 where they meet. */
function gapAt(b: Blocker, from: Cylinder, to: Looked, t: number): number {
  const r = (1 - t) * from.r + t * (to.disc?.r ?? 0);
  if (to.disc !== null) {
    pointGap(b, from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t);
  } else {
    outlineGap(b, from, to.edges, t);
  }
  return nearest.gap - r;
}

/** From a point to a block. */
function pointGap(b: Blocker, x: number, y: number): void {
  nearest.qx = x;
  nearest.qy = y;
  if (b.convex === null) {
    const dx = b.x - x;
    const dy = b.y - y;
    nearest.gap = Math.sqrt(dx * dx + dy * dy) - b.r;
    const share = nearest.gap <= 0 ? 0 : nearest.gap / (nearest.gap + b.r);
    nearest.px = x + dx * share;
    nearest.py = y + dy * share;
    return;
  }
  convexGap(b.convex.edges, x, y);
}

function convexGap(edges: readonly Edge[], x: number, y: number): void {
  let deepest = -Infinity;
  let best = Infinity;
  for (const e of edges) {
    const out = e.nx * x + e.ny * y - e.c;
    if (out > deepest) deepest = out;
    if (out <= 0) continue;
    const share = nearestShare(x, y, e.ax, e.ay, e.dx, e.dy);
    const px = e.ax + e.dx * share;
    const py = e.ay + e.dy * share;
    const d2 = (px - x) * (px - x) + (py - y) * (py - y);
    if (d2 >= best) continue;
    best = d2;
    nearest.px = px;
    nearest.py = py;
  }
  nearest.gap = deepest <= 0 ? deepest : Math.sqrt(best);
  if (deepest > 0) return;
  nearest.px = x;
  nearest.py = y;
}

/** From an outline, drawn together towards a centre, to a block: corner by corner, and side by side. */
function outlineGap(b: Blocker, from: Cylinder, edges: readonly Edge[], t: number): void {
  let [gap, qx, qy, px, py] = [Infinity, 0, 0, 0, 0];
  const take = (d: number, x0: number, y0: number, x1: number, y1: number): void => {
    if (d < gap) [gap, qx, qy, px, py] = [d, x0, y0, x1, y1];
  };
  for (const e of edges) {
    pointGap(b, from.x + (e.ax - from.x) * t, from.y + (e.ay - from.y) * t);
    take(nearest.gap, nearest.qx, nearest.qy, nearest.px, nearest.py);
  }
  const corners = b.convex === null ? [b] : b.convex.edges.map((e) => ({ x: e.ax, y: e.ay }));
  const r = b.convex === null ? b.r : 0;
  for (const { x, y } of corners) {
    let out = -Infinity;
    for (const e of edges) {
      out = Math.max(
        out,
        e.nx * (x - from.x) + e.ny * (y - from.y) - (e.c - e.nx * from.x - e.ny * from.y) * t,
      );
      const [ax, ay] = [from.x + (e.ax - from.x) * t, from.y + (e.ay - from.y) * t];
      const share = nearestShare(x, y, ax, ay, e.dx * t, e.dy * t);
      const [sx, sy] = [ax + e.dx * t * share, ay + e.dy * t * share];
      const d = Math.sqrt((sx - x) * (sx - x) + (sy - y) * (sy - y));
      const shrunk = d <= r ? 0 : 1 - r / d;
      take(d - r, sx, sy, sx + (x - sx) * shrunk, sy + (y - sy) * shrunk);
    }
    if (out <= 0) take(-r, x, y, x, y);
  }
  if (b.convex !== null) crossing(b.convex.edges, from, edges, t, take);
  [nearest.gap, nearest.qx, nearest.qy, nearest.px, nearest.py] = [gap, qx, qy, px, py];
}

/** Two outlines that cross without a corner of one in the other. */
function crossing(
  block: readonly Edge[],
  from: Cylinder,
  edges: readonly Edge[],
  t: number,
  take: (d: number, x0: number, y0: number, x1: number, y1: number) => void,
): void {
  for (const e of edges) {
    const [ax, ay, dx, dy] = [from.x + (e.ax - from.x) * t, from.y + (e.ay - from.y) * t, e.dx * t, e.dy * t];
    for (const k of block) {
      const turn = dx * k.dy - dy * k.dx;
      if (turn === 0) continue;
      const here = ((k.ax - ax) * k.dy - (k.ay - ay) * k.dx) / turn;
      const there = ((k.ax - ax) * dy - (k.ay - ay) * dx) / turn;
      if (here < 0 || here > 1 || there < 0 || there > 1) continue;
      const [x, y] = [ax + dx * here, ay + dy * here];
      take(0, x, y, x, y);
    }
  }
}

/** The line of the bundle that runs through the nearest point of the block, level with both. */
function lineAt(b: Blocker, from: Cylinder, to: Looked, t: number): BlockedLine {
  gapAt(b, from, to, t);
  const far = to.disc === null ? 0 : to.disc.r;
  const r = (1 - t) * from.r + t * far;
  const dx = nearest.px - nearest.qx;
  const dy = nearest.py - nearest.qy;
  const out = Math.sqrt(dx * dx + dy * dy);
  const share = out === 0 || r === 0 ? 0 : Math.min(1, out / r) / out;
  const low = from.z + (to.low - from.z) * t;
  const high = from.z + from.h + (to.high - from.z - from.h) * t;
  const z = (Math.max(low, b.bottom) + Math.min(high, b.top)) / 2;
  const up = high > low ? Math.min(1, Math.max(0, (z - low) / (high - low))) : 0;
  const atSide = to.disc === null && t > 0;
  const ex = atSide ? from.x + (nearest.qx - from.x) / t : to.x + dx * share * far;
  const ey = atSide ? from.y + (nearest.qy - from.y) / t : to.y + dy * share * far;
  return lineInside(
    b,
    { x: from.x + dx * share * from.r, y: from.y + dy * share * from.r, z: from.z + from.h * up },
    { x: ex, y: ey, z: to.low + (to.high - to.low) * up },
  );
}
