import { withDamage } from '../../effects/report.ts';
import { cardOf, isModel, modelOf } from '../../model/lookup.ts';
import { inBtb } from '../../traits/contact.ts';
import { payHealth } from '../../rules/actions/paying.ts';
import { hurt, needsCollapse } from '../../rules/damage/damage.ts';
import type { Apply } from './apply.ts';

/** Whoever hurts himself stays until the Action is resolved. @rule PC-COND-02 */
export const damage: Apply = (ctx, now, due) => {
  if (due.node.self === true) {
    payHealth(ctx, due.target, due.x, now.cause);
    return { do: 'goto', frame: now };
  }
  const model = isModel(ctx, due.target);
  const before = model ? modelOf(ctx, due.target).health : 0;
  const contact = model && inBtb(ctx, due.target, now.spec.attacker);
  hurt(ctx, due.target, due.x, cardOf(ctx, now.spec.attacker).id, now.cause, now.spec);
  const lost = model ? before - modelOf(ctx, due.target).health : 0;
  const next = { ...now, report: withDamage(ctx, now.spec, now.report, due.target, lost, contact) };
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
