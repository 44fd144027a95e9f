/** Where a text stops being JSON. Engines word this each in their own way, some without a place. */
export interface JsonFault {
  readonly truncated: boolean;
  readonly line: number;
  readonly column: number;
  /** Characters before the fault. */
  readonly at: number;
}

const SPACE = /[ \t\n\r]*/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
/** The longest beginning of a word that may go on. */
const WORD_START = /[-+.\w]*/y;
/** What is left of a number that the end of the text cuts: '1.', '2e', '2e-'. */
const NUMBER_CUT = /(?:\.|[eE][+-]?)$/y;

/** null: the text is whole. Finds the place of the first fault by reading the text once more. */
export function jsonFault(text: string): JsonFault | null {
  try {
    JSON.parse(text);
    return null;
  } catch {
    const at = new Scan(text).firstFault();
    return { truncated: at >= text.trimEnd().length, ...placeAt(text, at), at };
  }
}

/** Line and column of a sign, from 1. */
export function placeAt(text: string, at: number): { readonly line: number; readonly column: number } {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0 && end < at; end = text.indexOf('\n', start)) {
    line += 1;
    start = end + 1;
  }
  return { line, column: at - start + 1 };
}

/** The place behind a string that begins here, or the end of the text. A pattern would overflow on a long one. */
export function skipString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at + 1;
  }
  return text.length;
}

const ESCAPED = /^(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/;
/** As much of an escape as is right. */
const ESCAPE_START = /^(?:u[0-9a-fA-F]{0,3})?/;

interface StringEnd {
  readonly at: number;
  readonly whole: boolean;
}

/** How far a string is one. */
function stringEnd(text: string, start: number): StringEnd {
  let at = start + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return { at: at + 1, whole: true };
    if (code < 0x20) return { at, whole: false };
    if (code === 0x5c) {
      const rest = text.slice(at + 1, at + 6);
      const escape = ESCAPED.exec(rest)?.[0];
      if (escape === undefined)
        return { at: at + 1 + (ESCAPE_START.exec(rest)?.[0].length ?? 0), whole: false };
      at += escape.length;
    }
    at += 1;
  }
  return { at, whole: false };
}

/** Walks over brackets with a list of its own, so that a deep text cannot overflow the call stack. */
class Scan {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  firstFault(): number {
    const open: ('{' | '[')[] = [];
    let expects: 'value' | 'first' | 'more' = 'value';
    for (;;) {
      this.#take(SPACE);
      const sign = this.#text[this.#at];
      if (sign === undefined) return this.#at;
      const inside = open[open.length - 1];
      if (expects === 'more') {
        if (inside === undefined) {
          this.#take(NUMBER_CUT);
          return this.#at;
        }
        if (sign === (inside === '{' ? '}' : ']')) {
          open.pop();
          this.#at += 1;
          continue;
        }
        if (sign !== ',') {
          this.#take(NUMBER_CUT);
          return this.#at;
        }
        this.#at += 1;
        if (inside === '{' && !this.#key()) return this.#at;
        expects = 'value';
      } else if (expects === 'first' && sign === (inside === '{' ? '}' : ']')) {
        open.pop();
        this.#at += 1;
        expects = 'more';
      } else if (expects === 'first' && inside === '{') {
        if (!this.#key()) return this.#at;
        expects = 'value';
      } else if (sign === '{' || sign === '[') {
        open.push(sign);
        this.#at += 1;
        expects = 'first';
      } else {
        if (sign === '"' ? !this.#string() : !this.#take(SCALAR)) return this.#brokenScalar(sign);
        expects = 'more';
      }
    }
  }

  #key(): boolean {
    this.#take(SPACE);
    if (this.#text[this.#at] !== '"' || !this.#string()) return false;
    this.#take(SPACE);
    if (this.#text[this.#at] !== ':') return false;
    this.#at += 1;
    return true;
  }

  /** Goes behind a string, or to where it stops being one. */
  #string(): boolean {
    const { at, whole } = stringEnd(this.#text, this.#at);
    this.#at = at;
    return whole;
  }

  /** A word that the end of the text cuts is faulty at that end, another one where it starts to be. */
  #brokenScalar(sign: string): number {
    if (sign === '"') return this.#at;
    const start = this.#at;
    this.#take(WORD_START);
    return this.#at >= this.#text.length ? this.#at : start;
  }

  #take(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    if (!pattern.test(this.#text)) return false;
    this.#at = pattern.lastIndex;
    return true;
  }
}
