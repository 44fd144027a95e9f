/** Screens that have an address of their own, behind the #. */
export const ADDRESSED = ['cards', 'teams', 'tables', 'lab', 'play', 'part'] as const;
export type Addressed = (typeof ADDRESSED)[number];

export interface Address {
  readonly place: Addressed;
  /** What stands behind the name: `#teams=…`. */
  readonly with: string | null;
}

/** null: the address names no screen. */
export function readAddress(hash: string): Address | null {
  const [, name = '', , rest] = /^#([a-z]+)(=(.*))?$/s.exec(hash) ?? [];
  const place = ADDRESSED.find((one) => one === name);
  return place === undefined ? null : { place, with: rest ?? null };
}

const hashOf = (place: string): string => (ADDRESSED.some((one) => one === place) ? `#${place}` : '');

/** Another screen is shown: its address stands in the browser's line, and its Back leads to the one before. */
export function tellAddress(place: string): void {
  const { hash, pathname, search } = window.location;
  const next = hashOf(place);
  if (next !== hash) window.history.pushState(null, '', `${pathname}${search}${next}`);
}

/** What the address has brought has been dealt with: it is not dealt with again. */
export function forgetAddress(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(null, '', `${pathname}${search}`);
}
