import { type BookLang, factsOf, getLanguage, type Lang } from './language.ts';
import { type Params, type Part, parseMessage, renderMessage, typeset } from './message.ts';
import { type MessageKey, MESSAGES, printedIn } from './messages.ts';

export interface Translator {
  (key: MessageKey, params?: Params): string;
  readonly lang: Lang;
}

/** How what books and cards print is said: as they do in one language, or by the words that stand for those. */
export type BookWords =
  | BookLang
  | { readonly book: BookLang; readonly words: Readonly<Record<string, string>> };

const NOTHING: Params = {};
const parsed = new Map<string, readonly Part[]>();

/** Never throws: a text that cannot be read is shown as it stands. */
function readMessage(text: string): readonly Part[] {
  const known = parsed.get(text);
  if (known) return known;
  let parts: readonly Part[];
  try {
    parts = parseMessage(text);
  } catch {
    parts = [text];
  }
  parsed.set(text, parts);
  return parts;
}

function makeTranslator(lang: Lang): Translator {
  const say = (key: MessageKey, params: Params = NOTHING): string => {
    const own = MESSAGES[lang]?.[key];
    const spoken = own === undefined ? 'en' : lang;
    const text = own ?? MESSAGES.en[key] ?? key;
    return renderMessage(readMessage(typeset(text, spoken)), params, spoken);
  };
  return Object.assign(say, { lang });
}

const translators = new Map<Lang, Translator>();

/** The same function object for the same language, so it may stand in dependency lists. */
export function translate(lang: Lang): Translator {
  const known = translators.get(lang);
  if (known !== undefined) return known;
  const made = makeTranslator(lang);
  translators.set(lang, made);
  return made;
}

/** In the language chosen now; outside React. */
export const t = (key: MessageKey, params?: Params): string => translate(getLanguage())(key, params);

const isKey = (key: string): key is MessageKey => Object.hasOwn(MESSAGES.en, key);

/** For keys put together from data (`trait.${letter}.name`): the text, or undefined where there is none. */
export const translateOptional = (lang: Lang, key: string, params?: Params): string | undefined =>
  isKey(key) ? translate(lang)(key, params) : undefined;

/** The language of books and cards that a language follows. */
export const bookOf = (lang: Lang): BookLang => factsOf(lang).book;

export function bookWords(lang: Lang): BookWords {
  const book = bookOf(lang);
  return lang === book ? book : { book, words: printedIn(lang) };
}
