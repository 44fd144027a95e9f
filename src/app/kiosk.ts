/**
 * A page for a club: it goes back to its first screen when nobody has touched it for a while, and forgets all that was
 * done on it. What players make is kept as long as the page lives; what the club has chosen without it, it goes on with.
 */
export interface Kiosk {
  /** Without a press, until it asks whether anybody is there. */
  readonly minutes: number;
}

export type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'pulp-city-tabletop/kiosk';
const ON = 'on';
const MINUTES = 5;
const PARAMETER = 'kiosk';

/**
 * What an address asks for: `?kiosk`, or `?kiosk=10` for as many minutes, or `?kiosk=off`; without it what was chosen on
 * this device.
 */
export function kioskFrom(search: string, chosen: boolean): Kiosk | null {
  const wanted = new URLSearchParams(search).get(PARAMETER);
  if (wanted === null ? !chosen : wanted === 'off') return null;
  const minutes = Number(wanted);
  return { minutes: Number.isFinite(minutes) && minutes > 0 ? minutes : MINUTES };
}

/** A browser may forbid even to look at its storage. */
function browserStorage(): Kept | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

function chosenHere(): boolean {
  try {
    return browserStorage()?.getItem(KEY) === ON;
  } catch {
    return false;
  }
}

const known = kioskFrom(globalThis.location?.search ?? '', chosenHere());

/** Of this page; null: it belongs to its players. */
export const pageKiosk = (): Kiosk | null => known;

/** Reads what is there, and keeps what is written as long as the page lives. */
export function passingStorage(under: Kept | null, readable: readonly string[]): Kept {
  const kept = new Map<string, string | null>();
  const before = (key: string): string | null => {
    try {
      return readable.includes(key) ? (under?.getItem(key) ?? null) : null;
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => (kept.has(key) ? (kept.get(key) ?? null) : before(key)),
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.set(key, null),
  };
}

/** Under which the club's own settings stand. */
export const PREFERENCES_KEY = 'pulp-city-tabletop/preferences';

const own = known === null ? browserStorage() : passingStorage(browserStorage(), [PREFERENCES_KEY]);

/** Where a page keeps the little that is no save; null: nowhere. */
export const pageStorage = (): Kept | null => own;

let leaving = false;

/** The page is on its way to new players, and need not ask whether it may go. */
export const isLeaving = (): boolean => leaving;

/** Back to the first screen, with nothing of what was done here. */
export function newPlayers(): void {
  leaving = true;
  const { pathname, search } = window.location;
  window.history.replaceState(null, '', `${pathname}${search}`);
  window.location.reload();
}

/** Makes a club's page of this one, or one of its players again; the page begins anew. */
export function chooseKiosk(on: boolean): void {
  try {
    if (on) browserStorage()?.setItem(KEY, ON);
    else browserStorage()?.removeItem(KEY);
  } catch {
    // Without a storage the address can still ask for it.
  }
  const wanted = new URLSearchParams(window.location.search);
  wanted.delete(PARAMETER);
  const search = wanted.size === 0 ? '' : `?${wanted.toString()}`;
  window.history.replaceState(null, '', `${window.location.pathname}${search}`);
  newPlayers();
}
