import { formsOnCard } from '../../cards/forms.ts';
import type { CardProfile } from '../../model/profile.ts';
import type { EncounterSetup } from '../../model/setup.ts';
import { formsPrinted } from '../../traits/forms.ts';

type Profiles = EncounterSetup['profiles'];

/** Cards by their ids, further forms of a card included. @rule PC-COND-06 */
export const profilesById = (cards: readonly CardProfile[]): Profiles =>
  Object.fromEntries(cards.flatMap((card) => [card, ...formsOnCard(card)]).map((one) => [one.id, one]));

/** What a card can begin an Encounter as, besides what it is. @rule PC-COND-06 */
export const formsToBegin = (card: CardProfile, profiles: Profiles): readonly CardProfile[] =>
  formsPrinted(card, profiles).flatMap((id) => profiles[id] ?? []);

/** All words that a value holds. */
function wordsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

/**
 * The cards that an Encounter of these has to know: they themselves, and whatever their Actions and Powers name, such
 * as a form to turn into or Minions to Summon.
 */
export function cardsNeeded(cards: readonly CardProfile[], all: Profiles): readonly CardProfile[] {
  const printed = Object.values(all).filter(({ formOf }) => formOf === undefined);
  const byName = new Map(printed.flatMap((card) => [[card.id, card] as const, [card.name, card] as const]));
  const found = new Map(cards.map((card) => [card.id, card]));
  for (const card of found.values())
    for (const word of wordsIn([card.actions, card.powers.map(({ clauses }) => clauses)])) {
      const named = byName.get(word);
      if (named !== undefined && !found.has(named.id)) found.set(named.id, named);
    }
  return [...found.values()];
}
