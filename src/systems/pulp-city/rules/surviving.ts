import type { ModelId } from '../model/state.ts';
import { type Ctx, type World, modelOf } from '../model/world.ts';
import { ownForcesOn } from '../powers/in-force.ts';

interface LastChance {
  readonly power: string;
  readonly needed: number;
  /** Health it has then. */
  readonly left: number;
}

/** A roll that may keep a model which has lost its last Health. @rule PC-LEADER-27 */
export function lastChance(w: World, model: ModelId): LastChance | null {
  for (const { clause, name: power } of ownForcesOn(w, model, 'at', 'koComing')) {
    const effect =
      'at' in clause && !('custom' in clause) ? clause.must?.find(({ fx }) => fx === 'surviveAt') : undefined;
    const needed = effect?.['roll'];
    if (typeof effect?.x === 'number' && typeof needed === 'number') return { power, needed, left: effect.x };
  }
  return null;
}

/** One roll each time a model has lost its last Health: high enough, and it was never KO'ed. @rule PC-LEADER-27 */
export function staysByRoll(ctx: Ctx, model: ModelId): boolean {
  const chance = modelOf(ctx, model).health > 0 ? null : lastChance(ctx, model);
  if (chance === null) return false;
  const { power, needed } = chance;
  const face = ctx.roll(1)[0] ?? 1;
  const left = face >= needed ? chance.left : 0;
  ctx.emit({ type: 'survivalRolled', model, power, face, needed, left });
  return left > 0;
}
