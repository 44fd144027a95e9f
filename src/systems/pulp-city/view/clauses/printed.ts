import { TRIGGER_WORDS, TYPE_WORDS } from '../../notation/words.ts';
import type { Printed } from './phrase.ts';

const CODES = [...TYPE_WORDS, ...TRIGGER_WORDS];

/** A Type as bars write it in either language, with its trigger and range: 'CCM' is 'CAC', 'RCT/BTB' is 'RCT/CTC'. */
export const inBars = (use: string): Printed => ({
  en: use,
  fr: use.replace(/[A-Z]+/g, (code) => CODES.find(({ is }) => is === code)?.fr[0] ?? code),
});
