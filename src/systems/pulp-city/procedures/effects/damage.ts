import type { EffectsReport } from '../../model/declared-action.ts';
import { cardOf, isModel, modelOf } from '../../model/lookup.ts';
import { onTable } from '../../board/on-table.ts';
import { inBtb } from '../../traits/contact.ts';
import { payHealth } from '../../rules/actions/paying.ts';
import { isLookedBackAt } from '../../rules/actions/resolved.ts';
import { hurt, needsCollapse } from '../../rules/damage/damage.ts';
import type { Apply } from './apply.ts';

/** Whoever hurts himself stays until the Action is resolved. @rule PC-COND-02 */
export const damage: Apply = (ctx, now, due) => {
  if (due.node.self === true) {
    payHealth(ctx, due.target, due.x, now.cause);
    return { do: 'goto', frame: now };
  }
  const before = isModel(ctx, due.target) ? modelOf(ctx, due.target).health : 0;
  const model = isModel(ctx, due.target);
  const contact = model && inBtb(ctx, due.target, now.spec.attacker);
  hurt(ctx, due.target, due.x, cardOf(ctx, now.spec.attacker).id, now.cause, now.spec);
  const lost = model ? before - modelOf(ctx, due.target).health : 0;
  const alive = model && onTable(ctx, due.target) && due.target !== now.spec.attacker;
  const report: EffectsReport = {
    ...now.report,
    damage: now.report.damage + lost,
    damaged:
      lost > 0 && alive && !now.report.damaged.includes(due.target)
        ? [...now.report.damaged, due.target]
        : now.report.damaged,
    ...(lost > 0 && isLookedBackAt(ctx)
      ? { dealt: [...(now.report.dealt ?? []), { model: due.target, points: lost, contact }] }
      : {}),
  };
  const next = { ...now, report };
  if (!needsCollapse(ctx, due.target)) return { do: 'goto', frame: next };
  return {
    do: 'call',
    frame: {
      proc: 'collapse',
      step: 'remove',
      piece: due.target,
      by: cardOf(ctx, now.spec.attacker).id,
      cause: now.cause,
    },
    resume: next,
  };
};
