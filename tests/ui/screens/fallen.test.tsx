import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FallenScreen, FallenTable } from '../../../src/ui/shell/crash/CrashScreen.tsx';
import { ScreenGuard } from '../../../src/ui/shell/crash/ScreenGuard.tsx';
import { useSessionState } from '../../../src/ui/shell/app.ts';
import { appFor, gameOf, renderIn } from '../panels/around.tsx';

const nothing = (): void => undefined;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

// React tells every caught fault to the console.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(nothing));
afterEach(() => void vi.restoreAllMocks());

/** Cannot be drawn while the game has come this far. */
function FaultyTable({ upTo }: { readonly upTo: number }) {
  const head = useSessionState((state) => state.journal?.head ?? 0);
  if (head >= upTo) throw new Error('no such token');
  return <p>The table</p>;
}

function fallenTable() {
  const app = appFor({ want: 'act' });
  const head = app.session.store.getState().journal?.head ?? 0;
  const done: string[] = [];
  renderIn(
    app,
    <ScreenGuard
      fallen={(again) => (
        <FallenTable again={again} onReload={() => done.push('reload')} onHome={() => done.push('home')} />
      )}
    >
      <FaultyTable upTo={head} />
    </ScreenGuard>,
  );
  return { app, head, done };
}

test('a table that cannot be drawn keeps the game; the last step taken back brings it up again', () => {
  const { app, head } = fallenTable();
  expect(screen.getByRole('alert').textContent).toMatch(/has fallen over.*The game is safe/);
  expect(app.session.store.getState().journal?.head).toBe(head);
  app.view.draft('q', { kind: 'act', draft: {} });
  press('Undo the last step');
  expect(screen.getByText('The table')).toBeDefined();
  expect(app.session.store.getState().journal?.head).toBeLessThan(head);
  expect(app.view.store.getState().drafts).toEqual({});
});

test.each([
  ['both players agree', [], 'We both agree'],
  ['whoever plays against a bot says so', ['b'], 'Take it back'],
] as const)('past a roll %s first', (_who, bots, words) => {
  const { app, head } = fallenTable();
  act(() => bots.forEach((side) => app.session.seat(side, { kind: 'machine', level: 'cub' })));
  const undo = app.session.undo;
  vi.spyOn(app.session, 'undo').mockImplementation((consent) =>
    consent?.agreed === true ? undo(consent) : { code: 'undo.agreementNeeded', params: {} },
  );
  press('Undo the last step');
  expect(screen.queryByText('The table')).toBeNull();
  press(words);
  expect(screen.getByText('The table')).toBeDefined();
  expect(app.session.store.getState().journal?.head).toBeLessThan(head);
});

test('the game can be kept as a file, the page reloaded, the start gone back to', () => {
  const { app, done } = fallenTable();
  const kept = vi.spyOn(app.session, 'exportText');
  const link = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(nothing);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: nothing }));
  press('Export this game');
  expect(kept.mock.results[0]?.value).toContain('"format"');
  expect(link).toHaveBeenCalledTimes(1);
  press('Reload the page');
  press('Back to the start');
  expect(done).toEqual(['reload', 'home']);
  expect(gameOf(app).rest.pending[0]?.kind).toBe('act');
});

test('another screen says it too, in French', () => {
  const app = appFor();
  act(() => app.preferences.set({ language: 'fr' }));
  let left = 0;
  const Faulty = () => {
    if (left === 0) throw new Error('no such card');
    return <p>Accueil</p>;
  };
  renderIn(
    app,
    <ScreenGuard
      fallen={(again) => <FallenScreen again={again} onReload={nothing} onHome={() => (left += 1)} />}
    >
      <Faulty />
    </ScreenGuard>,
  );
  expect(screen.getByRole('alert').textContent).toMatch(/tombé en panne.*en sécurité/);
  press('Retour à l’accueil');
  expect(screen.getByText('Accueil')).toBeDefined();
});
