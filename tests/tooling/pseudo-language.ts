/** A language nobody speaks: English with accents, and two fifths longer. A word without one was not translated. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMessage, type Part } from '../../src/i18n/message.ts';
import { printedWords } from './printed-words.ts';
import { projectRoot } from './project.mjs';

export const PSEUDO = 'eo';

/** Letters that every font of the page has. */
const PLAIN = 'aceinouyACEINOUY';
const MARKED = 'áçéíñóúýÁÇÉÍÑÓÚÝ';
const LONGER = 1.4;

const marks = new Map([...PLAIN].map((letter, at) => [letter, [...MARKED][at] ?? letter]));

/** A word, its vowels drawn out until it is long enough. */
function drawnOut(word: string): string {
  const wanted = Math.ceil(word.length * LONGER);
  const letters = [...word];
  const vowels = letters.filter((letter) => /[aeiouy]/i.test(letter)).length;
  let more = wanted - word.length;
  return letters
    .map((letter) => {
      if (vowels === 0 || !/[aeiouy]/i.test(letter)) return letter;
      const times = Math.min(more, Math.ceil((wanted - word.length) / vowels));
      more -= times;
      return letter + letter.toLowerCase().repeat(times);
    })
    .join('');
}

/** 'HP' has no letter that could be marked. */
function marked(word: string): string {
  const text = [...word].map((letter) => marks.get(letter) ?? letter).join('');
  return text === word ? `${word}ø` : text;
}

export const pseudo = (text: string): string =>
  text.replace(/[A-Za-z]+/g, (word) => marked(word.length < 3 ? word : drawnOut(word)));

function written(part: Part): string {
  if (typeof part === 'string') return pseudo(part);
  if (part.name === '#') return '#';
  if (!('choice' in part))
    return part.format === undefined ? `{${part.name}}` : `{${part.name}, ${part.format}}`;
  const branches = Object.entries(part.branches).map(
    ([name, parts]) => `${name} {${parts.map(written).join('')}}`,
  );
  return `{${part.name}, ${part.choice}, ${branches.join(' ')}}`;
}

/** A message with its placeholders as they are. */
export const pseudoMessage = (text: string): string => parseMessage(text).map(written).join('');

/** Writes the language as its translators would: one folder. */
export function writePseudoLanguage(place: string): void {
  const english = join(projectRoot, 'src', 'i18n', 'en');
  const folder = join(place, PSEUDO);
  mkdirSync(folder, { recursive: true });
  const write = (file: string, texts: Readonly<Record<string, string>>): void =>
    writeFileSync(join(folder, file), JSON.stringify(texts));
  for (const file of readdirSync(english)) {
    const texts = JSON.parse(readFileSync(join(english, file), 'utf8')) as Record<string, string>;
    const own = file === 'language.json' ? () => FACTS : said;
    write(file, own(texts));
  }
  write('printed.json', Object.fromEntries(printedWords('en').map((word) => [word, printedAs(word)])));
}

const FACTS = {
  'language.name': pseudo('Pseudo'),
  'language.locale': 'eo',
  'language.book': 'en',
  'language.typesetting': 'plain',
};

const said = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoMessage(text)]));

/** Places for names keep theirs. */
const printedAs = (word: string): string =>
  word
    .split(/(\{\w*\})/)
    .map((part) => (part.startsWith('{') ? part : pseudo(part)))
    .join('');
