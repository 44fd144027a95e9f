import type { Ruleset } from '../model/encounter.ts';
import { e2013 } from './e2013.ts';
import { e2017 } from './e2017.ts';

export const EDITIONS = ['2013', '2017'] as const;
export type EditionId = (typeof EDITIONS)[number];

const BY_ID: Readonly<Record<EditionId, Ruleset>> = { '2013': e2013, '2017': e2017 };

export function isEdition(id: string): id is EditionId {
  return id === '2013' || id === '2017';
}

/** null: no such edition. */
export function rulesetOf(id: string): Ruleset | null {
  return isEdition(id) ? BY_ID[id] : null;
}
