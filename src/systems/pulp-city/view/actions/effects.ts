import type { EffectNode, SfxChoice } from '../../model/profile.ts';
import type { RollSpec } from '../../model/roll.ts';
import type { World } from '../../model/encounter.ts';
import { actionOn, isModel, profileById } from '../../model/lookup.ts';
import { actionAt } from '../../model/action-at.ts';
import { meansAnything } from '../../traits/affect.ts';

/** Effects that this roll could bring: of the Type used, and against a Structure or Object only what does something to it. @rule PC-STRUCT-01 @rule PC-OBJ-09 */
export function effectsOf(w: World, spec: RollSpec, nodes: readonly EffectNode[]): readonly EffectNode[] {
  const { target } = spec;
  const ofType = nodes.filter((node) => node.as === undefined || node.as === spec.type);
  if (target === null || isModel(w, target)) return ofType;
  const at = actionAt(w, spec);
  return ofType.filter((node) => meansAnything(w, at, node, target));
}

/** What the roll does by itself, and what its SFX may be spent on. */
export function outcomeOf(
  w: World,
  spec: RollSpec,
): { readonly effects: readonly EffectNode[]; readonly sfx: readonly SfxChoice[] } {
  const action = actionOn(profileById(w, spec.profile), spec.action);
  const sfx = (action?.sfx ?? []).map((choice) => ({
    ...choice,
    effects: effectsOf(w, spec, choice.effects),
  }));
  return {
    effects: effectsOf(w, spec, action?.effects ?? []),
    sfx: sfx.filter(({ effects }) => effects.length > 0),
  };
}
