import { err, ok, type Result } from '../kernel/result.ts';

/** What a list of saves shows without opening them. */
export interface SaveInfo {
  readonly id: string;
  readonly title: string;
  readonly system: string;
  readonly edition: string;
  readonly entries: number;
  readonly head: number;
  /** How far the game has come, as it counts its Rounds; absent: it does not, or the save was written before this was noted. */
  readonly round?: number;
  /** How many ways there are besides the one as played; absent: none. */
  readonly branches?: number;
  /** Milliseconds since 1970, from the caller's clock: for players to read, not to sort by. */
  readonly saved: number;
  /** Rises with every write on this shelf, whatever the clock says; 0: written before writes were counted. */
  readonly order: number;
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

export interface Writing {
  readonly info: Omit<SaveInfo, 'order'>;
  readonly header: FileHead;
  /** The entries stand at this place and after it; what was there before is forgotten. */
  readonly from: number;
  readonly entries: readonly unknown[];
  /** The order of the save as its writer knows it; null: the writer makes it. */
  readonly seen: number | null;
}

/** Why a save is not what its writer takes it for: somebody else has written it since, or removed it. */
export type Moved = 'elsewhere' | 'removed';

export interface Kept {
  readonly info: SaveInfo;
  readonly header: FileHead;
  readonly entries: readonly unknown[];
}

/**
 * Where saves are kept: header and entries apart, so that a save after one more entry writes one more entry. A save has
 * one writer: whoever has not seen its last write does not write it.
 */
export interface Shelf {
  /** 'visit': they are gone with this page, as is wanted; 'memory': because the browser keeps none. */
  readonly kind: 'indexedDB' | 'memory' | 'visit';
  /**
   * Answers the order of the write. All or nothing.
   * @throws when the machine does not write.
   */
  write(writing: Writing): Promise<Result<number, Moved>>;
  infos(): Promise<readonly SaveInfo[]>;
  read(id: string): Promise<Kept | null>;
  remove(id: string): Promise<void>;
}

/** null: the writer knows the save as it is. */
export function movedSince(seen: number | null, now: number | null): Moved | null {
  if (seen === now) return null;
  return now === null ? 'removed' : 'elsewhere';
}

/** A write failed for want of room; any other failure is the browser not wanting to keep things. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError';

/** Keeps saves as long as the page lives. */
export function memoryShelf(kind: 'memory' | 'visit' = 'memory'): Shelf {
  const saves = new Map<string, Kept>();
  let writes = 0;
  return {
    kind,
    async write({ info, header, from, entries, seen }) {
      const before = saves.get(info.id);
      const moved = movedSince(seen, before?.info.order ?? null);
      if (moved !== null) return err(moved);
      writes += 1;
      const kept = [...(before?.entries ?? []).slice(0, from), ...entries];
      saves.set(info.id, { info: { ...info, order: writes }, header, entries: kept });
      return ok(writes);
    },
    infos: async () => [...saves.values()].map((save) => save.info),
    read: async (id) => saves.get(id) ?? null,
    async remove(id) {
      saves.delete(id);
    },
  };
}
