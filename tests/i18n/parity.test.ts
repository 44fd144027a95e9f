import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/i18n/language.ts';
import { printedIn } from '../../src/i18n/messages.ts';
import { bookOf } from '../../src/i18n/translate.ts';
import { printedWords } from '../tooling/printed-words.ts';
import { branchSets, fileNames, placeholders, readMessages, writtenKeys } from './files.ts';

const files = fileNames('en');

const others = LANGUAGES.filter((lang) => lang !== 'en');

test('every folder has the same message files', () => {
  expect(files.length).toBeGreaterThanOrEqual(7);
  expect(others).toContain('fr');
  expect(others.map(fileNames)).toEqual(others.map(() => files));
});

test('whatever a language says in place of the words of books is a word of books', () => {
  const unknown = others.flatMap((lang) => {
    const words = new Set(printedWords(bookOf(lang)));
    return Object.keys(printedIn(lang)).filter((word) => !words.has(word));
  });
  expect(unknown).toEqual([]);
});

test('no key stands in two files', () => {
  const keys = files.flatMap((file) => Object.keys(readMessages('en', file)));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

describe.each(others.flatMap((lang) => files.map((file) => [lang, file] as const)))('%s/%s', (lang, file) => {
  const en = readMessages('en', file);
  const own = readMessages(lang, file);

  test('has exactly the keys of English', () => {
    expect(Object.keys(own).sort()).toEqual(Object.keys(en).sort());
  });

  test.each(['en', lang])('no key is written twice in %s', (written) => {
    const keys = writtenKeys(written, file);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  test('every text can be read, and none is empty or has stray spaces', () => {
    const bad = [...Object.entries(en), ...Object.entries(own)].filter(
      ([, text]) => text.trim() === '' || text !== text.trim() || /\S[ ]{2,}\S/.test(text),
    );
    expect(bad).toEqual([]);
  });

  test('placeholders are those of English', () => {
    const bad = Object.entries(en).filter(
      ([key, text]) => placeholders(text).join() !== placeholders(own[key] ?? '').join(),
    );
    expect(bad.map(([key]) => key)).toEqual([]);
  });

  test('plurals have a form for one and for others, choices the same branches', () => {
    const bad = Object.entries(en).filter(([key, text]) => {
      const both = [branchSets(text), branchSets(own[key] ?? '')];
      const plural = both.flat().some(({ choice, names }) => choice === 'plural' && !names.includes('one'));
      const selects = both.map((sets) =>
        sets.flatMap(({ choice, names }) => (choice === 'select' ? names.toSorted().join() : [])).sort(),
      );
      return plural || selects[0]?.join('|') !== selects[1]?.join('|');
    });
    expect(bad.map(([key]) => key)).toEqual([]);
  });
});
