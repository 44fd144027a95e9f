import type { ModelId } from '../../model/ids.ts';
import type { ModelState } from '../../model/state.ts';
import { makeWorld, type World } from '../../model/encounter.ts';
import { modelOf } from '../../model/lookup.ts';

/** The world as it would be with the model elsewhere, or in another state. */
export function worldWith(w: World, model: ModelId, change: Partial<ModelState>): World {
  const changed = { ...modelOf(w, model), ...change };
  return makeWorld(w.setup, w.rules, { ...w.state, models: { ...w.state.models, [model]: changed } });
}
