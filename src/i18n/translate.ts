import { getLanguage, type Lang } from './language.ts';
import { type Params, type Part, parseMessage, renderMessage, typeset } from './message.ts';
import { type MessageKey, MESSAGES } from './messages.ts';

export interface Translator {
  (key: MessageKey, params?: Params): string;
  readonly lang: Lang;
}

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
    const own = MESSAGES[lang][key];
    const spoken = own === undefined ? 'en' : lang;
    const text = own ?? MESSAGES.en[key] ?? key;
    return renderMessage(readMessage(typeset(text, spoken)), params, spoken);
  };
  return Object.assign(say, { lang });
}

const TRANSLATORS: Readonly<Record<Lang, Translator>> = {
  en: makeTranslator('en'),
  fr: makeTranslator('fr'),
};

/** The same function object for the same language, so it may stand in dependency lists. */
export const translate = (lang: Lang): Translator => TRANSLATORS[lang];

/** In the language chosen now; outside React. */
export const t = (key: MessageKey, params?: Params): string => TRANSLATORS[getLanguage()](key, params);

const isKey = (key: string): key is MessageKey => Object.hasOwn(MESSAGES.en, key);

/** For keys put together from data (`trait.${letter}.name`): the text, or undefined where there is none. */
export const translateOptional = (lang: Lang, key: string, params?: Params): string | undefined =>
  isKey(key) ? TRANSLATORS[lang](key, params) : undefined;
