import en from './en/rules.json';
import type { Lang } from './language.ts';
import { typeset } from './message.ts';

const EDITIONS = ['2013', '2017'] as const;

/** What a player reads after "why?": our own short wording of a rule. */
export interface RuleText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** What the software does where the book is silent, unclear or at odds with itself. */
  readonly ruling?: string;
}

type Texts = Readonly<Record<string, string>>;

const ENGLISH: Texts = en;
const TEXTS: Record<Lang, Texts> = { en: ENGLISH };

export function addRules(lang: Lang, texts: Texts): void {
  TEXTS[lang] = texts;
}

/** Every rule with a text, in the order of the catalogue. */
export const RULE_IDS: readonly string[] = Object.keys(en).flatMap((key) => {
  const [, id, part] = key.split('.');
  return id !== undefined && part === 'title' ? [id] : [];
});

function find(lang: Lang, id: string, part: string): string | undefined {
  const key = `rule.${id}.${part}`;
  const own = TEXTS[lang]?.[key];
  return own === undefined ? ENGLISH[key] : typeset(own, lang);
}

/** A rule that only the other edition has gives that edition's text. Undefined: no such rule. */
export function ruleText(id: string, edition: string, lang: Lang): RuleText | undefined {
  const title = find(lang, id, 'title');
  if (title === undefined) return undefined;
  const parts = [edition, 'text', ...EDITIONS];
  const text = parts.map((part) => find(lang, id, part)).find((found) => found !== undefined) ?? '';
  const ruling = find(lang, id, 'ruling');
  return ruling === undefined ? { id, title, text } : { id, title, text, ruling };
}
