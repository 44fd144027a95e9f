/** Renders a part of the screen inside a program whose game chance has played so far. */
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { startJournal } from '../../../src/kernel/journal.ts';
import { setLanguage } from '../../../src/i18n/language.ts';
import type { App, Encounter } from '../../../src/games/pulp-city/use-game.ts';
import { InFront } from '../../../src/ui/shell/InFront.tsx';
import { pulpCityTable } from '../../../src/games/pulp-city/table/table-face.ts';
import { TableFaceContext } from '../../../src/ui/shell/table/table-face.ts';
import { playedApp, type Wish } from '../../support/played-app.ts';

// jsdom draws nothing, and knows dialogs, but not how to open them.
if (!('Path2D' in globalThis)) Object.defineProperty(globalThis, 'Path2D', { value: class {} });
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};

const WISH: Wish = {
  edition: '2017',
  seed: 1,
  level: 6,
  dice: 'digital',
  want: 'turn',
  toTheEnd: false,
  saves: false,
};

export interface Around extends RenderResult {
  readonly app: App;
  readonly game: () => Encounter;
}

export function appFor(wish: Partial<Wish> = {}): App {
  const app = playedApp({ ...WISH, ...wish });
  app.preferences.set({ language: 'en', odds: true });
  setLanguage('en');
  app.preferences.subscribe(() => setLanguage(app.preferences.getState().language));
  return app;
}

export function gameOf(app: App): Encounter {
  const { game } = app.session.store.getState();
  if (game === null) throw new Error('no game on the table');
  return game;
}

/** The program around a game that a scene has led to. */
export function appAt(game: Encounter): App {
  const app = appFor();
  app.session.store.setState({ game, journal: startJournal({ game, events: [] }) });
  return app;
}

export function renderIn(app: App, part: ReactNode): Around {
  const around = (inner: ReactNode): ReactNode => (
    <InFront app={app}>
      <TableFaceContext value={pulpCityTable}>{inner}</TableFaceContext>
    </InFront>
  );
  const result = render(around(part));
  return { ...result, app, game: () => gameOf(app) };
}
