import { expect, test } from 'vitest';
import type { TableLayout } from '../../../src/systems/pulp-city/model/terrain.ts';
import { LIBRARY } from '../../../src/systems/pulp-city/tables/library/library.ts';
import { readTableFile, tableFile } from '../../../src/systems/pulp-city/view/setup/table-file.ts';
import { LONGEST_IMAGE } from '../../../src/systems/pulp-city/model/ground.ts';

const [first] = LIBRARY;
if (first === undefined) throw new Error('no table');

const picture = {
  image: 'data:image/png;base64,iVBORw0KGgo=',
  width: 1200,
  height: 900,
  at: { x: 300_000, y: 310_000 },
  scale: 512.25,
  turn: 905,
};

const back = (table: unknown) => readTableFile(JSON.parse(JSON.stringify(table)));

test('a table comes back from its file, its photograph with it', () => {
  const table: TableLayout = { ...first, name: 'Our kitchen', picture };
  expect(back(tableFile(table))).toEqual({ ok: true, value: table });
});

test('a table with pieces that overlap is still read: it is to be mended, not lost', () => {
  const [piece] = first.pieces;
  if (piece === undefined) throw new Error('no piece');
  const twice = { ...first, pieces: [piece, { ...piece, id: 'again' }] };
  expect(back(tableFile(twice))).toEqual({ ok: true, value: twice });
});

test.each([
  ['no file of a table', { format: 'pulp-city-tabletop/team', version: 1 }, 'tableFile.foreign'],
  ['one from later on', { ...tableFile(first), version: 9 }, 'tableFile.newer'],
  ['one without a table', { format: 'pulp-city-tabletop/table', version: 1 }, 'setup.form'],
  ['one of no size', tableFile({ ...first, size: 12 }), 'setup.form'],
  [
    'a picture from elsewhere',
    tableFile({ ...first, picture: { ...picture, image: 'https://x.example/a.png' } }),
    'setup.form',
  ],
  [
    'a picture that could do things',
    tableFile({ ...first, picture: { ...picture, image: 'data:image/svg+xml;base64,AAAA' } }),
    'setup.form',
  ],
  [
    'a picture too large to keep',
    tableFile({
      ...first,
      picture: { ...picture, image: `data:image/png;base64,${'A'.repeat(LONGEST_IMAGE)}` },
    }),
    'setup.form',
  ],
  [
    'a piece that is called as a model is',
    tableFile({
      ...first,
      pieces: first.pieces.map((piece, at) => (at === 0 ? { ...piece, id: 'a1.2' } : piece)),
    }),
    'setup.reserved',
  ],
  ['a reserved name', { ...tableFile(first), table: { ...first, id: '__proto__' } }, 'setup.reserved'],
] as const)('%s is refused', (_, given, code) => {
  const read = back(given);
  expect(read.ok ? null : read.error.code).toBe(code);
});
