import * as v from 'valibot';
import { unfitPart } from '../../../../kernel/outside.ts';
import { err, ok, type Result } from '../../../../kernel/result.ts';
import { type Refusal, refusal } from '../../model/refusals.ts';
import type { TableLayout } from '../../model/terrain.ts';
import { readLayout, reservedNames } from '../../setup/read-table.ts';
import { ordinal } from '../../../../kernel/number-forms.ts';

export const TABLE_FORMAT = 'pulp-city-tabletop/table';
export const TABLE_VERSION = 1;

/** A table as it is kept, exported and sent; whether it can be played on is another question. */
export interface TableFile {
  readonly format: typeof TABLE_FORMAT;
  readonly version: number;
  readonly table: TableLayout;
}

export const tableFile = (table: TableLayout): TableFile => ({
  format: TABLE_FORMAT,
  version: TABLE_VERSION,
  table,
});

const MARK = v.object({
  format: v.literal(TABLE_FORMAT),
  version: ordinal,
});

const TABLE = v.object({ table: v.unknown() });

/** A table from a file or a link; or the first thing that is wrong with its form, and where. */
export function readTableFile(given: unknown): Result<TableLayout, Refusal> {
  const part = unfitPart(given);
  if (part !== null) {
    const params = { at: part.path.join('.'), given: part.given };
    return err(refusal(part.why === 'reserved' ? 'setup.reserved' : 'tableFile.form', params));
  }
  const mark = v.safeParse(MARK, given);
  if (!mark.success) return err(refusal('tableFile.foreign'));
  const { version } = mark.output;
  if (version > TABLE_VERSION) return err(refusal('tableFile.newer', { version, known: TABLE_VERSION }));
  const read = v.safeParse(TABLE, given);
  const { layout, faults } = readLayout(read.success ? read.output.table : undefined);
  const [first] = [...faults, ...(layout === null ? [] : reservedNames(layout))];
  if (first !== undefined) return err(first);
  return layout === null ? err(refusal('tableFile.foreign')) : ok(layout);
}
