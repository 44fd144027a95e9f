import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../../../i18n/use-t.ts';
import type { TeamQuestion } from '../../../systems/pulp-city/teams/check-team.ts';
import { CardSheet } from '../panels/card/CardSheet.tsx';
import { leaderCardName, leaderCardText } from '../words/names.ts';
import type { TeamDraft } from '../library/draft.ts';
import { teamList } from '../library/team-file.ts';
import './print.css';

interface PrintSheetProps {
  readonly draft: TeamDraft;
  readonly question: TeamQuestion;
  readonly onDone: () => void;
}

/** The cards of a Team as they go onto paper, A4 or Letter; the browser's own dialog does the rest. */
export function PrintSheet({ draft, question, onDone }: PrintSheetProps) {
  const t = useT();
  const { team, edition } = draft;
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  const cards = [...new Set(team.cards.map(({ profile }) => profile))].flatMap(
    (id) => question.profiles[id] ?? [],
  );
  return createPortal(
    <div className="print-sheet">
      <header>
        <h1>{team.name}</h1>
        <pre>{teamList(draft, question)}</pre>
      </header>
      {cards.map((card) => (
        <CardSheet key={card.id} profile={card} team="a" edition={edition} />
      ))}
      {(team.leaderCards ?? []).map((card) => (
        <section key={card} className="print-sheet__leader">
          <h2>{leaderCardName(t, card)}</h2>
          <p>{leaderCardText(t, card)}</p>
        </section>
      ))}
    </div>,
    document.body,
  );
}
