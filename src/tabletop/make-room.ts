import { signedDistance } from '../geometry/distance.ts';
import { outlineOf } from '../geometry/outline.ts';
import type { Footprint } from '../geometry/shape.ts';
import { SLACK, type Um } from '../geometry/units.ts';
import { covered } from './landing.ts';
import { nearestPlaces } from './nearest.ts';
import { surfaceBelow } from './surfaces.ts';
import { type Body, bodyAt, type Piece, type Place, placeOf, type Scene } from './table.ts';

/** A thing about to lie where bodies may stand. */
export interface Incoming {
  readonly id: string;
  readonly footprint: Footprint;
  readonly bottom: Um;
  readonly top: Um;
}

export interface Shift {
  readonly id: string;
  readonly from: Place;
  readonly to: Place;
  /** All equally short ways, the first one included. */
  readonly choices: readonly Place[];
}

export interface Room {
  readonly shifts: readonly Shift[];
  /** Those in the way that may not, or cannot, be shifted. */
  readonly stuck: readonly string[];
}

const isIncomingBody = (incoming: Incoming | Body): incoming is Body => 'r' in incoming;

/** Who shares the volume of an incoming thing. */
export function inTheWay(scene: Scene, incoming: Incoming | Body): readonly string[] {
  if (isIncomingBody(incoming)) return covered(scene, incoming, placeOf(incoming));
  const outline = outlineOf(incoming.footprint);
  return scene.bodies
    .filter(
      (body) =>
        body.inside === null &&
        body.z < incoming.top - SLACK &&
        body.z + body.h > incoming.bottom + SLACK &&
        signedDistance(body.x, body.y, outline) < body.r - SLACK,
    )
    .map(({ id }) => id);
}

/**
 * The smallest shifts that free the space of an incoming thing. Nobody who stands leaves its level; a place clear of Dangerous
 * Terrain is preferred. `picks`: which of several equally short ways some of them take.
 * @rule PC-MOVE-34 @rule PC-OBJ-07
 */
export function makeRoom(
  scene: Scene,
  incoming: Incoming | Body,
  movable: readonly string[],
  picks: Readonly<Record<string, Place>> = {},
): Room {
  const shifts: Shift[] = [];
  const stuck: string[] = [];
  let now = withIncoming(scene, incoming);
  for (const id of inTheWay(scene, incoming)) {
    const body = scene.bodies.find((other) => other.id === id);
    if (body === undefined) continue;
    const choices = movable.includes(id) ? placesAside(now, body) : [];
    const to = picks[id] ?? choices[0];
    if (to === undefined) {
      stuck.push(id);
      continue;
    }
    shifts.push({ id, from: placeOf(body), to, choices });
    now = { ...now, bodies: now.bodies.map((other) => (other.id === id ? bodyAt(other, to) : other)) };
  }
  return { shifts, stuck };
}

/** Who holds on to a wall and finds no footing at its height is put down on the surface below. */
function placesAside(scene: Scene, body: Body): readonly Place[] {
  const held = placeOf(body);
  const at = { ...held, wall: null };
  const below = { ...at, z: surfaceBelow(scene, body.x, body.y, body.z) };
  for (const from of held.wall === null ? [at] : [at, below]) {
    for (const options of [{ avoidTerrain: true }, {}]) {
      const found = nearestPlaces(scene, body, from, options);
      if (found.length > 0) return found;
    }
  }
  return [];
}

function withIncoming(scene: Scene, incoming: Incoming | Body): Scene {
  if (isIncomingBody(incoming)) {
    return { ...scene, bodies: [...scene.bodies.filter(({ id }) => id !== incoming.id), incoming] };
  }
  const piece: Piece = { ...incoming, solid: true, standable: false, enterable: false, cover: 'none' };
  return { ...scene, pieces: [...scene.pieces.filter(({ id }) => id !== incoming.id), piece] };
}
