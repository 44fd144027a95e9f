import { expect, test } from 'vitest';
import { sources } from './sources.ts';

/** The one place that words lengths, and the one that changes the measure for drawing. */
const WORDS = 'src/i18n/units.ts';
const MEASURE = 'src/ui/table/units.ts';

const SHOWING = sources.filter(({ path }) => /^src\/(ui|i18n|app)\//.test(path));

const found = (what: RegExp, except: readonly string[]): readonly string[] =>
  SHOWING.filter(({ path }) => !except.includes(path)).flatMap(({ path, code }) =>
    code.split('\n').flatMap((line, at) => (what.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  );

test('a length is worded in one place: nobody else writes its sign', () => {
  expect(found(/″|\\u2033/, [WORDS])).toEqual([]);
});

test('nobody else knows how many micrometres an inch has', () => {
  expect(found(/25_?400|2_?540\b|UM_PER_INCH/, [WORDS, MEASURE])).toEqual([]);
});

test('no number is cut to a few decimals for a reader but by the number format of the language', () => {
  // The key of a cached picture is read by nobody.
  expect(found(/\.toFixed\(|toPrecision\(/, ['src/ui/table/draw/sprites.ts'])).toEqual([]);
});

test('no length that reaches a text is rounded by hand', () => {
  const rounded = /Math\.(round|floor|ceil)\([^)]*(inch|length|distance|gap|away|allowance|range)/i;
  expect(found(rounded, [WORDS, MEASURE, 'src/ui/table/layout/piece-signs.ts'])).toEqual([]);
});
