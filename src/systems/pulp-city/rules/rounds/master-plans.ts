import type { AtClause, ClauseEffect, Given, Selector } from '../../model/clause.ts';
import { MASTER_PLAN_WORDS, MASTER_PLANS, type MasterPlan } from '../../model/keywords.ts';
import type { LeaderEffect } from '../../model/leader-card.ts';
import type { PowerUse } from '../../model/declared-action.ts';
import type { CardId, ModelId } from '../../model/ids.ts';
import type { Ctx, World } from '../../model/encounter.ts';
import { cardOf, modelOf } from '../../model/lookup.ts';
import { triggersOf, watch } from '../../powers/in-force.ts';
import { noted } from '../../powers/noted.ts';
import { permitter } from '../../powers/measure.ts';
import { OWN_PLAN } from '../../powers/own-plan.ts';
import { holds } from '../../traits/clause-conditions.ts';
import { firstModel } from '../../board/cards.ts';
import { clauseEffects } from '../../model/force.ts';

/** A Master Plan that only this Supreme has. */
export interface OwnPlan {
  readonly model: ModelId;
  readonly name: string;
  readonly effects: readonly ClauseEffect[];
  /** The trigger point it waits for in this Round; null: it takes effect at once. */
  readonly waitsFor: string | null;
  readonly who: Selector | null;
  readonly limit: 'oncePerRound' | null;
}

export const mayUsePlan = permitter('masterPlan');

function planOf(model: ModelId, given: Given<'masterPlan'>, power: string): OwnPlan {
  const { name = power, do: effects, at: waitsFor = null, who = null, limit = null } = given;
  return { model, name, effects, waitsFor, who, limit };
}

/** Own Master Plans of the Supreme that made the winning roll. @rule PC-START-11 */
export function ownPlans(w: World, roller: CardId | null): OwnPlan[] {
  const model = roller === null ? null : firstModel(w, roller);
  if (model === null) return [];
  return mayUsePlan(w, model, {})
    .map(({ with: given, name }) => planOf(model, given, name))
    .filter((plan) => plan.limit === null || !isWaiting(w, plan));
}

/** What may be used once in the Round is not bought twice. */
function isWaiting(w: World, { model, name }: OwnPlan): boolean {
  return modelOf(w, model).lasting.some((one) => one.from === name && one.lasts === 'round');
}

/** The plan is kept until what it waits for happens, at the latest to the end of the Round. @rule PC-START-11 */
export function keepPlan(ctx: Ctx, { model, name, effects, waitsFor, who, limit }: OwnPlan): void {
  if (waitsFor === null) return;
  const { lasting } = modelOf(ctx, model);
  const clause: AtClause = {
    at: waitsFor,
    may: effects,
    ...(who === null ? {} : { who }),
    ...(limit === null ? {} : { limit }),
  };
  ctx.emit({
    type: 'lastingBegan',
    model,
    lasting: {
      id: `${model}:${name}:${lasting.length}`,
      clauses: [clause],
      lasts: 'round',
      from: name,
      owner: cardOf(ctx, model).id,
    },
  });
}

/** What a plan does at once, as a Power at its trigger point. */
export function planAtOnce(w: World, { model, name }: OwnPlan): PowerUse[] {
  return triggersOf(w, model, OWN_PLAN).flatMap((trigger, index) =>
    trigger.name === name ? [{ owner: model, power: name, at: OWN_PLAN, index, subject: null }] : [],
  );
}

export const PLANS: readonly MasterPlan[] = MASTER_PLANS;

export const startingRollWon = watch('startingRollWon');

/** Master Plans that Powers give the winning roller on top of those it rolled. @rule PC-START-11 */
export function extraPlans(w: World, roller: CardId | null): MasterPlan[] {
  const model = roller === null ? null : firstModel(w, roller);
  if (model === null) return [];
  return startingRollWon(w, model)
    .filter(({ clause }) => holds(w, clause.when, model, model, { startingRoll: true, by: model }))
    .flatMap(({ clause }) => {
      noted(clause);
      return plansIn(clauseEffects(clause));
    });
}

export function plansIn(effects: readonly (ClauseEffect | LeaderEffect)[]): MasterPlan[] {
  return effects.flatMap((effect) => {
    if (effect.fx !== 'masterPlan') return [];
    const plan = PLANS.find((one) => MASTER_PLAN_WORDS[one] === effect.plan);
    return plan === undefined ? [] : Array<MasterPlan>(effect.x ?? 1).fill(plan);
  });
}
