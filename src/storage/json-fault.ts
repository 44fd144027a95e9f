/** Where a text stops being JSON. Engines word this each in their own way, some without a place. */
export interface JsonFault {
  readonly truncated: boolean;
  readonly line: number;
  readonly column: number;
  /** Characters before the fault. */
  readonly at: number;
}

const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
/** The longest beginning of a string or word that may go on. */
const STRING_START = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*(?:\\(?:u[0-9a-fA-F]{0,3})?)?/y;
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
    const before = text.slice(0, at).split('\n');
    return {
      truncated: at >= text.trimEnd().length,
      line: before.length,
      column: (before[before.length - 1]?.length ?? 0) + 1,
      at,
    };
  }
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
        if (!this.#take(sign === '"' ? STRING : SCALAR)) return this.#brokenScalar(sign);
        expects = 'more';
      }
    }
  }

  #key(): boolean {
    this.#take(SPACE);
    if (!this.#take(STRING)) {
      if (this.#text[this.#at] === '"') this.#at = this.#brokenScalar('"');
      return false;
    }
    this.#take(SPACE);
    if (this.#text[this.#at] !== ':') return false;
    this.#at += 1;
    return true;
  }

  /** A string or word that the end of the text cuts is faulty at that end, another one where it starts to be. */
  #brokenScalar(sign: string): number {
    const start = this.#at;
    this.#take(sign === '"' ? STRING_START : WORD_START);
    return sign === '"' || this.#at >= this.#text.length ? this.#at : start;
  }

  #take(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    if (!pattern.test(this.#text)) return false;
    this.#at = pattern.lastIndex;
    return true;
  }
}
