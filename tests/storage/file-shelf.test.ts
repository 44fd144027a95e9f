import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { type FileShelf, openFiles } from '../../src/storage/file-shelf.ts';

const file = (id: string, kept: number, text = '{}') => ({ id, name: `${id}.json`, text, kept });
const ids = async (shelf: FileShelf) => (await shelf.list()).map(({ id }) => id);

afterEach(() => vi.unstubAllGlobals());

async function filled(): Promise<FileShelf> {
  const shelf = await openFiles('own');
  await shelf.keep(file('late', 2));
  await shelf.keep(file('early', 1));
  await shelf.keep(file('late', 3, '[]'));
  return shelf;
}

test('the browser keeps files beyond the visit, the oldest first, one of each id, until they are removed', async () => {
  await filled();
  const next = await openFiles('own');
  expect(await next.list()).toEqual([file('early', 1), file('late', 3, '[]')]);
  await next.remove('early');
  expect(await ids(await openFiles('own'))).toEqual(['late']);
});

test.each([
  ['a browser that has no place for them', undefined],
  [
    'a browser that refuses',
    {
      open: () => {
        throw new Error('refused');
      },
    },
  ],
])('%s keeps them for this visit', async (_which, place) => {
  vi.stubGlobal('indexedDB', place);
  const shelf = await filled();
  expect(await ids(shelf)).toEqual(['early', 'late']);
  await shelf.remove('late');
  expect(await ids(shelf)).toEqual(['early']);
  expect(await ids(await openFiles('own'))).toEqual([]);
});
