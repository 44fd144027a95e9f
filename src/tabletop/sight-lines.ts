import { clipConvex, clipDisc, type Span } from '../geometry/clip.ts';
import { boxesApart } from '../geometry/distance.ts';
import type { Box } from '../geometry/shape.ts';
import { SLACK, type Um } from '../geometry/units.ts';
import { type Blocker, indexOf } from './spatial-index.ts';
import type { Point3, Scene } from './table.ts';

export type { Span } from '../geometry/clip.ts';

/** One end of a few lines: points seen from above, all between two heights. */
export interface End {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly low: Um;
  readonly high: Um;
}

export interface BlockedLine {
  readonly from: Point3;
  readonly to: Point3;
  /** Where the line goes in. */
  readonly at: Point3;
  readonly by: string;
  /** How much of the line lies inside. */
  readonly overlap: Um;
}

/** The blocks that meet the box in plan and reach from above `low` to below `high`. */
export function blockersIn(scene: Scene, box: Box, low: Um, high: Um, but: readonly string[]): Blocker[] {
  const found: Blocker[] = [];
  for (const { piece, x0, y0, x1, y1, blocks } of indexOf(scene)) {
    if (x0 > box.x1 || x1 < box.x0 || y0 > box.y1 || y1 < box.y0) continue;
    if (!piece.solid || piece.top <= low + SLACK || piece.bottom > high || but.includes(piece.id)) continue;
    for (const block of blocks) {
      if (block.top > low + SLACK && block.bottom <= high && !boxesApart(block.box, box, 0))
        found.push(block);
    }
  }
  return found;
}

/** The stretch of a plan line inside a block whose sides are moved out by `grow`. */
export function clipBlock(
  b: Blocker,
  ax: number,
  ay: number,
  dx: number,
  dy: number,
  grow: number,
  out: Span,
): boolean {
  return b.convex === null
    ? clipDisc(b.x, b.y, b.r + grow, ax, ay, dx, dy, out)
    : clipConvex(b.convex, ax, ay, dx, dy, grow, out);
}

const span: Span = { t0: 0, t1: 1 };

/** Narrows a stretch to where start + rise·t > level; false when nothing is left. */
function narrow(start: number, rise: number, level: number, out: Span): boolean {
  if (rise === 0) return start > level;
  const t = (level - start) / rise;
  if (rise > 0) out.t0 = Math.max(out.t0, t);
  else out.t1 = Math.min(out.t1, t);
  return out.t0 <= out.t1;
}

/**
 * A line over one plan line, at any height, that a block stops; null when it stops none. Grazing a side counts,
 * running level along a top or touching an end of the line does not.
 * @rule PC-LOS-03 @rule PC-LOS-04
 */
export function stoppedLine(b: Blocker, from: End, i: number, to: End, j: number): BlockedLine | null {
  const ax = from.xs[i] ?? 0;
  const ay = from.ys[i] ?? 0;
  const bx = to.xs[j] ?? 0;
  const by = to.ys[j] ?? 0;
  if (!clipBlock(b, ax, ay, bx - ax, by - ay, SLACK, span)) return null;
  const lowRise = to.low - from.low;
  const highRise = to.high - from.high;
  if (!narrow(-from.low, -lowRise, SLACK - b.top, span)) return null;
  if (b.bottom !== -Infinity && !narrow(from.high, highRise, b.bottom, span)) return null;
  if (onlyAtEnd(ax, ay, bx, by)) return null;
  const middle = (span.t0 + span.t1) / 2;
  const low = from.low + lowRise * middle;
  const high = from.high + highRise * middle;
  const z = (Math.max(low, b.bottom) + Math.min(high, b.top)) / 2;
  const share = high > low ? (z - low) / (high - low) : 0;
  const start = { x: ax, y: ay, z: from.low + (from.high - from.low) * share };
  const end = { x: bx, y: by, z: to.low + (to.high - to.low) * share };
  return lineInside(b, start, end);
}

/** What touches a model from behind stands in no line's way. */
function onlyAtEnd(ax: number, ay: number, bx: number, by: number): boolean {
  const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
  return span.t1 * length <= 4 * SLACK || (1 - span.t0) * length <= 4 * SLACK;
}

export function lineInside(b: Blocker, from: Point3, to: Point3): BlockedLine {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const dz = to.z - from.z;
  let length = 0;
  let first = 0;
  if (clipBlock(b, from.x, from.y, dx, dy, SLACK, span)) {
    narrow(-from.z, -dz, -b.top, span);
    if (b.bottom !== -Infinity) narrow(from.z, dz, b.bottom, span);
    first = span.t0;
    length = Math.max(0, span.t1 - span.t0) * Math.sqrt(dx * dx + dy * dy + dz * dz);
  }
  const at = { x: from.x + dx * first, y: from.y + dy * first, z: from.z + dz * first };
  return { from: whole(from), to: whole(to), at: whole(at), by: b.piece.id, overlap: Math.round(length) };
}

const whole = ({ x, y, z }: Point3): Point3 => ({ x: Math.round(x), y: Math.round(y), z: Math.round(z) });

const HEIGHTS = [1, 0.75, 0.5, 0.25, 0];
/** The heads alone, where a search of all heights follows. */
export const TOP: readonly number[] = [1];

/**
 * A free line over one plan line, or null. Grazing is free.
 * Without an overhang the line from top to top is the freest of all.
 * @rule PC-LOS-01 @rule PC-LOS-04
 */
export function freeLine(
  blocks: Blocker[],
  from: End,
  i: number,
  to: End,
  j: number,
  heights: readonly number[] = blocks.some((b) => b.bottom !== -Infinity) ? HEIGHTS : TOP,
): readonly [Point3, Point3] | null {
  const [ax, ay, bx, by] = [from.xs[i] ?? 0, from.ys[i] ?? 0, to.xs[j] ?? 0, to.ys[j] ?? 0];
  for (const f of heights) {
    const z0 = from.low + (from.high - from.low) * f;
    for (const g of heights) {
      const line = freeSegment(blocks, ax, ay, z0, bx, by, to.low + (to.high - to.low) * g);
      if (line !== null) return line;
    }
  }
  return null;
}

/** A line that nothing stops, its ends rounded; else null. */
export function freeSegment(
  blocks: Blocker[],
  ax: number,
  ay: number,
  z0: number,
  bx: number,
  by: number,
  z1: number,
): readonly [Point3, Point3] | null {
  if (!isFree(blocks, ax, ay, z0, bx, by, z1) || inSeam(blocks, ax, ay, z0, bx, by, z1)) return null;
  return [whole({ x: ax, y: ay, z: z0 }), whole({ x: bx, y: by, z: z1 })];
}

/** Whoever stops a line comes first next time: it will most likely stop the next one too. */
function isFree(
  blocks: Blocker[],
  ax: number,
  ay: number,
  z0: number,
  bx: number,
  by: number,
  z1: number,
): boolean {
  for (let i = 0; i < blocks.length; i++) {
    const b = blocks[i];
    if (b === undefined || !clipBlock(b, ax, ay, bx - ax, by - ay, -SLACK, span)) continue;
    if (!narrow(-z0, z0 - z1, SLACK - b.top, span)) continue;
    if (b.bottom !== -Infinity && !narrow(z0, z1 - z0, b.bottom - SLACK, span)) continue;
    const [first] = blocks;
    if (i > 0 && first !== undefined) {
      blocks[i] = first;
      blocks[0] = b;
    }
    return false;
  }
  return true;
}

/** Whether a line that grazes runs between two blocks that stand flush: nobody looks through there. */
function inSeam(
  blocks: readonly Blocker[],
  ax: number,
  ay: number,
  z0: number,
  bx: number,
  by: number,
  z1: number,
): boolean {
  const dx = bx - ax;
  const dy = by - ay;
  const grazed: (Span & { readonly left: boolean })[] = [];
  for (const b of blocks) {
    if (!clipBlock(b, ax, ay, dx, dy, SLACK, span) || !narrow(-z0, z0 - z1, SLACK - b.top, span)) continue;
    if (b.bottom !== -Infinity && !narrow(z0, z1 - z0, b.bottom - SLACK, span)) continue;
    const { x, y } = middleOf(b);
    grazed.push({ ...span, left: dx * (y - ay) - dy * (x - ax) > 0 });
  }
  const apart = SLACK / Math.max(1, Math.sqrt(dx * dx + dy * dy));
  return grazed.some((p) =>
    grazed.some((q) => p.left && !q.left && Math.min(p.t1, q.t1) - Math.max(p.t0, q.t0) > 4 * apart),
  );
}

const middleOf = (b: Blocker): { readonly x: number; readonly y: number } =>
  b.convex === null
    ? b
    : { x: (b.convex.box.x0 + b.convex.box.x1) / 2, y: (b.convex.box.y0 + b.convex.box.y1) / 2 };
