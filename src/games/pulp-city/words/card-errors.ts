import { type Translator, translateOptional } from '../../../i18n/translate.ts';
import type { CardError } from '../../../systems/pulp-city/cards/errors.ts';
import { faultWords } from './faults.ts';

const MOST_EXPECTED = 24;

/** Words that could stand there; a sign that ends the line has no word. */
function expectedWords(t: Translator, { expected = [] }: CardError): string {
  const words = expected.map((word) => (word === '' ? t('cards.endOfBar') : word));
  const first = words.slice(0, MOST_EXPECTED).join(', ');
  return words.length > MOST_EXPECTED ? t('cards.andMore', { words: first }) : first;
}

/** What is wrong with a card or one of its bars. */
export const errorWords = (t: Translator, { code, params, path, line = 0, column = 0 }: CardError): string =>
  faultWords(t, { code, params: { ...params, at: path, line, column } });

/** What the player can do about it. */
export function errorAdvice(t: Translator, error: CardError): string {
  const expected = expectedWords(t, error);
  const own = translateOptional(t.lang, `todo.${error.code}`, { ...error.params, expected });
  if (own !== undefined) return own;
  return expected === '' ? t('todo.card') : t('todo.expected', { expected });
}
