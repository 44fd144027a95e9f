import { reactingTo } from '../decisions/declarer.ts';
import type { DecisionFor } from '../model/frames.ts';
import { fatigueCost, apCost } from '../rules/actions/costs.ts';
import { declare } from '../rules/actions/declaring.ts';
import { ownActions } from '../rules/actions/own-actions.ts';
import { because, bestFirst, ifKo, type Eye, type Thought, thought } from './eye.ts';
import { worthOfUse } from './use-worth.ts';

/** What a Reaction is worth besides its Effects: it upsets what the other side is about. */
const UPSETS = 0.05;
const LEAST = 0.02;

/** Reactions by exact odds, against letting it be. */
export function weighReaction(eye: Eye, decision: DecisionFor<'react'>): readonly Thought[] {
  const { w, me, weights } = eye;
  const { against } = decision;
  const found: Thought[] = [thought('decline', { do: 'decline' }, LEAST, because('decline'))];
  for (const { model, action: id, use } of decision.options) {
    const action = ownActions(w, model).find((one) => one.id === id);
    if (action === undefined) continue;
    const order = { model, action: id, use, targets: 'trait' in action.against ? [against] : [] };
    const declared = declare(w, order, reactingTo(w, decision, model));
    if (!declared.ok) continue;
    const said = worthOfUse(w, declared.value, me, weights);
    const price = weights.ap * apCost(w, model, action) + weights.fatigue * fatigueCost(w, action);
    const reason = because(ifKo('react', said), {
      model,
      action: id,
      target: against,
      chance: said.success,
      ko: said.ko,
    });
    found.push(thought('react', { do: 'action', ...order }, said.worth + UPSETS - price, reason));
  }
  return bestFirst(found);
}
