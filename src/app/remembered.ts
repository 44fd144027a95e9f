import { type Kept, pageStorage } from './kiosk.ts';
import { readJson } from '../storage/read-json.ts';

/** A little that a game's screens remember from one visit to the next; whoever asks checks what it is. */
export interface Remembered {
  /** null: nothing, or nothing that can be read. */
  get(): unknown;
  set(value: object): void;
}

/** `storage` may throw: a browser may forbid even to look at it. */
export function createRemembered(
  system: string,
  storage: () => Pick<Kept, 'getItem' | 'setItem'> | null = pageStorage,
): Remembered {
  const key = `pulp-city-tabletop/remembered/${system}`;
  return {
    get() {
      try {
        const text = storage()?.getItem(key) ?? null;
        const read = text === null ? null : readJson(text);
        return read?.ok ? read.value : null;
      } catch {
        return null;
      }
    },
    set(value) {
      try {
        storage()?.setItem(key, JSON.stringify(value));
      } catch {
        // A full or forbidden storage: it holds for this visit.
      }
    },
  };
}
