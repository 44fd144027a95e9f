import { burdenOf } from '../board/burdens.ts';
import { leadersOfTurns, liveModels } from '../board/cards.ts';
import { enemyTeams } from '../board/sides.ts';
import { makeWorld, type World } from '../model/encounter.ts';
import type { ModelId, TeamId } from '../model/ids.ts';
import { modelOf } from '../model/lookup.ts';
import { movedTo } from '../model/marker-piece.ts';
import type { ModelState, State } from '../model/state.ts';
import { projected } from '../rules/objectives/scoring.ts';
import { ahead } from './ours.ts';
import type { Weights } from './weights.ts';

/** What it is worth to end the Encounter when ahead, level and behind, as shares of its Level. */
const WON = 0.5;
const TIED = -0.5;
const LOST = -1;

/** Whoever is left alone in its Team ends the Encounter with its KO: that is worth what the points come to then. @rule PC-WIN-02 */
export function withLast(w: World, me: TeamId, weights: Weights): Weights {
  const [enemy, more] = enemyTeams(w, me);
  if (weights.plot === 0 || enemy === undefined || more !== undefined) return weights;
  const [card, another] = leadersOfTurns(w, enemy);
  if (card === undefined || another !== undefined) return weights;
  const [model, others] = liveModels(w, card);
  if (model === undefined || others !== undefined) return weights;
  const lead = leadWithout(w, me, model);
  const share = lead > 0 ? WON : lead < 0 ? LOST : TIED;
  return { ...weights, last: { model, worth: share * w.setup.level } };
}

/**
 * Points by which a Team would be ahead of the best of the others if the Encounter ended now, without a model: a Marker
 * that it carries lies where it stood. @rule PC-BURDEN-05
 */
export function leadWithout(w: World, me: TeamId, model: ModelId): number {
  const gone = modelOf(w, model);
  const models = { ...w.state.models, [model]: { ...gone, status: 'ko' as const, health: 0 } };
  return leadOf(makeWorld(w.setup, w.rules, { ...w.state, models, ...laidDown(w, gone) }), me);
}

function laidDown(w: World, { id, x, y, z }: ModelState): Partial<State> {
  const item = burdenOf(w, id)?.item;
  if (item?.of !== 'marker') return {};
  const { [id]: _, ...burdens } = w.state.burdens ?? {};
  return { burdens, pieces: { ...w.state.pieces, [item.piece.id]: movedTo(item.piece, { x, y, z }) } };
}

export function leadOf(w: World, me: TeamId): number {
  const points = projected(w, me);
  return ahead(w, me, (team) => points.get(team) ?? 0);
}
