import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createAutosave } from './app/autosave.ts';
import { createOwnCards } from './app/own-cards.ts';
import { createPreferences, type Language, LANGUAGES } from './app/preferences.ts';
import { createSession } from './app/session.ts';
import { createView } from './app/view.ts';
import { setLanguage } from './i18n/language.ts';
import { loadLanguage, loadRules } from './i18n/load.ts';
import { type Refusal, refusal } from './kernel/game-system.ts';
import { openFiles } from './storage/file-shelf.ts';
import { openLibrary } from './storage/indexed-db.ts';
import './styles/app.css';
import { cardRules, pulpCity, worldOf } from './systems/pulp-city/index.ts';
import { App } from './ui/App.tsx';
import { type App as Program, AppContext, type PlaySession } from './ui/play/app.ts';

const LIBRARY = 'pulp-city-tabletop';
const OWN_CARDS = 'pulp-city-tabletop-cards';
/** Milliseconds: the first screen comes first. */
const REST_AFTER = 1500;
/** The save that was on the table when the page was left. */
const OPEN = 'pulp-city-tabletop/open';

function remembered(): string | null {
  try {
    return localStorage.getItem(OPEN);
  } catch {
    return null;
  }
}

function remember(save: string | null): void {
  try {
    if (save === null) localStorage.removeItem(OPEN);
    else localStorage.setItem(OPEN, save);
  } catch {
    // Without storage the page opens at its beginning.
  }
}

async function program(): Promise<Program> {
  const library = await openLibrary(LIBRARY);
  const autosave = createAutosave(pulpCity.id, library, () => Date.now());
  const session: PlaySession = createSession(pulpCity, { autosave: autosave.write });
  const view = createView();
  const preferences = createPreferences();

  const keep = (save: string, title: string): void => {
    autosave.use(save, title);
    remember(save);
  };
  const titleNow = (): string => {
    const teams = session.store.getState().game?.setup.teams;
    return teams === undefined ? '' : `${teams.a.name} – ${teams.b.name}`;
  };
  const fresh = (): string => crypto.randomUUID();
  const write = (): void => {
    const { journal } = session.store.getState();
    if (journal !== null) autosave.write(journal);
  };

  const app: Program = {
    session,
    view,
    preferences,
    system: pulpCity,
    worldOf,
    cardRules,
    ownCards: createOwnCards(await openFiles(OWN_CARDS), () => Date.now()),
    start(setup) {
      const faults = session.start(setup);
      if (faults.length > 0) return faults;
      view.reset();
      keep(fresh(), titleNow());
      write();
      return [];
    },
    importText(text) {
      const refused = session.importText(text);
      if (refused !== null) return refused;
      view.reset();
      keep(fresh(), titleNow());
      write();
      return null;
    },
    saves: {
      list: async () => (await library.list()).filter((one) => one.system === pulpCity.id),
      async open(id): Promise<Refusal | null> {
        const file = await library.read(id);
        if (file === null) return refusal('file.empty');
        if (!file.ok) return file.error;
        const refused = session.importFile(file.value);
        if (refused !== null) return refused;
        view.reset();
        keep(id, titleNow());
        return null;
      },
      async remove(id) {
        await library.remove(id);
        if (remembered() === id) remember(null);
      },
      status: autosave.store,
    },
  };

  const last = remembered();
  if (last !== null) await app.saves.open(last);
  session.store.subscribe((state) => {
    if (state.game === null) remember(null);
  });
  return app;
}

/** A language is spoken once its texts are there; until then, and without them, the one before it. */
async function speak(language: Language): Promise<void> {
  wanted = language;
  try {
    await loadLanguage(language);
  } catch {
    return;
  }
  if (wanted !== language) return;
  setLanguage(language);
  document.documentElement.lang = language;
  void loadRules(language).catch(() => undefined);
}

let wanted: Language | null = null;

/** So that the page goes on without the place it came from: what was not needed at first. */
function loadTheRest(): void {
  for (const language of LANGUAGES) {
    void Promise.all([loadLanguage(language), loadRules(language)]).catch(() => undefined);
  }
}

function followPreferences({ preferences }: Program): Promise<void> {
  const apply = (): void => {
    const { language, textScale, reducedMotion } = preferences.getState();
    const root = document.documentElement;
    void speak(language);
    root.style.fontSize = `calc(${100 * textScale}% * var(--scale))`;
    root.dataset['motion'] = reducedMotion ? 'reduced' : 'full';
  };
  apply();
  preferences.subscribe(apply);
  return speak(preferences.getState().language);
}

const root = document.getElementById('root');
if (root !== null) {
  void program().then(async (app) => {
    await followPreferences(app);
    createRoot(root).render(
      <StrictMode>
        <AppContext value={app}>
          <App />
        </AppContext>
      </StrictMode>,
    );
    window.setTimeout(loadTheRest, REST_AFTER);
  });
}
