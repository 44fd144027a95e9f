import { useCallback, useEffect, useMemo, useState } from 'react';
import type { KeptDocument, NotKept, WhyMoved } from '../../../app/documents.ts';
import { useApp } from '../use-game.ts';

/** Something that was made on this device, as a document. */
export interface Kept {
  readonly id: string;
  readonly text: string;
  /** null: it stands on no shelf yet. */
  readonly order: number | null;
}

export interface DocumentList<K extends Kept> {
  /** undefined: still being read. The one changed last first. */
  readonly all: readonly K[] | undefined;
  readonly fault: NotKept | 'unread' | null;
  /** They are gone with this page. */
  readonly forThisVisit: boolean;
  reload(): Promise<void>;
  /** Keeps a text under an id that is wished for. Where that fails it can be worked on all the same. */
  keep(id: string, text: string): Promise<Pick<Kept, 'id' | 'order'>>;
  remove(one: K): void;
  /** What was removed last on this screen. */
  readonly removed: K | null;
  restore(): void;
}

/** The documents of one kind on this device. `isMine` and `read` are the same functions at every call. */
export function useDocumentList<K extends Kept>(
  isMine: (text: string) => boolean,
  read: (kept: KeptDocument) => K,
): DocumentList<K> {
  const { documents } = useApp();
  const [stored, setStored] = useState<readonly KeptDocument[] | undefined>(undefined);
  const [fault, setFault] = useState<DocumentList<K>['fault']>(null);
  const [removed, setRemoved] = useState<K | null>(null);
  const reload = useCallback(
    (): Promise<void> => documents.list().then(setStored, () => setFault('unread')),
    [documents],
  );
  useEffect(() => {
    void reload();
    return documents.onChange(() => void reload());
  }, [documents, reload]);
  const all = useMemo(() => stored?.filter(({ text }) => isMine(text)).map(read), [stored, isMine, read]);
  const keep = async (wanted: string, text: string): Promise<Pick<Kept, 'id' | 'order'>> => {
    const kept = await documents.keep(wanted, text);
    setFault(typeof kept === 'string' ? kept : null);
    await reload();
    return typeof kept === 'string' ? { id: wanted, order: null } : kept;
  };
  return {
    all,
    fault,
    forThisVisit: documents.kind === 'memory',
    reload,
    keep,
    remove: (one) =>
      void documents.remove(one.id).then(
        () => {
          setRemoved(one);
          return reload();
        },
        () => setFault('refused'),
      ),
    removed,
    restore() {
      if (removed === null) return;
      setRemoved(null);
      void keep(removed.id, removed.text);
    },
  };
}

export interface Keeping {
  /** Under which it is kept now. */
  readonly id: string;
  readonly status: 'kept' | 'keeping' | NotKept;
  /** It stands under another id now, as it was changed or removed in another window. */
  readonly moved: WhyMoved | null;
  retry(): void;
}

/** Keeps what is being worked on after every change of its text; texts are written one after the other. */
export function useKeeping(open: Kept, text: string): Keeping {
  const { documents } = useApp();
  const [id, setId] = useState(open.id);
  const [status, setStatus] = useState<Keeping['status']>('kept');
  const [moved, setMoved] = useState<WhyMoved | null>(null);
  const [writer] = useState(() => {
    if (open.order !== null) documents.adopt({ id: open.id, order: open.order });
    let current = open.id;
    let last: Promise<void> = Promise.resolve();
    let written = open.order === null ? '' : open.text;
    return (next: string): void => {
      if (next === written) return;
      written = next;
      setStatus('keeping');
      last = last.then(async () => {
        const kept = await documents.keep(current, next);
        if (typeof kept === 'string') {
          // It is not there: whatever comes next is written, be it the same.
          written = '';
          setStatus(kept);
          return;
        }
        current = kept.id;
        setId(kept.id);
        setStatus('kept');
        if (kept.moved !== null) setMoved(kept.moved);
      });
    };
  });
  useEffect(() => writer(text), [writer, text]);
  return { id, status, moved, retry: () => writer(text) };
}
