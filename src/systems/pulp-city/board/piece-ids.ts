import type { PieceId } from '../model/ids.ts';
import type { TableLayout } from '../model/terrain.ts';

/** The id for a piece that the rules bring to a table: the one wanted, or the next in number where a piece of the table has it. */
export function idBeside({ pieces }: Pick<TableLayout, 'pieces'>, wanted: PieceId): PieceId {
  const taken = new Set(pieces.map(({ id }) => id));
  let [id, number] = [wanted, 1];
  while (taken.has(id)) {
    number += 1;
    id = `${wanted}-${number}`;
  }
  return id;
}
