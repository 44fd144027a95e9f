import { onTable } from '../../board/on-table.ts';
import { sideOf } from '../../board/sides.ts';
import { cardOf, isModel } from '../../model/lookup.ts';
import type { Apply } from './apply.ts';

/** @rule PC-FX-20 @rule PC-FX-21 */
export const mindControl: Apply = (ctx, now, due) => {
  const { spec, cause } = now;
  const by = cause.of === 'action' ? { forcedBy: cause.model } : {};
  if (!isModel(ctx, due.target) || !onTable(ctx, due.target)) return { do: 'goto', frame: now };
  const own = sideOf(ctx, due.target);
  if (own === null) return { do: 'goto', frame: now };
  return {
    do: 'call',
    frame: {
      proc: 'act',
      step: 'ask',
      occasion: 'mindControl',
      by: spec.by,
      side: ctx.rules.policies.mindControlSwapsSides ? spec.side : own,
      card: cardOf(ctx, due.target).id,
      models: [due.target],
      limits: { moves: true, combat: true, payer: spec.by, ...by },
    },
    resume: { ...now, step: 'resume', target: due.target, displaced: false, shoved: null },
  };
};
