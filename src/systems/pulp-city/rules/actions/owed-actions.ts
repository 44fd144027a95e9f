import type { World } from '../../model/encounter.ts';
import type { ModelId } from '../../model/ids.ts';
import { forbidder } from '../../powers/measure.ts';
import { anyUsable } from './activating.ts';
import type { Declarer } from './declaring.ts';
import { ownActions } from './own-actions.ts';

export const endForbidden = forbidder('end');

/** A Power has it use an Action that it could still use. @rule PC-CARD-06 */
export function owesAction(w: World, model: ModelId, who: Declarer): boolean {
  if (!endForbidden.speaks(w, model)) return false;
  const used = w.state.activation?.actions ?? [];
  const owed = ownActions(w, model).filter(({ name }) => endForbidden(w, model, {}, name) !== null);
  if (owed.length === 0 || owed.some(({ id }) => used.includes(id)) || !who.limits.combat) return false;
  const ids = owed.map(({ id }) => id);
  const actions = (who.limits.actions ?? ids).filter((id) => ids.includes(id));
  return anyUsable(w, model, { ...who, limits: { ...who.limits, actions } });
}
