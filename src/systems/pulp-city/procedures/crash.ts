import type { Proc } from '../model/frames.ts';
import { crashBlow } from '../rules/damage/environment-damage.ts';
import { isTrapped } from '../board/agenda-citizens.ts';
import { isMarker, onTable } from '../board/on-table.ts';
import { hurt } from '../rules/damage/damage.ts';
import { stun } from '../rules/damage/status.ts';

/** What comes down on a model, or beside it. @rule PC-FALL-07 @rule PC-STRUCT-11 @rule PC-AGENDA-06 */
export const crash: Proc<'crash'> = {
  hit(ctx, frame, wake) {
    const { model, height, by } = frame;
    const blow = crashBlow(ctx, height);
    const spared = !onTable(ctx, model) || isMarker(ctx, model) || isTrapped(ctx, model);
    if (wake.woke === 'returned' || blow === null || spared) return { do: 'return', value: undefined };
    ctx.emit({ type: 'crashed', model, height, by });
    if (blow.by === 'roll') {
      const { by: _, ...action } = blow;
      return {
        do: 'call',
        frame: { proc: 'environment', step: 'defend', model, name: 'crash', piece: null, ...action },
        resume: frame,
      };
    }
    const cause = { of: 'environment', name: 'crash' } as const;
    stun(ctx, model, cause);
    hurt(ctx, model, blow.damage, null, cause);
    return { do: 'return', value: undefined };
  },
};
