import type { SfxOffer } from '../../model/decisions.ts';
import type { RollSpec } from '../../model/roll.ts';
import type { World } from '../../model/encounter.ts';
import { actionOn, profileById } from '../../model/lookup.ts';
import { permitter } from '../../powers/measure.ts';
import { effectFromText } from '../../notation/added-effects.ts';
import { tooTiredFor } from '../actions/costs.ts';

export const mayAddEffects = permitter('addEfx');

/** SFX that may be bought: the Action's list and what Powers add to it. @rule PC-SFX-04 @rule PC-SFX-05 */
export function sfxOffers(w: World, spec: RollSpec): SfxOffer[] {
  const action = actionOn(profileById(w, spec.profile), spec.action);
  if (action === null) throw new Error(`no action ${spec.action}`);
  const offers: SfxOffer[] = action.sfx.map((choice) => {
    const effects = choice.effects.filter((node) => node.as === undefined || node.as === spec.type);
    const blocked =
      (spec.splash !== null && effects.some((node) => node.fx === 'blast')) || tooTiredFor(w, spec, effects);
    return blocked || effects.length === 0 ? { effects, closed: 'sfx.closed' } : { effects };
  });
  for (const { with: given, name } of mayAddEffects(w, spec.attacker, { actionName: action.name })) {
    const { actions, effect } = given;
    if (Array.isArray(actions) && !actions.includes(action.name)) continue;
    for (const text of [effect].flat()) {
      const node = effectFromText(text);
      if (node !== null) offers.push({ effects: [node], power: name });
    }
  }
  return offers;
}
