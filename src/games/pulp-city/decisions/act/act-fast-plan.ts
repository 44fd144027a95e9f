import { NO_DECOR } from '../../scene/decor.ts';
import type { Plan } from '../plan.ts';
import { type MoveDraft, moveDecor, moveGesture } from './move-plan.ts';

/** Act Fast: the move that is being planned, once it is. */
export interface MasterPlanDraft {
  readonly move: MoveDraft | null;
}

export const masterPlanPlan: Plan<'masterPlan', MasterPlanDraft> = {
  begin: () => ({ move: null }),
  gesture: (w, _decision, draft, done) =>
    draft.move === null ? draft : { move: moveGesture(w, draft.move, done) },
  decor: (say, _decision, draft) => (draft.move === null ? NO_DECOR : moveDecor(say, draft.move)),
  canDrag: (_w, _decision, draft, id) => draft.move?.model === id,
};
