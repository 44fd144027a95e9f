import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonFault } from '../../src/storage/json-fault.ts';

const whole = JSON.stringify({ a: [1, -2.5e3, 'x\n"\\é', true, null], b: {}, c: [], d: { e: [[]] } });

describe('the place where a text stops being JSON', () => {
  test('a whole text has none', () => {
    expect(jsonFault(whole)).toBeNull();
    expect(jsonFault(' 7 \n')).toBeNull();
  });

  test('a text that was cut off is faulty at its end, wherever it was cut', () => {
    for (let length = 1; length < whole.length; length += 1) {
      const fault = jsonFault(whole.slice(0, length));
      expect(fault, whole.slice(0, length)).toMatchObject({ truncated: true, at: length });
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
    expect(jsonFault(text)).toMatchObject({ truncated: false, at });
  });

  test('is told as line and column', () => {
    expect(jsonFault('{\n  "a": 1,\n  b: 2\n}')).toEqual({ truncated: false, line: 3, column: 3, at: 14 });
  });

  test('survives a text of a hundred thousand brackets', () => {
    expect(jsonFault('['.repeat(100_000))).toMatchObject({ truncated: true, at: 100_000 });
  });

  test('whatever is cut off any JSON leaves a fault at the end, or a shorter JSON', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), (text, cut) => {
        const part = text.slice(0, cut % (text.length + 1)).trimEnd();
        const fault = jsonFault(part);
        expect(fault === null || (fault.truncated && fault.at === part.length)).toBe(true);
      }),
    );
  });
});
