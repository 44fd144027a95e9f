import { bodyOf } from '../board/bodies.ts';
import { placeOf } from '../board/places.ts';
import { thrownEnd } from '../effects/landing-thrown.ts';
import type { Ctx } from '../model/encounter.ts';
import type { TargetId } from '../model/ids.ts';
import { cardOf } from '../model/lookup.ts';
import { payCost } from '../rules/actions/paying.ts';
import { applyPower } from '../rules/damage/damage.ts';
import type { StandIn } from '../rules/rolls/roll-options.ts';

/** What a Power asks and does when another model takes a roll upon itself. @rule PC-ROLE-11 @rule PC-CARD-06 */
export function stepIn(ctx: Ctx, { model, power, owner, cost, effect }: StandIn, target: TargetId): void {
  const { comes, forbids } = effect;
  payCost(ctx, owner, cost, power);
  const [here, there] = [placeOf(ctx, model), placeOf(ctx, target)];
  if (comes === 'swap') {
    ctx.emit({ type: 'placed', model, at: there, why: 'power' });
    ctx.emit({ type: 'placed', model: target, at: here, why: 'power' });
  }
  if (comes === 'beside') {
    const end = thrownEnd(ctx, model, target, there, bodyOf(ctx, model), null);
    if (end !== null && !end.falls) ctx.emit({ type: 'placed', model, at: end.at, why: 'power' });
  }
  if (forbids === undefined) return;
  const clauses = [{ forbid: 'action', of: forbids }] as const;
  const cause = { of: 'power', card: cardOf(ctx, owner).id, power } as const;
  applyPower(ctx, model, { fx: 'lasting', clauses, lasts: 'action' }, owner, cause);
}
