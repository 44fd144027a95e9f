import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Refusal, refusal } from '../kernel/game-system.ts';
import type { Journal } from '../kernel/journal.ts';
import { encode, type SetupLike, toFile } from '../storage/codec.ts';
import type { Library } from '../storage/library.ts';
import { isFull, type Moved } from '../storage/shelf.ts';
import { freshId } from './fresh-id.ts';
import type { SaveMark } from './session.ts';

export interface AutosaveState {
  readonly status: 'idle' | 'saving' | 'saved' | 'failed';
  /** What the players have to be told about their saves, as a code; the same object as long as it is the same news. */
  readonly notice: Refusal | null;
  /** They have read it, and it still holds. */
  readonly read: boolean;
  /** Games that would be lost with the page. */
  readonly atRisk: number;
}

/** A game that the shelf has not taken. */
export interface Unsaved {
  readonly id: string;
  readonly title: string;
  /** The game as an encounter file. */
  readonly text: string;
}

/** What the autosave watches of a session. */
export interface Watched<Setup, Event, Adjustment> {
  readonly store: Pick<StoreApi<Playing<Setup, Event, Adjustment>>, 'getState' | 'subscribe'>;
  keepAs(save: SaveMark): void;
}

interface Playing<Setup, Event, Adjustment> {
  readonly journal: Journal<Setup, Event, Adjustment> | null;
  readonly save: SaveMark | null;
}

/** Writes each journal of a session to its own save, one write at a time and always the latest state. */
export interface Autosave {
  readonly store: Pick<StoreApi<AutosaveState>, 'getState' | 'subscribe'>;
  /** Resolves once nothing is left to write. */
  settled(): Promise<void>;
  /** Tries once more to write what could not be written. */
  retry(): void;
  /** What could not be written so far. */
  unsaved(): readonly Unsaved[];
  /** The save is being removed: nothing of it is written any more. */
  forget(id: string): void;
  /** The players have read the notice. */
  dismiss(): void;
}

export interface AutosaveOptions<Setup> {
  readonly system: string;
  readonly library: Library;
  readonly now: () => number;
  /** What a game is called that nobody has named. */
  readonly titleOf: (setup: Setup) => string;
  /** How far the game on the table has come. */
  readonly round?: () => number | undefined;
}

interface Work<Setup, Event, Adjustment> {
  readonly title: string;
  readonly journal: Journal<Setup, Event, Adjustment>;
  readonly round: number | undefined;
}

export function createAutosave<Setup extends SetupLike, Event, Adjustment>(
  session: Watched<Setup, Event, Adjustment>,
  { system, library, now, titleOf, round }: AutosaveOptions<Setup>,
): Autosave {
  type Job = Work<Setup, Event, Adjustment>;
  const store = createStore<AutosaveState>(() => ({
    status: 'idle',
    notice: library.kind === 'memory' ? refusal('save.memory') : null,
    read: false,
    atRisk: 0,
  }));
  /** The latest state of each save that is still to be written. */
  const waiting = new Map<string, Job>();
  const failed = new Map<string, Job>();
  let running: Promise<void> | null = null;

  function take(id: string, job: Job): void {
    failed.delete(id);
    waiting.set(id, job);
    // Whatever could not be written before gets its chance again.
    for (const [other, work] of failed) waiting.set(other, work);
    failed.clear();
    tell();
    running ??= work();
  }

  async function work(): Promise<void> {
    for (let next = first(); next !== undefined; next = first()) await write(...next);
    running = null;
    tell();
  }

  function first(): [string, Job] | undefined {
    const [entry] = waiting;
    if (entry !== undefined) waiting.delete(entry[0]);
    return entry;
  }

  async function write(id: string, job: Job): Promise<void> {
    try {
      const moved = await library.save(id, job.title, toFile(system, job.journal), now(), job.round);
      if (moved !== null) goOnElsewhere(id, job, moved);
      else if (failed.size === 0 && isFailure(store.getState().notice)) store.setState({ notice: null });
    } catch (error) {
      // By now there may be a later state of the same save, which is written after this one.
      if (!waiting.has(id)) failed.set(id, job);
      say(isFull(error) ? 'save.full' : 'save.refused');
    }
  }

  /** Somebody else has written the save or removed it: both games are kept, this one under a new save. */
  function goOnElsewhere(id: string, job: Job, moved: Moved): void {
    const latest = waiting.get(id) ?? job;
    waiting.delete(id);
    const save: SaveMark = {
      id: freshId(),
      title: moved === 'removed' ? latest.title : another(latest.title),
    };
    say(`save.${moved}`, { title: save.title ?? '' });
    if (session.store.getState().save?.id === id) session.keepAs(save);
    else waiting.set(save.id, { ...latest, title: save.title ?? '' });
  }

  function say(code: string, params: Refusal['params'] = {}): void {
    if (store.getState().notice?.code !== code)
      store.setState({ notice: refusal(code, params), read: false });
  }

  function tell(): void {
    const status = failed.size > 0 ? 'failed' : waiting.size > 0 || running !== null ? 'saving' : 'saved';
    const { journal } = session.store.getState();
    const atRisk = library.kind === 'memory' ? (journal === null ? 0 : 1) : failed.size;
    store.setState({ status, atRisk });
  }

  session.store.subscribe(({ journal, save }, before) => {
    if (journal === before.journal && save === before.save) return;
    if (journal === null || save === null) return tell();
    if (save !== before.save && save.seen !== undefined) library.adopt(save.id, save.seen);
    take(save.id, { title: save.title ?? titleOf(journal.setup), journal, round: round?.() });
  });

  return {
    store: { getState: store.getState, subscribe: store.subscribe },
    settled: () => running ?? Promise.resolve(),
    retry() {
      const [again] = failed;
      store.setState({ read: false });
      if (again !== undefined) take(...again);
    },
    unsaved: () =>
      [...failed].map(([id, { title, journal }]) => ({ id, title, text: encode(system, journal) })),
    forget(id) {
      waiting.delete(id);
      failed.delete(id);
      tell();
    },
    dismiss() {
      const { notice } = store.getState();
      const holds = library.kind === 'memory' || isFailure(notice);
      store.setState(holds ? { read: true } : { notice: null });
    },
  };
}

const isFailure = (notice: Refusal | null): boolean =>
  notice?.code === 'save.full' || notice?.code === 'save.refused';

/** 'Ace – Nuke' -> 'Ace – Nuke (2)' -> 'Ace – Nuke (3)' */
function another(title: string): string {
  const [, name = title, count] = /^(.*) \((\d+)\)$/.exec(title) ?? [];
  return `${name} (${Number(count ?? 1) + 1})`;
}
