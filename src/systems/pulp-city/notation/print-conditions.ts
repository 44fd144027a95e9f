import { type BookLang, bookOf, type BookWords, inWords } from '../model/book-words.ts';
import type { BarCondition } from '../model/profile.ts';
import type { Selector } from '../model/clause.ts';
import {
  ALIGNMENT_WORDS,
  FACTION_WORDS,
  KIND_WORDS,
  MODEL_DESCRIPTORS,
  MODEL_WORDS,
  SIDE_WORDS,
  STATE_WORDS,
} from './descriptor-words.ts';
import { GLUE, KEY_WORDS, TRAIT_WORDS, type Word, wordFor } from './words.ts';
import { listOf } from '../model/one-or-more.ts';

/** With a place for what is named where the words stand around it. */
const EN = {
  non: 'non-',
  fullHealth: 'with full HP',
  having: 'with',
  bases: 'on {} bases',
  within: 'within {} inches',
  btbWith: 'in BtB with',
  damagedBy: 'Damaged by',
  unlessUserIn: 'when not',
  onlyIn: '{} mode only',
};

export const PHRASES: Readonly<Record<BookLang, typeof EN>> = {
  en: EN,
  fr: {
    non: 'sauf ',
    fullHealth: 'avec tous leurs PV',
    having: 'avec',
    bases: 'sur socles de {}',
    within: 'à {} pouces ou moins',
    btbWith: 'En Contact avec',
    damagedBy: 'blessées par',
    unlessUserIn: 'hors mode',
    onlyIn: 'mode {} seulement',
  },
};

const phrase = (key: keyof typeof EN, words: BookWords, named: string | number = ''): string =>
  inWords(PHRASES[bookOf(words)][key], words).replace('{}', () => String(named));

type Conditions = Readonly<Record<'strong' | 'limited' | 'excluded', readonly BarCondition[]>>;

/** 'Strong and Limited/X' where both keys name the same models; each key keeps its order. @rule PC-BAR-15 */
export function printConditions(bar: Conditions, words: BookWords): string {
  const entries: { keys: string[]; text: string }[] = [];
  for (const key of ['strong', 'limited', 'excluded'] as const) {
    const keyWord = wordFor(KEY_WORDS, key, words);
    let next = 0;
    for (const { any } of bar[key]) {
      const text = printSelectors(any, words);
      const shared = entries.findIndex(
        (entry, at) => at >= next && entry.text === text && entry.keys.length === 1,
      );
      if (shared >= 0) entries[shared]?.keys.push(keyWord);
      else entries.push({ keys: [keyWord], text });
      next = (shared >= 0 ? shared : entries.length - 1) + 1;
    }
  }
  const and = ` ${wordFor(GLUE.and, 'and', words)} `;
  return entries.map(({ keys, text }) => `${keys.join(and)}/${text}`).join(and);
}

export const printOnlyIn = (mode: string, words: BookWords): string => phrase('onlyIn', words, mode);

export function printSelectors(any: readonly Selector[], words: BookWords): string {
  return any.map((selector) => printSelector(selector, words)).join(` ${wordFor(GLUE.or, 'or', words)} `);
}

function printSelector(selector: Selector, words: BookWords): string {
  const nouns = printNouns(selector, words);
  const rest = printAttributes(selector, words);
  if (nouns.length > 0) return [...nouns, ...rest].join(' ');
  const subject = rest.length > 0 && selector.unlessUserIn === undefined ? 'model' : 'all';
  return [wordFor(MODEL_WORDS, subject, words), ...rest].join(' ');
}

/** The adjectives stand before the noun in English and after it in French. */
function printNouns(selector: Selector, words: BookWords): readonly string[] {
  const side = written(SIDE_WORDS, selector.side, words);
  const state = written(STATE_WORDS, selector.state, words);
  const kind = written(KIND_WORDS, selector.kind, words);
  // In French the adjective agrees with the plural beside it.
  const form = bookOf(words) === 'fr' && (kind.length > 0 || side.length > 0) ? 1 : 0;
  const are = [
    ...written(ALIGNMENT_WORDS, selector.alignment, words, form),
    ...written(MODEL_DESCRIPTORS, selector.descriptor, words, form),
    ...without(MODEL_DESCRIPTORS, selector.nonDescriptor, words),
    ...written(FACTION_WORDS, selector.faction, words),
    ...without(FACTION_WORDS, selector.nonFaction, words),
    ...listOf(selector.name),
  ];
  const noun = state.length > 0 && kind.length === 0 ? [wordFor(MODEL_WORDS, 'model', words)] : kind;
  return bookOf(words) === 'en' ? [...side, ...are, ...state, ...noun] : [...noun, ...are, ...state, ...side];
}

function printAttributes(selector: Selector, words: BookWords): readonly string[] {
  const or = ` ${wordFor(GLUE.or, 'or', words)} `;
  const parts: string[] = [];
  if (selector.fullHealth) parts.push(phrase('fullHealth', words));
  if (selector.trait?.atLeast !== undefined) {
    parts.push(
      `${phrase('having', words)} ${wordFor(TRAIT_WORDS, selector.trait.of, words)} ${selector.trait.atLeast}+`,
    );
  }
  if (selector.power !== undefined) parts.push(`${phrase('having', words)} ${selector.power}`);
  if (selector.baseMm !== undefined) {
    parts.push(
      phrase(
        'bases',
        words,
        listOf(selector.baseMm)
          .map((size) => `${size}mm`)
          .join(or),
      ),
    );
  }
  if (selector.within !== undefined) parts.push(phrase('within', words, selector.within));
  if (selector.btbWith) parts.push(`${phrase('btbWith', words)} ${selector.btbWith.join(or)}`);
  if (selector.damagedBy !== undefined) parts.push(`${phrase('damagedBy', words)} ${selector.damagedBy}`);
  if (selector.unlessUserIn !== undefined)
    parts.push(`${phrase('unlessUserIn', words)} ${selector.unlessUserIn}`);
  return parts;
}

function written<Term extends string>(
  table: readonly Word<Term>[],
  terms: string | readonly string[] | undefined,
  words: BookWords,
  form = 0,
): readonly string[] {
  return listOf(terms).map((term) => {
    const forms = table.find((word) => word.is === term)?.[bookOf(words)];
    return inWords(forms?.[form] ?? forms?.[0] ?? term, words);
  });
}

function without(
  table: readonly Word<string>[],
  terms: string | readonly string[] | undefined,
  words: BookWords,
): readonly string[] {
  return written(table, terms, words).map((word) => `${phrase('non', words)}${word}`);
}
