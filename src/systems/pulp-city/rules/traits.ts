import type { MovementType, Trait } from '../model/profile.ts';
import type { CardId, ModelId } from '../model/state.ts';
import { type World, cardById, cardOf, modelOf, profileById, profileOf } from '../model/world.ts';
import { added, ownGranted, ownSet, setTo, total } from '../powers/measure.ts';
import { inBtb, inPlay, isEnemy, modelsOnTable, sideOf } from './bodies.ts';
import { aurasWith, isSpectral, isStunned } from './conditions.ts';

/** The value a Trait has now. @rule PC-ROLL-16 */
export function traitOf(w: World, model: ModelId, trait: Trait): number {
  const set = setTo(w, model, 'trait', {}, trait);
  const base = set !== null && typeof set.value === 'number' ? set.value : printedTrait(w, model, trait);
  return base + total(added(w, model, 'trait', {}, trait));
}

/** Printed with an X, it counts the models of the card in play. @rule PC-CARD-09 */
function printedTrait(w: World, model: ModelId, trait: Trait): number {
  const { traits, traitsPlusModels } = profileOf(w, model);
  if (traitsPlusModels?.includes(trait) !== true) return traits[trait];
  const models = modelsOfCard(w, cardOf(w, model).id);
  return traits[trait] + models.filter((id) => inPlay(modelOf(w, id))).length;
}

export function isTrump(w: World, model: ModelId, trait: Trait): boolean {
  return profileOf(w, model).trump.includes(trait);
}

/** Most Fatigue a card can have. @rule PC-FX-16 @rule PC-ROLE-04 */
export function fatigueLimit(w: World, card: CardId): number {
  const model = firstModel(w, card);
  const set = model === null ? null : ownSet(w, model, 'fatigueLimit');
  return typeof set === 'number' ? set : w.rules.numbers.fatigueLimit;
}

export function spareFatigue(w: World, card: CardId): number {
  return fatigueLimit(w, card) - cardById(w, card).fatigue;
}

/** null: no AP Limit. @rule PC-AP-01 @rule PC-AP-05 */
export function apLimit(w: World, card: CardId): number | null {
  const printed = profileById(w, cardById(w, card).profile).apLimit;
  const model = firstModel(w, card);
  if (printed === null || model === null) return printed;
  const set = ownSet(w, model, 'apLimit');
  const base = typeof set === 'number' ? set : printed;
  return base + total(added(w, model, 'apLimit', {}));
}

/** AP the card may still spend this Round, whatever the Pool holds. */
export function spareAp(w: World, card: CardId): number {
  const limit = apLimit(w, card);
  return limit === null ? Number.MAX_SAFE_INTEGER : limit - cardById(w, card).apSpent;
}

export function modelsOfCard(w: World, card: CardId): readonly ModelId[] {
  const known = w.cache.ofCard.get(card);
  if (known !== undefined) return known;
  const found = Object.values(w.state.models)
    .filter((model) => model.card === card)
    .map((model) => model.id);
  w.cache.ofCard.set(card, found);
  return found;
}

export function liveModels(w: World, card: CardId): readonly ModelId[] {
  const known = w.cache.live.get(card);
  if (known !== undefined) return known;
  const found = modelsOfCard(w, card).filter((id) => modelOf(w, id).status === 'table');
  w.cache.live.set(card, found);
  return found;
}

function firstModel(w: World, card: CardId): ModelId | null {
  return liveModels(w, card)[0] ?? modelsOfCard(w, card)[0] ?? null;
}

/** The Movement Type that applies now. @rule PC-MOVE-27 @rule PC-COND-03 */
export function movementTypeOf(w: World, id: ModelId): MovementType {
  const printed = profileOf(w, id).movement.type;
  if (printed === 'Immobile') return 'Immobile';
  const model = modelOf(w, id);
  if (isStunned(w, id)) return 'Sprint';
  if (printed === 'Flight' && model.inside !== null) return 'Sprint';
  if (isSpectral(w, id)) return 'Blink';
  const set = ownSet(w, id, 'movement');
  if (typeof set === 'object' && set !== null && 'type' in set) {
    const type = set.type;
    if (type === 'Blink' || type === 'Sprint' || type === 'Flight' || type === 'Bounding') return type;
  }
  return printed;
}

/** Inches of one Movement Action. */
export function movementOf(w: World, id: ModelId): number {
  const set = ownSet(w, id, 'movement');
  if (typeof set === 'object' && set !== null && 'inches' in set && typeof set.inches === 'number')
    return set.inches;
  return profileOf(w, id).movement.inches;
}

/** @rule PC-COND-05 @rule PC-MOVE-25 */
export function hasStealth(w: World, id: ModelId): boolean {
  const model = modelOf(w, id);
  if (model.status !== 'table') return false;
  if (!profileOf(w, id).movement.stealth && !ownGranted(w, id, 'condition', 'Stealth')) return false;
  if (isStunned(w, id)) return false;
  const side = sideOf(w, id);
  return !modelsOnTable(w).some(
    (other) => side !== null && isEnemy(w, other.id, side) && inBtb(w, id, other.id),
  );
}

/** Attack X, Defend X or Suppress X on the model, with those of Auras that it is not Immune to. @rule PC-FX-01 @rule PC-BAR-09 */
export function diceEffectOn(w: World, id: ModelId, effect: 'attack' | 'defend' | 'suppress'): number {
  let sum = modelOf(w, id)[effect];
  for (const aura of aurasWith(w, id, effect, (one) => one[effect] > 0)) sum += aura[effect];
  return sum;
}

export function powerUpDice(w: World, model: ModelId): number {
  return cardOf(w, model).powerUp;
}
