import { Suspense, useEffect, useState } from 'react';
import type { Bots } from '../../../app/seats.ts';
import { pageKiosk } from '../../../app/kiosk.ts';
import { pickFile } from '../../../app/transfer.ts';
import { useT } from '../../../i18n/use-t.ts';
import { type Refusal, refusal } from '../../../kernel/game-system.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { TeamShape } from '../../kit/TeamShape.tsx';
import { FaultNote } from '../FaultNote.tsx';
import { LanguageSwitch } from '../menu/LanguageSwitch.tsx';
import { LateOfflineLine, LateReadCode } from '../share/LateShare.tsx';
import { ThemeSwitch } from '../menu/ThemeSwitch.tsx';
import { SavesPanel } from '../saves/SavesPanel.tsx';
import { useSaves } from '../saves/use-saves.ts';
import { useSaveWords } from '../saves/save-words.ts';
import { type SaveEntry, useApp } from '../app.ts';
import './home.css';

interface HomeScreenProps {
  readonly onQuickGame: (choice: string, bots?: Bots) => void;
  readonly onSetup: () => void;
  /** The id of a save. */
  readonly onContinue: (save: string) => void;
  /** The text of a file; whoever takes it says what is wrong with it. */
  readonly onImport: (text: string) => void;
  /** The id of an example. */
  readonly onExample: (id: string) => void;
  /** A first game with a coach. */
  readonly onLesson?: () => void;
  readonly onCards: () => void;
  readonly onTeams: () => void;
  readonly onTables: () => void;
  readonly onLab: () => void;
}

/** So long the first screen waits for the list of saves, which says what comes first on it: nothing moves under a finger. */
const LIST_MS = 400;

function useOver(ms: number): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setOver(true), ms);
    return () => window.clearTimeout(timer);
  }, [ms]);
  return over;
}

const nothingYet = pageKiosk() === null ? 'home.resume.none' : 'home.resume.kiosk';

/** Three ways to begin a game of the one in front, and examples to look at. */
export function HomeScreen({
  onQuickGame,
  onSetup,
  onContinue,
  onImport,
  onExample,
  onLesson,
  onCards,
  onTeams,
  onTables,
  onLab,
}: HomeScreenProps) {
  const t = useT();
  const { face } = useApp();
  const { AgainstCard, QuickCard, cards, examples, laboratory, lesson, setup, tables, teams } = face;
  const { saves } = useSaves();
  const slow = useOver(LIST_MS);
  const [fault, setFault] = useState<Refusal | null>(null);
  const [listing, setListing] = useState(false);
  const [reading, setReading] = useState(false);
  const last = saves?.[0];
  const importFile = (): void => {
    pickFile().then(
      (file) => {
        setFault(null);
        if (file !== null) onImport(file.text);
      },
      () => setFault(refusal('file.unreadable')),
    );
  };
  const begin = (
    <div key="begin" className="home__begin">
      {lesson !== undefined && (
        <section className="home-first" aria-labelledby="home-first">
          <Icon name="hand" size={40} />
          <div>
            <h2 id="home-first">{lesson.title(t)}</h2>
            <p>{lesson.invite(t)}</p>
          </div>
          <Button icon="play" onPress={onLesson ?? (() => undefined)}>
            {lesson.open(t)}
          </Button>
        </section>
      )}
      {AgainstCard !== undefined && <AgainstCard onPlay={onQuickGame} />}
    </div>
  );
  const resume = (
    <section key="resume" className="home-card" aria-labelledby="home-resume">
      <div
        className="home-card__picture home-card__picture--resume"
        data-empty={last === undefined}
        aria-hidden
      >
        <TeamShape team="a" size={64} look="onTeam" />
        <TeamShape team="b" size={64} look="onTeam" />
        <Icon name="play" size={88} />
      </div>
      <h2 id="home-resume">{t('start.resume')}</h2>
      {last === undefined ? (
        <p>{t(saves === null ? 'saves.failed' : nothingYet)}</p>
      ) : (
        <LastSave save={last} />
      )}
      <div className="home-card__foot">
        <Button onPress={importFile}>{t('home.import')}</Button>
        <Button onPress={() => setReading(true)}>{t('saves.readCode')}</Button>
        {last !== undefined && (
          <>
            <Button onPress={() => setListing(true)}>{t('home.resume.more')}</Button>
            <Button look="primary" onPress={() => onContinue(last.id)}>
              {t('home.resume.do')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
  const quick = (
    <QuickCard key="quick" gold={last === undefined} onQuickGame={(choice) => onQuickGame(choice)} />
  );
  const prepare = setup !== undefined && (
    <section key="prepare" className="home-card" aria-labelledby="home-setup">
      <div className="home-card__picture home-card__picture--steps" aria-hidden>
        {(['book', 'people', 'layout', 'die'] as const).map((icon) => (
          <span key={icon}>
            <Icon name={icon} size={34} />
          </span>
        ))}
      </div>
      <h2 id="home-setup">{t('start.setup')}</h2>
      <p>{setup.note(t)}</p>
      <div className="home-card__foot">
        <Button onPress={onSetup}>{t('home.setup.do')}</Button>
      </div>
    </section>
  );
  const cardsToBegin = (
    <div key="cards" className="home__cards">
      {last === undefined ? [quick, prepare, resume] : [resume, quick, prepare]}
    </div>
  );
  const more = (
    <>
      {examples !== undefined && <examples.Examples onOpen={onExample} />}
      {teams !== undefined && (
        <section className="home-more" aria-labelledby="home-teams">
          <div>
            <h2 id="home-teams">{teams.title(t)}</h2>
            <p>{teams.invite(t)}</p>
          </div>
          <Button icon="people" onPress={onTeams}>
            {teams.open(t)}
          </Button>
        </section>
      )}
      {laboratory !== undefined && (
        <section className="home-more" aria-labelledby="home-lab">
          <div>
            <h2 id="home-lab">{laboratory.title(t)}</h2>
            <p>{laboratory.invite(t)}</p>
          </div>
          <Button icon="chart" onPress={onLab}>
            {laboratory.open(t)}
          </Button>
        </section>
      )}
      {tables !== undefined && (
        <section className="home-more" aria-labelledby="home-tables">
          <div>
            <h2 id="home-tables">{tables.title(t)}</h2>
            <p>{tables.invite(t)}</p>
          </div>
          <Button icon="layout" onPress={onTables}>
            {tables.open(t)}
          </Button>
        </section>
      )}
      {cards !== undefined && (
        <section className="home-more" aria-labelledby="home-cards">
          <div>
            <h2 id="home-cards">{cards.title(t)}</h2>
            <p>{cards.invite(t)}</p>
          </div>
          <Button icon="book" onPress={onCards}>
            {cards.open(t)}
          </Button>
        </section>
      )}
    </>
  );
  return (
    <main className="home">
      <header className="home__head">
        <h1 className="home__title">
          <span>{face.name(t.lang)}</span> <span>Tabletop</span>
        </h1>
        <GameChoice />
        <p>{face.tagline(t)}</p>
        <LanguageSwitch />
      </header>
      {fault !== null && <FaultNote fault={fault} look="fault home__fault" />}
      {(saves !== undefined || slow) && (
        <>
          {/* Whoever has a game to go on with came for it. */}
          {last === undefined ? [begin, cardsToBegin] : [cardsToBegin, begin]}
          {more}
        </>
      )}
      <Suspense fallback={null}>
        <LateOfflineLine />
        {reading && (
          <LateReadCode
            onRead={(hash) => {
              setReading(false);
              window.location.hash = hash;
            }}
            onClose={() => setReading(false)}
          />
        )}
      </Suspense>
      <footer className="home-look">
        <ThemeSwitch />
      </footer>
      <Dialog
        open={listing}
        title={t('saves.title')}
        closeLabel={t('common.close')}
        onClose={() => setListing(false)}
      >
        <SavesPanel onOpened={() => setListing(false)} onContinue={(save) => onContinue(save.id)} />
      </Dialog>
    </main>
  );
}

/** Which game is in front, where the page has several. */
function GameChoice() {
  const t = useT();
  const { choose, face, faces } = useApp();
  if (faces.length === 1) return null;
  return (
    <div className="home__games">
      <Segments
        label={t('home.game')}
        value={face.system.id}
        onChange={choose}
        options={faces.map((one) => ({ value: one.system.id, text: one.name(t.lang) }))}
      />
    </div>
  );
}

function LastSave({ save }: { readonly save: SaveEntry }) {
  const { title, line } = useSaveWords(save);
  return (
    <p>
      <b>{title}</b>
      <br />
      {line}
    </p>
  );
}
