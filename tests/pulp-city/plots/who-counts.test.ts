import { describe, expect, test } from 'vitest';
import { byPlayer, PLAYERS } from '../../../src/kernel/ids.ts';
import type { State } from '../../../src/systems/pulp-city/model/state.ts';
import { citizensAt } from '../../support/citizens.ts';
import { corners, type MoreSpec } from '../../support/more-teams.ts';
import { structure, um } from '../../support/pieces.ts';
import { endTurns, startRound } from '../../support/rounds.ts';
import { scene, type SceneSpec } from '../../support/scene.ts';
import { R30, rift } from '../move/walker.ts';
import { markersAt, plotScene, scored } from './support.ts';

const at = (x: number, y: number, more: object = {}) => ({ at: [x, y] as const, ...more });
const mob = (...places: readonly (readonly [number, number])[]) => ({
  card: { kind: 'minion' as const },
  at: places,
});
const duo = (...places: readonly (readonly [number, number])[]) => ({
  card: { modelsAtStart: places.length, modelsMax: places.length },
  at: places,
});
const ghost = { spectral: true };

describe('Quest, 2017', () => {
  const T = { kind: 'treasure', carriedFrom: 1 } as const;
  const quest = (spec: Partial<SceneSpec>) =>
    scored(plotScene({ edition: '2017', plot: 'quest', b: { Foe: at(23, 12) }, ...spec }));

  test('[PC-PLOT-20] two models of one Supreme are two bearers', () => {
    const markers = { x: { ...T, bearer: 'Duo 1' }, y: { ...T, bearer: 'Duo 2' } };
    expect(quest({ a: { Duo: duo([6, 1.5], [9, 1.5]) }, markers })).toEqual([3, 0]);
  });

  test('[PC-PLOT-20] of three bearers two at home are enough; the border is home, a hair beyond is not', () => {
    const markers = {
      x: { ...T, bearer: 'Ace' },
      y: { ...T, bearer: 'Pal' },
      z: { ...T, bearer: 'Sam' },
    };
    const a = (y: number) => ({ Ace: at(6, y), Pal: at(9, 1.5), Sam: at(12, 12) });
    expect([quest({ a: a(3), markers }), quest({ a: a(3.1), markers })]).toEqual([
      [3, 0],
      [2, 0],
    ]);
  });

  test('[PC-PLOT-20] a Marker that an Enemy carries in one’s zone is in it', () => {
    const spec = { a: { Ace: at(6, 1.5) }, b: { Foe: at(20, 1.5) } };
    expect(quest({ ...spec, markers: { x: { ...T, bearer: 'Ace' }, y: { ...T, bearer: 'Foe' } } })).toEqual([
      1, 0,
    ]);
  });
});

describe('End Zones', () => {
  const inRound = (b: object, more: Partial<SceneSpec> = {}) => {
    const foes = { Foe: at(12, 12), ...b };
    const game = plotScene({
      edition: '2013',
      plot: 'endZones',
      round: 2,
      a: { Ace: at(12, 8) },
      b: foes,
      ...more,
    });
    endTurns(game);
    return [game.state.teams.a.agendaPoints, game.state.teams.b.agendaPoints];
  };

  test('[PC-PLOT-14] [PC-WIN-07] Spectral or aloft an Enemy neither scores there nor keeps the zone from being clean', () => {
    expect(inRound({ Ghost: at(12, 1.5, ghost) })).toEqual([2, 2]);
    expect(inRound({ Bird: at(12, 1.5, { status: 'aloft', card: { movement: 'Flight' } }) })).toEqual([2, 2]);
    expect(inRound({}, citizensAt([[12, 1.5]]))).toEqual([2, 2]);
  });

  test('[PC-PLOT-14] Minions and Monsters do both', () => {
    expect(inRound({ Mob: mob([12, 1.5]) })).toEqual([0, 6]);
    expect(inRound({ Beast: at(12, 1.5, { card: { kind: 'monster' } }) })).toEqual([0, 6]);
  });

  test('[PC-PLOT-25] [PC-WIN-07] an Enemy Minion at home costs the point, a Spectral Enemy does not', () => {
    const end = (a: object, b: object) =>
      scored(
        plotScene({
          edition: '2017',
          plot: 'endZones',
          a: { Ace: at(6, 22.5), ...a },
          b: { Foe: at(12, 12), ...b },
        }),
      );
    expect(end({}, { Ghost: at(12, 1.5, ghost) })).toEqual([1, 0]);
    expect(end({}, { Mob: mob([12, 1.5]) })).toEqual([0, 0]);
    expect(end({ Own: at(9, 1.5) }, { Mob: mob([12, 1.5], [14, 1.5]) })).toEqual([3, 0]);
  });
});

describe('Battle for the Block', () => {
  const block = (a: object, b: object) =>
    scored(plotScene({ edition: '2013', plot: 'battleForTheBlock', a: a as never, b: b as never }));

  test('[PC-PLOT-12] each model of a Supreme counts, Minions and Spectral models do not', () => {
    expect(block({ Duo: duo([3, 3], [5, 3]) }, { Foe: at(8, 8) })).toEqual([2, 0]);
    expect(block({ Ace: at(3, 3) }, { Foe: at(8, 8), Mob: mob([8, 3], [10, 3]) })).toEqual([0, 0]);
    expect(block({ Ace: at(3, 3, ghost) }, { Foe: at(8, 8) })).toEqual([0, 2]);
  });

  test('[PC-PLOT-16] a Marker that an Enemy carries in a quarter counts for whoever controls that', () => {
    const markers = { one: { kind: 'resource', carriedFrom: 1, bearer: 'Foe' } as const };
    const spec = { a: { Ace: at(3, 3), Pal: at(6, 3) }, b: { Foe: at(9, 3) }, markers };
    expect(scored(plotScene({ edition: '2013', plot: 'resourceWar', ...spec }))).toEqual([2, 0]);
  });

  test.each([
    ['southEast', { b: { Foe: at(3, 20) } }, [2, 0]],
    ['southEast', { b: { Foe: at(3, 3) } }, [2, 0]],
    ['southWest', { b: { Foe: at(3, 3) } }, [0, 0]],
  ] as const)(
    '[PC-PLOT-16] [PC-PLOT-12] [PC-BURDEN-08] carried along a midline it is where its bearer counts: %s',
    (quarter, spec, expected) => {
      const markers = { one: { kind: 'resource', carriedFrom: 1, bearer: 'Ace' } as const };
      const game = plotScene({
        edition: '2013',
        plot: 'resourceWar',
        a: { Ace: at(12, 5) },
        markers,
        ...spec,
      });
      endTurns(game).answer('countIn', quarter);
      const { a, b } = game.state.teams;
      expect([a.agendaPoints, b.agendaPoints]).toEqual(expected);
    },
  );
});

test('[PC-PLOT-22] [PC-BURDEN-08@2017] a Bomb is where its bearer is, whoever that is', () => {
  const bomb = { kind: 'bomb', carriedFrom: 1 } as const;
  const game = plotScene({
    edition: '2017',
    plot: 'timeBomb',
    a: { Ace: at(12, 22) },
    b: { Foe: at(5, 12) },
    markers: { one: { ...bomb, bearer: 'Ace' }, two: { ...bomb, at: [12, 12] } },
  });
  expect(scored(game)).toEqual([3, 0]);
});

describe('Roof Top Scramble', () => {
  const tower = structure('tower', { at: [12, 12], size: [5, 5], height: 4, enclosed: true });

  test.each([
    ['alone beside it', { Ace: at(9.5 - R30, 12) }, { Foe: at(3, 3) }, [2, 0]],
    [
      'one beside it, one inside',
      { Ace: at(9.5 - R30, 12) },
      { Foe: at(12, 12, { inside: 'tower' }) },
      [0, 0],
    ],
    ['one a hair off, one on the roof', { Ace: at(9.45 - R30, 12) }, { Foe: at(12, 12, { z: 4 }) }, [0, 2]],
  ] as const)('[PC-PLOT-09] %s, Level 6', (_, a, b, expected) => {
    const spec = { edition: '2013', plot: 'roofTopScramble', round: 3, level: 6 } as const;
    const game = endTurns(plotScene({ ...spec, a, b, pieces: [tower] }));
    expect([game.state.teams.a.agendaPoints, game.state.teams.b.agendaPoints]).toEqual(expected);
  });
});

test('[PC-PLOT-11] [PC-DANGER-03@2013] whoever stays on the mountain is struck with two dice in each Effects Phase', () => {
  const game = scene({
    edition: '2013',
    plot: 'kingOfTheMountain',
    a: { Ace: { at: [12, 12], z: 1 } },
    b: { Foe: at(22, 22) },
    round: 2,
    dice: [4, 2, 5, 5, 1],
  });
  startRound(endTurns(game), { a: 'Ace', b: 'Foe' }, 'a');
  expect(game.last('environmentRolled').attack).toMatchObject({ trait: 'F', faces: [5, 5] });
  expect(game.model('Ace').health).toBe(5);
});

describe('Air Drop', () => {
  /** Three inches to the north of the centre. */
  const dropped = (spec: Partial<SceneSpec>) => {
    const game = scene({
      edition: '2013',
      plot: 'airDrop',
      level: 6,
      a: { Ace: at(1, 10) },
      b: { Foe: at(23, 20) },
      round: 2,
      dice: [4, 2, 6, 3],
      ...spec,
    });
    return startRound(endTurns(game), { a: 'Ace', b: 'Foe' }, 'a');
  };

  test('[PC-PLOT-05] comes down on a roof, beside a model and short of a rift', () => {
    const roof = structure('roof', { at: [12, 15], size: [4, 4], height: 3 });
    expect(dropped({ pieces: [roof] }).piece('quest')?.bottom).toBe(um(3));
    const [x = 0, y = 0] = markersAt(dropped({ a: { Ace: at(1, 10), Under: at(12, 15) } }))['quest'] ?? [];
    expect(Math.hypot(x - 12, y - 15)).toBeCloseTo(2 * R30, 2);
    const gap = rift('gap', [12, 15], [4, 2]);
    const [, short] = markersAt(dropped({ pieces: [gap] }))['quest'] ?? [];
    expect(short).toBeCloseTo(14 - R30, 1);
  });
});

describe('three Teams', () => {
  const inCorners = (state: State): void => {
    const places = ['southwest', 'northeast', 'northwest'] as const;
    state.deployment.edges = byPlayer(
      PLAYERS.slice(0, 3),
      (player) => places[PLAYERS.indexOf(player)] ?? 'southwest',
    );
  };

  const finished = (edition: '2013' | '2017', spec: Omit<MoreSpec, 'count'>) => {
    const game = corners(edition, {
      count: 3,
      size: 36,
      round: edition === '2013' ? 6 : 4,
      tweak: inCorners,
      ...spec,
    });
    game.offerEnd();
    while (game.asked()[0] === 'agreeEnd') game.answer('agreeEnd', true);
    const points = game.state.outcome?.agendaPoints;
    return [points?.a, points?.b, points?.c];
  };

  test('[PC-PLOT-03] [PC-PLOT-26] a Quest Marker at home lies in a corner', () => {
    const lying = (x: number, y: number) =>
      finished('2013', {
        plot: 'quest',
        level: 8,
        supremes: { a: at(18, 18) },
        markers: { quest: { kind: 'quest', carriedFrom: 3, at: [x, y] } },
      });
    expect([lying(8, 28), lying(28, 28), lying(28, 8)]).toEqual([
      [0, 0, 4],
      [0, 4, 0],
      [0, 0, 0],
    ]);
  });

  test('[PC-WIN-08] [PC-PLOT-12] a quarter takes more models than each of the others has', () => {
    const quarter = (a: object, b: object) =>
      finished('2013', {
        plot: 'battleForTheBlock',
        level: 8,
        supremes: { a: at(2, 2), b: at(4, 2), c: at(6, 2) },
        more: { a, b } as never,
      });
    expect(quarter({ Pal: at(2, 5) }, {})).toEqual([2, 0, 0]);
    expect(quarter({ Pal: at(2, 5) }, { Two: at(5, 5) })).toEqual([0, 0, 0]);
  });

  test('[PC-PLOT-24] [PC-WIN-08] those who have held the Hill as often share it, the third has nothing', () => {
    const notes = [
      { round: 1, holders: { hill: 'a' as const } },
      { round: 2, holders: { hill: 'b' as const } },
    ];
    const tweak = (state: State): void => {
      inCorners(state);
      state.controlled = notes;
    };
    expect(finished('2017', { plot: 'kingOfTheHill', tweak })).toEqual([1, 1, 0]);
  });
});
