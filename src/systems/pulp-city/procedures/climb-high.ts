import type { Proc } from '../model/frames.ts';
import { cardOf } from '../model/lookup.ts';
import { climbFatigue, leaveTable } from '../rules/actions/climbing.ts';
import { fatigue } from '../rules/damage/status.ts';
import { unsupported } from '../rules/falling/falling.ts';

/** Whoever stood on what its KO takes along comes down. @rule PC-MOVE-28 @rule PC-FALL-10 */
export const climbHigh: Proc<'climbHigh'> = {
  takeOff(ctx, frame, wake) {
    const over = { do: 'return', value: undefined } as const;
    if (wake.woke === 'returned') return over;
    const { model } = frame;
    const points = climbFatigue(ctx, model);
    fatigue(ctx, cardOf(ctx, model).id, model, points, { of: 'cost', model, action: 'climbHigh' });
    leaveTable(ctx, model);
    if (unsupported(ctx).length === 0) return over;
    return { do: 'call', frame: { proc: 'fall', step: 'all', done: [] }, resume: frame };
  },
};
