import type { Weights } from './weights.ts';
import type { World } from '../model/encounter.ts';
import type { CardId, ModelId } from '../model/ids.ts';
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
  const share = isMinionCard(w, id) ? weights.minion : 1;
  return (share * levelWorth(w, weights) * card.level) / models;
}

export const fullHealth = (w: World, model: ModelId): number => Math.max(1, profileOf(w, model).health);

/** Half of a model is its being there, the other half its Health. */
export const BEING_THERE = 0.5;

export function lifeWorth(w: World, model: ModelId, weights: Weights): number {
  const { health, status } = modelOf(w, model);
  if (status === 'ko' || status === 'left') return 0;
  return modelWorth(w, model, weights) * (BEING_THERE + ((1 - BEING_THERE) * health) / fullHealth(w, model));
}
