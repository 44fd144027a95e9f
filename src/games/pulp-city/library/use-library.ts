import { useEffect, useMemo, useState } from 'react';
import type { OwnFile } from '../../../app/own-cards.ts';
import type { CardEdition } from '../../../systems/pulp-city/cards/load.ts';
import type { CardProfile } from '../../../systems/pulp-city/model/profile.ts';
import { cardFinding } from '../../../systems/pulp-city/view/setup/own-cards.ts';
import { withOwnId } from '../../../systems/pulp-city/view/setup/own-team.ts';
import { profilesById } from '../../../systems/pulp-city/view/setup/recruits.ts';
import { useApp } from '../use-game.ts';
import { GAME_CARDS } from './game-cards.ts';

/** All cards that can be put into Teams: those of the game and the good ones of the player. */
export interface Library {
  readonly cards: readonly CardProfile[];
  /** Further forms of a card are there, too. */
  readonly byId: Readonly<Record<string, CardProfile>>;
}

const read = new WeakMap<CardEdition, readonly CardProfile[]>();

/** Read once for each edition: there are many of them. */
export function gameProfiles(rules: CardEdition): readonly CardProfile[] {
  const known = read.get(rules);
  if (known !== undefined) return known;
  const made = GAME_CARDS.flatMap((json) => cardFinding(json, rules).profile ?? []);
  read.set(rules, made);
  return made;
}

export function libraryOf(rules: CardEdition, files: readonly OwnFile[]): Library {
  const game = gameProfiles(rules);
  const ids = new Set(game.map(({ id }) => id));
  const own = files
    .flatMap((file) => file.cards.flatMap(({ json }) => cardFinding(json, rules).profile ?? []))
    .map((card) => withOwnId(card, (id) => ids.has(id)));
  const cards = [...new Map([...game, ...own].map((card) => [card.id, card])).values()];
  return {
    cards: cards.toSorted((one, other) => one.name.localeCompare(other.name)),
    byId: profilesById(cards),
  };
}

/** undefined: the player's own cards are still being read. */
export function useLibrary(edition: string): Library | undefined {
  const { ownCards, services } = useApp();
  const [files, setFiles] = useState<readonly OwnFile[] | undefined>(undefined);
  useEffect(() => {
    // Unreadable files are the business of the screen of cards.
    ownCards.list().then(setFiles, () => setFiles([]));
  }, [ownCards]);
  return useMemo(() => {
    const rules = services.cardRules(edition);
    return files === undefined || rules === null ? undefined : libraryOf(rules, files);
  }, [files, edition, services]);
}
