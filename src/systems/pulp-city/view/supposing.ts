import type { Cause, Place } from '../model/events.ts';
import type { ModelId, TargetId } from '../model/state.ts';
import { type World, isModel, makeWorld, modelOf } from '../model/world.ts';
import type { Blow } from '../rules/blows.ts';
import { harmOf } from '../rules/damage.ts';

/** The world as it would be with the model standing elsewhere. */
export function worldWith(w: World, model: ModelId, at: Place): World {
  const moved = { ...modelOf(w, model), ...at };
  return makeWorld(w.setup, w.rules, { ...w.state, models: { ...w.state.models, [model]: moved } });
}

/** The world as it would be with so much Health left. */
export function worldWithHealth(w: World, target: TargetId, health: number): World {
  const { state } = w;
  const { [target]: piece } = state.pieces;
  if (isModel(w, target)) {
    const model = { ...modelOf(w, target), health };
    return makeWorld(w.setup, w.rules, { ...state, models: { ...state.models, [target]: model } });
  }
  if (piece === undefined) return w;
  return makeWorld(w.setup, w.rules, {
    ...state,
    pieces: { ...state.pieces, [target]: { ...piece, health } },
  });
}

/** The world after Damage; what nothing can be lost of stays as it is. @rule PC-FX-07 */
export function worldAfterHarm(w: World, target: TargetId, points: number, cause: Cause): World {
  const harm = harmOf(w, target, points, cause);
  return harm === null ? w : worldWithHealth(w, target, harm.left);
}

type Surroundings = Extract<Cause, { of: 'environment' }>;

/** The world after a blow of the surroundings; one that is rolled for changes nothing yet. */
export const worldAfterBlow = (w: World, model: ModelId, blow: Blow | null, cause: Surroundings): World =>
  blow?.by === 'damage' ? worldAfterHarm(w, model, blow.damage, cause) : w;
