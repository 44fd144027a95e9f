/** What is told as one Round ends and another begins. */
import { describe, expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { roundEnding } from '../../../src/systems/pulp-city/view/plot/round-end.ts';
import { inEditions } from '../../support/editions.ts';
import type { Play } from '../../support/play.ts';
import { endTurns } from '../../support/rounds.ts';
import { type SceneSpec, scene } from '../../support/scene.ts';

const two = (spec: Pick<SceneSpec, 'edition'> & Partial<SceneSpec>) =>
  scene({ a: { Ace: { at: [6, 6], card: { apPlus: 3 } } }, b: { Bull: { at: [18, 18] } }, ...spec });

const told = (game: Play) => roundEnding(worldOf(game.game), game.events());

inEditions(['2013', '2017'], (edition) => {
  test('[PC-ROUND-09@2013] [PC-ROUND-09@2017] names the Round that is over and the one that begins', () => {
    const game = endTurns(two({ edition, round: 2 }));
    const { rounds } = worldOf(game.game).rules.numbers;
    expect(told(game)).toMatchObject({ ended: 2, next: 3, most: rounds });
    expect(roundEnding(worldOf(game.game), [])).toBeNull();
    expect(roundEnding(worldOf(two({ edition }).game), [])).toBeNull();
  });

  test('[PC-ROUND-04] tells the AP that the cards would give as they stand', () => {
    const teams = told(endTurns(two({ edition, round: 2 })))?.teams;
    expect(teams?.find(({ team }) => team === 'a')?.pool).toBe(3);
  });
});

describe('of the Plot', () => {
  const quest = (round: number) =>
    endTurns(
      two({
        edition: '2013',
        round,
        plot: 'quest',
        markers: { quest: { kind: 'quest', carriedFrom: 3, at: [12, 12] } },
      }),
    );

  test('[PC-PLOT-02] tells that its Marker may be picked up, in the Round before that and no other', () => {
    expect(told(quest(2))?.changes).toEqual([{ what: 'markersFree', markers: ['quest'] }]);
    expect(told(quest(1))?.changes).toEqual([]);
    expect(told(quest(3))?.changes).toEqual([]);
  });

  test('[PC-PLOT-24] tells who has held the Hill', () => {
    const hill = endTurns(
      scene({
        edition: '2017',
        round: 1,
        plot: 'kingOfTheHill',
        a: { Ace: { at: [12, 12] } },
        b: { Bull: { at: [21, 21] } },
      }),
    );
    expect(told(hill)?.held).toEqual([{ id: 'hill', team: 'a', why: null }]);
  });

  test('[PC-PLOT-24, PC-CONTROL-01] tells Round by Round who has held it, and who counted there when it was noted', () => {
    const begun = scene({
      edition: '2017',
      round: 1,
      plot: 'kingOfTheHill',
      a: { Ace: { at: [12, 12] }, Solar: { at: [2, 2] } },
      b: { Bull: { at: [13, 14] }, Boar: { at: [11, 14] } },
    });
    const before = worldOf(begun.game);
    const hill = endTurns(begun);
    const ending = roundEnding(worldOf(hill.game), hill.events(), before);
    expect(ending?.held).toEqual([
      {
        id: 'hill',
        team: 'b',
        why: [
          { team: 'b', models: ['b1', 'b2'], n: 2 },
          { team: 'a', models: ['a1'], n: 1 },
        ],
      },
    ]);
    expect(ending?.rounds).toEqual([['b'], null, null, null]);
    // Later events tell nothing of where they stood then.
    expect(roundEnding(worldOf(hill.game), [], before)).toBeNull();
    expect(told(endTurns(two({ edition: '2017', round: 2 })))?.rounds).toEqual([]);
  });
});
