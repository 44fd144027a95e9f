import * as v from 'valibot';
import { ownActions } from '../../rules/actions/own-actions.ts';
import { chance, pick } from '../../../../kernel/draw.ts';
import type { ActionOrder } from '../../model/orders.ts';
import { refusal } from '../../model/refusals.ts';
import { declare } from '../../rules/actions/declaring.ts';
import { reactingTo } from '../declarer.ts';
import { action } from '../forms.ts';
import { type Kind, unlisted } from '../kind.ts';

export const react: Kind<'react'> = {
  schema: v.variant('do', [action, v.object({ do: v.literal('decline') })]),
  options: unlisted,
  check(w, decision, answer) {
    if (answer.do === 'decline') return null;
    const offered = decision.options.some(
      (one) => one.model === answer.model && one.action === answer.action && one.use === answer.use,
    );
    if (!offered) return refusal('answer.notOffered');
    const declared = declare(w, answer, reactingTo(w, decision, answer.model));
    return declared.ok ? null : declared.error;
  },
  sample(w, decision, draw) {
    const option = chance(draw, 85) ? pick(draw, decision.options) : undefined;
    if (option === undefined) return { do: 'decline' };
    const { model, use } = option;
    const profile = ownActions(w, model).find((one) => one.id === option.action);
    const trait = profile !== undefined && 'trait' in profile.against;
    const targets = trait ? [decision.against] : [];
    const order: ActionOrder = { model, action: option.action, use, targets };
    const declared = declare(w, order, reactingTo(w, decision, model));
    return declared.ok ? { do: 'action', ...order } : { do: 'decline' };
  },
};
