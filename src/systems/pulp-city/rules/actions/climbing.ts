import { type Refusal, refusal } from '../../model/refusals.ts';
import type { ActOccasion } from '../../model/orders.ts';
import type { ModelId } from '../../model/ids.ts';
import type { Ctx, World } from '../../model/encounter.ts';
import { modelOf } from '../../model/lookup.ts';
import { knockOut } from '../damage/damage.ts';
import { movesForbidden } from '../movement/moves-by-card.ts';
import { isMinionCard } from '../../board/cards.ts';
import { movementTypeOf } from '../../traits/movement-type.ts';
import { spareFatigue } from '../../traits/limits.ts';

/** The models of a card take off one after the other. @rule PC-MOVE-28 @rule PC-MINION-04 */
export const isClimbing = ({ state }: World): boolean => state.activation?.step?.action === 'climbHigh';

/** Fatigue of taking off, once for all models of a card; a Minion card's Activation has paid the first. @rule PC-MOVE-28 */
export function climbFatigue(w: World, model: ModelId): number {
  if (isClimbing(w) && w.state.activation?.step?.models.some((id) => id !== model) === true) return 0;
  return isMinionCard(w, modelOf(w, model).card) && w.setup.switches.minionMoveFatigue === 'covered' ? 1 : 2;
}

/** @rule PC-MOVE-28 @rule PC-FX-20 */
export function whyNotClimbHigh(w: World, model: ModelId, occasion: ActOccasion): Refusal | null {
  if (occasion !== 'activation' && occasion !== 'minions') return refusal('climb.notNow');
  if (movementTypeOf(w, model) !== 'Flight') return refusal('climb.noFlight');
  const held = movesForbidden(w, model);
  if (held !== null) return refusal('move.held', { by: held });
  const used = w.state.activation?.used ?? [];
  if (used.length > 0 && !isClimbing(w)) return refusal('climb.alone');
  const { card } = modelOf(w, model);
  const needed = climbFatigue(w, model);
  const left = spareFatigue(w, card);
  return left >= needed ? null : refusal('climb.fatigue', { needed, left: Math.max(0, left) });
}

/** The last by its number, or by a Pool of 0: nobody comes back from Climb High. @rule PC-MOVE-30 @rule PC-ROUND-05 */
export function inLastRound(w: World): boolean {
  return w.state.round.last || w.state.round.number >= w.rules.numbers.rounds;
}

/** Off the table until the next Effects Phase, if there is one. @rule PC-MOVE-28 @rule PC-MOVE-30 @rule PC-MOVE-36 */
export function leaveTable(ctx: Ctx, model: ModelId): void {
  ctx.emit({ type: 'statusChanged', model, status: 'aloft' });
  if (inLastRound(ctx)) knockOut(ctx, model, null, { of: 'rule', rule: 'PC-MOVE-30' });
}
