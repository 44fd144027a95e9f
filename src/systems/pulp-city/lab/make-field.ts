import { cardRules } from '../index.ts';
import type { CardProfile } from '../model/profile.ts';
import type { TeamSetup } from '../model/setup.ts';
import type { TableLayout } from '../model/terrain.ts';
import { LIBRARY } from '../tables/library/library.ts';
import { levelsRecruited, recruitsInPlay } from '../teams/recruits-in-play.ts';
import { cardsNeeded } from '../view/setup/recruits.ts';
import type { Field } from './field.ts';

/** What a study is made from. */
export interface FieldWish {
  readonly edition: string;
  readonly level: number;
  readonly lists: Readonly<Record<string, TeamSetup>>;
  /** All cards there are, by their ids, further forms of a card included. */
  readonly cards: Readonly<Record<string, CardProfile>>;
  /** Tables to play on, those of the library among them. */
  readonly tables: readonly TableLayout[];
  readonly agendas: boolean;
  readonly free?: boolean;
}

/**
 * The field of a study: of the cards those that the lists field, may turn into or may bring in. A card that there is not
 * is found missing when the study is read. @rule PC-COND-06
 */
export function fieldFor({ edition, level, lists, cards, tables, agendas, free }: FieldWish): Field {
  const rules = cardRules(edition);
  const own = Object.values(lists).flatMap((team) => {
    const fielded = team.cards.flatMap(({ profile, form }) =>
      [profile, form ?? []].flat().flatMap((id) => cards[id] ?? []),
    );
    if (rules === null) return fielded;
    const question = { rules, level, profiles: cards };
    const later = levelsRecruited(fielded).flatMap((one) => recruitsInPlay(team, question, one));
    return [...fielded, ...later];
  });
  return {
    edition,
    level,
    lists,
    profiles: Object.fromEntries(cardsNeeded(own, cards).map((card) => [card.id, card])),
    tables: tables.filter((table) => !LIBRARY.includes(table)),
    agendas,
    ...(free === true ? { free: true as const } : {}),
  };
}
