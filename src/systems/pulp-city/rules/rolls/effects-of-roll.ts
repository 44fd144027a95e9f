import { actionAt } from '../../model/action-at.ts';
import { orderMatters } from '../../model/effects.ts';
import type { DecisionFor } from '../../model/frames.ts';
import type { World } from '../../model/encounter.ts';
import { isModel } from '../../model/lookup.ts';
import type { EffectNode } from '../../model/profile.ts';
import type { RollSpec } from '../../model/roll.ts';
import { meansAnything } from '../../traits/affect.ts';

/** Effects that this roll could bring: of the Type used, and against a Structure or Object only what does something to it. @rule PC-STRUCT-01 @rule PC-OBJ-09 */
export function effectsOf(w: World, spec: RollSpec, nodes: readonly EffectNode[]): readonly EffectNode[] {
  const { target } = spec;
  const ofType = nodes.filter((node) => node.as === undefined || node.as === spec.type);
  if (target === null || isModel(w, target)) return ofType;
  const at = actionAt(w, spec);
  return ofType.filter((node) => meansAnything(w, at, node, target));
}

/** Nothing that SFX could buy would do anything, and what comes anyway has no order. @rule PC-SFX-04 @rule PC-SFX-06 */
export function nothingToSpendOn(
  w: World,
  { spec, base, offers, extras, thrown }: DecisionFor<'spendSfx'>,
): boolean {
  if (extras.length > 0 || thrown !== null || orderMatters(effectsOf(w, spec, base))) return false;
  return offers.every(
    ({ effects, closed }) => closed !== undefined || effectsOf(w, spec, effects).length === 0,
  );
}
