import { describe, expect, test } from 'vitest';
import { starterSetup } from '../../../src/cli/random-setup.ts';
import { translateOptional } from '../../../src/i18n/translate.ts';
import type { Refusal } from '../../../src/kernel/game-system.ts';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import { barrier, enclosed, outline, um } from '../../../src/systems/pulp-city/tables/build.ts';

const wall = (id: string, at: readonly [number, number, number, number], more: object = {}) => ({
  ...barrier({ id, look: 'wall', at, height: 1 }),
  ...more,
});

const setup = starterSetup('2017', 1);

const beginWith = (pieces: readonly unknown[]) =>
  pulpCity.begin({ ...setup, table: { ...setup.table, id: 'own', pieces } });

function faultsOf(...pieces: readonly unknown[]): readonly Refusal[] {
  const begun = beginWith(pieces);
  return begun.ok ? [] : begun.error;
}

const told = ({ code, params }: Refusal): string =>
  translateOptional('en', `refusal.${code}`, params) ?? code;
const frenchOf = ({ code, params }: Refusal): string =>
  translateOptional('fr', `refusal.${code}`, params) ?? code;

const corner = (x: number, y: number) => ({ x: um(x), y: um(y) });
const polygon = (count: number) => ({
  kind: 'polygon',
  points: Array.from({ length: count }, (_, i) => corner(10 + i / 100, 10 + ((i % 2) + i * i) / 1000)),
});

const SOUND = wall('sound', [2, 2, 5, 2.4]);

describe('[PC-TABLE-15] a table from outside', () => {
  test('is played on when nothing is wrong with it, areas and things in rooms included', () => {
    const house = enclosed({ id: 'house', look: 'building', at: [8, 8, 14, 14], height: 3 });
    const crate = wall('crate', [10, 10, 11, 11]);
    const pool = { ...wall('pool', [9, 9, 15, 15]), solid: false, hazard: true, kind: 'area', top: 0 };
    expect(faultsOf(SOUND, house, crate, pool)).toEqual([]);
  });

  test.each([
    [
      'two of one id',
      [SOUND, wall('sound', [2, 4, 5, 4.4])],
      'Two pieces are called sound. Give each of them an id of its own.',
    ],
    [
      'one beyond the edge, with its name',
      [wall('quay', [22, 10, 25.5, 10.4], { name: 'Old Quay' })],
      'Old Quay (quay) sticks out of the table by 1.5″, at 25.5″ from the west edge and 10.2″ from the south edge. Move it inwards or make it smaller.',
    ],
    [
      'one without width',
      [wall('flat', [4, 6, 8, 6])],
      'flat covers nothing, at 6″ from the west edge and 6″ from the south edge. Give it a width and a length, or a radius.',
    ],
    [
      'a disc without radius',
      [wall('dot', [4, 6, 8, 7], { footprint: { kind: 'disc', x: um(3), y: um(7), r: 0 } })],
      'dot covers nothing, at 3″ from the west edge and 7″ from the south edge. Give it a width and a length, or a radius.',
    ],
    [
      'one without height',
      [wall('low', [4, 6, 8, 7], { top: 0 })],
      'low has no height, at 6″ from the west edge and 6.5″ from the south edge. Give it a top above its bottom.',
    ],
    [
      'one below the ground',
      [wall('cellar', [4, 6, 8, 7], { bottom: -um(0.5) })],
      'cellar reaches 0.5″ below the ground, at 6″ from the west edge and 6.5″ from the south edge. Raise its bottom to 0.',
    ],
    [
      'one of absurd height',
      [wall('sky', [4, 6, 8, 7], { top: um(1000) })],
      'sky is 1,000″ tall, at 6″ from the west edge and 6.5″ from the south edge. Nothing may be taller than 48″.',
    ],
    [
      'one whose outline crosses itself',
      [
        wall('bow', [4, 6, 8, 7], {
          footprint: outline([
            [4, 4],
            [8, 8],
            [8, 4],
            [4, 8],
          ]),
        }),
      ],
      'The outline of bow crosses itself at 6″ from the west edge and 6″ from the south edge. List its corners in order, all the way round.',
    ],
    [
      'one of two corners',
      [
        wall('line', [4, 6, 8, 7], {
          footprint: outline([
            [4, 4],
            [8, 8],
          ]),
        }),
      ],
      'line has fewer than three corners. Give it at least three.',
    ],
    [
      'one of far too many corners',
      [wall('fringe', [4, 6, 8, 7], { footprint: polygon(65) })],
      'fringe has 65 corners. Leave no more than 64.',
    ],
    [
      'one with a part outside it',
      [
        wall('ruin', [4, 6, 8, 7], {
          parts: [
            {
              footprint: outline([
                [7, 6],
                [9, 6],
                [9, 7],
              ]),
              bottom: 0,
              top: um(1),
            },
          ],
        }),
      ],
      'Part 1 of ruin lies outside it, at 8″ from the west edge and 6.5″ from the south edge. Move the part inside, or enlarge the piece.',
    ],
    [
      'one with a part of no height',
      [
        wall('ruin', [4, 6, 8, 7], {
          parts: [
            {
              footprint: outline([
                [5, 6],
                [7, 6],
                [7, 7],
              ]),
              bottom: um(1),
              top: um(1),
            },
          ],
        }),
      ],
      'Part 1 of ruin has no height, at 6″ from the west edge and 6.5″ from the south edge. Give it a top above its bottom.',
    ],
    [
      'two in the same space',
      [SOUND, wall('other', [4, 1, 4.4, 5])],
      'other and sound share the same space, at 4.2″ from the west edge and 2.2″ from the south edge. Move one of them away, or put one on the other.',
    ],
    [
      'one whose length is no number',
      [wall('void', [4, 6, 8, 7], { top: null })],
      'void cannot be drawn: top is null, not a whole number of micrometres. Write a whole number there.',
    ],
    [
      'one whose corner is past counting',
      [wall('far', [4, 6, 8, 7], { footprint: { kind: 'disc', x: 1e300, y: um(5), r: um(1) } })],
      'far cannot be drawn: footprint.x is 1e+300, not a whole number of micrometres. Write a whole number there.',
    ],
    [
      'one of no known kind',
      [SOUND, wall('cloud', [4, 6, 8, 7], { kind: 'cloud' })],
      'cloud cannot be read: kind is "cloud". Write it as the other pieces have it.',
    ],
    ['something that is no piece', [SOUND, 7], '#2 is no piece of scenery but 7. Take it out of the list.'],
  ] as const)('is refused for %s', (_, pieces, sentence) => {
    const faults = faultsOf(...pieces);
    expect(faults.map(told)).toEqual([sentence]);
    expect(faults.map(frenchOf)).not.toEqual(faults.map(told));
  });

  test('tells everything that is wrong at once, and of each piece by itself', () => {
    const faults = faultsOf(
      SOUND,
      wall('void', [4, 6, 8, 7], { top: null }),
      wall('quay', [22, 10, 25.5, 10.4], { top: 0 }),
      wall('twin', [3, 1, 3.4, 5]),
      wall('twin', [9, 9, 10, 10]),
    );
    expect(faults.map(({ code, params }) => `${params['piece']} ${code}`)).toEqual([
      'void table.notNumber',
      'quay table.outside',
      'quay table.noHeight',
      'twin table.overlap',
      'twin table.sameId',
    ]);
  });

  test('is refused as a whole when its size or its pieces are missing', () => {
    const begun = pulpCity.begin({ ...setup, table: { id: 'own', size: um(24) } });
    expect(!begun.ok && begun.error).toMatchObject([{ code: 'setup.form', params: { at: 'table.pieces' } }]);
    const none = pulpCity.begin({ ...setup, table: null });
    expect(!none.ok && none.error).toMatchObject([{ code: 'setup.form', params: { at: 'table' } }]);
  });
});
