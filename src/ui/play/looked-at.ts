import type { Decision } from '../../systems/pulp-city/model/decisions.ts';
import type { Decor } from './plans/plan.ts';
import type { LookedAt } from './side.ts';

/** From whom to whom an attack is being looked at: one acting model and one Target. */
export function lookedAt(decision: Decision | null, decor: Decor): LookedAt | null {
  if (decision === null || !['act', 'attackDice', 'defendDice'].includes(decision.kind)) return null;
  const from = decor.acting?.length === 1 ? decor.acting[0] : undefined;
  const sight = decor.overlays?.some((overlay) => overlay.kind === 'sight') ?? false;
  const to = decor.targets?.length === 1 ? decor.targets[0] : undefined;
  return from === undefined || to === undefined || !sight ? null : { from, to };
}
