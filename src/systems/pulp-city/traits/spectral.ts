import { modelsOnTable } from '../board/on-table.ts';
import { strikesByItself } from '../board/summoned.ts';
import type { World } from '../model/encounter.ts';
import type { ModelId } from '../model/ids.ts';
import type { Trait } from '../model/keywords.ts';
import type { ActionAt } from '../model/occasion.ts';
import type { ActionProfile } from '../model/profile.ts';
import { isMentioned } from '../powers/mentioned.ts';
import { permitter } from '../powers/measure.ts';
import { isSpectral } from './conditions.ts';
import { namesAction } from './named-actions.ts';

export const mayAffectSpectral = permitter('affectSpectral');

const isBodily = (trait: Trait): boolean => trait === 'F' || trait === 'G' || trait === 'H' || trait === 'I';

/** Strength, Defense, Energy and Agility stop at the Spectral border, both ways. @rule PC-FX-27 */
export function spectralBars(w: World, target: ModelId, at: Omit<ActionAt, 'type' | 'side'>): boolean {
  const { model: attacker, action } = at;
  if (!isBodily(action.attack)) return false;
  if (strikesByItself(w, at)) return isSpectral(w, target);
  if (target === attacker) return false;
  if (isSpectral(w, target) && !crossesBorder(w, attacker, action, false)) return true;
  return !mayUseWhileSpectral(w, attacker, action) && someoneOpen(w) && !isOpen(w, target);
}

export function mayUseWhileSpectral(w: World, user: ModelId, action: ActionProfile): boolean {
  return !isBodily(action.attack) || !isSpectral(w, user) || crossesBorder(w, user, action, true);
}

/** Some texts only let a Spectral user employ the Action, others only reach Spectral Defenders. */
function crossesBorder(w: World, user: ModelId, action: ActionProfile, outward: boolean): boolean {
  return mayAffectSpectral(w, user, { actionName: action.name }).some(
    ({ with: { whileSpectral = outward, actions } }) =>
      whileSpectral === outward && namesAction(actions, action),
  );
}

/** Whatever Spectral models do reaches it, and they count as in Base to Base with it. */
export const isOpen = (w: World, id: ModelId): boolean =>
  mayAffectSpectral(w, id, { actionName: '' }).some(({ with: { bothWays } }) => bothWays === true);

/** Is there anybody whom Spectral models may act on as if they were not? */
export const someoneOpen = (w: World): boolean =>
  isMentioned(w, 'allow', 'affectSpectral') && modelsOnTable(w).some(({ id }) => isOpen(w, id));

/** Does a touching Spectral model count as in Base to Base for this Action of the model? */
export const touchesSpectral = (w: World, user: ModelId, action: ActionProfile): boolean =>
  mayAffectSpectral(w, user, { actionName: action.name }).some(
    ({ with: { btbCounts, actions } }) => btbCounts === true && namesAction(actions, action),
  );
