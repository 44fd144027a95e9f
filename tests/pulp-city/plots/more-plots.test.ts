import { describe, expect, test } from 'vitest';
import { byPlayer, PLAYERS } from '../../../src/kernel/ids.ts';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import type { State } from '../../../src/systems/pulp-city/model/state.ts';
import { um } from '../../support/pieces.ts';
import { corners } from '../../support/more-teams.ts';
import { endTurns, startRound } from '../../support/rounds.ts';
import { scene, setupOf, type SceneSpec } from '../../support/scene.ts';
import { structure } from '../../support/pieces.ts';
import { markersAt } from './support.ts';

describe('Shifting Stones', () => {
  /** The Effects Phase of Round 2; Ace has won the Starting Roll. */
  const stones = (faces: readonly number[]) => {
    const game = scene({
      edition: '2013',
      plot: 'shiftingStones',
      a: { Ace: { at: [1, 6] } },
      b: { Foe: { at: [23, 20] } },
      round: 1,
      dice: [4, 2, ...faces],
    });
    return startRound(endTurns(game), { a: 'Ace', b: 'Foe' }, 'b');
  };

  test('[PC-PLOT-10] [PC-SETUP-07] the winner of the Starting Roll shifts first, the whole distance', () => {
    const game = stones([4]);
    expect(game.question('chooseStone')).toMatchObject({ by: 'a', stones: ['powerSpot-1', 'powerSpot-2'] });
    game.answer('chooseStone', 'powerSpot-1').answer('shiftStone', { x: um(1), y: um(12) });
    expect(markersAt(game)['powerSpot-1']).toEqual([4, 12]);
    expect(game.question('chooseStone')).toMatchObject({ by: 'b' });
    game.answer('chooseStone', null);
    expect(game.asked()).toEqual(['turn']);
  });

  test('[PC-PLOT-10] never closer than 10 inches and than before; declined after the roll', () => {
    const game = stones([4, 3]);
    game.answer('chooseStone', 'powerSpot-1').answer('shiftStone', { x: um(1), y: um(12) });
    game.answer('chooseStone', 'powerSpot-2');
    expect(game.refused(() => game.answer('shiftStone', { x: um(1), y: um(12) }))).toBe('stone.tooNear');
    game.answer('shiftStone', null);
    expect(markersAt(game)['powerSpot-2']).toEqual([16, 12]);
  });
});

describe('three and four Teams', () => {
  test('[PC-PLOT-26] Flags in the corner zones and in the middle', () => {
    const game = corners('2017', {
      count: 4,
      plot: 'captureTheFlag',
      size: 36,
      tweak: inCorners,
      supremes: { a: { at: [2, 2] }, b: { at: [34, 34] }, c: { at: [2, 34] }, d: { at: [34, 2] } },
    });
    expect(Object.values(markersAt(game)).toSorted()).toEqual(
      [
        [4.5, 4.5],
        [31.5, 4.5],
        [4.5, 31.5],
        [31.5, 31.5],
        [18, 18],
      ].toSorted(),
    );
  });

  test('[PC-PLOT-26] [PC-PLOT-22] Bombs 0, 0 and 2: one point each for those without', () => {
    const bomb = { kind: 'bomb', carriedFrom: 1 } as const;
    const game = corners('2017', {
      count: 3,
      plot: 'timeBomb',
      size: 36,
      round: 4,
      tweak: inCorners,
      markers: { one: { ...bomb, at: [2, 33] }, two: { ...bomb, at: [5, 33] } },
    });
    game.offerEnd();
    while (game.asked()[0] === 'agreeEnd') game.answer('agreeEnd', true);
    expect(game.state.outcome?.agendaPoints).toEqual({ a: 1, b: 1, c: 0 });
  });

  test('[PC-PLOT-26] [PC-SETUP-03@2017] a Plot that needs two sides is refused by name', () => {
    const three: SceneSpec = {
      edition: '2017',
      plot: 'endZones',
      size: 36,
      a: { Ace: { at: [1, 1] } },
      b: { Bull: { at: [2, 2] } },
      c: { Cat: { at: [3, 3] } },
    };
    const begun = pulpCity.begin(setupOf(three));
    expect(begun.ok ? [] : begun.error.map(({ code, params }) => [code, params['why']])).toEqual([
      ['setup.plot', 'teams'],
    ]);
  });
});

/** Everybody in the corner of the table that is his. */
const inCorners = (state: State): void => {
  const places = ['southwest', 'northeast', 'northwest', 'southeast'] as const;
  const teams = PLAYERS.filter((player) => state.teams[player] !== undefined);
  state.deployment.edges = byPlayer(teams, (player) => places[PLAYERS.indexOf(player)] ?? 'southwest');
};

describe('a Plot that cannot be played', () => {
  const why = (spec: Partial<SceneSpec> & Pick<SceneSpec, 'edition' | 'plot'>) => {
    const begun = pulpCity.begin(
      setupOf({ a: { Ace: { at: [1, 1] } }, b: { Foe: { at: [2, 2] } }, ...spec }),
    );
    return begun.ok ? null : begun.error.map(({ code, params }) => `${code} ${String(params['why'])}`);
  };

  test('[PC-SETUP-03@2013] one of the other edition is refused by name', () => {
    expect(why({ edition: '2013', plot: 'territory' })).toEqual(['setup.plot edition']);
    expect(why({ edition: '2017', plot: 'resourceWar' })).toEqual(['setup.plot edition']);
  });

  test('[PC-PLOT-06] a table without room for the Armored Car is refused', () => {
    const block = structure('block', { at: [12, 12], size: [6, 6], height: 3 });
    expect(why({ edition: '2013', plot: 'armoredCar', pieces: [block] })).toEqual(['setup.plot room']);
  });
});
