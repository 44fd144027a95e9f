import { clip } from '../geometry/clip.ts';
import { near } from '../geometry/distance.ts';
import type { Outline } from '../geometry/outline.ts';
import { SLACK, type Um } from '../geometry/units.ts';
import type { Place } from './table.ts';

/** Something low enough to be walked over. */
export interface Step {
  readonly outline: Outline;
  readonly top: Um;
}

type Stretch = readonly [number, number];

/**
 * From which share of a straight leg on a base is, on some stretches of it, at a height that a question says yes to;
 * null: nowhere. It stays no lower than both ends, crossing what is empty in between, and rises over the steps under
 * its centre.
 * @rule PC-MOVE-08 @rule PC-MOVE-23
 */
export function fromWhereAt(
  steps: readonly Step[],
  a: Place,
  b: Place,
  where: () => readonly Stretch[],
  says: (level: Um) => boolean,
): number | null {
  const ground = Math.min(a.z, b.z);
  const outside = a.inside === null && b.inside === null;
  const first = says(ground);
  if (!outside || steps.every(({ top }) => top <= ground + SLACK || says(top) === first))
    return first ? (where()[0]?.[0] ?? 0) : null;
  const above = steps.filter(({ top, outline }) => top > ground + SLACK && meets(outline, a, b));
  if (above.length === 0) return first ? (where()[0]?.[0] ?? 0) : null;
  const climbed = above.map(({ outline, top }) => ({ top, on: clip(outline, a.x, a.y, b.x, b.y) }));
  for (const [from, to] of where()) {
    const cuts = [from, to];
    for (const { on } of climbed) {
      for (const share of on.flat()) if (share > from && share < to) cuts.push(share);
    }
    cuts.sort((p, q) => p - q);
    for (const [i, start] of cuts.entries()) {
      const middle = (start + (cuts[i + 1] ?? start)) / 2;
      let level = ground;
      for (const { top, on } of climbed) {
        if (top > level && on.some(([t0, t1]) => t0 <= middle && middle <= t1)) level = top;
      }
      if (says(level)) return start;
    }
  }
  return null;
}

/** The height of a base at one share of a leg, by the same steps. */
export function levelAt(steps: readonly Step[], a: Place, b: Place, share: number): Um {
  let level = Math.min(a.z, b.z);
  if (a.inside !== null || b.inside !== null) return level;
  const x = a.x + (b.x - a.x) * share;
  const y = a.y + (b.y - a.y) * share;
  for (const { top, outline } of steps) if (top > level + SLACK && near(x, y, outline, 0)) level = top;
  return level;
}

const meets = ({ box }: Outline, a: Place, b: Place): boolean =>
  Math.min(a.x, b.x) <= box.x1 &&
  Math.max(a.x, b.x) >= box.x0 &&
  Math.min(a.y, b.y) <= box.y1 &&
  Math.max(a.y, b.y) >= box.y0;
