import * as v from 'valibot';
import type { World } from '../../model/encounter.ts';
import type { DecisionFor } from '../../model/frames.ts';
import type { Act } from '../../model/orders.ts';
import { type Refusal, refusal } from '../../model/refusals.ts';
import { whyNotAgendaAction } from '../../rules/actions/agenda-actions.ts';
import { moveAllowed, roomForTwoMoves } from '../../rules/actions/activating.ts';
import { whyNotClimbHigh } from '../../rules/actions/climbing.ts';
import { declare, ruleOfOccasion } from '../../rules/actions/declaring.ts';
import { whyNotUse } from '../../rules/actions/powers-between.ts';
import { whyNotShapeshift } from '../../rules/actions/shapeshift.ts';
import { whyNotDrop, whyNotPickUp } from '../../rules/burdens/carrying.ts';
import { endsSpectral, whyNotPlay } from '../../rules/leaders/leader-cards.ts';
import { checkMove, termsOfMove } from '../../rules/movement/moving.ts';
import { isRest, restOfMove } from '../../rules/movement/strafing.ts';
import { agendaId } from './agendas.ts';
import { declarerOf } from '../declarer.ts';
import { action, count, id, moveOrder } from '../forms.ts';
import { type Kind, unlisted } from '../kind.ts';
import { oneOf } from '../offered.ts';
import { sampleAct } from '../sample-act.ts';

export const act: Kind<'act'> = {
  schema: v.variant('do', [
    v.object({ do: v.literal('move'), ...moveOrder }),
    v.object({ do: v.literal('climbHigh'), model: id }),
    action,
    v.object({ do: v.literal('shapeshift'), form: id }),
    v.object({ do: v.literal('leaderCard'), card: id, way: count, on: v.pipe(v.array(id), v.maxLength(40)) }),
    v.object({ do: v.literal('endSpectral'), model: id }),
    v.object({ do: v.literal('power'), model: id, power: v.string(), index: count }),
    v.object({ do: v.literal('agenda'), agenda: agendaId, model: id }),
    v.object({ do: v.literal('pickUp'), model: id, item: id }),
    v.object({ do: v.literal('drop'), model: id }),
    v.object({ do: v.literal('nextStep') }),
    v.object({ do: v.literal('end') }),
  ]),
  options: unlisted,
  check: checkAct,
  sample: sampleAct,
};

function checkAct(w: World, decision: DecisionFor<'act'>, chosen: Act): Refusal | null {
  switch (chosen.do) {
    case 'end':
      return decision.mayEnd ? null : refusal('act.mustAct');
    case 'nextStep':
      return w.state.activation?.step === null || w.state.activation?.step === undefined
        ? refusal('act.noStep')
        : null;
    case 'shapeshift':
      return whyNotShapeshift(w, decision.card, chosen.form, decision.occasion);
    case 'leaderCard':
      return whyNotPlay(w, decision.card, decision.occasion, chosen);
    case 'power':
      return whyNotUse(w, decision.card, decision.occasion, chosen);
    case 'endSpectral':
      return (
        oneOf(decision.models, chosen.model) ??
        (endsSpectral(w, chosen.model, decision.occasion) === null ? refusal('act.noSpectral') : null)
      );
    case 'agenda':
      return oneOf(decision.models, chosen.model) ?? whyNotAgendaAction(w, chosen, declarerOf(decision));
    case 'pickUp':
      return (
        oneOf(decision.models, chosen.model) ?? whyNotPickUp(w, chosen.model, chosen.item, decision.occasion)
      );
    case 'drop':
      return oneOf(decision.models, chosen.model) ?? whyNotDrop(w, chosen.model, decision.occasion);
    case 'climbHigh':
      return oneOf(decision.models, chosen.model) ?? whyNotClimbHigh(w, chosen.model, decision.occasion);
    case 'move': {
      const closed =
        oneOf(decision.models, chosen.model) ??
        (decision.limits.moves ? null : refusal('act.noMove', {}, ruleOfOccasion(decision.occasion)));
      if (closed !== null) return closed;
      // Moves may be open for the rest of one alone.
      if (restOfMove(w, chosen.model) !== null && !isRest(w, chosen) && !moveAllowed(w, chosen.model))
        return refusal('act.noMove', {}, 'PC-MOVE-04');
      if (chosen.combined && (decision.occasion !== 'activation' || !roomForTwoMoves(w, chosen.model)))
        return refusal('act.noMove', {}, 'PC-MOVE-04');
      const checked = checkMove(w, chosen, termsOfMove(w, decision));
      return checked.ok ? null : checked.error;
    }
    case 'action': {
      const closed =
        oneOf(decision.models, chosen.model) ??
        (decision.limits.combat ? null : refusal('act.noCombat', {}, ruleOfOccasion(decision.occasion)));
      if (closed !== null) return closed;
      const declared = declare(w, chosen, declarerOf(decision));
      return declared.ok ? null : declared.error;
    }
  }
}
