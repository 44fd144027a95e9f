import type { DueEffect, EffectsOf } from '../../model/declared-action.ts';
import type { Ctx } from '../../model/encounter.ts';
import type { Proc } from '../../model/frames.ts';
import { isModel } from '../../model/lookup.ts';
import type { Instant } from '../../rules/damage/instant/instant.ts';

type Next = Proc<'effects'>['next'];
export type Then = ReturnType<Next>;
export type Wake = Parameters<Next>[2];
/** The Effects of one success, the one that is done now no longer in the queue. */
export type Now = EffectsOf & { readonly proc: 'effects'; readonly step: 'next' };

/** The Effects of a success that are left, with its report so far. Like `ownTally` it names its keys. */
export function left(
  { cause, spec, use, extra }: EffectsOf,
  queue: EffectsOf['queue'],
  report: EffectsOf['report'],
): Now {
  return { proc: 'effects', step: 'next', queue, cause, spec, use, report, extra };
}

/** Does an Effect of a success that reaches its Target, and says what comes next. */
export type Apply = (ctx: Ctx, now: Now, due: DueEffect, wake: Wake) => Then;

/** Something that only a model can suffer, and that leaves nothing to do. */
export const onModel =
  (happen: (ctx: Ctx, now: Now, due: DueEffect) => void): Apply =>
  (ctx, now, due) => {
    const { node, target } = due;
    if (isModel(ctx, target)) happen(ctx, now, due);
    else ctx.emit({ type: 'effectIgnored', target, effect: node.fx, why: 'terrain' });
    return { do: 'goto', frame: now };
  };

export const instant = (happen: Instant): Apply =>
  onModel((ctx, { cause }, { target, x }) => happen(ctx, target, x, cause));

/** Nothing comes of it for a Target that only suffers what another does. @rule PC-FX-15 */
export const nothing: Apply = (_ctx, now) => ({ do: 'goto', frame: now });

/** Done at a time of its own, never among the Effects of a success. */
export const notDue: Apply = onModel((ctx, _now, { node, target }) =>
  ctx.emit({ type: 'effectIgnored', target, effect: node.fx, why: 'none' }),
);
