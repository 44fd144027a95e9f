import { withinRange } from '../board/distance.ts';
import { stillThere } from '../board/on-table.ts';
import { auraAt } from '../model/action-at.ts';
import type { World } from '../model/encounter.ts';
import type { ModelId } from '../model/ids.ts';
import { modelOf } from '../model/lookup.ts';
import type { AuraState } from '../model/state.ts';

const NO_AURAS: readonly AuraState[] = [];

/** Those that could affect the model now. @rule PC-TYPE-10 @rule PC-COND-04 @rule PC-BAR-05 */
export function aurasOver(w: World, id: ModelId): readonly AuraState[] {
  if (w.state.auras.length === 0) return NO_AURAS;
  const known = w.cache.auras.get(id);
  if (known !== undefined) return known;
  const model = modelOf(w, id);
  // Whoever asks on the way what Auras do to this model is told that they do nothing.
  w.cache.auras.set(id, NO_AURAS);
  const found = model.status === 'table' ? w.state.auras.filter((aura) => auraHolds(w, aura, id)) : NO_AURAS;
  w.cache.auras.set(id, found);
  return found;
}

function auraHolds(w: World, aura: AuraState, id: ModelId): boolean {
  const owner = w.state.models[aura.owner];
  if (owner === undefined || owner.status !== 'table') return false;
  if (aura.beaten !== null && !aura.beaten.includes(id)) return false;
  if (!stillThere(w, aura.source)) return false;
  if (id !== aura.source && !withinRange(w, aura.source, id, aura.range)) return false;
  return w.rules.evaluator.auraAffects(w, auraAt(w, aura), id);
}
