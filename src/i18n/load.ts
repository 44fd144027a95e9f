import type { Lang } from './language.ts';
import { addMessages } from './messages.ts';

const loaded = new Map<Lang, Promise<void>>();

async function french(): Promise<void> {
  const { FRENCH } = await import('./french.ts');
  addMessages('fr', FRENCH);
}

/** Brings the texts of a language, once; where that fails the next call tries again. */
export function loadLanguage(lang: Lang): Promise<void> {
  const known = loaded.get(lang);
  if (known !== undefined) return known;
  const coming = lang === 'en' ? Promise.resolve() : french();
  loaded.set(lang, coming);
  coming.catch(() => loaded.delete(lang));
  return coming;
}

/** The rules that "why?" shows: nobody can ask before there is a table. */
export async function loadRules(lang: Lang): Promise<void> {
  if (lang === 'en') return;
  const [{ addRules }, { FRENCH_RULES }] = await Promise.all([
    import('./rules.ts'),
    import('./french-rules.ts'),
  ]);
  addRules('fr', FRENCH_RULES);
}
