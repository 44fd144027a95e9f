import { type DBSchema, openDB } from 'idb';
import { type FileHead, type Library, libraryOn, memoryShelf, type SaveInfo, type Shelf } from './library.ts';

interface Tables extends DBSchema {
  saves: { key: string; value: { info: SaveInfo; header: FileHead } };
  entries: { key: [save: string, index: number]; value: unknown };
}

const SCHEMA = 1;

const allOf = (id: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);

/** @throws when the browser gives no database, as some do in private windows. */
async function databaseShelf(name: string): Promise<Shelf> {
  const db = await openDB<Tables>(name, SCHEMA, {
    upgrade(fresh) {
      fresh.createObjectStore('saves');
      fresh.createObjectStore('entries');
    },
    blocking: (_old, _new, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  return {
    kind: 'indexedDB',
    async write(info, header, from, entries) {
      const change = db.transaction(['saves', 'entries'], 'readwrite', { durability: 'relaxed' });
      const table = change.objectStore('entries');
      await Promise.all([
        change.objectStore('saves').put({ info, header }, info.id),
        table.delete(allOf(info.id, from)),
        ...entries.map((entry, index) => table.put(entry, [info.id, from + index])),
        change.done,
      ]);
    },
    infos: async () => (await db.getAll('saves')).map((save) => save.info),
    async read(id) {
      const look = db.transaction(['saves', 'entries'], 'readonly');
      const [save, entries] = await Promise.all([
        look.objectStore('saves').get(id),
        look.objectStore('entries').getAll(allOf(id)),
      ]);
      return save === undefined ? null : { header: save.header, entries };
    },
    async remove(id) {
      const change = db.transaction(['saves', 'entries'], 'readwrite');
      await Promise.all([
        change.objectStore('saves').delete(id),
        change.objectStore('entries').delete(allOf(id)),
        change.done,
      ]);
    },
  };
}

/** The saves of this browser; where it keeps none, those of this visit. */
export async function openLibrary(name: string): Promise<Library> {
  if (typeof indexedDB === 'undefined') return libraryOn(memoryShelf());
  try {
    return libraryOn(await databaseShelf(name));
  } catch {
    return libraryOn(memoryShelf());
  }
}
