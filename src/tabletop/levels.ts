import { near, signedDistance } from '../geometry/distance.ts';
import { outlineOf } from '../geometry/outline.ts';
import { SLACK, type Um } from '../geometry/units.ts';
import { type Gait, highest, type Level, lowest, type TravelFault } from './gait.ts';
import { indexOf, outOfReach } from './spatial-index.ts';
import { fitsRoom, surfaceBelow, surfacesAt } from './surfaces.ts';
import type { Body, Piece, Place, Scene } from './table.ts';

export interface NoPlace {
  readonly why: TravelFault;
  readonly short: Um;
  readonly by?: string;
}

export type Resolved = { readonly place: Place } | { readonly fault: NoPlace };

interface Target {
  readonly x: Um;
  readonly y: Um;
  readonly level?: Level;
}

const standing = (x: Um, y: Um, z: Um, inside: string | null = null): Resolved => ({
  place: { x, y, z, inside, wall: null },
});

const refuse = (why: TravelFault, short: number, by?: string): Resolved => ({
  fault: by === undefined ? { why, short: Math.ceil(short) } : { why, short: Math.ceil(short), by },
});

/** The solid piece in which a point at some level would be buried, or undefined; an open one is run through freely. */
function covering(scene: Scene, x: Um, y: Um, z: Um): Piece | undefined {
  for (const entry of indexOf(scene)) {
    if (outOfReach(entry, x, y, 0) || !entry.piece.solid || entry.piece.parts !== undefined) continue;
    for (const { outline, bottom, top } of entry.prisms) {
      if (bottom <= z + SLACK && top > z + SLACK && near(x, y, outline, -SLACK)) return entry.piece;
    }
  }
  return undefined;
}

/** Which surface under a point is meant, seen from a body that is somewhere already and may climb so far. */
export function resolveLevel(
  scene: Scene,
  r: Um,
  from: Place,
  target: Target,
  limit: Um,
  low: Um,
  rooms: boolean,
): Resolved {
  const { x, y, level = 'auto' } = target;
  if (typeof level === 'object') {
    return {
      place: { x, y, z: level.z, inside: from.inside === level.wall ? from.inside : null, wall: level.wall },
    };
  }
  if (level === 'inside') return insideOf(scene, x, y, r);
  if (level === 'auto' && from.inside === null) {
    const z = surfaceBelow(scene, x, y, limit);
    if (z >= low - SLACK && covering(scene, x, y, z) === undefined) return standing(x, y, z);
  }
  const surfaces = surfacesAt(scene, x, y);
  const open = surfaces.filter((s) => !s.room && covering(scene, x, y, s.z) === undefined);
  if (level === 'roof') return standing(x, y, open[0]?.z ?? 0);
  if (level === 'ground') {
    const ground = open.at(-1);
    return ground === undefined ? buried(scene, x, y, limit) : standing(x, y, ground.z);
  }
  const stays = scene.pieces.find((piece) => piece.id === from.inside);
  if (stays !== undefined && fitsRoom(stays, x, y, r)) return standing(x, y, stays.bottom, stays.id);
  const best = open.find((s) => s.z <= limit + SLACK);
  if (best !== undefined && best.z >= low - SLACK) return standing(x, y, best.z);
  if (rooms) {
    const room = scene.pieces.find((piece) => piece.enterable && near(x, y, outlineOf(piece.footprint), 0));
    if (room !== undefined && room.impassable === undefined) return insideOf(scene, x, y, r);
  }
  return best === undefined ? buried(scene, x, y, limit) : standing(x, y, best.z);
}

function insideOf(scene: Scene, x: Um, y: Um, r: Um): Resolved {
  const room = scene.pieces.find((piece) => piece.enterable && near(x, y, outlineOf(piece.footprint), 0));
  if (room === undefined) return refuse('noRoom', 0);
  if (room.impassable !== undefined) return refuse('impassable', 0, room.id);
  const sticksOut = signedDistance(x, y, outlineOf(room.footprint)) + r;
  return sticksOut > SLACK ? refuse('noRoom', sticksOut, room.id) : standing(x, y, room.bottom, room.id);
}

/** Nothing under the point is in reach: either the top is too high, or there is only the inside of a block. */
function buried(scene: Scene, x: Um, y: Um, limit: Um): Resolved {
  const block = covering(scene, x, y, 0);
  if (block === undefined) return standing(x, y, 0);
  return block.standable && block.top > limit + SLACK
    ? refuse('tooHigh', block.top - limit, block.id)
    : standing(x, y, 0);
}

/** @rule PC-MOVE-08 The place a waypoint means for a gait whose move began at height `ref`. */
export const resolveWaypoint = (
  scene: Scene,
  body: Body,
  from: Place,
  target: Target,
  gait: Gait,
  ref: Um,
): Resolved => resolveLevel(scene, body.r, from, target, highest(gait, ref), lowest(gait, ref), gait.rooms);

/** The place a point means when nothing is walked: deployment, summoning, coming back. Null when there is none. */
export function placeAt(scene: Scene, body: Body, target: Target): Place | null {
  const nowhere: Place = { x: target.x, y: target.y, z: 0, inside: null, wall: null };
  const found = resolveLevel(scene, body.r, nowhere, target, Number.MAX_SAFE_INTEGER, 0, true);
  return 'place' in found ? found.place : null;
}
