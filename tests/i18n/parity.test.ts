import { describe, expect, test } from 'vitest';
import { branchSets, fileNames, placeholders, readMessages, writtenKeys } from './files.ts';

const files = fileNames('en');

test('both languages have the same message files', () => {
  expect(files.length).toBeGreaterThanOrEqual(7);
  expect(fileNames('fr')).toEqual(files);
});

test('no key stands in two files', () => {
  const keys = files.flatMap((file) => Object.keys(readMessages('en', file)));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

describe.each(files)('%s', (file) => {
  const en = readMessages('en', file);
  const fr = readMessages('fr', file);

  test('French has exactly the keys of English', () => {
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
  });

  test.each(['en', 'fr'] as const)('no key is written twice in %s', (lang) => {
    const keys = writtenKeys(lang, file);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  test('every text can be read, and none is empty or has stray spaces', () => {
    const bad = [...Object.entries(en), ...Object.entries(fr)].filter(
      ([, text]) => text.trim() === '' || text !== text.trim() || /\S[ ]{2,}\S/.test(text),
    );
    expect(bad).toEqual([]);
  });

  test('placeholders are the same in both languages', () => {
    const bad = Object.entries(en).filter(
      ([key, text]) => placeholders(text).join() !== placeholders(fr[key] ?? '').join(),
    );
    expect(bad.map(([key]) => key)).toEqual([]);
  });

  test('plurals have a form for one and for others, choices the same branches', () => {
    const bad = Object.entries(en).filter(([key, text]) => {
      const both = [branchSets(text), branchSets(fr[key] ?? '')];
      const plural = both.flat().some(({ choice, names }) => choice === 'plural' && !names.includes('one'));
      const selects = both.map((sets) =>
        sets.flatMap(({ choice, names }) => (choice === 'select' ? names.toSorted().join() : [])).sort(),
      );
      return plural || selects[0]?.join('|') !== selects[1]?.join('|');
    });
    expect(bad.map(([key]) => key)).toEqual([]);
  });
});
