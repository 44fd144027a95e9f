import { describe, expect, test } from 'vitest';
import { forTwo } from '../../../src/kernel/ids.ts';
import type { ControlNote } from '../../../src/systems/pulp-city/model/objectives.ts';
import type { State } from '../../../src/systems/pulp-city/model/state.ts';
import { endTurns } from '../../support/rounds.ts';
import { markersAt, plotScene, scored } from './support.ts';

const BY = 1.181;
const at = (x: number, y: number, more: object = {}) => ({ at: [x, y] as const, ...more });

/** Edges of the sides: west and east instead of south and north. */
const sideways = (state: State): void => {
  state.deployment.edges = forTwo('west', 'east');
};

describe('Quest, 2017', () => {
  test('[PC-PLOT-19] three Treasures on the line between the sides', () => {
    const game = plotScene({ edition: '2017', plot: 'quest' });
    expect(Object.values(markersAt(game))).toEqual([
      [4, 12],
      [12, 12],
      [20, 12],
    ]);
    expect(Object.values(markersAt(plotScene({ edition: '2017', plot: 'quest', tweak: sideways })))).toEqual([
      [12, 4],
      [12, 12],
      [12, 20],
    ]);
  });

  const T = { kind: 'treasure', carriedFrom: 1 } as const;

  test.each([
    ['two bearers at home', [6, 1.5], { x: { ...T, bearer: 'Ace' }, y: { ...T, bearer: 'Pal' } }, [3, 0]],
    ['one of two at home', [6, 12], { x: { ...T, bearer: 'Ace' }, y: { ...T, bearer: 'Pal' } }, [2, 0]],
    [
      'one carried and one lying at home',
      [6, 12],
      { x: { ...T, bearer: 'Pal' }, y: { ...T, at: [6, 1.5] } },
      [1, 0],
    ],
    [
      'one each, one in mid-table',
      [6, 12],
      { x: { ...T, bearer: 'Pal' }, y: { ...T, bearer: 'Foe' }, z: { ...T, at: [12, 12] } },
      [0, 0],
    ],
  ] as const)('[PC-PLOT-20] %s', (_, ace, markers, expected) => {
    const a = { Ace: { at: ace }, Pal: at(18, 1.5) };
    const b = { Foe: at(23, 12) };
    expect(scored(plotScene({ edition: '2017', plot: 'quest', a, b, markers }))).toEqual(expected);
  });
});

test('[PC-WIN-05@2017] [PC-WIN-04] a Plot gives 3 at most, beside what Agendas have given', () => {
  const T = { kind: 'treasure', carriedFrom: 1 } as const;
  const game = plotScene({
    edition: '2017',
    plot: 'quest',
    a: { Ace: at(6, 1.5), Pal: at(9, 1.5), Three: at(12, 1.5) },
    teams: { a: { agendaPoints: 3 } },
    markers: { x: { ...T, bearer: 'Ace' }, y: { ...T, bearer: 'Pal' }, z: { ...T, bearer: 'Three' } },
  });
  expect(scored(game)).toEqual([6, 0]);
  expect(game.state.outcome?.winner).toBe('a');
});

describe('Capture the Flag', () => {
  test('[PC-PLOT-21] a Flag in the centre and one in each zone', () => {
    expect(markersAt(plotScene({ edition: '2017', plot: 'captureTheFlag' }))).toEqual({
      flag: [12, 12],
      'flag-a': [12, 1.5],
      'flag-b': [12, 22.5],
    });
  });

  test.each([
    ['two to one', { flag: 'a', 'flag-a': 'a', 'flag-b': 'b' }, [3, 0]],
    ['one each, the third never Tagged', { 'flag-a': 'a', 'flag-b': 'b' }, [0, 0]],
  ] as const)('[PC-PLOT-21] %s', (_, tags, expected) => {
    const tweak = (state: State): void => {
      state.tags = { ...tags };
    };
    expect(scored(plotScene({ edition: '2017', plot: 'captureTheFlag', tweak }))).toEqual(expected);
  });

  test('[PC-CONTROL-03] [PC-CONTROL-01] a Tag stays without presence and at a tie, until an Enemy takes Control', () => {
    const holder = (
      a: readonly [number, number],
      b: readonly [number, number],
      before: State['tags'] = {},
    ) => {
      const game = plotScene({
        edition: '2017',
        plot: 'captureTheFlag',
        round: 1,
        a: { Ace: { at: a } },
        b: { Foe: { at: b } },
        tweak: (state) => {
          state.tags = { ...before };
        },
      });
      return endTurns(game).state.tags?.['flag'];
    };
    const [near, away, other] = [
      [12 - BY, 12],
      [1, 23],
      [12 + BY, 12],
    ] as const;
    expect(holder(near, [23, 1])).toBe('a');
    expect(holder(away, [23, 1], { flag: 'a' })).toBe('a');
    expect(holder(near, other, { flag: 'a' })).toBe('a');
    expect(holder(away, other, { flag: 'a' })).toBe('b');
    expect(holder(near, other)).toBeUndefined();
  });

  test('[PC-CONTROL-01] [PC-CONTROL-02] Supremes count, each model of several, Minions and Spectral ones do not', () => {
    const flag = (a: object, b: object) => {
      const game = plotScene({
        edition: '2017',
        plot: 'captureTheFlag',
        round: 1,
        a: a as never,
        b: b as never,
      });
      return endTurns(game).last('objectivesControlled').holders['flag'];
    };
    const mob = {
      card: { kind: 'minion' },
      at: [
        [12, 12 + BY],
        [13, 12 + 1.9],
      ],
    };
    expect(flag({ Ace: at(12 - BY, 12) }, { Foe: at(23, 1), Mob: mob })).toBe('a');
    expect(
      flag({ Ace: at(12 - BY, 12, { spectral: true }) }, { Foe: at(12 + BY, 12, { stunned: true }) }),
    ).toBe('b');
    const three = {
      at: [
        [12 - BY, 12],
        [12, 12 + BY],
      ],
    };
    expect(flag({ Ace: three }, { Foe: at(12 + BY, 12) })).toBe('a');
  });
});

describe('Time Bomb', () => {
  const B = { kind: 'bomb', carriedFrom: 1 } as const;

  test.each([
    ['both untouched', [12, 1.5], [12, 22.5], [1, 1]],
    ['that of A in mid-table', [12, 12], [12, 22.5], [3, 0]],
    ['both in mid-table', [12, 12], [8, 12], [1, 1]],
  ] as const)('[PC-PLOT-22] %s', (_, one, two, expected) => {
    const markers = { one: { ...B, at: one }, two: { ...B, at: two } };
    expect(scored(plotScene({ edition: '2017', plot: 'timeBomb', markers }))).toEqual(expected);
  });

  test('[PC-PLOT-22] a Bomb in each zone, which either side carries', () => {
    expect(markersAt(plotScene({ edition: '2017', plot: 'timeBomb' }))).toEqual({
      'bomb-a': [12, 1.5],
      'bomb-b': [12, 22.5],
    });
  });
});

/** Notes of the Rounds before the last. */
const notes =
  (...holders: readonly ControlNote['holders'][]) =>
  (state: State): void => {
    state.controlled = holders.map((one, at) => ({ round: at + 1, holders: one }));
  };

describe('Territory', () => {
  const quarters = (a: number, b: number): ControlNote['holders'] =>
    Object.fromEntries(
      ['southWest', 'southEast', 'northWest', 'northEast'].map((id, at) => [
        id,
        at < a ? 'a' : at < a + b ? 'b' : null,
      ]),
    );

  test('[PC-PLOT-23] the larger sum over all Rounds', () => {
    const spec = { a: { Ace: at(3, 3) }, b: { Foe: at(21, 3), Two: at(21, 21), Three: at(3, 21) } };
    const tweak = notes(quarters(1, 1), quarters(2, 1), quarters(2, 2));
    expect(scored(plotScene({ edition: '2017', plot: 'territory', ...spec, tweak }))).toEqual([0, 3]);
  });

  test('[PC-PLOT-17] ends as soon as one Team is left, with what was noted', () => {
    const bar = 'AP 1 Finish (CCM, F vs G, Damage 9) SFX: none';
    const game = plotScene({
      edition: '2017',
      plot: 'territory',
      round: 2,
      a: { Ace: { at: [3, 3], card: { F: 9, actions: [bar] } } },
      b: { Foe: { at: [3, 3 + BY] } },
      tweak: notes(quarters(0, 1)),
      dice: [5, 1],
    });
    game.activate('Ace').attack('Ace', 'Finish', 'Foe');
    expect(game.state.outcome).toMatchObject({ why: 'vanquished' });
    expect(game.state.controlled).toHaveLength(2);
    expect(game.state.outcome?.agendaPoints).toEqual({ a: 0, b: 0 });
  });
});

describe('King of the Hill, 2017', () => {
  test.each([
    ['Rounds 1 and 3 to Round 2', ['a', 'b', 'a'], [3, 0]],
    ['one Round each', ['a', 'b', null], [1, 1]],
    ['nobody ever', [null, null, null], [1, 1]],
  ] as const)('[PC-PLOT-24] %s', (_, rounds, expected) => {
    const tweak = notes(...rounds.map((hill) => ({ hill })));
    expect(scored(plotScene({ edition: '2017', plot: 'kingOfTheHill', tweak }))).toEqual(expected);
  });

  test.each([
    [[8, 8], 'a'],
    [[16, 16], 'a'],
    [[7.9, 12], null],
  ] as const)('[PC-PLOT-24] the Hill is 8 inches along each edge: %s', (place, holder) => {
    const game = plotScene({ edition: '2017', plot: 'kingOfTheHill', round: 1, a: { Ace: { at: place } } });
    expect(endTurns(game).last('objectivesControlled').holders).toEqual({ hill: holder });
  });
});

describe('End Zones, 2017', () => {
  test.each([
    ['both zones', { Ace: at(6, 22.5), Pal: at(9, 22.5), Three: at(6, 1.5) }, { Foe: at(18, 22.5) }, [3, 0]],
    ['the Enemy zone, the own one empty', { Ace: at(6, 22.5) }, { Foe: at(12, 12) }, [1, 0]],
    ['each the other’s', { Ace: at(6, 22.5) }, { Foe: at(6, 1.5) }, [0, 0]],
  ] as const)('[PC-PLOT-25] %s', (_, a, b, expected) => {
    expect(scored(plotScene({ edition: '2017', plot: 'endZones', a, b }))).toEqual(expected);
  });
});

test('[PC-WIN-06@2017] unspent AP go first, then Control is determined', () => {
  const game = plotScene({ edition: '2017', plot: 'kingOfTheHill', round: 1, pools: { a: 3, b: 0 } });
  const order = endTurns(game)
    .events()
    .map(({ type }) => type);
  expect(order.indexOf('apDiscarded')).toBeLessThan(order.indexOf('objectivesControlled'));
});
