import { TOUCH } from '../../../../geometry/units.ts';
import type { Cause } from '../../model/cause.ts';
import type { Place } from '../../model/place.ts';
import type { ModelId, PieceId, TargetId } from '../../model/ids.ts';
import type { ModelState } from '../../model/state.ts';
import type { TerrainPiece } from '../../model/terrain.ts';
import { makeWorld, type World } from '../../model/encounter.ts';
import { isModel, modelOf } from '../../model/lookup.ts';
import type { Blow } from '../../rules/damage/environment-damage.ts';
import { bodyOf } from '../../board/bodies.ts';
import { isCitizen } from '../../board/on-table.ts';
import { edgeGap } from '../../rules/citizens/placing.ts';
import { harmOf } from '../../rules/damage/amount.ts';
import { immuneToEffect } from '../../traits/immunity.ts';

/** The world as it would be with the model elsewhere, or in another state. */
export function worldWith(w: World, model: ModelId, change: Partial<ModelState>): World {
  const changed = { ...modelOf(w, model), ...change };
  return makeWorld(w.setup, w.rules, { ...w.state, models: { ...w.state.models, [model]: changed } });
}

/** With the model where it ends its way: a Citizen at an edge of the table is gone. @rule PC-CITIZEN-07 */
export function worldArrived(w: World, model: ModelId, at: Place): World {
  const there = worldWith(w, model, at);
  const leaves = isCitizen(there, model) && edgeGap(there, bodyOf(there, model)) <= TOUCH;
  return leaves ? worldWith(there, model, { status: 'left' }) : there;
}

/** With a piece changed; null: it is gone. */
export function worldWithPiece(w: World, id: PieceId, change: Partial<TerrainPiece> | null): World {
  const { [id]: piece, ...others } = w.state.pieces;
  const pieces =
    piece === undefined || change === null ? others : { ...others, [id]: { ...piece, ...change } };
  return makeWorld(w.setup, w.rules, { ...w.state, pieces });
}

/** The world as it would be with so much Health left. */
export const worldWithHealth = (w: World, target: TargetId, health: number): World =>
  isModel(w, target) ? worldWith(w, target, { health }) : worldWithPiece(w, target, { health });

/** The world after Damage; what nothing can be lost of stays as it is, what has no Health left is gone. @rule PC-FX-07 */
export function worldAfterHarm(w: World, target: TargetId, points: number, cause: Cause): World {
  const harm = harmOf(w, target, points, cause);
  if (harm === null) return w;
  const after = worldWithHealth(w, target, harm.left);
  if (harm.left > 0) return after;
  if (isModel(w, target)) return worldWith(after, target, { status: 'ko' });
  return w.state.pieces[target]?.kind === 'structure' ? after : worldWithPiece(after, target, null);
}

type Surroundings = Extract<Cause, { of: 'environment' }>;

/** The world after a blow of the surroundings; one that is rolled for changes nothing yet. */
export function worldAfterBlow(w: World, model: ModelId, blow: Blow | null, cause: Surroundings): World {
  if (blow?.by !== 'damage') return w;
  const stuns = blow.stuns && !immuneToEffect(w, model, 'stun', {});
  return worldAfterHarm(stuns ? worldWith(w, model, { stunned: true }) : w, model, blow.damage, cause);
}

/** After Dangerous Terrain has struck: it may do so only once in a Round. @rule PC-DANGER-03 */
export function worldAfterStrike(w: World, model: ModelId, piece: PieceId, blow: Blow): World {
  const { struckBy } = modelOf(w, model);
  const marked = worldWith(w, model, { struckBy: [...struckBy, piece] });
  return worldAfterBlow(marked, model, blow, { of: 'environment', name: 'hazard', piece });
}
