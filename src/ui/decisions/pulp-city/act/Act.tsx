import { actPlan } from '../../../play/plans/act.ts';
import { useDraft } from '../../../play/drafts.ts';
import type { DecisionProps } from '../props.ts';
import { ActMenu } from './ActMenu.tsx';
import { ActMove } from './ActMove.tsx';
import { Declare } from './Declare.tsx';

/** What a model does: its card, a move being planned, or an Action being declared. */
export function Act({ decision, answer }: DecisionProps<'act'>) {
  const [draft, put] = useDraft(decision, actPlan.begin);
  if (draft.move !== null) {
    return <ActMove decision={decision} draft={draft} move={draft.move} put={put} answer={answer} />;
  }
  if (draft.action !== null) return <Declare decision={decision} draft={draft} put={put} answer={answer} />;
  return <ActMenu decision={decision} draft={draft} put={put} answer={answer} />;
}
