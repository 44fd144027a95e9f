import type { Lasting, ModelId } from '../../model/state.ts';
import { type Ctx, type World, modelOf } from '../../model/world.ts';
import { isCitizen } from '../bodies.ts';

const SIX = 6;

/** In force from the roll in which a Citizen saved itself to the end of what comes of it. */
const INSTINCTS: Omit<Lasting, 'owner'> = {
  id: 'survivalInstincts',
  clauses: [],
  lasts: 'roll',
  from: 'Survival Instincts',
};

/** A 6 rolled in defence keeps a Citizen alive, whatever else the roll brings. @rule PC-CITIZEN-02 */
export function followInstincts(ctx: Ctx, model: ModelId, faces: readonly number[]): void {
  if (!isCitizen(ctx, model) || !faces.includes(SIX) || survives(ctx, model)) return;
  const owner = modelOf(ctx, model).card;
  ctx.emit({ type: 'lastingBegan', model, lasting: { ...INSTINCTS, owner } });
}

/** Nothing takes it below 1 Health now. @rule PC-CITIZEN-02 */
export function survives(w: World, model: ModelId): boolean {
  return modelOf(w, model).lasting.some(({ id }) => id === INSTINCTS.id);
}

export function endInstincts(ctx: Ctx, model: ModelId): void {
  if (survives(ctx, model)) ctx.emit({ type: 'lastingEnded', model, ids: [INSTINCTS.id] });
}
