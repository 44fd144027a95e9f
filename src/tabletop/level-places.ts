import { inches, SLACK, type Um } from '../geometry/units.ts';
import type { Point } from '../geometry/vec.ts';
import { fitsRoom, surfacesAt } from './surfaces.ts';
import { pieceById, type Place, type Scene } from './table.ts';

/** A step lower than this is the same level. */
const STEP = inches(1);

/**
 * Where a base could stand over a point on the level of another place, in its room as long as it fits there; the
 * highest first.
 * @rule PC-TYPE-16 @rule PC-FX-13
 */
export function levelPlaces(
  scene: Scene,
  r: Um,
  from: Pick<Place, 'z' | 'inside'>,
  { x, y }: Point,
): readonly Place[] {
  const room = pieceById(scene, from.inside);
  const inside = room !== undefined && fitsRoom(room, x, y, r) ? room : null;
  return surfacesAt(scene, x, y)
    .filter(({ z, room: floor, piece }) =>
      inside === null ? !floor : z < inside.top - SLACK && (!floor || piece === inside.id),
    )
    .filter(({ z }) => Math.abs(z - from.z) < STEP - SLACK)
    .map(({ z }) => ({ x, y, z, inside: inside?.id ?? null, wall: null }));
}
