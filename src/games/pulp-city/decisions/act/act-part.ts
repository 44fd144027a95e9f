import type { DecisionFor } from '../../../../systems/pulp-city/model/frames.ts';
import type { Act } from '../../../../systems/pulp-city/model/orders.ts';
import type { Then } from '../props.ts';
import type { ActDraft } from './act-plan.ts';

/** What every part of the question 'act' is given. */
export interface ActPart {
  readonly decision: DecisionFor<'act'>;
  readonly draft: ActDraft;
  readonly put: (draft: ActDraft) => void;
  readonly answer: (act: Act, follow?: Then) => void;
}
