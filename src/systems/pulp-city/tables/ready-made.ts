import type { TableLayout } from '../model/terrain.ts';
import { crossroads } from './crossroads.ts';
import { docks } from './docks.ts';
import { park } from './park.ts';

/** Tables that come with the game. */
export const TABLES: readonly TableLayout[] = [crossroads, park, docks];

export function tableById(id: string): TableLayout | null {
  return TABLES.find((table) => table.id === id) ?? null;
}
