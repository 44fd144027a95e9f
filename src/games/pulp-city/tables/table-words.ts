import { translateOptional, type Translator } from '../../../i18n/translate.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import { orderOf } from '../../../systems/pulp-city/tables/generate.ts';

/** What a table is called: by its maker, by the game, or by what it was made of. */
export function tableName(t: Translator, table: Pick<TableLayout, 'id' | 'name'>): string {
  if (table.name !== undefined && table.name !== '') return table.name;
  const known = translateOptional(t.lang, `setup.table.${table.id}`);
  if (known !== undefined) return known;
  const order = orderOf(table.id);
  return order === null
    ? t('tables.unnamed')
    : t('tables.made.name', { setting: t(`setting.${order.setting}`), seed: String(order.seed) });
}

export const tableNote = (t: Translator, { id }: Pick<TableLayout, 'id'>): string | undefined =>
  translateOptional(t.lang, `setup.table.${id}.note`);
