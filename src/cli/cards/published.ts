import type { CardEdition } from '../../systems/pulp-city/cards/load.ts';
import { loadCard } from '../../systems/pulp-city/cards/load.ts';
import { rulesetOf } from '../../systems/pulp-city/editions/editions.ts';
import type { CardProfile, PowerProfile } from '../../systems/pulp-city/model/profile.ts';
import { CARD_FILES } from '../library/cards.ts';

/** The book that all published cards follow. */
const EDITION = '2017';

export function cardEdition(id: string): CardEdition {
  const rules = rulesetOf(id);
  if (rules === null) throw new Error(`no edition ${id}`);
  return rules;
}

let known: readonly CardProfile[] | null = null;

export function publishedCards(): readonly CardProfile[] {
  const edition = cardEdition(EDITION);
  known ??= CARD_FILES.map((file) => {
    const card = loadCard(file, edition);
    if (!card.ok) throw new Error(`${file.id}: ${JSON.stringify(card.error[0])}`);
    return card.value;
  });
  return known;
}

/** Powers and Specials, in the order of the card. */
export const textsOf = ({ powers, actions }: CardProfile): readonly PowerProfile[] => [
  ...powers,
  ...actions.flatMap(({ specials = [] }) => specials),
];
