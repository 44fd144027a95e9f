import type { DiceSource } from '../../model/roll.ts';
import type { ModelId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { added } from '../../powers/measure.ts';
import { diceEffectOn } from '../../traits/values.ts';

/** Dice for any defence whatever: no attacker stands anywhere. @rule PC-FALL-11 @rule PC-ROLL-13 */
export function defenceSources(w: World, model: ModelId): DiceSource[] {
  const sources: DiceSource[] = [{ kind: 'base', name: 'base', dice: 1, rule: 'PC-ROLL-02' }];
  const defend = diceEffectOn(w, model, 'defend');
  if (defend > 0) sources.push({ kind: 'bonus', name: 'Defend', dice: defend, rule: 'PC-FX-03' });
  for (const quantity of ['defenderDice', 'rollDice']) {
    for (const reason of added(w, model, quantity, {})) {
      const rule = reason.kind === 'role' ? 'PC-ROLE-10' : 'PC-CARD-06';
      sources.push({ kind: reason.kind, name: reason.name, dice: reason.by, rule });
    }
  }
  return sources;
}
