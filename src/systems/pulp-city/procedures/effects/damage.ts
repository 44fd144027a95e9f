import { declinedKey } from '../../powers/declined.ts';
import { specAt } from '../../model/copies.ts';
import type { Cause } from '../../model/cause.ts';
import type { DueEffect } from '../../model/declared-action.ts';
import type { Ctx } from '../../model/encounter.ts';
import { answered, returned } from '../../model/frames.ts';
import { playerFor } from '../../board/sides.ts';
import type { ModelId, TargetId } from '../../model/ids.ts';
import { withDamage } from '../../effects/report.ts';
import { cardOf, isModel, modelOf } from '../../model/lookup.ts';
import { inBtb } from '../../traits/contact.ts';
import { dropFor } from '../../rules/damage/dropping.ts';
import { damageShakes } from '../../rules/burdens/shaking.ts';
import { payHealth } from '../../rules/actions/paying.ts';
import { addedEffects } from '../../rules/rolls/added-effects.ts';
import { couldHurt, hurtNow, needsCollapse } from '../../rules/damage/damage.ts';
import { isComingDown } from '../../board/scene.ts';
import { damageComing, type Escape, escapesOf, transfersOf } from '../../rules/damage/transfer.ts';
import { defenceView } from '../../traits/roll-view.ts';
import { askTransfer, given } from '../transfer.ts';
import { type Apply, left, type Now, type Then } from './apply.ts';

/** Whoever hurts himself stays until the Action is resolved. @rule PC-COND-02 */
export const damage: Apply = (ctx, now, due, wake) => {
  if (due.node.self === true) {
    payHealth(ctx, due.target, due.x, now.cause);
    return { do: 'goto', frame: now };
  }
  const { declined = [] } = now;
  const cause = causeOf(now, due.target);
  const escape = escapeOf(ctx, now, due, cause);
  if (escape !== undefined) return escaping(ctx, { ...now, declined }, due, escape, wake);
  const offer = transferOf(ctx, now, due, cause);
  const answer = answered(wake, 'usePower');
  if (offer !== undefined && answer?.use !== true) {
    const again = { ...now, queue: [due, ...now.queue] };
    return answer === null
      ? { do: 'ask', questions: [askTransfer(ctx, offer, due.target, due.x)], resume: again }
      : { do: 'goto', frame: { ...again, declined: [...declined, declinedKey(offer.owner, offer.power)] } };
  }
  const passed = { target: due.target, points: due.x, cause };
  const target = offer === undefined ? due.target : given(ctx, offer, answer?.model ?? null, passed);
  return suffer(ctx, now, target === due.target ? due : { ...due, target }, cause);
};

/** The first Power by which the Target may still escape the Damage. */
function escapeOf(ctx: Ctx, { spec, declined = [] }: Now, { target, x }: DueEffect, cause: Cause) {
  if (!isModel(ctx, target) || damageComing(ctx, target).length === 0) return undefined;
  if (!couldHurt(ctx, target, x, cause)) return undefined;
  const escape = escapesOf(ctx, target, defenceView(ctx, specAt(spec, target), null)).find(
    ({ power }) => !declined.includes(declinedKey(target, power)),
  );
  return escape === undefined ? undefined : { ...escape, target };
}

/** One die for each Damage; with the face needed nothing comes of it. @rule PC-CARD-06 */
function escaping(
  ctx: Ctx,
  { declined, ...now }: Now & { readonly declined: readonly string[] },
  due: DueEffect,
  { power, roll, target }: Escape & { readonly target: ModelId },
  wake: Parameters<Apply>[3],
): Then {
  const queue = [due, ...now.queue];
  const faces = returned(wake, 'dice')?.[0];
  if (faces === undefined) {
    const groups = [{ label: 'power', model: target, by: playerFor(ctx, target), count: 1 }];
    return {
      do: 'call',
      frame: { proc: 'dice', step: 'roll', groups },
      resume: { ...now, queue, declined },
    };
  }
  ctx.emit({ type: 'powerRolled', model: target, power, faces });
  if ((faces[0] ?? 0) < roll)
    return { do: 'goto', frame: { ...now, queue, declined: [...declined, declinedKey(target, power)] } };
  ctx.emit({ type: 'effectIgnored', target, effect: 'damage', why: 'power' });
  return { do: 'goto', frame: now };
}

/** The first Power by which the Damage may still go to another model. */
function transferOf(ctx: Ctx, { spec, declined = [] }: Now, { target, x }: DueEffect, cause: Cause) {
  if (damageComing.holders(ctx).length === 0 || !couldHurt(ctx, target, x, cause)) return undefined;
  const view = defenceView(ctx, specAt(spec, target), null);
  return transfersOf(ctx, target, view).find(
    ({ owner, power }) => !declined.includes(declinedKey(owner, power)),
  );
}

/** Of those that the Effects reach, only the Defender may stand in for another. @rule PC-ROLE-11 */
function causeOf({ cause, spec: { instead, target: defender } }: Now, target: TargetId): Cause {
  return cause.of === 'action' && instead !== null && target === defender ? { ...cause, instead } : cause;
}

function suffer(ctx: Ctx, now: Now, due: DueEffect, cause: Cause): Then {
  const model = isModel(ctx, due.target);
  const already = isComingDown(ctx, due.target);
  const before = model ? modelOf(ctx, due.target).health : 0;
  const contact = model && inBtb(ctx, due.target, now.spec.attacker);
  hurtNow(ctx, due.target, due.x, cardOf(ctx, now.spec.attacker).id, cause, now.spec);
  const lost = model ? before - modelOf(ctx, due.target).health : 0;
  const report = withDamage(ctx, now.spec, now.report, due.target, lost, contact);
  if (damageShakes(ctx, now.spec, due.target, report)) dropFor(ctx, due.target, 'damage', now.spec.side);
  const more = lost > 0 ? addedEffects(ctx, now.spec, due.target) : [];
  const next = left(now, more.length === 0 ? now.queue : [...now.queue, ...more], report);
  if (already || !needsCollapse(ctx, due.target)) return { do: 'goto', frame: next };
  return {
    do: 'call',
    frame: {
      proc: 'collapse',
      step: 'remove',
      piece: due.target,
      by: cardOf(ctx, now.spec.attacker).id,
      cause,
    },
    resume: next,
  };
}
