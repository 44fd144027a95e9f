import { auraAt } from '../model/action-at.ts';
import type { UnderAuras } from '../model/cache.ts';
import type { World } from '../model/encounter.ts';
import type { ModelId, TargetId } from '../model/ids.ts';
import { isModel, modelOf } from '../model/lookup.ts';
import type { EffectNode } from '../model/profile.ts';
import type { AuraState } from '../model/state.ts';
import { aurasOver } from '../powers/auras.ts';
import { lostBy } from './elements.ts';
import { conditionsGranted } from './modes.ts';

/** Auras over a model that have the Effect, and that it is not Immune to. @rule PC-TYPE-10 @rule PC-BAR-09 */
export function aurasWith(
  w: World,
  id: ModelId,
  fx: EffectNode['fx'],
  has: (aura: AuraState) => boolean,
): readonly AuraState[] {
  return aurasOver(w, id).filter(
    (aura) => has(aura) && w.rules.evaluator.effectReaches(w, auraAt(w, aura), { fx }, id),
  );
}

const NOTHING: UnderAuras = { stunned: false, spectral: false, weak: [] };

export function underAuras(w: World, id: ModelId): UnderAuras {
  if (aurasOver(w, id).length === 0) return NOTHING;
  const known = w.cache.underAuras.get(id);
  if (known !== undefined) return known;
  // Whoever asks on the way what Auras make of this model is told that they make nothing of it.
  w.cache.underAuras.set(id, NOTHING);
  const made: UnderAuras = {
    stunned: aurasWith(w, id, 'stun', ({ stun }) => stun).length > 0,
    spectral: aurasWith(w, id, 'spectral', ({ spectral }) => spectral).length > 0,
    weak: aurasWith(w, id, 'weak', ({ weak }) => weak.length > 0).flatMap(({ weak }) => weak),
  };
  w.cache.underAuras.set(id, made);
  return made;
}

/** @rule PC-COND-03 @rule PC-TYPE-10 */
export const isStunned = (w: World, id: ModelId): boolean =>
  modelOf(w, id).stunned || underAuras(w, id).stunned;

/** By an Effect, an Aura or a Power, unless something has taken it away for a time. @rule PC-FX-27 @rule PC-TYPE-10 */
export function isSpectral(w: World, id: ModelId): boolean {
  if (lostBy(w, id).includes('Spectral')) return false;
  if (modelOf(w, id).spectral || underAuras(w, id).spectral) return true;
  return conditionsGranted(w, id, {}).some(({ of }) => of === 'Spectral');
}

/** Everything it is Weak to now. @rule PC-FX-33 @rule PC-TYPE-10 */
export function weaknessesOf(w: World, id: ModelId): readonly string[] {
  const { weak } = underAuras(w, id);
  const own = modelOf(w, id).weak;
  return weak.length === 0 ? own : [...new Set([...own, ...weak])];
}

export function isEasyTarget(w: World, id: TargetId): boolean {
  if (!isModel(w, id)) return false;
  return isStunned(w, id) || conditionsGranted(w, id, {}).some((one) => one.of === 'Easy Target');
}
