import { bookOf } from '../../../i18n/translate.ts';
import { useEffect, useRef, useState } from 'react';
import '../../../i18n/later-texts.ts';
import { fileName } from '../../../app/transfer.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { Refusal } from '../../../kernel/game-system.ts';
import type { SetupChoice } from '../../../systems/pulp-city/view/setup/setup.ts';
import type { TeamsScreenProps } from '../../../ui/shell/game-face.ts';
import { choiceWith } from '../setup/setup-draft.ts';
import type { TeamDraft } from '../library/draft.ts';
import { useApp } from '../use-game.ts';
import { Editor } from './Editor.tsx';
import { Shelf } from './Shelf.tsx';
import { readLink } from '../library/team-file.ts';
import './builder.css';
import './teams.css';
import { type OpenTeam, useTeams } from './use-teams.ts';

/** Teams of the player's own: all of them, or the one that is being built. */
export function TeamsScreen({ onBack, onSetUp, link }: TeamsScreenProps<SetupChoice>) {
  const t = useT();
  const { ownCards } = useApp();
  const teams = useTeams();
  const [open, setOpen] = useState<OpenTeam | null>(null);
  const [fault, setFault] = useState<Refusal | null>(null);
  const { add } = teams;
  const keep = ({ cards = [], ...draft }: TeamDraft): void => {
    const taking = cards.map((card, at) => ownCards.add(cardFileName(draft.team.name, at), textOf(card)));
    void Promise.allSettled(taking)
      .then(() => add(draft))
      .then(setOpen);
  };
  useLink(link, (read) => {
    if (read.ok) keep(read.value);
    else setFault(read.error);
  });
  return (
    <main className="teams-screen">
      {open !== null ? (
        <Editor
          key={open.id}
          team={open}
          forThisVisit={teams.forThisVisit}
          onBack={() => {
            setOpen(null);
            void teams.reload();
          }}
          onPlay={(id, { edition, level }) => onSetUp(choiceWith(id, edition, level, bookOf(t.lang)))}
        />
      ) : (
        <Shelf
          teams={teams}
          fault={fault}
          onFault={setFault}
          onBack={onBack}
          onOpen={setOpen}
          onMake={keep}
        />
      )}
    </main>
  );
}

const textOf = (card: unknown): string => JSON.stringify(card, null, 2);

/** A file of the same name would take the place of another. */
const cardFileName = (team: string, at: number): string => `${at + 1}-${fileName(team)}`;

/** Read once: the address still says it after a step back. */
function useLink(
  link: string | undefined,
  onRead: (read: Awaited<ReturnType<typeof readLink>>) => void,
): void {
  const taken = useRef<string | null>(null);
  useEffect(() => {
    if (link === undefined || link === taken.current) return;
    taken.current = link;
    window.history.replaceState(null, '', '#teams');
    void readLink(link).then(onRead);
  }, [link, onRead]);
}
