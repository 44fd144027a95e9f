import { type Proc, answered, returned } from '../model/frames.ts';
import type { MasterPlan } from '../model/events.ts';
import type { CardId, TeamId } from '../model/state.ts';
import type { World } from '../model/world.ts';
import { gainPowerUp } from '../rules/damage.ts';
import { cardOnTable, leadersOfTurns } from '../rules/teams.ts';
import { liveModels, movementTypeOf, spareFatigue } from '../rules/traits.ts';

/** Supremes that Act Fast may move: on the table, able to move, with Fatigue to spare. @rule PC-START-07 */
export function quickMovers(w: World, team: TeamId): CardId[] {
  return leadersOfTurns(w, team).filter(
    (card) =>
      cardOnTable(w, card) &&
      spareFatigue(w, card) > 0 &&
      liveModels(w, card).some((model) => movementTypeOf(w, model) !== 'Immobile'),
  );
}

/** The Starting Roll, its Master Plans, and who has the first Turn. @rule PC-START-05 @rule PC-START-06 @rule PC-START-10 */
export const startingPhase: Proc<'startingPhase'> = {
  roll(_ctx, _frame, wake) {
    const result = returned(wake, 'startingRoll');
    if (result === null) {
      return {
        do: 'call',
        frame: { proc: 'startingRoll', step: 'choose', deployment: false },
        resume: { proc: 'startingPhase', step: 'roll' },
      };
    }
    return {
      do: 'goto',
      frame: { proc: 'startingPhase', step: 'plans', winner: result.winner, left: result.plans },
    };
  },

  plans(ctx, { winner, left }, wake) {
    const answer = answered(wake, 'masterPlan');
    if (left === 0) return { do: 'goto', frame: { proc: 'startingPhase', step: 'first', winner } };
    if (answer === null) {
      const plans: MasterPlan[] = ['domination', 'powerUp'];
      if (quickMovers(ctx, winner).length > 0) plans.unshift('actFast');
      return { do: 'ask', questions: [{ kind: 'masterPlan', by: winner, left, plans }] };
    }
    switch (answer.plan) {
      case 'none':
        return { do: 'goto', frame: { proc: 'startingPhase', step: 'first', winner } };
      case 'domination':
        ctx.emit({ type: 'masterPlanUsed', team: winner, plan: 'domination', card: null });
        break;
      case 'powerUp': {
        ctx.emit({ type: 'masterPlanUsed', team: winner, plan: 'powerUp', card: answer.card });
        gainPowerUp(ctx, answer.card, 1, { of: 'masterPlan' }, ctx.rules.policies.planDiceEndWithRound);
        break;
      }
      case 'actFast': {
        const card = ctx.state.models[answer.model]?.card ?? null;
        ctx.emit({ type: 'masterPlanUsed', team: winner, plan: 'actFast', card });
        return {
          do: 'call',
          frame: {
            proc: 'move',
            step: 'start',
            order: answer,
            by: winner,
            fatigue: true,
            counts: false,
            reactions: false,
          },
          resume: { proc: 'startingPhase', step: 'planned', winner, left: left - 1 },
        };
      }
    }
    return { do: 'goto', frame: { proc: 'startingPhase', step: 'planned', winner, left: left - 1 } };
  },

  planned(_ctx, { winner, left }) {
    return { do: 'goto', frame: { proc: 'startingPhase', step: 'plans', winner, left } };
  },

  first(ctx, { winner }, wake) {
    const first = answered(wake, 'chooseFirstTurn');
    if (first === null) return { do: 'ask', questions: [{ kind: 'chooseFirstTurn', by: winner }] };
    ctx.emit({ type: 'firstTurnChosen', by: winner, first });
    ctx.emit({ type: 'phaseBegan', phase: 'actionPool' });
    return { do: 'return', value: undefined };
  },
};
