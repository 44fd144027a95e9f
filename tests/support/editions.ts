import { describe } from 'vitest';

export const EDITIONS = ['2013', '2017'] as const;
export type Edition = (typeof EDITIONS)[number];

/** The same tests in each edition named; titles still carry the literal rule ids. */
export function inEditions(editions: readonly Edition[], tests: (edition: Edition) => void): void {
  describe.each(editions)('edition of %s', tests);
}
