import type { Proc } from '../model/frames.ts';
import { cardOf } from '../model/world.ts';
import { climbFatigue } from '../rules/climbing.ts';
import { fatigue } from '../rules/damage.ts';

/** @rule PC-MOVE-28 */
export const climbHigh: Proc<'climbHigh'> = {
  takeOff(ctx, { model }) {
    const points = climbFatigue(ctx, model);
    fatigue(ctx, cardOf(ctx, model).id, model, points, { of: 'cost', model, action: 'climbHigh' });
    ctx.emit({ type: 'statusChanged', model, status: 'aloft' });
    return { do: 'return', value: undefined };
  },
};
