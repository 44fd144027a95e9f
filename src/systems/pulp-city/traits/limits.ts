import { firstModel } from '../board/cards.ts';
import type { World } from '../model/encounter.ts';
import type { CardId } from '../model/ids.ts';
import { cardById, profileById } from '../model/lookup.ts';
import { modifier, replacer, total } from '../powers/measure.ts';

export const fatigueLimitSet = replacer('fatigueLimit');
export const apLimitSet = replacer('apLimit');
export const apLimitMore = modifier('apLimit');

/** Most Fatigue a card can have. @rule PC-FX-16 @rule PC-ROLE-04 */
export function fatigueLimit(w: World, card: CardId): number {
  const model = firstModel(w, card);
  const set = model === null ? null : fatigueLimitSet(w, model, {});
  return set ?? w.rules.numbers.fatigueLimit;
}

export function spareFatigue(w: World, card: CardId): number {
  return fatigueLimit(w, card) - cardById(w, card).fatigue;
}

/** null: no AP Limit. @rule PC-AP-01 @rule PC-AP-05 */
export function apLimit(w: World, card: CardId): number | null {
  const printed = profileById(w, cardById(w, card).profile).apLimit;
  const model = firstModel(w, card);
  if (printed === null || model === null) return printed;
  return (apLimitSet(w, model, {}) ?? printed) + total(apLimitMore(w, model, {}));
}

/** AP the card may still spend this Round, whatever the Pool holds. */
export function spareAp(w: World, card: CardId): number {
  const limit = apLimit(w, card);
  return limit === null ? Number.MAX_SAFE_INTEGER : limit - cardById(w, card).apSpent;
}
