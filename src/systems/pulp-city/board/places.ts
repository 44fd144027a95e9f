import { centre as footprintCentre } from '../../../geometry/shape.ts';
import type { Level, Waypoint } from '../../../tabletop/gait.ts';
import { placeAt } from '../../../tabletop/levels.ts';
import type { Body, Scene, Place as Spot } from '../../../tabletop/table.ts';
import type { ActionTally } from '../model/declared-action.ts';
import type { World } from '../model/encounter.ts';
import type { TargetId } from '../model/ids.ts';
import { isModel, modelOf } from '../model/lookup.ts';
import type { Place } from '../model/place.ts';

/** Where a target stands, or stood: a piece may have gone with the roll. */
export function placeThen(w: World, target: TargetId, { pieceAt }: ActionTally): Place {
  const here = isModel(w, target) || w.state.pieces[target] !== undefined;
  return here || pieceAt === null ? placeOf(w, target) : pieceAt;
}

export const toWaypoint = (spot: Spot): Waypoint => ({ x: spot.x, y: spot.y, level: levelOf(spot) });

/** An answer names the ground or the roof over a point: of several roofs the one on top. */
export function canBeNamed(scene: Scene, body: Body, spot: Spot): boolean {
  const found = placeAt(scene, body, toWaypoint(spot));
  return found !== null && found.z === spot.z && found.inside === spot.inside;
}

function levelOf(spot: Spot): Level {
  if (spot.inside !== null) return 'inside';
  return spot.z === 0 ? 'ground' : 'roof';
}

/** Where a model stands or a piece has its centre. */
export function placeOf(w: World, id: TargetId): Place {
  if (isModel(w, id)) {
    const { x, y, z, inside, wall } = modelOf(w, id);
    return { x, y, z, inside, wall };
  }
  const piece = w.state.pieces[id];
  if (piece === undefined) return { x: 0, y: 0, z: 0, inside: null, wall: null };
  return { ...footprintCentre(piece.footprint), z: piece.bottom, inside: null, wall: null };
}
