import { onTable } from '../../board/on-table.ts';
import { playerFor } from '../../board/sides.ts';
import type { EffectCalled } from '../../model/clause.ts';
import type { World } from '../../model/encounter.ts';
import type { PowerUse } from '../../model/declared-action.ts';
import type { ModelId, TeamId } from '../../model/ids.ts';
import { cardOf } from '../../model/lookup.ts';
import type { ActLimits } from '../../model/orders.ts';
import { receiversOf, triggerOf } from '../../rules/actions/power-use.ts';
import { ownActions } from '../../rules/actions/own-actions.ts';
import { apCost } from '../../rules/actions/costs.ts';
import { isCombat } from '../../traits/roll-view.ts';
import { somethingOpen } from '../act.ts';
import type { Now, Step, Then } from './step.ts';

/** An Action outside of the model's own step; its player may let it be. */
export const useAction: Step<'useAction'> = (ctx, now, effect, model) => {
  const limits = limitsOf(ctx, now.use, effect, model);
  if (limits.actions?.length === 0 || !onTable(ctx, model)) return { do: 'goto', frame: now };
  return act(ctx, now, model, limits);
};

function limitsOf(
  w: World,
  { subject, target, power }: PowerUse,
  effect: EffectCalled<'useAction'>,
  model: ModelId,
): ActLimits {
  const only = effect.on === 'target' ? target : effect.on === 'subject' ? subject : null;
  const ap = effect.cost?.ap;
  return {
    actions: actionsMeant(w, model, effect),
    moves: false,
    combat: true,
    power,
    ...(ap === 0 || effect.unpaid === true ? { free: true } : ap === undefined ? {} : { ap }),
    ...(effect.unpaid === true && { unpaid: true }),
    ...(only === null || only === undefined ? {} : { target: only }),
    ...(effect.on === 'btb' ? { contact: true } : {}),
  };
}

/** Nobody to whom it is given could use the Action now. @rule PC-CARD-06 */
export function nobodyCanUse(w: World, use: PowerUse, effect: EffectCalled<'useAction'>): boolean {
  const on = receiversOf(w, use, effect, null);
  return (
    on?.every((model) => {
      const { by, side } = whoActs(w, use, model);
      return !somethingOpen(w, 'power', model, by, side, limitsOf(w, use, effect, model));
    }) === true
  );
}

export const freeMove: Step<'freeMove'> = (ctx, now, _effect, model) =>
  act(ctx, now, model, { moves: true, combat: false, actions: [], tireless: true });

function actionsMeant(
  w: World,
  model: ModelId,
  { action, atMost, only }: EffectCalled<'useAction'>,
): readonly string[] {
  const named = action === undefined ? null : [action].flat();
  return ownActions(w, model)
    .filter((one) => named === null || named.includes(one.name))
    .filter((one) => only === undefined || isCombat(w, one))
    .filter((one) => atMost === undefined || apCost(w, model, one) <= atMost)
    .map((one) => one.id);
}

/** Nothing is left of the Power but the Action, not even a limit. */
function isOver(w: World, { use, left, on }: Now): boolean {
  const clause = triggerOf(w, use)?.clause;
  return left.length === 1 && on?.length === 0 && clause?.limit === undefined && clause?.cost === undefined;
}

/** Whoever else acts does so as its own player likes. */
function whoActs(w: World, { owner, success }: PowerUse, model: ModelId): { by: TeamId; side: TeamId } {
  const spec = model === owner ? success?.spec : undefined;
  return { by: spec?.by ?? playerFor(w, model), side: spec?.side ?? playerFor(w, model) };
}

function act(w: World, now: Now, model: ModelId, limits: ActLimits): Then {
  return {
    do: 'call',
    frame: {
      proc: 'act',
      step: 'ask',
      occasion: 'power',
      ...whoActs(w, now.use, model),
      card: cardOf(w, model).id,
      models: [model],
      limits,
    },
    resume: isOver(w, now) ? { proc: 'powers', step: 'next', queue: now.queue } : now,
  };
}
