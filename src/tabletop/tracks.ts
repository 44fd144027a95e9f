import { segmentDistance, signedDistance } from '../geometry/distance.ts';
import { type Outline, outlineOf } from '../geometry/outline.ts';
import { sweepSpans } from '../geometry/sweep.ts';
import { SLACK, type Um } from '../geometry/units.ts';
import { toSegment2 } from '../geometry/vec.ts';
import { type Gait, highest, lowest, type TravelFault } from './gait.ts';
import { indexOf, legOutOfReach, outOfReach } from './spatial-index.ts';
import { surfaceBelow } from './surfaces.ts';
import { type Body, type Piece, type Place, type Scene } from './table.ts';

/** What may stop a base on its way, for one gait begun at one height. */
export interface Track {
  /** The mover. */
  readonly id: string;
  readonly scene: Scene;
  readonly gait: Gait;
  readonly r: Um;
  readonly h: Um;
  readonly low: Um;
  readonly high: Um;
  readonly walls: readonly Wall[];
  readonly bodies: readonly Standing[];
}

interface Wall {
  readonly id: string;
  readonly outline: Outline;
  readonly impassable: boolean;
}

/** A body with the heights it takes from the track, the block below it included where that is climbed over. */
interface Standing {
  readonly id: string;
  readonly x: Um;
  readonly y: Um;
  readonly r: Um;
  readonly low: Um;
  readonly high: Um;
  readonly inside: string | null;
}

export interface Stop {
  readonly why: TravelFault;
  readonly by: string;
  readonly short: Um;
}

/** @rule PC-MOVE-07 @rule PC-MOVE-08 @rule PC-AREA-03 */
export function makeTrack(scene: Scene, body: Body, from: Place, gait: Gait, reach = gait.distance): Track {
  const { r, h } = body;
  const [low, high] = [lowest(gait, from.z), highest(gait, from.z)];
  const walls: Wall[] = [];
  for (const entry of indexOf(scene)) {
    if (outOfReach(entry, from.x, from.y, reach + r + SLACK)) continue;
    const { piece, outline } = entry;
    const forbidden = isForbidden(piece, gait);
    if (!forbidden && !isWall(scene, piece, gait, low, high, h)) continue;
    // A base that is already in something, by an odd chance, may come out of it.
    const stuck = piece.id !== from.inside && signedDistance(from.x, from.y, outline) < r - SLACK - 1;
    if (!stuck) walls.push({ id: piece.id, outline, impassable: forbidden });
  }
  const bodies: Standing[] = [];
  if (!gait.through.bodies && gait.over.bodies !== 'any') {
    for (const other of scene.bodies) {
      if (other.id === body.id || other.ghost === true) continue;
      if (gait.over.bodies === 'lowEnough' && other.z + other.h <= high + SLACK) continue;
      const standing = standingOf(scene, other, gait, high);
      const dx = other.x - from.x;
      const dy = other.y - from.y;
      const touching = r + other.r - SLACK - 1;
      const stuck = dx * dx + dy * dy < touching * touching && other.inside === from.inside;
      const apart = other.z >= from.z + h - SLACK || from.z >= other.z + other.h - SLACK;
      if (!stuck || apart) bodies.push(standing);
    }
  }
  return { id: body.id, scene, gait, r, h, low, high, walls, bodies };
}

const isForbidden = (piece: Piece, { passesImpassable }: Gait): boolean =>
  piece.impassable !== undefined &&
  !piece.enterable &&
  (passesImpassable === 'no' ||
    (passesImpassable === 'ifFixedHeightCleared' && piece.impassable.fixedHeight === null));

/** Open pieces are no walls: a track runs freely through them. @rule PC-STRUCT-02 */
function isWall(scene: Scene, piece: Piece, gait: Gait, low: Um, high: Um, h: Um): boolean {
  if (!piece.solid || piece.parts !== undefined || gait.through.pieces || gait.over.pieces === 'any')
    return false;
  if (piece.top <= high + SLACK) return false;
  if (piece.bottom <= SLACK) return true;
  const { box } = outlineOf(piece.footprint);
  const floor = surfaceBelow(
    scene,
    Math.round((box.x0 + box.x1) / 2),
    Math.round((box.y0 + box.y1) / 2),
    piece.bottom,
  );
  return floor + h > piece.bottom + SLACK || floor < low - SLACK;
}

function standingOf(scene: Scene, other: Body, gait: Gait, high: Um): Standing {
  const { id, x, y, r, inside } = other;
  const top = other.z + other.h;
  if (other.z <= SLACK || gait.over.pieces === 'any' || other.z > high + SLACK) {
    return { id, x, y, r, inside, low: other.z, high: top };
  }
  const below = scene.pieces.find(
    (piece) =>
      piece.parts === undefined &&
      piece.solid &&
      Math.abs(piece.top - other.z) <= SLACK &&
      signedDistance(x, y, outlineOf(piece.footprint)) <= SLACK,
  );
  return { id, x, y, r, inside, low: below?.bottom ?? other.z, high: top };
}

/** What stops the swept base on a straight leg between two places, or null. */
export function stopOn(track: Track, a: Place, b: Place): Stop | null {
  const { r, h } = track;
  const [x0, x1] = a.x < b.x ? [a.x, b.x] : [b.x, a.x];
  const [y0, y1] = a.y < b.y ? [a.y, b.y] : [b.y, a.y];
  for (const wall of track.walls) {
    const { box } = wall.outline;
    if (x0 >= box.x1 + r || x1 <= box.x0 - r || y0 >= box.y1 + r || y1 <= box.y0 - r) continue;
    if (wall.id === a.inside || wall.id === b.inside) continue;
    const d = segmentDistance(a.x, a.y, b.x, b.y, wall.outline);
    if (d < r - SLACK) {
      return { why: wall.impassable ? 'impassable' : 'blocked', by: wall.id, short: Math.ceil(r - d) };
    }
  }
  const low = Math.min(a.z, b.z) + SLACK;
  const high = Math.max(a.z, b.z) + h - SLACK;
  for (const body of track.bodies) {
    const reach = r + body.r - SLACK;
    if (x0 >= body.x + reach || x1 <= body.x - reach || y0 >= body.y + reach || y1 <= body.y - reach)
      continue;
    if (body.high <= low || body.low >= high) continue;
    if (body.inside !== a.inside && body.inside !== b.inside) continue;
    const d2 = toSegment2(body.x, body.y, a.x, a.y, b.x - a.x, b.y - a.y);
    if (d2 < reach * reach)
      return { why: 'blocked', by: body.id, short: Math.ceil(reach + SLACK - Math.sqrt(d2)) };
  }
  return roomStop(track, a, b);
}

/** @rule PC-STRUCT-03 @rule PC-STRUCT-04 The walls of rooms that a leg enters, leaves or stays in. */
function roomStop(track: Track, a: Place, b: Place): Stop | null {
  if (track.gait.through.pieces || (a.inside === null && b.inside === null)) return null;
  const { pieces } = track.scene;
  const room = (id: string | null): Piece | undefined => pieces.find((piece) => piece.id === id);
  if (a.inside === b.inside) {
    const outline = room(a.inside);
    return outline !== undefined && leavesRoom(outlineOf(outline.footprint), a, b, track.r)
      ? { why: 'crossesRoom', by: outline.id, short: 0 }
      : null;
  }
  const left = room(a.inside);
  if (left !== undefined && onceThrough(left, a, b, track.r) !== 'leaves') {
    return { why: 'noRoom', by: left.id, short: stillIn(left, b, track.r) };
  }
  const entered = room(b.inside);
  if (entered !== undefined && onceThrough(entered, a, b, track.r) !== 'enters') {
    return { why: 'blocked', by: entered.id, short: 0 };
  }
  return null;
}

const stillIn = (room: Piece, at: Place, r: Um): Um =>
  Math.max(0, Math.ceil(r - signedDistance(at.x, at.y, outlineOf(room.footprint))));

function onceThrough(room: Piece, a: Place, b: Place, r: Um): 'enters' | 'leaves' | 'neither' {
  const outline = outlineOf(room.footprint);
  const startsOut = signedDistance(a.x, a.y, outline) >= r - SLACK;
  const endsOut = signedDistance(b.x, b.y, outline) >= r - SLACK;
  if (startsOut === endsOut) return 'neither';
  if (sweepSpans(a.x, a.y, b.x, b.y, r - SLACK, outline).length !== 1) return 'neither';
  return startsOut ? 'enters' : 'leaves';
}

function leavesRoom(outline: Outline, a: Place, b: Place, r: Um): boolean {
  if (outline.kind === 'disc') return false;
  const reach = r - SLACK;
  return outline.edges.some((e) => {
    const share = Math.min(
      toSegment2(e.ax, e.ay, a.x, a.y, b.x - a.x, b.y - a.y),
      toSegment2(a.x, a.y, e.ax, e.ay, e.dx, e.dy),
      toSegment2(b.x, b.y, e.ax, e.ay, e.dx, e.dy),
    );
    return share < reach * reach;
  });
}

/** The highest thing the base has to rise over on a leg, at least the height of both ends. */
export function crest(track: Track, a: Place, b: Place): Um {
  const { r, scene, gait } = track;
  let best = Math.max(a.z, b.z);
  for (const entry of indexOf(scene)) {
    const { piece, outline } = entry;
    if (piece.top <= best || legOutOfReach(entry, a, b, r) || !piece.solid || piece.parts !== undefined)
      continue;
    if (piece.id === a.inside || piece.id === b.inside || piece.bottom >= best + track.h - SLACK) continue;
    if (segmentDistance(a.x, a.y, b.x, b.y, outline) < r - SLACK) best = piece.top;
  }
  if (gait.through.bodies || gait.over.bodies === 'never') return best;
  for (const other of scene.bodies) {
    const top = other.z + other.h;
    if (top <= best || other.z >= best + track.h - SLACK || other.ghost === true || other.id === track.id)
      continue;
    if (other.inside !== a.inside) continue;
    const reach = r + other.r - SLACK;
    if (toSegment2(other.x, other.y, a.x, a.y, b.x - a.x, b.y - a.y) < reach * reach) best = top;
  }
  return best;
}
