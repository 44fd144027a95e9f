import type { Proc } from '../model/frames.ts';
import { onTable } from '../rules/bodies.ts';
import { hurt, stun } from '../rules/damage.ts';
import { fallSteps } from '../rules/falling.ts';

/** Defense of the Crash Action. @rule PC-FALL-07 */
const CRASH_G = 5;

/** What comes down on a model, or beside it. @rule PC-FALL-07 @rule PC-STRUCT-11 */
export const crash: Proc<'crash'> = {
  hit(ctx, frame, wake) {
    const { model, height, by } = frame;
    if (wake.woke === 'returned' || !onTable(ctx, model)) return { do: 'return', value: undefined };
    const steps = fallSteps(height);
    if (ctx.rules.policies.environment === 'rolls') {
      ctx.emit({ type: 'crashed', model, height, by });
      return {
        do: 'call',
        frame: {
          proc: 'environment',
          step: 'defend',
          model,
          name: 'crash',
          dice: 1 + steps,
          value: CRASH_G,
          attackTrait: 'G',
          traits: ['G', 'I'],
          options: ['damage'],
          base: 'stun',
          piece: null,
        },
        resume: frame,
      };
    }
    if (steps > 0) {
      const cause = { of: 'environment', name: 'crash' } as const;
      ctx.emit({ type: 'crashed', model, height, by });
      stun(ctx, model, cause);
      hurt(ctx, model, steps, null, cause);
    }
    return { do: 'return', value: undefined };
  },
};
