import { type Curve, meet } from '../geometry/curves.ts';
import { DIRECTIONS } from '../geometry/directions.ts';
import type { Um } from '../geometry/units.ts';
import { along, dist2, type Point, unit } from '../geometry/vec.ts';
import { levelPlaces } from './level-places.ts';
import { makeRoom } from './make-room.ts';
import { bodyCurves } from './nearest.ts';
import { placeOk } from './standing.ts';
import { type Body, bodyAt, type Place, placeOf, type Scene } from './table.ts';

/** A body that is put down in contact with another one. The scene is without it. */
export interface Beside {
  readonly scene: Scene;
  readonly body: Body;
  readonly other: Body;
  /** Bodies that make room. */
  readonly movable: readonly string[];
}

/** Spots nearer to each other than this are one and the same. */
const SAME: Um = 1000;

/** On the side of a point, on the other's own level, room made for it; null: it cannot stand there. @rule PC-FX-13 */
export function placeBeside(asked: Beside, toward: Point): Place | null {
  const { scene, body, other, movable } = asked;
  const spot = spotToward(asked, toward);
  if (spot === null) return null;
  const found = levelPlaces(scene, body.r, other, spot).find(
    (at) =>
      at.inside === other.inside &&
      placeOk(scene, body, at, { ignore: movable }).ok &&
      makeRoom(scene, bodyAt(body, at), movable).stuck.length === 0,
  );
  return found ?? null;
}

/** All places that come into question, the nearest to a point first; none twice. @rule PC-FX-13 */
export function placesBeside(asked: Beside, near: Point): readonly Place[] {
  const found: Place[] = [];
  for (const spot of sidesOf(asked, near)) {
    const at = placeBeside(asked, spot);
    if (at !== null && !found.some((one) => dist2(one, at) < SAME * SAME)) found.push(at);
  }
  return found;
}

/** In the air beside the other, at its level, where nothing is in the way of a Fall. @rule PC-FX-13 */
export function airBeside(asked: Beside, near: Point): Place | null {
  const { scene, body, other, movable } = asked;
  for (const { x, y } of sidesOf(asked, near)) {
    const at: Place = { x, y, z: other.z, inside: other.inside, wall: null };
    const standing = placeOk(scene, body, at, { ignore: movable });
    if (standing.ok || standing.why === 'noSupport') return at;
  }
  return null;
}

/** Every even side, the one towards a point, and wherever contact with something else begins. */
function sidesOf(asked: Beside, near: Point): readonly Point[] {
  const { scene, body, other } = asked;
  const reach = body.r + other.r;
  const ring: Curve = { kind: 'circle', x: other.x, y: other.y, r: reach };
  const wished = spotToward(asked, near);
  const even = DIRECTIONS.map((way) => along(other, way, reach));
  const met = bodyCurves(scene, body, placeOf(other), reach, {}).flatMap((curve) => meet(ring, curve));
  return [
    ...(wished === null ? [] : [wished]),
    ...even,
    ...met.flatMap((p) => spotToward(asked, p) ?? []),
  ].sort((a, b) => dist2(a, near) - dist2(b, near));
}

function spotToward({ body, other }: Beside, toward: Point): Point | null {
  const way = unit({ x: toward.x - other.x, y: toward.y - other.y });
  return way === null ? null : along(other, way, body.r + other.r);
}
