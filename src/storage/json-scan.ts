import { createScanner } from 'jsonc-parser';

/** Where a scan came to an end before the text did. */
export interface ScanEnd {
  /** Characters before it. */
  readonly at: number;
  /** More brackets are open than may be. */
  readonly deep: boolean;
}

interface Bracket {
  readonly sign: '{' | '[';
  readonly path: string;
  next: number;
}

interface ScanOptions {
  /** Brackets that may be open at a time. */
  readonly most?: number;
  /** Told of every value: its path ('actions.1.bar') and where it begins. */
  readonly onValue?: (path: string, at: number) => void;
}

const BLANK = /[ \t\n\r]/;
const KEYWORDS = ['true', 'false', 'null'];
/** What the end of a text may have cut off a number or a keyword. */
const CUT = /^[-+.\w]+$/;
const ESCAPED = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})|(\\|[^ -\uffff])/g;

/**
 * Goes through a JSON text value by value; null: it is whole. Engines word what is wrong with a text each in their own
 * way, some without a place. Goes over brackets with a list of its own, so that depth cannot overflow the call stack.
 */
export function scanJson(
  text: string,
  { most = Number.POSITIVE_INFINITY, onValue }: ScanOptions = {},
): ScanEnd | null {
  const scanner = createScanner(text);
  const open: Bracket[] = [];
  let expects: 'value' | 'first' | 'key' | 'more' = 'value';
  let key = '';

  /** The sign of the next token, which is not blank; '': the text is over. */
  const next = (): string => {
    do scanner.scan();
    while (BLANK.test(text[scanner.getTokenOffset()] ?? ''));
    return text[scanner.getTokenOffset()] ?? '';
  };
  const end = (at = scanner.getTokenOffset()): ScanEnd => ({ at: Math.min(at, text.length), deep: false });
  const faultInToken = (sign: string): ScanEnd | null => {
    const [start, length] = [scanner.getTokenOffset(), scanner.getTokenLength()];
    const faulty = scanner.getTokenError() !== 0;
    if (sign === '"') return faulty ? end(faultInString(text, start, start + length)) : null;
    const value = scanner.getTokenValue();
    if (!faulty && (/^-?\d/.test(value) || KEYWORDS.includes(value))) return null;
    return end(start + length >= text.length && CUT.test(value) ? text.length : start);
  };
  const pathHere = (): string => {
    const inside = open.at(-1);
    if (inside === undefined) return '';
    const name = inside.sign === '{' ? key : String(inside.next);
    inside.next += 1;
    return inside.path === '' ? name : `${inside.path}.${name}`;
  };

  for (;;) {
    const sign = next();
    const inside = open.at(-1);
    if (sign === '') return expects === 'more' && inside === undefined ? null : end();
    const closes = inside !== undefined && sign === (inside.sign === '{' ? '}' : ']');
    if (closes && (expects === 'more' || expects === 'first')) {
      open.pop();
      expects = 'more';
    } else if (expects === 'more') {
      if (inside === undefined || sign !== ',') return end();
      expects = inside.sign === '{' ? 'key' : 'value';
    } else if (expects === 'key' || (expects === 'first' && inside?.sign === '{')) {
      if (sign !== '"') return end();
      const fault = faultInToken(sign);
      if (fault !== null) return fault;
      key = scanner.getTokenValue();
      if (next() !== ':') return end();
      expects = 'value';
    } else {
      const path = onValue === undefined ? '' : pathHere();
      onValue?.(path, scanner.getTokenOffset());
      if (sign === '{' || sign === '[') {
        if (open.length >= most) return { ...end(), deep: true };
        open.push({ sign, path, next: 0 });
        expects = 'first';
      } else {
        const fault = faultInToken(sign);
        if (fault !== null) return fault;
        expects = 'more';
      }
    }
  }
}

/** The sign in a string that may not stand there, or the end of what was read of it. */
function faultInString(text: string, start: number, stop: number): number {
  ESCAPED.lastIndex = start;
  for (let found = ESCAPED.exec(text); found !== null && found.index < stop; found = ESCAPED.exec(text)) {
    if (found[1] === '\\') return found.index + 1;
    if (found[1] !== undefined) return found.index;
  }
  return stop;
}

/** Line and column of a sign, from 1. */
export function placeAt(text: string, at: number): { readonly line: number; readonly column: number } {
  let line = 1;
  let start = 0;
  for (let stop = text.indexOf('\n'); stop >= 0 && stop < at; stop = text.indexOf('\n', start)) {
    line += 1;
    start = stop + 1;
  }
  return { line, column: at - start + 1 };
}
