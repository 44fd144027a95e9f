import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import { aimOf } from '../../../../systems/pulp-city/view/actions/targets.ts';
import { useWorld } from '../../use-game.ts';
import { type ActDraft, actPlan, chosenUse } from './act-plan.ts';
import { useDraft } from '../use-draft.ts';
import type { DecisionProps } from '../props.ts';
import { ActMenu } from './ActMenu.tsx';
import { ActMove } from './ActMove.tsx';
import { Declare } from './Declare.tsx';
import { useWaitingPlan } from './waiting-plan.ts';
import { LeaderCardPlay } from './LeaderCardPlay.tsx';

/** A Target is looked for with the card in view, so that another Action is one press away. */
function aimsFromMenu(w: World, draft: ActDraft): boolean {
  const chosen = chosenUse(w, draft);
  return chosen !== null && draft.target === null && aimOf(chosen.use.type) === 'target';
}

/** What a model does: its card, a move being planned, or an Action being declared. */
export function Act({ decision, answer }: DecisionProps<'act'>) {
  const w = useWorld();
  const [draft, put] = useDraft(decision, actPlan.begin);
  useWaitingPlan(decision, put);
  if (draft.move !== null) {
    return <ActMove decision={decision} draft={draft} move={draft.move} put={put} answer={answer} />;
  }
  if (draft.leader !== null) {
    const { leader } = draft;
    return <LeaderCardPlay decision={decision} draft={draft} leader={leader} put={put} answer={answer} />;
  }
  if (draft.action !== null && !aimsFromMenu(w, draft))
    return <Declare decision={decision} draft={draft} put={put} answer={answer} />;
  return <ActMenu decision={decision} draft={draft} put={put} answer={answer} />;
}
