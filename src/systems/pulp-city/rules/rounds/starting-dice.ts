import { firstModel } from '../../board/cards.ts';
import type { World } from '../../model/encounter.ts';
import type { CardId } from '../../model/ids.ts';
import { modifier, total } from '../../powers/measure.ts';
import { ownMostDice, rollDice } from '../damage/environment-dice.ts';
import { diceEffectOn } from '../../traits/values.ts';

export const startingRollDice = modifier('startingRollDice');

/** 1 die and those of Powers, less Suppress; no Combat Bonuses. @rule PC-START-02 @rule PC-START-03 */
export function startingDice(w: World, card: CardId, powerUp: number): number {
  const model = firstModel(w, card);
  if (model === null) return 0;
  const on = { startingRoll: true, rolling: 'J' } as const;
  const extra = total(startingRollDice(w, model, on)) + total(rollDice(w, model, on));
  const dice = Math.max(1, 1 + extra - diceEffectOn(w, model, 'suppress')) + powerUp;
  return Math.min(dice, ownMostDice(w, model, on) ?? dice);
}
