import { agendaPlans, mayHoldPlan, takePlan } from '../agendas/plans.ts';
import { modelsOfCard, oneTeamLeft } from '../board/cards.ts';
import { onTable } from '../board/on-table.ts';
import { teamsIn, teamsOf } from '../board/sides.ts';
import type { World } from '../model/encounter.ts';
import type { MasterPlan } from '../model/events.ts';
import { answered, answersOf, type Asking, type Proc, returned } from '../model/frames.ts';
import type { TeamId } from '../model/ids.ts';
import { modelOf } from '../model/lookup.ts';
import type { MoveOrder } from '../model/orders.ts';
import { mayMove } from '../rules/actions/activating.ts';
import { gainPowerUp } from '../rules/damage/status.ts';
import { leaderOf, playableAt } from '../rules/leaders/leader-cards.ts';
import { extraPlans, keepPlan, ownPlans, planAtOnce, PLANS, plansIn } from '../rules/rounds/master-plans.ts';
import { quickMovers } from '../rules/rounds/quick-movers.ts';
import { discard } from './leader-card.ts';
import { orderSoFar } from './order.ts';

/** A card that wins the Starting Roll without dice. @rule PC-LEADER-21 */
function whetherToWin(w: World, by: TeamId): Asking {
  const cards = playableAt(w, by, 'startingRoll').map(({ id }) => id);
  return { kind: 'playLeaderCard', by, secret: true, card: leaderOf(w, by) ?? '', cards };
}

/** One of that plan fewer. */
function without(plans: readonly MasterPlan[], plan: string): readonly MasterPlan[] {
  const used = plans.findIndex((one) => one === plan);
  return plans.filter((_, at) => at !== used);
}

/** It is no Activation, and nobody reacts to it. @rule PC-START-07 */
const quickMove = (order: MoveOrder, by: TeamId, fatigue: boolean) =>
  ({ proc: 'move', step: 'start', order, by, fatigue, counts: false, reactions: false }) as const;

/** The Starting Roll, its Master Plans, and who has the first Turn. @rule PC-START-05 @rule PC-START-06 @rule PC-START-10 */
export const startingPhase: Proc<'startingPhase'> = {
  roll(ctx, _frame, wake) {
    const result = returned(wake, 'startingRoll');
    if (result === null && wake.woke !== 'answered') {
      const holders = teamsIn(ctx).filter((team) => playableAt(ctx, team, 'startingRoll').length > 0);
      if (holders.length > 0) return { do: 'ask', questions: holders.map((by) => whetherToWin(ctx, by)) };
    }
    const forgone = answersOf(wake, 'playLeaderCard').flatMap(({ by, answer }) =>
      answer === null ? [] : [{ winner: by, effects: discard(ctx, by, answer), card: answer }],
    );
    const [first, other] = forgone;
    if (first !== undefined && other === undefined) {
      const { winner, effects } = first;
      ctx.emit({ type: 'rollForgone', roll: 'starting', winner });
      const extra = plansIn(effects);
      return {
        do: 'goto',
        frame: { proc: 'startingPhase', step: 'plans', winner, roller: null, left: 0, extra },
      };
    }
    if (other !== undefined) ctx.emit({ type: 'leaderCardsCancelled', card: other.card });
    if (result === null) {
      return {
        do: 'call',
        frame: { proc: 'startingRoll', step: 'choose', deployment: false },
        resume: { proc: 'startingPhase', step: 'roll' },
      };
    }
    const { winner, roller, plans } = result;
    const extra = extraPlans(ctx, roller);
    return {
      do: 'goto',
      frame: { proc: 'startingPhase', step: 'plans', winner, roller, left: plans, extra },
    };
  },

  plans(ctx, { winner, roller, left, extra }, wake) {
    const answer = answered(wake, 'masterPlan');
    if ((left === 0 && extra.length === 0) || oneTeamLeft(ctx))
      return { do: 'goto', frame: { proc: 'startingPhase', step: 'first', winner } };
    const movers = quickMovers(ctx, winner);
    if (answer === null) {
      const offered = left > 0 ? PLANS : PLANS.filter((plan) => extra.includes(plan));
      const plans = offered.filter((plan) => plan !== 'actFast' || movers.length > 0);
      const own = left > 0 ? ownPlans(ctx, roller).map((plan) => plan.name) : [];
      const agendas = left > 0 ? agendaPlans(ctx, winner, roller) : [];
      if (plans.length === 0 && own.length === 0 && agendas.length === 0)
        return { do: 'goto', frame: { proc: 'startingPhase', step: 'first', winner } };
      const question = {
        kind: 'masterPlan',
        by: winner,
        left: left > 0 ? left : extra.length,
        plans,
        own,
      } as const;
      const more = agendas.length === 0 ? {} : { agendas };
      const secret = mayHoldPlan(ctx, winner) ? ({ secret: true } as const) : {};
      return { do: 'ask', questions: [{ ...question, ...more, ...secret }] };
    }
    const none = answer.plan === 'none';
    const rest =
      left === 0
        ? { left, extra: none ? [] : without(extra, answer.plan) }
        : { left: none ? 0 : left - 1, extra };
    const after = { proc: 'startingPhase', step: 'planned', winner, roller, ...rest } as const;
    switch (answer.plan) {
      case 'none':
        break;
      case 'agenda':
        takePlan(ctx, winner, answer.agenda, roller);
        break;
      case 'own': {
        const plan = ownPlans(ctx, roller).find((one) => one.name === answer.power);
        if (plan === undefined || roller === null) break;
        if (plan.waitsFor === null) {
          return {
            do: 'call',
            frame: { proc: 'powers', step: 'next', queue: planAtOnce(ctx, plan) },
            resume: after,
          };
        }
        ctx.emit({ type: 'powerUsed', card: roller, power: plan.name, model: plan.model });
        keepPlan(ctx, plan);
        break;
      }
      case 'domination':
        ctx.emit({ type: 'masterPlanUsed', team: winner, plan: 'domination', card: null });
        break;
      case 'powerUp': {
        ctx.emit({ type: 'masterPlanUsed', team: winner, plan: 'powerUp', card: answer.card });
        gainPowerUp(ctx, answer.card, 1, { of: 'masterPlan' }, ctx.rules.policies.planDiceEndWithRound);
        break;
      }
      case 'actFast': {
        const { card } = modelOf(ctx, answer.model);
        const models = modelsOfCard(ctx, card).filter((id) => id !== answer.model);
        ctx.emit({ type: 'masterPlanUsed', team: winner, plan: 'actFast', card });
        return {
          do: 'call',
          frame: quickMove(answer, winner, true),
          resume: { ...after, step: 'along', card, models },
        };
      }
    }
    return { do: 'goto', frame: after };
  },

  /** One Movement Action moves all models of a Supreme, each as far as it likes. @rule PC-MOVE-35 @rule PC-START-07 */
  along(ctx, { card, models, ...plans }, wake) {
    const act = answered(wake, 'act');
    const open = models.filter((id) => onTable(ctx, id) && mayMove(ctx, id));
    if (act?.do === 'move') {
      const rest = models.filter((id) => id !== act.model);
      const resume = { ...plans, proc: 'startingPhase', step: 'along', card, models: rest } as const;
      return { do: 'call', frame: quickMove(act, plans.winner, false), resume };
    }
    if (act !== null || open.length === 0 || oneTeamLeft(ctx))
      return { do: 'goto', frame: { ...plans, proc: 'startingPhase', step: 'planned' } };
    const { winner: by } = plans;
    const limits = { moves: true, combat: false, actions: [], tireless: true } as const;
    return {
      do: 'ask',
      questions: [{ kind: 'act', by, side: by, occasion: 'power', card, models: open, limits, mayEnd: true }],
    };
  },

  planned(_ctx, { winner, roller, left, extra }) {
    return { do: 'goto', frame: { proc: 'startingPhase', step: 'plans', winner, roller, left, extra } };
  },

  /** Who has the first Turn; of more than two Teams, who has which: if Act Fast has left any to fight. @rule PC-START-05 @rule PC-WIN-02 */
  first(ctx, { winner, order = [] }, wake) {
    if (oneTeamLeft(ctx)) {
      ctx.emit({ type: 'phaseBegan', phase: 'endOfRound' });
      return { do: 'return', value: undefined };
    }
    const next = answered(wake, 'chooseFirstTurn');
    const teams = teamsOf(ctx);
    if (teams.length === 2) {
      if (next === null) return { do: 'ask', questions: [{ kind: 'chooseFirstTurn', by: winner }] };
      ctx.emit({ type: 'firstTurnChosen', by: winner, first: next });
    } else {
      const left = teamsIn(ctx);
      const placed = (next === null ? order : [...order, next]).filter((team) => left.includes(team));
      const so = orderSoFar(left, placed);
      if ('among' in so) {
        return {
          do: 'ask',
          questions: [{ kind: 'chooseFirstTurn', by: winner, among: so.among }],
          resume: { proc: 'startingPhase', step: 'first', winner, order: placed },
        };
      }
      const out = teams.filter((team) => !left.includes(team));
      const [first = winner] = so.whole;
      ctx.emit({ type: 'firstTurnChosen', by: winner, first, order: [...so.whole, ...out] });
    }
    ctx.emit({ type: 'phaseBegan', phase: 'actionPool' });
    return { do: 'return', value: undefined };
  },
};
