import { inPlay } from '../board/on-table.ts';
import { isAtOnce, applyPower, knockOut } from '../rules/damage/damage.ts';
import { canPay } from '../rules/actions/costs.ts';
import { payCost } from '../rules/actions/paying.ts';
import { pickFor, receiversOf, triggerOf } from '../rules/actions/power-use.ts';
import type { PowerDoing, PowerUse } from '../model/declared-action.ts';
import type { Ctx } from '../model/encounter.ts';
import { type Asking, type Proc, answered, returned } from '../model/frames.ts';
import { cardOf, modelOf } from '../model/lookup.ts';
import type { ModelId } from '../model/ids.ts';
import { limitOpen, takeLimit } from '../powers/limits.ts';
import { teamOf } from '../board/sides.ts';
import { displaced } from './power-steps/displacing.ts';
import { stepOf } from './power-steps/register.ts';

type Then = ReturnType<Proc<'powers'>['next']>;

/** Powers bound to a trigger point, and texts of Specials, one after the other. @rule PC-CARD-06 @rule PC-FX-25 */
export const powers: Proc<'powers'> = {
  next(ctx, { queue }, wake) {
    const [use, ...rest] = queue;
    if (use === undefined) return { do: 'return', value: undefined };
    const trigger = triggerOf(ctx, use);
    const after = { proc: 'powers', step: 'next', queue: rest } as const;
    if (trigger === null || !canPay(ctx, use.owner, trigger.clause.cost, 1, use.success?.spec.by))
      return { do: 'goto', frame: after };
    const { clause } = trigger;
    if (clause.limit !== undefined && !limitOpen(ctx, use.owner, limitKey(use, clause.limit), clause.limit))
      return { do: 'goto', frame: after };
    const must = clause.must !== undefined || use.chosen === true;
    const left = [...(clause.must ?? []), ...(clause.may ?? [])];
    const pick = left.map((effect) => pickFor(ctx, use, effect)).find((list) => list !== null) ?? null;
    if (pick?.length === 0 && (!must || left.length === 1)) return { do: 'goto', frame: after };
    const answer = answered(wake, 'usePower');
    // Whoever may act is asked what it does, and need not be asked first whether it does anything.
    const acts =
      !must && clause.cost === undefined && left.every(({ fx }) => fx === 'useAction' || fx === 'freeMove');
    const doing = { proc: 'powers', step: 'doing', use, left, on: null } as const;
    if (acts) return { do: 'goto', frame: { ...doing, queue: rest, picked: null } };
    if (answer === null && (!must || (pick !== null && pick.length > 1)))
      return { do: 'ask', questions: [question(ctx, use, pick ?? [], must)] };
    if (answer !== null && !answer.use) return { do: 'goto', frame: after };
    if (clause.limit !== undefined) takeLimit(ctx, use.owner, limitKey(use, clause.limit), clause.limit);
    const power = trigger.name;
    if (use.success === undefined)
      ctx.emit({ type: 'powerUsed', card: cardOf(ctx, use.owner).id, power, model: use.owner });
    payCost(
      ctx,
      use.owner,
      clause.cost,
      power,
      use.success === undefined ? {} : { payer: use.success.spec.by },
    );
    const times = (use.again ?? clause.times ?? 1) - 1;
    return {
      do: 'goto',
      frame: {
        ...doing,
        queue: times > 0 ? [{ ...use, again: times }, ...rest] : rest,
        picked: answer?.model ?? pick?.[0] ?? null,
      },
    };
  },

  /** What the Power in use does, one Effect after the other. */
  doing(ctx, frame, wake) {
    const { use, left } = frame;
    const [effect, ...later] = left;
    if (returned(wake, 'act') === true) hasActed(ctx, use);
    if (effect === undefined) return done(ctx, frame);
    if (frame.on === null) {
      const on = receiversOf(ctx, use, effect, answered(wake, 'usePower')?.model ?? frame.picked);
      if (on !== null) return { do: 'goto', frame: { ...frame, on, picked: pickedOf(ctx, frame, on) } };
      return { do: 'ask', questions: [question(ctx, use, pickFor(ctx, use, effect) ?? [], true)] };
    }
    const [model, ...others] = frame.on;
    if (model === undefined) return { do: 'goto', frame: { ...frame, left: later, on: null } };
    if (!isAtOnce(effect)) return stepOf(effect, ctx, { ...frame, on: others }, model, wake);
    const cause = { of: 'power', card: cardOf(ctx, use.owner).id, power: use.power } as const;
    for (const one of frame.on) applyPower(ctx, one, effect, use.owner, cause);
    return { do: 'goto', frame: { ...frame, left: later, on: null } };
  },

  displaced,
};

const limitKey = ({ power, subject }: PowerUse, limit: string): string =>
  limit === 'oncePerTarget' ? `${power}:${subject ?? ''}` : power;

/** A model that is the only one there could be counts as picked. */
function pickedOf(ctx: Ctx, { use, left, picked }: PowerDoing, on: readonly ModelId[]): ModelId | null {
  const [effect] = left;
  const chosen = effect !== undefined && pickFor(ctx, use, effect) !== null;
  return chosen ? (on[0] ?? picked) : picked;
}

function question(ctx: Ctx, use: PowerUse, pick: readonly ModelId[], must: boolean): Asking {
  const by = use.success?.spec.by ?? teamOf(ctx, use.owner);
  return { kind: 'usePower', by, card: cardOf(ctx, use.owner).id, power: use.power, pick, must };
}

/** A limit without a price is used up by the Action that the Power lets its model use. */
function hasActed(ctx: Ctx, use: PowerUse): void {
  const limit = triggerOf(ctx, use)?.clause.limit;
  if (limit === undefined || !takeLimit(ctx, use.owner, limitKey(use, limit), limit)) return;
  ctx.emit({ type: 'powerUsed', card: cardOf(ctx, use.owner).id, power: use.power, model: use.owner });
}

/** Whoever has paid with its last Health has stayed so far. @rule PC-COND-02 */
function done(ctx: Ctx, { use, queue }: PowerDoing): Then {
  const paid = modelOf(ctx, use.owner);
  const costly = triggerOf(ctx, use)?.clause.cost?.damage !== undefined;
  if (inPlay(paid) && paid.health === 0 && (use.success === undefined || costly))
    knockOut(ctx, use.owner, null, { of: 'power', card: paid.card, power: use.power });
  return { do: 'goto', frame: { proc: 'powers', step: 'next', queue } };
}
