import { bookOf, inWords } from '../../model/book-words.ts';
import { TRIGGER_WORDS, TYPE_WORDS } from '../../notation/words.ts';
import type { Printed } from './phrase.ts';

const CODES = [...TYPE_WORDS, ...TRIGGER_WORDS];

/** A Type as bars write it, with its trigger and range: 'CCM' is 'CAC' in French, 'RCT/BTB' is 'RCT/CTC'. */
export const inBars = (use: string): Printed => ({
  printed: (words) =>
    use.replace(/[A-Z]+/g, (code) =>
      inWords(CODES.find(({ is }) => is === code)?.[bookOf(words)][0] ?? code, words),
    ),
});
