import type { DiceSource } from '../../model/roll.ts';
import type { ModelId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { modifier, replacer } from '../../powers/measure.ts';
import { diceEffectOn } from '../../traits/values.ts';

export const defenderDice = modifier('defenderDice');
/** On whichever side of a roll. */
export const rollDice = modifier('rollDice');

/** Most that it rolls itself. */
export const ownMostDice = replacer('mostDice');

/** Dice for any defence whatever: no attacker stands anywhere. @rule PC-FALL-11 @rule PC-ROLL-13 */
export function defenceSources(w: World, model: ModelId): DiceSource[] {
  const sources: DiceSource[] = [{ kind: 'base', name: 'base', dice: 1, rule: 'PC-ROLL-02' }];
  const defend = diceEffectOn(w, model, 'defend');
  if (defend > 0) sources.push({ kind: 'bonus', name: 'Defend', dice: defend, rule: 'PC-FX-03' });
  for (const { kind, name, by } of [...defenderDice(w, model, {}), ...rollDice(w, model, {})])
    sources.push({ kind, name, dice: by, rule: kind === 'role' ? 'PC-ROLE-10' : 'PC-CARD-06' });
  return sources;
}
