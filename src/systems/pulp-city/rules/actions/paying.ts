import type { Cause } from '../../model/cause.ts';
import type { ClauseCost } from '../../model/clause.ts';
import type { ActionProfile } from '../../model/profile.ts';
import type { DeclaredUse } from '../../model/declared-action.ts';
import type { CardId, ModelId, TeamId } from '../../model/ids.ts';
import type { Ctx, World } from '../../model/encounter.ts';
import { cardOf, modelOf } from '../../model/lookup.ts';
import { teamOf } from '../../board/sides.ts';
import { pointsLeft } from '../../powers/points.ts';
import { watch } from '../../powers/in-force.ts';
import { answer } from '../damage/damage.ts';
import { answersTo } from '../damage/moments.ts';
import { losePowerUp } from '../damage/status.ts';
import { apCost, costOfOne, fatigueAlreadyPaid } from './costs.ts';
import { isMinionCard } from '../../board/cards.ts';

export const apSpent = watch('apSpent');

/** AP that a model spends, and what Powers make of that. @rule PC-AP-01 @rule PC-CARD-06 */
export function spendAp(ctx: Ctx, team: TeamId, model: ModelId, ap: number): void {
  if (ap === 0) return;
  ctx.emit({ type: 'apSpent', team, card: cardOf(ctx, model).id, ap });
  const holders = apSpent.holders(ctx);
  answer(ctx, answersTo(ctx, { at: 'apSpent', holders, subject: model, by: model, on: {}, counts: { ap } }));
}

/**
 * Pays what the bar asks, in spite of any Immunity. A payer whose last Health is the cost stays until the Action is done.
 * @rule PC-AP-02 @rule PC-BAR-04 @rule PC-BAR-12
 */
export function payFor(ctx: Ctx, use: DeclaredUse, action: ActionProfile): void {
  const { model } = use.order;
  const card = cardOf(ctx, model);
  const ap = use.free ? 0 : (use.ap ?? apCost(ctx, model, action, use.order.ap, use.as));
  spendAp(ctx, use.payer, model, ap);
  if (use.unpaid === true) return;
  const cause: Cause = { of: 'cost', model, action: action.id };
  const shared = isMinionCard(ctx, card.id) && fatigueAlreadyPaidByCard(ctx, model, action);
  for (const price of action.prices) {
    switch (price.of) {
      case 'fatigue':
        if (!shared) ctx.emit({ type: 'fatigued', card: card.id, model, points: 1, cause });
        break;
      case 'stun':
        if (!modelOf(ctx, model).stunned) ctx.emit({ type: 'stunned', model, cause });
        break;
      case 'powerDown':
        losePowerUp(ctx, model, price.x, cause);
        break;
      case 'damage':
        payHealth(ctx, model, price.x, cause);
        break;
    }
  }
}

/** What a Power costs, paid by the model's card; `owner` is the card that has the Power, `payer` whose Pool gives the AP. @rule PC-AP-07 @rule PC-FX-20 */
export function payCost(
  ctx: Ctx,
  model: ModelId,
  cost: ClauseCost | undefined,
  power: string,
  given: { readonly owner?: CardId; readonly payer?: TeamId } = {},
): void {
  if (cost === undefined) return;
  const card = cardOf(ctx, model).id;
  const { owner = card, payer = teamOf(ctx, model) } = given;
  const cause: Cause = { of: 'power', card: owner, power };
  const { ap, fatigue, powerUpDice, damage, stun, points } = costOfOne(cost);
  spendAp(ctx, payer, model, ap);
  if (fatigue > 0) ctx.emit({ type: 'fatigued', card, model, points: fatigue, cause });
  losePowerUp(ctx, model, powerUpDice, cause);
  if (points > 0)
    ctx.emit({ type: 'pointsSpent', card, power, points, left: pointsLeft(ctx, card) - points });
  if (stun > 0 && !modelOf(ctx, model).stunned) ctx.emit({ type: 'stunned', model, cause });
  if (damage > 0) payHealth(ctx, model, damage, cause);
}

const healthPaid = (w: World, model: ModelId, points: number): number =>
  Math.max(0, modelOf(w, model).health - points);

export function payHealth(ctx: Ctx, model: ModelId, points: number, cause: Cause): void {
  const left = healthPaid(ctx, model, points);
  ctx.emit({ type: 'damaged', target: model, points, left, by: null, cause });
}

/** The model's own use is already counted in the step, so others must have been before it. */
function fatigueAlreadyPaidByCard(ctx: Ctx, model: ModelId, action: ActionProfile): boolean {
  const models = ctx.state.activation?.step?.models ?? [];
  return fatigueAlreadyPaid(ctx, model, action) && models.some((other) => other !== model);
}
