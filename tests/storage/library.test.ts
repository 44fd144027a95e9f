import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { append, undo } from '../../src/kernel/journal.ts';
import { playOut } from '../../src/simulation/play.ts';
import { copy } from '../../src/simulation/same.ts';
import { toFile } from '../../src/storage/codec.ts';
import { openLibrary } from '../../src/storage/indexed-db.ts';
import { type Library, libraryOn } from '../../src/storage/library.ts';
import { memoryShelf, type Shelf } from '../../src/storage/shelf.ts';
import { duel, newDuel, openDuel } from '../kernel/duel.ts';

const journal = playOut(duel, newDuel(3), { seed: 5, record: openDuel(3).events }).journal!;
const at = (entries: number) =>
  toFile(duel.id, { ...journal, entries: journal.entries.slice(0, entries), head: entries });

/** A library that tells how many entries each save has written. */
function counted(): { library: Library; shelf: Shelf; written: number[] } {
  const shelf = memoryShelf();
  const written: number[] = [];
  const library = libraryOn(
    {
      ...shelf,
      write: (writing) => {
        written.push(writing.entries.length);
        return shelf.write(writing);
      },
    },
    duel,
  );
  return { library, shelf, written };
}

describe('the library of saves', () => {
  test('is one of memory where the machine keeps none', async () => {
    vi.stubGlobal('indexedDB', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    expect((await openLibrary('test', duel)).kind).toBe('memory');
  });

  test('gives back what was saved', async () => {
    const { library } = counted();
    await library.save('one', 'A duel', at(4), 1000);
    const back = await library.read('one');
    expect(back?.title).toBe('A duel');
    expect(back?.file.ok && back.file.value).toEqual(JSON.parse(JSON.stringify(at(4))));
    expect(await library.read('two')).toBeNull();
  });

  test('lists the one written last first, and names it', async () => {
    const { library } = counted();
    expect(await library.last()).toBeNull();
    await library.save('one', 'Older', at(1), 1000);
    await library.save('two', 'Newer', at(2), 2000);
    expect((await library.list()).map((info) => info.title)).toEqual(['Newer', 'Older']);
    await library.save('one', 'Older', at(3), 3000);
    expect(await library.last()).toEqual({
      id: 'one',
      title: 'Older',
      system: 'duel',
      edition: 'first',
      entries: 3,
      head: 3,
      saved: 3000,
      order: 3,
    });
    await library.remove('one');
    expect((await library.list()).map((info) => info.id)).toEqual(['two']);
  });

  test('writes only what is new', async () => {
    const { library, written } = counted();
    for (const entries of [1, 2, 3, 6]) await library.save('one', '', at(entries), 0);
    expect(written).toEqual([1, 1, 1, 3]);
  });

  test('an undo writes no entry, a new branch forgets the old one', async () => {
    const { library, written } = counted();
    const whole = { ...journal, entries: journal.entries.slice(0, 4), head: 4 };
    await library.save('one', '', toFile(duel.id, whole), 0);
    const undone = undo(undo(whole));
    await library.save('one', '', toFile(duel.id, undone), 0);
    const back = await library.read('one');
    expect(back?.file.ok && [back.file.value.head, back.file.value.entries.length]).toEqual([2, 4]);
    await library.save('one', '', toFile(duel.id, append(undone, { ...journal.entries[0]! })), 0);
    const branched = await library.read('one');
    expect(branched?.file.ok && [branched.file.value.head, branched.file.value.entries.length]).toEqual([
      3, 3,
    ]);
    expect(written).toEqual([4, 0, 1]);
  });

  test('a branch as long as the entries it takes the place of is written', async () => {
    const { library, written } = counted();
    const whole = { ...journal, entries: journal.entries.slice(0, 4), head: 4 };
    await library.save('one', '', toFile(duel.id, whole), 0);
    const branch = append(undo(whole), { ...journal.entries[0]! });
    await library.save('one', '', toFile(duel.id, branch), 0);
    const back = await library.read('one');
    expect(back?.file.ok && back.file.value.entries.at(-1)).toEqual(copy(journal.entries[0]));
    await library.save('one', '', toFile(duel.id, branch), 0);
    expect(written).toEqual([4, 1]);
  });

  test('goes on after a write that failed as if it had not been tried', async () => {
    const shelf = memoryShelf();
    let full = false;
    const library = libraryOn(
      { ...shelf, write: (one) => (full ? Promise.reject(new Error('quota')) : shelf.write(one)) },
      duel,
    );
    await library.save('one', '', at(2), 0);
    full = true;
    await expect(library.save('one', '', at(3), 0)).rejects.toThrow('quota');
    full = false;
    expect(await library.save('one', '', at(4), 0)).toBeNull();
    const back = await library.read('one');
    expect(back?.file.ok && back.file.value).toEqual(JSON.parse(JSON.stringify(at(4))));
  });

  test('writes nothing where the shelf holds the very same', async () => {
    const { library, written } = counted();
    const file = at(3);
    await library.save('one', 'A duel', file, 1000);
    expect(await library.save('one', 'A duel', { ...file }, 2000)).toBeNull();
    expect(written).toEqual([3]);
    expect(await library.last()).toMatchObject({ saved: 1000, order: 1 });
    await library.save('one', 'Another name', file, 3000);
    await library.save('one', 'Another name', { ...file, head: 2 }, 4000);
    expect(written).toEqual([3, 0, 0]);
    expect(await library.last()).toMatchObject({ title: 'Another name', head: 2, saved: 4000 });
  });

  test('a save that was removed and is written again has its beginning', async () => {
    const { library } = counted();
    await library.save('one', '', at(3), 0);
    await library.remove('one');
    expect(await library.save('one', '', at(4), 0)).toBeNull();
    const back = await library.read('one');
    expect(back?.file.ok && back.file.value).toEqual(JSON.parse(JSON.stringify(at(4))));
  });

  test('the clock may be set back: the order of writing counts', async () => {
    const { library } = counted();
    await library.save('one', 'First', at(1), 9000);
    await library.save('two', 'Second', at(1), 10);
    expect((await library.list()).map(({ title, saved }) => [title, saved])).toEqual([
      ['Second', 10],
      ['First', 9000],
    ]);
    await library.save('one', 'First', at(2), 20);
    expect((await library.last())?.title).toBe('First');
  });

  test('a save of an earlier version is written whole when it goes on', async () => {
    const { shelf } = counted();
    const { entries, ...header } = at(2);
    const info = { id: 'one', title: '', system: duel.id, edition: 'first', entries: 2, head: 2, saved: 0 };
    await shelf.write({ info, header: { ...header, version: 1 }, from: 0, entries, seen: null });
    const mark = (file: Readonly<Record<string, unknown>>) => ({
      ...file,
      entries: (file['entries'] as object[]).map((entry) => ({ ...entry, mark: 'migrated' })),
    });
    const marking = { ...duel, migrations: [{ name: 'mark', from: 1, migrate: mark }] };
    const library = libraryOn(shelf, marking);
    const found = await library.read('one');
    if (found === null || !found.file.ok || found.seen === null) throw new Error('not read');
    library.adopt('one', found.seen);
    const { file } = found;
    await library.save('one', '', { ...at(3), entries: [...file.value.entries, journal.entries[2]] }, 0);
    const kept = await shelf.read('one');
    expect(kept?.header.version).toBe(3);
    expect(kept?.entries.map((entry) => (entry as { mark?: string }).mark)).toEqual([
      'migrated',
      'migrated',
      undefined,
    ]);
  });

  test('a save of which entries are missing is told, not played', async () => {
    const { library, shelf } = counted();
    await library.save('one', 'A duel', at(4), 0);
    const other = libraryOn(
      {
        ...shelf,
        read: async (id) => {
          const kept = await shelf.read(id);
          return kept === null ? null : { ...kept, entries: kept.entries.slice(1) };
        },
      },
      duel,
    );
    expect(await other.read('one')).toEqual({
      title: 'A duel',
      file: { ok: false, error: { code: 'save.damaged', params: { entries: 4, found: 3 } } },
      seen: null,
    });
  });
});

describe('two pages on one shelf', () => {
  async function two() {
    const { library: one, shelf } = counted();
    await one.save('one', 'A duel', at(2), 0);
    const other = libraryOn(shelf, duel);
    const found = await other.read('one');
    if (found === null || !found.file.ok || found.seen === null) throw new Error('not saved');
    return { one, other, found, file: found.file.value, seen: found.seen };
  }
  const written = async (library: Library) => {
    const back = await library.read('one');
    return back?.file.ok ? back.file.value.entries.length : null;
  };

  test('whoever has not seen the last write does not write', async () => {
    const { one, other, seen } = await two();
    other.adopt('one', seen);
    expect(await one.save('one', 'A duel', at(3), 0)).toBeNull();
    expect(await other.save('one', 'A duel', at(4), 0)).toBe('elsewhere');
    expect(await written(one)).toBe(3);
  });

  test('looking at a save does not make it one’s own', async () => {
    const { one, other } = await two();
    expect(await other.save('one', 'A duel', at(4), 0)).toBe('elsewhere');
    expect(await written(one)).toBe(2);
  });

  test('whoever adopts what was seen takes the save over, and writes only what is new', async () => {
    const { one, other, file, seen } = await two();
    other.adopt('one', seen);
    const on = { ...file, opening: file.opening, entries: [...file.entries, journal.entries[2]], head: 3 };
    expect(await other.save('one', 'A duel', on, 0)).toBeNull();
    expect(await one.save('one', 'A duel', at(4), 0)).toBe('elsewhere');
    expect(await written(one)).toBe(3);
  });

  test('a save that the other page has removed does not come back as a rest of itself', async () => {
    const { one, other } = await two();
    await other.remove('one');
    expect(await one.save('one', 'A duel', at(3), 0)).toBe('removed');
    expect(await one.list()).toEqual([]);
    expect(await one.save('one', 'A duel', at(3), 0)).toBeNull();
    expect(await written(one)).toBe(3);
  });
});
