import { discsOverlap } from '../geometry/distance.ts';
import { SLACK, type Um } from '../geometry/units.ts';
import { inContact } from './measure.ts';
import { nearestPlaces } from './nearest.ts';
import { surfaceBelow } from './surfaces.ts';
import { type Body, bodyAt, pieceById, type Place, type Scene } from './table.ts';

export interface Landing {
  readonly place: Place;
  /** Other places equally near. */
  readonly others: readonly Place[];
  readonly height: Um;
  /** The bodies whose space the faller would have covered. */
  readonly under: readonly string[];
  /** The bodies it touches where it lies. */
  readonly touched: readonly string[];
}

/**
 * Where a body comes to lie that falls from a point: at the foot, touching what it fell from, as near as possible
 * to the point straight below; when that spot is taken, in the nearest free one.
 * @rule PC-FALL-02 @rule PC-FALL-05 @rule PC-FALL-08 @rule PC-FALL-09 @rule PC-FALL-10
 */
export function landing(scene: Scene, body: Body, from: Place): Landing {
  const room = pieceById(scene, from.inside);
  const z = room?.bottom ?? Math.max(0, from.z - SLACK - 1);
  const wish: Place = { x: from.x, y: from.y, z, inside: from.inside, wall: null };
  const alone: Scene = { ...scene, bodies: [] };
  const [ideal] = nearestPlaces(alone, body, wish, { level: 'below' });
  const [place, ...others] = nearestPlaces(scene, body, wish, { level: 'below' });
  const spot = ideal ?? { ...wish, z: surfaceBelow(scene, wish.x, wish.y, wish.z) };
  const end = place ?? spot;
  const lying = bodyAt(body, end);
  return {
    place: end,
    others,
    height: from.z - end.z,
    under: covered(scene, body, spot),
    touched: scene.bodies
      .filter((other) => other.id !== body.id && inContact(scene, lying, other))
      .map(({ id }) => id),
  };
}

/** The bodies that share the volume a body would fill in a place. */
export function covered(scene: Scene, body: Body, at: Place): readonly string[] {
  return scene.bodies
    .filter(
      (other) =>
        other.id !== body.id &&
        other.inside === at.inside &&
        other.z < at.z + body.h - SLACK &&
        other.z + other.h > at.z + SLACK &&
        discsOverlap(at.x, at.y, body.r, other.x, other.y, other.r),
    )
    .map(({ id }) => id);
}
