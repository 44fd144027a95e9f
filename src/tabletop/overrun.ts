import { type Curve, meet } from '../geometry/curves.ts';
import { SLACK, type Um } from '../geometry/units.ts';
import { along, type Point, unit } from '../geometry/vec.ts';
import { makeRoom, type Shift } from './make-room.ts';
import { bodyCurves } from './nearest.ts';
import { placeOk } from './standing.ts';
import { fitsRoom } from './surfaces.ts';
import { type Body, bodyAt, pieceById, type Place, placeOf, type Scene } from './table.ts';

export interface OverrunEnd {
  readonly end: Place;
  /** How far it went. */
  readonly travelled: Um;
  readonly shifts: readonly Shift[];
}

/**
 * Where a body ends that is placed at the far end of its strip: as near to it as possible, back along the strip,
 * clear of Dangerous and Impassable Terrain, others shifted aside.
 * @rule PC-TYPE-16
 */
export function overrunEnd(
  scene: Scene,
  body: Body,
  direction: Point,
  length: Um,
  movable: readonly string[] = [],
): OverrunEnd {
  const start = placeOf(body);
  const stays: OverrunEnd = { end: start, travelled: 0, shifts: [] };
  const way = unit(direction);
  if (way === null || length <= 0) return stays;
  for (const travelled of stops(scene, body, way, length)) {
    const end = endAt(scene, body, way, travelled);
    if (!placeOk(scene, body, end, { ignore: movable, avoidTerrain: true }).ok) continue;
    const room = makeRoom(scene, bodyAt(body, end), movable);
    if (room.stuck.length === 0) return { end, travelled, shifts: room.shifts };
  }
  return stays;
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

function endAt(scene: Scene, body: Body, way: Point, travelled: Um): Place {
  const point = along(body, way, travelled);
  const room = pieceById(scene, body.inside);
  const inside = room !== undefined && fitsRoom(room, point.x, point.y, body.r) ? room.id : null;
  return { ...point, z: body.z, inside, wall: null };
}
