import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createDocuments } from '../../src/app/documents.ts';
import { type DocumentShelf, memoryDocuments, openDocuments } from '../../src/storage/document-shelf.ts';

let names = 0;
const freshName = (): string => {
  names += 1;
  return `documents ${names}`;
};

afterEach(() => vi.unstubAllGlobals());

const texts = async (shelf: Pick<DocumentShelf, 'list'>) =>
  (await shelf.list()).map(({ id, text }) => [id, text]);

function windowOn(shelf: DocumentShelf, prefix: string) {
  let drawn = 0;
  let time = 0;
  return createDocuments(shelf, {
    now: () => (time += 1),
    freshId: () => `${prefix}${(drawn += 1)}`,
    channel: null,
  });
}

describe.each([
  ['the database', () => openDocuments(freshName())],
  ['memory', async () => memoryDocuments()],
])('documents in %s', (_where, open) => {
  test('stand with the one written last first, and only who has seen a write may follow it', async () => {
    const shelf = await open();
    expect(await shelf.write({ id: 'a', text: '1', kept: 1 }, null)).toEqual({ ok: true, value: 1 });
    expect(await shelf.write({ id: 'b', text: '2', kept: 2 }, null)).toEqual({ ok: true, value: 2 });
    expect(await shelf.write({ id: 'a', text: '3', kept: 3 }, 1)).toEqual({ ok: true, value: 3 });
    expect(await shelf.write({ id: 'a', text: '4', kept: 4 }, 1)).toEqual({ ok: false, error: 'elsewhere' });
    expect(await texts(shelf)).toEqual([
      ['a', '3'],
      ['b', '2'],
    ]);
    await shelf.remove('b');
    expect(await shelf.write({ id: 'b', text: '5', kept: 5 }, 2)).toEqual({ ok: false, error: 'removed' });
  });

  test('changed in two windows are both kept, the later text under an id of its own', async () => {
    const shelf = await open();
    const [one, other] = [windowOn(shelf, 'one'), windowOn(shelf, 'other')];
    expect(await one.keep('team', 'begun')).toMatchObject({ id: 'team', moved: null });
    for (const found of await other.list()) other.adopt(found);
    expect(await other.keep('team', 'theirs')).toMatchObject({ id: 'team', moved: null });
    expect(await one.keep('team', 'mine')).toMatchObject({ id: 'one1', moved: 'elsewhere' });
    expect(await one.keep('one1', 'mine, later')).toMatchObject({ id: 'one1', moved: null });
    await other.remove('team');
    expect(await other.keep('team', 'again')).toMatchObject({ id: 'team', moved: null });
    expect(await texts(one)).toEqual([
      ['team', 'again'],
      ['one1', 'mine, later'],
    ]);
  });

  test('removed in another window come back with what is written here', async () => {
    const shelf = await open();
    const [one, other] = [windowOn(shelf, 'one'), windowOn(shelf, 'other')];
    await one.keep('team', 'begun');
    await other.remove('team');
    expect(await one.keep('team', 'goes on')).toMatchObject({ id: 'one1', moved: 'removed' });
    expect(await texts(one)).toEqual([['one1', 'goes on']]);
  });
});

test('texts handed over at once are written in their order', async () => {
  const documents = windowOn(await openDocuments(freshName()), 'x');
  await Promise.all(['1', '2', '3'].map((text) => documents.keep('team', text)));
  expect(await texts(documents)).toEqual([['team', '3']]);
});

test.each([
  ['full', new DOMException('no room', 'QuotaExceededError')],
  ['refused', new DOMException('no', 'UnknownError')],
])('a browser that is %s says so, and the next write is tried again', async (why, error) => {
  const shelf = memoryDocuments();
  const refusing: DocumentShelf = {
    ...shelf,
    write: vi.fn<DocumentShelf['write']>(shelf.write).mockRejectedValueOnce(error),
  };
  const documents = windowOn(refusing, 'x');
  expect(await documents.keep('team', '1')).toBe(why);
  expect(await documents.keep('team', '1')).toMatchObject({ id: 'team', moved: null });
});

test('where the browser keeps nothing they last for this visit, and say so', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect((await openDocuments(freshName())).kind).toBe('memory');
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new Error('refused');
    },
  });
  expect((await openDocuments(freshName())).kind).toBe('memory');
});

test('another window is told of a change', async () => {
  const channel = {
    ...new EventTarget(),
    postMessage: vi.fn<() => void>(),
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  };
  const documents = createDocuments(memoryDocuments(), { now: () => 0, freshId: () => 'x', channel });
  const listener = vi.fn<() => void>();
  documents.onChange(listener)();
  expect(channel.addEventListener).toHaveBeenCalledWith('message', listener);
  expect(channel.removeEventListener).toHaveBeenCalledWith('message', listener);
  await documents.keep('team', '1');
  expect(channel.postMessage).toHaveBeenCalledOnce();
});
