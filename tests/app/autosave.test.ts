import { describe, expect, test } from 'vitest';
import { decode } from '../../src/storage/codec.ts';
import { memoryShelf } from '../../src/storage/shelf.ts';
import { duel } from '../kernel/duel.ts';
import { contents, duelPage, faultyShelf, full } from '../storage/support/pages.ts';

/** A memory shelf that passes for one of the browser, so that nothing is said about it. */
const deviceShelf = () => ({ ...memoryShelf(), kind: 'indexedDB' as const });

describe('the autosave', () => {
  test('writes after every entry and undo, one entry at a time', async () => {
    const shelf = deviceShelf();
    const written: [number, number][] = [];
    const page = duelPage({
      ...shelf,
      write: (writing) => {
        written.push([writing.from, writing.entries.length]);
        return shelf.write(writing);
      },
    });
    page.start(1);
    await page.shelf();
    for (let step = 0; step < 3; step += 1) {
      page.play();
      await page.shelf();
    }
    page.session.undo({ agreed: true });
    await page.shelf();
    expect(written).toEqual([
      [0, 0],
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 0],
    ]);
    expect(page.saves.status.getState()).toMatchObject({ status: 'saved', notice: null, atRisk: 0 });
    expect((await page.saves.list())[0]).toMatchObject({ entries: 3, head: 2, title: 'Ann – Bob' });
  });

  test('is at it until the shelf has taken what there is', async () => {
    const faulty = faultyShelf(deviceShelf());
    const page = duelPage(faulty.shelf);
    faulty.hold();
    page.start(1);
    await new Promise(setImmediate);
    expect(page.saves.status.getState().status).toBe('saving');
    faulty.release();
    await page.shelf();
    expect(page.saves.status.getState().status).toBe('saved');
  });

  test('a save that waits keeps its name although another game has begun', async () => {
    const faulty = faultyShelf(deviceShelf());
    const page = duelPage(faulty.shelf);
    page.start(1);
    const first = page.id()!;
    await page.shelf();
    page.session.keepAs({ id: first, title: 'The long evening' });
    await page.shelf();
    faulty.hold();
    page.play();
    page.play();
    page.start(2);
    faulty.release();
    const titles = Object.fromEntries((await page.saves.list()).map(({ id, title }) => [id, title]));
    expect(titles).toEqual({ [first]: 'The long evening', [page.id()!]: 'Ann – Bob' });
  });

  test('says that the page’s own memory is all there is', () => {
    const page = duelPage(memoryShelf());
    const notice = { code: 'save.memory' };
    expect(page.saves.status.getState()).toMatchObject({ notice, read: false, atRisk: 0 });
    page.start(1);
    expect(page.saves.status.getState().atRisk).toBe(1);
    page.session.close();
    expect(page.saves.status.getState().atRisk).toBe(0);
  });
});

describe('when the device does not write', () => {
  test.each([
    ['save.full', full()],
    ['save.refused', new DOMException('closing', 'InvalidStateError')],
  ])('%s is said, the game goes on and can be had as a file', async (code, error) => {
    const faulty = faultyShelf(deviceShelf());
    const page = duelPage(faulty.shelf);
    page.start(1);
    await page.shelf();
    faulty.fail(error);
    page.play(3);
    await page.shelf();
    expect(page.saves.status.getState()).toMatchObject({ status: 'failed', notice: { code }, atRisk: 1 });
    expect(page.session.store.getState().journal?.head).toBe(3);
    const [kept, ...others] = page.saves.unsaved();
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ title: 'Ann – Bob', text: page.text() });
    expect(decode(duel, kept!.text).ok).toBe(true);
    const { notice } = page.saves.status.getState();
    page.play();
    await page.shelf();
    expect(page.saves.status.getState().notice, 'the same news is no new one').toBe(notice);

    faulty.fail(null);
    page.saves.retry();
    await page.shelf();
    expect(page.saves.status.getState()).toMatchObject({ status: 'saved', notice: null, atRisk: 0 });
    expect(page.saves.unsaved()).toEqual([]);
    expect((await page.saves.list())[0]).toMatchObject({ entries: 4 });
  });

  test('a game left meanwhile is written as soon as anything is', async () => {
    const faulty = faultyShelf(deviceShelf());
    const page = duelPage(faulty.shelf);
    faulty.fail(full());
    page.start(1);
    page.play(2);
    const [first, text] = [page.id()!, page.text()];
    await page.shelf();
    page.start(2);
    await page.shelf();
    expect(page.saves.status.getState().atRisk).toBe(2);
    page.saves.dismiss();
    expect(page.saves.status.getState()).toMatchObject({ status: 'failed', read: true });
    faulty.fail(null);
    page.play();
    expect([...(await page.shelf())].toSorted()).toEqual([first, page.id()!].toSorted());
    const kept = JSON.parse((await contents(faulty.shelf))[first]!);
    expect([kept.entries.length, kept.info.head]).toEqual([2, 2]);
    expect(text).not.toBeNull();
    expect(page.saves.status.getState()).toMatchObject({ status: 'saved', atRisk: 0 });
  });
});

test('a game that is written takes back nothing of what is said about another', async () => {
  const inner = deviceShelf();
  let lost: string | null = null;
  const faulty = faultyShelf({
    ...inner,
    write: (writing) => (writing.info.id === lost ? Promise.reject(full()) : inner.write(writing)),
  });
  const page = duelPage(faulty.shelf);
  page.start(1);
  await page.shelf();
  lost = page.id();
  faulty.hold();
  page.play();
  page.start(2);
  faulty.release();
  await page.shelf();
  expect(page.saves.status.getState()).toMatchObject({
    status: 'failed',
    notice: { code: 'save.full' },
    atRisk: 1,
  });
  expect(page.saves.unsaved()).toHaveLength(1);
});

describe('two tabs with one save', () => {
  async function twoTabs() {
    const shelf = deviceShelf();
    const one = duelPage(shelf);
    one.start(1);
    one.play(2);
    const [id] = await one.shelf();
    const other = duelPage(shelf);
    expect(await other.saves.open(id!)).toBeNull();
    return { shelf, one, other, id: id! };
  }

  test('the later one goes on under a new save, and both games are whole', async () => {
    const { shelf, one, other, id } = await twoTabs();
    one.play();
    await one.shelf();
    other.play(2);
    await other.shelf();
    expect(other.saves.status.getState().notice).toEqual({
      code: 'save.elsewhere',
      params: { title: 'Ann – Bob (2)' },
    });
    expect(one.saves.status.getState().notice).toBeNull();
    other.saves.dismiss();
    expect(other.saves.status.getState().notice, 'said once is enough').toBeNull();
    expect([one.id(), other.id() === id]).toEqual([id, false]);
    const kept = Object.values(await contents(shelf)).map((text) => JSON.parse(text));
    const found = kept.map(({ info, entries }) => [info.id, info.title, entries.length]);
    expect(found).toEqual([
      [id, 'Ann – Bob', 3],
      [other.id(), 'Ann – Bob (2)', 4],
    ]);
    other.play();
    one.play();
    await Promise.all([one.shelf(), other.shelf()]);
    expect(Object.keys(await contents(shelf))).toHaveLength(2);
  });

  test('takes the save over by opening it again', async () => {
    const { shelf, one, other, id } = await twoTabs();
    other.play();
    await other.shelf();
    expect(await one.saves.open(id)).toBeNull();
    expect(one.text()).toBe(other.text());
    one.play();
    await one.shelf();
    expect(Object.keys(await contents(shelf))).toEqual([id]);
    other.play();
    await other.shelf();
    expect(other.saves.status.getState().notice?.code).toBe('save.elsewhere');
    expect(Object.keys(await contents(shelf))).toEqual([id, other.id()]);
  });

  test('a third copy has a name of its own', async () => {
    const { one, other } = await twoTabs();
    one.play();
    await one.shelf();
    other.play();
    await other.shelf();
    await one.saves.open(other.id()!);
    other.play();
    await other.shelf();
    one.play();
    await one.shelf();
    expect((await one.saves.list()).map(({ title }) => title)).toEqual([
      'Ann – Bob (3)',
      'Ann – Bob (2)',
      'Ann – Bob',
    ]);
  });

  test('one deletes what the other plays: it goes on, told, with all its entries', async () => {
    const { shelf, one, other, id } = await twoTabs();
    await one.saves.remove(id);
    other.play();
    await other.shelf();
    expect(other.saves.status.getState().notice?.code).toBe('save.removed');
    const kept = Object.values(await contents(shelf)).map((text) => JSON.parse(text));
    expect(kept.map(({ info, entries }) => [info.title, entries.length])).toEqual([['Ann – Bob', 3]]);
  });

  test('a game that was left before its write was refused is kept under a new save too', async () => {
    const shelf = deviceShelf();
    const faulty = faultyShelf(shelf);
    const one = duelPage(shelf);
    one.start(1);
    one.play(2);
    const [id] = await one.shelf();
    const other = duelPage(faulty.shelf);
    await other.saves.open(id!);
    faulty.hold();
    other.play();
    const text = JSON.parse(other.text()!);
    other.start(5);
    one.play(2);
    await one.shelf();
    faulty.release();
    await other.shelf();
    const kept = Object.values(await contents(shelf)).map((one) => JSON.parse(one));
    const copy = kept.find(({ info }) => info.title === 'Ann – Bob (2)');
    expect(copy.entries).toEqual(text.entries);
    expect(kept).toHaveLength(3);
  });
});
