import { startTransition, useContext, useState } from 'react';
import { newPlayers, pageKiosk } from '../../../app/kiosk.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { PlayerId } from '../../../kernel/ids.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { useApp, useGameOrNull } from '../app.ts';
import { LogPanel } from '../log/LogPanel.tsx';
import { SeatSettings } from '../machine/SeatSettings.tsx';
import { ReplayDoor } from '../replay/door.ts';
import { RuleSheet } from '../rule/RuleSheet.tsx';
import { SavesPanel } from '../saves/SavesPanel.tsx';
import { useTableFace } from '../table/table-face.ts';
import { KeysHelp } from './KeysHelp.tsx';
import { LayoutSwitch } from './LayoutSwitch.tsx';
import { LookSettings } from './LookSettings.tsx';
import './menu.css';

interface MenuPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Opens the dialog of adjustments, where the game has one. */
  readonly onAdjust?: (() => void) | undefined;
  /** Leaves the running game, which stays saved. */
  readonly onNewGame: () => void;
}

const PAGES = ['game', 'log', 'words', 'rulings', 'saves', 'look', 'keys'] as const;
type Page = (typeof PAGES)[number];

/** The name under which it is noted that the log is in front. */
const LOG_PAGE = 'menu.log';

/** Everything that is not a move of the game. */
export function MenuPanel({ open, onClose, onAdjust, onNewGame }: MenuPanelProps) {
  const t = useT();
  const { view } = useApp();
  const replay = useContext(ReplayDoor);
  // Whoever comes back from a moment comes from its line.
  const [page, show] = useState<Page>(() =>
    view.store.getState().panels[LOG_PAGE] === true ? 'log' : 'game',
  );
  const setPage = (next: Page): void => {
    view.open(LOG_PAGE, next === 'log');
    startTransition(() => show(next));
  };
  const [rule, setRule] = useState<string | null>(null);
  const { Glossary, Rulings } = useTableFace();
  const there = { rulings: Rulings !== undefined, words: Glossary !== undefined };
  const pages = PAGES.filter((one) => (one === 'rulings' || one === 'words' ? there[one] : true));
  const title = {
    game: t('menu.game'),
    log: t('log.title'),
    words: t('menu.words'),
    rulings: t('menu.rulings'),
    saves: t('saves.title'),
    look: t('menu.look'),
    keys: t('keys.title'),
  };
  const leave = (next: () => void) => () => {
    onClose();
    next();
  };
  return (
    <>
      <Dialog open={open} wide title={t('common.menu')} closeLabel={t('common.close')} onClose={onClose}>
        <div className="menu">
          <Segments
            label={t('common.menu')}
            value={page}
            onChange={setPage}
            options={pages.map((value) => ({ value, text: title[value] }))}
          />
          <div className="menu__page">
            {page === 'game' && (
              <GamePage
                onAdjust={onAdjust && leave(onAdjust)}
                onNewGame={leave(onNewGame)}
                onReplay={replay === null ? null : leave(() => void replay({}))}
                onClose={onClose}
              />
            )}
            {page === 'log' && <LogPanel onRule={setRule} />}
            {page === 'words' && Glossary !== undefined && <Glossary onRule={setRule} />}
            {page === 'rulings' && Rulings !== undefined && <Rulings onRule={setRule} />}
            {page === 'saves' && <SavesPanel onOpened={onClose} />}
            {page === 'look' && <LookSettings />}
            {page === 'keys' && <KeysHelp />}
          </div>
        </div>
      </Dialog>
      {/* Beside the menu, not in it: Esc then closes one of them only. */}
      <RuleSheet ruleId={rule} onClose={() => setRule(null)} />
    </>
  );
}

interface GamePageProps {
  readonly onAdjust: (() => void) | undefined;
  readonly onNewGame: () => void;
  /** Shows the game again; null: nobody can. */
  readonly onReplay: (() => void) | null;
  readonly onClose: () => void;
}

function GamePage({ onAdjust, onNewGame, onReplay, onClose }: GamePageProps) {
  const t = useT();
  const { face } = useApp();
  const game = useGameOrNull();
  const { GameSettings } = useTableFace();
  return (
    <div className="menu__settings">
      {/* The way on in every decision: it has no room of its own among the tools of a phone. */}
      {onAdjust !== undefined && (
        <MenuEntry label={t('menu.agree')} note={t('menu.agree.note')} onPress={onAdjust} icon="hand" />
      )}
      <SeatSettings />
      <LayoutSwitch />
      {GameSettings !== undefined && <GameSettings />}
      {onReplay !== null && (
        <MenuEntry label={t('replay.whole')} note={t('replay.whole.note')} onPress={onReplay} icon="turn" />
      )}
      {pageKiosk() !== null && (
        <MenuEntry label={t('kiosk.new')} note={t('kiosk.new.note')} onPress={newPlayers} icon="people" />
      )}
      <MenuEntry label={t('menu.newGame')} note={t('menu.newGame.note')} onPress={onNewGame} icon="play" />
      {game !== null && face.system.outcome(game) === null && <Concede onDone={onClose} />}
    </div>
  );
}

interface MenuEntryProps {
  readonly label: string;
  readonly note: string;
  readonly icon: 'hand' | 'play' | 'flag' | 'people' | 'turn';
  readonly onPress: () => void;
}

function MenuEntry({ label, note, icon, onPress }: MenuEntryProps) {
  return (
    <div className="menu__entry">
      <Button icon={icon} onPress={onPress}>
        {label}
      </Button>
      <p>{note}</p>
    </div>
  );
}

/** First who, then sure. */
function Concede({ onDone }: { readonly onDone: () => void }) {
  const t = useT();
  const { face, session } = useApp();
  const game = useGameOrNull();
  const { stillIn } = useTableFace();
  const [asking, setAsking] = useState(false);
  if (game === null) return null;
  const concede = (team: PlayerId): void => {
    if (session.dispatch({ type: 'concede', by: team }, { agreed: true }) === null) onDone();
  };
  if (!asking) {
    return (
      <div className="menu__entry">
        <Button icon="flag" onPress={() => setAsking(true)}>
          {t('menu.concede')}
        </Button>
      </div>
    );
  }
  return (
    <fieldset className="menu__row" aria-label={t('menu.concede.who')}>
      <h3 className="label">{t('menu.concede.who')}</h3>
      <div className="buttons">
        {(stillIn?.(game) ?? face.players(game.setup)).map((team) => (
          <Button key={team} onPress={() => concede(team)}>
            {t('menu.concede.do', { team: face.playerName(game.setup, team, t.lang) })}
          </Button>
        ))}
        <Button look="quiet" onPress={() => setAsking(false)}>
          {t('common.cancel')}
        </Button>
      </div>
    </fieldset>
  );
}
