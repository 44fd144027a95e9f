import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Refusal, refusal } from '../kernel/game-system.ts';
import { err, type Result } from '../kernel/result.ts';
import { type SetupLike, systemIn } from '../storage/codec.ts';
import type { EncounterFile } from '../storage/file.ts';
import type { Library } from '../storage/library.ts';
import type { AnyGame, AnyProgram, AnySystem } from './any-game.ts';
import type { AutosaveState } from './autosave.ts';
import type { OpenMark } from './open-mark.ts';
import { createProgram, type Saves } from './program.ts';
import type { Bots } from './seats.ts';

/** What the host has to know of a game. */
export interface HostedGame {
  readonly system: AnySystem;
  /** Brings what `system` asks; absent: it is there. */
  load?(): Promise<void>;
  /** What a game is called that nobody has named. */
  titleOf(setup: SetupLike): string;
  /** The Round of a game, for the list of saves; absent: it has none. */
  roundOf?(game: AnyGame): number;
}

export interface HostParts {
  /** The first one is there when the page opens with nothing on its table. */
  readonly games: readonly [HostedGame, ...HostedGame[]];
  readonly library: Library;
  readonly now: () => number;
  readonly open: OpenMark;
}

/** One table for several games: a program each, of which one is in front, and one shelf for the saves of all. */
export interface Host {
  readonly programs: readonly AnyProgram[];
  /** The program in front; only this one may have a game on its table. */
  readonly current: Pick<StoreApi<AnyProgram>, 'getState' | 'subscribe'>;
  /** Of every game that the host knows; opening one brings its program to the front. */
  readonly saves: Saves;
  /** Brings the rules of all games: nothing is begun or opened before. Answers why it cannot; never rejects. */
  ready(): Promise<Refusal | null>;
  /** Brings a game to the front with an empty table; what lay there stays saved. */
  choose(system: string): void;
  /** Begins a game of the program in front, `bots` playing some of its sides. Never throws. */
  start(setup: unknown, bots?: Bots): readonly Refusal[];
  /** Reads a file of whichever game it names; a refusal leaves the game on the table as it is. Never throws. */
  importText(text: string): Refusal | null;
  /** Puts the game on the table that was there when the page was left; answers why it cannot. */
  resume(): Promise<Refusal | null>;
}

export function createHost({ games, library, now, open: mark }: HostParts): Host {
  const make = ({ system, titleOf, roundOf }: HostedGame): AnyProgram => {
    const ownMark: OpenMark = {
      get: mark.get,
      set(save) {
        if (current.getState().system === system.id) mark.set(save);
      },
    };
    return createProgram({ system, library, now, open: ownMark, titleOf, roundOf });
  };
  const [first, ...others] = games;
  const programs: readonly [AnyProgram, ...AnyProgram[]] = [make(first), ...others.map(make)];
  const current = createStore<AnyProgram>(() => programs[0]);
  const programOf = (system: string | null): AnyProgram =>
    programs.find((one) => one.system === system) ?? current.getState();
  /** Rises with whatever is put on the table, so that a save which is read slowly comes too late. */
  let turn = 0;

  function show(next: AnyProgram): void {
    const before = current.getState();
    if (next === before) return;
    current.setState(next, true);
    before.session.close();
    before.view.reset();
    mark.set(next.session.store.getState().save?.id ?? null);
  }

  const ready = (): Promise<Refusal | null> =>
    Promise.all(games.map((game) => game.load?.())).then(
      () => null,
      () => refusal('game.notLoaded'),
    );

  /** What could not be written is asked for first: it may stand on no shelf. */
  async function ownerOf(save: string): Promise<AnyProgram> {
    const holding = programs.find(({ saves }) => saves.unsaved().some(({ id }) => id === save));
    if (holding !== undefined || programs.length === 1) return holding ?? programs[0];
    const info = (await library.list()).find(({ id }) => id === save);
    return programOf(info?.system ?? null);
  }

  async function open(save: string): Promise<Refusal | null> {
    turn += 1;
    const mine = turn;
    const owner = await ownerOf(save);
    const missing = await ready();
    if (missing !== null) return missing;
    const refused = turn === mine ? await owner.saves.open(save) : null;
    if (turn === mine && refused === null) show(owner);
    // It came too late: behind the game in front nothing lies on a table.
    else if (owner !== current.getState() && isOpen(owner, save)) owner.session.close();
    return refused;
  }

  async function read(save: string): Promise<Result<EncounterFile, Refusal>> {
    const missing = await ready();
    return missing === null ? (await ownerOf(save)).saves.read(save) : err(missing);
  }

  const saves: Saves = {
    async list() {
      await Promise.all(programs.map(({ settled }) => settled()));
      return (await library.list()).filter(({ system }) => programs.some((one) => one.system === system));
    },
    open: (save) => open(save).catch(() => refusal('save.unreadable')),
    read: (save) => read(save).catch(() => err(refusal('save.unreadable'))),
    remove: async (save) => (await ownerOf(save)).saves.remove(save),
    status: statusOf(programs, current),
    retry() {
      for (const one of programs) one.saves.retry();
    },
    unsaved: () => programs.flatMap((one) => one.saves.unsaved()),
    dismiss() {
      for (const one of programs) one.saves.dismiss();
    },
  };

  return {
    programs,
    current: { getState: current.getState, subscribe: current.subscribe },
    saves,
    ready,
    choose(system) {
      turn += 1;
      show(programOf(system));
    },
    start(setup, bots) {
      turn += 1;
      return current.getState().start(setup, bots);
    },
    importText(text) {
      turn += 1;
      const owner = programs.length === 1 ? programs[0] : programOf(systemIn(text));
      const refused = owner.importText(text);
      if (refused === null) show(owner);
      return refused;
    },
    async resume() {
      const last = mark.get();
      return last === null ? null : saves.open(last);
    },
  };
}

const isOpen = ({ session }: AnyProgram, save: string): boolean => session.store.getState().save?.id === save;

/** One state for all: what is still to be read comes first, the program in front before the others. */
function statusOf(
  programs: readonly [AnyProgram, ...AnyProgram[]],
  current: Host['current'],
): Saves['status'] {
  if (programs.length === 1) return programs[0].saves.status;
  const look = (): AutosaveState => {
    const own = current.getState().saves.status.getState();
    const all = [own, ...programs.map(({ saves }) => saves.status.getState()).filter((one) => one !== own)];
    const told = all.find(({ notice, read }) => notice !== null && !read) ?? own;
    const status = (['failed', 'saving'] as const).find((one) => all.some((each) => each.status === one));
    return {
      status: status ?? own.status,
      notice: told.notice,
      read: told.read,
      atRisk: all.reduce((sum, { atRisk }) => sum + atRisk, 0),
    };
  };
  const store = createStore<AutosaveState>(look);
  const tell = (): void => store.setState(look());
  for (const { saves } of programs) saves.status.subscribe(tell);
  current.subscribe(tell);
  return { getState: store.getState, subscribe: store.subscribe };
}
