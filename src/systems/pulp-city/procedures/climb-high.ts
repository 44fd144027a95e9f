import type { Proc } from '../model/frames.ts';
import { cardOf } from '../model/lookup.ts';
import { climbFatigue, leaveTable } from '../rules/actions/climbing.ts';
import { onTable } from '../board/on-table.ts';
import { answerMove } from '../rules/actions/answering-moves.ts';
import { fatigue } from '../rules/damage/status.ts';
import { supportLost } from '../rules/falling/loose-pieces.ts';

/** Whoever stood on what its KO takes along comes down. @rule PC-MOVE-28 @rule PC-FALL-10 */
export const climbHigh: Proc<'climbHigh'> = {
  /** Powers answer while it still stands there. */
  takeOff(ctx, { model }, wake) {
    if (wake.woke === 'returned') return { do: 'return', value: undefined };
    const points = climbFatigue(ctx, model);
    if (points > 0)
      fatigue(ctx, cardOf(ctx, model).id, model, points, { of: 'cost', model, action: 'climbHigh' });
    answerMove(ctx, model, 'climbHigh');
    return { do: 'goto', frame: { proc: 'climbHigh', step: 'leave', model } };
  },

  leave(ctx, frame, wake) {
    const over = { do: 'return', value: undefined } as const;
    const { model } = frame;
    if (wake.woke === 'returned' || !onTable(ctx, model)) return over;
    leaveTable(ctx, model);
    if (!supportLost(ctx)) return over;
    return { do: 'call', frame: { proc: 'fall', step: 'all', done: [] }, resume: frame };
  },
};
