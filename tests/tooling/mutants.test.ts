import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawSample, shareOf } from './mutants/sample.mjs';
import { patternOf, testsOf } from './mutants/tests-of.mjs';
import { sources } from '../architecture/sources.ts';

const HUNDRED = Array.from({ length: 100 }, (_, at) => `mistake ${at}`);
const drawn = (count: number, seed: string) => drawSample(HUNDRED, (name) => name, count, seed);

test('the same seed draws the same mistakes, and more of them for a larger sample', () => {
  expect(drawn(20, '1').slice(0, 10)).toEqual(drawn(10, '1'));
  expect(drawn(10, '2')).not.toEqual(drawn(10, '1'));
  expect(drawn(500, '1').toSorted()).toEqual(HUNDRED.toSorted());
});

test('a share found in a sample holds for all within an interval, and for all of them exactly', () => {
  const { percent, low, high } = shareOf(45, 50, 6000);
  expect([percent, low, high].map((value) => Number(value.toFixed(1)))).toEqual([90, 78.6, 95.7]);
  expect(shareOf(45, 50, 50)).toEqual({ percent: 90, low: 90, high: 90 });
});

test('every file of src has tests to run against its mistakes, the nearest that are named', () => {
  const files = sources.map(({ path }) => path).filter((path) => path.startsWith('src/'));
  expect(files.filter((path) => testsOf(path).length === 0)).toEqual([]);
  const odds = 'tests/pulp-city/odds/*.test.ts';
  const rules = ['rolls/comparison', 'damage/damage'].map((rule) => `src/systems/pulp-city/rules/${rule}.ts`);
  expect(rules.map((path) => testsOf(path).includes(odds))).toEqual([true, false]);
});

test('every folder and file that is named for a mistake is there', () => {
  const globs = sources.filter(({ path }) => path.startsWith('src/')).flatMap(({ path }) => testsOf(path));
  const plain = [...new Set(globs)].map((glob) => glob.replace(/\/(\*\*\/)?\*\.test\.ts$/, ''));
  expect(plain.filter((path) => !/[*{]/.test(path) && !existsSync(path))).toEqual([]);
});

test('a glob of tests names files, folders below, and one of several', () => {
  const names = (glob: string, file: string) => new RegExp(patternOf([glob])).test(file);
  expect(names('tests/app/*.test.ts', 'tests/app/session.test.ts')).toBe(true);
  expect(names('tests/app/*.test.ts', 'tests/app/support/session.test.ts')).toBe(false);
  expect(names('tests/**/*.test.ts', 'tests/pulp-city/roll/order.test.ts')).toBe(true);
  expect(names('tests/app/{session,stores}.test.ts', 'tests/app/stores.test.ts')).toBe(true);
  expect(names('tests/app/{session,stores}.test.ts', 'tests/app/program.test.ts')).toBe(false);
});
