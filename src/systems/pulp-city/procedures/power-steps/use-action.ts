import { onTable } from '../../board/on-table.ts';
import { teamOf } from '../../board/sides.ts';
import type { EffectCalled } from '../../model/clause.ts';
import type { World } from '../../model/encounter.ts';
import type { ModelId } from '../../model/ids.ts';
import { cardOf, profileOf } from '../../model/lookup.ts';
import type { ActLimits } from '../../model/orders.ts';
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
  return profileOf(w, model)
    .actions.filter((one) => named === null || named.includes(one.name))
    .filter((one) => atMost === undefined || apCost(w, model, one) <= atMost)
    .map((one) => one.id);
}

function act(w: World, now: Now, model: ModelId, limits: ActLimits): Then {
  const team = teamOf(w, model);
  const by = now.use.success?.spec.by ?? team;
  return {
    do: 'call',
    frame: {
      proc: 'act',
      step: 'ask',
      occasion: 'power',
      by,
      side: now.use.success?.spec.side ?? team,
      card: cardOf(w, model).id,
      models: [model],
      limits,
    },
    resume: now,
  };
}
