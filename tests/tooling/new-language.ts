/**
 * A folder for a new language, filled with English to be translated:
 * `node tests/tooling/run-ts.mjs tests/tooling/new-language.ts de Deutsch de-DE`
 */
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printedWords } from './printed-words.ts';
import { projectRoot } from './project.mjs';

const [lang, name, locale] = process.argv.slice(2);
const folder = join(projectRoot, 'src', 'i18n', lang ?? '');

if (lang === undefined || name === undefined || locale === undefined || !/^[a-z]{2,3}$/.test(lang)) {
  console.error('Name a language by its code, what its speakers call it, and its locale: de Deutsch de-DE');
  process.exitCode = 1;
} else if (existsSync(folder)) {
  console.error(`There is src/i18n/${lang} already.`);
  process.exitCode = 1;
} else {
  cpSync(join(projectRoot, 'src', 'i18n', 'en'), folder, { recursive: true });
  const write = (file: string, texts: object): void =>
    writeFileSync(join(folder, file), `${JSON.stringify(texts, null, 2)}\n`);
  write('language.json', {
    'language.name': name,
    'language.locale': locale,
    'language.book': 'en',
    'language.typesetting': 'plain',
  });
  write('printed.json', Object.fromEntries(printedWords('en').map((word) => [word, word])));
  console.log(`src/i18n/${lang}: translate what follows each colon.`);
}
