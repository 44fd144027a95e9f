import { describe, expect, test } from 'vitest';
import { jsonPlaces } from '../../src/storage/json-places.ts';

const TEXT = `{
  "name": "Ace",
  "actions": [
    { "id": "a", "bar": "AP 1 \\"Zap\\" (XYZ)" },
    { "id": "b", "bar": "one\\ntwo \\u00e9 three" }
  ],
  "empty": {}
}`;

describe('places in a JSON text', () => {
  const place = jsonPlaces(TEXT);

  test('are those where the values begin', () => {
    expect(place('')).toEqual({ line: 1, column: 1 });
    expect(place('name')).toEqual({ line: 2, column: 11 });
    expect(place('actions.0.bar')).toEqual({ line: 4, column: 25 });
    expect(place('actions.1')).toEqual({ line: 5, column: 5 });
    expect(place('empty')).toEqual({ line: 7, column: 12 });
  });

  test('inside a text count what is escaped as one sign', () => {
    const bar = TEXT.split('\n')[3] ?? '';
    expect(place('actions.0.bar', { line: 1, column: 13 })).toEqual({
      line: 4,
      column: bar.indexOf('XYZ') + 1,
    });
    const two = TEXT.split('\n')[4] ?? '';
    expect(place('actions.1.bar', { line: 2, column: 7 })).toEqual({
      line: 5,
      column: two.indexOf('three') + 1,
    });
  });

  test('of what is missing are those of what should have held it', () => {
    expect(place('actions.0.specials')).toEqual({ line: 4, column: 5 });
    expect(place('apLimit')).toEqual({ line: 1, column: 1 });
  });

  test('of a list, and of a text that nests deep', () => {
    expect(jsonPlaces('[\n {"id":1},\n {"id":22}]')('1.id')).toEqual({ line: 3, column: 8 });
    const deep = `${'['.repeat(5000)}1${']'.repeat(5000)}`;
    expect(jsonPlaces(deep)('0.0').column).toBe(3);
  });
});
