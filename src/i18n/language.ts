export const LANGUAGES = ['en', 'fr'] as const;
export type Lang = (typeof LANGUAGES)[number];

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

/** The language a browser asks for first, e.g. from `navigator.languages`. */
export const preferredLanguage = (wanted: readonly string[]): Lang =>
  wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLang) ?? 'en';
