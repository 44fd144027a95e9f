import { describe, expect, test } from 'vitest';
import { append, undo } from '../../src/kernel/journal.ts';
import { playOut } from '../../src/simulation/play.ts';
import { toFile } from '../../src/storage/codec.ts';
import { openLibrary } from '../../src/storage/indexed-db.ts';
import { type Library, libraryOn, memoryShelf } from '../../src/storage/library.ts';
import { duel, newDuel, openDuel } from '../kernel/duel.ts';

const journal = playOut(duel, newDuel(3), { seed: 5, record: openDuel(3).events }).journal!;
const at = (entries: number) =>
  toFile(duel.id, { ...journal, entries: journal.entries.slice(0, entries), head: entries });

/** A library that tells how many entries each save has written. */
function counted(): { library: Library; written: number[] } {
  const shelf = memoryShelf();
  const written: number[] = [];
  const library = libraryOn({
    ...shelf,
    write: (info, header, from, entries) => {
      written.push(entries.length);
      return shelf.write(info, header, from, entries);
    },
  });
  return { library, written };
}

describe('the library of saves', () => {
  test('is one of memory where the machine keeps none', async () => {
    expect((await openLibrary('test')).kind).toBe('memory');
  });

  test('gives back what was saved', async () => {
    const { library } = counted();
    await library.save('one', 'A duel', at(4), 1000);
    const back = await library.read('one');
    expect(back?.ok && back.value).toEqual(JSON.parse(JSON.stringify(at(4))));
    expect(await library.read('two')).toBeNull();
  });

  test('lists the newest first, and names the last', async () => {
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
    expect(back?.ok && [back.value.head, back.value.entries.length]).toEqual([2, 4]);
    await library.save('one', '', toFile(duel.id, append(undone, { ...journal.entries[0]! })), 0);
    const branched = await library.read('one');
    expect(branched?.ok && [branched.value.head, branched.value.entries.length]).toEqual([3, 3]);
    expect(written).toEqual([4, 0, 1]);
  });

  test('writes everything again after a write that failed', async () => {
    const shelf = memoryShelf();
    let full = false;
    const library = libraryOn({
      ...shelf,
      write: (...all) => (full ? Promise.reject(new Error('quota')) : shelf.write(...all)),
    });
    await library.save('one', '', at(2), 0);
    full = true;
    await expect(library.save('one', '', at(3), 0)).rejects.toThrow('quota');
    full = false;
    await library.save('one', '', at(4), 0);
    const back = await library.read('one');
    expect(back?.ok && back.value.entries.length).toBe(4);
  });
});
