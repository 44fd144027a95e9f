import { FOLDERS } from 'virtual:languages';
import type { Lang } from './language.ts';
import { addMessages, addPrinted } from './messages.ts';

const loaded = new Map<Lang, Promise<void>>();

const folderOf = (lang: Lang) => FOLDERS.find((folder) => folder.lang === lang);

async function bring(lang: Lang): Promise<void> {
  const texts = await folderOf(lang)?.texts?.();
  if (texts === undefined) return;
  addPrinted(lang, texts.printed);
  addMessages(lang, texts.default);
}

/** Brings the texts of a language, once; where that fails the next call tries again. */
export function loadLanguage(lang: Lang): Promise<void> {
  const known = loaded.get(lang);
  if (known !== undefined) return known;
  const coming = bring(lang);
  loaded.set(lang, coming);
  coming.catch(() => loaded.delete(lang));
  return coming;
}

/** The rules that "why?" shows: nobody can ask before there is a table. */
export async function loadRules(lang: Lang): Promise<void> {
  const load = folderOf(lang)?.rules;
  if (load === null || load === undefined) return;
  const [{ addRules }, texts] = await Promise.all([import('./rules.ts'), load()]);
  addRules(lang, texts.default);
}
