import type { TableLayout } from '../model/terrain.ts';
import { crossroads } from './crossroads.ts';
import { docks } from './docks.ts';
import { downtown } from './downtown.ts';
import { midtown } from './midtown.ts';
import { park } from './park.ts';

/** Tables that come with the game, the usual size first. @rule PC-TABLE-01 */
export const TABLES: readonly TableLayout[] = [crossroads, park, docks, midtown, downtown];

export function tableById(id: string): TableLayout | null {
  return TABLES.find((table) => table.id === id) ?? null;
}
