/** A link in one code or in several, and the codes put together again. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  codesFor,
  joined,
  missing,
  MOST_CODES,
  MOST_IN_ONE,
  type Parts,
  withPart,
} from '../../src/app/codes.ts';
import { createBackups } from '../../src/app/backups.ts';

const PAGE = 'https://club.example/city/';
const linkOf = (length: number): string => `${PAGE}#play=${'aB3-_'.repeat(length).slice(0, length)}`;
const given = (code: string): string => code.slice(`${PAGE}#part=`.length);
const read = (codes: readonly string[]): Parts | null =>
  codes.reduce<Parts | null>((parts, code) => withPart(parts, given(code)), null);

test('a short link is its own code, and so is one of just as many letters as a code holds', () => {
  const most = linkOf(MOST_IN_ONE - PAGE.length - '#play='.length);
  expect(codesFor(linkOf(50))).toEqual([linkOf(50)]);
  expect(codesFor(most)).toEqual([most]);
  expect(codesFor(`${most}x`)?.length).toBeGreaterThan(1);
});

test('several codes read in any order, some of them twice, are the link again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1100, max: 6000 }), fc.infiniteStream(fc.nat()), (length, draw) => {
      const link = linkOf(length);
      const codes = codesFor(link) ?? [];
      const order = codes
        .concat(codes.slice(0, 2))
        .map((code) => ({ code, at: draw.next().value }))
        .sort((one, other) => one.at - other.at)
        .map(({ code }) => code);
      expect(codes.length).toBeGreaterThan(1);
      expect(codes.every((code) => code.length <= 650)).toBe(true);
      expect(joined(read(order)!)).toBe(link.slice(PAGE.length + 1));
    }),
    { numRuns: 40 },
  );
});

test('what is missing is named; another link’s code begins anew; nonsense and what does not fit are refused', () => {
  const codes = codesFor(linkOf(3000)) ?? [];
  const some = read(codes.filter((_, at) => at !== 1))!;
  expect(missing(some)).toEqual([2]);
  expect(joined(some)).toBeNull();
  const other = codesFor(linkOf(2000)) ?? [];
  expect(missing(withPart(some, given(other[0] ?? ''))!)).toEqual(other.slice(1).map((_, at) => at + 2));
  for (const wrong of ['', 'x', 'abc.3.2.x', 'abc.0.2.x', `abc.1.${MOST_CODES + 1}.x`, 'abc.1.2.'])
    expect(withPart(null, wrong)).toBeNull();
});

test('codes of two links under one name do not make a third', () => {
  const codes = codesFor(linkOf(3000)) ?? [];
  const parts = read(codes)!;
  expect(joined({ ...parts, pieces: { ...parts.pieces, 1: `${parts.pieces[1]?.slice(1)}x` } })).toBeNull();
});

test('more than a hand can hold a camera to is refused', () => {
  expect(codesFor(linkOf(20_000))).toBeNull();
});

test('which saves went out as a file is remembered; what the storage holds of other things is not believed', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  createBackups(storage).made('one', { at: 5, head: 3 });
  const again = createBackups(storage);
  expect(again.getState()).toEqual({ one: { at: 5, head: 3 } });
  again.made('two', { at: 9, head: 1 });
  expect(createBackups(storage).getState()).toEqual({ one: { at: 5, head: 3 }, two: { at: 9, head: 1 } });
  for (const key of kept.keys()) kept.set(key, '{"one":{"at":"yesterday"}}');
  expect(createBackups(storage).getState()).toEqual({});
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  const forNow = createBackups(full);
  forNow.made('one', { at: 1, head: 1 });
  expect(forNow.getState()).toEqual({ one: { at: 1, head: 1 } });
});
