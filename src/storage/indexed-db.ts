import type { DBSchema } from 'idb';
import type { FileReading } from '../kernel/game-system.ts';
import { err, ok } from '../kernel/result.ts';
import { abort, begin, connection } from './connection.ts';
import { type Library, libraryOn } from './library.ts';
import { type FileHead, isFull, memoryShelf, movedSince, type SaveInfo, type Shelf } from './shelf.ts';

/** Pages of the first version of the program wrote no order. */
type StoredInfo = Omit<SaveInfo, 'order'> & Partial<Pick<SaveInfo, 'order'>>;

interface Tables extends DBSchema {
  saves: { key: string; value: { info: StoredInfo; header: FileHead } };
  entries: { key: [save: string, index: number]; value: unknown };
  counters: { key: 'writes'; value: number };
}

/** 2: writes are counted. Pages that do not count them are shut out. */
const SCHEMA = 2;

const allOf = (id: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);

const withOrder = (info: StoredInfo): SaveInfo => ({ ...info, order: info.order ?? 0 });

/** @throws when the browser gives no database, as some do in private windows. */
export async function databaseShelf(name: string): Promise<Shelf> {
  const database = connection<Tables>(name, SCHEMA, (db, before) => {
    if (before < 1) {
      db.createObjectStore('saves');
      db.createObjectStore('entries');
    }
    if (before < 2) db.createObjectStore('counters');
  });
  await database();
  return {
    kind: 'indexedDB',
    async write({ info, header, from, entries, seen }) {
      const change = await begin(database, (db) =>
        db.transaction(['saves', 'entries', 'counters'], 'readwrite', { durability: 'relaxed' }),
      );
      const [saves, table, counters] = [
        change.objectStore('saves'),
        change.objectStore('entries'),
        change.objectStore('counters'),
      ];
      const asked: Promise<unknown>[] = [change.done];
      try {
        const [before, writes] = await Promise.all([saves.get(info.id), counters.get('writes')]);
        const moved = movedSince(seen, before === undefined ? null : withOrder(before.info).order);
        if (moved !== null) {
          await change.done;
          return err(moved);
        }
        const order = (writes ?? 0) + 1;
        asked.push(counters.put(order, 'writes'), saves.put({ info: { ...info, order }, header }, info.id));
        asked.push(table.delete(allOf(info.id, from)));
        for (const [index, entry] of entries.entries()) asked.push(table.put(entry, [info.id, from + index]));
        await Promise.all(asked);
        return ok(order);
      } catch (error) {
        // What has been asked for so far would still be done.
        abort(change);
        const done = await Promise.allSettled(asked);
        throw done.map(reasonOf).find(isFull) ?? error;
      }
    },
    infos: async () => {
      const look = await begin(database, (db) => db.transaction('saves', 'readonly'));
      return (await look.store.getAll()).map((save) => withOrder(save.info));
    },
    async read(id) {
      const look = await begin(database, (db) => db.transaction(['saves', 'entries'], 'readonly'));
      const [save, entries] = await Promise.all([
        look.objectStore('saves').get(id),
        look.objectStore('entries').getAll(allOf(id)),
        look.done,
      ]);
      return save === undefined ? null : { info: withOrder(save.info), header: save.header, entries };
    },
    async remove(id) {
      const change = await begin(database, (db) => db.transaction(['saves', 'entries'], 'readwrite'));
      await Promise.all([
        change.objectStore('saves').delete(id),
        change.objectStore('entries').delete(allOf(id)),
        change.done,
      ]);
    },
  };
}

const reasonOf = (one: PromiseSettledResult<unknown>): unknown =>
  one.status === 'rejected' ? one.reason : null;

/** Saves that go with the page. */
export const visitLibrary = (...readings: readonly [FileReading, ...FileReading[]]): Library =>
  libraryOn(memoryShelf('visit'), ...readings);

/** The saves of this browser; where it keeps none, those of this visit. */
export async function openLibrary(
  name: string,
  ...readings: readonly [FileReading, ...FileReading[]]
): Promise<Library> {
  if (typeof indexedDB === 'undefined') return libraryOn(memoryShelf(), ...readings);
  try {
    return libraryOn(await databaseShelf(name), ...readings);
  } catch {
    return libraryOn(memoryShelf(), ...readings);
  }
}
