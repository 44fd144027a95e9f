import { boxesApart, overlaps, signedDistance } from '../geometry/distance.ts';
import { type Outline, outlineOf } from '../geometry/outline.ts';
import { aabb, centre, type Footprint } from '../geometry/shape.ts';
import { SLACK, TOUCH, type Um } from '../geometry/units.ts';
import { bars, fitsRoom, supported, surfaceBelow } from './surfaces.ts';
import { type Indexed, indexOf, outOfReach } from './spatial-index.ts';
import { type Body, type Piece, pieceById, type Place, prismsOf, type Scene } from './table.ts';

export const STANDING_FAULTS = [
  'offTable',
  'overlapsBody',
  'overlapsPiece',
  'noRoom',
  'noSupport',
  'noWall',
  'impassable',
  'marker',
  'hazard',
  'tooClose',
  'outsideZone',
  'insideZone',
] as const;
export type StandingFault = (typeof STANDING_FAULTS)[number];

/** `short` says by how much the place misses, where that is a length. */
export interface Misplaced {
  readonly ok: false;
  readonly why: StandingFault;
  readonly by?: string;
  readonly short?: Um;
}

export type Standing = { readonly ok: true } | Misplaced;

export interface StandingOptions {
  /** Bodies and pieces that do not count as being there. */
  readonly ignore?: readonly string[];
  /** Also refuse to touch Dangerous or Impassable Terrain. */
  readonly avoidTerrain?: boolean;
  /** Also refuse to touch Dangerous Terrain only. */
  readonly avoidHazard?: boolean;
  /** At least this far from every other body and solid piece. */
  readonly clear?: Um;
  /** Bodies that it may come as near to as it likes. */
  readonly close?: readonly string[];
  /** The whole base in this zone. */
  readonly within?: Footprint;
  /** It may stick out of the zone so far. */
  readonly beyond?: Um;
  /** No part of the base in any of these zones. */
  readonly without?: readonly Footprint[];
  /** The place was looked for among the surfaces: that one is under it need not be asked again. */
  readonly onSurface?: boolean;
}

const OK: Standing = { ok: true };
const NO_OPTIONS: StandingOptions = {};

function bad(why: StandingFault, by?: string, short?: number): Misplaced {
  if (by === undefined)
    return short === undefined ? { ok: false, why } : { ok: false, why, short: Math.ceil(short) };
  return short === undefined ? { ok: false, why, by } : { ok: false, why, by, short: Math.ceil(short) };
}

/**
 * Whether a body may stand in a place.
 * @rule PC-TABLE-10 @rule PC-STRUCT-02 @rule PC-STRUCT-03 @rule PC-STRUCT-04 @rule PC-AREA-03
 */
export function placeOk(scene: Scene, body: Body, at: Place, opts: StandingOptions = NO_OPTIONS): Standing {
  const { r, h, id } = body;
  const off = Math.max(r - at.x, r - at.y, at.x + r - scene.size, at.y + r - scene.size);
  if (off > SLACK) return bad('offTable', undefined, off);
  for (const other of scene.bodies) {
    if (other.id === id || other.inside !== at.inside) continue;
    const clear = clearOf(other, opts);
    const reach = r + other.r + clear - SLACK;
    const dx = other.x - at.x;
    if (dx >= reach || -dx >= reach) continue;
    const dy = other.y - at.y;
    const d2 = dx * dx + dy * dy;
    if (d2 >= reach * reach || opts.ignore?.includes(other.id) === true) continue;
    if (other.z >= at.z + h + clear - SLACK || at.z >= other.z + other.h + clear - SLACK) continue;
    const short = reach + SLACK - Math.sqrt(d2);
    return short > clear ? bad('overlapsBody', other.id, short - clear) : bad('tooClose', other.id, short);
  }
  const room = pieceById(scene, at.inside);
  if (at.inside !== null && (room === undefined || !fitsRoom(room, at.x, at.y, r))) {
    const out = room === undefined ? 0 : signedDistance(at.x, at.y, outlineOf(room.footprint)) + r;
    return bad('noRoom', at.inside, out);
  }
  if (room?.impassable !== undefined) return bad('impassable', room.id);
  const reach = r + Math.max(opts.clear ?? 0, TOUCH);
  const tall = room === undefined ? h : Math.min(h, room.top - at.z);
  for (const entry of indexOf(scene)) {
    if (outOfReach(entry, at.x, at.y, reach)) continue;
    const fault = pieceFault(entry, r, tall, at, opts);
    if (fault !== null) return fault;
  }
  if (at.wall !== null) return clings(scene, at, r) ? zones(at, r, opts) : bad('noWall', at.wall);
  if (opts.onSurface !== true && !supported(scene, at)) {
    return bad('noSupport', undefined, at.z - surfaceBelow(scene, at.x, at.y, at.z));
  }
  return zones(at, r, opts);
}

/** How far from another body one has to stay. */
export const clearOf = ({ id }: Body, { clear = 0, close }: StandingOptions): Um =>
  close?.includes(id) === true ? 0 : clear;

const depth = (at: Place, r: Um, outline: Outline): Um => r - signedDistance(at.x, at.y, outline);

function pieceFault(entry: Indexed, r: Um, h: Um, at: Place, opts: StandingOptions): Misplaced | null {
  const { piece, outline, prisms } = entry;
  const clear = opts.clear ?? 0;
  if (opts.ignore?.includes(piece.id) === true) return null;
  if (piece.id === at.inside) return null;
  // Depths are worked out where they matter: of most pieces near by, whether their heights meet says enough.
  if (bars(piece, at.z)) {
    const deep = depth(at, r, outline);
    if (deep > SLACK) return bad('impassable', piece.id, deep);
    if (opts.avoidTerrain === true && deep >= -TOUCH) return bad('impassable', piece.id, deep + TOUCH + 1);
  }
  const meets = piece.bottom <= at.z + h + SLACK && piece.top >= at.z - SLACK;
  if (piece.hazard === true && meets && (opts.avoidHazard === true || opts.avoidTerrain === true)) {
    const deep = depth(at, r, outline);
    if (deep >= -TOUCH) return bad('hazard', piece.id, deep + TOUCH + 1);
  }
  if (piece.marker === true) {
    const deep = meets ? depth(at, r, outline) : 0;
    return deep > SLACK ? bad('marker', piece.id, deep) : null;
  }
  if (!piece.solid) return null;
  for (const prism of prisms) {
    if (prism.bottom >= at.z + h + clear - SLACK || prism.top <= at.z - clear + SLACK) continue;
    const d = depth(at, r, prism.outline);
    if (d > SLACK && prism.bottom < at.z + h - SLACK && prism.top > at.z + SLACK) {
      return bad('overlapsPiece', piece.id, d);
    }
    if (clear > 0 && d + clear > SLACK) return bad('tooClose', piece.id, d + clear);
  }
  return null;
}

/** @rule PC-MOVE-18 The base touches the wall it clings to, between its foot and its top. */
function clings(scene: Scene, at: Place, r: Um): boolean {
  const entry = indexOf(scene).find(({ piece }) => piece.id === at.wall);
  if (entry === undefined || !entry.piece.solid) return false;
  return entry.prisms.some(
    ({ outline, bottom, top }) =>
      at.z >= bottom - SLACK &&
      at.z <= top + SLACK &&
      Math.abs(signedDistance(at.x, at.y, outline) - (at.inside === at.wall ? -r : r)) <= TOUCH,
  );
}

function zones(at: Place, r: Um, { within, beyond = 0, without = [] }: StandingOptions): Standing {
  if (within !== undefined) {
    const out = signedDistance(at.x, at.y, outlineOf(within)) + r - beyond;
    if (out > SLACK) return bad('outsideZone', undefined, out);
  }
  for (const zone of without) {
    const depth = r - signedDistance(at.x, at.y, outlineOf(zone));
    if (depth > SLACK) return bad('insideZone', undefined, depth);
  }
  return OK;
}

/** Whether a moved thing of any footprint may lie between two heights: whole on the table, in nothing, supported. */
export function blockOk(
  scene: Scene,
  id: string,
  shape: Footprint,
  bottom: Um,
  height: Um,
  opts: StandingOptions = NO_OPTIONS,
): Standing {
  const box = aabb(shape);
  const off = Math.max(-box.x0, -box.y0, box.x1 - scene.size, box.y1 - scene.size);
  if (off > SLACK) return bad('offTable', undefined, off);
  const outline = outlineOf(shape);
  const top = bottom + height;
  for (const body of scene.bodies) {
    if (body.inside !== null || body.z >= top - SLACK || body.z + body.h <= bottom + SLACK) continue;
    if (opts.ignore?.includes(body.id) === true || body.id === id) continue;
    const depth = body.r - signedDistance(body.x, body.y, outline);
    if (depth > SLACK) return bad('overlapsBody', body.id, depth);
  }
  for (const { piece, outline: other } of indexOf(scene)) {
    if (boxesApart(other.box, box, 0)) continue;
    if (piece.id === id || opts.ignore?.includes(piece.id) === true) continue;
    if (blocksBlock(piece, shape, outline, bottom, top)) {
      return bad(bars(piece, bottom) ? 'impassable' : 'overlapsPiece', piece.id);
    }
  }
  const middle = centre(shape);
  const floor = surfaceBelow(scene, middle.x, middle.y, bottom, id);
  return bottom - floor > SLACK ? bad('noSupport', undefined, bottom - floor) : OK;
}

function blocksBlock(piece: Piece, shape: Footprint, outline: Outline, bottom: Um, top: Um): boolean {
  if (bars(piece, bottom)) return overlaps(piece.footprint, shape);
  if (!piece.solid) return false;
  return prismsOf(piece).some(
    (prism) =>
      prism.bottom < top - SLACK &&
      prism.top > bottom + SLACK &&
      !boxesApart(outlineOf(prism.footprint).box, outline.box, 0) &&
      overlaps(prism.footprint, shape),
  );
}
