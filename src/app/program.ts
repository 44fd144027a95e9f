import type { StoreApi } from 'zustand/vanilla';
import { type EventLike, type GameLike, type Refusal, refusal } from '../kernel/game-system.ts';
import type { OpeningSystem } from '../kernel/journal.ts';
import { err, type Result } from '../kernel/result.ts';
import { parseFile, type SetupLike } from '../storage/codec.ts';
import type { EncounterFile } from '../storage/file.ts';
import type { Library } from '../storage/library.ts';
import type { SaveInfo } from '../storage/shelf.ts';
import { type AutosaveState, createAutosave, type Unsaved } from './autosave.ts';
import type { OpenMark } from './open-mark.ts';
import { type Bots, seatsFor } from './seats.ts';
import { createSession, type SaveMark, type Session } from './session.ts';
import { createView, type View } from './view.ts';

/** What a list of saves shows. */
export type SaveEntry = Pick<
  SaveInfo,
  'id' | 'system' | 'title' | 'edition' | 'entries' | 'head' | 'saved' | 'round' | 'branches'
>;

/** Saved games of this device; the game on the table is saved by itself after every command. */
export interface Saves {
  /** The one written last first. */
  list(): Promise<readonly SaveEntry[]>;
  /** Puts a save on the table; a refusal leaves the game as it is. Never rejects. */
  open(id: string): Promise<Refusal | null>;
  /** What is kept of a save, which puts nothing on the table. Never rejects. */
  read(id: string): Promise<Result<EncounterFile, Refusal>>;
  remove(id: string): Promise<void>;
  readonly status: Pick<StoreApi<AutosaveState>, 'getState' | 'subscribe'>;
  /** Tries once more to write what could not be written. */
  retry(): void;
  /** Games that are in no save. */
  unsaved(): readonly Unsaved[];
  /** The players have read the notice. */
  dismiss(): void;
}

/** A session with all that keeps its games. */
export interface Program<Setup, State, Event, Adjustment, Game> {
  /** The id of its system. */
  readonly system: string;
  readonly session: Session<Setup, State, Event, Adjustment, Game>;
  readonly view: View;
  readonly saves: Saves;
  /** Resolves once nothing is left to write. */
  settled(): Promise<void>;
  /** Begins a game under a save of its own. Never throws. */
  start(setup: unknown, bots?: Bots): readonly Refusal[];
  /** Reads an encounter file into a save of its own; a refusal leaves the game as it is. Never throws. */
  importText(text: string): Refusal | null;
  /** Puts the game on the table that was there when the page was left; answers why it cannot. */
  resume(): Promise<Refusal | null>;
}

export interface ProgramParts<
  Setup,
  State,
  Event extends EventLike,
  Adjustment,
  Game extends GameLike<Setup, State>,
> {
  readonly system: OpeningSystem<Setup, State, Event, Adjustment, Game>;
  readonly library: Library;
  readonly now: () => number;
  readonly open: OpenMark;
  /** What a game is called. */
  readonly titleOf: (setup: Setup) => string;
  /** The Round of a game, for the list of saves; absent: it has none. */
  readonly roundOf?: ((game: Game) => number) | undefined;
}

export function createProgram<
  Setup extends SetupLike,
  State extends object,
  Event extends EventLike,
  Adjustment,
  Game extends GameLike<Setup, State>,
>({
  system,
  library,
  now,
  open: mark,
  titleOf,
  roundOf,
}: ProgramParts<Setup, State, Event, Adjustment, Game>): Program<Setup, State, Event, Adjustment, Game> {
  const session = createSession(system);
  const view = createView();
  const round = (): number | undefined => {
    const { game } = session.store.getState();
    return game === null ? undefined : roundOf?.(game);
  };
  const autosave = createAutosave(session, { system: system.id, library, now, titleOf, round });
  /** Rises with whatever is put on the table, so that a save which is read slowly comes too late. */
  let turn = 0;
  session.store.subscribe(({ save }, before) => {
    if (save?.id !== before.save?.id) mark.set(save?.id ?? null);
  });

  /** Something the program did not foresee is said like any other refusal. */
  function begin(put: () => Refusal | readonly Refusal[] | null): readonly Refusal[] {
    turn += 1;
    try {
      const found = put() ?? [];
      const faults = 'code' in found ? [found] : found;
      if (faults.length === 0) view.reset();
      return faults;
    } catch (error) {
      return [refusal('game.notBegun', { why: error instanceof Error ? error.message : String(error) })];
    }
  }

  async function open(id: string): Promise<Refusal | null> {
    turn += 1;
    const mine = turn;
    // What is still being written, and what could not be, is later than what the shelf holds.
    await autosave.settled();
    const kept = autosave.unsaved().find((one) => one.id === id);
    if (kept !== undefined) return put(parseFile(kept.text, system), { id, title: kept.title });
    const found = await library.read(id);
    if (turn !== mine) return null;
    if (found === null) return refusal('save.gone');
    const { title, file, seen } = found;
    return put(file, seen === null ? { id, title } : { id, title, seen });
  }

  async function read(id: string): Promise<Result<EncounterFile, Refusal>> {
    await autosave.settled();
    const kept = autosave.unsaved().find((one) => one.id === id);
    if (kept !== undefined) return parseFile(kept.text, system);
    return (await library.read(id))?.file ?? err(refusal('save.gone'));
  }

  function put(file: Result<EncounterFile, Refusal>, save: SaveMark): Refusal | null {
    if (!file.ok) return file.error;
    return begin(() => session.importFile(file.value, save))[0] ?? null;
  }

  const saves: Saves = {
    async list() {
      await autosave.settled();
      return (await library.list()).filter((one) => one.system === system.id);
    },
    open: (id) => open(id).catch(() => refusal('save.unreadable')),
    read: (id) => read(id).catch(() => err(refusal('save.unreadable'))),
    async remove(id) {
      autosave.forget(id);
      await autosave.settled();
      await library.remove(id);
    },
    status: autosave.store,
    retry: autosave.retry,
    unsaved: autosave.unsaved,
    dismiss: autosave.dismiss,
  };

  return {
    system: system.id,
    session,
    view,
    saves,
    settled: autosave.settled,
    start: (setup, bots) => begin(() => session.start(setup, seatsFor(bots))),
    importText: (text) => begin(() => session.importText(text))[0] ?? null,
    async resume() {
      const last = mark.get();
      return last === null ? null : saves.open(last);
    },
  };
}
