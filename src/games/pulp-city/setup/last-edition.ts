import { EDITION_IDS } from '../../../systems/pulp-city/view/setup/quick-game.ts';

export const before = (found: unknown): object => (typeof found === 'object' && found !== null ? found : {});

/** The edition that was played last. */
export function lastEdition(found: unknown): string {
  const { edition }: Partial<Record<string, unknown>> = { ...before(found) };
  return EDITION_IDS.find((one) => one === edition) ?? EDITION_IDS[0];
}
