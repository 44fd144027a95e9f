import { touching } from '../board/distance.ts';
import { modelsOnTable } from '../board/on-table.ts';
import { isEnemy, sideOf, teamOf } from '../board/sides.ts';
import type { World } from '../model/encounter.ts';
import type { ModelId, TargetId, TeamId } from '../model/ids.ts';
import { isModel } from '../model/lookup.ts';
import { isSpectral } from './conditions.ts';

/** Base to Base as the rules count it: a Spectral model may not count. @rule PC-COND-01 @rule PC-FX-27 */
export function inBtb(w: World, one: TargetId, other: TargetId): boolean {
  if (one === other || !touching(w, one, other)) return false;
  return !w.rules.policies.spectralBreaksContact || !(spectralThing(w, one) || spectralThing(w, other));
}

function spectralThing(w: World, id: TargetId): boolean {
  return isModel(w, id) && isSpectral(w, id);
}

/** Models of the other side in Base to Base. @rule PC-DESC-13 */
export function enemiesInBtb(w: World, model: ModelId, side: TeamId | null = sideOf(w, model)): ModelId[] {
  if (side === null) return [];
  return modelsOnTable(w)
    .filter((other) => other.id !== model && isEnemy(w, other.id, side) && inBtb(w, model, other.id))
    .map((other) => other.id);
}

export function friendsInBtb(w: World, model: ModelId, side: TeamId | null = sideOf(w, model)): ModelId[] {
  return modelsOnTable(w)
    .filter((other) => other.id !== model && teamOf(w, other.id) === side && inBtb(w, model, other.id))
    .map((other) => other.id);
}
