import { SLACK, type Um } from '../geometry/units.ts';

/** What stands in the way of lines seen from the side: between two places on the way, and two heights. */
export interface Bar {
  readonly x0: number;
  readonly x1: number;
  /** Minus infinity for what stands on the ground. */
  readonly bottom: number;
  readonly top: number;
}

/** Where lines begin or end, seen from the side. */
export interface Gate {
  readonly x0: number;
  readonly x1: number;
  readonly low: Um;
  readonly high: Um;
}

/** A line seen from the side. */
export interface SideView {
  readonly x0: number;
  readonly z0: number;
  readonly x1: number;
  readonly z1: number;
}

/** More lines than these are not told apart by any scene on a table; it bounds the work on a made-up one. */
const MOST_BARS = 10;

/** A hair more than the last digits of a number. */
const HAIR = 1e-6;

/** A set of lines: a convex shape whose corners are lines, each by its heights at both ends of the way, p then q. */
interface Lines {
  readonly at: number[];
  /** So many numbers of `at` are in use. */
  count: number;
}

/** Kept from one question to the next, for there are many: the sets that are in use come first. */
const sets: Lines[] = [];
let used = 0;

function emptySet(): Lines {
  const set = (sets[used] ??= { at: [], count: 0 });
  used += 1;
  set.count = 0;
  return set;
}

function add(lines: Lines, p: number, q: number): void {
  lines.at[lines.count] = p;
  lines.at[lines.count + 1] = q;
  lines.count += 2;
}

/** Which lines are looked at: those from the nearest places of both gates, or those that go up or down to reach them. */
type Slant = 'level' | 'rising' | 'sinking';
const SLANTS: readonly Slant[] = ['level', 'rising', 'sinking'];

/**
 * A line from one gate to the other that passes over or under every bar, or null. Of all that do the same about each
 * bar it runs in the middle. What hangs is looked under with the slack to spare.
 */
export function sideView(from: Gate, to: Gate, inWay: readonly Bar[]): SideView | null {
  if (from.x1 >= to.x0) return null;
  used = 0;
  const bars = withSeams(inWay.length > MOST_BARS ? inWay.slice(0, MOST_BARS) : inWay);
  for (const slant of SLANTS) {
    const found = past({ from, to, bars, slant }, linesOf(from, to, slant), 0);
    const line = found === null ? null : middleOf(found, from, to);
    if (line !== null) return line;
  }
  return null;
}

/**
 * Whether `sideView` finds none. Where everything stands on the ground, the line from top to top passes whatever any
 * level line passes.
 */
export function sideStopped(from: Gate, to: Gate, bars: readonly Bar[]): boolean {
  if (from.x1 >= to.x0) return true;
  if (topLinePasses(from, to, bars)) return false;
  return sideView(from, to, bars) === null;
}

function topLinePasses(from: Gate, to: Gate, bars: readonly Bar[]): boolean {
  const [start, end] = [from.x1, to.x0];
  const rise = (to.high - from.high) / (end - start);
  for (const { x0, x1, bottom, top } of bars) {
    if (bottom !== -Infinity) return false;
    if (x0 >= end || x1 <= start) continue;
    const over = top - SLACK - HAIR - from.high;
    if (rise * (Math.max(x0, start) - start) < over || rise * (Math.min(x1, end) - start) < over)
      return false;
  }
  return true;
}

/** A bar that lies upon another one leaves no gap to look through; what stands on the ground leaves no choice. */
function withSeams(bars: readonly Bar[]): readonly Bar[] {
  if (bars.every(isGrounded)) return bars;
  const grounded = bars.filter(isGrounded);
  const hanging: Bar[] = [];
  for (const upper of bars) {
    if (isGrounded(upper)) continue;
    hanging.push(upper);
    for (const lower of bars) {
      if (Math.abs(upper.bottom - lower.top) > 2 * SLACK) continue;
      const x0 = Math.max(upper.x0, lower.x0);
      const x1 = Math.min(upper.x1, lower.x1);
      const seam = { x0, x1, bottom: lower.bottom, top: upper.top };
      if (x0 < x1) (isGrounded(lower) ? grounded : hanging).push(seam);
    }
  }
  grounded.push(...hanging);
  return grounded;
}

const isGrounded = ({ bottom }: Bar): boolean => bottom === -Infinity;

function linesOf(from: Gate, to: Gate, slant: Slant): Lines {
  const all = emptySet();
  if (slant === 'level') {
    add(all, from.low, to.low);
    add(all, from.high, to.low);
    add(all, from.high, to.high);
    add(all, from.low, to.high);
    return all;
  }
  const way = to.x0 - from.x1;
  const back = (from.x0 - from.x1) / way;
  const ahead = (to.x1 - from.x1) / way;
  if (slant === 'rising') {
    if (from.low > to.high) return NO_LINES;
    add(all, from.low, from.low);
    add(all, to.high, to.high);
    add(all, from.low, to.high);
    return below(above(all, ahead, to.low), back, from.high);
  }
  if (to.low > from.high) return NO_LINES;
  add(all, from.high, from.high);
  add(all, from.high, to.low);
  add(all, to.low, to.low);
  return below(above(all, back, from.low), ahead, to.high);
}

interface Question {
  readonly from: Gate;
  readonly to: Gate;
  readonly bars: readonly Bar[];
  readonly slant: Slant;
}

/** Lines of a set that get past all bars from one on, or null. */
function past(asked: Question, lines: Lines, first: number): Lines | null {
  if (lines.count === 0) return null;
  const bar = asked.bars[first];
  if (bar === undefined) return lines;
  const before = used;
  const found = past(asked, overBar(asked, lines, bar), first + 1);
  if (found !== null || bar.bottom === -Infinity) return found;
  used = before;
  return past(asked, underBar(asked, lines, bar), first + 1);
}

/** Beside a gate a line may begin, or end, where the bar is no longer in its way. */
function overBar({ from, to, slant }: Question, lines: Lines, { x0, x1, top }: Bar): Lines {
  const [start, end] = [from.x1, to.x0];
  const way = end - start;
  const over = top - SLACK;
  let left = lines;
  if (x0 < end && x1 > start) {
    left = above(left, (Math.max(x0, start) - start) / way, over);
    left = above(left, (Math.min(x1, end) - start) / way, over);
  }
  if (slant === 'level') return left;
  if (x0 < start && x1 > from.x0) {
    const low = top <= from.high;
    if (slant === 'sinking' && low)
      left = above(left, (Math.min(x1, start) - start) / way, Math.min(over, from.low));
    if (slant === 'rising' && !low) left = above(left, (Math.max(x0, from.x0) - start) / way, over);
  }
  if (x1 > end && x0 < to.x1) {
    const low = top <= to.high;
    if (slant === 'rising' && low)
      left = above(left, (Math.max(x0, end) - start) / way, Math.min(over, to.low));
    if (slant === 'sinking' && !low) left = above(left, (Math.min(x1, to.x1) - start) / way, over);
  }
  return left;
}

function underBar({ from, to, slant }: Question, lines: Lines, { x0, x1, bottom, top }: Bar): Lines {
  const [start, end] = [from.x1, to.x0];
  const way = end - start;
  const under = bottom - SLACK;
  let left = lines;
  if (x0 < end && x1 > start) {
    left = below(left, (Math.max(x0, start) - start) / way, under);
    left = below(left, (Math.min(x1, end) - start) / way, under);
  }
  if (slant === 'level') return left;
  if (x0 < start && x1 > from.x0) {
    const low = top <= from.high;
    if (slant === 'sinking' && low) left = below(left, (Math.max(x0, from.x0) - start) / way, under);
    if (slant === 'rising' && !low)
      left = below(left, (Math.min(x1, start) - start) / way, Math.max(under, from.high));
  }
  if (x1 > end && x0 < to.x1) {
    const low = top <= to.high;
    if (slant === 'rising' && low) left = below(left, (Math.min(x1, to.x1) - start) / way, under);
    if (slant === 'sinking' && !low)
      left = below(left, (Math.max(x0, end) - start) / way, Math.max(under, to.high));
  }
  return left;
}

/** The lines of a set that are no lower than a limit at a share of the way. */
const above = (lines: Lines, s: number, limit: number): Lines => cut(lines, s, limit, 1);

/** The lines of a set that are no higher than a limit at a share of the way. */
const below = (lines: Lines, s: number, limit: number): Lines => cut(lines, s, limit, -1);

function cut(lines: Lines, s: number, limit: number, sign: 1 | -1): Lines {
  const { at, count } = lines;
  let least = Infinity;
  let most = -Infinity;
  for (let i = 0; i < count; i += 2) {
    const p = at[i] ?? 0;
    const room = sign * (p + ((at[i + 1] ?? 0) - p) * s - limit);
    if (room < least) least = room;
    if (room > most) most = room;
  }
  if (least >= -HAIR) return lines;
  if (most < -HAIR) return NO_LINES;
  const kept = emptySet();
  let p = at[count - 2] ?? 0;
  let q = at[count - 1] ?? 0;
  let room = sign * (p + (q - p) * s - limit);
  for (let i = 0; i < count; i += 2) {
    const nextP = at[i] ?? 0;
    const nextQ = at[i + 1] ?? 0;
    const next = sign * (nextP + (nextQ - nextP) * s - limit);
    if (room >= -HAIR !== next >= -HAIR) {
      const t = Math.min(1, Math.max(0, room / (room - next)));
      add(kept, p + (nextP - p) * t, q + (nextQ - q) * t);
    }
    if (next >= -HAIR) add(kept, nextP, nextQ);
    p = nextP;
    q = nextQ;
    room = next;
  }
  return kept;
}

const NO_LINES: Lines = { at: [], count: 0 };

function middleOf({ at, count }: Lines, from: Gate, to: Gate): SideView | null {
  let p = 0;
  let q = 0;
  for (let i = 0; i < count; i += 2) {
    p += at[i] ?? 0;
    q += at[i + 1] ?? 0;
  }
  p *= 2 / count;
  q *= 2 / count;
  const rise = (q - p) / (to.x0 - from.x1);
  const base = p - rise * from.x1;
  const x0 = lastWithin(from, rise, base);
  const x1 = firstWithin(to, rise, base);
  return x0 === null || x1 === null ? null : { x0, z0: base + rise * x0, x1, z1: base + rise * x1 };
}

/** The last place in a gate where a line is between its heights. */
function lastWithin({ x0, x1, low, high }: Gate, rise: number, base: number): number | null {
  const z = base + rise * x1;
  if (z >= low - HAIR && z <= high + HAIR) return x1;
  if (rise === 0) return null;
  const x = ((z > high ? high : low) - base) / rise;
  return x >= x0 - HAIR && x <= x1 ? x : null;
}

/** The first place in a gate where a line is between its heights. */
function firstWithin({ x0, x1, low, high }: Gate, rise: number, base: number): number | null {
  const z = base + rise * x0;
  if (z >= low - HAIR && z <= high + HAIR) return x0;
  if (rise === 0) return null;
  const x = ((z > high ? high : low) - base) / rise;
  return x <= x1 + HAIR && x >= x0 ? x : null;
}
