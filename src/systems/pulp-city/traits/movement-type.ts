import type { World } from '../model/encounter.ts';
import type { ModelId } from '../model/ids.ts';
import type { MovementType } from '../model/keywords.ts';
import { modelOf, profileOf } from '../model/lookup.ts';
import { ownSet } from '../powers/measure.ts';
import { isSpectral, isStunned } from './conditions.ts';

/** The Movement Type that applies now. @rule PC-MOVE-27 @rule PC-COND-03 */
export function movementTypeOf(w: World, id: ModelId): MovementType {
  const printed = profileOf(w, id).movement.type;
  if (printed === 'Immobile') return 'Immobile';
  const model = modelOf(w, id);
  if (isStunned(w, id)) return 'Sprint';
  if (printed === 'Flight' && model.inside !== null) return 'Sprint';
  if (isSpectral(w, id)) return 'Blink';
  const set = ownSet(w, id, 'movement');
  if (typeof set === 'object' && set !== null && 'type' in set) {
    const type = set.type;
    if (type === 'Blink' || type === 'Sprint' || type === 'Flight' || type === 'Bounding') return type;
  }
  return printed;
}

/** Inches of one Movement Action. */
export function movementOf(w: World, id: ModelId): number {
  const set = ownSet(w, id, 'movement');
  if (typeof set === 'object' && set !== null && 'inches' in set && typeof set.inches === 'number')
    return set.inches;
  return profileOf(w, id).movement.inches;
}
