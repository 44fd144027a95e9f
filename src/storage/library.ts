import type { Refusal } from '../kernel/game-system.ts';
import type { Result } from '../kernel/result.ts';
import { readFile } from './codec.ts';
import type { EncounterFile } from './file.ts';

/** What a list of saves shows without opening them. */
export interface SaveInfo {
  readonly id: string;
  readonly title: string;
  readonly system: string;
  readonly edition: string;
  readonly entries: number;
  readonly head: number;
  /** Milliseconds since 1970, from the caller's clock. */
  readonly saved: number;
}

export interface FileHead {
  readonly format: string;
  readonly version: number;
  readonly system: string;
  readonly edition: string;
  readonly revision: number;
  readonly seed: number;
  readonly setup: unknown;
  readonly opening: unknown;
  readonly head: number;
}

/** A file whose game is not looked at; what is stored is read back through the codec. */
export interface FileToSave extends FileHead {
  readonly entries: readonly unknown[];
}

/** Where saves are kept: header and entries apart, so that a save after one more entry writes one more entry. */
export interface Shelf {
  readonly kind: 'indexedDB' | 'memory';
  /** Writes the header, the entries from `from` on, and forgets all behind the last of them; all or nothing. */
  write(info: SaveInfo, header: FileHead, from: number, entries: readonly unknown[]): Promise<void>;
  infos(): Promise<readonly SaveInfo[]>;
  read(id: string): Promise<{ readonly header: FileHead; readonly entries: readonly unknown[] } | null>;
  remove(id: string): Promise<void>;
}

/** Saved encounters of this device. */
export interface Library {
  readonly kind: Shelf['kind'];
  save(id: string, title: string, file: FileToSave, now: number): Promise<void>;
  /** Newest first. */
  list(): Promise<readonly SaveInfo[]>;
  last(): Promise<SaveInfo | null>;
  /** null: no such save. */
  read(id: string): Promise<Result<EncounterFile, Refusal> | null>;
  remove(id: string): Promise<void>;
}

export function libraryOn(shelf: Shelf): Library {
  /** What the shelf holds of each save, as far as this page has written it. */
  const written = new Map<string, readonly unknown[]>();
  const list = async (): Promise<readonly SaveInfo[]> =>
    [...(await shelf.infos())].sort((one, other) => other.saved - one.saved);
  return {
    kind: shelf.kind,
    async save(id, title, file, now) {
      const { entries, ...header } = file;
      const { system, edition, head } = file;
      const from = commonStart(written.get(id) ?? [], entries);
      written.set(id, entries);
      try {
        const info = { id, title, system, edition, entries: entries.length, head, saved: now };
        await shelf.write(info, header, from, entries.slice(from));
      } catch (error) {
        written.delete(id);
        throw error;
      }
    },
    list,
    last: async () => (await list())[0] ?? null,
    async read(id) {
      const found = await shelf.read(id);
      return found === null ? null : readFile({ ...found.header, entries: found.entries });
    },
    async remove(id) {
      written.delete(id);
      await shelf.remove(id);
    },
  };
}

/** Entries are never changed in place, so the same object is the same entry. */
function commonStart(one: readonly unknown[], other: readonly unknown[]): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && one[at] === other[at]) at += 1;
  return at;
}

/** Keeps saves as long as the page lives. */
export function memoryShelf(): Shelf {
  const saves = new Map<string, { info: SaveInfo; header: FileHead; entries: readonly unknown[] }>();
  return {
    kind: 'memory',
    async write(info, header, from, entries) {
      const before = saves.get(info.id)?.entries ?? [];
      saves.set(info.id, { info, header, entries: [...before.slice(0, from), ...entries] });
    },
    infos: async () => [...saves.values()].map((save) => save.info),
    async read(id) {
      const save = saves.get(id);
      return save === undefined ? null : { header: save.header, entries: save.entries };
    },
    async remove(id) {
      saves.delete(id);
    },
  };
}
