import type { DBSchema } from 'idb';
import { err, ok, type Result } from '../kernel/result.ts';
import { abort, begin, connection } from './connection.ts';
import { type Moved, movedSince } from './shelf.ts';

/** Something of the player's own that is worked on, such as a list of a Team: its text as a file would hold it. */
export interface StoredDocument {
  readonly id: string;
  readonly text: string;
  /** Milliseconds since 1970, from the caller's clock: for players to read, not to sort by. */
  readonly kept: number;
  /** Rises with every write on this shelf. */
  readonly order: number;
}

/** Where documents are kept. A document has one writer: whoever has not seen its last write does not write it. */
export interface DocumentShelf {
  readonly kind: 'indexedDB' | 'memory';
  /** The one written last first. */
  list(): Promise<readonly StoredDocument[]>;
  /**
   * Answers the order of the write. All or nothing. `seen`: its order as its writer knows it; null: the writer makes it.
   * @throws when the machine does not write.
   */
  write(document: Omit<StoredDocument, 'order'>, seen: number | null): Promise<Result<number, Moved>>;
  remove(id: string): Promise<void>;
}

const lastFirst = (documents: Iterable<StoredDocument>): readonly StoredDocument[] =>
  [...documents].sort((one, other) => other.order - one.order);

/** Keeps documents as long as the page lives. */
export function memoryDocuments(): DocumentShelf {
  const documents = new Map<string, StoredDocument>();
  let writes = 0;
  return {
    kind: 'memory',
    list: async () => lastFirst(documents.values()),
    async write(document, seen) {
      const moved = movedSince(seen, documents.get(document.id)?.order ?? null);
      if (moved !== null) return err(moved);
      writes += 1;
      documents.set(document.id, { ...document, order: writes });
      return ok(writes);
    },
    remove: async (id) => void documents.delete(id),
  };
}

interface Tables extends DBSchema {
  documents: { key: string; value: StoredDocument };
  counters: { key: 'writes'; value: number };
}

/** @throws when the browser gives no database, as some do in private windows. */
async function databaseDocuments(name: string): Promise<DocumentShelf> {
  const database = connection<Tables>(name, 1, (db) => {
    db.createObjectStore('documents');
    db.createObjectStore('counters');
  });
  await database();
  return {
    kind: 'indexedDB',
    list: async () => {
      const look = await begin(database, (db) => db.transaction('documents', 'readonly'));
      return lastFirst(await look.store.getAll());
    },
    async write(document, seen) {
      const change = await begin(database, (db) =>
        db.transaction(['documents', 'counters'], 'readwrite', { durability: 'relaxed' }),
      );
      const [documents, counters] = [change.objectStore('documents'), change.objectStore('counters')];
      try {
        const [before, writes] = await Promise.all([documents.get(document.id), counters.get('writes')]);
        const moved = movedSince(seen, before?.order ?? null);
        if (moved !== null) {
          await change.done;
          return err(moved);
        }
        const order = (writes ?? 0) + 1;
        await Promise.all([
          counters.put(order, 'writes'),
          documents.put({ ...document, order }, document.id),
          change.done,
        ]);
        return ok(order);
      } catch (error) {
        abort(change);
        throw error;
      }
    },
    async remove(id) {
      const change = await begin(database, (db) => db.transaction('documents', 'readwrite'));
      await Promise.all([change.store.delete(id), change.done]);
    },
  };
}

/** The documents of this browser; where it keeps none, those of this visit. */
export async function openDocuments(name: string): Promise<DocumentShelf> {
  if (typeof indexedDB === 'undefined') return memoryDocuments();
  try {
    return await databaseDocuments(name);
  } catch {
    return memoryDocuments();
  }
}
