import { type Box, boxesOverlap, boxWithin, type Circle, circleMeetsBox } from '../shapes.ts';
import type { Point } from '../types.ts';

/** What a label has to keep clear of; all in table pixels. */
export interface Clutter {
  /** Bases: never hidden. */
  readonly bases: readonly Circle[];
  /** Labels already placed: never hidden. */
  readonly labels: readonly Box[];
  /** Small signs around bases: kept clear where possible. */
  readonly signs: readonly Circle[];
  /** Sight lines, rulers, paths: kept clear where possible. */
  readonly lines: readonly (readonly [Point, Point])[];
  readonly bounds: Box;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

export function boxAround(place: Place, extent: Extent): Box {
  return {
    left: place.x - extent.width / 2,
    right: place.x + extent.width / 2,
    top: place.y - extent.height / 2,
    bottom: place.y + extent.height / 2,
  };
}

/** The nearest place at which it lies within the bounds; what is larger than them lies in their middle. */
export function heldWithin(place: Place, extent: Extent, bounds: Box): Place {
  const hold = (at: number, half: number, from: number, to: number): number =>
    to - from < 2 * half ? (from + to) / 2 : Math.min(Math.max(at, from + half), to - half);
  return {
    x: hold(place.x, extent.width / 2, bounds.left, bounds.right),
    y: hold(place.y, extent.height / 2, bounds.top, bounds.bottom),
  };
}

const SIGN_COST = 6;
const LINE_COST = 9;

/** The first of the places that hides nothing; a line or a small sign costs as much as several places down the list. */
export function bestPlace<Candidate extends Place>(
  candidates: readonly Candidate[],
  extent: Extent,
  clutter: Clutter,
): Candidate | null {
  let best: Candidate | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [rank, candidate] of candidates.entries()) {
    if (least <= rank) break;
    const area = boxAround(candidate, extent);
    if (!boxWithin(area, clutter.bounds)) continue;
    if (clutter.bases.some((base) => circleMeetsBox(base, area))) continue;
    if (clutter.labels.some((label) => boxesOverlap(label, area))) continue;
    const signs = clutter.signs.filter((sign) => circleMeetsBox(sign, area)).length;
    const lines = clutter.lines.filter(([a, b]) => segmentMeetsBox(a, b, area)).length;
    const cost = rank + signs * SIGN_COST + lines * LINE_COST;
    if (cost < least) [best, least] = [candidate, cost];
  }
  return best;
}

function segmentMeetsBox(a: Point, b: Point, area: Box): boolean {
  let [from, to] = [0, 1];
  for (const [start, delta, low, high] of [
    [a.x, b.x - a.x, area.left, area.right],
    [a.y, b.y - a.y, area.top, area.bottom],
  ] as const) {
    if (delta === 0) {
      if (start < low || start > high) return false;
      continue;
    }
    const [t1, t2] = [(low - start) / delta, (high - start) / delta];
    from = Math.max(from, Math.min(t1, t2));
    to = Math.min(to, Math.max(t1, t2));
  }
  return from <= to;
}
