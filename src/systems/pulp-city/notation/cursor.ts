import type { BarLang, Word } from './words.ts';

export const BAR_ERRORS = [
  'bar.expected',
  'bar.unknownType',
  'bar.unknownTrigger',
  'bar.unknownTrait',
  'bar.unknownEffect',
  'bar.unknownPrice',
  'bar.unknownDescriptor',
  'bar.unknownCondition',
  'bar.conditionClash',
  'bar.rangeMissing',
  'bar.rangeNotUsed',
] as const;
export type BarErrorCode = (typeof BAR_ERRORS)[number];

/** Lines and columns count from 1. */
export interface BarError {
  readonly code: BarErrorCode;
  readonly params: Readonly<Record<string, string>>;
  readonly line: number;
  readonly column: number;
  readonly expected: readonly string[];
}

const BLANK = /[ \t\u00a0\u202f]*/y;
const PART_OF_WORD = /[\p{L}\p{N}]/u;

/**
 * A place in the text of a bar. A wrong word is reported and passed over, so that the rest is still checked;
 * a broken form stops the reading, and what follows is not reported.
 */
export class Cursor {
  at = 0;
  readonly errors: BarError[] = [];
  private stopped = false;
  readonly text: string;
  readonly lang: BarLang;

  constructor(text: string, lang: BarLang) {
    this.text = text;
    this.lang = lang;
  }

  /** Reads what a sticky pattern finds here, blanks before it left out. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    if (this.stopped) return undefined;
    this.skipBlank();
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text) ?? undefined;
    if (found) this.at += found[0].length;
    return found;
  }

  word<Term>(table: readonly Word<Term>[]): Term | undefined {
    if (this.stopped) return undefined;
    this.skipBlank();
    let best: { readonly term: Term; readonly length: number } | undefined;
    for (const word of table) {
      for (const spelling of word[this.lang]) {
        if (spelling.length > (best?.length ?? 0) && this.has(spelling)) {
          best = { term: word.is, length: spelling.length };
        }
      }
    }
    if (!best) return undefined;
    this.at += best.length;
    return best.term;
  }

  sign(sign: string): boolean {
    if (this.stopped) return false;
    this.skipBlank();
    if (!this.text.startsWith(sign, this.at)) return false;
    this.at += sign.length;
    return true;
  }

  number(): number | undefined {
    const found = this.take(/\d+/y);
    return found && Number(found[0]);
  }

  /** Runs a reading that may turn out wrong; when it does, the cursor stands where it stood. */
  attempt<T>(read: () => T | undefined): T | undefined {
    const start = this.at;
    const result = read();
    if (result === undefined) this.at = start;
    return result;
  }

  expectSign(sign: string): void {
    if (!this.sign(sign)) this.stop([sign]);
  }

  expectWord<Term>(table: readonly Word<Term>[]): void {
    if (this.word(table) === undefined) this.stop(table.map((word) => word[this.lang][0] ?? ''));
  }

  expectEnd(): void {
    if (!this.stopped && this.take(/$/y) === undefined) this.stop(['']);
  }

  /** Reports the words here that the table does not have, passes over them up to a sign, and goes on. */
  unknown<Term>(code: BarErrorCode, table: readonly Word<Term>[], upTo: RegExp): void {
    if (this.stopped) return;
    this.skipBlank();
    const start = this.at;
    upTo.lastIndex = start;
    const found = (upTo.exec(this.text)?.[0] ?? '').trimEnd();
    this.report(
      code,
      { found },
      table.map((word) => word[this.lang][0] ?? ''),
      start,
    );
    this.at += found.length;
  }

  report(
    code: BarErrorCode,
    params: Readonly<Record<string, string>>,
    expected: readonly string[],
    at: number,
  ): void {
    if (this.stopped) return;
    BLANK.lastIndex = at;
    const start = at + (BLANK.exec(this.text)?.[0].length ?? 0);
    const before = this.text.slice(0, start).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    this.errors.push({ code, params, line: before.length, column, expected });
  }

  stop(expected: readonly string[]): void {
    if (this.stopped) return;
    this.skipBlank();
    const found = /[^\s,;()[\]/]+|\S|$/m.exec(this.text.slice(this.at))?.[0] ?? '';
    this.report('bar.expected', { found }, expected, this.at);
    this.stopped = true;
  }

  private has(spelling: string): boolean {
    const end = this.at + spelling.length;
    if (this.text.slice(this.at, end).toLowerCase() !== spelling.toLowerCase()) return false;
    return !PART_OF_WORD.test(spelling.at(-1) ?? '') || !PART_OF_WORD.test(this.text.charAt(end));
  }

  private skipBlank(): void {
    BLANK.lastIndex = this.at;
    this.at += BLANK.exec(this.text)?.[0].length ?? 0;
  }
}
