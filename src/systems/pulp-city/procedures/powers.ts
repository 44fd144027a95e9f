import type { ClauseEffect, EffectCalled } from '../model/clause.ts';
import { type Proc, answered } from '../model/frames.ts';
import type { PowerUse } from '../model/declared-action.ts';
import type { ModelId } from '../model/ids.ts';
import type { Ctx, World } from '../model/encounter.ts';
import type { Trigger } from '../model/force.ts';
import { cardOf, modelOf, profileOf } from '../model/lookup.ts';
import { triggersOf } from '../powers/in-force.ts';
import { inPlay, modelsOnTable } from '../board/on-table.ts';
import { teamOf } from '../board/sides.ts';
import { canPay } from '../rules/actions/costs.ts';
import { carryOut, knockOut } from '../rules/damage/damage.ts';
import { isAtOnce } from '../rules/damage/moments.ts';
import { receivers } from '../traits/receivers.ts';
import { takeAnswer } from '../powers/limits.ts';
import { payCost } from '../rules/actions/paying.ts';
import { selects } from '../traits/selectors.ts';

/** Models one of which must be picked for an Effect; null: nobody has to pick. */
function picks(w: World, owner: ModelId, effect: ClauseEffect): ModelId[] | null {
  if (!isAtOnce(effect) || typeof effect.to !== 'object' || effect.to.count !== 1) return null;
  const { count: _, ...rest } = effect.to;
  return modelsOnTable(w)
    .filter((model) => selects(w, rest, model.id, { owner, side: teamOf(w, owner) }))
    .map((model) => model.id);
}

const isUse = (effect: ClauseEffect): effect is EffectCalled<'useAction'> => effect.fx === 'useAction';

function forceOf(w: World, use: PowerUse): Trigger | null {
  return inPlay(modelOf(w, use.owner)) ? (triggersOf(w, use.owner, use.at)[use.index] ?? null) : null;
}

/** Powers bound to a trigger point, one after the other. @rule PC-CARD-06 */
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
    const force = forceOf(ctx, use);
    const after = { proc: 'powers', step: 'next', queue: rest } as const;
    if (force === null || !canPay(ctx, use.owner, force.clause.cost)) return { do: 'goto', frame: after };
    const { clause } = force;
    const effects = [...(clause.must ?? []), ...(clause.may ?? [])];
    const must = clause.must !== undefined;
    const action = effects.find(isUse);
    if (action !== undefined) return actThrough(ctx, use, action, after);
    const choice =
      effects.map((effect) => picks(ctx, use.owner, effect)).find((list) => list !== null) ?? null;
    const answer = answered(wake, 'usePower');
    const mustAsk = !must || (choice !== null && choice.length > 1);
    if (answer === null && mustAsk && !(choice !== null && choice.length === 0)) {
      return {
        do: 'ask',
        questions: [
          {
            kind: 'usePower',
            by: teamOf(ctx, use.owner),
            card: cardOf(ctx, use.owner).id,
            power: use.power,
            pick: choice ?? [],
            must,
          },
        ],
      };
    }
    if (answer !== null && !answer.use) return { do: 'goto', frame: after };
    if (!takeAnswer(ctx, use, clause.limit)) return { do: 'goto', frame: after };
    ctx.emit({ type: 'powerUsed', card: cardOf(ctx, use.owner).id, power: use.power, model: use.owner });
    payCost(ctx, use.owner, clause.cost, use.power);
    const picked = answer?.model ?? choice?.[0] ?? null;
    for (const effect of effects) carryOutPicked(ctx, use, effect, picked);
    const paid = modelOf(ctx, use.owner);
    if (paid.status === 'table' && paid.health === 0)
      knockOut(ctx, use.owner, null, { of: 'power', card: paid.card, power: use.power });
    return { do: 'goto', frame: after };
  },
};

function carryOutPicked(ctx: Ctx, use: PowerUse, effect: ClauseEffect, picked: ModelId | null): void {
  if (!isAtOnce(effect)) return;
  const { owner, subject, by = null } = use;
  if (picks(ctx, owner, effect) === null)
    carryOut(ctx, use, effect, receivers(ctx, owner, effect.to, subject, by));
  else if (picked !== null) carryOut(ctx, use, effect, [picked]);
}

function actThrough(
  ctx: Ctx,
  use: PowerUse,
  effect: EffectCalled<'useAction'>,
  after: { readonly proc: 'powers'; readonly step: 'next'; readonly queue: readonly PowerUse[] },
): ReturnType<(typeof powers)['next']> {
  const action = profileOf(ctx, use.owner).actions.find((one) => one.name === effect.action);
  if (action === undefined) return { do: 'goto', frame: after };
  const team = teamOf(ctx, use.owner);
  return {
    do: 'call',
    frame: {
      proc: 'act',
      step: 'ask',
      occasion: 'power',
      by: team,
      side: team,
      card: cardOf(ctx, use.owner).id,
      models: [use.owner],
      limits: {
        actions: [action.id],
        moves: false,
        combat: true,
        ...(effect.cost?.ap === 0 ? { free: true } : {}),
      },
    },
    resume: after,
  };
}
