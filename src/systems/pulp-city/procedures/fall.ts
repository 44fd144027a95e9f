import { placeOf } from '../../../tabletop/table.ts';
import type { Proc } from '../model/frames.ts';
import type { DueFall } from '../model/ground-shapes.ts';
import type { ModelId } from '../model/state.ts';
import type { Ctx } from '../model/world.ts';
import { bodyOf, onTable } from '../rules/bodies.ts';
import { hurt, stun } from '../rules/damage.ts';
import {
  causesCrash,
  fallFrom,
  fallSteps,
  immuneToFall,
  modelsTouching,
  unsupported,
} from '../rules/falling.ts';
import { hazardsTouched } from '../rules/hazards.ts';
import { dropLoosePieces } from '../rules/structures.ts';

/** Strength of the Fall Action. @rule PC-FALL-03 */
const FALL_F = 5;

/** First the Fall, then the Crashes, one for each model the faller covers or touches. @rule PC-FALL-08 */
export const fall: Proc<'fall'> = {
  land(ctx, { fall: due }) {
    const { model, height, from, to, onPurpose } = due;
    if (!onTable(ctx, model)) return { do: 'return', value: undefined };
    const hurts = !immuneToFall(ctx, model, due.as);
    ctx.emit({ type: 'fell', model, height, from, to, onPurpose, hurts });
    const queue = crashed(ctx, due);
    return { do: 'goto', frame: { proc: 'fall', step: hurts ? 'hurt' : 'crashes', fall: due, queue } };
  },

  /** @rule PC-FALL-03 */
  hurt(ctx, { fall: due, queue }) {
    const { model, height } = due;
    const after = { proc: 'fall', step: 'crashes', fall: due, queue } as const;
    const steps = fallSteps(height);
    if (ctx.rules.policies.environment === 'rolls') {
      return {
        do: 'call',
        frame: {
          proc: 'environment',
          step: 'defend',
          model,
          name: 'fall',
          dice: 1 + steps,
          value: FALL_F,
          attackTrait: 'F',
          traits: ['G', 'I'],
          options: ['damage'],
          base: 'stun',
          piece: null,
        },
        resume: after,
      };
    }
    if (steps > 0) {
      const cause = { of: 'environment', name: 'fall' } as const;
      stun(ctx, model, cause);
      hurt(ctx, model, steps, null, cause);
    }
    return { do: 'goto', frame: after };
  },

  crashes(_ctx, { fall: due, queue }) {
    const [model, ...rest] = queue;
    if (model === undefined) return { do: 'return', value: undefined };
    return {
      do: 'call',
      frame: { proc: 'crash', step: 'hit', model, height: due.height, by: due.model },
      resume: { proc: 'fall', step: 'crashes', fall: due, queue: rest },
    };
  },

  /** @rule PC-FALL-10 @rule PC-MOVE-18 */
  all(ctx, { done }) {
    dropLoosePieces(ctx);
    const model = unsupported(ctx).find((id) => !done.includes(id));
    if (model === undefined) return { do: 'return', value: undefined };
    return {
      do: 'call',
      frame: { proc: 'fall', step: 'land', fall: fallFrom(ctx, model, placeOf(bodyOf(ctx, model))) },
      resume: { proc: 'fall', step: 'landed', model, done: [...done, model] },
    };
  },

  /** @rule PC-FALL-12 */
  landed(ctx, { model, done }) {
    const queue = onTable(ctx, model) ? hazardsTouched(ctx, model).map((piece) => ({ model, piece })) : [];
    return { do: 'goto', frame: { proc: 'fall', step: 'strikes', queue, done } };
  },

  strikes(_ctx, { queue, done }) {
    const [hazard, ...rest] = queue;
    if (hazard === undefined) return { do: 'goto', frame: { proc: 'fall', step: 'all', done } };
    return {
      do: 'call',
      frame: { proc: 'hazard', step: 'strike', hazard },
      resume: { proc: 'fall', step: 'strikes', queue: rest, done },
    };
  },
};

/** @rule PC-FALL-07 @rule PC-FALL-08 */
function crashed(ctx: Ctx, due: DueFall): ModelId[] {
  if (!due.crashes || !causesCrash(ctx, due.model)) return [];
  const touched = new Set([...due.under, ...modelsTouching(ctx, due.model)]);
  return [...touched].filter((id) => onTable(ctx, id) && due.spared?.includes(id) !== true);
}
