import { type FileReading, type Refusal, refusal } from '../kernel/game-system.ts';
import { err, type Result } from '../kernel/result.ts';
import { readFile } from './codec.ts';
import { type EncounterFile, VERSION } from './file.ts';
import type { FileHead, Moved, SaveInfo, Shelf } from './shelf.ts';
import { sharedEntries } from '../kernel/ways.ts';

/** A file whose game is not looked at; what is stored is read back through the codec. */
export interface FileToSave extends FileHead {
  readonly entries: readonly unknown[];
  readonly branches?: readonly BranchToSave[];
}

interface BranchToSave {
  readonly name: string | null;
  readonly entries: readonly unknown[];
}

/** A save as it was found: what it is called, and the game in it if it can be read. */
export interface Found {
  readonly title: string;
  readonly file: Result<EncounterFile, Refusal>;
  /** null: the game in it cannot be read. */
  readonly seen: Seen | null;
}

/** What the shelf held of a save when a page last read or wrote it. */
export interface Seen {
  readonly order: number;
  readonly title: string;
  readonly head: number;
  /** Names and places of its branches, and who plays, as one text. */
  readonly told: string;
  readonly entries: readonly unknown[];
  /** An earlier version wrote it: the next write replaces all of it. */
  readonly migrated: boolean;
}

/** Saved encounters of this device, as one page sees them. */
export interface Library {
  readonly kind: Shelf['kind'];
  /**
   * Writes what is new. Nothing is written where the shelf holds the very same already, so that a save which is only
   * looked at stays as it is, or where another writer has been at the save since.
   * @throws when the machine does not write.
   */
  save(id: string, title: string, file: FileToSave, now: number, round?: number): Promise<Moved | null>;
  /** The one written last first, whatever the clock said then. */
  list(): Promise<readonly SaveInfo[]>;
  last(): Promise<SaveInfo | null>;
  /** null: no such save. Only looks: whoever goes on from it adopts what was seen. */
  read(id: string): Promise<Found | null>;
  /** From now on this page writes the save as one that goes on from what was seen. */
  adopt(id: string, seen: Seen): void;
  remove(id: string): Promise<void>;
}

/** `readings`: those of the games whose saves are kept here. */
export function libraryOn(shelf: Shelf, ...readings: readonly [FileReading, ...FileReading[]]): Library {
  /** What the shelf holds of each save, as far as this page has written or adopted it. */
  const known = new Map<string, Seen>();
  const list = async (): Promise<readonly SaveInfo[]> =>
    [...(await shelf.infos())].sort((one, other) => other.order - one.order || other.saved - one.saved);
  return {
    kind: shelf.kind,
    async save(id, title, file, now, round) {
      const { header, entries } = flattened(file);
      const { system, edition, head } = file;
      const told = toldOf(header);
      const before = known.get(id);
      const common = sharedEntries(before?.entries ?? [], entries);
      const same = before?.entries.length === entries.length && common === entries.length;
      if (
        before !== undefined &&
        same &&
        before.head === head &&
        before.title === title &&
        before.told === told
      )
        return null;
      const from = before?.migrated === true ? 0 : common;
      const written = await shelf.write({
        info: {
          id,
          title,
          system,
          edition,
          entries: entries.length,
          head,
          saved: now,
          ...(round === undefined ? {} : { round }),
          ...countOf(file),
        },
        header,
        from,
        entries: entries.slice(from),
        seen: before?.order ?? null,
      });
      if (!written.ok) {
        known.delete(id);
        return written.error;
      }
      known.set(id, { order: written.value, title, head, told, entries, migrated: false });
      return null;
    },
    list,
    last: async () => (await list())[0] ?? null,
    async read(id) {
      const kept = await shelf.read(id);
      if (kept === null) return null;
      const { info, header, entries } = kept;
      const { title, order } = info;
      if (entries.length !== info.entries) {
        const fault = refusal('save.damaged', { entries: info.entries, found: entries.length });
        return { title, file: err(fault), seen: null };
      }
      const reading = readings.find(({ id: game }) => game === header.system) ?? readings[0];
      const file = readFile(unflattened(header, entries), reading);
      if (!file.ok) return { title, file, seen: null };
      const { head } = file.value;
      const migrated = header.version !== VERSION;
      const flat = flattened({ ...header, ...file.value });
      const told = toldOf(flat.header);
      return { title, file, seen: { order, title, head, told, entries: flat.entries, migrated } };
    },
    adopt(id, seen) {
      known.set(id, seen);
    },
    async remove(id) {
      known.delete(id);
      await shelf.remove(id);
    },
  };
}

/**
 * Entries of branches lie behind those of the game as played, so that one more of any way is one more to write where
 * its way is the last; the header says how many are whose.
 */
function flattened({ entries, branches = [], ...others }: FileToSave) {
  const counted = branches.map((branch) => ({ ...branch, entries: branch.entries.length }));
  return {
    header: branches.length === 0 ? others : { ...others, branches: counted },
    entries: [...entries, ...branches.flatMap((branch) => branch.entries)],
  };
}

function unflattened(header: FileHead, entries: readonly unknown[]): unknown {
  const { branches } = header as FileHead & { readonly branches?: unknown };
  if (!Array.isArray(branches)) return { ...header, entries };
  const counts = branches.map((branch: { readonly entries?: unknown } | null) =>
    typeof branch?.entries === 'number' ? branch.entries : 0,
  );
  let at = entries.length - counts.reduce((sum, count) => sum + count, 0);
  const played = entries.slice(0, Math.max(0, at));
  const own = branches.map((branch: object | null, place) => {
    const from = at;
    at += counts[place] ?? 0;
    return { ...branch, entries: entries.slice(Math.max(0, from), Math.max(0, at)) };
  });
  return { ...header, entries: played, branches: own };
}

const toldOf = (header: object): string => {
  const { branches = [], on = null, bots = null } = header as Readonly<Partial<Record<string, unknown>>>;
  return JSON.stringify([branches, on, bots]);
};

const countOf = ({ branches = [] }: FileToSave): { readonly branches?: number } =>
  branches.length === 0 ? {} : { branches: branches.length };
