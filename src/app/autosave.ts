import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Journal } from '../kernel/journal.ts';
import { type SetupLike, toFile } from '../storage/codec.ts';
import type { Library } from '../storage/library.ts';

export interface AutosaveState {
  readonly save: string | null;
  readonly status: 'idle' | 'saving' | 'saved' | 'failed';
}

/** Writes the journal to the library after every change, one write at a time and always the latest state. */
export interface Autosave<Setup, Event, Adjustment> {
  readonly store: Pick<StoreApi<AutosaveState>, 'getState' | 'subscribe'>;
  /** Names the save that what follows is written to. */
  use(save: string, title: string): void;
  write(journal: Journal<Setup, Event, Adjustment>): void;
  /** Resolves once nothing is left to write. */
  settled(): Promise<void>;
}

export function createAutosave<Setup extends SetupLike, Event, Adjustment>(
  system: string,
  library: Library,
  now: () => number,
): Autosave<Setup, Event, Adjustment> {
  const store = createStore<AutosaveState>(() => ({ save: null, status: 'idle' }));
  let title = '';
  /** The latest state of each save that is still to be written. */
  const waiting = new Map<string, () => Promise<void>>();
  let running: Promise<void> | null = null;

  async function work(): Promise<void> {
    for (let next = first(); next !== undefined; next = first()) {
      try {
        await next();
        store.setState({ status: waiting.size === 0 ? 'saved' : 'saving' });
      } catch {
        store.setState({ status: 'failed' });
      }
    }
    running = null;
  }

  function first(): (() => Promise<void>) | undefined {
    const [entry] = waiting;
    if (entry !== undefined) waiting.delete(entry[0]);
    return entry?.[1];
  }

  return {
    store: { getState: store.getState, subscribe: store.subscribe },
    use(save, called) {
      title = called;
      store.setState({ save, status: 'idle' });
    },
    write(journal) {
      const { save } = store.getState();
      if (save === null) return;
      const called = title;
      waiting.set(save, () => library.save(save, called, toFile(system, journal), now()));
      store.setState({ status: 'saving' });
      running ??= work();
    },
    settled: () => running ?? Promise.resolve(),
  };
}
