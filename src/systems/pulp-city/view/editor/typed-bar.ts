import type { BarError } from '../../notation/cursor.ts';
import { type ParsedBar, parseBar } from '../../notation/parse.ts';
import { BAR_LANGUAGES, type BarLang } from '../../notation/words.ts';

/** A bar as somebody typed it, in either language and in the form of either edition. @rule PC-BAR-01 */
export type TypedBar =
  | { readonly ok: true; readonly lang: BarLang; readonly bar: ParsedBar }
  /** In the language in which most of it could be read. */
  | { readonly ok: false; readonly lang: BarLang; readonly errors: readonly BarError[] };

/** `preferred`: the language that is tried first, and spoken of where neither reads further. */
export function readTypedBar(text: string, preferred: BarLang): TypedBar {
  const found: TypedBar[] = [];
  for (const lang of [preferred, ...BAR_LANGUAGES.filter((other) => other !== preferred)]) {
    const read = parseBar(text, lang);
    if (read.ok) return { ok: true, lang, bar: read.value };
    found.push({ ok: false, lang, errors: read.error });
  }
  const [first, ...others] = found;
  if (first === undefined) throw new Error('a bar is read in no language');
  return others.reduce((best, one) => (readUpTo(one) > readUpTo(best) ? one : best), first);
}

/** Where the reading went wrong first: line, then column. */
function readUpTo(read: TypedBar): number {
  const [first] = read.ok ? [] : read.errors;
  return first === undefined ? Number.POSITIVE_INFINITY : first.line * LONGEST_LINE + first.column;
}

const LONGEST_LINE = 10_000;
