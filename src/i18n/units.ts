import type { Lang } from './language.ts';

const UM_PER_INCH = 25_400;
const LOCALE = { en: 'en-GB', fr: 'fr-FR' } as const satisfies Record<Lang, string>;

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
  return new Intl.NumberFormat(LOCALE[lang], { maximumFractionDigits: decimals });
});
const plurals = cached((lang) => new Intl.PluralRules(LOCALE[lang]));
const conjunctions = cached((lang) => new Intl.ListFormat(LOCALE[lang], { type: 'conjunction' }));
const disjunctions = cached((lang) => new Intl.ListFormat(LOCALE[lang], { type: 'disjunction' }));

export const formatNumber = (value: number, lang: Lang, decimals = 2): string =>
  numbers(lang, decimals).format(value);

export const pluralForm = (value: number, lang: Lang): Intl.LDMLPluralRule => plurals(lang).select(value);

export const formatList = (items: readonly string[], lang: Lang, word: 'and' | 'or' = 'and'): string =>
  (word === 'and' ? conjunctions : disjunctions)(lang).format(items);

/** `share` between 0 and 1. */
export const formatPercent = (share: number, lang: Lang): string =>
  `${formatNumber(share * 100, lang, 0)}${lang === 'fr' ? '\u202f%' : '%'}`;

/**
 * A length in micrometres as inches. Rounded to one decimal, with more decimals where one would hide on which side
 * of `neededUm` the length lies: 5.96 of a needed 6 reads 5.96, not 6. Without `neededUm` the next half inch counts
 * as needed, since printed lengths are whole or half inches.
 */
export function formatInches(um: number, lang: Lang, neededUm?: number): string {
  const inches = um / UM_PER_INCH;
  const needed = neededUm === undefined ? Math.round(inches * 2) / 2 : neededUm / UM_PER_INCH;
  const side = Math.sign(inches - needed);
  const shown = (decimals: number): number => Number(inches.toFixed(decimals));
  const decimals = [1, 2, 3].find((count) => Math.sign(shown(count) - needed) === side);
  if (decimals !== undefined) return `${formatNumber(shown(decimals), lang, decimals)}″`;
  const directed = side < 0 ? Math.floor(inches * 1000) : Math.ceil(inches * 1000);
  return `${formatNumber(directed / 1000, lang, 3)}″`;
}
