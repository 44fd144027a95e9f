import { signedDistance } from './distance.ts';
import { type Edge, type Outline, outlineOf } from './outline.ts';
import type { Footprint } from './shape.ts';
import { SLACK, type Um } from './units.ts';
import type { Point } from './vec.ts';

/** The stretches of the way a-b on which a disc of radius r overlaps an outline, as shares from 0 to 1, in order. */
export function sweepSpans(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  r: number,
  outline: Outline,
): readonly (readonly [number, number])[] {
  const dx = bx - ax;
  const dy = by - ay;
  const { box } = outline;
  const apart =
    Math.max(ax, bx) < box.x0 - r ||
    Math.min(ax, bx) > box.x1 + r ||
    Math.max(ay, by) < box.y0 - r ||
    Math.min(ay, by) > box.y1 + r;
  if (apart) return [];
  const cuts = [0, 1];
  if (outline.kind === 'disc') {
    circleCuts(ax - outline.x, ay - outline.y, dx, dy, outline.r + r, cuts);
  } else {
    for (const e of outline.edges) {
      circleCuts(ax - e.ax, ay - e.ay, dx, dy, r, cuts);
      const speed = e.nx * dx + e.ny * dy;
      if (speed !== 0) keep((e.c + r - (e.nx * ax + e.ny * ay)) / speed, cuts);
    }
  }
  cuts.sort((p, q) => p - q);
  const spans: [number, number][] = [];
  for (const [i, from] of cuts.entries()) {
    const to = cuts[i + 1];
    if (to === undefined || to <= from) continue;
    const middle = (from + to) / 2;
    if (signedDistance(ax + dx * middle, ay + dy * middle, outline) >= r) continue;
    const last = spans.at(-1);
    if (last !== undefined && last[1] === from) last[1] = to;
    else spans.push([from, to]);
  }
  return spans;
}

function circleCuts(wx: number, wy: number, dx: number, dy: number, r: number, cuts: number[]): void {
  const length2 = dx * dx + dy * dy;
  if (length2 === 0 || r <= 0) return;
  const half = wx * dx + wy * dy;
  const root2 = half * half - length2 * (wx * wx + wy * wy - r * r);
  if (root2 <= 0) return;
  const root = Math.sqrt(root2);
  keep((-half - root) / length2, cuts);
  keep((-half + root) / length2, cuts);
}

const keep = (share: number, cuts: number[]): void => {
  if (share > 0 && share < 1) cuts.push(share);
};

/**
 * How far a disc travels from a along a unit vector before it touches an outline, at most `length`; null when
 * nothing stops it. Contact at the start does not stop it from going away or along.
 */
export function discStop(a: Point, direction: Point, length: Um, r: Um, outline: Outline): Um | null {
  const bx = a.x + direction.x * length;
  const by = a.y + direction.y * length;
  const [hit] = sweepSpans(a.x, a.y, bx, by, r - SLACK, outline);
  if (hit === undefined) return null;
  if (hit[0] === 0) return leaves(a, direction, outline) ? null : 0;
  const touch = sweepSpans(a.x, a.y, bx, by, r, outline).findLast((span) => span[0] <= hit[0]);
  return Math.max(0, Math.floor((touch?.[0] ?? hit[0]) * length));
}

const leaves = (a: Point, direction: Point, outline: Outline): boolean =>
  signedDistance(a.x + direction.x * SLACK, a.y + direction.y * SLACK, outline) >
  signedDistance(a.x, a.y, outline);

/** The same for any moved footprint. */
export function footprintStop(moved: Footprint, direction: Point, length: Um, fixed: Footprint): Um | null {
  const target = outlineOf(fixed);
  if (moved.kind === 'disc') return discStop(moved, direction, length, moved.r, target);
  const mover = outlineOf(moved);
  if (target.kind === 'disc') {
    return discStop(
      { x: target.x, y: target.y },
      { x: -direction.x, y: -direction.y },
      length,
      target.r,
      mover,
    );
  }
  if (mover.kind === 'disc') return null;
  const forth = cornersStop(mover.edges, direction, length, target.edges);
  const back = cornersStop(target.edges, { x: -direction.x, y: -direction.y }, length, mover.edges);
  const stop = Math.min(forth, back);
  return stop <= length ? Math.max(0, Math.floor(stop)) : null;
}

/** The shortest way of a corner of one polygon, along a unit vector, to a side of the other that faces it. */
function cornersStop(corners: readonly Edge[], direction: Point, length: Um, sides: readonly Edge[]): number {
  let best = Infinity;
  for (const side of sides) {
    const speed = side.nx * direction.x + side.ny * direction.y;
    if (speed >= -1e-9) continue;
    for (const corner of corners) {
      const t = (side.c - (side.nx * corner.ax + side.ny * corner.ay)) / speed;
      if (t < SLACK / speed || t > length || t >= best) continue;
      const share =
        ((corner.ax + direction.x * t - side.ax) * side.dx +
          (corner.ay + direction.y * t - side.ay) * side.dy) /
        side.length2;
      const margin = SLACK / Math.sqrt(side.length2);
      if (share > margin && share < 1 - margin) best = t;
    }
  }
  return best;
}
