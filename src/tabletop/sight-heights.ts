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

/**
 * A line from one gate to the other that passes over or under every bar, or null. Where there is one, there is one
 * that touches two corners of gates or bars: those are all there are to try.
 */
export function sideView(from: Gate, to: Gate, inWay: readonly Bar[]): SideView | null {
  const bars = withSeams(inWay.length > MOST_BARS ? inWay.slice(0, MOST_BARS) : inWay);
  const xs = [from.x1, from.x1, from.x0, from.x0, to.x0, to.x0, to.x1, to.x1];
  const zs = [from.high, from.low, from.high, from.low, to.high, to.low, to.high, to.low];
  for (const { x0, x1, bottom, top } of bars) {
    xs.push(x0, x1);
    zs.push(top, top);
    if (bottom === -Infinity) continue;
    xs.push(x0, x1);
    zs.push(bottom, bottom);
  }
  for (let i = 0; i < xs.length; i++) {
    for (let j = i + 1; j < xs.length; j++) {
      const found = through(from, to, bars, xs[i] ?? 0, zs[i] ?? 0, xs[j] ?? 0, zs[j] ?? 0);
      if (found !== null) return found;
    }
  }
  return null;
}

/** A bar that lies upon another one leaves no gap to look through. */
function withSeams(bars: readonly Bar[]): readonly Bar[] {
  const seams: Bar[] = [];
  for (const upper of bars) {
    if (upper.bottom === -Infinity) continue;
    for (const lower of bars) {
      if (Math.abs(upper.bottom - lower.top) > 2 * SLACK) continue;
      const [x0, x1] = [Math.max(upper.x0, lower.x0), Math.min(upper.x1, lower.x1)];
      if (x0 < x1) seams.push({ x0, x1, bottom: lower.bottom, top: upper.top });
    }
  }
  return seams.length === 0 ? bars : [...bars, ...seams];
}

/** The line through two points, if it runs from gate to gate and no bar stops it; grazing is free. */
function through(
  from: Gate,
  to: Gate,
  bars: readonly Bar[],
  ax: number,
  az: number,
  bx: number,
  bz: number,
): SideView | null {
  if (ax === bx) return null;
  const rise = (bz - az) / (bx - ax);
  const level = az - rise * ax;
  const x0 = lastWithin(from, rise, level);
  const x1 = firstWithin(to, rise, level);
  if (x0 === null || x1 === null) return null;
  for (const bar of bars) {
    const u = Math.max(x0, bar.x0);
    const v = Math.min(x1, bar.x1);
    if (u >= v) continue;
    const [zu, zv] = [level + rise * u, level + rise * v];
    const over = zu >= bar.top - SLACK && zv >= bar.top - SLACK;
    const under = zu <= bar.bottom + SLACK && zv <= bar.bottom + SLACK;
    if (!over && !under) return null;
  }
  return { x0, z0: level + rise * x0, x1, z1: level + rise * x1 };
}

/** A hair more than the last digits of a number. */
const HAIR = 1e-6;

/** The last place in a gate where a line is between its heights. */
function lastWithin({ x0, x1, low, high }: Gate, rise: number, level: number): number | null {
  const z = level + rise * x1;
  if (z >= low - HAIR && z <= high + HAIR) return x1;
  if (rise === 0) return null;
  const x = ((z > high ? high : low) - level) / rise;
  return x >= x0 - HAIR && x <= x1 ? x : null;
}

/** The first place in a gate where a line is between its heights. */
function firstWithin({ x0, x1, low, high }: Gate, rise: number, level: number): number | null {
  const z = level + rise * x0;
  if (z >= low - HAIR && z <= high + HAIR) return x0;
  if (rise === 0) return null;
  const x = ((z > high ? high : low) - level) / rise;
  return x <= x1 + HAIR && x >= x0 ? x : null;
}
