import type { Lang } from './language.ts';

const LOCALE = { en: 'en-GB', fr: 'fr-FR' } as const satisfies Record<Lang, string>;

/** A moment in milliseconds since 1970, by day and minute. */
export const formatDate = (moment: number, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALE[lang], { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
