import { bodiesTouch, bodiesWithin, gap, inContact, within } from '../../../tabletop/measure.ts';
import type { Body } from '../../../tabletop/table.ts';
import type { World } from '../model/encounter.ts';
import type { ModelId, TargetId } from '../model/ids.ts';
import { isModel } from '../model/lookup.ts';
import type { Place } from '../model/place.ts';
import { bodyOf, inches } from './bodies.ts';
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
  const known = w.cache.contacts.get(one)?.get(other);
  if (known !== undefined) return known;
  if (isModel(w, one) && isModel(w, other)) return bodiesTouch(bodyOf(w, one), bodyOf(w, other));
  const value = inContact(sceneOf(w), shapeOf(w, one), shapeOf(w, other));
  contactsOf(w, one).set(other, value);
  contactsOf(w, other).set(one, value);
  return value;
}

function contactsOf({ cache }: World, id: TargetId): Map<TargetId, boolean> {
  const known = cache.contacts.get(id);
  if (known !== undefined) return known;
  const made = new Map<TargetId, boolean>();
  cache.contacts.set(id, made);
  return made;
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
  return Object.keys(w.state.pieces).filter((id) => touching(w, model, id));
}
