import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createOpenMark } from './app/open-mark.ts';
import { createOwnCards } from './app/own-cards.ts';
import { createPreferences, type Language, LANGUAGES } from './app/preferences.ts';
import { createProgram } from './app/program.ts';
import { setLanguage } from './i18n/language.ts';
import { loadLanguage, loadRules } from './i18n/load.ts';
import type { Refusal } from './kernel/game-system.ts';
import { openFiles } from './storage/file-shelf.ts';
import { openLibrary } from './storage/indexed-db.ts';
import './styles/app.css';
import { cardRules, pulpCity, worldOf } from './systems/pulp-city/index.ts';
import type { EncounterSetup } from './systems/pulp-city/model/setup.ts';
import { App } from './ui/shell/App.tsx';
import { type App as Program, AppContext, type PlayProgram } from './ui/shell/app.ts';

const LIBRARY = 'pulp-city-tabletop';
const OWN_CARDS = 'pulp-city-tabletop-cards';
/** Milliseconds: the first screen comes first. */
const REST_AFTER = 1500;

async function program(): Promise<{ readonly app: Program; readonly fault: Refusal | null }> {
  const now = (): number => Date.now();
  const kept: PlayProgram = createProgram({
    system: pulpCity,
    library: await openLibrary(LIBRARY, pulpCity),
    now,
    open: createOpenMark(),
    titleOf: ({ teams }: EncounterSetup) => `${teams.a.name} – ${teams.b.name}`,
  });
  const app: Program = {
    ...kept,
    preferences: createPreferences(),
    system: pulpCity,
    worldOf,
    cardRules,
    ownCards: createOwnCards(await openFiles(OWN_CARDS), now),
  };
  window.addEventListener('beforeunload', (event) => {
    if (app.saves.status.getState().atRisk > 0) event.preventDefault();
  });
  return { app, fault: await kept.resume() };
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
  void program().then(async ({ app, fault }) => {
    await followPreferences(app);
    createRoot(root).render(
      <StrictMode>
        <AppContext value={app}>
          <App fault={fault} />
        </AppContext>
      </StrictMode>,
    );
    window.setTimeout(loadTheRest, REST_AFTER);
  });
}
