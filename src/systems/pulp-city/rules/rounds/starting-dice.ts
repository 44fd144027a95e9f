import { standIn } from '../../board/cards.ts';
import type { World } from '../../model/encounter.ts';
import type { CardId } from '../../model/ids.ts';
import { added, total } from '../../powers/measure.ts';
import { diceEffectOn } from '../../traits/values.ts';

/** 1 die and those of Powers, less Suppress; no Combat Bonuses. @rule PC-START-02 @rule PC-START-03 */
export function startingDice(w: World, card: CardId, powerUp: number): number {
  const model = standIn(w, card);
  if (model === null) return 0;
  const on = { startingRoll: true };
  const extra = total(added(w, model, 'startingRollDice', on)) + total(added(w, model, 'rollDice', on));
  return Math.max(1, 1 + extra - diceEffectOn(w, model, 'suppress')) + powerUp;
}
