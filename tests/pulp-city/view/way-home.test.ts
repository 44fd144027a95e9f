/** How far Markers that are carried still have to go. */
import { expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { waysHome } from '../../../src/systems/pulp-city/view/plot/way-home.ts';
import { inEditions } from '../../support/editions.ts';
import { um } from '../../support/pieces.ts';
import { scene } from '../../support/scene.ts';

/** On a table of 24 inches a Deployment Zone is 3 inches deep; Ace's lies in the south. */
const carriedAt = (edition: '2013' | '2017', y: number, kind: 'quest' | 'treasure') =>
  scene({
    edition,
    round: 3,
    plot: 'quest',
    a: { Ace: { at: [6, y] } },
    b: { Foe: { at: [20, 30] } },
    markers: { item: { kind, carriedFrom: 1, bearer: 'Ace' } },
  });

test.each([
  ['2013', 'quest'],
  ['2017', 'treasure'],
] as const)(
  '[PC-PLOT-03] [PC-PLOT-20] of %s a %s Marker lacks what the middle of its bearer lacks',
  (edition, kind) => {
    const game = carriedAt(edition, 15, kind);
    expect(waysHome(worldOf(game.game))).toEqual([
      {
        item: 'item',
        bearer: game.names.model('Ace'),
        team: 'a',
        from: { x: um(6), y: um(15) },
        to: { x: um(6), y: um(3) },
        length: um(12),
      },
    ]);
    expect(waysHome(worldOf(carriedAt(edition, 3, kind).game)).map(({ length }) => length)).toEqual([0]);
  },
);

inEditions(['2013', '2017'], (edition) => {
  test('[PC-PLOT-03] Markers of other Plots have no home', () => {
    const game = scene({
      edition,
      round: 3,
      plot: edition === '2013' ? 'resourceWar' : 'timeBomb',
      a: { Ace: { at: [6, 12] } },
      b: { Foe: { at: [20, 20] } },
      markers: {
        item: { kind: edition === '2013' ? 'resource' : 'bomb', carriedFrom: 1, bearer: 'Ace' },
      },
    });
    expect(waysHome(worldOf(game.game))).toEqual([]);
  });
});
