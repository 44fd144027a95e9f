import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileNames, readMessages } from './files.ts';

const GLOSSARY = new URL('../../docs/glossary-fr.md', import.meta.url);

interface Row {
  readonly key: string;
  readonly english: string;
  readonly french: string;
  readonly never: string;
}

const rows: readonly Row[] = readFileSync(GLOSSARY, 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, key = '', english = '', french = '', never = ''] = line.split('|').map((cell) => cell.trim());
    return key.startsWith('`') ? [{ key: key.replaceAll('`', ''), english, french, never }] : [];
  });

const all = (lang: 'en' | 'fr'): Readonly<Record<string, string>> =>
  Object.assign({}, ...fileNames(lang).map((file) => readMessages(lang, file)));
const plain = (text: string | undefined): string | undefined =>
  text?.replaceAll(/\s*\/?\{[^}]*\}/g, '').trim();

test('the glossary says what the screen says', () => {
  expect(rows.length).toBeGreaterThan(40);
  const [en, fr] = [all('en'), all('fr')];
  const bad = rows.filter(
    ({ key, english, french }) => plain(en[key]) !== english || plain(fr[key]) !== french,
  );
  expect(bad).toEqual([]);
});

test('no second French word stands beside the one of the glossary', () => {
  const forbidden = rows.flatMap(({ never }) => (never === '' ? [] : [never]));
  expect(forbidden.length).toBeGreaterThan(20);
  const bad = Object.entries(all('fr')).flatMap(([key, text]) =>
    forbidden.filter((word) => text.includes(word)).map((word) => `${key}: ${word}`),
  );
  expect(bad).toEqual([]);
});
