import type { EffectNode, SfxChoice } from '../../model/profile.ts';
import type { RollSpec } from '../../model/roll.ts';
import type { World } from '../../model/encounter.ts';
import { actionOn, profileById } from '../../model/lookup.ts';
import { effectsOf } from '../../rules/rolls/effects-of-roll.ts';

export { effectsOf };

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
