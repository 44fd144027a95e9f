import { SLACK, type Um } from '../geometry/units.ts';
import type { Cylinder } from './sight-cover.ts';
import { type Bar, type Gate, sideStopped, sideView } from './sight-heights.ts';
import { clipBlock, freeSegment, type Span } from './sight-lines.ts';
import type { Blocker } from './spatial-index.ts';
import type { Point3 } from './table.ts';

/** A stretch seen from above on which lines end: across a cylinder, or along the side of a block. */
export interface Chord {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  /** Of the cylinder it runs across; 0 for a side. */
  readonly r: Um;
  readonly low: Um;
  readonly high: Um;
}

/** All lines from a cylinder to a chord, and what is in their way. */
export interface Fan {
  readonly from: Cylinder;
  readonly chord: Chord;
  /** Seen along the way from the looker to the middle of the chord. */
  readonly ux: number;
  readonly uy: number;
  readonly ahead0: number;
  readonly ahead1: number;
  readonly side0: number;
  readonly side1: number;
  /** Length of the chord. */
  readonly along: number;
  /** Half the width from which lines start. */
  readonly breadth: number;
  /** Something that does not reach the ground is in the way: lines at other heights than the highest count. */
  readonly hangs: boolean;
  readonly blocks: Blocker[];
  readonly patience: Patience;
}

/** How many more bundles are looked at before an answer is given. */
export interface Patience {
  left: number;
}

/** After so many, edges lie one upon the other: whatever gap is left between them is no view. */
const MOST_BUNDLES = 6000;
export const patience = (): Patience => ({ left: MOST_BUNDLES });

/** Views narrower than this are not looked for. */
const NARROWEST: Um = 4 * SLACK;

/** The lines from a stretch across the looker to a stretch of the chord. */
interface Bundle {
  /** Across the looker, from one side to the other. */
  s0: number;
  s1: number;
  /** Shares of the chord. */
  t0: number;
  t1: number;
}

/** Null where the two are one above the other: then there is nothing in between. */
export function fanOf(blocks: Blocker[], from: Cylinder, chord: Chord, left: Patience): Fan | null {
  const mx = (chord.ax + chord.bx) / 2 - from.x;
  const my = (chord.ay + chord.by) / 2 - from.y;
  const length = Math.sqrt(mx * mx + my * my);
  if (length <= from.r + chord.r) return null;
  const ux = mx / length;
  const uy = my / length;
  const [ax, ay, bx, by] = [chord.ax - from.x, chord.ay - from.y, chord.bx - from.x, chord.by - from.y];
  const [ahead0, ahead1] = [ax * ux + ay * uy, bx * ux + by * uy];
  const [side0, side1] = [ay * ux - ax * uy, by * ux - bx * uy];
  const near = Math.min(ahead0, ahead1);
  if (near <= 0) return null;
  const steepest = (Math.max(Math.abs(side0), Math.abs(side1)) + from.r) / near;
  return {
    from,
    chord,
    ux,
    uy,
    ahead0,
    ahead1,
    side0,
    side1,
    along: Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)),
    breadth: from.r * Math.sqrt(1 + steepest * steepest),
    hangs: blocks.some((b) => b.bottom !== -Infinity),
    blocks,
    patience: left,
  };
}

const wholeFan = ({ breadth }: Fan): Bundle => ({ s0: -breadth, s1: breadth, t0: 0, t1: 1 });

/** Whether everything is stopped at first sight. */
export const allStopped = (fan: Fan): boolean => isStopped(fan, wholeFan(fan));

/** The bundles of a search, four numbers each: kept from one search to the next, for there are many. */
const FIELDS = 4;
const waiting = new Float64Array(FIELDS * (MOST_BUNDLES + 3));
const taken: Bundle = { s0: 0, s1: 0, t0: 0, t1: 0 };

function put(at: number, s0: number, s1: number, t0: number, t1: number): void {
  const k = at * FIELDS;
  waiting[k] = s0;
  waiting[k + 1] = s1;
  waiting[k + 2] = t0;
  waiting[k + 3] = t1;
}

function take(at: number): void {
  const k = at * FIELDS;
  taken.s0 = waiting[k] ?? 0;
  taken.s1 = waiting[k + 1] ?? 0;
  taken.t0 = waiting[k + 2] ?? 0;
  taken.t1 = waiting[k + 3] ?? 0;
}

/**
 * A free line from a cylinder to a chord, or null when there is none that is wider than the narrowest view. The lines
 * are halved and halved again: a bundle is given up when what stands in its way stops all of it.
 * @rule PC-LOS-01
 */
export function freeView(fan: Fan): readonly [Point3, Point3] | null {
  let count = 1;
  put(0, -fan.breadth, fan.breadth, 0, 1);
  for (let i = 0; i < count; i++) {
    take(i);
    if (isStopped(fan, taken)) continue;
    const line = middleLine(fan, taken);
    if (line !== null) return line;
    const { s0, s1, t0, t1 } = taken;
    const half = fan.patience.left > 0 ? toHalve(fan, taken) : null;
    if (half === null) continue;
    fan.patience.left -= 2;
    const [s, t] = [(s0 + s1) / 2, (t0 + t1) / 2];
    put(count, s0, half === 'across' ? s : s1, t0, half === 'along' ? t : t1);
    put(count + 1, half === 'across' ? s : s0, s1, half === 'along' ? t : t0, t1);
    count += 2;
  }
  return null;
}

/** What is best halved; null where nothing wide enough is left. */
function toHalve(fan: Fan, { s0, s1, t0, t1 }: Bundle): 'across' | 'along' | null {
  const across = s1 - s0;
  const wide = (t1 - t0) * fan.along;
  if (Math.max(across, wide) <= NARROWEST) return null;
  if (!edgeOn(fan, s0, s1)) return across >= wide ? 'across' : 'along';
  // Along a side nothing is seen that is not seen of the corner at its end.
  return across > NARROWEST ? 'across' : null;
}

/** Where the lines of a bundle run, along the way: bounds for all of them. */
const bounds = { back: 0, start: 0, least: 0, most: 0 };

/** The stretch of the way on which a block is looked at. */
const room = { from: 0, to: 0 };

/** Whether what is in the way stops all lines of a bundle. */
function isStopped(fan: Fan, bundle: Bundle): boolean {
  if (!bound(fan, bundle)) return false;
  outline(fan, bundle);
  return stoppedByOne(fan) || (fan.hangs && stoppedTogether(fan));
}

/** Whether one block that stands on the ground stops them; it comes first next time. */
function stoppedByOne(fan: Fan): boolean {
  const { blocks } = fan;
  for (let i = 0; i < blocks.length; i++) {
    const b = blocks[i];
    if (b === undefined || b.bottom !== -Infinity || !tallerThan(fan, b)) continue;
    if (!crosses(fan, b, room.from, room.to)) continue;
    const [first] = blocks;
    if (i > 0 && first !== undefined) {
      blocks[i] = first;
      blocks[0] = b;
    }
    return true;
  }
  return false;
}

/** Narrows the stretch to where a block is taller than the highest line from any start to any end of the bundle. */
function tallerThan({ from, chord }: Fan, b: Blocker): boolean {
  const { back, start, least, most } = bounds;
  const [z0, z1] = [from.z + from.h, chord.high];
  const level = b.top - SLACK;
  room.from = start;
  room.to = least;
  if (z0 === z1) return z0 < level;
  const [x0, x1] = z0 > z1 ? [start, most] : [back, least];
  const x = x0 + ((level - z0) * (x1 - x0)) / (z1 - z0);
  if (z1 > z0) room.to = Math.min(least, x);
  else room.from = Math.max(start, x);
  return room.from < room.to;
}

/** Kept from one bundle to the next, for there are many. */
const bars: { -readonly [K in keyof Bar]: Bar[K] }[] = [];

/** Whether those blocks that reach across the whole bundle leave no line between them, over or under. */
function stoppedTogether(fan: Fan): boolean {
  const { back, start, least, most } = bounds;
  let count = 0;
  for (const b of fan.blocks) {
    if (!crosses(fan, b, start, least) || shared.t0 >= shared.t1) continue;
    const bar = (bars[count] ??= { x0: 0, x1: 0, bottom: 0, top: 0 });
    bar.x0 = start + (least - start) * shared.t0;
    bar.x1 = start + (least - start) * shared.t1;
    bar.bottom = b.bottom;
    bar.top = b.top;
    count += 1;
  }
  if (count === 0) return false;
  const { from, chord } = fan;
  const gate = { x0: back, x1: start, low: from.z, high: from.z + from.h };
  return sideStopped(gate, { x0: least, x1: most, low: chord.low, high: chord.high }, bars.slice(0, count));
}

/** Lines start between `back` and `start`, and end between `least` and `most`; false when nothing fits between. */
function bound(fan: Fan, { s0, s1, t0, t1 }: Bundle): boolean {
  const { from, chord } = fan;
  const [x0, y0] = [aheadAt(fan, t0), sideAt(fan, t0)];
  const [x1, y1] = [aheadAt(fan, t1), sideAt(fan, t1)];
  const [near, far] = x0 < x1 ? [x0, x1] : [x1, x0];
  const [low, high] = y0 < y1 ? [y0, y1] : [y1, y0];
  const rise0 = (low - s1) / (low < s1 ? near : far);
  const rise1 = (high - s0) / (high > s0 ? near : far);
  within(from.r, s0, s1, rise0, rise1);
  bounds.back = ends.back;
  bounds.start = ends.front;
  if (chord.r > 0) within(chord.r, low, high, rise0, rise1);
  else ends.back = ends.front = 0;
  bounds.least = near + ends.back;
  bounds.most = far + ends.front;
  return bounds.start < bounds.least && !edgeOn(fan, s0, s1);
}

const ends = { back: 0, front: 0 };

/** How far ahead of, and behind, the centre of a disc lie the ends of what it cuts out of the lines of a bundle. */
function within(r: Um, side0: number, side1: number, rise0: number, rise1: number): void {
  const least = side0 < 0 && side1 > 0 ? 0 : Math.min(Math.abs(side0), Math.abs(side1));
  const flat = rise0 < 0 && rise1 > 0 ? 0 : Math.min(Math.abs(rise0), Math.abs(rise1));
  const steep = Math.max(Math.abs(rise0), Math.abs(rise1));
  const flat2 = 1 + flat * flat;
  const steep2 = 1 + steep * steep;
  const [a, b, c, d] = [side0 * rise0, side0 * rise1, side1 * rise0, side1 * rise1];
  const behind = Math.max(a, b, c, d);
  const ahead = -Math.min(a, b, c, d);
  const rest = r * r - (least * least) / steep2;
  const half = rest > 0 ? Math.sqrt(rest / flat2) : 0;
  ends.front = ahead / (ahead > 0 ? flat2 : steep2) + half;
  ends.back = -behind / (behind > 0 ? flat2 : steep2) - half;
}

const aheadAt = (fan: Fan, t: number): number => fan.ahead0 + (fan.ahead1 - fan.ahead0) * t;
const sideAt = (fan: Fan, t: number): number => fan.side0 + (fan.side1 - fan.side0) * t;

/** On which side of the line through the chord a place across the looker lies. */
const facing = (fan: Fan, s: number): number =>
  (fan.ahead1 - fan.ahead0) * (s - fan.side0) + (fan.side1 - fan.side0) * fan.ahead0;

/** A side is looked at along its length from somewhere in between: its ends change places there. */
const edgeOn = (fan: Fan, s0: number, s1: number): boolean =>
  fan.chord.r === 0 && fan.along > 0 && facing(fan, s0) * facing(fan, s1) <= 0;

const span: Span = { t0: 0, t1: 1 };
const shared: Span = { t0: 0, t1: 1 };

/** The outermost lines of a bundle: where each passes the looker, and how it rises across the way. */
const outer = { s0: 0, rise0: 0, s1: 0, rise1: 0 };

function outline(fan: Fan, { s0, s1, t0, t1 }: Bundle): void {
  const turned = fan.chord.r === 0 && facing(fan, s0) < 0;
  outer.s0 = s0;
  outer.rise0 = riseTo(fan, s0, turned ? t1 : t0);
  outer.s1 = s1;
  outer.rise1 = riseTo(fan, s1, turned ? t0 : t1);
}

const riseTo = (fan: Fan, s: number, t: number): number => (sideAt(fan, t) - s) / aheadAt(fan, t);

/**
 * Whether a block meets both outermost lines of a bundle between two places on the way: then it meets them all, and
 * reaches across the whole bundle on the shares of the stretch that are in `shared`.
 */
function crosses(fan: Fan, b: Blocker, from: number, to: number): boolean {
  if (!outerMeets(fan, outer.s0, outer.rise0, b, from, to)) return false;
  shared.t0 = span.t0;
  shared.t1 = span.t1;
  if (!outerMeets(fan, outer.s1, outer.rise1, b, from, to)) return false;
  shared.t0 = Math.max(shared.t0, span.t0);
  shared.t1 = Math.min(shared.t1, span.t1);
  return true;
}

function outerMeets(fan: Fan, s: number, rise: number, b: Blocker, from: number, to: number): boolean {
  const { ux, uy } = fan;
  const y = s + rise * from;
  const ax = fan.from.x + ux * from - uy * y;
  const ay = fan.from.y + uy * from + ux * y;
  const far = to - from;
  return clipBlock(b, ax, ay, (ux - uy * rise) * far, (uy + ux * rise) * far, -SLACK, span);
}

/** The line in the middle of a bundle, if it is free at some height. */
function middleLine(fan: Fan, { s0, s1, t0, t1 }: Bundle): readonly [Point3, Point3] | null {
  const { from, chord, ux, uy } = fan;
  const s = (s0 + s1) / 2;
  const t = (t0 + t1) / 2;
  const ax = from.x - uy * s;
  const ay = from.y + ux * s;
  const bx = chord.ax + (chord.bx - chord.ax) * t;
  const by = chord.ay + (chord.by - chord.ay) * t;
  const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
  const [dx, dy] = [(bx - ax) / length, (by - ay) / length];
  const foot = (from.x - ax) * dx + (from.y - ay) * dy;
  const half = halfChord(from.r, (from.x - ax) * dy - (from.y - ay) * dx);
  const [cx, cy] = [(chord.ax + chord.bx) / 2, (chord.ay + chord.by) / 2];
  const farFoot = chord.r === 0 ? length : (cx - ax) * dx + (cy - ay) * dy;
  const farHalf = chord.r === 0 ? 0 : halfChord(chord.r, (cx - ax) * dy - (cy - ay) * dx);
  if (half < 0 || farHalf < 0) return null;
  const [high, far] = [from.z + from.h, chord.high];
  const segment = (x0: number, z0: number, x1: number, z1: number) =>
    freeSegment(fan.blocks, ax + dx * x0, ay + dy * x0, z0, ax + dx * x1, ay + dy * x1, z1);
  if (!fan.hangs) {
    // From top to top, as high above what lies in between as the two ends allow.
    const [near, on] = high === far ? [1, -1] : high > far ? [1, 1] : [-1, -1];
    return segment(foot + near * half, high, farFoot + on * farHalf, far);
  }
  const gate: Gate = { x0: foot - half, x1: foot + half, low: from.z, high };
  const end: Gate = { x0: farFoot - farHalf, x1: farFoot + farHalf, low: chord.low, high: far };
  const found = sideView(gate, end, barsOn(fan.blocks, ax, ay, dx, dy, gate.x0, end.x1));
  return found === null ? null : segment(found.x0, found.z0, found.x1, found.z1);
}

/** What a plan line meets between two places on it. */
function barsOn(
  blocks: readonly Blocker[],
  ax: number,
  ay: number,
  dx: number,
  dy: number,
  x0: number,
  x1: number,
): readonly Bar[] {
  const bars: Bar[] = [];
  const far = x1 - x0;
  for (const b of blocks) {
    if (!clipBlock(b, ax + dx * x0, ay + dy * x0, dx * far, dy * far, -SLACK, span)) continue;
    bars.push({ x0: x0 + far * span.t0, x1: x0 + far * span.t1, bottom: b.bottom, top: b.top });
  }
  return bars;
}

/** Half of what a line has in a disc at some distance from its centre; negative when it misses. */
function halfChord(r: Um, distance: number): number {
  const rest = r * r - distance * distance;
  // The outermost lines miss by the last digits.
  return rest >= 0 ? Math.sqrt(rest) : rest > -1e-6 * r * r ? 0 : -1;
}
