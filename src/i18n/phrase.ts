import { descriptorWord } from './descriptors.ts';
import type { Param } from './message.ts';
import type { MessageKey } from './messages.ts';
import { type BookWords, bookWords, type Translator } from './translate.ts';

/** A text whose parts may be texts themselves. */
export interface Phrase {
  readonly key: MessageKey;
  readonly params: Readonly<Record<string, Said>>;
}
export type Said =
  | string
  | number
  | Phrase
  /** A word of the rulebooks, or a proper name. */
  | { readonly word: string }
  /** As cards print it. */
  | { readonly printed: (words: BookWords) => string }
  | readonly Said[];

const isList = (said: Said): said is readonly Said[] => Array.isArray(said);

function param(t: Translator, said: Said): Param {
  if (isList(said)) return said.flatMap((one) => [param(t, one)].flat().map(String));
  if (typeof said !== 'object') return said;
  if ('word' in said) return descriptorWord(t, said.word) ?? said.word;
  return 'key' in said ? sayPhrase(t, said) : said.printed(bookWords(t.lang));
}

export const sayPhrase = (t: Translator, { key, params }: Phrase): string =>
  t(key, Object.fromEntries(Object.entries(params).map(([name, said]) => [name, param(t, said)])));

/** As a sentence begins and ends: 'A.R.C.' at the end brings its own full stop. */
export const asSentence = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1).replace(/\.\.$/, '.');
