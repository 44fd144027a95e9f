import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import type { AnySetup } from '../../app/any-game.ts';
import { type Bots, botsIn } from '../../app/seats.ts';
import { type Refusal, refusal } from '../../kernel/game-system.ts';
import { ok, type Result } from '../../kernel/result.ts';
import { type Address, ADDRESSED, type Addressed, readAddress, tellAddress } from './address.ts';
import { type App as Program, useApp, useGameOrNull } from './app.ts';
import { FallenScreen, FallenTable } from './crash/CrashScreen.tsx';
import { ScreenGuard } from './crash/ScreenGuard.tsx';
import { Button } from '../kit/Button.tsx';
import { FaultNote } from './FaultNote.tsx';
import { SaveNotice } from './saves/SaveNotice.tsx';
import { LateReceiveScreen } from './share/LateShare.tsx';
import { HomeScreen } from './home/HomeScreen.tsx';
import { LateKiosk, LateKioskStrip } from './kiosk/LateKiosk.tsx';
import { LateReplay } from './replay/LateReplay.tsx';
import { type Replayed, Replays } from './replay/Replays.tsx';
import { loadScreens, screensOf } from './screens.ts';
import { freshSeed } from './seed.ts';

type Place = 'home' | 'setup' | 'table' | 'result' | Addressed;

/** Which screen is shown; everything else is in the stores. */
export function App({ fault = null }: AppProps) {
  const [home, setHome] = useState(false);
  return (
    <>
      <Suspense fallback={<Loading />}>
        <Replays>
          {(replay) => (
            <>
              <Screens before={fault} replay={replay} onHome={setHome} />
              <LateKiosk atHome={home && replay === null} demo={replay?.order.demo === true} />
            </>
          )}
        </Replays>
      </Suspense>
      <SaveNotice />
    </>
  );
}

interface AppProps {
  /** What kept the game that was on the table when the page was left from coming back. */
  readonly fault?: Refusal | null;
}

const reload = (): void => window.location.reload();

/** Seen only by those who wait for longer than a moment. */
function Loading() {
  const t = useT();
  return (
    <p className="loading" role="status">
      {t('home.loading')}
    </p>
  );
}

interface Shown {
  readonly place: Place;
  /** What the address has brought along. */
  readonly link: string | null;
}

/** A game on the table comes first; what a link has brought along waits for nobody. */
function opening(loaded: boolean): Shown {
  const address = readAddress(window.location.hash);
  if (address !== null && (!loaded || address.with !== null))
    return { place: address.place, link: address.with };
  return { place: loaded ? 'table' : 'home', link: null };
}

const isAddressed = (place: Place): place is Addressed => ADDRESSED.some((one) => one === place);

/** Places that are nothing without what the address has brought. */
const BROUGHT = ['play', 'part'] as const;
const isBrought = (place: Place): place is (typeof BROUGHT)[number] => BROUGHT.some((one) => one === place);

/** The browser's Back and Forward: they take no game off the table. */
const goneTo =
  (address: Address | null) =>
  (now: Shown): Shown => {
    const brings = address !== null && isBrought(address.place) && address.with !== null;
    if (!brings && (now.place === 'table' || now.place === 'result')) return now;
    if (address !== null) return { place: address.place, link: address.with };
    return isAddressed(now.place) ? { place: 'home', link: null } : now;
  };

/** What lay on the table stays saved. */
function leave({ session, view }: Pick<Program, 'session' | 'view'>): void {
  session.close();
  view.reset();
}

/** Every screen begins at its head, for the eyes and for whoever goes by keys or by ear. */
function useArrival(place: Place): void {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    document.documentElement.scrollTop = 0;
    const head = document.querySelector('h1');
    if (head === null || document.activeElement !== document.body) return;
    head.tabIndex = -1;
    head.focus({ preventScroll: true });
  }, [place]);
}

interface ScreensProps {
  readonly before: Refusal | null;
  /** What is shown over the place that is shown otherwise. */
  readonly replay: Replayed | null;
  /** Whether the first screen is shown. */
  readonly onHome: (home: boolean) => void;
}

function Screens({ before, replay, onHome }: ScreensProps) {
  const app = useApp();
  const t = useT();
  const { face } = app;
  const { CardsScreen, LabScreen, ResultScreen, SetupScreen, TableScreen, TablesScreen, TeamsScreen } =
    screensOf(face);
  const game = useGameOrNull();
  const [{ place, link }, show] = useState(() => opening(game !== null));
  const setPlace = useCallback((next: Place): void => {
    tellAddress(next);
    show({ place: next, link: null });
  }, []);
  const [fault, setFault] = useState<Refusal | null>(before);
  const [waits, setWaits] = useState(false);
  /** What the screens of cards and Teams have handed over waits in the set-up. */
  const [ownSetup, setOwnSetup] = useState<unknown>(undefined);
  const loaded = game !== null;
  useEffect(() => onHome(place === 'home'), [onHome, place]);
  useArrival(place);

  const start = useCallback(
    (setup: unknown, bots?: Bots): readonly Refusal[] => {
      const faults = app.start(setup, bots);
      setFault(faults[0] ?? null);
      if (faults.length === 0) {
        setOwnSetup(undefined);
        setPlace('table');
      }
      return faults;
    },
    [app, setPlace],
  );
  /** What is wanted as soon as the rules are there; without them it is said why nothing happens. */
  const whenReady = async (what: () => void): Promise<void> => {
    setWaits(true);
    const missing = await app.ready();
    setWaits(false);
    if (missing === null) what();
    else setFault(missing);
  };
  /** Whatever goes wrong on the way to a game is said. */
  const begin = (make: () => Result<unknown, Refusal>, bots?: Bots): void =>
    void whenReady(() => {
      try {
        const setup = make();
        if (setup.ok) start(setup.value, bots);
        else setFault(setup.error);
      } catch (error) {
        setFault(refusal('game.notBegun', { why: String(error) }));
      }
    });
  const again = (setup: AnySetup) =>
    begin(() => ok({ ...setup, seed: freshSeed() }), botsIn(app.session.store.getState().seats) ?? undefined);
  const quick = (choice: string, bots?: Bots) => begin(() => face.quickStart(choice, t.lang), bots);
  const example = (id: string) => {
    const { examples } = face;
    if (examples !== undefined) begin(() => examples.setup(id, t.lang));
  };
  const lesson = () => {
    const { lesson: first } = face;
    if (first === undefined) return;
    app.preferences.set({ coach: true });
    begin(() => first.setup(t.lang));
  };
  const open = (refused: Refusal | null) => {
    setFault(refused);
    if (refused === null) setPlace('table');
  };
  useEffect(() => {
    // What cannot be had now is asked for again when it is wanted.
    loadScreens(face)
      .then(LateReplay.load)
      .catch(() => undefined);
  }, [face]);
  useEffect(() => {
    const go = (): void => show(goneTo(readAddress(window.location.hash)));
    window.addEventListener('popstate', go);
    return () => window.removeEventListener('popstate', go);
  }, []);
  const leaveTo = (next: Place) => () => {
    leave(app);
    setPlace(next);
  };

  /** A link that was read on this page, whichever way. */
  const goTo = useCallback((hash: string): void => {
    window.history.replaceState(null, '', hash);
    show(goneTo(readAddress(hash)));
  }, []);

  const setUp = (choice: unknown): void => {
    setOwnSetup(choice);
    setPlace('setup');
  };

  const goOn = (at: number | null, way: string): void => void replay?.goOn(at, way).then(open);
  const note = fault !== null && (
    <FaultNote fault={fault} look="fault fault--page">
      {fault.code === 'game.notLoaded' && (
        <div className="buttons">
          <Button icon="redo" onPress={reload}>
            {t('fallen.reload')}
          </Button>
        </div>
      )}
    </FaultNote>
  );
  const fallen = (again: () => void) => (
    <FallenScreen again={again} onReload={reload} onHome={leaveTo('home')} />
  );
  if (replay !== null)
    return (
      <ScreenGuard key={`replay ${replay.turn}`} fallen={fallen}>
        <LateReplay {...replay.order} document={replay.document} onLeave={replay.leave} onGoOn={goOn} />
      </ScreenGuard>
    );
  if (place === 'table' && loaded)
    return (
      <ScreenGuard
        key={`table ${face.system.id}`}
        fallen={(again) => <FallenTable again={again} onReload={reload} onHome={leaveTo('home')} />}
      >
        <TableScreen onResult={() => setPlace('result')} onHome={leaveTo('home')} />
      </ScreenGuard>
    );
  if (place === 'result' && loaded && ResultScreen !== null) {
    return (
      <ScreenGuard key="result" fallen={fallen}>
        <div className="page">
          {note}
          <LateKioskStrip />
          <ResultScreen
            onRematch={() => again(game.setup)}
            onAgain={again}
            onClose={() => setPlace('table')}
            {...(SetupScreen === null ? {} : { onChangeTeams: leaveTo('setup') })}
          />
        </div>
      </ScreenGuard>
    );
  }
  if (isBrought(place) && link !== null)
    return (
      <ScreenGuard key={`${place} ${link}`} fallen={fallen}>
        <LateReceiveScreen
          link={link}
          is={place}
          onBack={() => setPlace(loaded ? 'table' : 'home')}
          onOpened={() => setPlace('table')}
          onKept={leaveTo('home')}
          onRead={goTo}
        />
      </ScreenGuard>
    );
  if (place === 'teams' && TeamsScreen !== null)
    return (
      <ScreenGuard key="teams" fallen={fallen}>
        <TeamsScreen onBack={leaveTo('home')} onSetUp={setUp} {...(link === null ? {} : { link })} />
      </ScreenGuard>
    );
  if (place === 'tables' && TablesScreen !== null)
    return (
      <ScreenGuard key="tables" fallen={fallen}>
        <TablesScreen onBack={leaveTo('home')} onSetUp={setUp} {...(link === null ? {} : { link })} />
      </ScreenGuard>
    );
  if (place === 'lab' && LabScreen !== null)
    return (
      <ScreenGuard key="lab" fallen={fallen}>
        <LabScreen onBack={leaveTo('home')} />
      </ScreenGuard>
    );
  if (place === 'cards' && CardsScreen !== null)
    return (
      <ScreenGuard key="cards" fallen={fallen}>
        <CardsScreen onBack={leaveTo('home')} onSetUp={setUp} />
      </ScreenGuard>
    );
  return (
    <ScreenGuard key={place} fallen={fallen}>
      <div className="page">
        {note}
        {waits && <Loading />}
        {place === 'home' && <LateKioskStrip />}
        {place === 'setup' && SetupScreen !== null ? (
          <SetupScreen
            onStart={start}
            onBack={() => {
              setOwnSetup(undefined);
              setPlace('home');
            }}
            {...(TablesScreen === null ? {} : { onTables: () => setPlace('tables') })}
            {...(ownSetup === undefined ? {} : { start: ownSetup })}
          />
        ) : (
          <HomeScreen
            onQuickGame={quick}
            onSetup={() => setPlace('setup')}
            onContinue={(save) => void whenReady(() => void app.saves.open(save).then(open))}
            onImport={(text) => void whenReady(() => open(app.importText(text)))}
            onExample={example}
            onLesson={lesson}
            onCards={() => setPlace('cards')}
            onTeams={() => setPlace('teams')}
            onTables={() => setPlace('tables')}
            onLab={() => setPlace('lab')}
          />
        )}
      </div>
    </ScreenGuard>
  );
}
