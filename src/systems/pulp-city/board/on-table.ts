import type { World } from '../model/encounter.ts';
import type { ModelId, TargetId } from '../model/ids.ts';
import { cardById, isModel } from '../model/lookup.ts';
import type { ModelState } from '../model/state.ts';

export function stillThere(w: World, id: TargetId): boolean {
  return isModel(w, id) ? onTable(w, id) : w.state.pieces[id] !== undefined;
}

export function isCitizen(w: World, id: TargetId): boolean {
  const model = w.state.models[id];
  return model !== undefined && cardById(w, model.card).team === null;
}

/** A Citizen that is no model: others move through it, and it counts in nothing that counts models. @rule PC-CITIZEN-01 @rule PC-TABLE-12 */
export function isMarker(w: World, id: TargetId): boolean {
  return w.rules.citizens.marker !== null && isCitizen(w, id);
}

/** On the table or not, Citizens too. */
export function everyModel(w: World): readonly ModelId[] {
  w.cache.models ??= Object.keys(w.state.models);
  return w.cache.models;
}

/** Whatever stands on the table, Citizens too. */
export function everyoneOnTable(w: World): readonly ModelState[] {
  w.cache.everyone ??= Object.values(w.state.models).filter((model) => model.status === 'table');
  return w.cache.everyone;
}

/** The models of the Teams: Supremes, Minions and Monsters. */
export function modelsOnTable(w: World): readonly ModelState[] {
  w.cache.onTable ??= everyoneOnTable(w).filter(({ id }) => !isCitizen(w, id));
  return w.cache.onTable;
}

/** All models, Citizens included where they are models. @rule PC-TABLE-11 */
export function allModelsOnTable(w: World): readonly ModelState[] {
  return w.rules.citizens.marker === null ? everyoneOnTable(w) : modelsOnTable(w);
}

export function citizensOnTable(w: World): readonly ModelState[] {
  return everyoneOnTable(w).filter(({ id }) => isCitizen(w, id));
}

export function onTable(w: World, id: ModelId): boolean {
  return w.state.models[id]?.status === 'table';
}

/** A model still counts: on the table or aloft. */
export function inPlay(model: ModelState): boolean {
  return model.status === 'table' || model.status === 'aloft';
}
