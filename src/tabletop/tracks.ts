import { boxesApart, segmentDistance, signedDistance } from '../geometry/distance.ts';
import { type Outline, outlineOf } from '../geometry/outline.ts';
import type { Box } from '../geometry/shape.ts';
import { sweepSpans } from '../geometry/sweep.ts';
import { SLACK, TOUCH, type Um } from '../geometry/units.ts';
import { nearestShare, toSegment2 } from '../geometry/vec.ts';
import { type Gait, highest, lowest, type TravelFault } from './gait.ts';
import { type Indexed, indexOf, legOutOfReach, outOfReach } from './spatial-index.ts';
import { type Body, type Piece, pieceById, type Place, type Scene } from './table.ts';
import { fromWhereAt, levelAt, type Step } from './track-levels.ts';

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
  readonly bodies: readonly Body[];
  /** What is low enough to be walked over, for each of the bodies where it is passed. */
  readonly besideBodies: readonly (readonly Step[])[];
}

interface Wall {
  readonly id: string;
  readonly outline: Outline;
  /** How far from it a base has to keep; a little less than nothing for what it may touch. */
  readonly apart: Um;
  readonly impassable: boolean;
  /** Minus infinity for what no base gets under. */
  readonly bottom: number;
  /** Above this nothing of it is in the way, as for a bridge over it; only Impassable Terrain may have it. */
  readonly clearFrom: number;
  /** What is low enough to be walked over, where it is passed. */
  readonly steps: readonly Step[];
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
  const walls: Omit<Wall, 'steps'>[] = [];
  for (const entry of indexOf(scene)) {
    if (outOfReach(entry, from.x, from.y, reach + r + SLACK)) continue;
    const { piece, outline } = entry;
    const forbidden = isForbidden(piece, gait.passesImpassable);
    if (!forbidden && !isWall(piece, gait, high)) continue;
    const bottom = forbidden || piece.bottom <= SLACK ? -Infinity : piece.bottom;
    // A base that is already in something, by an odd chance, may come out of it.
    const stuck =
      piece.id !== from.inside &&
      from.z < clearFrom(piece) &&
      from.z + h > bottom + SLACK &&
      signedDistance(from.x, from.y, outline) < r - SLACK - 1;
    if (!stuck)
      walls.push({
        id: piece.id,
        outline,
        apart: -SLACK,
        impassable: forbidden,
        bottom,
        clearFrom: clearFrom(piece),
      });
  }
  const bodies: Body[] = [];
  if (!gait.through.bodies && gait.over.bodies !== 'any') {
    for (const other of scene.bodies) {
      if (other.id === body.id || other.ghost === true) continue;
      if (gait.over.bodies === 'lowEnough' && other.z + other.h <= high + SLACK) continue;
      const dx = other.x - from.x;
      const dy = other.y - from.y;
      const touching = r + other.r - SLACK - 1;
      const stuck = dx * dx + dy * dy < touching * touching && other.inside === from.inside;
      const apart = other.z >= from.z + h - SLACK || from.z >= other.z + other.h - SLACK;
      if (!stuck || apart) bodies.push(other);
    }
  }
  const climbs = walls.some(({ bottom }) => bottom !== -Infinity) || bodies.length > 0;
  const steps = climbs ? stepsFor(scene, from, high, reach) : [];
  return {
    id: body.id,
    scene,
    gait,
    r,
    h,
    low,
    high,
    walls: walls.map(({ id, outline, apart, impassable, bottom, clearFrom: clear }) => ({
      id,
      outline,
      apart,
      impassable,
      bottom,
      clearFrom: clear,
      steps: bottom === -Infinity ? [] : beside(steps, outline.box, r),
    })),
    bodies,
    besideBodies: bodies.map(({ x, y, r: own }) => beside(steps, { x0: x, y0: y, x1: x, y1: y }, own + r)),
  };
}

/**
 * The same track with hazards as walls, for whoever looks for a way round them. The check of a way itself asks for
 * contact, which may be none where something lies between.
 */
export function aroundHazards(track: Track, hazards: readonly Indexed[]): Track {
  if (track.gait.hazards !== 'struck' || hazards.length === 0) return track;
  const walls = hazards.map(({ piece, outline }): Wall => {
    const kept = { id: piece.id, outline, apart: TOUCH + 1, impassable: true };
    return { ...kept, bottom: -Infinity, clearFrom: piece.top + SLACK + 1, steps: [] };
  });
  return { ...track, walls: [...track.walls, ...walls] };
}

/** The steps that a base may be on while it touches what is in a box. */
const beside = (steps: readonly Step[], box: Box, r: Um): readonly Step[] =>
  steps.filter(({ outline }) => !boxesApart(outline.box, box, r));

/** @rule PC-AREA-03 From where on it is passed over as if it were not there; infinity where no height is agreed. */
export const clearFrom = ({ impassable, bottom }: Piece): number =>
  impassable === undefined || impassable.fixedHeight === null ? Infinity : bottom + impassable.fixedHeight;

function stepsFor(scene: Scene, from: Place, high: Um, reach: Um): readonly Step[] {
  const steps: Step[] = [];
  for (const entry of indexOf(scene)) {
    if (!entry.piece.standable || outOfReach(entry, from.x, from.y, reach)) continue;
    for (const { outline, top } of entry.prisms) if (top <= high + SLACK) steps.push({ outline, top });
  }
  return steps;
}

/** @rule PC-AREA-03 Impassable Terrain that a kind of movement never crosses. */
export const isForbidden = (piece: Piece, passesImpassable: Gait['passesImpassable']): boolean =>
  piece.impassable !== undefined &&
  !piece.enterable &&
  (passesImpassable === 'no' ||
    (passesImpassable === 'ifFixedHeightCleared' && piece.impassable.fixedHeight === null));

/** Open pieces are no walls: a track runs freely through them. @rule PC-STRUCT-02 */
const isWall = (piece: Piece, { through, over }: Gait, high: Um): boolean =>
  piece.solid &&
  piece.parts === undefined &&
  !through.pieces &&
  over.pieces !== 'any' &&
  piece.top > high + SLACK;

/** Which wall, or after the walls which body, stopped a base last: it most likely stops the next leg from there too. */
export interface Stopped {
  stop: number;
}

/** Whether anything stops the swept base on a straight leg between two places. */
export function isStopped(track: Track, a: Place, b: Place, last: Stopped = { stop: 0 }): boolean {
  const { walls, bodies } = track;
  const count = walls.length + bodies.length;
  if (last.stop < count && stopsAt(track, last.stop, a, b, false) !== null) return true;
  for (let at = 0; at < count; at += 1) {
    if (at === last.stop || stopsAt(track, at, a, b, false) === null) continue;
    last.stop = at;
    return true;
  }
  return roomStop(track, a, b) !== null;
}

/** What stops the swept base first on a straight leg between two places, or null. */
export function stopOn(track: Track, a: Place, b: Place): Stop | null {
  const { r, walls, bodies } = track;
  let nearest = Infinity;
  let first = -1;
  for (let at = 0; at < walls.length + bodies.length; at += 1) {
    const after = stopsAt(track, at, a, b, true);
    if (after !== null && after < nearest) [nearest, first] = [after, at];
  }
  const wall = walls[first];
  if (wall !== undefined) {
    const d = segmentDistance(a.x, a.y, b.x, b.y, wall.outline);
    return { why: wall.impassable ? 'impassable' : 'blocked', by: wall.id, short: Math.ceil(r - d) };
  }
  const body = bodies[first - walls.length];
  if (body === undefined) return roomStop(track, a, b);
  const d2 = toSegment2(body.x, body.y, a.x, a.y, b.x - a.x, b.y - a.y);
  return { why: 'blocked', by: body.id, short: Math.ceil(r + body.r - Math.sqrt(d2)) };
}

/** After which share of a leg a wall, or after the walls a body, stands in its way; roughly where not asked exactly. */
const stopsAt = (track: Track, at: number, a: Place, b: Place, exactly: boolean): number | null =>
  at < track.walls.length
    ? wallStops(track, at, a, b, exactly)
    : bodyStops(track, at - track.walls.length, a, b, exactly);

function wallStops(track: Track, at: number, a: Place, b: Place, exactly: boolean): number | null {
  const wall = track.walls[at];
  if (wall === undefined) return null;
  const { outline, apart } = wall;
  const { x0, y0, x1, y1 } = outline.box;
  const reach = track.r + Math.max(0, apart);
  if (a.x >= x1 + reach && b.x >= x1 + reach) return null;
  if (a.x <= x0 - reach && b.x <= x0 - reach) return null;
  if (a.y >= y1 + reach && b.y >= y1 + reach) return null;
  if (a.y <= y0 - reach && b.y <= y0 - reach) return null;
  if (wall.id === a.inside || wall.id === b.inside || Math.min(a.z, b.z) >= wall.clearFrom) return null;
  if (segmentDistance(a.x, a.y, b.x, b.y, outline) >= track.r + apart) return null;
  return wall.bottom === -Infinity && !exactly ? 0 : runsInto(track, wall, a, b);
}

function bodyStops(track: Track, at: number, a: Place, b: Place, exactly: boolean): number | null {
  const body = track.bodies[at];
  if (body === undefined) return null;
  const { x, y, z, h, inside } = body;
  const reach = track.r + body.r - SLACK;
  if (a.x >= x + reach && b.x >= x + reach) return null;
  if (a.x <= x - reach && b.x <= x - reach) return null;
  if (a.y >= y + reach && b.y >= y + reach) return null;
  if (a.y <= y - reach && b.y <= y - reach) return null;
  if (z + h <= Math.min(a.z, b.z) + SLACK || z >= Math.max(a.z, b.z, track.high) + track.h - SLACK)
    return null;
  if (inside !== a.inside && inside !== b.inside) return null;
  if (toSegment2(x, y, a.x, a.y, b.x - a.x, b.y - a.y) >= reach * reach) return null;
  return meetsBody(track, at, body, a, b, exactly);
}

/** From where on; a base walks below what is high enough above it, and in a room below what is on the roof. */
function runsInto(
  { scene, r, h }: Track,
  { outline, bottom, steps }: Wall,
  a: Place,
  b: Place,
): number | null {
  const over = () => stretchesOver(outline, a, b, r - SLACK);
  if (bottom >= ceiling(scene, a, b) - SLACK) return null;
  return fromWhereAt(steps, a, b, over, (level) => level + h > bottom + SLACK);
}

/** Where the room ends above that a leg stays in, enters or leaves. */
const ceiling = (scene: Scene, a: Place, b: Place): number =>
  pieceById(scene, a.inside ?? b.inside)?.top ?? Infinity;

/** From where on; only at its own height does a body stand in the way. */
function meetsBody(
  { scene, besideBodies, r, h }: Track,
  index: number,
  body: Body,
  a: Place,
  b: Place,
  exactly: boolean,
): number | null {
  const { x, y, z, r: own } = body;
  if (z >= ceiling(scene, a, b) - SLACK) return null;
  const steps = besideBodies[index] ?? [];
  const meets = (level: Um): boolean => level < z + body.h - SLACK && z < level + h - SLACK;
  if (!exactly) {
    const nearest = nearestShare(x, y, a.x, a.y, b.x - a.x, b.y - a.y);
    if (meets(levelAt(steps, a, b, nearest))) return nearest;
    if (steps.length === 0) return null;
  }
  const over = () => {
    const box = { x0: x - own, y0: y - own, x1: x + own, y1: y + own };
    return stretchesOver({ kind: 'disc', box, x, y, r: own }, a, b, r - SLACK);
  };
  return fromWhereAt(steps, a, b, over, meets);
}

const ALL_ALONG: readonly (readonly [number, number])[] = [[0, 1]];

const stretchesOver = (outline: Outline, a: Place, b: Place, r: Um) =>
  a.x === b.x && a.y === b.y ? ALL_ALONG : sweepSpans(a.x, a.y, b.x, b.y, r, outline);

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
  const least = Math.max(a.z, b.z);
  let best = overPieces(track, a, b, least);
  // Whoever rises over a body may come to what hangs above it.
  for (let top = overBodies(track, a, b, best); top > best; top = overBodies(track, a, b, best)) {
    best = overPieces(track, a, b, top);
  }
  return best;
}

function overPieces({ r, h, scene }: Track, a: Place, b: Place, from: Um): Um {
  // What is on the roof of a room is in nobody's way inside.
  const roof = a.inside === b.inside ? ceiling(scene, a, b) : Infinity;
  let best = from;
  for (const entry of indexOf(scene)) {
    const { piece, outline } = entry;
    if (piece.top <= best || legOutOfReach(entry, a, b, r) || !piece.solid || piece.parts !== undefined)
      continue;
    if (piece.id === a.inside || piece.id === b.inside) continue;
    if (piece.bottom >= Math.min(best + h, roof) - SLACK) continue;
    if (segmentDistance(a.x, a.y, b.x, b.y, outline) < r - SLACK) best = piece.top;
  }
  return best;
}

function overBodies({ id, r, h, scene, gait }: Track, a: Place, b: Place, from: Um): Um {
  if (gait.through.bodies || gait.over.bodies === 'never') return from;
  let best = from;
  for (const other of scene.bodies) {
    const top = other.z + other.h;
    if (top <= best || other.z >= best + h - SLACK || other.ghost === true || other.id === id) continue;
    if (other.inside !== a.inside) continue;
    const reach = r + other.r - SLACK;
    if (toSegment2(other.x, other.y, a.x, a.y, b.x - a.x, b.y - a.y) < reach * reach) best = top;
  }
  return best;
}
