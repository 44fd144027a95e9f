import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SavesPanel } from '../../../src/ui/shell/saves/SavesPanel.tsx';
import { appFor, renderIn } from './around.tsx';

let picked = '';
beforeEach(() => {
  // What the browser's own file dialog would hand over.
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    Object.defineProperty(this, 'files', { value: [{ name: 'x.json', text: async () => picked }] });
    this.dispatchEvent(new Event('change'));
  });
});
afterEach(() => vi.restoreAllMocks());

interface Imported {
  readonly sentence: string;
  readonly list: readonly (string | null)[];
  readonly untouched: boolean;
}

async function importing(text: string): Promise<Imported> {
  picked = text;
  const app = appFor();
  const before = app.session.store.getState();
  const view = renderIn(app, <SavesPanel onOpened={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Import a file' }));
  const alert = await screen.findByRole('alert');
  const sentence = alert.querySelector('b')?.textContent ?? '';
  const list = [...alert.querySelectorAll('li')].map((one) => one.textContent);
  const after = app.session.store.getState();
  view.unmount();
  return { sentence, list, untouched: after.game === before.game && after.journal === before.journal };
}

test.each([
  ['', 'The file is empty. Save it anew where it comes from, or choose another.'],
  [
    '{"format": "pulp-city-tabletop/enc',
    'The file ends too early, at line 1, column 35. Save it anew where it comes from, or choose another.',
  ],
  [
    '{"a": 1}',
    'This is not an encounter file. Choose one that “Export this game” has saved; Teams, tables and studies are opened from their own screens.',
  ],
  [
    '{"format": "pulp-city-tabletop/encounter", "version": 99}',
    'The file is of a later version of this page (format 99; this one reads up to 3). Load the page anew, then open the file again.',
  ],
])('%s gets one clear sentence, and the running game is untouched', async (text, sentence) => {
  expect(await importing(text)).toEqual({ sentence, list: [], untouched: true });
});

test('a card with a Trait nobody knows is named with the reason', async () => {
  const text = appFor().session.exportText();
  const file: unknown = JSON.parse(text ?? '');
  const broken = JSON.stringify(file).replaceAll('"traits":{"F"', '"traits":{"Q":1,"F"');
  const { sentence, list, untouched } = await importing(broken);
  expect(sentence).toBe(`There are ${list.length} things wrong with this set-up.`);
  const column = broken.indexOf('"Q":1') + '"Q":'.length + 1;
  expect(list).toContain(
    `The card Ace of Wraiths cannot be used; line 1, column ${column}: nobody knows the Trait at traits.Q.`,
  );
  expect(untouched).toBe(true);
});

test('of a table with several faults every faulty piece is named, in the language of the page', async () => {
  const app = appFor();
  const file = JSON.parse(app.session.exportText() ?? '');
  const [first, second] = file.setup.table.pieces;
  Object.assign(first, { id: 'tower', name: 'Tower', top: 0 });
  Object.assign(second, { id: 'blob', footprint: { kind: 'disc', x: 76_200, y: 50_800, r: 0 } });
  picked = JSON.stringify(file);
  const before = app.session.store.getState().game;
  renderIn(app, <SavesPanel onOpened={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Import a file' }));
  const alert = await screen.findByRole('alert');
  expect(alert.querySelector('b')?.textContent).toBe('There are 2 things wrong with this set-up.');
  const told = () => [...alert.querySelectorAll('li')].map((one) => one.textContent);
  expect(told()).toEqual([
    expect.stringMatching(/^Tower \(tower\) has no height, at .*″ from the west edge/),
    expect.stringMatching(/^.*blob.* covers nothing, at 3″ from the west edge and 2″ from the south edge/),
  ]);
  act(() => app.preferences.set({ language: 'fr' }));
  expect(told()[0]).toMatch(/^Tower \(tower\) n.a pas de hauteur, à .* du bord ouest/);
  expect(app.session.store.getState().game).toBe(before);
});

test('an exported game can be imported again', async () => {
  picked = appFor({ want: 'act' }).session.exportText() ?? '';
  const app = appFor({ want: 'chooseAdvantage' });
  let opened = 0;
  renderIn(app, <SavesPanel onOpened={() => (opened += 1)} />);
  fireEvent.click(screen.getByRole('button', { name: 'Import a file' }));
  await waitFor(() => expect(opened).toBe(1));
  expect(app.session.store.getState().game?.rest.pending[0]?.kind).toBe('act');
});

test('saves are listed with what they are; deleting asks twice', async () => {
  renderIn(appFor({ saves: true }), <SavesPanel onOpened={() => undefined} />);
  const open = await screen.findByRole('button', { name: /^Open Hometown Guard – Tide of Blades/ });
  expect(open.textContent).toContain('Edition of 2013, 12 steps');
  fireEvent.click(screen.getByRole('button', { name: 'Delete Hometown Guard – Tide of Blades' }));
  expect(screen.getByRole('button', { name: 'Delete for good' })).toBeDefined();
});

test('the game on the table is marked in the list, and cannot be deleted from under itself', async () => {
  const app = appFor({ want: 'act', saves: true });
  app.session.keepAs({ id: 's1', title: null });
  renderIn(app, <SavesPanel onOpened={() => undefined} />);
  const marked = await screen.findByRole('button', { current: true });
  expect(marked.textContent).toMatch(/^Go on Graveyard Shift – Gilded FalloutOn the table now/);
  expect(screen.queryByRole('button', { name: /^Delete Graveyard Shift/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Delete Hometown Guard/ })).toBeDefined();
});
