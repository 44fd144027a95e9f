import { contains, outlineGap, signedDistance } from '../geometry/distance.ts';
import { outlineOf } from '../geometry/outline.ts';
import { centre, type Footprint } from '../geometry/shape.ts';
import { SLACK, TOUCH, type Um } from '../geometry/units.ts';
import type { Point } from '../geometry/vec.ts';
import { indexOf } from './spatial-index.ts';
import { type Body, isBody, type Piece, type Scene } from './table.ts';

export type Thing = Body | Piece;

export interface Gap {
  readonly horizontal: Um;
  readonly vertical: Um;
}

const bottomOf = (thing: Thing): Um => (isBody(thing) ? thing.z : thing.bottom);
const topOf = (thing: Thing): Um => (isBody(thing) ? thing.z + thing.h : thing.top);

/** @rule PC-TABLE-05 Between the nearest edges, 0 when they overlap; not rounded. */
function across(a: Thing, b: Thing): number {
  if (isBody(a)) {
    if (isBody(b)) {
      const dx = b.x - a.x;
      const dy = b.y - a.y;
      return Math.max(0, Math.sqrt(dx * dx + dy * dy) - a.r - b.r);
    }
    return Math.max(0, signedDistance(a.x, a.y, outlineOf(b.footprint)) - a.r);
  }
  return isBody(b) ? across(b, a) : outlineGap(outlineOf(a.footprint), outlineOf(b.footprint));
}

function upright(a: Thing, b: Thing): Um {
  return Math.max(0, bottomOf(b) - topOf(a), bottomOf(a) - topOf(b));
}

/** @rule PC-TABLE-04 @rule PC-MEASURE-02 The two axes are never added. */
export const gap = (a: Thing, b: Thing): Gap => ({
  horizontal: Math.round(across(a, b)),
  vertical: upright(a, b),
});

/** @rule PC-TABLE-04 @rule PC-MEASURE-01 */
export const within = (a: Thing, b: Thing, range: Um): boolean =>
  isBody(a) && isBody(b)
    ? bodiesWithin(a, b, range)
    : upright(a, b) <= range + SLACK && across(a, b) <= range + SLACK;

/** @rule PC-TABLE-04 @rule PC-MEASURE-01 */
export function bodiesWithin(a: Body, b: Body, range: Um): boolean {
  if (Math.max(0, b.z - a.z - a.h, a.z - b.z - b.h) > range + SLACK) return false;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return Math.max(0, Math.sqrt(dx * dx + dy * dy) - a.r - b.r) <= range + SLACK;
}

/** @rule PC-TABLE-09 @rule PC-COND-01 */
export function bodiesTouch(a: Body, b: Body): boolean {
  if (a.id === b.id || Math.max(0, b.z - a.z - a.h, a.z - b.z - b.h) > SLACK) return false;
  const reach = a.r + b.r + TOUCH;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return dx * dx + dy * dy <= reach * reach && a.inside === b.inside;
}

/** @rule PC-TABLE-09 @rule PC-COND-01 Edges that touch, spans that meet, no wall of an Enclosed piece between. */
export function inContact(scene: Scene, a: Thing, b: Thing): boolean {
  if (isBody(a) && isBody(b)) return bodiesTouch(a, b);
  if (a.id === b.id || upright(a, b) > SLACK) return false;
  if (isBody(b)) return inContact(scene, b, a);
  if (isBody(a)) {
    if (across(a, b) > TOUCH) return false;
    return a.inside === b.id || roomAround(scene, b) === a.inside;
  }
  return across(a, b) <= TOUCH && roomAround(scene, a) === roomAround(scene, b);
}

const boxWithin = (inner: Footprint, outer: Footprint): boolean => {
  const a = outlineOf(inner).box;
  const b = outlineOf(outer).box;
  return a.x0 >= b.x0 && a.y0 >= b.y0 && a.x1 <= b.x1 && a.y1 <= b.y1;
};

/** The Enclosed piece in whose room another piece stands, or null. */
export function roomAround(scene: Scene, piece: Piece): string | null {
  for (const { piece: room } of indexOf(scene)) {
    if (!room.enterable || room.id === piece.id) continue;
    if (piece.bottom >= room.top || piece.top < room.bottom) continue;
    if (!boxWithin(piece.footprint, room.footprint)) continue;
    if (contains(room.footprint, centre(piece.footprint))) return room.id;
  }
  return null;
}

const meetsSpan = (thing: Thing, from: Um, to: Um): boolean => {
  return bottomOf(thing) <= to + SLACK && topOf(thing) >= from - SLACK;
};

/** @rule PC-MEASURE-02 @rule PC-FX-04 Whether any part of a thing lies within a radius of a point. */
export function inDisc(middle: Point, radius: Um, heightFrom: Um, heightTo: Um, thing: Thing): boolean {
  if (!meetsSpan(thing, heightFrom, heightTo)) return false;
  if (!isBody(thing)) return signedDistance(middle.x, middle.y, outlineOf(thing.footprint)) <= radius + SLACK;
  const reach = radius + thing.r + SLACK;
  const dx = thing.x - middle.x;
  const dy = thing.y - middle.y;
  return dx * dx + dy * dy <= reach * reach;
}

/**
 * Whether any part of a thing lies in a strip: edges that meet do, levels that merely meet do not.
 * @rule PC-TYPE-15 @rule PC-TYPE-19 @rule PC-MEASURE-02
 */
export function inStrip(strip: Footprint, heightFrom: Um, heightTo: Um, thing: Thing): boolean {
  const shared = Math.min(topOf(thing), heightTo) - Math.max(bottomOf(thing), heightFrom);
  if (shared <= TOUCH) return false;
  if (!isBody(thing)) return outlineGap(outlineOf(strip), outlineOf(thing.footprint)) <= SLACK;
  return signedDistance(thing.x, thing.y, outlineOf(strip)) <= thing.r + SLACK;
}
