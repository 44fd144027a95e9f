import type { BarError } from '../../../src/systems/pulp-city/notation/cursor.ts';
import { type ParsedBar, parseBar } from '../../../src/systems/pulp-city/notation/parse.ts';
import type { BarLang } from '../../../src/systems/pulp-city/notation/words.ts';

export function read(text: string, lang: BarLang = 'en'): ParsedBar {
  const bar = parseBar(text, lang);
  if (!bar.ok) throw new Error(`${text}: ${JSON.stringify(bar.error)}`);
  return bar.value;
}

export function wrong(text: string, lang: BarLang = 'en'): readonly BarError[] {
  const bar = parseBar(text, lang);
  if (bar.ok) throw new Error(`accepted: ${text}`);
  return bar.error;
}

/** `code line:column found`, the short form of an error. */
export const told = (text: string, lang: BarLang = 'en'): readonly string[] =>
  wrong(text, lang).map(({ code, line, column, params }) => `${code} ${line}:${column} ${params.found}`);
