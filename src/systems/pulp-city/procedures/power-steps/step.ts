import type { EffectCalled, OfferedEffect } from '../../model/clause.ts';
import type { PowerDoing } from '../../model/declared-action.ts';
import type { Ctx } from '../../model/encounter.ts';
import type { Proc } from '../../model/frames.ts';
import type { ModelId } from '../../model/ids.ts';
import type { AT_ONCE } from '../../model/vocabulary/effects.ts';

type Doing = Proc<'powers'>['doing'];
export type Then = ReturnType<Doing>;
export type Wake = Parameters<Doing>[2];
/** The Power in use, whoever the Effect goes to now no longer among `on`. */
export type Now = PowerDoing & { readonly proc: 'powers'; readonly step: 'doing' };
export type StepFx = Exclude<OfferedEffect['fx'], keyof typeof AT_ONCE>;

/** Does an Effect that takes steps of its own to one model, and says what comes next. A question leaves the frame as it is. */
export type Step<Fx extends StepFx> = (
  ctx: Ctx,
  now: Now,
  effect: EffectCalled<Fx>,
  model: ModelId,
  wake: Wake,
) => Then;

/** The Effects of a way or a face come before all that is left. */
export const instead = ({ left, ...now }: Now, effects: Now['left']): Then => ({
  do: 'goto',
  frame: { ...now, left: [...effects, ...left.slice(1)], on: null },
});
