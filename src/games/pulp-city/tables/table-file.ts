import { asLink, ofLink } from '../../../app/squeeze.ts';
import { valueIn } from '../../../app/transfer.ts';
import type { Refusal } from '../../../kernel/game-system.ts';
import type { Result } from '../../../kernel/result.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import { readTableFile, tableFile } from '../../../systems/pulp-city/view/setup/table-file.ts';

/** A table as it is kept and sent, its photograph with it. */
export const tableText = (table: TableLayout): string => JSON.stringify(tableFile(table), null, 1);

/** A table from outside, or what is wrong with it first. */
export function readTableText(text: string): Result<TableLayout, Refusal> {
  const value = valueIn(text);
  return value.ok ? readTableFile(value.value) : value;
}

const LINK = '#tables=';

/** A photograph is too long for a link. */
export const withoutPicture = ({ picture: _, ...table }: TableLayout): TableLayout => table;

/** `page`: its address without what follows the #. */
export const tableLink = async (table: TableLayout, page: string): Promise<string> =>
  `${page}${LINK}${await asLink(JSON.stringify(tableFile(withoutPicture(table))))}`;

/** What stands behind the name of the screen in a link. */
export async function readTableLink(link: string): Promise<Result<TableLayout, Refusal>> {
  const text = await ofLink(link);
  return text.ok ? readTableText(text.value) : text;
}

/** The text of a file, or a link, as somebody has pasted it. */
export function readPasted(text: string): Promise<Result<TableLayout, Refusal>> {
  const at = text.indexOf(LINK);
  return at < 0 ? Promise.resolve(readTableText(text)) : readTableLink(text.slice(at + LINK.length).trim());
}
