import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeAt, scanJson } from '../../src/storage/json-scan.ts';

const whole = JSON.stringify({ a: [1, -2.5e3, 'x\n"\\é', true, null], b: {}, c: [], d: { e: [[]] } });

describe('the place where a text stops being JSON', () => {
  test('a whole text has none', () => {
    expect(scanJson(whole)).toBeNull();
    expect(scanJson(' 7 \n')).toBeNull();
  });

  test('a text that was cut off is faulty at its end, wherever it was cut', () => {
    for (let length = 1; length < whole.length; length += 1) {
      const part = whole.slice(0, length);
      expect(scanJson(part), part).toEqual({ at: length, deep: false });
    }
  });

  test.each([
    ['{"a":x}', 5],
    ['{"a":1 "b":2}', 7],
    ['{a:1}', 1],
    ['[1,2,]', 5],
    ['[1 2]', 3],
    ['{"a" 1}', 5],
    ['{"a":1}}', 7],
    ['[tru, 1]', 1],
    ['["a\tb"]', 3],
    ['["\\x"]', 3],
    ['<!doctype html>', 0],
    ['[01]', 2],
  ])('%s is faulty at character %i', (text, at) => {
    expect(scanJson(text)).toEqual({ at, deep: false });
  });

  test('is told as line and column', () => {
    const text = '{\n  "a": 1,\n  b: 2\n}';
    expect(scanJson(text)?.at).toBe(14);
    expect(placeAt(text, 14)).toEqual({ line: 3, column: 3 });
  });

  test('survives a text of a hundred thousand brackets', () => {
    expect(scanJson('['.repeat(100_000))).toEqual({ at: 100_000, deep: false });
    expect(scanJson('['.repeat(100_000), { most: 7 })).toEqual({ at: 7, deep: true });
  });

  test('takes what the engine takes, and nothing else', () => {
    const taken = (text: string): boolean => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    const signs = fc.constantFrom(
      ...'{}[]:,"\\ \n\t/*-+.eE01tfn',
      'true',
      'null',
      '"a"',
      '\\u00e9',
      '\u0000',
      '\u00a0',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.array(signs).map((all) => all.join('')),
        ),
        (text) => {
          expect(scanJson(text) === null, text).toBe(taken(text));
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('whatever is cut off any JSON leaves a fault at the end, or a shorter JSON', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), (text, cut) => {
        const part = text.slice(0, cut % (text.length + 1)).trimEnd();
        expect([part.length, undefined]).toContain(scanJson(part)?.at);
      }),
    );
  });
});
