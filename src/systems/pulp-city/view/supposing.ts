import type { Place } from '../model/events.ts';
import type { ModelId } from '../model/state.ts';
import { type World, makeWorld, modelOf } from '../model/world.ts';

/** The world as it would be with the model standing elsewhere. */
export function worldWith(w: World, model: ModelId, at: Place): World {
  const moved = { ...modelOf(w, model), ...at };
  return makeWorld(w.setup, w.rules, { ...w.state, models: { ...w.state.models, [model]: moved } });
}
