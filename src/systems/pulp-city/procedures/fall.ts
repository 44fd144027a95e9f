import { placeOf } from '../../../tabletop/table.ts';
import { type Proc, answered } from '../model/frames.ts';
import { fallBlow } from '../rules/damage/environment-damage.ts';
import { bodyOf } from '../board/bodies.ts';
import { onTable } from '../board/on-table.ts';
import { playerFor } from '../board/sides.ts';
import { hurt } from '../rules/damage/damage.ts';
import { stun } from '../rules/damage/status.ts';
import { crashedBy, immuneToFall, landingChoice, unsupported } from '../rules/falling/falling.ts';
import { hazardsTouched } from '../rules/movement/hazards.ts';
import { dropLoosePieces } from '../rules/falling/loose-pieces.ts';

/** First the Fall, then the Crashes, one for each model the faller covers or touches. @rule PC-FALL-08 */
export const fall: Proc<'fall'> = {
  land(ctx, { fall: planned, others = [] }, wake) {
    const { model, height, from, onPurpose } = planned;
    if (!onTable(ctx, model)) return { do: 'return', value: undefined };
    const places = [planned.to, ...others];
    const to = places.length === 1 ? planned.to : places[answered(wake, 'makeRoom') ?? -1];
    if (to === undefined) {
      const by = playerFor(ctx, model);
      return { do: 'ask', questions: [{ kind: 'makeRoom', by, model, places, why: 'fall' }] };
    }
    const due = { ...planned, to };
    const hurts = !immuneToFall(ctx, model, due.as);
    ctx.emit({ type: 'fell', model, height, from, to, onPurpose, hurts });
    const queue = crashedBy(ctx, due);
    return { do: 'goto', frame: { proc: 'fall', step: hurts ? 'hurt' : 'crashes', fall: due, queue } };
  },

  /** @rule PC-FALL-03 */
  hurt(ctx, { fall: due, queue }) {
    const { model, height } = due;
    const after = { proc: 'fall', step: 'crashes', fall: due, queue } as const;
    const blow = fallBlow(ctx, height);
    if (blow === null) return { do: 'goto', frame: after };
    if (blow.by === 'roll') {
      const { by: _, ...action } = blow;
      return {
        do: 'call',
        frame: { proc: 'environment', step: 'defend', model, name: 'fall', piece: null, ...action },
        resume: after,
      };
    }
    const cause = { of: 'environment', name: 'fall' } as const;
    stun(ctx, model, cause);
    hurt(ctx, model, blow.damage, null, cause);
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
      frame: { proc: 'fall', step: 'land', ...landingChoice(ctx, model, placeOf(bodyOf(ctx, model))) },
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
