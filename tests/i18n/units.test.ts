import { describe, expect, test } from 'vitest';
import { formatInches, formatList, formatNumber, formatPercent } from '../../src/i18n/units.ts';

const INCH = 25_400;
const plain = (text: string): string => text.replaceAll('\u202f', ' ');

describe('lengths in inches', () => {
  test.each([
    [0, '0″'],
    [6, '6″'],
    [5.5, '5.5″'],
    [4.23, '4.2″'],
    [5.96, '5.96″'],
    [6.04, '6.04″'],
    [5.999, '5.999″'],
    [2.48, '2.48″'],
  ])('%d in reads %s', (inches, shown) => {
    expect(formatInches(Math.round(inches * INCH), 'en')).toBe(shown);
  });

  test('one micrometre short or over is never shown as enough', () => {
    expect(formatInches(6 * INCH - 1, 'en')).toBe('5.999″');
    expect(formatInches(6 * INCH + 1, 'en')).toBe('6.001″');
  });

  test('the length that is needed decides how exact the text is', () => {
    expect(formatInches(Math.round(4.23 * INCH), 'en', Math.round(4.2 * INCH))).toBe('4.23″');
    expect(formatInches(Math.round(5.96 * INCH), 'en', 8 * INCH)).toBe('6″');
  });

  test('French has a comma', () => {
    expect(formatInches(Math.round(4.2 * INCH), 'fr')).toBe('4,2″');
  });
});

test('numbers, shares and lists', () => {
  expect(formatNumber(1234.567, 'en')).toBe('1,234.57');
  expect(plain(formatNumber(1234.567, 'fr'))).toBe('1 234,57');
  expect([formatPercent(0.74, 'en'), formatPercent(0.74, 'fr')]).toEqual(['74%', '74\u202f%']);
  expect(formatList(['a', 'b'], 'en', 'or')).toBe('a or b');
  expect(formatList([], 'fr')).toBe('');
});
