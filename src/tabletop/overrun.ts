import { type Curve, meet } from '../geometry/curves.ts';
import { outlineOf } from '../geometry/outline.ts';
import { discStop } from '../geometry/sweep.ts';
import { SLACK, type Um } from '../geometry/units.ts';
import { along, type Point, unit } from '../geometry/vec.ts';
import type { Gait } from './gait.ts';
import { levelPlaces } from './level-places.ts';
import { makeRoom, type Shift } from './make-room.ts';
import { bodyCurves } from './nearest.ts';
import { placeOk } from './standing.ts';
import { bars } from './surfaces.ts';
import { type Body, bodyAt, type Place, placeOf, type Scene } from './table.ts';
import { isForbidden } from './tracks.ts';

export interface OverrunEnd {
  readonly end: Place;
  /** How far it went. */
  readonly travelled: Um;
  readonly shifts: readonly Shift[];
}

export interface OverrunOptions {
  /** Bodies that may be shifted aside. */
  readonly movable?: readonly string[];
  /** What the user's Movement Type makes of Impassable Terrain. */
  readonly passesImpassable?: Gait['passesImpassable'];
}

/**
 * Where a body ends that is placed at the far end of its strip: as near to it as possible, back along the strip's
 * middle line, clear of Dangerous and Impassable Terrain, others shifted aside. Whatever lies on the way is passed, but
 * Impassable Terrain; it stays on its level, and outside a room it did not begin in.
 * @rule PC-TYPE-16
 */
export function overrunEnd(
  scene: Scene,
  body: Body,
  direction: Point,
  length: Um,
  { movable = [], passesImpassable = 'no' }: OverrunOptions = {},
): OverrunEnd {
  const stays: OverrunEnd = { end: placeOf(body), travelled: 0, shifts: [] };
  const way = unit(direction);
  if (way === null || length <= 0) return stays;
  const far = freeLength(scene, body, way, length, passesImpassable);
  for (const travelled of stops(scene, body, way, far)) {
    for (const end of levelPlaces(scene, body.r, body, along(body, way, travelled))) {
      if (!placeOk(scene, body, end, { ignore: movable, avoidTerrain: true }).ok) continue;
      const room = makeRoom(scene, bodyAt(body, end), movable);
      if (room.stuck.length === 0) return { end, travelled, shifts: room.shifts };
    }
  }
  return stays;
}

/** How far it may go before Impassable Terrain that it cannot cross. */
function freeLength(
  scene: Scene,
  body: Body,
  way: Point,
  length: Um,
  passesImpassable: Gait['passesImpassable'],
): Um {
  return scene.pieces
    .filter((piece) => bars(piece, body.z) && isForbidden(piece, passesImpassable))
    .reduce(
      (far, { footprint }) =>
        Math.min(far, discStop(body, way, length, body.r, outlineOf(footprint)) ?? length),
      length,
    );
}

/** The lengths worth trying, the longest first: the end itself, and wherever the base comes to touch something. */
function stops(scene: Scene, body: Body, way: Point, length: Um): readonly Um[] {
  const line: Curve = { kind: 'line', ax: body.x, ay: body.y, dx: way.x * length, dy: way.y * length };
  const crossings = bodyCurves(scene, body, placeOf(body), length, { avoidTerrain: true }).flatMap((curve) =>
    meet(line, curve).map((p) => Math.floor((p.x - body.x) * way.x + (p.y - body.y) * way.y)),
  );
  return [length, ...crossings.flatMap((at) => [at, at - SLACK])]
    .filter((at) => at > 0)
    .sort((a, b) => b - a);
}
