import { clip, clipDisc } from '../geometry/clip.ts';
import { SLACK, type Um } from '../geometry/units.ts';
import { indexOf, legOutOfReach } from './spatial-index.ts';
import { surfaceBelow } from './surfaces.ts';
import type { Place } from './table.ts';
import { crest, type Track } from './tracks.ts';
import { exactDistance } from '../geometry/vec.ts';

/** What a straight leg costs, not rounded. @rule PC-MOVE-06 @rule PC-MOVE-13 @rule PC-MOVE-17 */
export function legCost(track: Track, a: Place, b: Place): number {
  switch (track.gait.measure) {
    case 'plan':
      return exactDistance(a, b);
    case 'string':
      return stringLength(track, a, b);
    case 'surface':
      return surfaceLength(track, a, b);
  }
}

/** Empty space between start and end costs nothing, as long as it is no wider than the gait allows. */
function surfaceLength(track: Track, a: Place, b: Place): number {
  const plan = exactDistance(a, b);
  const top = crest(track, a, b);
  const over = top - a.z + (top - b.z);
  const { gap } = track.gait;
  if (gap === 'any' || plan <= gap + SLACK) return plan + over;
  return plan + over + 2 * Math.max(0, Math.min(a.z, b.z) - deepest(track, a, b));
}

const SOUNDINGS = 24;

/** The lowest surface under the track of the centre, taken at even steps. */
function deepest(track: Track, a: Place, b: Place): Um {
  let low = Math.min(a.z, b.z);
  for (let i = 1; i < SOUNDINGS && low > 0; i++) {
    const x = a.x + ((b.x - a.x) * i) / SOUNDINGS;
    const y = a.y + ((b.y - a.y) * i) / SOUNDINGS;
    low = Math.min(low, surfaceBelow(track.scene, x, y, Math.max(a.z, b.z)));
  }
  return low;
}

/** @rule PC-MOVE-23 Whether a leg runs over a gap that the gait is too short for. */
export function gapTooWide(track: Track, a: Place, b: Place): boolean {
  const { gap, measure } = track.gait;
  if (gap === 'any' || measure === 'surface') return false;
  return exactDistance(a, b) > gap + SLACK && deepest(track, a, b) < track.low - SLACK;
}

interface Knot {
  readonly s: number;
  readonly z: number;
}

/** @rule PC-MOVE-13 @rule PC-MOVE-14 A string pulled tight over all that stands under the line of the centre. */
function stringLength(track: Track, a: Place, b: Place): number {
  const plan = exactDistance(a, b);
  const knots: Knot[] = [];
  const under = Math.max(a.z, b.z) + track.h - SLACK;
  const low = Math.min(a.z, b.z);
  for (const entry of indexOf(track.scene)) {
    const { piece, outline } = entry;
    if (legOutOfReach(entry, a, b, 0)) continue;
    if (!piece.solid || piece.parts !== undefined || piece.top <= low || piece.bottom >= under) continue;
    if (piece.id === a.inside || piece.id === b.inside || track.gait.through.pieces) continue;
    for (const [t0, t1] of clip(outline, a.x, a.y, b.x, b.y)) {
      knots.push({ s: t0 * plan, z: piece.top }, { s: t1 * plan, z: piece.top });
    }
  }
  const span = { t0: 0, t1: 0 };
  for (const body of track.scene.bodies) {
    if (body.id === track.id || body.ghost === true || track.gait.through.bodies) continue;
    if (body.inside !== a.inside || body.z >= under) continue;
    if (!clipDisc(body.x, body.y, body.r, a.x, a.y, b.x - a.x, b.y - a.y, span)) continue;
    // A base that only touches is passed beside.
    if ((span.t1 - span.t0) * plan <= SLACK) continue;
    const z = body.z + body.h;
    knots.push({ s: span.t0 * plan, z }, { s: span.t1 * plan, z });
  }
  if (knots.length === 0) return Math.sqrt(plan * plan + (a.z - b.z) * (a.z - b.z));
  return upperHullLength({ s: 0, z: a.z }, knots, { s: plan, z: b.z });
}

function upperHullLength(first: Knot, between: readonly Knot[], last: Knot): number {
  const sorted = [...between].sort((p, q) => p.s - q.s || p.z - q.z);
  const hull: Knot[] = [];
  for (const knot of [first, ...sorted, last]) {
    for (;;) {
      const p = hull.at(-1);
      const o = hull.at(-2);
      if (p === undefined || o === undefined) break;
      if ((p.s - o.s) * (knot.z - o.z) - (p.z - o.z) * (knot.s - o.s) < 0) break;
      hull.pop();
    }
    hull.push(knot);
  }
  let length = 0;
  for (const [i, p] of hull.entries()) {
    const q = hull[i + 1];
    if (q !== undefined) length += Math.sqrt((q.s - p.s) * (q.s - p.s) + (q.z - p.z) * (q.z - p.z));
  }
  return length;
}
