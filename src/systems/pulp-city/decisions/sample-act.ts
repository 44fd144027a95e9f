import { type Draw, chance, pick, shuffled } from '../../../kernel/draw.ts';
import type { World } from '../model/encounter.ts';
import type { DecisionFor } from '../model/frames.ts';
import type { ModelId } from '../model/ids.ts';
import type { Act, ActionOrder } from '../model/orders.ts';
import { agendaActsOpen } from '../rules/actions/agenda-actions.ts';
import { canMove, mayMove, openActions, roomForTwoMoves, someOrder } from '../rules/actions/activating.ts';
import { whyNotClimbHigh } from '../rules/actions/climbing.ts';
import type { Declarer } from '../rules/actions/declaring.ts';
import { powersOpen } from '../rules/actions/powers-between.ts';
import { formsOpen } from '../rules/actions/shapeshift.ts';
import { carriable, pickUpsOpen, whyNotDrop } from '../rules/burdens/carrying.ts';
import { endsSpectral } from '../rules/leaders/leader-cards.ts';
import { sampleMove, termsOfMove } from '../rules/movement/moving.ts';
import { declarerOf } from './declarer.ts';
import { sampleLeaderCard } from './sample-leader.ts';
import { sampleOrder } from './sample-order.ts';

/** Of the models that may act, the first that finds something to do. */
export function sampleAct(w: World, decision: DecisionFor<'act'>, draw: Draw): Act {
  const who = declarerOf(decision);
  const stepping = (w.state.activation?.step ?? null) !== null;
  if (decision.mayEnd && !stepping && chance(draw, 6)) return { do: 'end' };
  const form = pick(draw, formsOpen(w, decision.card, decision.occasion));
  if (form !== undefined && chance(draw, 15)) return { do: 'shapeshift', form: form.form };
  const card = sampleLeaderCard(w, decision, draw);
  if (card !== null && chance(draw, 40)) return card;
  const power = pick(draw, powersOpen(w, decision.card, decision.occasion));
  if (power !== undefined && chance(draw, 30)) return { do: 'power', ...power };
  const ofAgendas = decision.models.flatMap((model) => agendaActsOpen(w, model, who));
  if (ofAgendas.length > 0 && chance(draw, 60)) {
    const act = pick(draw, ofAgendas);
    if (act !== undefined) return { do: 'agenda', ...act };
  }
  const ghost = decision.models.find((model) => endsSpectral(w, model, decision.occasion) !== null);
  if (ghost !== undefined && chance(draw, 20)) return { do: 'endSpectral', model: ghost };
  const carrying = sampleBurden(w, decision, draw);
  if (carrying !== null) return carrying;
  const moving = decision.limits.moves;
  for (const model of shuffled(draw, decision.models)) {
    const fightFirst = decision.limits.combat && (!moving || chance(draw, 70));
    if (fightFirst) {
      const order = sampleFight(w, model, who, draw);
      if (order !== null) return { do: 'action', ...order };
    }
    const terms = termsOfMove(w, decision);
    if (moving && (terms.fatigue ? canMove(w, model) : mayMove(w, model))) {
      if (
        decision.occasion === 'activation' &&
        chance(draw, 4) &&
        whyNotClimbHigh(w, model, decision.occasion) === null
      ) {
        return { do: 'climbHigh', model };
      }
      const combined = terms.combined && roomForTwoMoves(w, model);
      return { do: 'move', ...sampleMove(w, model, draw, { ...terms, combined }) };
    }
    if (!fightFirst && decision.limits.combat) {
      const order = sampleFight(w, model, who, draw);
      if (order !== null) return { do: 'action', ...order };
    }
  }
  if (stepping) return { do: 'nextStep' };
  if (decision.mayEnd) return { do: 'end' };
  return lastResort(w, decision, who);
}

/** What can be picked up mostly is, and seldom put down. */
function sampleBurden(w: World, { models, occasion }: DecisionFor<'act'>, draw: Draw): Act | null {
  if (carriable(w).length === 0 && w.state.burdens === undefined) return null;
  for (const model of models) {
    const item = pick(draw, pickUpsOpen(w, model, occasion));
    if (item !== undefined && chance(draw, 70)) return { do: 'pickUp', model, item };
    if (whyNotDrop(w, model, occasion) === null && chance(draw, 10)) return { do: 'drop', model };
  }
  return null;
}

function sampleFight(w: World, model: ModelId, who: Declarer, draw: Draw): ActionOrder | null {
  for (const action of shuffled(draw, openActions(w, model, who))) {
    const order = sampleOrder(w, model, action, who, draw);
    if (order !== null) return order;
  }
  return null;
}

/** An Activation must use something: an area Action on nobody is still a use. */
function lastResort(w: World, decision: DecisionFor<'act'>, who: Declarer): Act {
  for (const model of decision.models) {
    for (const action of openActions(w, model, who)) {
      const order = someOrder(w, model, action, who);
      if (order !== null) return { do: 'action', ...order };
    }
  }
  return { do: 'end' };
}
