import type { DBSchema, IDBPDatabase, OpenDBCallbacks } from 'idb';
import { openDB } from 'idb';

/** A database of the browser that is opened when it is needed, and anew where the browser has closed it. */
export interface Connection<Tables extends DBSchema> {
  (): Promise<IDBPDatabase<Tables>>;
  /** The next call connects anew. */
  forget(): void;
}

export function connection<Tables extends DBSchema>(
  name: string,
  version: number,
  upgrade: NonNullable<OpenDBCallbacks<Tables>['upgrade']>,
): Connection<Tables> {
  type Database = IDBPDatabase<Tables>;
  let open: Promise<Database> | null = null;
  const connect = (): Promise<Database> =>
    new Promise((resolve, reject) => {
      const opening = openDB<Tables>(name, version, {
        upgrade,
        // Waiting for another page to close could take for ever; the next try may find it closed.
        blocked: () => reject(new DOMException('another page holds the database', 'InvalidStateError')),
        blocking: () => {
          open = null;
          void opening.then((db) => db.close());
        },
        terminated: () => {
          open = null;
        },
      });
      opening.then(resolve, reject);
    });
  const database = (): Promise<Database> => {
    const trying = open ?? connect();
    open = trying;
    trying.catch(() => {
      if (open === trying) open = null;
    });
    return trying;
  };
  return Object.assign(database, {
    forget() {
      open = null;
    },
  });
}

/** A connection may be lost without a word; then the first use of it tells, and a new one is made. */
export async function begin<Tables extends DBSchema, T>(
  database: Connection<Tables>,
  start: (db: IDBPDatabase<Tables>) => T,
): Promise<T> {
  try {
    return start(await database());
  } catch {
    database.forget();
    return start(await database());
  }
}

/** Takes back what a transaction has been asked for so far. */
export function abort(change: { abort(): void }): void {
  try {
    change.abort();
  } catch {
    // It has come to its end by itself.
  }
}
