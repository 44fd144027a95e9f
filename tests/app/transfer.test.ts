import { expect, test } from 'vitest';
import { pickFiles, readFiles } from '../../src/app/transfer.ts';

const files = [new File(['{}'], 'one.json'), new File(['[1]'], 'two.json')];
const read = [
  { name: 'one.json', text: '{}' },
  { name: 'two.json', text: '[1]' },
];

/** A page on which whoever is asked for files answers as the test says. */
function asking(answer: 'cancel' | 'change', chosen: readonly File[] | null) {
  const asked: EventTarget[] = [];
  const input = Object.assign(new EventTarget(), {
    files: chosen,
    remove: () => asked.splice(0),
    click: () => void input.dispatchEvent(new Event(answer)),
  });
  const page = { createElement: () => input, body: { append: (one: EventTarget) => asked.push(one) } };
  return { page: page as unknown as Document, asked };
}

test('files are read whole, each under its name', async () => {
  expect(await readFiles(files)).toEqual(read);
});

test.each([
  ['change', files, read],
  ['change', null, []],
  ['cancel', null, []],
] as const)(
  'whoever is asked for files and answers with "%s" is asked no more',
  async (how, chosen, told) => {
    const { page, asked } = asking(how, chosen);
    expect(await pickFiles(page)).toEqual(told);
    expect(asked).toEqual([]);
  },
);
