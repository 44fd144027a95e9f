import type { Dying } from '../../model/state.ts';
import type { ModelId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { ownWatch } from '../../powers/in-force.ts';

export const koComing = ownWatch('koComing');

/** A roll that may keep a model which has lost its last Health; null: it has none. @rule PC-LEADER-27 */
export function lastChance(w: World, model: ModelId): Pick<Dying, 'power' | 'needed' | 'left'> | null {
  for (const { clause, name: power } of koComing(w, model)) {
    const [effect] = clause.must ?? [];
    if (effect !== undefined) return { power, needed: effect.roll, left: effect.x };
  }
  return null;
}
