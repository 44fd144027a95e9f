/** One table for several games: which is in front, and whose save or file is opened. */
import { describe, expect, test } from 'vitest';
import { createHost, type Host } from '../../src/app/host.ts';
import { late, lateSystem } from '../../src/app/late-system.ts';
import { libraryOn } from '../../src/storage/library.ts';
import { memoryShelf, type Shelf } from '../../src/storage/shelf.ts';
import { duel, type DuelSetup, duelSetup } from '../kernel/duel.ts';
import { duelPage, faultyShelf, full, memoryMark } from '../storage/support/pages.ts';

/** The same rules under another name: to the host another game. */
const brawl = { ...duel, id: 'brawl' };

function hostOn(shelf: Shelf = memoryShelf(), open = memoryMark()) {
  const titleOf = ({ names }: DuelSetup) => `${names.a} – ${names.b}`;
  const host = createHost({
    games: [
      { system: duel, titleOf },
      { system: brawl, titleOf },
    ],
    library: libraryOn(shelf, duel, brawl),
    now: () => 0,
    open,
  });
  return { host, open, shelf };
}

const front = ({ current }: Host) => current.getState();
const saveOf = (host: Host): string | null => front(host).session.store.getState().save?.id ?? null;

/** A game of the duel and, in front, one of the brawl; their saves. */
async function twoGames(shelf?: Shelf) {
  const page = hostOn(shelf);
  const { host } = page;
  host.start(duelSetup(1));
  const first = saveOf(host) ?? '';
  host.choose('brawl');
  host.start(duelSetup(2));
  const second = saveOf(host) ?? '';
  await host.saves.list();
  return { ...page, first, second };
}

test('the first game is in front; choosing another clears the table and keeps the save', async () => {
  const { host, first, second } = await twoGames();
  expect(front(host).system).toBe('brawl');
  expect(host.programs.map(({ session }) => session.store.getState().save?.id ?? null)).toEqual([
    null,
    second,
  ]);
  const saves = (await host.saves.list()).map(({ id, system, title }) => [id, system, title]);
  expect(saves).toEqual([
    [second, 'brawl', 'Ann – Bob'],
    [first, 'duel', 'Ann – Bob'],
  ]);
});

describe('opening', () => {
  test('a save brings its own game to the front, and leaves no other on a table', async () => {
    const { host, open, first } = await twoGames();
    expect(await host.saves.open(first)).toBeNull();
    expect([front(host).system, saveOf(host), open.get()]).toEqual(['duel', first, first]);
    expect(host.programs[1]?.session.store.getState().game).toBeNull();
  });

  test('a save that cannot be had leaves the game in front as it is', async () => {
    const { host, open, first, second } = await twoGames();
    await host.saves.remove(first);
    expect((await host.saves.open(first))?.code).toBe('save.gone');
    expect([front(host).system, saveOf(host), open.get()]).toEqual(['brawl', second, second]);
  });

  test('a save that comes after the players have begun something else comes too late', async () => {
    const { host, first } = await twoGames();
    const opening = host.saves.open(first);
    host.start(duelSetup(3));
    const begun = saveOf(host);
    expect(await opening).toBeNull();
    expect([front(host).system, saveOf(host)]).toEqual(['brawl', begun]);
    expect(host.programs[0]?.session.store.getState().game).toBeNull();
  });

  test('the page opened anew shows the game that was left, whichever it was', async () => {
    const { open, shelf, second } = await twoGames();
    const { host } = hostOn(shelf, open);
    expect(await host.resume()).toBeNull();
    expect([front(host).system, saveOf(host)]).toEqual(['brawl', second]);
  });

  test('a file is of the game that it names; one of a game that is not here is refused by the one in front', async () => {
    const { host, second } = await twoGames();
    const text = front(host).session.exportText() ?? '';
    host.choose('duel');
    expect(host.importText(text)).toBeNull();
    expect(front(host).system).toBe('brawl');
    expect(saveOf(host)).not.toBe(second);
    const imported = saveOf(host);
    const foreign = text.replace('"system":"brawl"', '"system":"chess"');
    expect(host.importText(foreign)).toEqual({ code: 'file.otherSystem', params: { system: 'chess' } });
    expect(host.importText('')?.code).toBe('file.empty');
    const broken = text
      .replace('"system":"brawl"', '"system":"duel"')
      .replace(/"entries":\[.*$/s, '"entries":7}');
    expect(host.importText(broken), 'nor does one that cannot be read change the game').not.toBeNull();
    expect([front(host).system, saveOf(host)]).toEqual(['brawl', imported]);
  });
});

test('what one game could not write is told while another is in front, and can still be opened', async () => {
  const faulty = faultyShelf(memoryShelf());
  const { host } = hostOn({ ...faulty.shelf, kind: 'indexedDB' });
  faulty.fail(full());
  host.start(duelSetup(1));
  const lost = saveOf(host) ?? '';
  await host.saves.list();
  host.choose('brawl');
  expect(host.saves.status.getState()).toMatchObject({ status: 'failed', notice: { code: 'save.full' } });
  expect(host.saves.unsaved().map(({ id }) => id)).toEqual([lost]);
  expect(await host.saves.open(lost)).toBeNull();
  expect([front(host).system, saveOf(host)]).toEqual(['duel', lost]);
  faulty.fail(null);
  host.saves.retry();
  expect((await host.saves.list()).map(({ id }) => id)).toEqual([lost]);
});

describe('the list of saves', () => {
  test('waits for what is still being written', async () => {
    const faulty = faultyShelf(memoryShelf());
    const { host } = hostOn(faulty.shelf);
    faulty.hold();
    host.start(duelSetup(1));
    const listed = host.saves.list();
    await new Promise(setImmediate);
    faulty.release();
    expect((await listed).map(({ id }) => id)).toEqual([saveOf(host)]);
  });

  test('leaves out those of a game that is not here', async () => {
    const { host, shelf, first, second } = await twoGames();
    const [other] = await shelf.infos();
    const kept = await shelf.read(first);
    const info = { ...other!, id: 'third', system: 'chess' };
    const { header, entries } = kept!;
    await shelf.write({ info, header, from: 0, entries, seen: null });
    expect((await host.saves.list()).map(({ id }) => id)).toEqual([second, first]);
    const page = duelPage(shelf);
    expect(await page.shelf()).toEqual([first]);
  });
});

test('without its rules no save is opened, and it is said; the next time they are asked for again', async () => {
  const { open, shelf, first } = await twoGames();
  const brought = [Promise.reject(new Error('offline')), Promise.resolve(duel)];
  const rules = late(() => brought.shift() ?? Promise.reject(new Error('asked for once more')));
  const titleOf = ({ names }: DuelSetup) => names.a;
  const host = createHost({
    games: [{ system: lateSystem('duel', rules.get), load: rules.load, titleOf }],
    library: libraryOn(shelf, lateSystem('duel', rules.get)),
    now: () => 0,
    open,
  });
  expect(rules.get).toThrow('asked for before it was loaded');
  expect((await host.saves.open(first))?.code).toBe('game.notLoaded');
  expect((await host.saves.list()).map(({ id }) => id)).toEqual([first]);
  expect(await host.saves.open(first)).toBeNull();
  expect(saveOf(host)).toBe(first);
  expect(await host.ready()).toBeNull();
});

test('a shelf that cannot be read is told, and the game in front stays', async () => {
  const { host, shelf, second } = await twoGames();
  const { host: other } = hostOn({ ...shelf, infos: () => Promise.reject(new Error('no')) });
  other.start(duelSetup(4));
  const begun = saveOf(other);
  expect((await other.saves.open(second))?.code).toBe('save.unreadable');
  expect(saveOf(other)).toBe(begun);
  expect(saveOf(host)).toBe(second);
});

test('one game on the table is one at risk, where only the memory of the page keeps it', async () => {
  const { host } = await twoGames();
  expect(host.saves.status.getState()).toMatchObject({ atRisk: 1, notice: { code: 'save.memory' } });
});
