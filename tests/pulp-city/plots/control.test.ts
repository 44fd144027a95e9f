import { describe, expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { projected } from '../../../src/systems/pulp-city/rules/objectives/scoring.ts';
import { object, structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { endTurns } from '../../support/rounds.ts';
import { markersAt, plotScene, scored } from './support.ts';

/** Half a base of 30 mm and a Marker: in contact. */
const BY = 1.181;

const at = (x: number, y: number, more: object = {}) => ({ at: [x, y] as const, ...more });
const mob = (...places: readonly (readonly [number, number])[]) => ({
  card: { kind: 'minion' as const },
  at: places,
});

describe('King of the Hill, 2013', () => {
  test.each([
    [24, { 'powerSpot-1': [8, 12], 'powerSpot-2': [16, 12] }],
    [36, { 'powerSpot-1': [12, 18], 'powerSpot-2': [24, 18] }],
  ] as const)('[PC-PLOT-07] Power Spots at the thirds of %s inches', (size, expected) => {
    expect(markersAt(plotScene({ edition: '2013', plot: 'kingOfTheHill', size }))).toEqual(expected);
  });

  test.each([
    ['alone at both', 8, { Ace: at(8 - BY, 12), Pal: at(16 + BY, 12) }, { Foe: at(23, 1) }, [4, 0]],
    ['alone at one, Level 6', 6, { Ace: at(8 - BY, 12) }, { Foe: at(23, 1) }, [1, 0]],
    [
      'a Supreme each, and Minions',
      8,
      { Ace: at(8 - BY, 12), Mob: mob([8, 12 + BY]) },
      { Foe: at(8 + BY, 12) },
      [0, 0],
    ],
  ] as const)('[PC-PLOT-08] %s', (_, level, a, b, expected) => {
    expect(scored(plotScene({ edition: '2013', plot: 'kingOfTheHill', level, a, b }))).toEqual(expected);
  });

  test('[PC-WIN-06@2013] [PC-WIN-02@2013] every Round is scored, once', () => {
    const game = plotScene({ edition: '2013', plot: 'kingOfTheHill', round: 2, a: { Ace: at(8 - BY, 12) } });
    expect(projected(worldOf(game.game)).get('a')).toBe(2);
    endTurns(game);
    expect(game.state.teams.a.agendaPoints).toBe(2);
    expect(game.state.scores).toEqual([
      { source: 'plot', team: 'a', points: 2, why: { code: 'controls', n: 1 }, round: 2 },
    ]);
    expect(game.state.round).toMatchObject({ number: 3, phase: 'startingRoll' });
  });

  test('[PC-WIN-07] [PC-CONTROL-04] a Spectral Supreme controls nothing and keeps nobody from it', () => {
    const ghost = { spectral: true };
    const alone = plotScene({ edition: '2013', plot: 'kingOfTheHill', a: { Ace: at(8 - BY, 12, ghost) } });
    expect(scored(alone)).toEqual([0, 0]);
    const beside = plotScene({
      edition: '2013',
      plot: 'kingOfTheHill',
      a: { Ace: at(8 - BY, 12), Pal: at(8, 12 + BY, ghost) },
      b: { Foe: at(8 + BY, 12) },
    });
    expect(scored(beside)).toEqual([0, 0]);
  });

  test('[PC-CONTROL-04] numbers count at a Power Spot, Levels on the Mountain', () => {
    const three = { card: { level: 3 } };
    const one = { card: { level: 1 } };
    const spots = {
      a: { Ace: at(8 - BY, 12, three) },
      b: { Foe: at(8 + BY, 12, one), Two: at(8, 12 + BY, one) },
    };
    expect(scored(plotScene({ edition: '2013', plot: 'kingOfTheHill', ...spots }))).toEqual([0, 2]);
    const up = { z: 1 };
    const hill = {
      a: { Ace: at(12, 12, { ...three, ...up }) },
      b: { Foe: at(10, 12, { ...one, ...up }), Two: at(14, 12, { ...one, ...up }) },
    };
    expect(scored(plotScene({ edition: '2013', plot: 'kingOfTheMountain', ...hill }))).toEqual([2, 0]);
  });
});

describe('Roof Top Scramble', () => {
  const tower = structure('tower', { at: [12, 12], size: [5, 5], height: 4, enclosed: true });
  const roof = (round: number): Play =>
    plotScene({
      edition: '2013',
      plot: 'roofTopScramble',
      round,
      a: { Ace: { at: [11, 12], z: 4 }, Pal: { at: [13, 12], z: 4 } },
      b: { Foe: { at: [12, 12], inside: 'tower' } },
      pieces: [tower],
    });

  test('[PC-PLOT-09] a building that stands in the centre serves; the Power Spots are not placed', () => {
    expect(Object.keys(roof(3).state.pieces)).toEqual(['tower']);
  });

  test('[PC-PLOT-09] without one it is put there', () => {
    const game = plotScene({ edition: '2013', plot: 'roofTopScramble' });
    expect(game.piece('plotBuilding')).toMatchObject({ kind: 'structure', enterable: true });
  });

  test.each([
    [2, 0],
    [3, 4],
  ])('[PC-PLOT-09] two on the roof against one inside in Round %s', (round, points) => {
    expect(endTurns(roof(round)).state.teams).toMatchObject({
      a: { agendaPoints: points },
      b: { agendaPoints: 0 },
    });
  });

  test('[PC-PLOT-09] once it is destroyed nobody scores', () => {
    const game = plotScene({ edition: '2013', plot: 'roofTopScramble', a: { Ace: at(12 - 2.591, 12) } });
    game.adjust({ what: 'pieceHealth', piece: 'plotBuilding', to: 0 });
    expect(scored(game)).toEqual([0, 0]);
  });
});

describe('King of the Mountain', () => {
  test('[PC-PLOT-11] Levels on the hill, Round by Round', () => {
    const game = plotScene({
      edition: '2013',
      plot: 'kingOfTheMountain',
      round: 2,
      level: 12,
      a: { Ace: at(12, 12, { z: 1, card: { level: 3 } }) },
      b: { Foe: at(10, 12, { z: 1, card: { level: 1 } }), Two: at(14, 12, { z: 1, card: { level: 1 } }) },
    });
    expect(game.piece('mountain')).toMatchObject({ danger: { grade: 'Dangerous', trait: 'F' } });
    endTurns(game);
    expect(game.state.teams).toMatchObject({ a: { agendaPoints: 2 }, b: { agendaPoints: 0 } });
  });
});

describe('Battle for the Block', () => {
  test.each([
    ['two quarters of Level 8', 8, { Ace: at(3, 3), Pal: at(3, 20) }, [4, 2]],
    ['one quarter of Level 9', 9, { Ace: at(3, 3), Pal: at(20, 3) }, [3, 0]],
  ] as const)('[PC-PLOT-13] %s', (_, level, a, expected) => {
    expect(
      scored(plotScene({ edition: '2013', plot: 'battleForTheBlock', level, a, b: { Foe: at(21, 5) } })),
    ).toEqual(expected);
  });

  test('[PC-PLOT-12] most of a base decides, height does not matter', () => {
    const game = plotScene({
      edition: '2013',
      plot: 'battleForTheBlock',
      a: { Ace: at(11.9, 5) },
      b: { Foe: at(14, 5) },
    });
    expect(scored(game)).toEqual([2, 2]);
    expect(game.last('objectivesControlled').holders).toMatchObject({ southWest: 'a', southEast: 'b' });
  });

  test('[PC-PLOT-12] on a midline its player says where it counts', () => {
    const game = plotScene({
      edition: '2013',
      plot: 'battleForTheBlock',
      a: { Ace: at(12, 5) },
      b: { Foe: at(14, 5) },
    });
    endTurns(game);
    expect(game.question('countIn')).toMatchObject({ by: 'a', zones: ['southWest', 'southEast'] });
    game.answer('countIn', 'southEast');
    expect(game.last('objectivesControlled').holders).toMatchObject({ southWest: null, southEast: null });
    expect(game.state.outcome?.agendaPoints).toEqual({ a: 0, b: 0 });
  });

  test.each([
    ['own zone clean, one model across', 8, [12, 12], [12, 22.5], [6, 0]],
    ['own zone clean, nobody across: full fours only', 11, [12, 12], null, [2, 2]],
    ['invaded, one model across', 9, [12, 1.5], [12, 22.5], [4.5, 4.5]],
  ] as const)('[PC-PLOT-14] %s', (_, level, foe, across, expected) => {
    const game = plotScene({
      edition: '2013',
      plot: 'endZones',
      round: 2,
      level,
      a: { Ace: at(12, 8), ...(across === null ? {} : { Mob: mob(across, [12, 10]) }) },
      b: { Foe: { at: foe } },
    });
    endTurns(game);
    const { a, b } = game.state.teams;
    expect([a.agendaPoints, b.agendaPoints]).toEqual(expected);
  });

  test('[PC-PLOT-15] buildings instead of quarters; a destroyed one is worth nothing', () => {
    const game = plotScene({
      edition: '2013',
      plot: 'urbanWarfare',
      a: { Ace: at(4 - 0.591, 6), Pal: at(20.591, 6) },
      b: { Foe: at(4 - 0.591, 18), Two: at(20.591, 18) },
    });
    expect(Object.keys(game.state.pieces)).toEqual(['building-1', 'building-2', 'building-3', 'building-4']);
    game.adjust({ what: 'pieceHealth', piece: 'building-4', to: 0 });
    expect(scored(game)).toEqual([4, 2]);
  });

  test('[PC-PLOT-15] a piece of the table that is called as one of the Plot keeps its id and is none of them', () => {
    const crate = object('building-3', { at: [2, 2], rank: 1 });
    const game = plotScene({
      edition: '2013',
      plot: 'urbanWarfare',
      pieces: [crate],
      b: { Foe: at(4 - 0.591, 18) },
    });
    expect(game.piece('building-3')).toMatchObject({ kind: 'object' });
    expect(game.piece('building-3-2')).toMatchObject({ kind: 'structure' });
    expect(scored(game)).toEqual([0, 2]);
  });

  test('[PC-PLOT-16] Resource Markers in the quarters', () => {
    const game = plotScene({ edition: '2013', plot: 'resourceWar', round: 1 });
    expect(Object.values(markersAt(game))).toEqual([
      [6, 6],
      [18, 6],
      [6, 18],
      [18, 18],
    ]);
  });

  test.each([
    ['two in one quarter', { one: [6, 6], two: [8, 8] }, [4, 0]],
    ['none in it', { one: [18, 18], two: [6, 18] }, [0, 0]],
  ] as const)('[PC-PLOT-16] %s', (_, places, expected) => {
    const markers = Object.fromEntries(
      Object.entries(places).map(([id, place]) => [id, { kind: 'resource' as const, at: place }]),
    );
    const spec = { a: { Ace: at(3, 3) }, b: { Foe: at(21, 3) }, markers };
    expect(scored(plotScene({ edition: '2013', plot: 'resourceWar', ...spec }))).toEqual(expected);
  });
});
