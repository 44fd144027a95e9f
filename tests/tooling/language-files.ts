import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Comes with the page, file by file. */
const FIRST = 'en';
const LIST = 'virtual:languages';
const RULES = 'rules.json';
const FACTS = 'language.json';
/** What books and cards print, in the words of a language in which they are not printed. */
const PRINTED = 'printed.json';

const HOME = fileURLToPath(new URL('../../src/i18n/', import.meta.url));

type Texts = Readonly<Record<string, string>>;

const read = (file: string): Texts => JSON.parse(readFileSync(file, 'utf8')) as Texts;

const isLanguage = (folder: string): boolean => existsSync(join(folder, FACTS));

/** The folders of languages in these places, by the names of the languages. */
function foldersIn(places: readonly string[]): ReadonlyMap<string, string> {
  const found = places.flatMap((place) =>
    readdirSync(place)
      .filter((name) => isLanguage(join(place, name)))
      .map((name): [string, string] => [name, join(place, name)]),
  );
  return new Map(found.sort(([one], [other]) => order(one) - order(other) || one.localeCompare(other)));
}

const order = (lang: string): number => (lang === FIRST ? 0 : 1);

function listModule(folders: ReadonlyMap<string, string>): string {
  const rows = [...folders].map(([lang, folder]) => {
    const loads =
      lang === FIRST
        ? 'texts: null, rules: null'
        : `texts: () => import('${LIST}/${lang}'), rules: () => import('${LIST}/${lang}-rules')`;
    return `{ lang: '${lang}', facts: ${JSON.stringify(read(join(folder, FACTS)))}, ${loads} }`;
  });
  return `export const FOLDERS = [${rows.join(',\n')}];`;
}

function textsModule(folder: string): string {
  const files = readdirSync(folder).filter(
    (name) => name.endsWith('.json') && ![RULES, FACTS, PRINTED].includes(name),
  );
  const texts = Object.assign({}, ...files.map((name) => read(join(folder, name)))) as Texts;
  const printed = existsSync(join(folder, PRINTED)) ? read(join(folder, PRINTED)) : {};
  return `export default ${JSON.stringify(texts)};\nexport const printed = ${JSON.stringify(printed)};`;
}

/** Makes a language of every folder in src/i18n, and of those in further places, that has a `language.json`. */
export function languageFiles(more: readonly string[] = []): Plugin {
  const places = [HOME, ...more];
  return {
    name: 'language-files',
    resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${LIST}`)) return null;
      const folders = foldersIn(places);
      const wanted = id.slice(LIST.length + 2);
      const lang = wanted.replace(/-rules$/, '');
      const folder = folders.get(lang);
      for (const place of wanted === '' ? folders.values() : folder === undefined ? [] : [folder])
        for (const name of readdirSync(place)) this.addWatchFile(join(place, name));
      if (wanted === '') return listModule(folders);
      if (folder === undefined) return null;
      return wanted === lang
        ? textsModule(folder)
        : `export default ${JSON.stringify(read(join(folder, RULES)))};`;
    },
  };
}
