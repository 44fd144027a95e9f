import type { Cause } from '../../model/cause.ts';
import type { ModelId } from '../../model/ids.ts';
import type { Ctx, World } from '../../model/encounter.ts';
import { modelOf } from '../../model/lookup.ts';
import { isCitizen } from '../../board/on-table.ts';

const SIX = 6;

/** Whose roll it was: terrain may strike in the middle of an Action, with a roll of its own or without. */
type Roller = 'action' | 'environment';

const idOf = (roller: Roller): string => `survivalInstincts:${roller}`;

/** Whether the best face of its defence keeps it alive. @rule PC-CITIZEN-02 */
export const savedBy = (w: World, model: ModelId, bestFace: number): boolean =>
  isCitizen(w, model) && bestFace === SIX;

/** A 6 rolled in defence keeps a Citizen alive, whatever else that roll brings. @rule PC-CITIZEN-02 */
export function followInstincts(ctx: Ctx, model: ModelId, faces: readonly number[], roller: Roller): void {
  if (!savedBy(ctx, model, Math.max(...faces))) return;
  const owner = modelOf(ctx, model).card;
  const lasting = { id: idOf(roller), clauses: [], lasts: 'roll', from: 'Survival Instincts', owner };
  ctx.emit({ type: 'lastingBegan', model, lasting });
}

/** What this does cannot take it below 1 Health now. @rule PC-CITIZEN-02 */
export function survives(w: World, model: ModelId, cause: Cause): boolean {
  const wanted = idOf(cause.of === 'environment' ? 'environment' : 'action');
  return modelOf(w, model).lasting.some(({ id }) => id === wanted);
}

export function endInstincts(ctx: Ctx, model: ModelId, roller: Roller): void {
  const ended = idOf(roller);
  const there = ctx.state.models[model]?.lasting.some(({ id }) => id === ended) === true;
  if (there) ctx.emit({ type: 'lastingEnded', model, ids: [ended] });
}
