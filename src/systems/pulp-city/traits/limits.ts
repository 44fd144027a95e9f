import { firstModel } from '../board/cards.ts';
import type { World } from '../model/encounter.ts';
import type { CardId } from '../model/ids.ts';
import { cardById, profileById } from '../model/lookup.ts';
import { added, ownSet, total } from '../powers/measure.ts';

/** Most Fatigue a card can have. @rule PC-FX-16 @rule PC-ROLE-04 */
export function fatigueLimit(w: World, card: CardId): number {
  const model = firstModel(w, card);
  const set = model === null ? null : ownSet(w, model, 'fatigueLimit');
  return typeof set === 'number' ? set : w.rules.numbers.fatigueLimit;
}

export function spareFatigue(w: World, card: CardId): number {
  return fatigueLimit(w, card) - cardById(w, card).fatigue;
}

/** null: no AP Limit. @rule PC-AP-01 @rule PC-AP-05 */
export function apLimit(w: World, card: CardId): number | null {
  const printed = profileById(w, cardById(w, card).profile).apLimit;
  const model = firstModel(w, card);
  if (printed === null || model === null) return printed;
  const set = ownSet(w, model, 'apLimit');
  const base = typeof set === 'number' ? set : printed;
  return base + total(added(w, model, 'apLimit', {}));
}

/** AP the card may still spend this Round, whatever the Pool holds. */
export function spareAp(w: World, card: CardId): number {
  const limit = apLimit(w, card);
  return limit === null ? Number.MAX_SAFE_INTEGER : limit - cardById(w, card).apSpent;
}
