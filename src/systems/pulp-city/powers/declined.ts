import type { ModelId } from '../model/ids.ts';

/** What names a Power that its player has declined, among those of one question. */
export const declinedKey = (owner: ModelId, power: string): string => `${owner} ${power}`;
