import { readdirSync, readFileSync } from 'node:fs';
import type { Lang } from '../../src/i18n/language.ts';
import { type Part, parseMessage } from '../../src/i18n/message.ts';

const folder = (lang: Lang): URL => new URL(`../../src/i18n/${lang}/`, import.meta.url);

/** What stands in the folder of a language in which nothing is printed, and there alone. */
export const PRINTED = 'printed.json';

export const fileNames = (lang: Lang): string[] =>
  readdirSync(folder(lang))
    .filter((name) => name.endsWith('.json') && name !== PRINTED)
    .sort();

export function readMessages(lang: Lang, file: string): Record<string, string> {
  const content: unknown = JSON.parse(readFileSync(new URL(file, folder(lang)), 'utf8'));
  if (typeof content !== 'object' || content === null) throw new TypeError(`${lang}/${file} is no map`);
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => {
      if (typeof value !== 'string') throw new TypeError(`${lang}/${file}: ${key} is no text`);
      return [key, value];
    }),
  );
}

/** Keys as written, so that one written twice is seen. */
export const writtenKeys = (lang: Lang, file: string): string[] =>
  [...readFileSync(new URL(file, folder(lang)), 'utf8').matchAll(/^ {2}"([^"]+)":/gm)].map(
    (hit) => hit[1] ?? '',
  );

function walk(parts: readonly Part[], visit: (part: Exclude<Part, string>) => void): void {
  for (const part of parts) {
    if (typeof part === 'string') continue;
    visit(part);
    if ('choice' in part) for (const branch of Object.values(part.branches)) walk(branch, visit);
  }
}

/** What agreement asks for, in one language and not in the other. */
const GRAMMAR: readonly string[] = ['plural', 'de'];

/** Every placeholder of a text with its kind, once each: `um:inches`, `name:`. */
export function placeholders(text: string): string[] {
  const found = new Set<string>();
  walk(parseMessage(text), (part) => {
    if (part.name === '#') return;
    const kind = 'choice' in part ? part.choice : (part.format ?? '');
    found.add(`${part.name}:${GRAMMAR.includes(kind) ? '' : kind}`);
  });
  return [...found].sort();
}

export function branchSets(text: string): { choice: string; names: string[] }[] {
  const found: { choice: string; names: string[] }[] = [];
  walk(parseMessage(text), (part) => {
    if ('choice' in part) found.push({ choice: part.choice, names: Object.keys(part.branches) });
  });
  return found;
}
