import type { ModelId } from '../model/state.ts';
import { type Ctx, modelOf } from '../model/world.ts';
import { ownForcesOn } from '../powers/in-force.ts';

/** One roll each time a model has lost its last Health: high enough, and it was never KO'ed. @rule PC-LEADER-27 */
export function staysByRoll(ctx: Ctx, model: ModelId): boolean {
  if (modelOf(ctx, model).health > 0) return false;
  for (const { clause, name: power } of ownForcesOn(ctx, model, 'at', 'koComing')) {
    const effect =
      'at' in clause && !('custom' in clause) ? clause.must?.find(({ fx }) => fx === 'surviveAt') : undefined;
    const needed = effect?.['roll'];
    if (typeof effect?.x !== 'number' || typeof needed !== 'number') continue;
    const face = ctx.roll(1)[0] ?? 1;
    const left = face >= needed ? effect.x : 0;
    ctx.emit({ type: 'survivalRolled', model, power, face, needed, left });
    return left > 0;
  }
  return false;
}
