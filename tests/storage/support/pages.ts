import type { OpenMark } from '../../../src/app/open-mark.ts';
import { createProgram } from '../../../src/app/program.ts';
import { libraryOn } from '../../../src/storage/library.ts';
import type { Shelf } from '../../../src/storage/shelf.ts';
import { duel, duelSetup } from '../../kernel/duel.ts';

/** What a tab remembers of itself. */
export function memoryMark(): OpenMark {
  let now: string | null = null;
  return {
    get: () => now,
    set(save) {
      now = save;
    },
  };
}

/** A page of duels over a shelf, with a clock that the test may turn. */
export function duelPage(shelf: Shelf, open: OpenMark = memoryMark(), now: () => number = () => 0) {
  const program = createProgram({
    system: duel,
    library: libraryOn(shelf, duel),
    now,
    open,
    titleOf: ({ names }) => `${names.a} – ${names.b}`,
  });
  const { session } = program;
  let answers = 0;
  return {
    ...program,
    start: (seed: number) => program.start(duelSetup(seed)),
    /** Answers whatever is asked. */
    play(steps = 1): void {
      for (let left = steps; left > 0; left -= 1) {
        const { game } = session.store.getState();
        const decision = game?.rest.pending[0];
        if (game === null || decision === undefined) return;
        answers += 1;
        const answer = duel.sample(game, decision, () => answers);
        const refused = session.dispatch({ type: 'answer', decision: decision.id, answer }, { agreed: true });
        if (refused !== null) throw new Error(refused.code);
      }
    },
    id: (): string | null => session.store.getState().save?.id ?? null,
    text: (): string | null => session.exportText(),
    /** Waits until nothing is left to write, then tells what stands on the shelf. */
    shelf: async (): Promise<readonly string[]> => (await program.saves.list()).map(({ id }) => id),
  };
}

export type DuelPage = ReturnType<typeof duelPage>;

/** All that a shelf holds, in words that can be compared. */
export async function contents(shelf: Shelf): Promise<Readonly<Record<string, string>>> {
  const infos = await shelf.infos();
  const kept = await Promise.all(infos.map(async ({ id }) => [id, JSON.stringify(await shelf.read(id))]));
  return Object.fromEntries(kept);
}

/** A shelf whose writes wait until they are let through, or fail. */
export function faultyShelf(shelf: Shelf) {
  let fault: Error | null = null;
  let gate: Promise<void> | null = null;
  let opened: () => void = () => undefined;
  let writes = 0;
  return {
    shelf: {
      ...shelf,
      async write(writing) {
        writes += 1;
        await gate;
        if (fault !== null) throw fault;
        return shelf.write(writing);
      },
    } satisfies Shelf as Shelf,
    fail(error: Error | null): void {
      fault = error;
    },
    hold(): void {
      gate = new Promise((open) => {
        opened = open;
      });
    },
    release(): void {
      gate = null;
      opened();
    },
    writes: () => writes,
  };
}

export const full = (): Error => new DOMException('no room', 'QuotaExceededError');
