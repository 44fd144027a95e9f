/** What two pages do with their saves, in any order, held against a plain model of what must be kept. */
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encode } from '../../src/storage/codec.ts';
import { databaseShelf } from '../../src/storage/indexed-db.ts';
import { libraryOn } from '../../src/storage/library.ts';
import { memoryShelf, type Shelf } from '../../src/storage/shelf.ts';
import { duel } from '../kernel/duel.ts';
import { type DuelPage, duelPage, memoryMark } from './support/pages.ts';

interface ModelSave {
  text: string;
  /** Rises with every write. */
  writes: number;
}

/** A game on a table: the save it stands in, and how often that had been written when this page last saw it. */
interface ModelGame {
  text: string;
  save: ModelSave;
  seen: number;
}

interface Player {
  readonly mark: ReturnType<typeof memoryMark>;
  page: DuelPage;
  game: ModelGame | null;
}

const STEPS = ['start', 'play', 'undo', 'redo', 'open', 'remove', 'import', 'leave', 'reload'] as const;

const step = fc.record({
  page: fc.nat(1),
  what: fc.oneof(
    { weight: 4, arbitrary: fc.constant('play' as const) },
    { weight: 5, arbitrary: fc.constantFrom(...STEPS) },
  ),
  which: fc.nat(9),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** The shelf as it must be: the save written last stands last. */
class Model {
  saves: ModelSave[] = [];

  /** The game has been changed to this text. */
  write(game: ModelGame, text: string): void {
    if (text === game.text) return;
    game.text = text;
    const owned = this.saves.includes(game.save) && game.seen === game.save.writes;
    const save = owned ? game.save : { text, writes: 0 };
    save.text = text;
    save.writes += 1;
    this.saves = [...this.saves.filter((one) => one !== save), save];
    game.save = save;
    game.seen = save.writes;
  }

  fresh(text: string): ModelGame {
    const game = { text: '', save: { text, writes: 0 }, seen: 0 };
    this.write(game, text);
    return game;
  }
}

/** Texts of all saves, the one written last at the end. */
async function texts(shelf: Shelf): Promise<readonly string[]> {
  const library = libraryOn(shelf, duel);
  const found: string[] = [];
  for (const { id } of await library.list()) {
    const save = await library.read(id);
    found.unshift(save?.file.ok === true ? encode(duel.id, save.file.value as never) : 'damaged');
  }
  return found;
}

async function run(shelf: Shelf, steps: readonly Step[]): Promise<void> {
  const model = new Model();
  const players = [0, 1].map((): Player => {
    const mark = memoryMark();
    return { mark, page: duelPage(shelf, mark), game: null };
  });
  for (const [at, { page: index, what, which }] of steps.entries()) {
    const player = players[index]!;
    await take(shelf, model, player, what, which + 10 * at);
    await player.page.shelf();
    expect(await texts(shelf), `after step ${at + 1}`).toEqual(model.saves.map(({ text }) => text));
    expect(player.page.text()).toBe(player.game?.text ?? null);
  }
}

async function take(
  shelf: Shelf,
  model: Model,
  player: Player,
  what: Step['what'],
  which: number,
): Promise<void> {
  const { page, mark } = player;
  const ids = await page.shelf();
  const at = ids.length === 0 ? -1 : which % ids.length;
  const chosen = model.saves[model.saves.length - 1 - at];
  const changed = (): void => {
    const text = page.text();
    if (player.game !== null && text !== null) model.write(player.game, text);
  };
  switch (what) {
    case 'start':
      expect(page.start(which)).toEqual([]);
      player.game = model.fresh(page.text()!);
      return;
    case 'import': {
      const text = page.text();
      if (text === null) return;
      expect(page.importText(text)).toBeNull();
      player.game = model.fresh(page.text()!);
      return;
    }
    case 'play':
      page.play();
      changed();
      return;
    case 'undo':
      page.session.undo({ agreed: true });
      changed();
      return;
    case 'redo':
      page.session.redo();
      changed();
      return;
    case 'open':
      if (chosen === undefined) return;
      expect(await page.saves.open(ids[at]!)).toBeNull();
      player.game = { text: chosen.text, save: chosen, seen: chosen.writes };
      return;
    case 'remove':
      if (chosen === undefined || ids[at] === page.id()) return;
      await page.saves.remove(ids[at]!);
      model.saves = model.saves.filter((one) => one !== chosen);
      return;
    case 'leave':
      page.session.close();
      player.game = null;
      return;
    case 'reload': {
      player.page = duelPage(shelf, mark);
      const save = model.saves.find((one) => one === player.game?.save);
      await player.page.resume();
      player.game = save === undefined ? null : { text: save.text, save, seen: save.writes };
      return;
    }
  }
}

let names = 0;
const SHELVES: Readonly<Record<string, () => Promise<Shelf>>> = {
  memory: async () => ({ ...memoryShelf() }),
  database: () => {
    names += 1;
    return databaseShelf(`model ${names}`);
  },
};

describe.each(Object.keys(SHELVES))('the %s shelf', (kind) => {
  test('keeps every game as its page left it, whatever two pages do', { timeout: 60_000 }, async () => {
    const open = SHELVES[kind]!;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        await run(await open(), steps);
      }),
      { numRuns: 60 },
    );
  });
});
