import { onTable } from '../../board/on-table.ts';
import type { DueEffect } from '../../model/declared-action.ts';
import type { World } from '../../model/encounter.ts';
import type { ModelId } from '../../model/ids.ts';
import { actionOn, profileById } from '../../model/lookup.ts';
import type { RollSpec } from '../../model/roll.ts';
import { effectFromText } from '../../notation/added-effects.ts';
import { permitter } from '../../powers/measure.ts';
import { selects } from '../../traits/selectors.ts';

export const mayAddFx = permitter('addFx');

/** Effects that Powers add for a model which the Action has Damaged. @rule PC-SFX-06 */
export function addedEffects(w: World, spec: RollSpec, target: ModelId): readonly DueEffect[] {
  const action = actionOn(profileById(w, spec.profile), spec.action);
  if (action === null || !onTable(w, target)) return [];
  return mayAddFx(w, spec.attacker, { actionName: action.name }).flatMap(({ with: given, owner }) => {
    const { actions, effect, damaged } = given;
    const meant = actions === undefined || [actions].flat().includes(action.name);
    if (!meant || !selects(w, damaged, target, { owner, side: spec.side })) return [];
    return [effect].flat().flatMap((text) => {
      const node = effectFromText(text);
      return node === null ? [] : [{ node, target, x: typeof node.x === 'number' ? node.x : 0 }];
    });
  });
}
