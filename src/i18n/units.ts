import { SLACK, UM_PER_INCH } from '../geometry/units.ts';
import { factsOf, type Lang } from './language.ts';

function cached<T>(make: (lang: Lang, option: number) => T): (lang: Lang, option?: number) => T {
  const known = new Map<string, T>();
  return (lang, option = 0) => {
    const id = `${lang}${option}`;
    const found = known.get(id) ?? make(lang, option);
    known.set(id, found);
    return found;
  };
}

const numbers = cached((lang, decimals) => {
  return new Intl.NumberFormat(factsOf(lang).locale, { maximumFractionDigits: decimals });
});
const plurals = cached((lang) => new Intl.PluralRules(factsOf(lang).locale));
const conjunctions = cached((lang) => new Intl.ListFormat(factsOf(lang).locale, { type: 'conjunction' }));
const disjunctions = cached((lang) => new Intl.ListFormat(factsOf(lang).locale, { type: 'disjunction' }));

export const formatNumber = (value: number, lang: Lang, decimals = 2): string =>
  numbers(lang, decimals).format(value);

export const pluralForm = (value: number, lang: Lang): Intl.LDMLPluralRule => plurals(lang).select(value);

export const formatList = (items: readonly string[], lang: Lang, word: 'and' | 'or' = 'and'): string =>
  (word === 'and' ? conjunctions : disjunctions)(lang).format(items);

/** `share` between 0 and 1. */
export const formatPercent = (share: number, lang: Lang): string =>
  `${formatNumber(share * 100, lang, 0)}${factsOf(lang).typesetting === 'french' ? '\u202f%' : '%'}`;

const TENTH = UM_PER_INCH / 10;

/** Tenths that cover the length, but for what the comparisons of the rules forgive. */
const tenthsUp = (um: number): number => Math.ceil(Math.max(0, um - SLACK) / TENTH);
const tenthsDown = (um: number): number => Math.floor((um + SLACK) / TENTH);

const tenths = (count: number, lang: Lang): string => `${formatNumber(count / 10, lang, 1)}″`;

/**
 * A length in micrometres as inches: the one way lengths are worded, always in tenths and never in a player's favour.
 * What was measured has to be covered and is rounded up; what a rule allows is rounded down (`formatAllowed`); what is
 * missing is rounded up and never nothing (`formatMissing`). All of them forgive as much as the rules do, so 5.0004 of 5
 * reads "5 of 5" and is legal, 5.002 reads "5.1 of 5" and is not. A length within `allowedUm` is never worded as more
 * than that allowance, also where the allowance is no whole number of tenths.
 */
export function formatInches(um: number, lang: Lang, allowedUm?: number): string {
  const covered = tenthsUp(um);
  const within = allowedUm !== undefined && um <= allowedUm + SLACK;
  return tenths(within ? Math.min(covered, tenthsDown(allowedUm)) : covered, lang);
}

/** A range, an allowance, what is left of one. */
export const formatAllowed = (um: number, lang: Lang): string => tenths(tenthsDown(um), lang);

/** By how much something falls short: at least a tenth. */
export const formatMissing = (um: number, lang: Lang): string => tenths(Math.max(1, tenthsUp(um)), lang);
