import { DIRECTIONS } from '../geometry/directions.ts';
import { type Convex, type Edge, outlineOf } from '../geometry/outline.ts';
import { type Box, centre } from '../geometry/shape.ts';
import { SLACK, type Um } from '../geometry/units.ts';
import { type Point, toSegment2 } from '../geometry/vec.ts';
import { roomAround } from './measure.ts';
import { isOwnFooting } from './footing.ts';
import { coveredLine, type Cylinder, type Looked } from './sight-cover.ts';
import { type BlockedLine, blockersIn, type End, freeLine, stoppedLine, TOP } from './sight-lines.ts';
import { allStopped, type Chord, fanOf, freeView, patience } from './sight-views.ts';
import type { Blocker } from './spatial-index.ts';
import { type Body, type Cover, isBody, type Piece, pieceById, type Point3, type Scene } from './table.ts';

export interface Sight {
  readonly visible: boolean;
  /** The best cover among all that stops a line and is not the looker's own footing, seen or not. */
  readonly cover: Cover;
  /** What covers it; while nothing of it is seen, all that stops a line. */
  readonly coverers: readonly string[];
  readonly proof: {
    readonly clear: readonly [Point3, Point3] | null;
    /** One stopped line for each of them. */
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
const FEW: readonly Point[] = [
  { x: 0, y: 1 },
  { x: 0, y: -1 },
  { x: 0, y: 0 },
];
const ALL_ROUND: readonly Point[] = [...DIRECTIONS, { x: 0, y: 0 }];

/**
 * Whether one model sees another or a piece, and what covers it. Models never stand in the way.
 * @rule PC-LOS-01 @rule PC-LOS-02 @rule PC-LOS-03 @rule PC-LOS-06 @rule PC-STRUCT-05
 */
export function sight(scene: Scene, from: Body, to: Body | Piece, opts: SightOptions = {}): Sight {
  return sightOf(scene, from, to, opts.ignore ?? NOTHING, true);
}

/** As `sight`, whether it is seen alone: what covers it is not worked out. */
export function canSee(scene: Scene, from: Body, to: Body | Piece, opts: SightOptions = {}): boolean {
  const sameRoom = !isBody(to) || from.inside === to.inside;
  return sameRoom && sightOf(scene, from, to, opts.ignore ?? NOTHING, false).visible;
}

/** `covers`: what stops lines is asked for as well. */
function sightOf(
  scene: Scene,
  from: Body,
  to: Body | Piece,
  ignore: readonly string[],
  covers: boolean,
): Sight {
  if (isBody(to)) {
    if (from.inside !== to.inside) return behindWall(scene, from, to, from.inside ?? to.inside ?? '');
    const own = covers ? footingOf(scene, from, to) : null;
    if (from.inside === null) return look(scene, from, to, ignore, own);
    const room = pieceById(scene, from.inside);
    return look(scene, underCeiling(room, from), underCeiling(room, to), [...ignore, from.inside], own);
  }
  if (from.inside === to.id) return { ...CLEAR, proof: { clear: topToTop(from, from), blocked: [] } };
  const room = roomAround(scene, to);
  if (from.inside !== room && (from.inside !== null || room !== null)) {
    const middle = centre(to.footprint);
    const target = { ...middle, z: to.bottom, r: 0, h: to.top - to.bottom };
    return behindWall(scene, from, target, from.inside ?? room ?? '');
  }
  const looker = underCeiling(pieceById(scene, from.inside), from);
  const but = [...ignore, to.id, ...(from.inside === null ? [] : [from.inside])];
  return lookAtPiece(scene, looker, to, but, covers ? footingOf(scene, looker, to) : null);
}

/** Whether a piece covers nothing; null: it is not asked what does. */
type Own = ((piece: Piece) => boolean) | null;

const footingOf =
  (scene: Scene, from: Body, to: Body | Piece): Own =>
  (piece) =>
    isOwnFooting(scene, piece, from, to);

/** What stands on the roof of a room is in nobody's way inside, however tall they are. @rule PC-STRUCT-04 */
const underCeiling = (room: Piece | undefined, body: Body): Body =>
  room === undefined ? body : { ...body, h: Math.min(body.h, room.top - body.z) };

/** @rule PC-LOS-05 Sight of a point, as when something is to be placed there. */
export function sightToPoint(scene: Scene, from: Body, to: Point3, opts: SightOptions = {}): Sight {
  const target = { ...to, r: 0, h: 0 };
  const ignore = opts.ignore ?? NOTHING;
  if (from.inside === null) return look(scene, from, target, ignore, NOBODYS);
  const room = scene.pieces.find((piece) => piece.id === from.inside);
  const box = room === undefined ? undefined : outlineOf(room.footprint).box;
  const inRoom = box !== undefined && to.x >= box.x0 && to.x <= box.x1 && to.y >= box.y0 && to.y <= box.y1;
  return inRoom
    ? look(scene, from, target, [...ignore, from.inside], NOBODYS)
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
  const a: End = { xs: [from.x], ys: [from.y], low: from.z, high: from.z + from.h };
  const b: End = { xs: [to.x], ys: [to.y], low: to.z, high: to.z + to.h };
  const blocks = blockersIn(scene, hullBox(from, to), Math.min(a.low, b.low), Math.max(a.high, b.high), but);
  const lines = new Map<string, BlockedLine>();
  let cover: Cover = 'none';
  for (const block of blocks) {
    if (lines.has(block.piece.id)) continue;
    const line = stoppedLine(block, a, 0, b, 0);
    if (line === null || isOwnFooting(scene, block.piece, from, to)) continue;
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

/** A point has no cover to be asked for. */
const NOBODYS: Own = () => false;

function look(scene: Scene, from: Cylinder, to: Cylinder, but: readonly string[], own: Own): Sight {
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
  const stopped = own === null ? NOT_ASKED : stoppedBy(inWay, from, [wholeOf(to)]);
  const fan = fanOf(inWay, from, acrossOf(to, ux, uy, (from.r + to.r) / length), patience());
  if (fan !== null && allStopped(fan)) return answer(stopped, null, own);
  const tilted = tilt(from, to, length);
  const near = fan === null ? endOf(from, ux, uy, ALL_ROUND) : outermost(from, ux, uy, tilted);
  const far = fan === null ? endOf(to, ux, uy, ALL_ROUND) : outermost(to, ux, uy, tilted);
  const free =
    fan === null ? quickLine(inWay, near, far) : (quickLine(inWay, near, far, TOP) ?? freeView(fan));
  return answer(stopped, free, own);
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

function endOf(c: Cylinder, ux: number, uy: number, points: readonly Point[]): End {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const { x, y } of points) {
    xs.push(c.x + (x * ux - y * uy) * c.r);
    ys.push(c.y + (x * uy + y * ux) * c.r);
  }
  return { xs, ys, low: c.z, high: c.z + c.h };
}

/** Where the outermost lines touch it, and its middle. */
function outermost(c: Cylinder, ux: number, uy: number, tilted: number): End {
  const ahead = tilted * c.r;
  const side = Math.sqrt(1 - tilted * tilted) * c.r;
  const [x, y] = [c.x + ahead * ux, c.y + ahead * uy];
  return {
    xs: [x - side * uy, x + side * uy, c.x],
    ys: [y + side * ux, y - side * ux, c.y],
    low: c.z,
    high: c.z + c.h,
  };
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

const wholeOf = (disc: Cylinder): Looked => ({
  low: disc.z,
  high: disc.z + disc.h,
  disc,
  edges: [],
  x: disc.x,
  y: disc.y,
});

/** Straight across a cylinder, a little beyond it: lines at a slant touch it out there. */
function acrossOf(c: Cylinder, ux: number, uy: number, slope: number): Chord {
  const half = c.r * Math.sqrt(1 + slope * slope);
  const [sx, sy] = [-uy * half, ux * half];
  return { ax: c.x - sx, ay: c.y - sy, bx: c.x + sx, by: c.y + sy, r: c.r, low: c.z, high: c.z + c.h };
}

/** Each piece that stops a line, with that line. */
type Stopped = ReadonlyMap<Piece, BlockedLine>;

const NOT_ASKED: Stopped = new Map();

function stoppedBy(blocks: readonly Blocker[], from: Cylinder, parts: readonly Looked[]): Stopped {
  const lines = new Map<Piece, BlockedLine>();
  for (const block of blocks) {
    if (lines.has(block.piece)) continue;
    for (const part of parts) {
      const line = coveredLine(block, from, part);
      if (line === null) continue;
      lines.set(block.piece, line);
      break;
    }
  }
  return lines;
}

function answer(stopped: Stopped, free: readonly [Point3, Point3] | null, own: Own): Sight {
  if (own === null || stopped.size === 0)
    return { visible: free !== null, cover: 'none', coverers: [], proof: { clear: free, blocked: [] } };
  const covering = [...stopped].filter(([piece]) => !own(piece));
  const named = free === null ? [...stopped] : covering;
  return {
    visible: free !== null,
    cover: covering.reduce<Cover>((best, [piece]) => better(best, piece.cover), 'none'),
    coverers: named.map(([{ id }]) => id),
    proof: { clear: free, blocked: named.map(([, line]) => line) },
  };
}

function quickLine(
  blocks: Blocker[],
  from: End,
  to: End,
  heights?: readonly number[],
): readonly [Point3, Point3] | null {
  for (let i = 0; i < from.xs.length; i++) {
    for (let j = 0; j < to.xs.length; j++) {
      const line = freeLine(blocks, from, i, to, j, heights);
      if (line !== null) return line;
    }
  }
  return null;
}

function lookAtPiece(scene: Scene, from: Body, to: Piece, but: readonly string[], own: Own): Sight {
  const outline = outlineOf(to.footprint);
  if (outline.kind === 'disc') {
    const { x, y, r } = outline;
    return look(scene, from, { x, y, r, z: to.bottom, h: to.top - to.bottom }, but, own);
  }
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
  const near = endOf(from, ux, uy, FEW);
  const far = cornersAndMiddles(outline.edges, to.bottom, to.top);
  const stopped = own === null ? NOT_ASKED : stoppedBy(blocks, from, partsOf(outline.convex, to));
  const free = quickLine(blocks, near, far) ?? sideView(blocks, from, outline.edges, to);
  return answer(stopped, free, own);
}

const partsOf = (convex: readonly Convex[], { bottom, top }: Piece): readonly Looked[] =>
  convex.map(({ box, edges }) => ({
    low: bottom,
    high: top,
    disc: null,
    edges,
    x: (box.x0 + box.x1) / 2,
    y: (box.y0 + box.y1) / 2,
  }));

const cornersAndMiddles = (edges: readonly Edge[], low: Um, high: Um): End => ({
  xs: edges.flatMap((e) => [e.ax, e.ax + e.dx / 2]),
  ys: edges.flatMap((e) => [e.ay, e.ay + e.dy / 2]),
  low,
  high,
});

/** A view of any side of a piece; long sides are looked at in stretches no longer than they are away. */
function sideView(
  blocks: Blocker[],
  from: Cylinder,
  edges: readonly Edge[],
  { bottom, top }: Piece,
): readonly [Point3, Point3] | null {
  const left = patience();
  for (const e of edges) {
    const away = Math.sqrt(toSegment2(from.x, from.y, e.ax, e.ay, e.dx, e.dy));
    const count = Math.min(MOST_STRETCHES, Math.ceil(Math.sqrt(e.length2) / Math.max(away, 1)));
    for (let i = 0; i < count; i++) {
      const [a, b] = [i / count, (i + 1) / count];
      const stretch = {
        ax: e.ax + e.dx * a,
        ay: e.ay + e.dy * a,
        bx: e.ax + e.dx * b,
        by: e.ay + e.dy * b,
        r: 0,
        low: bottom,
        high: top,
      };
      const fan = fanOf(blocks, from, stretch, left);
      const line = fan === null ? null : freeView(fan);
      if (line !== null) return line;
    }
  }
  return null;
}

const MOST_STRETCHES = 8;

function behindWall(scene: Scene, from: Cylinder, to: Cylinder, room: string): Sight {
  const piece = scene.pieces.find((other) => other.id === room);
  if (piece === undefined) return { ...CLEAR, visible: false };
  const a: End = { xs: [from.x], ys: [from.y], low: from.z, high: from.z + from.h };
  const b: End = { xs: [to.x], ys: [to.y], low: to.z, high: to.z + to.h };
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
