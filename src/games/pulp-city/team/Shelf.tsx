import { sayIn } from '../../../systems/pulp-city/model/book-words.ts';
import { bookOf, bookWords } from '../../../i18n/translate.ts';
import { useState } from 'react';
import { download, fileName } from '../../../app/transfer.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { Refusal } from '../../../kernel/game-system.ts';
import { EDITION_IDS } from '../../../systems/pulp-city/view/setup/quick-game.ts';
import { TEAM_SHEETS } from '../../../systems/pulp-city/view/setup/setup.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { LanguageSwitch } from '../../../ui/shell/menu/LanguageSwitch.tsx';
import { ShelfNotes } from '../library/ShelfNotes.tsx';
import { useTakenFiles } from '../library/use-taken-files.ts';
import { useLibrary } from '../library/use-library.ts';
import { faultWords } from '../words/faults.ts';
import { draftOf, emptyDraft, type TeamDraft, withTeam } from '../library/draft.ts';
import { PasteDialog } from './PasteDialog.tsx';
import { RandomDialog } from './RandomDialog.tsx';
import { readTeam } from '../library/team-file.ts';
import { TeamCard } from './TeamCard.tsx';
import type { OpenTeam, Teams } from './use-teams.ts';

const [EDITION] = EDITION_IDS;
/** What most people play. */
const FIRST_LEVEL = 8;

interface ShelfProps {
  readonly teams: Teams;
  readonly fault: Refusal | null;
  readonly onFault: (fault: Refusal | null) => void;
  readonly onBack: () => void;
  readonly onOpen: (team: OpenTeam) => void;
  /** Keeps a Team and opens it. */
  readonly onMake: (draft: TeamDraft) => void;
}

/** All Teams of this device, and every way to a new one. */
export function Shelf({ teams, fault, onFault, onBack, onOpen, onMake }: ShelfProps) {
  const t = useT();
  const library = useLibrary(EDITION);
  const [pasting, setPasting] = useState(false);
  const [drawing, setDrawing] = useState(false);
  const { over, pick } = useTakenFiles({
    read: readTeam,
    onOne: onMake,
    onEach: (draft) => void teams.add(draft),
    onFault,
  });
  const { removed } = teams;
  return (
    <div className="shelf" data-over={over}>
      <header className="cards-screen__head shelf__head">
        <Button look="icon" icon="left" label={t('common.back')} onPress={onBack} />
        <h1>{t('teams.title')}</h1>
        <LanguageSwitch />
      </header>
      <div className="shelf__make">
        <Button
          look="primary"
          icon="plus"
          onPress={() => onMake(emptyDraft(EDITION, FIRST_LEVEL, t('team.new.name')))}
        >
          {t('team.new')}
        </Button>
        <Button
          icon="die"
          closed={library === undefined ? t('team.loading') : null}
          onPress={() => setDrawing(true)}
        >
          {t('team.random')}
        </Button>
        <Button icon="save" onPress={pick}>
          {t('team.import')}
        </Button>
        <Button icon="book" onPress={() => setPasting(true)}>
          {t('team.paste')}
        </Button>
      </div>
      <ShelfNotes
        faults={[
          fault === null ? null : faultWords(t, fault),
          teams.fault === null ? null : t(`team.shelf.${teams.fault}`),
        ]}
        visit={teams.forThisVisit ? t('team.keeping.visit') : null}
        removed={
          removed === null
            ? null
            : {
                words: t('team.removed', { name: removed.draft?.team.name ?? '' }),
                undo: t('team.removed.undo'),
              }
        }
        onRestore={teams.restore}
      />
      <section aria-labelledby="own-teams">
        <h2 id="own-teams">{t('team.shelf.own')}</h2>
        {teams.all?.length === 0 && <p className="builder__hint">{t('team.shelf.none')}</p>}
        <ul className="shelf__teams">
          {(teams.all ?? []).map((team) => {
            const { draft } = team;
            return (
              <li key={team.id}>
                {draft === null || library === undefined ? (
                  <UnreadTeam text={team.text} reading={draft !== null} onRemove={() => teams.remove(team)} />
                ) : (
                  <TeamCard
                    draft={draft}
                    library={library}
                    onOpen={() => onOpen({ ...team, draft })}
                    onCopy={() =>
                      onMake(withTeam(draft, { name: t('team.copyOf', { name: draft.team.name }) }))
                    }
                    onRemove={() => teams.remove(team)}
                  />
                )}
              </li>
            );
          })}
        </ul>
      </section>
      <section aria-labelledby="ready-teams">
        <h2 id="ready-teams">{t('team.shelf.ready')}</h2>
        <ul className="shelf__teams">
          {TEAM_SHEETS.map(({ team: ready }) => (
            <li key={ready.id}>
              {library !== undefined && (
                <TeamCard
                  draft={draftOf(ready, sayIn(ready.name, bookWords(t.lang)), EDITION)}
                  library={library}
                  onCopy={() => onMake(draftOf(ready, ready.name[bookOf(t.lang)], EDITION))}
                />
              )}
            </li>
          ))}
        </ul>
      </section>
      {library !== undefined && (
        <RandomDialog
          open={drawing}
          library={library}
          onClose={() => setDrawing(false)}
          onTake={(draft) => {
            setDrawing(false);
            onMake(draft);
          }}
        />
      )}
      {library !== undefined && (
        <PasteDialog
          open={pasting}
          library={library}
          edition={EDITION}
          onClose={() => setPasting(false)}
          onTake={(draft) => {
            setPasting(false);
            onMake(draft);
          }}
        />
      )}
    </div>
  );
}

interface UnreadTeamProps {
  readonly text: string;
  readonly reading: boolean;
  readonly onRemove: () => void;
}

/** What cannot be read stays until its owner removes it, and can be taken along. */
function UnreadTeam({ text, reading, onRemove }: UnreadTeamProps) {
  const t = useT();
  if (reading) return <p className="builder__hint">{t('team.loading')}</p>;
  return (
    <article className="team-card team-card--unread">
      <p>{t('team.shelf.unreadable')}</p>
      <div className="buttons">
        <Button narrow icon="save" onPress={() => download(fileName(t('team.new.name')), text)}>
          {t('team.share.file')}
        </Button>
        <Button narrow icon="trash" onPress={onRemove}>
          {t('team.delete')}
        </Button>
      </div>
    </article>
  );
}
