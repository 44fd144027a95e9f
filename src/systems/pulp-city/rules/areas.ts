import { strip } from '../../../geometry/strip.ts';
import { unit } from '../../../geometry/vec.ts';
import { inDisc, inStrip, roomAround } from '../../../tabletop/measure.ts';
import type { Point } from '../model/decisions.ts';
import type { Place } from '../model/events.ts';
import type { ActionType } from '../model/profile.ts';
import type { AuraState, ModelId, TargetId } from '../model/state.ts';
import { type World, actionOn, isModel, profileById } from '../model/world.ts';
import type { ActionAt } from './affect.ts';
import { bodyOf, inches, everyoneOnTable, onTable, piecesOn, sceneOf, withinRange } from './bodies.ts';
import { sourceBody } from './sources.ts';

/** Models and the terrain that can be acted on. @rule PC-DESC-10 */
export function everyTarget(w: World): readonly TargetId[] {
  w.cache.targets ??= [
    ...everyoneOnTable(w).map((model) => model.id),
    ...piecesOn(w).flatMap((piece) => (piece.health === undefined ? [] : [piece.id])),
  ];
  return w.cache.targets;
}

function bodyOrPiece(w: World, id: TargetId): Parameters<typeof inDisc>[4] {
  if (isModel(w, id)) return bodyOf(w, id);
  const piece = w.state.pieces[id];
  if (piece === undefined) throw new Error(`no piece ${id}`);
  return piece;
}

/** Types that ask for no sight, and pass the walls of a room. @rule PC-LOS-05 */
const THROUGH_WALLS: readonly ActionType[] = ['AUR', 'IND', 'IST', 'PLS', 'RCT'];

/**
 * Keeps a wall of an Enclosed Structure the Action, or the Blast of it, from a thing? The house itself is never behind
 * its own walls.
 * @rule PC-LOS-06 @rule PC-STRUCT-05
 */
export function walledOff(w: World, source: TargetId, type: ActionType, id: TargetId): boolean {
  if (THROUGH_WALLS.includes(type)) return false;
  const from = sourceBody(w, source).inside;
  const piece = isModel(w, id) ? undefined : w.state.pieces[id];
  if (piece === undefined) return bodyOf(w, id).inside !== from;
  return from !== id && roomAround(sceneOf(w), piece) !== from;
}

/** Everything within X inches of the source's base but the source itself. @rule PC-TYPE-18 @rule PC-MEASURE-02 */
export function pulseMembers(w: World, source: ModelId, user: ModelId, range: number): TargetId[] {
  return everyTarget(w).filter((id) => id !== source && id !== user && withinRange(w, source, id, range));
}

/** As a Pulse, the model it is measured from included. @rule PC-TYPE-10 @rule PC-TYPE-25 */
export function auraMembers(w: World, source: TargetId, range: number): TargetId[] {
  return everyTarget(w).filter((id) => (id === source ? isModel(w, id) : withinRange(w, source, id, range)));
}

/** The Action that an Aura comes from, as it was used. */
export function auraAt(w: World, { owner, source, profile, action, side }: AuraState): ActionAt {
  const found = actionOn(profileById(w, profile), action);
  if (found === null) throw new Error(`no action ${action}`);
  return { model: owner, source, action: found, type: 'AUR', side };
}

/**
 * A straight strip from the base, as wide as the base and as high as the model; the house around it is always in it.
 * @rule PC-TYPE-15 @rule PC-TYPE-19 @rule PC-LOS-06
 */
export function stripMembers(
  w: World,
  source: ModelId,
  user: ModelId,
  toward: Point,
  length: number,
): TargetId[] {
  const body = sourceBody(w, source);
  const direction = unit({ x: toward.x - body.x, y: toward.y - body.y });
  if (direction === null) return [];
  const area = strip(body, direction, inches(length));
  return everyTarget(w).filter(
    (id) =>
      id !== source &&
      id !== user &&
      (id === body.inside || inStrip(area, body.z, body.z + body.h, bodyOrPiece(w, id))),
  );
}

/** Everything under a Blast's template, up to its radius in height. @rule PC-FX-04 */
export function blastMembers(w: World, at: Place, radius: number): TargetId[] {
  const reach = inches(radius);
  return everyTarget(w).filter((id) => inDisc(at, reach, at.z, at.z + reach, bodyOrPiece(w, id)));
}

export function stillThere(w: World, id: TargetId): boolean {
  return isModel(w, id) ? onTable(w, id) : w.state.pieces[id] !== undefined;
}
