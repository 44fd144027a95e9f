import type { World } from '../../model/encounter.ts';
import type { CardId } from '../../model/ids.ts';
import { cardById, profileById } from '../../model/lookup.ts';
import { pointsLeft, pointsOf } from '../../powers/points.ts';

/** Points that a card has left of those that it started with; null: it pays for nothing with points. @rule PC-CARD-06 */
export function pointsHeld(w: World, card: CardId): { readonly left: number; readonly max: number } | null {
  const max = pointsOf(profileById(w, cardById(w, card).profile)).reduce((sum, { of }) => sum + of, 0);
  return max === 0 ? null : { left: pointsLeft(w, card), max };
}
