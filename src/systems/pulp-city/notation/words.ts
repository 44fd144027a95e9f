import { BOOK_LANGUAGES, type BookLang, bookOf, type BookWords, inWords } from '../model/book-words.ts';
import type { ActionType, ReactionTrigger, Trait } from '../model/keywords.ts';
import { EFFECT_NAMES, effectFacts } from '../model/effects.ts';
import type { Price, SummonWhat } from '../model/profile.ts';

export const BAR_LANGUAGES = BOOK_LANGUAGES;
export type BarLang = BookLang;

/** How a term is written: the first spelling of a language is printed, all of them are read. */
export interface Word<Term> {
  readonly is: Term;
  readonly en: readonly string[];
  readonly fr: readonly string[];
}

/** The 2013 letters and the initials of the French edition. @rule PC-DESC-01 */
export const TRAIT_WORDS: readonly Word<Trait>[] = [
  { is: 'F', en: ['F'], fr: ['s'] },
  { is: 'G', en: ['G'], fr: ['d'] },
  { is: 'H', en: ['H'], fr: ['e'] },
  { is: 'I', en: ['I'], fr: ['a'] },
  { is: 'J', en: ['J'], fr: ['m'] },
  { is: 'K', en: ['K'], fr: ['p'] },
];

export const TYPE_WORDS: readonly Word<ActionType>[] = [
  { is: 'AUR', en: ['AUR'], fr: ['AUR'] },
  { is: 'CCM', en: ['CCM'], fr: ['CAC'] },
  { is: 'IND', en: ['IND'], fr: ['IND'] },
  { is: 'IST', en: ['IST'], fr: ['IST'] },
  { is: 'OVR', en: ['OVR'], fr: ['PRC'] },
  { is: 'PLS', en: ['PLS'], fr: ['OND'] },
  { is: 'PRJ', en: ['PRJ'], fr: ['PRJ'] },
  { is: 'RAY', en: ['RAY'], fr: ['RAY'] },
  { is: 'RCT', en: ['RCT'], fr: ['RCT'] },
  { is: 'SUM', en: ['SUM'], fr: ['INV'] },
  { is: 'THR', en: ['THR'], fr: ['LNC'] },
];

export const RANGED = [
  'AUR',
  'IND',
  'OVR',
  'PLS',
  'PRJ',
  'RAY',
  'SUM',
  'THR',
] as const satisfies ActionType[];
export const RANGELESS = ['CCM', 'IST'] as const satisfies ActionType[];

export const TRIGGER_WORDS: readonly Word<ReactionTrigger>[] = [
  { is: 'BTB', en: ['BTB'], fr: ['CTC'] },
  { is: 'DMG', en: ['DMG'], fr: ['DMG'] },
  { is: 'DSP', en: ['DSP'], fr: ['DPL'] },
  { is: 'TGT', en: ['TGT'], fr: ['CIB'] },
];

export const PRICE_WORDS: readonly Word<Price['of']>[] = [
  { is: 'fatigue', en: ['Fatigue'], fr: ['Fatigue'] },
  { is: 'stun', en: ['Stun'], fr: ['Sonné'] },
  { is: 'damage', en: ['Damage'], fr: ['Dommages'] },
  { is: 'powerDown', en: ['Power Down'], fr: ['Anti-boost'] },
];

export const EFFECT_WORDS = EFFECT_NAMES.map((is) => ({ is, ...effectFacts(is) }));

export const SUMMON_WORDS: readonly Word<SummonWhat>[] = [
  { is: 'Minion', en: ['Minion'], fr: ['Acolyte'] },
  { is: 'Structure', en: ['Structure'], fr: ['Structure'] },
  { is: 'Dangerous Terrain', en: ['Dangerous Terrain'], fr: ['Terrain Dangereux'] },
  { is: 'Terrain', en: ['Terrain'], fr: ['Terrain'] },
  { is: 'Token', en: ['Token'], fr: ['Jeton'] },
];

export const KEY_WORDS: readonly Word<'strong' | 'limited' | 'excluded'>[] = [
  { is: 'strong', en: ['Strong'], fr: ['Fort'] },
  { is: 'limited', en: ['Limited'], fr: ['Limite', 'Limité'] },
  { is: 'excluded', en: ['Excluded'], fr: ['Exclusion', 'Exclu'] },
];

const small = (is: string, en: readonly string[], fr: readonly string[]): readonly Word<string>[] => [
  { is, en, fr },
];

/** The little words that hold a bar together. */
export const GLUE = {
  ap: small('ap', ['AP'], ['PA']),
  activation: small('activation', ['Activation'], ['Activation']),
  versus: small('versus', ['vs.', 'vs'], ['vs.', 'vs']),
  targetNumber: small('targetNumber', ['T#'], ['Dif.', 'Dif', 'T#']),
  and: small('and', ['and', '&'], ['et', '&']),
  or: small('or', ['or'], ['ou']),
  self: small('self', ['Self'], ['Perso']),
  as: small('as', ['as'], ['en']),
  sfx: small('sfx', ['SFX', 'EFX'], ['EFX', 'SFX']),
  none: small('none', ['none'], ['aucun']),
} as const;

export function wordFor<Term>(table: readonly Word<Term>[], term: Term, words: BookWords): string {
  return inWords(table.find((word) => word.is === term)?.[bookOf(words)][0] ?? String(term), words);
}
