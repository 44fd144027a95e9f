import { signedDistance } from '../geometry/distance.ts';
import { SLACK, TOUCH } from '../geometry/units.ts';
import type { Gait } from './gait.ts';
import { type Indexed, indexOf } from './spatial-index.ts';
import { type Body, type Place, placeOf, type Scene } from './table.ts';

/** Hazards that a body keeps out of: all but those it is in contact with before it moves. */
export function shunnedBy(scene: Scene, body: Body, gait: Gait): readonly Indexed[] {
  if (gait.shunsHazards !== true) return [];
  const start = placeOf(body);
  return indexOf(scene).filter((entry) => entry.piece.hazard === true && !contacts(entry, body, start));
}

export const contacts = ({ piece, outline }: Indexed, { r, h }: Body, at: Place): boolean =>
  piece.bottom <= at.z + h + SLACK &&
  piece.top >= at.z - SLACK &&
  signedDistance(at.x, at.y, outline) <= r + TOUCH;
