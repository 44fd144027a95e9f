import { createStore, type StoreApi } from 'zustand/vanilla';
import * as v from 'valibot';
import { readJson } from '../storage/read-json.ts';
import { pageStorage } from './kiosk.ts';
import type { Surroundings } from './preferences.ts';
import { count } from '../kernel/number-forms.ts';

/** When a save last went out as a file, and how far it had come. */
export interface Backup {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly head: number;
}

type Known = Readonly<Record<string, Backup>>;

/** What this browser knows of files that were made of its saves. */
export interface Backups extends Pick<StoreApi<Known>, 'getState' | 'subscribe'> {
  made(save: string, backup: Backup): void;
}

const KEY = 'pulp-city-tabletop/backups';
/** Of saves that are long gone nothing needs to be known. */
const MOST = 200;

const FORM = v.record(v.string(), v.object({ at: count, head: count }));

export function createBackups(storage: Surroundings['storage'] = pageStorage()): Backups {
  const store = createStore<Known>(() => {
    try {
      const text = readJson(storage?.getItem(KEY) ?? '{}');
      const read = v.safeParse(FORM, text.ok ? text.value : null);
      return read.success ? read.output : {};
    } catch {
      return {};
    }
  });
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    made(save, backup) {
      const latest = Object.entries({ ...store.getState(), [save]: backup })
        .sort(([, one], [, other]) => other.at - one.at)
        .slice(0, MOST);
      store.setState(Object.fromEntries(latest), true);
      try {
        storage?.setItem(KEY, JSON.stringify(store.getState()));
      } catch {
        // A full or forbidden storage: it is known for this visit.
      }
    },
  };
}

let known: Backups | null = null;

/** Those of the page. */
export function pageBackups(): Backups {
  known ??= createBackups();
  return known;
}
