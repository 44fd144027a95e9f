/** Who plays together, as a set-up tells it. */
import { expect, test } from 'vitest';
import { paired, randomSetup } from '../../../src/cli/random-setup.ts';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import { EDITIONS, inEditions } from '../../support/editions.ts';

inEditions(EDITIONS, (edition) => {
  const begun = (count: number, allied: unknown) =>
    pulpCity.begin({ ...randomSetup(edition, 'ready-made', 3, 'ready', count), allied });

  const faults = (count: number, allied: unknown) => {
    const read = begun(count, allied);
    return read.ok ? [] : read.error.map(({ code, params }) => ({ code, ...params }));
  };

  test('[PC-TABLE-14] two pairs of four Teams are taken, in whatever order, and kept as they are', () => {
    const allied = [
      ['d', 'b'],
      ['c', 'a'],
    ];
    const read = begun(4, allied);
    expect(read.ok && read.value.setup.allied).toEqual(allied);
    const { seed } = randomSetup(edition, 'ready-made', 3, 'ready', 4);
    expect(paired(randomSetup(edition, 'ready-made', seed, 'ready', 3)).allied).toBeUndefined();
  });

  test.each<[string, number, readonly (readonly string[])[]]>([
    ['two Teams', 2, [['a', 'b']]],
    ['one against two', 3, [['a'], ['b', 'c']]],
    ['one against three', 4, [['a'], ['b', 'c', 'd']]],
    ['a pair and nobody else', 4, [['a', 'b']]],
    [
      'a Team twice',
      4,
      [
        ['a', 'b'],
        ['b', 'd'],
      ],
    ],
    [
      'a Team with itself',
      4,
      [
        ['a', 'a'],
        ['b', 'd'],
      ],
    ],
    [
      'a stranger',
      4,
      [
        ['a', 'b'],
        ['c', 'e'],
      ],
    ],
    [
      'three pairs',
      4,
      [
        ['a', 'b'],
        ['c', 'd'],
        ['a', 'b'],
      ],
    ],
    ['nobody', 4, []],
  ])('[PC-TABLE-14] %s: refused with one reason', (_, count, allied) => {
    expect(faults(count, allied)).toEqual([{ code: 'setup.allied' }]);
  });

  test('[PC-TABLE-14] what is no list of Teams at all is told with its place', () => {
    expect(faults(4, 'ac')).toEqual([{ code: 'setup.form', at: 'allied', given: '"ac"' }]);
    expect(faults(4, [[1]])).toMatchObject([{ code: 'setup.form', at: 'allied.0.0' }]);
  });
});
