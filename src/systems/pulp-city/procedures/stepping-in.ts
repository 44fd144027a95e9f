import { changedPlaces, freePlacesBeside } from '../effects/power-places.ts';
import type { Ctx } from '../model/encounter.ts';
import type { TargetId } from '../model/ids.ts';
import { powerCause } from '../model/lookup.ts';
import { payCost } from '../rules/actions/paying.ts';
import { applyPower } from '../rules/damage/damage.ts';
import type { StandIn } from '../rules/rolls/roll-options.ts';

/** What a Power asks and does when another model takes a roll upon itself. @rule PC-ROLE-11 @rule PC-CARD-06 */
export function stepIn(ctx: Ctx, { model, power, owner, cost, effect }: StandIn, target: TargetId): void {
  const { comes, forbids } = effect;
  payCost(ctx, owner, cost, power);
  const places = comes === 'swap' ? changedPlaces(ctx, model, target) : null;
  if (places !== null) {
    ctx.emit({ type: 'placed', model, at: places[0], why: 'power' });
    ctx.emit({ type: 'placed', model: target, at: places[1], why: 'power' });
  }
  const [beside] = comes === 'beside' ? freePlacesBeside(ctx, model, target) : [];
  if (beside !== undefined) ctx.emit({ type: 'placed', model, at: beside, why: 'power' });
  if (forbids === undefined) return;
  const clauses = [{ forbid: 'action', of: forbids }] as const;
  const cause = powerCause(ctx, owner, power);
  applyPower(ctx, model, { fx: 'lasting', clauses, lasts: 'action' }, owner, cause);
}
