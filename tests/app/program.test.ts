import { describe, expect, test } from 'vitest';
import { createOpenMark } from '../../src/app/open-mark.ts';
import { createProgram } from '../../src/app/program.ts';
import { encode } from '../../src/storage/codec.ts';
import { libraryOn } from '../../src/storage/library.ts';
import { memoryShelf, type Shelf } from '../../src/storage/shelf.ts';
import { duel, duelSetup } from '../kernel/duel.ts';
import { contents, duelPage, faultyShelf, full, memoryMark } from '../storage/support/pages.ts';

/** The file that a save holds. */
async function textOf(shelf: Shelf, id: string): Promise<string | null> {
  const found = await libraryOn(shelf, duel).read(id);
  return found?.file.ok === true ? encode(duel.id, { ...found.file.value } as never) : null;
}

describe('every game has a save of its own', () => {
  test('two are begun one after the other, a third imported, a fourth opened and left', async () => {
    const shelf = memoryShelf();
    const earlier = duelPage(shelf);
    earlier.start(4);
    earlier.play(3);
    const [fourth] = await earlier.shelf();
    const page = duelPage(shelf);
    page.start(1);
    page.play(2);
    const [first, firstText] = [page.id(), page.text()];
    page.start(2);
    page.play(3);
    const [second, secondText] = [page.id(), page.text()];
    expect(page.importText(firstText!)).toBeNull();
    page.play();
    const [third, thirdText] = [page.id(), page.text()];
    await page.shelf();
    const before = await contents(shelf);
    expect(await page.saves.open(fourth!)).toBeNull();
    page.session.close();
    expect(await page.shelf()).toEqual([third, second, first, fourth]);
    expect(await contents(shelf)).toEqual(before);
    expect(await Promise.all([first, second, third].map((id) => textOf(shelf, id!)))).toEqual([
      firstText,
      secondText,
      thirdText,
    ]);
  });

  test('also a game that is played once more', async () => {
    const shelf = memoryShelf();
    const page = duelPage(shelf);
    page.start(1);
    page.play(2);
    const first = page.id();
    await page.shelf();
    const before = await contents(shelf);
    page.start(9);
    page.play();
    expect(await page.shelf()).toEqual([page.id(), first]);
    expect((await contents(shelf))[first!]).toBe(before[first!]);
  });

  test('whichever write comes last to the shelf', async () => {
    const faulty = faultyShelf(memoryShelf());
    const page = duelPage(faulty.shelf);
    faulty.hold();
    page.start(1);
    page.play(2);
    const [first, firstText] = [page.id(), page.text()];
    page.start(2);
    page.play();
    const [second, secondText] = [page.id(), page.text()];
    faulty.release();
    await page.shelf();
    expect(await textOf(faulty.shelf, first!)).toBe(firstText);
    expect(await textOf(faulty.shelf, second!)).toBe(secondText);
  });
});

describe('a save that is opened', () => {
  async function withSave() {
    let clock = 1000;
    const faulty = faultyShelf(memoryShelf());
    const earlier = duelPage(faulty.shelf, memoryMark(), () => clock);
    earlier.start(1);
    earlier.play(4);
    const [id] = await earlier.shelf();
    clock = 5000;
    const page = duelPage(faulty.shelf, memoryMark(), () => clock);
    return { faulty, page, id: id!, before: await contents(faulty.shelf), writes: faulty.writes() };
  }

  test('and not played on stays byte for byte what it was', async () => {
    const { faulty, page, id, before, writes } = await withSave();
    expect(await page.saves.open(id)).toBeNull();
    await page.shelf();
    expect(await contents(faulty.shelf)).toEqual(before);
    page.session.close();
    await page.shelf();
    expect([faulty.writes(), await contents(faulty.shelf)]).toEqual([writes, before]);
  });

  test('remembers how far it was taken back: its head moves, its entries stay', async () => {
    const { faulty, page, id } = await withSave();
    await page.saves.open(id);
    expect(page.session.undo({ agreed: true })).toBeNull();
    await page.shelf();
    const kept = await faulty.shelf.read(id);
    expect([kept?.info.head, kept?.header.head, kept?.entries.length, kept?.info.saved]).toEqual([
      3, 3, 4, 5000,
    ]);
    expect(page.session.redo()).toBeNull();
    await page.shelf();
    expect((await faulty.shelf.read(id))?.info.head).toBe(4);
  });

  test('goes on in its own save, and keeps its name', async () => {
    const { faulty, page, id } = await withSave();
    await page.saves.open(id);
    page.play();
    await page.shelf();
    expect(page.id()).toBe(id);
    expect(await textOf(faulty.shelf, id)).toBe(page.text());
    expect((await page.saves.list())[0]).toMatchObject({ id, entries: 5, saved: 5000 });
  });

  test('is told to be gone, or unreadable, and the game on the table stays', async () => {
    const { faulty, page, id } = await withSave();
    page.start(7);
    const mine = page.text();
    expect((await page.saves.open('nobody'))?.code).toBe('save.gone');
    Object.assign(faulty.shelf, { read: () => Promise.reject(new Error('closed')) });
    expect((await page.saves.open(id))?.code).toBe('save.unreadable');
    expect(page.text()).toBe(mine);
  });

  test('and cannot be put on the table leaves everything as it was', async () => {
    const { faulty, page, id } = await withSave();
    const kept = await faulty.shelf.read(id);
    Object.assign(faulty.shelf, {
      read: async () => ({ ...kept, header: { ...kept!.header, seed: 77 } }),
    });
    page.start(7);
    const mine = page.id();
    page.view.select('somebody');
    page.view.draft('q1', { half: 'an answer' });
    const view = page.view.store.getState();
    expect((await page.saves.open(id))?.code).toBe('file.headerDiffers');
    expect(page.importText('no encounter')?.code).toBe('file.notJson');
    expect(page.id()).toBe(mine);
    expect(page.view.store.getState()).toBe(view);
    page.start(8);
    expect(page.view.store.getState()).toMatchObject({ selected: null, drafts: {} });
  });

  test('too slowly does not push aside what was begun meanwhile', async () => {
    const { page, id } = await withSave();
    const opening = page.saves.open(id);
    page.start(7);
    const mine = page.id();
    expect(await opening).toBeNull();
    expect(page.id()).toBe(mine);
  });
});

describe('a save that is removed', () => {
  test('is gone although a write of it was still waiting', async () => {
    const faulty = faultyShelf(memoryShelf());
    const page = duelPage(faulty.shelf);
    faulty.hold();
    page.start(1);
    page.start(2);
    page.play(2);
    const second = page.id()!;
    page.start(3);
    const third = page.id();
    const removing = page.saves.remove(second);
    faulty.release();
    await removing;
    expect((await page.shelf()).includes(second)).toBe(false);
    expect((await page.shelf())[0]).toBe(third);
  });
});

describe('when a game is begun', () => {
  test('what the program did not foresee is said, and the game on the table stays', async () => {
    const shelf = memoryShelf();
    let broken = false;
    const program = createProgram({
      system: {
        ...duel,
        open(setup) {
          if (broken) throw new TypeError('randomUUID is not a function');
          return duel.open(setup);
        },
        begin(setup) {
          if (broken) throw new TypeError('no begin');
          return duel.begin(setup);
        },
      },
      library: libraryOn(shelf, duel),
      now: () => 0,
      open: memoryMark(),
      titleOf: () => 'A duel',
    });
    expect(program.start(duelSetup(1))).toEqual([]);
    const text = program.session.exportText()!;
    await program.saves.list();
    const id = program.session.store.getState().save!.id;
    broken = true;
    const said = { code: 'game.notBegun', params: { why: 'randomUUID is not a function' } };
    expect(program.start(duelSetup(2))).toEqual([said]);
    expect(program.importText(text)).toEqual({ code: 'game.notBegun', params: { why: 'no begin' } });
    expect((await program.saves.open(id))?.code).toBe('game.notBegun');
    expect(program.session.exportText()).toBe(text);
  });

  test('a game that could not be saved is opened as it was left', async () => {
    const faulty = faultyShelf(memoryShelf());
    const page = duelPage(faulty.shelf);
    page.start(1);
    await page.shelf();
    faulty.fail(full());
    page.play(2);
    const [id, text] = [page.id()!, page.text()];
    await page.shelf();
    page.start(2);
    expect(await page.saves.open(id)).toBeNull();
    expect(page.text()).toBe(text);
    faulty.fail(null);
    page.play();
    expect((await page.shelf())[0]).toBe(id);
    expect(await textOf(faulty.shelf, id)).toBe(page.text());
  });
});

describe('the page opened anew', () => {
  test('shows what was on its table, and nothing once that was left', async () => {
    const shelf = memoryShelf();
    const mark = memoryMark();
    const page = duelPage(shelf, mark);
    page.start(1);
    page.play(2);
    await page.shelf();
    const again = duelPage(shelf, mark);
    expect(await again.resume()).toBeNull();
    expect([again.id(), again.text()]).toEqual([page.id(), page.text()]);
    again.session.close();
    const left = duelPage(shelf, mark);
    expect(await left.resume()).toBeNull();
    expect(left.id()).toBeNull();
  });

  test('says why what was there does not come back', async () => {
    const mark = memoryMark();
    mark.set('gone');
    expect(await duelPage(memoryShelf(), mark).resume()).toMatchObject({ code: 'save.gone' });
  });

  test('knows its own tab from the others, and does without either', () => {
    const storage = () => {
      const items = new Map<string, string>();
      return {
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, value: string) => void items.set(key, value),
        removeItem: (key: string) => void items.delete(key),
      };
    };
    const refused = (): Storage => {
      throw new DOMException('no', 'SecurityError');
    };
    const [browser, tab, other] = [storage(), storage(), storage()];
    createOpenMark([() => tab, () => browser]).set('mine');
    createOpenMark([() => other, () => browser]).set('theirs');
    expect(createOpenMark([() => tab, () => browser]).get()).toBe('mine');
    expect(createOpenMark([storage, () => browser]).get()).toBe('theirs');
    createOpenMark([() => tab, () => browser]).set(null);
    expect(createOpenMark([() => tab, () => browser]).get()).toBeNull();
    expect(createOpenMark([refused, () => other]).get()).toBe('theirs');
    expect(createOpenMark([refused]).get()).toBeNull();
    createOpenMark([refused]).set('none');
  });
});
