import { type Edge, outlineOf } from '../geometry/outline.ts';
import { type Box, centre } from '../geometry/shape.ts';
import { SLACK, type Um } from '../geometry/units.ts';
import type { Point } from '../geometry/vec.ts';
import { roomAround } from './measure.ts';
import {
  type BlockedLine,
  blockersIn,
  cornersOf,
  type End,
  freeLine,
  hidesAll,
  stoppedLine,
} from './sight-lines.ts';
import type { Blocker } from './spatial-index.ts';
import { type Body, type Cover, isBody, type Piece, type Point3, type Scene } from './table.ts';

export interface Sight {
  readonly visible: boolean;
  /** The best cover among all that stops a line, seen or not. */
  readonly cover: Cover;
  readonly coverers: readonly string[];
  readonly proof: {
    readonly clear: readonly [Point3, Point3] | null;
    /** One stopped line for each coverer. */
    readonly blocked: readonly BlockedLine[];
  };
}

export interface SightOptions {
  /** Pieces that do not count as being there. */
  readonly ignore?: readonly string[];
}

const RANK: Readonly<Record<Cover, number>> = { none: 0, typical: 1, reinforced: 2 };

const NOTHING: readonly string[] = [];

/** Plan points of a cylinder, as shares of its radius across and along the line to the other end. */
const ACROSS = [1, -1, 0, 0.5, -0.5, 0, 0, 0.7071067811865476, -0.7071067811865476];
const AHEAD = [0, 0, 0, 0, 0, 1, -1, 0.7071067811865476, 0.7071067811865476];

interface Cylinder {
  readonly x: Um;
  readonly y: Um;
  readonly z: Um;
  readonly r: Um;
  readonly h: Um;
}

/**
 * Whether one model sees another or a piece, and what covers it. Models never stand in the way.
 * @rule PC-LOS-01 @rule PC-LOS-02 @rule PC-LOS-03 @rule PC-LOS-06 @rule PC-STRUCT-05
 */
export function sight(scene: Scene, from: Body, to: Body | Piece, opts: SightOptions = {}): Sight {
  const ignore = opts.ignore ?? NOTHING;
  if (isBody(to)) {
    if (from.inside !== to.inside) return behindWall(scene, from, to, from.inside ?? to.inside ?? '');
    return look(scene, from, to, from.inside === null ? ignore : [...ignore, from.inside]);
  }
  const room = roomAround(scene, to);
  if (from.inside !== to.id && from.inside !== room && (from.inside !== null || room !== null)) {
    const middle = centre(to.footprint);
    const target = { ...middle, z: to.bottom, r: 0, h: to.top - to.bottom };
    return behindWall(scene, from, target, from.inside ?? room ?? '');
  }
  return lookAtPiece(scene, from, to, [...ignore, to.id, ...(from.inside === null ? [] : [from.inside])]);
}

/** @rule PC-LOS-05 Sight of a point, as when something is to be placed there. */
export function sightToPoint(scene: Scene, from: Body, to: Point3, opts: SightOptions = {}): Sight {
  const target = { ...to, r: 0, h: 0 };
  const ignore = opts.ignore ?? NOTHING;
  if (from.inside === null) return look(scene, from, target, ignore);
  const room = scene.pieces.find((piece) => piece.id === from.inside);
  const box = room === undefined ? undefined : outlineOf(room.footprint).box;
  const inRoom = box !== undefined && to.x >= box.x0 && to.x <= box.x1 && to.y >= box.y0 && to.y <= box.y1;
  return inRoom
    ? look(scene, from, target, [...ignore, from.inside])
    : behindWall(scene, from, target, from.inside);
}

/** @rule PC-BONUS-06 What stands on the straight line between two centres, for Actions that need no sight. */
export function lineCover(
  scene: Scene,
  from: Body,
  to: Body,
  opts: SightOptions = {},
): Omit<Sight, 'visible'> {
  const shared = from.inside !== null && from.inside === to.inside ? [from.inside] : [];
  const but = [...(opts.ignore ?? NOTHING), ...shared];
  const a: End = { round: false, xs: [from.x], ys: [from.y], low: from.z, high: from.z + from.h };
  const b: End = { round: false, xs: [to.x], ys: [to.y], low: to.z, high: to.z + to.h };
  const blocks = blockersIn(scene, hullBox(from, to), Math.min(a.low, b.low), Math.max(a.high, b.high), but);
  const lines = new Map<string, BlockedLine>();
  let cover: Cover = 'none';
  for (const block of blocks) {
    if (lines.has(block.piece.id)) continue;
    const line = stoppedLine(block, a, 0, b, 0);
    if (line === null) continue;
    lines.set(block.piece.id, line);
    cover = better(cover, block.piece.cover);
  }
  return { cover, coverers: [...lines.keys()], proof: { clear: null, blocked: [...lines.values()] } };
}

const better = (a: Cover, b: Cover): Cover => (RANK[b] > RANK[a] ? b : a);

const hullBox = (a: Cylinder, b: Cylinder): Box => ({
  x0: Math.min(a.x - a.r, b.x - b.r),
  y0: Math.min(a.y - a.r, b.y - b.r),
  x1: Math.max(a.x + a.r, b.x + b.r),
  y1: Math.max(a.y + a.r, b.y + b.r),
});

const CLEAR: Sight = { visible: true, cover: 'none', coverers: [], proof: { clear: null, blocked: [] } };

function look(scene: Scene, from: Cylinder, to: Cylinder, but: readonly string[]): Sight {
  const low = Math.min(from.z, to.z);
  const high = Math.max(from.z + from.h, to.z + to.h);
  const blocks = blockersIn(scene, hullBox(from, to), low, high, but);
  if (blocks.length === 0) return { ...CLEAR, proof: { clear: topToTop(from, to), blocked: [] } };
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const ux = length === 0 ? 1 : dx / length;
  const uy = length === 0 ? 0 : dy / length;
  const inWay = blocks.filter((b) => meetsBand(b, from, to, ux, uy));
  if (inWay.length === 0) return { ...CLEAR, proof: { clear: topToTop(from, to), blocked: [] } };
  const tilted = tilt(from, to, length);
  return judge(inWay, endOf(from, ux, uy, 1, tilted), endOf(to, ux, uy, -1, tilted));
}

const topToTop = (a: Cylinder, b: Cylinder): readonly [Point3, Point3] => [
  { x: a.x, y: a.y, z: a.z + a.h },
  { x: b.x, y: b.y, z: b.z + b.h },
];

/** How far ahead of the centre, as a share of the radius, the outermost lines touch both cylinders. */
function tilt(a: Cylinder, b: Cylinder, length: number): number {
  const share = length === 0 ? 0 : (a.r - b.r) / length;
  return share > -1 && share < 1 ? share : 0;
}

function endOf(c: Cylinder, ux: number, uy: number, facing: 1 | -1, tilted = 0): End {
  const breadth = Math.sqrt(1 - tilted * tilted);
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [i, across] of ACROSS.entries()) {
    const outermost = i < 2;
    const side = (outermost ? breadth : 1) * across * c.r;
    const ahead = (outermost ? tilted : facing * (AHEAD[i] ?? 0)) * c.r;
    xs.push(c.x + ahead * ux - side * uy);
    ys.push(c.y + ahead * uy + side * ux);
  }
  return { round: true, xs, ys, low: c.z, high: c.z + c.h };
}

/** Whether a block comes near the band between two cylinders, seen across it. */
function meetsBand(b: Blocker, from: Cylinder, to: Cylinder, ux: number, uy: number): boolean {
  const reach = Math.max(from.r, to.r) + 2 * SLACK;
  if (b.convex === null) return Math.abs((b.y - from.y) * ux - (b.x - from.x) * uy) <= reach + b.r;
  let left = false;
  let right = false;
  for (const e of b.convex.edges) {
    const ahead = Math.min(e.nx * from.x + e.ny * from.y - from.r, e.nx * to.x + e.ny * to.y - to.r);
    if (ahead > e.c + 2 * SLACK) return false;
    const side = (e.ay - from.y) * ux - (e.ax - from.x) * uy;
    if (side <= reach) left = true;
    if (side >= -reach) right = true;
  }
  return left && right;
}

function judge(blocks: Blocker[], from: End, to: End): Sight {
  const lines = new Map<string, BlockedLine>();
  let cover: Cover = 'none';
  for (const block of blocks) {
    if (lines.has(block.piece.id)) continue;
    const line = anyStopped(block, from, to);
    if (line === null) continue;
    lines.set(block.piece.id, line);
    cover = better(cover, block.piece.cover);
  }
  const hidden = from.round && to.round && blocks.some((b) => hidesAll(b, from, to));
  const free = hidden ? null : anyFree(blocks, from, to);
  const blocked = [...lines.values()];
  return { visible: free !== null, cover, coverers: [...lines.keys()], proof: { clear: free, blocked } };
}

/** Tries the outermost lines and the middle, then all the others, then one through each corner. */
function anyStopped(block: Blocker, from: End, to: End): BlockedLine | null {
  for (let k = 0; k < from.xs.length; k++) {
    for (let j = 0; j < to.xs.length; j++) {
      const line = stoppedLine(block, from, (j + k) % from.xs.length, to, j);
      if (line !== null) return line;
    }
  }
  if (!from.round || !to.round) return null;
  for (const corner of cornersOf(block)) {
    const line = stoppedAt(block, corner, from, to);
    if (line !== null) return line;
  }
  return null;
}

/** The line through a corner of a block that keeps the same share of both cylinders' breadth. */
function stoppedAt(block: Blocker, corner: Point, from: End, to: End): BlockedLine | null {
  const [ax, ay, bx, by] = [from.xs[2] ?? 0, from.ys[2] ?? 0, to.xs[2] ?? 0, to.ys[2] ?? 0];
  const dx = bx - ax;
  const dy = by - ay;
  const length2 = dx * dx + dy * dy;
  if (length2 === 0) return null;
  const t = ((corner.x - ax) * dx + (corner.y - ay) * dy) / length2;
  if (t < 0 || t > 1) return null;
  const [sideAx, sideAy] = [2 * ((from.xs[3] ?? 0) - ax), 2 * ((from.ys[3] ?? 0) - ay)];
  const [sideBx, sideBy] = [2 * ((to.xs[3] ?? 0) - bx), 2 * ((to.ys[3] ?? 0) - by)];
  const [sx, sy] = [sideAx + (sideBx - sideAx) * t, sideAy + (sideBy - sideAy) * t];
  const breadth2 = sx * sx + sy * sy;
  if (breadth2 === 0) return null;
  const share = ((corner.x - ax - dx * t) * sx + (corner.y - ay - dy * t) * sy) / breadth2;
  if (share < -1 || share > 1) return null;
  const a: End = { ...from, xs: [ax + sideAx * share], ys: [ay + sideAy * share] };
  const b: End = { ...to, xs: [bx + sideBx * share], ys: [by + sideBy * share] };
  return stoppedLine(block, a, 0, b, 0);
}

function anyFree(blocks: Blocker[], from: End, to: End): readonly [Point3, Point3] | null {
  for (let i = 0; i < from.xs.length; i++) {
    for (let j = 0; j < to.xs.length; j++) {
      const line = freeLine(blocks, from, to, from.xs[i] ?? 0, from.ys[i] ?? 0, to.xs[j] ?? 0, to.ys[j] ?? 0);
      if (line !== null) return line;
    }
  }
  if (!from.round || !to.round) return null;
  return pastCorners(blocks, from, to) ?? mirrored(pastCorners(blocks, to, from));
}

const mirrored = (line: readonly [Point3, Point3] | null): readonly [Point3, Point3] | null =>
  line === null ? null : [line[1], line[0]];

/** Lines that just graze a corner: where a narrow view opens, it opens along one of them. */
function pastCorners(blocks: Blocker[], from: End, to: End): readonly [Point3, Point3] | null {
  const [cx, cy] = [to.xs[2] ?? 0, to.ys[2] ?? 0];
  const [ex, ey] = [(to.xs[3] ?? 0) - cx, (to.ys[3] ?? 0) - cy];
  const r2 = 4 * (ex * ex + ey * ey);
  for (const block of [...blocks]) {
    for (const corner of cornersOf(block)) {
      for (const [i, ax] of from.xs.entries()) {
        const ay = from.ys[i] ?? 0;
        const [dx, dy] = [corner.x - ax, corner.y - ay];
        const d2 = dx * dx + dy * dy;
        const t = d2 === 0 ? 0 : ((cx - ax) * dx + (cy - ay) * dy) / d2;
        if (t <= 1) continue;
        const [bx, by] = [ax + dx * t, ay + dy * t];
        if ((bx - cx) * (bx - cx) + (by - cy) * (by - cy) > r2) continue;
        const line = freeLine(blocks, from, to, ax, ay, bx, by);
        if (line !== null) return line;
      }
    }
  }
  return null;
}

function lookAtPiece(scene: Scene, from: Body, to: Piece, but: readonly string[]): Sight {
  const outline = outlineOf(to.footprint);
  const { box } = outline;
  const middle = centre(to.footprint);
  const [dx, dy] = [middle.x - from.x, middle.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const [ux, uy] = length === 0 ? [1, 0] : [dx / length, dy / length];
  const hull = {
    x0: Math.min(box.x0, from.x - from.r),
    y0: Math.min(box.y0, from.y - from.r),
    x1: Math.max(box.x1, from.x + from.r),
    y1: Math.max(box.y1, from.y + from.r),
  };
  const blocks = blockersIn(scene, hull, Math.min(from.z, to.bottom), Math.max(from.z + from.h, to.top), but);
  const end =
    outline.kind === 'disc'
      ? endOf({ ...middle, r: outline.r, z: to.bottom, h: to.top - to.bottom }, ux, uy, -1)
      : cornersAndMiddles(outline.edges, to.bottom, to.top);
  return judge(blocks, endOf(from, ux, uy, 1), end);
}

const cornersAndMiddles = (edges: readonly Edge[], low: Um, high: Um): End => ({
  round: false,
  xs: edges.flatMap((e) => [e.ax, e.ax + e.dx / 2]),
  ys: edges.flatMap((e) => [e.ay, e.ay + e.dy / 2]),
  low,
  high,
});

function behindWall(scene: Scene, from: Cylinder, to: Cylinder, room: string): Sight {
  const piece = scene.pieces.find((other) => other.id === room);
  if (piece === undefined) return { ...CLEAR, visible: false };
  const a: End = { round: false, xs: [from.x], ys: [from.y], low: from.z, high: from.z + from.h };
  const b: End = { round: false, xs: [to.x], ys: [to.y], low: to.z, high: to.z + to.h };
  const walls = blockersIn(
    { ...scene, pieces: [piece] },
    hullBox(from, to),
    Math.min(a.low, b.low),
    Infinity,
    [],
  );
  const blocked = walls.flatMap((wall) => stoppedLine(wall, a, 0, b, 0) ?? []).slice(0, 1);
  return { visible: false, cover: piece.cover, coverers: [room], proof: { clear: null, blocked } };
}
