import { touchedBy, touching, withinRange } from '../board/distance.ts';
import { modelsOnTable } from '../board/on-table.ts';
import { isEnemy, isFriend, sideOf } from '../board/sides.ts';
import type { ActionNames } from '../model/clause.ts';
import type { World } from '../model/encounter.ts';
import type { ModelId, TargetId, TeamId } from '../model/ids.ts';
import type { ActionType } from '../model/keywords.ts';
import { isModel } from '../model/lookup.ts';
import type { ActionProfile } from '../model/profile.ts';
import { permitter } from '../powers/measure.ts';
import { isSpectral } from './conditions.ts';
import { namesAction } from './named-actions.ts';
import { isOpen, touchesSpectral } from './spectral.ts';

/** Base to Base as the rules count it: a Spectral model may not count. @rule PC-COND-01 @rule PC-FX-27 */
export function inBtb(w: World, one: TargetId, other: TargetId): boolean {
  if (one === other || !touching(w, one, other)) return false;
  if (!w.rules.policies.spectralBreaksContact) return true;
  return !apart(w, one, other) && !apart(w, other, one);
}

const apart = (w: World, spectral: TargetId, other: TargetId): boolean =>
  spectralThing(w, spectral) && !(isModel(w, other) && isOpen(w, other));

/** An Action, as one asks whom it finds in Base to Base. */
export interface Reaching {
  readonly action: ActionProfile;
  readonly type: ActionType;
}

export const mayReachAsBtb = permitter('reachAsBtb');

/**
 * Base to Base as one model counts it: for some, others within reach of an Action, or of anything they do, are in it.
 * @rule PC-COND-01
 */
export function countsAsBtb(w: World, model: ModelId, other: TargetId, by: Reaching | null): boolean {
  if (inBtb(w, model, other)) return true;
  if (model === other || !isModel(w, other)) return false;
  if (!touching(w, model, other) && !mayReachAsBtb.speaks(w, model)) return false;
  if (isSpectral(w, model) && w.rules.policies.spectralBreaksContact) return false;
  if (isSpectral(w, other) && w.rules.policies.spectralBreaksContact)
    return by !== null && touching(w, model, other) && touchesSpectral(w, model, by.action);
  return mayReachAsBtb(w, model, {}).some(
    ({ with: { inches, actions } }) => reaches(actions, by) && withinRange(w, model, other, inches),
  );
}

function reaches(actions: ActionNames | undefined, by: Reaching | null): boolean {
  if (actions === undefined) return true;
  if (by === null || !namesAction(actions, by.action)) return false;
  const type = typeof actions === 'object' && 'type' in actions ? actions.type : undefined;
  return type === undefined || [type].flat().includes(by.type);
}

function spectralThing(w: World, id: TargetId): boolean {
  return isModel(w, id) && isSpectral(w, id);
}

/** Models of the other side in Base to Base. @rule PC-DESC-13 */
export function enemiesInBtb(w: World, model: ModelId, side: TeamId | null = sideOf(w, model)): ModelId[] {
  if (side === null || touchedBy(w, model).size === 0) return [];
  return modelsOnTable(w)
    .filter((other) => inBtb(w, model, other.id) && isEnemy(w, other.id, side))
    .map((other) => other.id);
}

export function friendsInBtb(w: World, model: ModelId, side: TeamId | null = sideOf(w, model)): ModelId[] {
  return modelsOnTable(w)
    .filter((other) => side !== null && inBtb(w, model, other.id) && isFriend(w, other.id, side))
    .map((other) => other.id);
}
