import { TOUCH, inches } from '../../../geometry/units.ts';
import { bodiesTouch, bodiesWithin, gap, inContact, within } from '../../../tabletop/measure.ts';
import { indexOf, outOfReach } from '../../../tabletop/spatial-index.ts';
import type { Body, Piece } from '../../../tabletop/table.ts';
import type { World } from '../model/encounter.ts';
import type { ModelId, TargetId } from '../model/ids.ts';
import { isModel } from '../model/lookup.ts';
import type { Place } from '../model/place.ts';
import { bodyOf } from './bodies.ts';
import { everyModel } from './on-table.ts';
import { sceneOf } from './scene.ts';

function shapeOf(w: World, id: TargetId): Body | World['state']['pieces'][string] {
  return isModel(w, id) ? bodyOf(w, id) : pieceShape(w, id);
}

function pieceShape(w: World, id: TargetId): World['state']['pieces'][string] {
  const piece = w.state.pieces[id];
  if (piece === undefined) throw new Error(`no piece ${id}`);
  return piece;
}

/** Bases, or a base and a piece, touch; whatever Conditions say. @rule PC-TABLE-09 */
export function touching(w: World, one: TargetId, other: TargetId): boolean {
  return touchedBy(w, one).has(other);
}

/** Everything that a model or a piece touches, itself not. @rule PC-TABLE-09 */
export function touchedBy(w: World, id: TargetId): ReadonlySet<TargetId> {
  const known = w.cache.contacts.get(id);
  if (known !== undefined) return known;
  const found = isModel(w, id) ? aroundBody(w, bodyOf(w, id)) : aroundPiece(w, pieceShape(w, id));
  w.cache.contacts.set(id, found);
  return found;
}

function aroundBody(w: World, body: Body): Set<TargetId> {
  const found = new Set<TargetId>();
  for (const id of everyModel(w)) if (bodiesTouch(body, bodyOf(w, id))) found.add(id);
  const scene = sceneOf(w);
  for (const entry of indexOf(scene)) {
    if (outOfReach(entry, body.x, body.y, body.r + TOUCH)) continue;
    if (inContact(scene, body, entry.piece)) found.add(entry.piece.id);
  }
  return found;
}

function aroundPiece(w: World, piece: Piece): Set<TargetId> {
  const scene = sceneOf(w);
  const others = [...everyModel(w).map((id) => bodyOf(w, id)), ...scene.pieces];
  return new Set(others.filter((other) => inContact(scene, piece, other)).map(({ id }) => id));
}

/** Within a range in inches on both axes. @rule PC-MEASURE-01 @rule PC-MEASURE-02 */
export function withinRange(w: World, one: TargetId, other: TargetId, range: number): boolean {
  if (isModel(w, one) && isModel(w, other))
    return bodiesWithin(bodyOf(w, one), bodyOf(w, other), inches(range));
  return within(shapeOf(w, one), shapeOf(w, other), inches(range));
}

/** As they would be with the model in another place. */
export const touchesAt = (w: World, model: ModelId, at: Place, other: ModelId): boolean =>
  bodiesTouch({ ...bodyOf(w, model), ...at }, bodyOf(w, other));

export const withinAt = (w: World, model: ModelId, at: Place, other: ModelId, range: number): boolean =>
  bodiesWithin({ ...bodyOf(w, model), ...at }, bodyOf(w, other), inches(range));

export function gapBetween(
  w: World,
  one: TargetId,
  other: TargetId,
): { horizontal: number; vertical: number } {
  return gap(shapeOf(w, one), shapeOf(w, other));
}

export function piecesTouched(w: World, model: ModelId): string[] {
  const touched = touchedBy(w, model);
  return touched.size === 0 ? [] : Object.keys(w.state.pieces).filter((id) => touched.has(id));
}
