import type { Decision } from '../../../systems/pulp-city/model/frames.ts';
import type { ActionUse } from '../../../systems/pulp-city/model/profile.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import { type ActDraft, chosenUse } from '../decisions/act/act-plan.ts';
import type { Decor } from '../scene/decor.ts';
import type { LookedAt } from '../scene/side-view.ts';

function usageIn(w: World, decision: Decision, draft: unknown): ActionUse | null {
  switch (decision.kind) {
    case 'act':
      // The drafts of a kind are written by its own plan.
      return draft === null ? null : (chosenUse(w, draft as ActDraft)?.use ?? null);
    case 'attackDice':
    case 'defendDice':
      return { type: decision.spec.type, range: null };
    default:
      return null;
  }
}

/** From whom to whom an attack is being looked at: one acting model and one Target. */
export function lookedAt(w: World, decision: Decision | null, draft: unknown, decor: Decor): LookedAt | null {
  if (decision === null || !['act', 'attackDice', 'defendDice'].includes(decision.kind)) return null;
  const from = decor.acting?.length === 1 ? decor.acting[0] : undefined;
  const sight = decor.overlays?.some((overlay) => overlay.kind === 'sight') ?? false;
  const to = decor.targets?.length === 1 ? decor.targets[0] : undefined;
  if (from === undefined || to === undefined || !sight) return null;
  return { from, to, use: usageIn(w, decision, draft) };
}
