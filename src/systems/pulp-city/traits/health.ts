import { recruitedAs } from '../board/bodies.ts';
import type { World } from '../model/encounter.ts';
import { healthFirst } from '../model/health-first.ts';
import type { ModelId } from '../model/ids.ts';
import { cardOf, modelOf, profileById, profileOf } from '../model/lookup.ts';
import { keepsTrack } from './forms.ts';

/** The row of Health that is lost before its own is not yet used up. */
export const hasHealthFirst = (w: World, id: ModelId): boolean =>
  modelOf(w, id).health > profileOf(w, id).health && healthFirst(profileOf(w, id)) > 0;

/** Most Health that the model can have now. @rule PC-FX-18 @rule PC-COND-06 */
export function mostHealth(w: World, id: ModelId): number {
  const printed = profileOf(w, id);
  const { profile: began = printed.id } = recruitedAs(w, cardOf(w, id).id) ?? {};
  const shown = began !== printed.id && keepsTrack(profileById(w, began)) ? profileById(w, began) : printed;
  return shown.health + (hasHealthFirst(w, id) ? healthFirst(shown) : 0);
}
