import { useEffect, useMemo, useState } from 'react';
import type { OwnFile } from '../../../app/own-cards.ts';
import { cardFinding } from '../../../systems/pulp-city/view/setup/own-cards.ts';
import { type OwnTeam, ownTeamOf } from '../../../systems/pulp-city/view/setup/own-team.ts';
import { isCardOfGame } from '../../../systems/pulp-city/view/setup/setup.ts';
import { useApp } from '../use-game.ts';

/** The player's good cards as a Team; null: there is none, undefined: they are still being read. */
export function useOwnTeam(edition: string): OwnTeam | null | undefined {
  const { ownCards, services } = useApp();
  const [files, setFiles] = useState<readonly OwnFile[] | undefined>(undefined);
  useEffect(() => {
    // Unreadable files are the business of the screen of cards: here they are no Team.
    ownCards.list().then(setFiles, () => setFiles([]));
  }, [ownCards]);
  return useMemo(() => {
    const rules = services.cardRules(edition);
    if (files === undefined || rules === null) return undefined;
    const cards = files.flatMap((file) =>
      file.cards.flatMap(({ json }) => cardFinding(json, rules).profile ?? []),
    );
    return ownTeamOf(cards, isCardOfGame);
  }, [files, edition, services]);
}
