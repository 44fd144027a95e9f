import type { CardProfile } from '../model/profile.ts';

/** The further forms printed on one card, each a profile of its own that shares all else with it. @rule PC-COND-06 */
export function formsOnCard(card: CardProfile): readonly CardProfile[] {
  const { forms = [], ...shared } = card;
  return forms.map((form) => ({ ...shared, ...form, formOf: card.id }));
}
