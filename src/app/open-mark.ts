/** Which save was on the table when the page was left: what this tab knows, else what any tab of this browser knew. */
export interface OpenMark {
  get(): string | null;
  set(save: string | null): void;
}

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'pulp-city-tabletop/open';
/** Said of a tab that was left with nothing on its table, whatever others have on theirs. */
const NOTHING = '';

export function createOpenMark(storages: readonly (() => Kept)[] = PAGE): OpenMark {
  return {
    get() {
      for (const storage of storages) {
        const found = attempt(() => storage().getItem(KEY));
        if (found !== null) return found === NOTHING ? null : found;
      }
      return null;
    },
    set(save) {
      for (const storage of storages) attempt(() => storage().setItem(KEY, save ?? NOTHING));
    },
  };
}

/** A tab's own storage comes first: two tabs may hold two games. */
const PAGE: readonly (() => Kept)[] = [() => sessionStorage, () => localStorage];

/** A browser may forbid even to look at its storage; without it the page opens at its beginning. */
function attempt<T>(look: () => T): T | null {
  try {
    return look();
  } catch {
    return null;
  }
}
