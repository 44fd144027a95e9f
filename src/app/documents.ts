import type { Result } from '../kernel/result.ts';
import type { DocumentShelf, StoredDocument } from '../storage/document-shelf.ts';
import { isFull, type Moved } from '../storage/shelf.ts';

/** A document as it stands on the shelf. */
export type KeptDocument = StoredDocument;

/** Why a text stands under another id than was meant. */
export type WhyMoved = Moved;

/** What became of a text that was to be kept. */
export interface KeptAs {
  /** Of the document that holds the text now. */
  readonly id: string;
  readonly order: number;
  /** Why that is another one than was meant: it has been changed or removed in another window since. */
  readonly moved: Moved | null;
}

/** Why a text could not be kept. */
export type NotKept = 'full' | 'refused';

/** Documents of the player's own, as one page sees them. */
export interface Documents {
  /** 'memory': they are gone with this page. */
  readonly kind: DocumentShelf['kind'];
  /** The one written last first. */
  list(): Promise<readonly StoredDocument[]>;
  /** From now on this page writes the document as one that goes on from what it has read. */
  adopt(document: Pick<StoredDocument, 'id' | 'order'>): void;
  /**
   * Writes a text under an id; where another window has written or removed that document since it was read here, both
   * are kept, this text under an id of its own.
   */
  keep(id: string, text: string): Promise<KeptAs | NotKept>;
  remove(id: string): Promise<void>;
  /** Tells when another window has changed something; answers how to stop listening. */
  onChange(listener: () => void): () => void;
}

interface Surroundings {
  readonly now: () => number;
  readonly freshId: () => string;
  /** Between the windows of this browser; null: it has none. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'> | null;
}

export function createDocuments(shelf: DocumentShelf, { now, freshId, channel }: Surroundings): Documents {
  /** The order of each document as this page has last read or written it. */
  const seen = new Map<string, number>();
  /** Writes follow one another, so that the last text is the one that stays. */
  let last: Promise<unknown> = Promise.resolve();
  const afterwards = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
  const tell = (): void => channel?.postMessage('changed');

  async function write(id: string, text: string): Promise<Result<number, Moved>> {
    const written = await shelf.write({ id, text, kept: now() }, seen.get(id) ?? null);
    if (!written.ok) return written;
    seen.set(id, written.value);
    tell();
    return written;
  }

  async function keep(id: string, text: string): Promise<KeptAs | NotKept> {
    try {
      const written = await write(id, text);
      if (written.ok) return { id, order: written.value, moved: null };
      const own = freshId();
      const again = await write(own, text);
      return again.ok ? { id: own, order: again.value, moved: written.error } : 'refused';
    } catch (error) {
      return isFull(error) ? 'full' : 'refused';
    }
  }

  return {
    kind: shelf.kind,
    list: () => afterwards(shelf.list),
    adopt: ({ id, order }) => void seen.set(id, order),
    keep: (id, text) => afterwards(() => keep(id, text)),
    remove: (id) =>
      afterwards(async () => {
        await shelf.remove(id);
        seen.delete(id);
        tell();
      }),
    onChange(listener) {
      channel?.addEventListener('message', listener);
      return () => channel?.removeEventListener('message', listener);
    },
  };
}

/** Between the windows of this browser. */
export const channelOf = (name: string): Surroundings['channel'] =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
