import { isBurdened } from '../board/burdens.ts';
import type { World } from '../model/encounter.ts';
import type { ModelId } from '../model/ids.ts';
import type { MovementType } from '../model/keywords.ts';
import { modelOf, profileOf } from '../model/lookup.ts';
import { replacer } from '../powers/measure.ts';
import { isSpectral, isStunned } from './conditions.ts';

export const movementSet = replacer('movement');
export const movementForced = replacer('forcedMovement');

/** The Movement Type that applies now. @rule PC-MOVE-27 @rule PC-COND-03 @rule PC-BURDEN-02 */
export function movementTypeOf(w: World, id: ModelId): MovementType {
  const printed = profileOf(w, id).movement.type;
  if (printed === 'Immobile') return 'Immobile';
  const model = modelOf(w, id);
  if (isStunned(w, id) || (w.rules.burdens.onlySprints && isBurdened(w, id))) return 'Sprint';
  const forced = movementForced(w, id, {})?.type;
  if (forced !== undefined) return forced;
  if (printed === 'Flight' && model.inside !== null) return 'Sprint';
  if (isSpectral(w, id)) return 'Blink';
  return movementSet(w, id, {})?.type ?? printed;
}

/** Inches of one Movement Action. */
export function movementOf(w: World, id: ModelId): number {
  return movementSet(w, id, {})?.inches ?? profileOf(w, id).movement.inches;
}
