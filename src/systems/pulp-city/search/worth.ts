import type { Weights } from './weights.ts';
import type { World } from '../model/encounter.ts';
import type { CardId, ModelId, TeamId } from '../model/ids.ts';
import { cardById, cardOf, modelOf, profileById, profileOf } from '../model/lookup.ts';
import { isMinionCard } from '../board/cards.ts';
import { plotOf } from '../rules/objectives/plot.ts';

/** What a Level is worth in the Plot of the Encounter. */
export const levelWorth = (w: World, weights: Weights): number =>
  plotOf(w).id === 'smackdown' ? 1 : weights.levels;

/** Levels that an Agenda Point stands for: where a Plot gives few, each is dear. */
export const pointWorth = (w: World): number => w.setup.level / w.rules.policies.pointsOfPlot(w.setup.level);

/** Levels lost with a model; none with a Citizen. */
export function modelWorth(w: World, model: ModelId, weights: Weights): number {
  return cardWorth(w, cardOf(w, model).id, weights);
}

/** The same for each model of a card. */
export function cardWorth(w: World, id: CardId, weights: Weights): number {
  const card = cardById(w, id);
  if (card.team === null) return 0;
  const models = Math.max(1, profileById(w, card.profile).modelsAtStart);
  if (isMinionCard(w, id)) return (weights.minion * levelWorth(w, weights) * card.level) / models;
  return (
    (levelWorth(w, weights) * (card.level + bodies(w, weights) * (usualLevel(w, card.team) - card.level))) /
    models
  );
}

/** Share of a Supreme's worth that any other would have as well: where heads are counted and not Levels. */
const bodies = (w: World, { plot, bodies: share }: Weights): number =>
  plot > 0 && plotOf(w).control?.weighs === 'supremes' ? share : 0;

/** Level of a Supreme of the Team, as it began. */
function usualLevel(w: World, team: TeamId): number {
  const levels = Object.values(w.state.cards).flatMap((card) =>
    card.team === team && !isMinionCard(w, card.id) ? [card.level] : [],
  );
  return levels.reduce((sum, level) => sum + level, 0) / Math.max(1, levels.length);
}

export const fullHealth = (w: World, model: ModelId): number => Math.max(1, profileOf(w, model).health);

export function lifeWorth(w: World, model: ModelId, weights: Weights): number {
  const { health, status } = modelOf(w, model);
  if (status === 'ko' || status === 'left') return 0;
  return (
    modelWorth(w, model, weights) * (weights.being + ((1 - weights.being) * health) / fullHealth(w, model))
  );
}
