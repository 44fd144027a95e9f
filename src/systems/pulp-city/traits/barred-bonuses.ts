import type { World } from '../model/encounter.ts';
import type { CombatBonus } from '../model/keywords.ts';
import type { RollView } from '../model/roll.ts';
import { forbidder } from '../powers/measure.ts';
import { immunitiesOf, mayBeImmune } from './immunity.ts';

export const bonusForbidden = forbidder('bonus');

/** Powers keep the bonus from whoever rolls: its own, or those of the opponent. @rule PC-BAR-09 @rule PC-CARD-06 */
export const bonusBarred = (w: World, view: RollView, name: CombatBonus): boolean =>
  immuneToBonus(w, view, name) || bonusForbidden(w, view.self, { view }, name) !== null;

/** The opponent cannot be met with the bonus. @rule PC-BAR-09 */
function immuneToBonus(w: World, view: RollView, name: CombatBonus): boolean {
  if (view.other === null || !mayBeImmune(w, view.other)) return false;
  const seen: RollView = {
    ...view,
    side: view.side === 'attacker' ? 'defender' : 'attacker',
    self: view.other,
    other: view.self,
  };
  return immunitiesOf(w, view.other, { view: seen }).some((one) => one.of === name);
}
