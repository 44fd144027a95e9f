import { overlaps, signedDistance } from './distance.ts';
import { type Edge, type Outline, outlineOf } from './outline.ts';
import { type Footprint, translate } from './shape.ts';
import { SLACK, type Um } from './units.ts';
import type { Point } from './vec.ts';

/**
 * The stretches of the way a-b on which a disc of radius r overlaps an outline, as shares from 0 to 1, in order; for a
 * radius below 0 those on which the disc lies wholly within.
 */
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
      circleCuts(ax - e.ax, ay - e.ay, dx, dy, Math.abs(r), cuts);
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
  const inset = insetCorners(mover.edges);
  const forth = mover.edges.map(({ ax, ay }, i) => ({ x: ax, y: ay, probe: inset[i] ?? { x: ax, y: ay } }));
  const back = target.edges.map(({ ax, ay }) => ({ x: ax, y: ay, probe: { x: ax, y: ay } }));
  const sides = mover.edges.map((edge, i) => ({
    edge,
    from: inset[i] ?? { x: edge.ax, y: edge.ay },
    to: inset[(i + 1) % inset.length] ?? { x: edge.ax, y: edge.ay },
  }));
  const fixedSides = target.edges.map((edge) => ({
    edge,
    from: { x: edge.ax, y: edge.ay },
    to: { x: edge.ax + edge.dx, y: edge.ay + edge.dy },
  }));
  const stop = Math.min(
    cornersStop(forth, direction, length, fixedSides),
    cornersStop(back, { x: -direction.x, y: -direction.y }, length, sides),
  );
  return stop <= length ? withdrawn(moved, direction, Math.max(0, Math.floor(stop)), fixed) : null;
}

/** Corners that graze each other are met a hair too late: back to where nothing overlaps. */
function withdrawn(moved: Footprint, direction: Point, stop: Um, fixed: Footprint): Um {
  const clashes = (at: Um): boolean =>
    overlaps(translate(moved, Math.round(direction.x * at), Math.round(direction.y * at)), fixed);
  if (stop === 0 || !clashes(stop)) return stop;
  let [free, taken] = [0, stop];
  while (taken - free > 1) {
    const middle = Math.floor((free + taken) / 2);
    if (clashes(middle)) taken = middle;
    else free = middle;
  }
  return free;
}

/** A corner, and the point that stands for it when an overlap deeper than the slack is looked for. */
type Corner = { readonly x: number; readonly y: number; readonly probe: Point };
type Side = { readonly edge: Edge; readonly from: Point; readonly to: Point };

/** The corners of a polygon made a little smaller, so that nowhere it overlaps by more than the slack unseen. */
const insetCorners = (edges: readonly Edge[]): readonly Point[] =>
  edges.map((after, i) => {
    const before = edges.at(i - 1) ?? after;
    const depth = SLACK / 2 / Math.max(0.05, 1 + before.nx * after.nx + before.ny * after.ny);
    return { x: after.ax - (before.nx + after.nx) * depth, y: after.ay - (before.ny + after.ny) * depth };
  });

/** The shortest way of a corner, along a unit vector, to a side that faces it. */
function cornersStop(
  corners: readonly Corner[],
  direction: Point,
  length: Um,
  sides: readonly Side[],
): number {
  let best = Infinity;
  for (const { edge, from, to } of sides) {
    const speed = edge.nx * direction.x + edge.ny * direction.y;
    if (speed >= -1e-9) continue;
    const level = edge.nx * from.x + edge.ny * from.y;
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    for (const { x, y, probe } of corners) {
      const run = (level - (edge.nx * probe.x + edge.ny * probe.y)) / speed;
      if (run < 0 || run > length) continue;
      const share =
        ((probe.x + direction.x * run - from.x) * dx + (probe.y + direction.y * run - from.y) * dy) /
        edge.length2;
      if (share < 0 || share > (dx * dx + dy * dy) / edge.length2) continue;
      best = Math.min(best, (edge.c - (edge.nx * x + edge.ny * y)) / speed);
    }
  }
  return best;
}
