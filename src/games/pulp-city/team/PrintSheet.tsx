import { useT } from '../../../i18n/use-t.ts';
import type { TeamQuestion } from '../../../systems/pulp-city/teams/check-team.ts';
import { OnPaper } from '../../../ui/shell/OnPaper.tsx';
import type { TeamDraft } from '../library/draft.ts';
import { teamLines } from '../library/team-file.ts';
import { CardSheet } from '../panels/card/CardSheet.tsx';
import { leaderCardName, leaderCardText } from '../words/leader-names.ts';
import './print.css';

interface PrintSheetProps {
  readonly draft: TeamDraft;
  readonly question: TeamQuestion;
  readonly onDone: () => void;
}

/** The list of a Team and its cards, as they go onto paper. */
export function PrintSheet({ draft, question, onDone }: PrintSheetProps) {
  const t = useT();
  const { team, edition } = draft;
  const cards = [...new Set(team.cards.map(({ profile }) => profile))].flatMap(
    (id) => question.profiles[id] ?? [],
  );
  return (
    <OnPaper onDone={onDone}>
      <article className="team-paper">
        <header>
          <h1>{team.name}</h1>
          <pre>{teamLines(draft, question)}</pre>
        </header>
        {cards.map((card) => (
          <CardSheet key={card.id} profile={card} team="a" edition={edition} />
        ))}
        {(team.leaderCards ?? []).map((card) => (
          <section key={card} className="team-paper__leader">
            <h2>{leaderCardName(t, card)}</h2>
            <p>{leaderCardText(t, card)}</p>
          </section>
        ))}
      </article>
    </OnPaper>
  );
}
