import { type DBSchema, openDB } from 'idb';

/** A file of the player's own, kept as it came. */
export interface KeptFile {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Milliseconds since 1970, from the caller's clock. */
  readonly kept: number;
}

/** Files that a player has opened, kept in the browser. */
export interface FileShelf {
  /** Oldest first. */
  list(): Promise<readonly KeptFile[]>;
  keep(file: KeptFile): Promise<void>;
  remove(id: string): Promise<void>;
}

const inOrder = (files: readonly KeptFile[]): readonly KeptFile[] =>
  [...files].sort((one, other) => one.kept - other.kept);

/** Keeps files as long as the page lives. */
export function memoryFiles(): FileShelf {
  const files = new Map<string, KeptFile>();
  return {
    list: async () => inOrder([...files.values()]),
    keep: async (file) => void files.set(file.id, file),
    remove: async (id) => void files.delete(id),
  };
}

interface Tables extends DBSchema {
  files: { key: string; value: KeptFile };
}

/** The files of this browser; where it keeps none, those of this visit. */
export async function openFiles(name: string): Promise<FileShelf> {
  if (typeof indexedDB === 'undefined') return memoryFiles();
  try {
    const db = await openDB<Tables>(name, 1, {
      upgrade: (fresh) => void fresh.createObjectStore('files'),
    });
    return {
      list: async () => inOrder(await db.getAll('files')),
      keep: async (file) => void (await db.put('files', file, file.id)),
      remove: (id) => db.delete('files', id),
    };
  } catch {
    return memoryFiles();
  }
}
