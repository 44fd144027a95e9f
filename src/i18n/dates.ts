import { factsOf, type Lang } from './language.ts';

/** A moment in milliseconds since 1970, by day and minute. */
export const formatDate = (moment: number, lang: Lang): string =>
  new Intl.DateTimeFormat(factsOf(lang).locale, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
