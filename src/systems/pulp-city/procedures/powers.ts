import { inPlay } from '../board/on-table.ts';
import { carryOut, knockOut } from '../rules/damage/damage.ts';
import { isAtOnce } from '../rules/damage/moments.ts';
import { canPay } from '../rules/actions/costs.ts';
import { payCost, payHealth } from '../rules/actions/paying.ts';
import { isVain, pickFor, receiversOf, triggerOf } from '../rules/actions/power-use.ts';
import type { Selector } from '../model/clause.ts';
import type { PowerDoing, PowerUse } from '../model/declared-action.ts';
import type { Ctx } from '../model/encounter.ts';
import { type Asking, type Proc, answered, returned } from '../model/frames.ts';
import { cardOf, modelOf, powerCause } from '../model/lookup.ts';
import type { ModelId } from '../model/ids.ts';
import { handledByPower } from '../powers/handlers/handlers.ts';
import { handlerMentioned } from '../powers/mentioned.ts';
import { noted } from '../powers/noted.ts';
import { powersAtWork } from '../powers/silence.ts';
import { takeForUse, openForUse } from '../powers/limits.ts';
import { teamOf } from '../board/sides.ts';
import { displaced } from './power-steps/displacing.ts';
import { stepOf } from './power-steps/register.ts';
import { nobodyCanUse } from './power-steps/use-action.ts';
import { clauseEffects } from '../model/force.ts';

type Then = ReturnType<Proc<'powers'>['next']>;

/** Powers bound to a trigger point, and texts of Specials, one after the other. @rule PC-CARD-06 @rule PC-FX-25 */
export const powers: Proc<'powers'> = {
  /** They are put to their players, the one whose Turn it is first. */
  due(ctx) {
    const { due: uses = [], turn } = ctx.state;
    ctx.emit({ type: 'powersTaken' });
    const own = (use: PowerUse) => teamOf(ctx, use.owner) === turn.active;
    const queue = [...uses.filter(own), ...uses.filter((use) => !own(use))];
    return { do: 'goto', frame: { proc: 'powers', step: 'next', queue } };
  },

  next(ctx, { queue }, wake) {
    const [use, ...rest] = queue;
    if (use === undefined) return { do: 'return', value: undefined };
    const trigger = triggerOf(ctx, use);
    const after = { proc: 'powers', step: 'next', queue: rest } as const;
    if (trigger === null || !canPay(ctx, use.owner, trigger.clause.cost, 1, use.success?.spec.by))
      return { do: 'goto', frame: after };
    const wider = widening(ctx, use);
    if (wider !== null) return widen(ctx, use, rest, wider, answered(wake, 'usePower')?.use ?? null);
    const { clause } = trigger;
    const again = use.again !== undefined;
    if (!again && !openForUse(ctx, use, clause.limit)) return { do: 'goto', frame: after };
    const must = clause.must !== undefined || use.chosen === true;
    const left = clauseEffects(clause);
    const pick = left.map((effect) => pickFor(ctx, use, effect)).find((list) => list !== null) ?? null;
    if (left.some((effect) => isVain(ctx, use, effect))) return { do: 'goto', frame: after };
    const [only] = left;
    const paysForAction = !must && clause.cost !== undefined && left.length === 1;
    if (paysForAction && only?.fx === 'useAction' && nobodyCanUse(ctx, use, only))
      return { do: 'goto', frame: after };
    if (pick?.length === 0 && (!must || left.length === 1)) return { do: 'goto', frame: after };
    const answer = answered(wake, 'usePower');
    // Whoever may act is asked what it does, and need not be asked first whether it does anything.
    const acts =
      !must && clause.cost === undefined && left.every(({ fx }) => fx === 'useAction' || fx === 'freeMove');
    const doing = { proc: 'powers', step: 'doing', use, left, on: null } as const;
    if (acts) {
      // What it does is told by its acts alone.
      noted(clause);
      return { do: 'goto', frame: { ...doing, queue: rest, picked: null } };
    }
    if (answer === null && (!must || (pick !== null && pick.length > 1)))
      return { do: 'ask', questions: [question(ctx, use, pick ?? [], must)] };
    if (answer !== null && !answer.use) return { do: 'goto', frame: after };
    if (!again) takeForUse(ctx, use, clause.limit);
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
    const picked = answer?.model ?? pick?.[0] ?? null;
    const been = picked === null ? {} : { been: [...(use.been ?? []), picked] };
    return {
      do: 'goto',
      frame: {
        ...doing,
        queue: times > 0 ? [{ ...use, again: times, ...been }, ...rest] : rest,
        picked,
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
    // Whoever hurts himself stays until the Action is resolved.
    if (effect.fx === 'damage' && effect.to === 'self' && use.success !== undefined)
      payHealth(ctx, use.owner, effect.x ?? 1, powerCause(ctx, use.owner, use.power));
    else carryOut(ctx, use, effect, frame.on);
    return { do: 'goto', frame: { ...frame, left: later, on: null } };
  },

  displaced,
};

/** A Power by which this Special could go to more than its Target; null: there is none, or that has been settled. */
function widening(ctx: Ctx, { owner, success, asked }: PowerUse): Widening | null {
  if (success === undefined || asked === true || !handlerMentioned(ctx, 'widenSpecial')) return null;
  const found = handledByPower(powersAtWork(ctx, owner), 'widenSpecial', { special: success.special });
  const payable = found !== null && canPay(ctx, owner, { ap: found.answer.ap }, 1, success.spec.by);
  return payable ? { power: found.power, ...found.answer } : null;
}

interface Widening {
  readonly power: string;
  readonly ap: number;
  readonly to: Selector;
}

/** @rule PC-FX-25 */
function widen(
  ctx: Ctx,
  use: PowerUse,
  rest: readonly PowerUse[],
  { power, ap, to }: Widening,
  yes: boolean | null,
): Then {
  if (yes === null) return { do: 'ask', questions: [question(ctx, { ...use, power }, [], false)] };
  const asked = { ...use, asked: true as const };
  const queue = [yes ? { ...asked, widened: to } : asked, ...rest];
  if (yes) {
    ctx.emit({ type: 'powerUsed', card: cardOf(ctx, use.owner).id, power, model: use.owner });
    payCost(ctx, use.owner, { ap }, power, use.success === undefined ? {} : { payer: use.success.spec.by });
  }
  return { do: 'goto', frame: { proc: 'powers', step: 'next', queue } };
}

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
  if (limit === undefined || !takeForUse(ctx, use, limit)) return;
  ctx.emit({ type: 'powerUsed', card: cardOf(ctx, use.owner).id, power: use.power, model: use.owner });
}

/** Whoever has paid with its last Health has stayed so far; in an Action it stays until that is resolved. @rule PC-COND-02 */
function done(ctx: Ctx, { use, queue }: PowerDoing): Then {
  const paid = modelOf(ctx, use.owner);
  if (inPlay(paid) && paid.health === 0 && use.success === undefined)
    knockOut(ctx, use.owner, null, powerCause(ctx, use.owner, use.power));
  return { do: 'goto', frame: { proc: 'powers', step: 'next', queue } };
}
