import { modelsOfCard } from '../board/cards.ts';
import { inPlay } from '../board/on-table.ts';
import type { World } from '../model/encounter.ts';
import type { ModelId } from '../model/ids.ts';
import type { Trait } from '../model/keywords.ts';
import { cardOf, modelOf, profileOf } from '../model/lookup.ts';
import { modifier, passing, replacer, total } from '../powers/measure.ts';
import { aurasWith } from './conditions.ts';

export const traitSet = replacer('trait');
export const traitMore = modifier('trait');

/** The value a Trait has now. @rule PC-ROLL-16 */
export function traitOf(w: World, model: ModelId, trait: Trait): number {
  const base = traitSet(w, model, {}, trait) ?? printedTrait(w, model, trait);
  return base + total(traitMore(w, model, {}, trait));
}

/** Printed with an X, it counts the models of the card in play. @rule PC-CARD-09 */
function printedTrait(w: World, model: ModelId, trait: Trait): number {
  const { traits, traitsPlusModels } = profileOf(w, model);
  if (traitsPlusModels?.includes(trait) !== true) return traits[trait];
  const models = modelsOfCard(w, cardOf(w, model).id);
  return traits[trait] + models.filter((id) => inPlay(modelOf(w, id))).length;
}

export const trumpSet = passing('set', 'trump');

export function isTrump(w: World, model: ModelId, trait: Trait): boolean {
  const { lasting } = modelOf(w, model);
  const [set] = lasting.length === 0 ? [] : trumpSet(lasting);
  return (set === undefined ? profileOf(w, model).trump : [set.to].flat()).includes(trait);
}

/** Attack X, Defend X or Suppress X on the model, with those of Auras that it is not Immune to. @rule PC-FX-01 @rule PC-BAR-09 */
export function diceEffectOn(w: World, id: ModelId, effect: 'attack' | 'defend' | 'suppress'): number {
  let sum = modelOf(w, id)[effect];
  for (const aura of aurasWith(w, id, effect, (one) => one[effect] > 0)) sum += aura[effect];
  return sum;
}
