import { describe, expect, test } from 'vitest';
import { SLACK } from '../../src/geometry/units.ts';
import {
  formatAllowed,
  formatInches,
  formatList,
  formatMissing,
  formatNumber,
  formatPercent,
} from '../../src/i18n/units.ts';

const INCH = 25_400;
const plain = (text: string): string => text.replaceAll('\u202f', ' ');

const um = (inches: number): number => Math.round(inches * INCH);

describe('lengths in inches', () => {
  test.each([
    [0, '0″'],
    [6, '6″'],
    [5.5, '5.5″'],
    [4.23, '4.3″'],
    [5.999, '6″'],
    [6.002, '6.1″'],
  ])('%d in measured has to be covered and reads %s', (inches, shown) => {
    expect(formatInches(um(inches), 'en')).toBe(shown);
  });

  test.each([
    [6, '6″'],
    [4.28, '4.2″'],
    [5.99, '5.9″'],
    [0, '0″'],
  ])('%d in allowed reads %s', (inches, shown) => {
    expect(formatAllowed(um(inches), 'en')).toBe(shown);
  });

  test.each([
    [0.34, '0.4″'],
    [0.3, '0.3″'],
    [0.0001, '0.1″'],
  ])('%d in missing reads %s', (inches, shown) => {
    expect(formatMissing(um(inches), 'en')).toBe(shown);
  });

  test('what the rules forgive is no length: 5 in and a hair is 5 in, one hair more is not', () => {
    expect(formatInches(5 * INCH + SLACK, 'en')).toBe('5″');
    expect(formatInches(5 * INCH + SLACK + 1, 'en')).toBe('5.1″');
  });

  test('the text says more than the allowance exactly when the length is more than it', () => {
    const shown = (text: string): number => Number.parseFloat(text);
    for (const allowed of [um(5), um(2.25), um(1.18), um(3.333)]) {
      for (let length = allowed - 4_000; length < allowed + 4_000; length += 7) {
        const more = shown(formatInches(length, 'en', allowed)) > shown(formatAllowed(allowed, 'en'));
        expect(more, `${length} of ${allowed}`).toBe(length > allowed + SLACK);
      }
    }
  });

  test('too long by what is missing: both texts and the allowance add up', () => {
    for (let over = SLACK + 1; over < um(0.5); over += 11) {
      const [length, missing] = [formatInches(um(5) + over, 'en', um(5)), formatMissing(over, 'en')];
      expect(Number.parseFloat(length) - 5).toBeCloseTo(Number.parseFloat(missing), 6);
    }
  });

  test('French has a comma', () => {
    expect(formatInches(um(4.2), 'fr')).toBe('4,2″');
  });
});

test('numbers, shares and lists', () => {
  expect(formatNumber(1234.567, 'en')).toBe('1,234.57');
  expect(plain(formatNumber(1234.567, 'fr'))).toBe('1 234,57');
  expect([formatPercent(0.74, 'en'), formatPercent(0.74, 'fr')]).toEqual(['74%', '74\u202f%']);
  expect(formatList(['a', 'b'], 'en', 'or')).toBe('a or b');
  expect(formatList([], 'fr')).toBe('');
});
