import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isLeaving, pageKiosk } from '../../app/kiosk.ts';
import { keepPage } from '../../app/offline.ts';
import { openPage, type PageParts } from '../../app/page.ts';
import type { PreferencesStore } from '../../app/preferences.ts';
import { type Lang, LANGUAGES, setLanguage } from '../../i18n/language.ts';
import { loadLanguage } from '../../i18n/load.ts';
import type { Refusal } from '../../kernel/game-system.ts';
import { App } from './App.tsx';
import { type App as Program, useWatched } from './app.ts';
import { InFront } from './InFront.tsx';
import type { GameFace } from './game-face.ts';

type Faces = readonly [GameFace, ...GameFace[]];

/** Milliseconds: the first screen comes first. */
const REST_AFTER = 1500;

async function loadTexts(language: Lang, faces: Faces): Promise<void> {
  await loadLanguage(language);
  await Promise.all(faces.map((face) => face.loadTexts?.(language)));
}

/** Makes a language the one that is spoken, once its texts are there; until then, and without them, the one before it. */
function speaker(faces: Faces): (language: Lang) => Promise<void> {
  let wanted: Lang | null = null;
  return async (language) => {
    wanted = language;
    try {
      await loadLanguage(language);
    } catch {
      return;
    }
    if (wanted !== language) return;
    setLanguage(language);
    document.documentElement.lang = language;
    void loadTexts(language, faces).catch(() => undefined);
  };
}

function followPreferences(preferences: PreferencesStore, faces: Faces): Promise<void> {
  const speak = speaker(faces);
  const night = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
  const apply = (): void => {
    const { language, textScale, reducedMotion, theme } = preferences.getState();
    const root = document.documentElement;
    void speak(language);
    root.style.fontSize = `calc(${100 * textScale}% * var(--scale))`;
    root.dataset['motion'] = reducedMotion ? 'reduced' : 'full';
    root.dataset['theme'] = theme === 'device' ? (night?.matches === true ? 'dark' : 'light') : theme;
  };
  apply();
  night?.addEventListener('change', apply);
  preferences.subscribe(apply);
  return speak(preferences.getState().language);
}

/** A program for each game, as its screens are given it. */
function programsOf(
  { host, own: things, preferences }: PageParts,
  faces: Faces,
): ReadonlyMap<string, Program> {
  const { choose, importText, ready, saves, start } = host;
  return new Map(
    faces.flatMap((face): [string, Program][] => {
      const { id } = face.system;
      const own = host.programs.find(({ system }) => system === id);
      const kept = things.get(id);
      if (own === undefined || kept === undefined) return [];
      const { session, view } = own;
      const program = {
        face,
        faces,
        system: face.system,
        services: face.services,
        choose,
        ready,
        session,
        view,
        saves,
        start,
        importText,
        ...kept,
        preferences,
      };
      return [[id, program]];
    }),
  );
}

interface HostedProps {
  readonly parts: PageParts;
  readonly programs: ReadonlyMap<string, Program>;
  readonly fault: Refusal | null;
}

/** The screens around the game in front. */
function Hosted({ parts, programs, fault }: HostedProps) {
  const { system } = useWatched(parts.host.current, (program) => program);
  const program = programs.get(system);
  if (program === undefined) throw new Error(`no program for ${system}`);
  return (
    <InFront app={program} bySlices>
      <App fault={fault} />
    </InFront>
  );
}

/** Hosts games in the page: the only thing that a page of its own has to call. */
export async function showPage(root: HTMLElement, faces: Faces): Promise<void> {
  const parts = await openPage(faces, LANGUAGES);
  const { host, preferences } = parts;
  window.addEventListener('beforeunload', (event) => {
    if (isLeaving()) return;
    const onTable = host.current.getState().session.store.getState().game !== null;
    const goes = pageKiosk() !== null && onTable;
    if (goes || host.saves.status.getState().atRisk > 0) event.preventDefault();
  });
  const fault = await host.resume();
  await followPreferences(preferences, faces);
  createRoot(root).render(
    <StrictMode>
      <Hosted parts={parts} programs={programsOf(parts, faces)} fault={fault} />
    </StrictMode>,
  );
  // So that the page goes on without the place it came from: what was not needed at first.
  const atRest = new Promise<void>((resolve) => {
    window.setTimeout(() => {
      const coming = LANGUAGES.map((language) => loadTexts(language, faces).catch(() => undefined));
      void Promise.all(coming).then(() => resolve());
    }, REST_AFTER);
  });
  keepPage(atRest);
}
