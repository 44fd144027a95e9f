import { isBurdened } from '../../board/burdens.ts';
import { isEnemy } from '../../board/sides.ts';
import type { EffectsReport } from '../../model/declared-action.ts';
import { type EffectName, isDisplacement } from '../../model/effects.ts';
import type { World } from '../../model/encounter.ts';
import type { ModelId, TargetId } from '../../model/ids.ts';
import { isModel } from '../../model/lookup.ts';
import type { RollSpec } from '../../model/roll.ts';
import { immuneToEffect } from '../../traits/immunity.ts';

/** A bearer that an Enemy Action is about to work on. */
const isHit = (w: World, spec: RollSpec, target: TargetId): target is ModelId =>
  isModel(w, target) && isBurdened(w, target) && isEnemy(w, target, spec.side);

/** Does an Effect of an Enemy make it drop its Burden, before it is resolved? @rule PC-BURDEN-05 @rule PC-BURDEN-06 */
export function shakes(w: World, spec: RollSpec, target: TargetId, fx: EffectName): boolean {
  return (isDisplacement(fx) || fx === 'stun') && loosens(w, spec, target, fx);
}

/** A Condition that an Enemy's Aura brings over the bearer makes it drop its Burden as well. @rule PC-BURDEN-05 @rule PC-BURDEN-07 @rule PC-TYPE-10 */
export const shakenUnderAura = (
  w: World,
  spec: RollSpec,
  target: TargetId,
  fx: EffectName,
): target is ModelId => (fx === 'stun' || fx === 'spectral') && loosens(w, spec, target, fx);

function loosens(w: World, spec: RollSpec, target: TargetId, fx: EffectName): target is ModelId {
  if (!isHit(w, spec, target) || w.state.burdens?.[target]?.loose !== undefined) return false;
  return !immuneToEffect(w, target, fx, {});
}

/** Damage of one Action Roll that makes the bearer drop its Burden. @rule PC-BURDEN-05 */
export function damageShakes(w: World, spec: RollSpec, target: TargetId, { lost }: EffectsReport): boolean {
  const { shakenBy } = w.rules.burdens;
  return shakenBy !== null && isHit(w, spec, target) && (lost?.[target] ?? 0) >= shakenBy;
}
