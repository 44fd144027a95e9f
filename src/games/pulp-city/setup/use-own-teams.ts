import { useEffect, useMemo, useState } from 'react';
import type { OwnFile } from '../../../app/own-cards.ts';
import type { KeptDocument } from '../../../app/documents.ts';
import { cardFinding } from '../../../systems/pulp-city/view/setup/own-cards.ts';
import { builtTeam, type OwnTeam, ownTeamOf } from '../../../systems/pulp-city/view/setup/own-team.ts';
import { isCardOfGame } from '../../../systems/pulp-city/view/setup/setup.ts';
import { readTeam } from '../library/team-file.ts';
import { libraryOf } from '../library/use-library.ts';
import { useApp } from '../use-game.ts';

interface Found {
  readonly files: readonly OwnFile[];
  readonly documents: readonly KeptDocument[];
}

/** Teams that the player has built, and his good cards as one more; undefined: they are still being read. */
export function useOwnTeams(edition: string): readonly OwnTeam[] | undefined {
  const { documents, ownCards, services } = useApp();
  const [found, setFound] = useState<Found | undefined>(undefined);
  useEffect(() => {
    // What cannot be read is the business of the screens of cards and Teams: here it is no Team.
    const nothing = (): [] => [];
    const both = [ownCards.list().catch(nothing), documents.list().catch(nothing)] as const;
    void Promise.all(both).then(([files, stored]) => setFound({ files, documents: stored }));
  }, [documents, ownCards]);
  return useMemo(() => {
    const rules = services.cardRules(edition);
    if (found === undefined || rules === null) return undefined;
    const cards = found.files.flatMap((file) =>
      file.cards.flatMap(({ json }) => cardFinding(json, rules).profile ?? []),
    );
    const ofCards = ownTeamOf(cards, isCardOfGame);
    const drafts = found.documents.flatMap(({ id, text }) => {
      const read = readTeam(text);
      return read.ok && read.value.team.cards.length > 0 ? [{ id, ...read.value }] : [];
    });
    // All cards are read only for somebody who has built Teams.
    const built =
      drafts.length === 0
        ? []
        : drafts.map((draft) => builtTeam(draft, rules, libraryOf(rules, found.files).byId));
    return ofCards === null ? built : [...built, ofCards];
  }, [found, edition, services]);
}
