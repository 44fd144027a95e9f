import { sight } from '../../../../tabletop/sight.ts';
import type { BonusFinding, RollView } from '../../model/ruleset.ts';
import type { ModelId } from '../../model/state.ts';
import { type World, profileOf } from '../../model/world.ts';
import { baseMm, bodyOf, sceneOf } from '../bodies.ts';

const NEVER_FROM_MM = 80;

/** Cover between the place the Action comes from and the model. @rule PC-LOS-03 @rule PC-BONUS-06 */
export function coverOf(w: World, source: ModelId, model: ModelId): 'none' | 'typical' | 'reinforced' {
  return sight(sceneOf(w), bodyOf(w, source), bodyOf(w, model)).cover;
}

function behindTerrain(w: World, view: RollView): BonusFinding {
  if (view.side !== 'defender' || view.contact) return null;
  if (profileOf(w, view.self).kind === 'monster' || baseMm(w, view.self) >= NEVER_FROM_MM) return null;
  const cover = coverOf(w, view.spec.source, view.self);
  if (cover === 'none') return null;
  return { dice: cover === 'reinforced' ? 2 : 1, detail: cover };
}

/** Only when Agility is rolled. @rule PC-BONUS-06 */
export function helpsAgility(w: World, view: RollView): BonusFinding {
  return view.defendTrait === 'I' ? behindTerrain(w, view) : null;
}

/** Any Trait, but not against Indirect. @rule PC-BONUS-06 @rule PC-TYPE-14 */
export function helpsAnyTrait(w: World, view: RollView): BonusFinding {
  return view.spec.type === 'IND' ? null : behindTerrain(w, view);
}
