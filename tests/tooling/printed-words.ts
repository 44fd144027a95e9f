/** What books, cards and Teams print in both of their languages: what a further language may say in its own words. */
import { cardFiles, in2013, loaded } from '../pulp-city/cards/card-files.ts';
import { READY_TEAMS } from '../../src/systems/pulp-city/cards/teams.ts';
import type { BookLang, InBooks } from '../../src/systems/pulp-city/model/book-words.ts';
import { effectFacts, EFFECT_NAMES } from '../../src/systems/pulp-city/model/effects.ts';
import * as descriptors from '../../src/systems/pulp-city/notation/descriptor-words.ts';
import { MORE_WORDS } from '../../src/systems/pulp-city/notation/print.ts';
import { PHRASES } from '../../src/systems/pulp-city/notation/print-conditions.ts';
import * as bars from '../../src/systems/pulp-city/notation/words.ts';
import { EXAMPLES, LESSON_GAMES } from '../../src/systems/pulp-city/view/setup/examples.ts';
import { OWN_NAME } from '../../src/systems/pulp-city/view/setup/own-name.ts';

type Row = Readonly<Record<BookLang, readonly string[]>>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'en' in value && 'fr' in value;

const tables: readonly unknown[] = [bars, bars.GLUE, descriptors].flatMap((file) => Object.values(file));
const ROWS: readonly Row[] = [...tables.flat().filter(isRow), ...EFFECT_NAMES.map(effectFacts)];

const NAMES: readonly InBooks[] = [
  OWN_NAME,
  ...READY_TEAMS.map(({ name }) => name),
  ...[...EXAMPLES, ...LESSON_GAMES].flatMap(({ teams }) => [teams.a.name, teams.b.name]),
];

const powers = (): readonly InBooks[] =>
  [...cardFiles.values()]
    .map((file) => loaded(file, in2013))
    .flatMap((card) => [...card.powers, ...card.actions.flatMap(({ specials = [] }) => specials)])
    .map(({ text }) => text);

/** Each once, in the order of the alphabet. */
export function printedWords(lang: BookLang): readonly string[] {
  const words = ROWS.flatMap((row) => row[lang]);
  const texts = [...NAMES, ...MORE_WORDS, ...powers()].map((text) => text[lang]);
  return [...new Set([...words, ...Object.values(PHRASES[lang]), ...texts])].sort();
}
