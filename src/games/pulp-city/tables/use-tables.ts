import { useCallback, useEffect, useMemo, useState } from 'react';
import type { KeptDocument, NotKept, WhyMoved } from '../../../app/documents.ts';
import { freshId } from '../../../app/fresh-id.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import { isTableText } from '../library/documents.ts';
import { useApp } from '../use-game.ts';
import { readTableText, tableText } from './table-file.ts';

/** A table of this device. */
export interface KeptTable {
  readonly id: string;
  /** null: its text cannot be read; it stays as it is. Its id is that of the document. */
  readonly table: TableLayout | null;
  readonly text: string;
  /** null: it stands on no shelf yet. */
  readonly order: number | null;
}

export type OpenTable = KeptTable & { readonly table: TableLayout };

const keptTable = ({ id, text, order }: KeptDocument): KeptTable => {
  const read = readTableText(text);
  return { id, text, order, table: read.ok ? { ...read.value, id } : null };
};

export interface Tables {
  /** undefined: still being read. The one changed last first. */
  readonly tables: readonly KeptTable[] | undefined;
  readonly fault: NotKept | 'unread' | null;
  /** They are gone with this page. */
  readonly forThisVisit: boolean;
  reload(): Promise<void>;
  /** Keeps a new table. Where that fails it can be worked on all the same. */
  add(table: TableLayout): Promise<OpenTable>;
  remove(table: KeptTable): void;
  /** What was removed last on this screen. */
  readonly removed: KeptTable | null;
  restore(): void;
}

/** The tables of this device, as a list. */
export function useTables(): Tables {
  const { documents } = useApp();
  const [stored, setStored] = useState<readonly KeptDocument[] | undefined>(undefined);
  const [fault, setFault] = useState<Tables['fault']>(null);
  const [removed, setRemoved] = useState<KeptTable | null>(null);
  const reload = useCallback(
    (): Promise<void> => documents.list().then(setStored, () => setFault('unread')),
    [documents],
  );
  useEffect(() => {
    void reload();
    return documents.onChange(() => void reload());
  }, [documents, reload]);
  const tables = useMemo(() => stored?.filter(({ text }) => isTableText(text)).map(keptTable), [stored]);
  const keep = async (wanted: string, text: string): Promise<{ id: string; order: number | null }> => {
    const kept = await documents.keep(wanted, text);
    setFault(typeof kept === 'string' ? kept : null);
    await reload();
    return typeof kept === 'string' ? { id: wanted, order: null } : kept;
  };
  return {
    tables,
    fault,
    forThisVisit: documents.kind === 'memory',
    reload,
    async add(given) {
      const id = freshId();
      const table = { ...given, id };
      const text = tableText(table);
      const kept = await keep(id, text);
      return { ...kept, text, table: { ...table, id: kept.id } };
    },
    remove: (table) =>
      void documents.remove(table.id).then(
        () => {
          setRemoved(table);
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

export interface TableKeeping {
  /** Under which it is kept now. */
  readonly id: string;
  readonly status: 'kept' | 'keeping' | NotKept;
  /** It stands under another id now, as it was changed or removed in another window. */
  readonly moved: WhyMoved | null;
  retry(): void;
}

/** Keeps the table that is being built after every change; texts are written one after the other. */
export function useTableKeeping(open: OpenTable, now: TableLayout): TableKeeping {
  const { documents } = useApp();
  const [id, setId] = useState(open.id);
  const [status, setStatus] = useState<TableKeeping['status']>('kept');
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
  const text = useMemo(() => tableText(now), [now]);
  useEffect(() => writer(text), [writer, text]);
  return { id, status, moved, retry: () => writer(text) };
}
