import { formsOnCard } from '../../systems/pulp-city/cards/forms.ts';
import { loadCard } from '../../systems/pulp-city/cards/load.ts';
import { type EditionId, rulesetOf } from '../../systems/pulp-city/editions/editions.ts';
import type { CardProfile } from '../../systems/pulp-city/model/profile.ts';

/** Every card that has a file, whether a ready-made Team fields it or not. */
export const CARD_FILES = Object.values(
  import.meta.glob<readonly { readonly id: string }[]>('../../systems/pulp-city/cards/factions/*.yaml', {
    eager: true,
    import: 'default',
  }),
)
  .flat()
  .sort((one, other) => (one.id < other.id ? -1 : 1));

export interface Library {
  readonly supremes: readonly CardProfile[];
  readonly minions: readonly CardProfile[];
  /** By their id, further forms of a card included. */
  readonly profiles: Readonly<Record<string, CardProfile>>;
}

const libraries = new Map<EditionId, Library>();

/** All cards that the edition takes. What is not enforced of a card is played without. */
export function libraryOf(edition: EditionId): Library {
  const known = libraries.get(edition);
  if (known !== undefined) return known;
  const rules = rulesetOf(edition);
  if (rules === null) throw new Error(`no edition ${edition}`);
  const cards = CARD_FILES.flatMap((file) => {
    const card = loadCard(file, rules);
    return card.ok ? [card.value] : [];
  });
  const made = {
    supremes: cards.filter(({ kind }) => kind === 'supreme'),
    minions: cards.filter(({ kind }) => kind === 'minion'),
    profiles: Object.fromEntries(
      cards.flatMap((card) => [card, ...formsOnCard(card)]).map((one) => [one.id, one]),
    ),
  };
  libraries.set(edition, made);
  return made;
}
