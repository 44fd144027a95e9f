import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { append, undo } from '../../src/kernel/journal.ts';
import { playOut } from '../../src/simulation/play.ts';
import { toFile } from '../../src/storage/codec.ts';
import { databaseShelf, openLibrary } from '../../src/storage/indexed-db.ts';
import { libraryOn } from '../../src/storage/library.ts';
import { isFull, type Writing } from '../../src/storage/shelf.ts';
import { duel, newDuel, openDuel } from '../kernel/duel.ts';
import { contents, duelPage, full } from './support/pages.ts';

const journal = playOut(duel, newDuel(3), { seed: 5, record: openDuel(3).events }).journal!;
const cut = (entries: number) => ({ ...journal, entries: journal.entries.slice(0, entries), head: entries });

let names = 0;
const freshName = (): string => {
  names += 1;
  return `saves ${names}`;
};

afterEach(() => vi.restoreAllMocks());

/** A save of so many entries as a page hands it to the shelf. */
function writing(entries: readonly unknown[], from = 0, seen: number | null = null): Writing {
  const { entries: _, ...header } = toFile(duel.id, cut(0));
  const info = { id: 'one', title: '', system: duel.id, edition: 'first', head: 0, saved: 0 };
  return { info: { ...info, entries: from + entries.length }, header, from, entries, seen };
}

describe('the shelf in the browser’s database', () => {
  test('forgets what an undo and another branch have left behind', async () => {
    const name = freshName();
    const library = libraryOn(await databaseShelf(name), duel);
    const whole = cut(5);
    await library.save('one', '', toFile(duel.id, whole), 0);
    const branched = append(undo(undo(undo(whole))), { ...journal.entries[0]! });
    await library.save('one', '', toFile(duel.id, branched), 0);
    const back = await libraryOn(await databaseShelf(name), duel).read('one');
    const expected = JSON.parse(JSON.stringify(toFile(duel.id, branched)));
    expect(back?.file.ok && back.file.value).toEqual(expected);
  });

  test('answers whether somebody else has written, from within the same transaction', async () => {
    const name = freshName();
    const shelf = await databaseShelf(name);
    const both = await Promise.all([
      shelf.write(writing([1, 2])),
      (await databaseShelf(name)).write(writing([3])),
    ]);
    expect(both).toEqual([
      { ok: true, value: 1 },
      { ok: false, error: 'elsewhere' },
    ]);
    expect((await shelf.read('one'))?.entries).toEqual([1, 2]);
    expect(await shelf.write(writing([4], 1, 7))).toEqual({ ok: false, error: 'elsewhere' });
    await shelf.remove('one');
    expect(await shelf.write(writing([4], 1, 1))).toEqual({ ok: false, error: 'removed' });
    expect(await contents(shelf)).toEqual({});
    expect(await shelf.write(writing([5]))).toEqual({ ok: true, value: 2 });
  });

  test('writes nothing at all when one of the entries cannot be written', async () => {
    const shelf = await databaseShelf(freshName());
    await shelf.write(writing(['first', 'second']));
    const before = await contents(shelf);
    const unwritable = writing(['third', () => 'no data'], 1, 1);
    await expect(shelf.write(unwritable)).rejects.toMatchObject({ name: 'DataCloneError' });
    expect(await contents(shelf)).toEqual(before);
    expect(await shelf.write(writing(['third'], 1, 1))).toEqual({ ok: true, value: 2 });
    expect((await shelf.read('one'))?.entries).toEqual(['first', 'third']);
  });

  test('writes nothing at all when the room runs out in the middle, and says that it was the room', async () => {
    const shelf = await databaseShelf(freshName());
    await shelf.write(writing(['first']));
    const before = await contents(shelf);
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
      if (value === 'third') throw full();
      return put.call(this, value, key);
    });
    const failing = shelf.write(writing(['second', 'third', 'fourth'], 1, 1));
    await expect(failing.catch((error: unknown) => isFull(error))).resolves.toBe(true);
    expect(await contents(shelf)).toEqual(before);
  });
});

describe('a database of the first version', () => {
  const FIRST = { title: 'Yesterday', saved: 2000 };
  async function old(name: string) {
    const db = await openDB(name, 1, {
      upgrade(fresh) {
        fresh.createObjectStore('saves');
        fresh.createObjectStore('entries');
      },
    });
    for (const [id, { title, saved }] of [
      ['early', { title: 'Long ago', saved: 1000 }],
      ['late', FIRST],
    ] as const) {
      const { entries, ...file } = JSON.parse(JSON.stringify(toFile(duel.id, cut(3))));
      const info = { id, title, system: 'duel', edition: 'first', entries: 3, head: 3, saved };
      await db.put('saves', { info, header: { ...file, version: 1 } }, id);
      for (const [at, entry] of entries.entries()) await db.put('entries', entry, [id, at]);
    }
    return db;
  }

  test('is taken over: its saves are listed, opened and left as they were', async () => {
    const name = freshName();
    (await old(name)).close();
    const shelf = await databaseShelf(name);
    const before = await contents(shelf);
    const page = duelPage(shelf);
    expect((await page.saves.list()).map(({ title }) => title)).toEqual(['Yesterday', 'Long ago']);
    expect(await page.saves.open('early')).toBeNull();
    page.session.close();
    await page.shelf();
    expect(await contents(shelf)).toEqual(before);
  });

  test('one of its saves goes on in its own place, by now of this version', async () => {
    const name = freshName();
    (await old(name)).close();
    const shelf = await databaseShelf(name);
    const page = duelPage(shelf);
    await page.saves.open('early');
    page.play();
    expect(await page.shelf()).toEqual(['early', 'late']);
    const kept = await shelf.read('early');
    expect([kept?.header.version, kept?.entries.length, kept?.info.title]).toEqual([3, 4, 'Long ago']);
    const again = duelPage(await databaseShelf(name));
    expect(await again.saves.open('early')).toBeNull();
    expect(again.text()).toBe(page.text());
  });

  test('that a page of then still holds does not keep this one waiting', async () => {
    const name = freshName();
    const db = await old(name);
    const library = await openLibrary(name, duel);
    expect(library.kind).toBe('memory');
    db.close();
    expect((await openLibrary(name, duel)).kind).toBe('indexedDB');
  });
});

describe('a browser that takes its database away', () => {
  test('before the page opens: games are kept as long as the page lives', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('not in a private window', 'SecurityError');
    });
    expect((await openLibrary(freshName(), duel)).kind).toBe('memory');
  });

  test('later: a write fails, is told, and succeeds once the database opens again', async () => {
    const name = freshName();
    const shelf = await databaseShelf(name);
    const page = duelPage(shelf);
    page.start(1);
    await page.shelf();
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    });
    page.play(2);
    await page.saves.list().catch(() => undefined);
    expect(page.saves.status.getState()).toMatchObject({
      status: 'failed',
      notice: { code: 'save.refused' },
      atRisk: 1,
    });
    vi.restoreAllMocks();
    page.play();
    await page.shelf();
    expect(page.saves.status.getState()).toMatchObject({ status: 'saved', notice: null, atRisk: 0 });
    expect((await shelf.infos())[0]).toMatchObject({ entries: 3 });
  });

  test('without a word: the page connects anew and nothing has happened', async () => {
    const shelf = await databaseShelf(freshName());
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    });
    expect(await shelf.write(writing(['first']))).toEqual({ ok: true, value: 1 });
    expect((await shelf.read('one'))?.entries).toEqual(['first']);
  });

  test('for a page of a later version: this one lets go, and says that it writes no more', async () => {
    const name = freshName();
    const page = duelPage(await databaseShelf(name));
    page.start(1);
    await page.shelf();
    const later = await openDB(name, 3);
    page.play();
    await page.saves.list().catch(() => undefined);
    expect(page.saves.status.getState()).toMatchObject({ notice: { code: 'save.refused' }, atRisk: 1 });
    expect(await later.count('entries')).toBe(0);
    later.close();
  });
});
