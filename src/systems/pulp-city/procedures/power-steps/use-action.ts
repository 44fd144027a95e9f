import { onTable } from '../../board/on-table.ts';
import { playerFor } from '../../board/sides.ts';
import type { EffectCalled } from '../../model/clause.ts';
import type { World } from '../../model/encounter.ts';
import type { ModelId } from '../../model/ids.ts';
import { cardOf } from '../../model/lookup.ts';
import type { ActLimits } from '../../model/orders.ts';
import { triggerOf } from '../../rules/actions/power-use.ts';
import { ownActions } from '../../rules/actions/own-actions.ts';
import { apCost } from '../../rules/actions/costs.ts';
import type { Now, Step, Then } from './step.ts';

/** An Action outside of the model's own step; its player may let it be. */
export const useAction: Step<'useAction'> = (ctx, now, effect, model) => {
  const actions = actionsMeant(ctx, model, effect);
  if (actions.length === 0 || !onTable(ctx, model)) return { do: 'goto', frame: now };
  const { subject, target } = now.use;
  const only = effect.on === 'target' ? target : effect.on === 'subject' ? subject : null;
  const ap = effect.cost?.ap;
  return act(ctx, now, model, {
    actions,
    moves: false,
    combat: true,
    power: now.use.power,
    ...(ap === 0 ? { free: true } : ap === undefined ? {} : { ap }),
    ...(only === null || only === undefined ? {} : { target: only }),
    ...(effect.on === 'btb' ? { contact: true } : {}),
  });
};

export const freeMove: Step<'freeMove'> = (ctx, now, _effect, model) =>
  act(ctx, now, model, { moves: true, combat: false, actions: [], tireless: true });

function actionsMeant(
  w: World,
  model: ModelId,
  { action, atMost }: EffectCalled<'useAction'>,
): readonly string[] {
  const named = action === undefined ? null : [action].flat();
  return ownActions(w, model)
    .filter((one) => named === null || named.includes(one.name))
    .filter((one) => atMost === undefined || apCost(w, model, one) <= atMost)
    .map((one) => one.id);
}

/** Nothing is left of the Power but the Action, not even a limit. */
function isOver(w: World, { use, left, on }: Now): boolean {
  const clause = triggerOf(w, use)?.clause;
  return left.length === 1 && on?.length === 0 && clause?.limit === undefined && clause?.cost === undefined;
}

function act(w: World, now: Now, model: ModelId, limits: ActLimits): Then {
  const { owner, success } = now.use;
  // Whoever else acts does so as its own player likes.
  const by = (model === owner ? success?.spec.by : undefined) ?? playerFor(w, model);
  return {
    do: 'call',
    frame: {
      proc: 'act',
      step: 'ask',
      occasion: 'power',
      by,
      side: (model === owner ? success?.spec.side : undefined) ?? playerFor(w, model),
      card: cardOf(w, model).id,
      models: [model],
      limits,
    },
    resume: isOver(w, now) ? { proc: 'powers', step: 'next', queue: now.queue } : now,
  };
}
