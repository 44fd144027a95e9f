import { nearestPlace } from '../../../../tabletop/nearest.ts';
import { placeOk } from '../../../../tabletop/standing.ts';
import { surfaceBelow } from '../../../../tabletop/surfaces.ts';
import type { Place } from '../../../../tabletop/table.ts';
import { inches } from '../../../../geometry/units.ts';
import { middleOf, MOST_HIGH } from '../../board/field.ts';
import { sceneOf } from '../../board/scene.ts';
import type { World } from '../../model/encounter.ts';
import type { TeamId } from '../../model/ids.ts';
import { MARKER_HEIGHT, MARKER_RADIUS } from '../../model/marker-piece.ts';
import { facingOf } from './facing.ts';

/** Dice for the distance: one for every 6 Levels or part of them. @rule PC-PLOT-05 */
export const dropDice = ({ setup }: World): number => Math.ceil(setup.level / 6);

/** Half of the square root of three. */
const LONG = Math.sqrt(3) / 2;

/** Two, four, six, eight, ten and twelve on a clock: to the right, and ahead. @rule PC-PLOT-05 */
const HOURS = [
  [LONG, 0.5],
  [LONG, -0.5],
  [0, -1],
  [-LONG, -0.5],
  [-LONG, 0.5],
  [0, 1],
] as const;

/** Steps in which it is pulled back along the line, micrometres. */
const STEP = 25;

/** Where the Marker comes down: on the line, as far as it is free, on a roof too; beside a model that stands there. @rule PC-PLOT-05 */
export function landingOfDrop(w: World, by: TeamId, face: number, distance: number): Place {
  const { ahead, right } = facingOf(w, by);
  const [sideways, forward] = HOURS[face - 1] ?? HOURS[5];
  const way = {
    x: right.x * sideways + ahead.x * forward,
    y: right.y * sideways + ahead.y * forward,
  };
  const scene = sceneOf(w);
  const bare = { ...scene, bodies: [] };
  const middle = middleOf(w.setup.table.size);
  const at = (length: number): Place => {
    const [x, y] = [Math.round(middle.x + way.x * length), Math.round(middle.y + way.y * length)];
    return { x, y, z: surfaceBelow(scene, x, y, MOST_HIGH), inside: null, wall: null };
  };
  const bodyIn = (place: Place) => ({ id: 'quest', r: MARKER_RADIUS, h: MARKER_HEIGHT, ...place });
  const isFree = (place: Place): boolean => placeOk(bare, bodyIn(place), place).ok;
  for (let length = inches(distance); length >= 0; length -= STEP) {
    const place = at(length);
    if (isFree(place)) return nearestPlace(scene, bodyIn(place), place, { level: 'below' }) ?? place;
  }
  const place = { ...at(0), z: MOST_HIGH };
  return nearestPlace(scene, bodyIn(place), place, { level: 'below' }) ?? at(0);
}
