import type { Dying } from '../../model/state.ts';
import type { ModelId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { ownForcesOn } from '../../powers/in-force.ts';

/** A roll that may keep a model which has lost its last Health; null: it has none. @rule PC-LEADER-27 */
export function lastChance(w: World, model: ModelId): Pick<Dying, 'power' | 'needed' | 'left'> | null {
  for (const { clause, name: power } of ownForcesOn(w, model, 'at', 'koComing')) {
    const effect =
      'at' in clause && !('custom' in clause) ? clause.must?.find(({ fx }) => fx === 'surviveAt') : undefined;
    const needed = effect?.['roll'];
    if (typeof effect?.x === 'number' && typeof needed === 'number') return { power, needed, left: effect.x };
  }
  return null;
}
