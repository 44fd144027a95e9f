import { describe, expect, test } from 'vitest';
import { endTurns, startRound } from '../../support/rounds.ts';
import type { Play } from '../../support/play.ts';
import { scene } from '../../support/scene.ts';
import { markersAt, plotScene, scored } from './support.ts';

const QUEST = { kind: 'quest', carriedFrom: 3 } as const;

describe('Quest', () => {
  test('[PC-PLOT-02] one Marker lies in the centre', () => {
    const game = plotScene({ edition: '2013', plot: 'quest', round: 1 });
    expect(markersAt(game)).toEqual({ quest: [12, 12] });
    expect(game.state.pieces['quest']).toMatchObject({ marker: true, objective: QUEST });
  });

  test.each([
    ['carried home', 8, { bearer: 'Ace' }, [12, 1.5], [8, 0]],
    ['carried elsewhere, halves are kept', 9, { bearer: 'Ace' }, [12, 12], [4.5, 0]],
    ['carried in the Enemy zone', 9, { bearer: 'Ace' }, [12, 22.5], [4.5, 0]],
    ['lying in the zone of A', 8, { at: [12, 1.5] }, [1, 12], [4, 0]],
    ['lying in the zone of B', 8, { at: [12, 22.5] }, [1, 12], [0, 4]],
    ['lying elsewhere', 8, { at: [12, 12] }, [1, 12], [0, 0]],
  ] as const)('[PC-PLOT-03] [PC-WIN-05@2013] %s', (_, level, marker, at, expected) => {
    const game = plotScene({
      edition: '2013',
      plot: 'quest',
      level,
      a: { Ace: { at } },
      markers: { quest: { ...QUEST, ...marker } },
    });
    expect(scored(game)).toEqual(expected);
  });

  test('[PC-WIN-02@2013] [PC-PLOT-03] cut short, it is scored as things stand', () => {
    const bar = 'AP 1 Finish (CCM, F vs G, Damage 9) SFX: none';
    const game = plotScene({
      edition: '2013',
      plot: 'quest',
      round: 4,
      a: {
        Ace: { at: [12, 12], card: { F: 9, actions: [bar] } },
        Pal: { at: [12, 1.5] },
      },
      b: {
        Foe: { at: [12, 12 + 1.181] },
        Mob: {
          card: { kind: 'minion' },
          at: [
            [20, 20],
            [22, 20],
          ],
        },
      },
      markers: { quest: { ...QUEST, bearer: 'Pal' } },
      dice: [5, 1],
    });
    game.activate('Ace').attack('Ace', 'Finish', 'Foe');
    expect(game.state.outcome).toMatchObject({
      why: 'vanquished',
      winner: 'a',
      agendaPoints: { a: 8, b: 0 },
    });
  });
});

/** The Effects Phase of Round 3, with Foe's or Ace's player first; further faces are those of the Plot. */
const effectsOfRound3 = (
  plot: 'shellGame' | 'airDrop',
  first: 'a' | 'b',
  dice: readonly number[],
  level = 8,
): Play => {
  const game = scene({
    edition: '2013',
    plot,
    level,
    a: { Ace: { at: [1, 10] } },
    b: { Foe: { at: [23, 20] } },
    round: 2,
    dice: [4, 2, ...dice],
  });
  return startRound(endTurns(game), { a: 'Ace', b: 'Foe' }, first);
};

describe('The Shell Game', () => {
  test('[PC-PLOT-04] three Markers along the line between the sides', () => {
    const game = plotScene({ edition: '2013', plot: 'shellGame', round: 1 });
    expect(Object.values(markersAt(game))).toEqual([
      [4, 12],
      [12, 12],
      [20, 12],
    ]);
  });

  test.each([
    ['a', 2, [4, 12]],
    ['b', 2, [20, 12]],
    ['a', 3, [12, 12]],
    ['a', 6, [20, 12]],
  ] as const)('[PC-PLOT-04] [PC-SETUP-07] %s rolls %s: one is real', (first, face, at) => {
    const game = effectsOfRound3('shellGame', first, [face]);
    expect(Object.values(markersAt(game))).toEqual([at]);
    expect(game.last('plotRolled')).toMatchObject({ by: first, faces: [face] });
  });
});

describe('Air Drop', () => {
  test('[PC-PLOT-05] nothing before Round 3, then an hour and inches from the centre', () => {
    expect(markersAt(plotScene({ edition: '2013', plot: 'airDrop', round: 2 }))).toEqual({});
    const game = effectsOfRound3('airDrop', 'a', [2, 4, 2]);
    expect(markersAt(game)['quest']?.[0]).toBeCloseTo(17.196, 2);
    expect(markersAt(game)['quest']?.[1]).toBeCloseTo(9, 2);
  });

  test('[PC-PLOT-05] two dice for Level 12, three for 13; off the table it is pulled back', () => {
    const two = effectsOfRound3('airDrop', 'a', [6, 6, 6], 12);
    expect(markersAt(two)['quest']?.[0]).toBe(12);
    expect(markersAt(two)['quest']?.[1]).toBeCloseTo(23.409, 2);
    const three = effectsOfRound3('airDrop', 'b', [6, 1, 1, 1], 13);
    expect(markersAt(three)['quest']).toEqual([12, 9]);
  });
});

describe('Armored Car', () => {
  const car = (health: number, round: number): Play =>
    plotScene({
      edition: '2013',
      plot: 'armoredCar',
      round,
      a: {
        Ace: { at: [12, 10.4], card: { F: 8, actions: ['AP 1 Pry (CCM, F vs G, Damage 1) SFX: none'] } },
      },
      dice: [1],
    }).adjust({ what: 'pieceHealth', piece: 'armoredCar', to: health });

  test('[PC-PLOT-06] a Structure of Defense 9 and 6 Health hides the Marker', () => {
    const game = plotScene({ edition: '2013', plot: 'armoredCar', round: 1 });
    expect(game.piece('armoredCar')).toMatchObject({ g: 9, health: 6, enterable: false });
    expect(markersAt(game)).toEqual({});
  });

  test('[PC-PLOT-06] a total of 9 breaks it, and the Marker lies where it stood', () => {
    const game = car(1, 2).activate('Ace').attack('Ace', 'Pry', 'armoredCar');
    expect(game.piece('armoredCar')).toBeUndefined();
    expect(markersAt(game)).toEqual({ quest: [12, 12] });
  });

  test('[PC-PLOT-06] never broken, nobody scores', () => {
    expect(scored(plotScene({ edition: '2013', plot: 'armoredCar' }))).toEqual([0, 0]);
  });
});
