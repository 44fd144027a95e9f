import { FOLDERS } from 'virtual:languages';

/** A folder of this one, by its name: 'en', 'fr'. Which there are is known when the page is built. */
export type Lang = string;

/** The languages in which books and cards are printed. */
export type BookLang = 'en' | 'fr';

/** How a language writes, from its `language.json`. */
export interface LanguageFacts {
  /** As its speakers call it. */
  readonly name: string;
  /** How numbers, dates and lists are written: 'fr-FR'. */
  readonly locale: string;
  /** The printed edition whose notation it follows. */
  readonly book: BookLang;
  /** `french`: narrow spaces before high punctuation, curved apostrophes, "d’Ace". */
  readonly typesetting: 'plain' | 'french';
}

const facts = new Map(
  FOLDERS.map(({ lang, facts: own }): [Lang, LanguageFacts] => [
    lang,
    {
      name: own['language.name'] ?? lang,
      locale: own['language.locale'] ?? lang,
      book: own['language.book'] === 'fr' ? 'fr' : 'en',
      typesetting: own['language.typesetting'] === 'french' ? 'french' : 'plain',
    },
  ]),
);

const ENGLISH: LanguageFacts = { name: 'English', locale: 'en-GB', book: 'en', typesetting: 'plain' };

/** English first, then the others by the names of their folders. */
export const LANGUAGES: readonly Lang[] = FOLDERS.map(({ lang }) => lang);

export const factsOf = (lang: Lang): LanguageFacts => facts.get(lang) ?? ENGLISH;

let current: Lang = 'en';
const listeners = new Set<() => void>();

export const isLang = (value: unknown): value is Lang => LANGUAGES.some((lang) => lang === value);

export const getLanguage = (): Lang => current;

/** May be called in the middle of a game: every mounted `useT` renders again. */
export function setLanguage(lang: Lang): void {
  if (lang === current) return;
  current = lang;
  for (const listener of [...listeners]) listener();
}

export function subscribeLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
