import { lazy, Suspense, useState } from 'react';
import { pickFile } from '../../../app/transfer.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { translateOptional } from '../../../i18n/translate.ts';
import { useT } from '../../../i18n/use-t.ts';
import { type Refusal, refusal } from '../../../kernel/game-system.ts';
import { defaultChoice, EDITION_IDS, teamSheet } from '../../../systems/pulp-city/view/setup/setup.ts';
import { titleIn } from '../../../systems/pulp-city/view/setup/team-names.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { TeamShape } from '../../kit/TeamShape.tsx';
import { FaultNote } from '../FaultNote.tsx';
import { LanguageSwitch, LayoutChoice } from '../menu/LookSettings.tsx';
import { SavesPanel, useSaves } from '../saves/SavesPanel.tsx';
import type { SaveEntry } from '../app.ts';
import { signOf } from '../../../games/pulp-city/words/icons.ts';
import { Examples } from '../../../games/pulp-city/setup/Examples.tsx';
import './home.css';

const TablePicture = lazy(() =>
  import('../../../games/pulp-city/setup/TablePicture.tsx').then((module) => ({
    default: module.TablePicture,
  })),
);

interface HomeScreenProps {
  readonly onQuickGame: (edition: string) => void;
  readonly onSetup: () => void;
  /** The id of a save. */
  readonly onContinue: (save: string) => void;
  /** The text of a file; whoever takes it says what is wrong with it. */
  readonly onImport: (text: string) => void;
  /** The id of an example. */
  readonly onExample: (id: string) => void;
  readonly onCards: () => void;
}

/** Three ways to begin, and examples to look at. */
export function HomeScreen({
  onQuickGame,
  onSetup,
  onContinue,
  onImport,
  onExample,
  onCards,
}: HomeScreenProps) {
  const t = useT();
  const { saves } = useSaves();
  const [fault, setFault] = useState<Refusal | null>(null);
  const [listing, setListing] = useState(false);
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
  return (
    <main className="home">
      <header className="home__head">
        <h1 className="home__title">
          <span>Pulp City</span> <span>Tabletop</span>
        </h1>
        <p>{t('home.tagline')}</p>
        <LanguageSwitch />
      </header>
      {fault !== null && <FaultNote fault={fault} look="fault home__fault" />}
      <div className="home__cards">
        <QuickCard gold={last === undefined} onQuickGame={onQuickGame} />
        <section className="home-card" aria-labelledby="home-setup">
          <div className="home-card__picture home-card__picture--steps" aria-hidden>
            {(['book', 'people', 'layout', 'die'] as const).map((icon) => (
              <span key={icon}>
                <Icon name={icon} size={34} />
              </span>
            ))}
          </div>
          <h2 id="home-setup">{t('start.setup')}</h2>
          <p>{t('home.setup.note')}</p>
          <div className="home-card__foot">
            <Button onPress={onSetup}>{t('home.setup.do')}</Button>
          </div>
        </section>
        <section className="home-card" aria-labelledby="home-resume">
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
            <p>{t(saves === null ? 'saves.failed' : 'home.resume.none')}</p>
          ) : (
            <LastSave save={last} />
          )}
          <div className="home-card__foot">
            <Button onPress={importFile}>{t('home.import')}</Button>
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
      </div>
      <Examples onOpen={onExample} />
      <section className="home-more" aria-labelledby="home-cards">
        <div>
          <h2 id="home-cards">{t('cards.title')}</h2>
          <p>{t('cards.invite')}</p>
        </div>
        <Button icon="book" onPress={onCards}>
          {t('cards.open')}
        </Button>
      </section>
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

interface QuickCardProps {
  readonly gold: boolean;
  readonly onQuickGame: (edition: string) => void;
}

function QuickCard({ gold, onQuickGame }: QuickCardProps) {
  const t = useT();
  const [edition, setEdition] = useState<string>(EDITION_IDS[0]);
  const { level, names, teams, table } = defaultChoice(edition, 0, t.lang);
  const place = translateOptional(t.lang, `setup.table.${table ?? ''}`) ?? '';
  return (
    <section className="home-card" aria-labelledby="home-quick">
      <div className="home-card__picture" aria-hidden>
        <Suspense fallback={null}>{table !== null && <TablePicture table={table} label="" />}</Suspense>
        <div className="home-card__versus">
          {(['a', 'b'] as const).map((side) => (
            <span key={side} data-team={side}>
              {(teamSheet(teams[side])?.cards ?? []).map((card) => (
                <Icon key={card.id} name={signOf(card.id, card.role)} size={30} />
              ))}
            </span>
          ))}
        </div>
      </div>
      <h2 id="home-quick">{t('start.quick')}</h2>
      <p>{t('home.quick.note', { a: names.a, b: names.b, level, table: place })}</p>
      <div className="home-card__foot">
        <LayoutChoice />
        <Segments
          label={t('setup.edition')}
          value={edition}
          onChange={setEdition}
          options={EDITION_IDS.map((value) => ({ value, text: value }))}
        />
        <Button look={gold ? 'primary' : 'plain'} onPress={() => onQuickGame(edition)}>
          {t('home.quick.do')}
        </Button>
      </div>
    </section>
  );
}

function LastSave({ save }: { readonly save: SaveEntry }) {
  const t = useT();
  const edition = translateOptional(t.lang, `common.edition.${save.edition}`) ?? save.edition;
  return (
    <p>
      <b>{titleIn(save.title, t.lang)}</b>
      <br />
      {t('saves.line', { edition, n: save.head, when: formatDate(save.saved, t.lang) })}
    </p>
  );
}
