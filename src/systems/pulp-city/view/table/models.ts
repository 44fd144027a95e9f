import { mostHealth } from '../../traits/health.ts';
import { isCitizen } from '../../board/on-table.ts';
import type { Body } from '../../../../tabletop/table.ts';
import type { Role } from '../../model/keywords.ts';
import type { CardId, ModelId, TeamId } from '../../model/ids.ts';
import type { ModelStatus } from '../../model/state.ts';
import type { World } from '../../model/encounter.ts';
import { cardById, modelOf, powerUpOf, profileById } from '../../model/lookup.ts';
import { aurasOver } from '../../powers/auras.ts';
import { isSpectral, isStunned, weaknessesOf } from '../../traits/conditions.ts';
import { bodyOf } from '../../board/bodies.ts';
import { teamOfCard } from '../../board/sides.ts';
import { burdenOf, itemIdOf } from '../../board/burdens.ts';
import { cardsOf, isMinionCard, modelsOfCard } from '../../board/cards.ts';
import { apLimit, fatigueLimit } from '../../traits/limits.ts';
import { diceEffectOn } from '../../traits/values.ts';
import { hasStealth } from '../../traits/stealth.ts';

export const SHOWN_CONDITIONS = [
  'burdened',
  'stunned',
  'spectral',
  'suppress',
  'attack',
  'defend',
  'weak',
  'immune',
  'aura',
] as const;
export type ShownCondition = (typeof SHOWN_CONDITIONS)[number];

/** A Condition as it is shown: `x` in dice, `of` the Descriptors or the name behind it. */
export interface ConditionFact {
  readonly what: ShownCondition;
  readonly x?: number;
  readonly of?: readonly string[];
}

export interface ModelFacts {
  readonly id: ModelId;
  readonly card: CardId;
  readonly team: TeamId;
  readonly profile: string;
  /** Among the models of its card, from 1; 0 when the card has only one. */
  readonly number: number;
  readonly status: ModelStatus;
  readonly body: Body;
  readonly health: number;
  readonly healthMax: number;
  readonly fatigue: number;
  readonly powerUp: number;
  readonly conditions: readonly ConditionFact[];
  readonly stealth: boolean;
}

export interface CardFacts {
  readonly id: CardId;
  readonly team: TeamId;
  readonly profile: string;
  readonly minion: boolean;
  readonly role: Role | null;
  readonly models: readonly ModelFacts[];
  readonly health: number;
  readonly healthMax: number;
  readonly fatigue: number;
  readonly fatigueMax: number;
  readonly powerUp: number;
  readonly apSpent: number;
  /** null: no AP Limit. */
  readonly apMax: number | null;
  /** No model of it is left. */
  readonly out: boolean;
}

/** What stands on a model now, Auras included. @rule PC-COND-05 */
export function conditionsOf(w: World, id: ModelId): readonly ConditionFact[] {
  const model = modelOf(w, id);
  const found: ConditionFact[] = [];
  const burden = burdenOf(w, id);
  if (burden !== null) found.push({ what: 'burdened', of: [itemIdOf(burden.item)] });
  if (isStunned(w, id)) found.push({ what: 'stunned' });
  if (isSpectral(w, id)) found.push({ what: 'spectral' });
  for (const what of ['suppress', 'attack', 'defend'] as const) {
    const x = diceEffectOn(w, id, what);
    if (x > 0) found.push({ what, x });
  }
  const weak = weaknessesOf(w, id);
  if (weak.length > 0) found.push({ what: 'weak', of: weak });
  if (model.immune.length > 0) found.push({ what: 'immune', of: model.immune });
  const auras = aurasOver(w, id).filter((aura) => aura.lasting.length > 0 || aura.immune.length > 0);
  if (auras.length > 0) found.push({ what: 'aura', of: auras.map((aura) => aura.owner) });
  return found;
}

/** Of states that change no more: table, rosters and cards ask for the same. */
const known = new WeakMap<World, Map<ModelId, ModelFacts>>();

export function modelFacts(w: World, id: ModelId): ModelFacts {
  if (!Object.isFrozen(w.state)) return factsOf(w, id);
  let facts = known.get(w);
  if (facts === undefined) known.set(w, (facts = new Map()));
  const found = facts.get(id) ?? factsOf(w, id);
  facts.set(id, found);
  return found;
}

function factsOf(w: World, id: ModelId): ModelFacts {
  const model = modelOf(w, id);
  const card = cardById(w, model.card);
  const profile = profileById(w, card.profile);
  const all = modelsOfCard(w, model.card);
  return {
    id,
    card: card.id,
    team: teamOfCard(w, card.id),
    profile: profile.id,
    number: all.length > 1 || profile.modelsMax > 1 ? all.indexOf(id) + 1 : 0,
    status: model.status,
    body: bodyOf(w, id),
    health: model.health,
    healthMax: mostHealth(w, id),
    fatigue: card.fatigue,
    powerUp: powerUpOf(w, id),
    conditions: conditionsOf(w, id),
    stealth: hasStealth(w, id),
  };
}

/** A card for its roster tile: Minion cards count the Health of all their models together. */
export function cardFacts(w: World, id: CardId): CardFacts {
  const card = cardById(w, id);
  const profile = profileById(w, card.profile);
  const models = modelsOfCard(w, id).map((model) => modelFacts(w, model));
  return {
    id,
    team: teamOfCard(w, card.id),
    profile: profile.id,
    minion: isMinionCard(w, id),
    role: profile.role,
    models,
    health: models.reduce((sum, model) => sum + model.health, 0),
    healthMax: models.reduce((sum, model) => sum + model.healthMax, 0),
    fatigue: card.fatigue,
    fatigueMax: fatigueLimit(w, id),
    powerUp: card.powerUp,
    apSpent: card.apSpent,
    apMax: apLimit(w, id),
    out: models.every((model) => model.status === 'ko'),
  };
}

export const teamCards = (w: World, team: TeamId): readonly CardFacts[] =>
  cardsOf(w, team).map((card) => cardFacts(w, card));

/** The Teams on the table, and their models KO'ed where they fell. */
export function shownModels(w: World): readonly ModelFacts[] {
  return Object.values(w.state.models)
    .filter((model) => !isCitizen(w, model.id))
    .filter((model) => model.status === 'table' || model.status === 'ko')
    .map((model) => modelFacts(w, model.id));
}
