import { useEffect, useMemo, useState } from 'react';
import type { KeptDocument } from '../../../app/documents.ts';
import { bookWords } from '../../../i18n/translate.ts';
import { sayIn } from '../../../systems/pulp-city/model/book-words.ts';
import { useT } from '../../../i18n/use-t.ts';
import { TEAM_SHEETS } from '../../../systems/pulp-city/view/setup/setup.ts';
import { isTableText } from '../library/documents.ts';
import { draftOf, named } from '../library/draft.ts';
import { readTeam } from '../library/team-file.ts';
import { useApp } from '../use-game.ts';
import type { Contender } from './question.ts';

/** Lists that are there to be chosen: those that the player has built, and the ready-made Teams. */
export function useLists(edition: string): {
  /** undefined: still being read. */
  readonly own: readonly Contender[] | undefined;
  readonly ready: readonly Contender[];
} {
  const t = useT();
  const { documents } = useApp();
  const [stored, setStored] = useState<readonly KeptDocument[] | undefined>(undefined);
  useEffect(() => {
    // What cannot be read is the business of the screen of Teams.
    documents.list().then(setStored, () => setStored([]));
  }, [documents]);
  const own = useMemo(
    () =>
      stored?.flatMap(({ text }): Contender[] => {
        const read = isTableText(text) ? null : readTeam(text);
        if (read === null || !read.ok || read.value.team.cards.length === 0) return [];
        return [{ draft: { ...named(read.value, t('team.new.name')), edition }, from: 'own' }];
      }),
    [stored, t, edition],
  );
  const ready = useMemo(
    () =>
      TEAM_SHEETS.map(
        ({ team }): Contender => ({
          draft: draftOf(team, sayIn(team.name, bookWords(t.lang)), edition),
          from: 'ready',
        }),
      ),
    [t, edition],
  );
  return { own, ready };
}
