import { forTwo } from '../../../kernel/ids.ts';
import '../../../i18n/later-texts.ts';
import { lazy, Suspense, useMemo, useState } from 'react';
import { setupText } from '../../../app/own-cards.ts';
import { download, fileName } from '../../../app/transfer.ts';
import { bookOf, type Translator } from '../../../i18n/translate.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { PartialCard } from '../../../systems/pulp-city/cards/faction-file.ts';
import { encounterOfCards } from '../../../systems/pulp-city/view/setup/own-cards.ts';
import { ownTeamOf } from '../../../systems/pulp-city/view/setup/own-team.ts';
import { EDITION_IDS } from '../../../systems/pulp-city/view/setup/quick-game.ts';
import { isCardOfGame, type SetupChoice } from '../../../systems/pulp-city/view/setup/setup.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Dialog } from '../../../ui/kit/Dialog.tsx';
import { Segments } from '../../../ui/kit/Segments.tsx';
import { CardSheet } from '../panels/card/CardSheet.tsx';
import type { CardsScreenProps } from '../../../ui/shell/game-face.ts';
import { LanguageSwitch } from '../../../ui/shell/menu/LanguageSwitch.tsx';
import { useApp } from '../use-game.ts';
import { startingSeed } from '../setup/seed.ts';
import { ownChoice } from '../setup/setup-draft.ts';
import { CardTile } from './CardTile.tsx';
import './cards.css';
import { FaultList } from './FaultList.tsx';
import { isFilledIn } from '../words/filled-in.ts';
import { GAME_CARDS } from '../library/game-cards.ts';
import { FilledIn } from '../panels/card/FilledIn.tsx';
import { gameCard, type ListedCard, ownCards } from '../library/listed-cards.ts';
import { FilterBar } from '../library/FilterBar.tsx';
import { type Filters, fits, nameFirst, NO_FILTERS } from '../library/find.ts';
import { NothingFound } from '../library/NothingFound.tsx';
import { PartialSection } from './PartialSection.tsx';
import { OwnSection } from './OwnSection.tsx';
import TEMPLATE from './template-card.json';
import { fileText, useOwnFiles } from './use-own-files.ts';

const EditorScreen = lazy(() =>
  import('../editor/EditorScreen.tsx').then(({ EditorScreen: screen }) => ({ default: screen })),
);

const SHOWN = ['all', 'whole', 'partly', 'not'] as const;

/** All cards of the game, and those of the player: their faces, and whether they play. @rule PC-CARD-01 */
export function CardsScreen({ onBack, onSetUp }: CardsScreenProps<SetupChoice>) {
  const t = useT();
  const { services, system } = useApp();
  const [edition, setEdition] = useState<string>(EDITION_IDS[0]);
  const [shown, setShown] = useState<(typeof SHOWN)[number]>('all');
  const [filters, setFilters] = useState<Filters>(NO_FILTERS);
  const [open, setOpen] = useState<ListedCard | null>(null);
  const [written, setWritten] = useState<Written | null>(null);
  const own = useOwnFiles();
  const rules = services.cardRules(edition);
  const game = useMemo(
    () => (rules === null ? [] : GAME_CARDS.map((json) => gameCard(json, rules))),
    [rules],
  );
  const mine = useMemo(
    () => (rules === null ? undefined : own.files?.flatMap((file) => ownCards(file, rules))),
    [own.files, rules],
  );
  const profiles = useMemo(() => game.flatMap(({ finding }) => finding?.profile ?? []), [game]);
  const listed = useMemo(
    () =>
      game
        .filter(({ finding, playable }) => {
          const profile = finding?.profile ?? null;
          return (shown === 'all' || playable === shown) && profile !== null && fits(t, profile, filters);
        })
        .toSorted((one, other) => nameFirst(filters.text, one) - nameFirst(filters.text, other)),
    [game, shown, filters, t],
  );
  const playable = (mine ?? []).flatMap(({ finding, json }) => {
    const profile = finding?.profile ?? null;
    return profile === null ? [] : [{ json, profile }];
  });
  const setup = () =>
    encounterOfCards(playable, {
      edition,
      names: forTwo(t('cards.own.teamA'), t('cards.own.teamB')),
      seed: startingSeed(),
    });
  const team = ownTeamOf(
    playable.map(({ profile }) => profile),
    isCardOfGame,
  );
  if (written !== null && rules !== null) {
    return (
      <Suspense>
        <EditorScreen
          json={written.json}
          rules={rules}
          edition={edition}
          editions={EDITION_IDS}
          onEdition={setEdition}
          published={profiles}
          onKeep={(json) => own.keep(json, written.from)}
          onClose={() => setWritten(null)}
        />
      </Suspense>
    );
  }
  return (
    <main className="cards-screen">
      <header className="cards-screen__head">
        <Button look="icon" icon="left" label={t('common.back')} onPress={onBack} />
        <h1>{t('cards.title')}</h1>
        <LanguageSwitch />
      </header>
      <div className="cards-screen__tools">
        <Segments
          label={t('setup.edition')}
          value={edition}
          onChange={setEdition}
          options={EDITION_IDS.map((value) => ({ value, text: value }))}
        />
        <Segments
          label={t('cards.show')}
          value={shown}
          onChange={setShown}
          options={SHOWN.map((value) => ({ value, text: t(`cards.show.${value}`) }))}
        />
        <div className="cards-screen__find">
          <FilterBar cards={profiles} filters={filters} onChange={setFilters} />
        </div>
      </div>
      {own.lost && (
        <p className="fault" role="alert">
          {t('fault.file.unreadable')}
        </p>
      )}
      <OwnSection
        cards={mine}
        onAdd={own.add}
        onFault={own.fail}
        onOpen={setOpen}
        onSetUp={team === null ? null : () => onSetUp(ownChoice(team, edition, bookOf(t.lang)))}
        onWrite={() => setWritten({ json: { ...TEMPLATE, id: undefined, name: '', short: '' }, from: null })}
        onTemplate={() => download('card.json', fileText(TEMPLATE))}
        onExport={() => download(fileName(t('cards.own')), setupText(system.id, setup()))}
      />
      <section aria-labelledby="game-cards">
        <h2 id="game-cards" aria-live="polite">
          {t('cards.game', { n: listed.length })}
        </h2>
        <ul className="card-tiles">
          {listed.map((card) => (
            <li key={card.key}>
              <CardTile card={card} onOpen={() => setOpen(card)} />
            </li>
          ))}
        </ul>
        {listed.length === 0 && (
          <NothingFound
            onAll={() => {
              setFilters(NO_FILTERS);
              setShown('all');
            }}
          />
        )}
      </section>
      {(mine !== undefined || own.lost) && (
        <PartialSection onFill={(partial) => setWritten(filledFrom(partial, mine ?? []))} />
      )}
      <Dialog
        open={open !== null}
        title={open?.name ?? ''}
        closeLabel={t('common.close')}
        onClose={() => setOpen(null)}
        {...(open === null
          ? {}
          : {
              foot: (
                <CardFoot
                  card={open}
                  onWrite={() => {
                    setWritten(writtenFrom(open, t));
                    setOpen(null);
                  }}
                  onRemove={(file) => {
                    own.remove(file);
                    setOpen(null);
                  }}
                />
              ),
            })}
      >
        {open !== null && <CardLooked card={open} edition={edition} />}
      </Dialog>
    </main>
  );
}

/** A card that is being written. */
interface Written {
  readonly json: unknown;
  /** The card of the player's own that it takes the place of. */
  readonly from: ListedCard | null;
}

/** A card of the game is copied under another name; one of the player's own is changed where it is. */
function writtenFrom(card: ListedCard, t: Translator): Written {
  if (card.file !== null) return { json: card.json, from: card };
  const name = t('editor.copyName', { name: card.name });
  const given = typeof card.json === 'object' ? card.json : {};
  return { json: { ...given, id: undefined, name }, from: null };
}

/** What a player has filled in before is gone on with. */
function filledFrom({ id, card }: PartialCard, mine: readonly ListedCard[]): Written {
  const before = mine.find(({ json }) => idOf(json) === id) ?? null;
  return { json: before === null ? card : before.json, from: before };
}

const idOf = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && 'id' in json ? json.id : null;

interface CardFootProps {
  readonly card: ListedCard;
  readonly onWrite: () => void;
  /** The id of a file. */
  readonly onRemove: (file: string) => void;
}

/** A card of the game can be the beginning of another, or be taken along as a file; the player's own can be removed. */
function CardFoot({ card: { file, json, key }, onWrite, onRemove }: CardFootProps) {
  const t = useT();
  return (
    <>
      <Button icon="book" onPress={onWrite}>
        {t(file === null ? 'editor.begin' : 'editor.change')}
      </Button>
      {file === null ? (
        <Button icon="save" onPress={() => download(`${key}.json`, fileText(json))}>
          {t('cards.export')}
        </Button>
      ) : (
        <Button icon="trash" onPress={() => onRemove(file.id)}>
          {t('cards.own.remove', { file: file.name })}
        </Button>
      )}
    </>
  );
}

/** A card that is looked at: its face, or why it has none. */
function CardLooked({ card, edition }: { readonly card: ListedCard; readonly edition: string }) {
  const t = useT();
  const profile = card.finding?.profile ?? null;
  const byHand = card.finding?.byHand ?? [];
  return (
    <div className="card-looked">
      {card.playable === 'not' && (
        <>
          <p className="fault">
            <b>{t('cards.state.not', { n: card.faults.length })}</b>
            <span>{t('cards.not.note')}</span>
          </p>
          <FaultList card={card} />
        </>
      )}
      {byHand.length > 0 && (
        <p className="card-looked__note">{t('cards.byHand', { powers: byHand.join(', ') })}</p>
      )}
      {profile !== null && isFilledIn(profile.id) && (
        <p className="card-looked__note">
          <FilledIn />
        </p>
      )}
      {profile !== null && <CardSheet profile={profile} team="a" edition={edition} />}
    </div>
  );
}
