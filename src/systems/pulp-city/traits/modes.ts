import type { ModelId } from '../model/ids.ts';
import type { World } from '../model/encounter.ts';
import { formName, modelOf, profileById, profileOf } from '../model/lookup.ts';
import { granter } from '../powers/measure.ts';
import { cardsOf, cardInPlay, isExclusiveTo } from '../board/cards.ts';

export const conditionsGranted = granter('condition');

/**
 * Is the model in the mode that a bar asks of its user? A mode is a form, a card of that mode, or that of the Supreme
 * it is Exclusive to; Powers may grant it. @rule PC-BAR-15
 */
export function inMode(w: World, model: ModelId, mode: string): boolean {
  if (isOfMode(w, model, mode)) return true;
  const { card } = modelOf(w, model);
  const { team } = w.state.cards[card] ?? {};
  if (team === undefined || team === null) return false;
  return cardsOf(w, team).some(
    (other) =>
      cardInPlay(w, other) && isExclusiveTo(w, card, other) && named(w, w.state.cards[other]?.profile, mode),
  );
}

function isOfMode(w: World, model: ModelId, mode: string): boolean {
  return (
    named(w, profileOf(w, model).id, mode) || conditionsGranted(w, model, {}).some((one) => one.of === mode)
  );
}

function named(w: World, profile: string | undefined, mode: string): boolean {
  if (profile === undefined) return false;
  const card = profileById(w, profile);
  return formName(card) === mode || card.name.endsWith(`(${mode})`);
}
