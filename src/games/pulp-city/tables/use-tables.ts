import type { KeptDocument } from '../../../app/documents.ts';
import { freshId } from '../../../app/fresh-id.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import { isTableText } from '../library/documents.ts';
import { type DocumentList, type Kept, useDocumentList } from '../library/use-document-list.ts';
import { readTableText, tableText } from './table-file.ts';

/** A table of this device. */
export interface KeptTable extends Kept {
  /** null: its text cannot be read; it stays as it is. Its id is that of the document. */
  readonly table: TableLayout | null;
}

export type OpenTable = KeptTable & { readonly table: TableLayout };

const keptTable = ({ id, text, order }: KeptDocument): KeptTable => {
  const read = readTableText(text);
  return { id, text, order, table: read.ok ? { ...read.value, id } : null };
};

export interface Tables extends DocumentList<KeptTable> {
  /** Keeps a new table. Where that fails it can be worked on all the same. */
  add(table: TableLayout): Promise<OpenTable>;
}

/** The tables of this device, as a list. */
export function useTables(): Tables {
  const list = useDocumentList(isTableText, keptTable);
  return {
    ...list,
    async add(given) {
      const table = { ...given, id: freshId() };
      const text = tableText(table);
      const kept = await list.keep(table.id, text);
      return { ...kept, text, table: { ...table, id: kept.id } };
    },
  };
}
