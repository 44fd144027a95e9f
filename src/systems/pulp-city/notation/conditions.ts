import type { BarCondition } from '../model/profile.ts';
import type { Selector } from '../model/clause.ts';
import type { Trait } from '../model/keywords.ts';
import { Cursor } from './cursor.ts';
import {
  ALIGNMENT_WORDS,
  CARD_NAMES,
  FACTION_WORDS,
  KIND_WORDS,
  MODE_NAMES,
  MODEL_DESCRIPTORS,
  MODEL_WORDS,
  POWER_NAMES,
  SIDE_WORDS,
  STATE_WORDS,
} from './descriptor-words.ts';
import type { BookWords } from '../model/book-words.ts';
import { printSelectors } from './print-conditions.ts';
import { GLUE, KEY_WORDS, TRAIT_WORDS, type Word } from './words.ts';

/** One table, so that the longest spelling wins: 'Supreme Alliance' is no Supreme. */
const NOUNS: readonly Word<Selector>[] = [
  ...SIDE_WORDS.map((word) => ({ ...word, is: { side: word.is } })),
  ...KIND_WORDS.map((word) => ({ ...word, is: { kind: word.is } })),
  ...ALIGNMENT_WORDS.map((word) => ({ ...word, is: { alignment: word.is } })),
  ...MODEL_DESCRIPTORS.map((word) => ({ ...word, is: { descriptor: word.is } })),
  ...FACTION_WORDS.map((word) => ({ ...word, is: { faction: word.is } })),
  ...CARD_NAMES.map((word) => ({ ...word, is: { name: word.is } })),
  ...STATE_WORDS.map((word) => ({ ...word, is: { state: word.is } })),
  ...MODEL_WORDS.map((word) => ({ ...word, is: {} })),
];

/** What may follow the nouns of a condition. */
const READ = {
  non: { en: /non-/iy, fr: /(?:sauf\s+|non-)/iy },
  fullHealth: { en: /with full (?:HP|Health)\b/iy, fr: /avec tous leurs PV\b/iy },
  having: { en: /with\b/iy, fr: /avec\b/iy },
  base: {
    en: /on (\d+) ?mm((?: or \d+ ?mm)*) bases?\b/iy,
    fr: /sur socles? de (\d+) ?mm((?: ou \d+ ?mm)*)/iy,
  },
  within: { en: /within (\d+) inch(?:es)?\b/iy, fr: /à (\d+) pouces? ou moins\b/iy },
  btbWith: { en: /in (?:BtB|Base to Base) with\b/iy, fr: /En Contact avec\b/iy },
  damagedBy: { en: /Damaged by\b/iy, fr: /bless[ée]+s? par\b/iy },
  unless: { en: /when not\b/iy, fr: /hors mode\b/iy },
  only: { en: /(\S[^,()]*?) mode only\b/iy, fr: /mode (\S[^,()]*?) seulement\b/iy },
} as const;

const UNKNOWN = { en: /[^\s,;()]+/y, fr: /[^\s,;()]+/y } as const;
/** Where a condition ends: a comma, a bracket, the end of the line, or a joining word. */
const END = { en: /(?=[,;()\n]|$|(?:and|or|&)\s)/y, fr: /(?=[,;()\n]|$|(?:et|ou|&)\s)/y } as const;

export interface BarConditions {
  readonly strong: BarCondition[];
  readonly limited: BarCondition[];
  readonly excluded: BarCondition[];
  readonly onlyIn?: string;
}

/** @rule PC-BAR-15 */
export function readConditions(cursor: Cursor): BarConditions {
  const found: BarConditions = { strong: [], limited: [], excluded: [] };
  const mode = cursor.take(READ.only[cursor.lang])?.[1];
  if (mode !== undefined) {
    cursor.expectSign(',');
    return { ...found, onlyIn: mode };
  }
  let keys = readKeys(cursor);
  while (keys) {
    const any = readAlternatives(cursor);
    for (const key of keys) found[key].push({ text: printSelectors(any, 'en'), any });
    keys = cursor.attempt(() => (joined(cursor) ? readKeys(cursor) : undefined));
    if (!keys) cursor.expectSign(',');
  }
  return found;
}

/** Conditions as the engine names them ('Living Minions, Structures'), in a language; what is none stays as it is. */
export const conditionsIn = (text: string, words: BookWords): string =>
  text
    .split(', ')
    .map((one) => conditionIn(one, words))
    .join(', ');

function conditionIn(text: string, words: BookWords): string {
  const cursor = new Cursor(`Limited/${text},`, 'en');
  const any = readConditions(cursor).limited[0]?.any;
  cursor.expectEnd();
  return any === undefined || cursor.errors.length > 0 ? text : printSelectors(any, words);
}

const joined = (cursor: Cursor): boolean => cursor.word(GLUE.and) !== undefined || cursor.sign(';');

function readKeys(cursor: Cursor): ('strong' | 'limited' | 'excluded')[] | undefined {
  return cursor.attempt(() => {
    const first = cursor.word(KEY_WORDS);
    if (!first) return undefined;
    const second = cursor.word(GLUE.and) === undefined ? undefined : cursor.word(KEY_WORDS);
    if (!cursor.sign('/')) return undefined;
    return second ? [first, second] : [first];
  });
}

function readAlternatives(cursor: Cursor): readonly Selector[] {
  const any = [readSelector(cursor)];
  const another = () => {
    if (cursor.word(GLUE.or) !== undefined) return readSelector(cursor);
    if (cursor.word(GLUE.and) === undefined || readKeys(cursor)) return undefined;
    return readSelector(cursor);
  };
  for (let next = cursor.attempt(another); next; next = cursor.attempt(another)) any.push(next);
  return any;
}

function readSelector(cursor: Cursor): Selector {
  let selector: Selector = {};
  let words = 0;
  while (!cursor.take(END[cursor.lang])) {
    const start = cursor.at;
    const term = readTerm(cursor);
    words++;
    if (!term) {
      cursor.unknown(
        'bar.unknownCondition',
        [...SIDE_WORDS, ...KIND_WORDS, ...MODEL_DESCRIPTORS],
        UNKNOWN[cursor.lang],
      );
      if (cursor.at === start) break;
      continue;
    }
    const clash = Object.keys(term).find((key) => key in selector);
    if (clash)
      cursor.report('bar.conditionClash', { found: cursor.text.slice(start, cursor.at).trim() }, [], start);
    selector = { ...selector, ...term };
  }
  if (words === 0) cursor.stop(['Models', 'All']);
  return selector;
}

function readTerm(cursor: Cursor): Selector | undefined {
  return readAttribute(cursor) ?? cursor.word(NOUNS) ?? readNegation(cursor);
}

function readNegation(cursor: Cursor): Selector | undefined {
  return cursor.attempt(() => {
    if (!cursor.take(READ.non[cursor.lang])) return undefined;
    const nonDescriptor = cursor.word(MODEL_DESCRIPTORS);
    if (nonDescriptor) return { nonDescriptor };
    const nonFaction = cursor.word(FACTION_WORDS);
    return nonFaction ? { nonFaction } : undefined;
  });
}

function readAttribute(cursor: Cursor): Selector | undefined {
  const { lang } = cursor;
  if (cursor.take(READ.fullHealth[lang])) return { fullHealth: true };
  const base = cursor.take(READ.base[lang]);
  if (base) return { baseMm: one([base[1], ...((base[2] ?? '').match(/\d+/g) ?? [])].map(Number)) };
  const within = cursor.take(READ.within[lang]);
  if (within) return { within: Number(within[1]) };
  return cursor.attempt(() => {
    if (cursor.take(READ.btbWith[lang])) {
      const btbWith = readNames(cursor);
      return btbWith.length > 0 ? { btbWith } : undefined;
    }
    if (cursor.take(READ.damagedBy[lang])) {
      const damagedBy = cursor.word(CARD_NAMES);
      return damagedBy === undefined ? undefined : { damagedBy };
    }
    if (cursor.take(READ.unless[lang])) {
      const mode = cursor.word(MODE_NAMES);
      return mode === undefined ? undefined : { unlessUserIn: mode };
    }
    return cursor.take(READ.having[lang]) ? readHaving(cursor) : undefined;
  });
}

function readHaving(cursor: Cursor): Selector | undefined {
  const trait: Trait | undefined = cursor.word(TRAIT_WORDS);
  if (trait) {
    const atLeast = cursor.number();
    return atLeast !== undefined && cursor.sign('+') ? { trait: { of: trait, atLeast } } : undefined;
  }
  const descriptor = cursor.word(MODEL_DESCRIPTORS);
  if (descriptor) return { descriptor };
  const power = cursor.word(POWER_NAMES);
  return power === undefined ? undefined : { power };
}

function readNames(cursor: Cursor): string[] {
  const names: string[] = [];
  let name = cursor.word(CARD_NAMES);
  while (name !== undefined) {
    names.push(name);
    name = cursor.attempt(() => (cursor.word(GLUE.or) === undefined ? undefined : cursor.word(CARD_NAMES)));
  }
  return names;
}

const one = <T>(values: readonly T[]): T | readonly T[] => {
  const [first] = values;
  return values.length === 1 && first !== undefined ? first : values;
};
