import { describe, expect, test } from 'vitest';
import { DEEPEST, unfitPart } from '../../src/kernel/outside.ts';
import { scanJson } from '../../src/storage/json-scan.ts';
import { jsonPlaces } from '../../src/storage/json-places.ts';
import { MOST_CHARACTERS, readJson } from '../../src/storage/read-json.ts';

const refusedFor = (text: string) => {
  const read = readJson(text);
  return read.ok ? null : read.error;
};

describe('a text that is too much', () => {
  test('in length is not read', () => {
    const text = `"${'x'.repeat(MOST_CHARACTERS)}"`;
    expect(refusedFor(text)).toEqual({
      code: 'file.tooLong',
      params: { given: MOST_CHARACTERS + 2, most: MOST_CHARACTERS },
    });
  });

  test('in depth is told the place where it gets too deep', () => {
    for (const open of ['[', '{"a":']) {
      const refused = refusedFor(`\n${open.repeat(20_000)}`);
      const column = `${open === '[' ? DEEPEST + 1 : DEEPEST * 5 + 1}`;
      expect(refused).toEqual({ code: 'file.tooDeep', params: { line: '2', column, most: DEEPEST } });
    }
  });

  test('as deep as it may be is read, and brackets in its strings do not count', () => {
    const text = `${'['.repeat(DEEPEST - 1)}"${'{['.repeat(500)}\\"["${']'.repeat(DEEPEST - 1)}`;
    expect(readJson(text).ok).toBe(true);
  });

  test('and cut inside a string of 16 million characters is told where it ends', () => {
    const long = 'x'.repeat(16_000_000);
    expect(refusedFor(`{"a":"${long}`)).toMatchObject({ code: 'file.truncated', params: { line: 1 } });
    expect(scanJson(`{"${long}":1, "b" 2}`)).toEqual({ at: 16_000_011, deep: false });
    expect(jsonPlaces(`{"a":"${long}","b":2}`)('b')).toEqual({ line: 1, column: 16_000_013 });
  });
});

describe('a name that all objects share', () => {
  test.each(Object.getOwnPropertyNames(Object.prototype))('%s is refused as a key and as a value', (name) => {
    const path = 'events.0.model';
    const asValue = { entries: [{}, { events: [{ model: name }] }] };
    expect(refusedFor(JSON.stringify(asValue))).toEqual({
      code: 'file.reserved',
      params: { entry: '2', path, given: name },
    });
    expect(refusedFor(`{"setup":{"${name}":1}}`)).toEqual({
      code: 'file.reserved',
      params: { entry: '0', path: `setup.${name}`, given: name },
    });
  });

  test('in place of the entries stands in none of them', () => {
    expect(refusedFor('{"entries":"constructor"}')).toEqual({
      code: 'file.reserved',
      params: { entry: '0', path: 'entries', given: 'constructor' },
    });
  });

  test('is none when it is a part of a text', () => {
    expect(readJson('{"name":"The constructor","text":"its toString"}').ok).toBe(true);
  });
});

describe('a value that is not read from JSON', () => {
  test('is refused where it is no plain data', () => {
    expect(unfitPart({ a: [1, Number.NaN] })).toEqual({ why: 'number', given: 'NaN', path: ['a', '1'] });
    expect(unfitPart({ a: new Map() })).toEqual({ why: 'kind', given: 'object', path: ['a'] });
    expect(unfitPart({ a: () => 1 })).toEqual({ why: 'kind', given: 'function', path: ['a'] });
    const round: Record<string, unknown> = {};
    round['a'] = round;
    expect(unfitPart(round)?.why).toBe('deep');
    expect(unfitPart({ a: Object.assign(Object.create(null), { b: null, c: undefined }) })).toBeNull();
  });
});
