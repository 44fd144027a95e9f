import { expect, test } from 'vitest';
import type { PowerClause } from '../../../src/systems/pulp-city/model/clause.ts';
import { beside, diceRolled } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { type SceneSpec, scene } from '../../support/scene.ts';

const STRIKE = 'AP 1 Strike (CCM, F vs G, Damage 1) SFX: none';
const SHOT = 'AP 1 Shot (PRJ 12, H vs I, Damage 1) SFX: none';
const pack: readonly PowerClause[] = [
  { modify: 'attackerDice', by: 1, when: { member: 1 } },
  { modify: 'defenderDice', by: 1, when: { member: 2 } },
  { set: 'forcedMovement', to: { type: 'Sprint' }, who: { side: 'enemy', btb: true }, when: { member: 3 } },
];
const DOGS = { kind: 'minion', actions: [STRIKE], powers: [{ name: 'Pack', clauses: pack }] } as const;

inEditions(['2013', '2017'], (edition) => {
  const hunt = (spec: Partial<SceneSpec> = {}, gone: readonly number[] = []): Play =>
    scene({
      edition,
      a: {
        Boss: { at: [4, 4] },
        Dogs: {
          card: { ...DOGS, modelsAtStart: 3 },
          at: [
            [12, 12],
            [16, 12],
            [20, 12],
          ],
        },
      },
      b: { Foe: { at: beside([12, 12]), card: { movement: 'Flight', actions: [STRIKE] } } },
      tweak(state) {
        for (const at of gone) Object.assign(state.models[`a2.${at}`] ?? {}, { status: 'ko', health: 0 });
      },
      ...spec,
    });

  test('[PC-TEAM-17] a model of the card gives its Power to all of them until it is gone', () => {
    const struck = (gone: readonly number[], dice: readonly number[]) => {
      const game = hunt({ dice, turn: 'b' }, gone).activate('Foe').attack('Foe', 'Strike', 'Dogs 1');
      return diceRolled(game);
    };
    expect(struck([], [5, 2, 2])).toEqual([1, 2]);
    expect(struck([2], [5, 2])).toEqual([1, 1]);
  });

  test('[PC-MOVE-27] who is in Base to Base with such a model moves as it says', () => {
    const flies = (gone: readonly number[]): string => {
      const game = hunt({ turn: 'b' }, gone).activate('Foe');
      return game.refused((it) => it.move('Foe', [14, 14], { as: 'Flight' }));
    };
    expect(flies([])).toBe('move.type');
    const free = hunt({ turn: 'b' }, [3]).activate('Foe').move('Foe', [14, 14], { as: 'Flight' });
    expect(free.at('Foe')).toEqual({ x: 14, y: 14, z: 0 });
  });

  test('[PC-LOS-05] a friend may see what is in Base to Base with the model of a Power', () => {
    const nose: PowerClause = {
      allow: 'sight',
      with: { of: { side: 'enemy', btb: true } },
      who: { side: 'friendly', kind: 'supreme' },
    };
    const wall = structure('wall', { at: [12, 8], size: [6, 2], height: 6 });
    const hidden = (powers: readonly PowerClause[], foe: readonly [number, number]): Play =>
      scene({
        edition,
        a: {
          Ace: { at: [12, 4], card: { actions: [SHOT] } },
          Dog: {
            at: [12, 12],
            card: {
              kind: 'minion',
              modelsAtStart: 1,
              modelsMax: 1,
              powers: [{ name: 'Nose', clauses: powers }],
            },
          },
        },
        b: { Foe: { at: foe } },
        pieces: [wall],
        dice: [5, 2, 2],
      }).activate('Ace');
    const touching = beside([12, 12]);
    expect(hidden([nose], touching).attack('Ace', 'Shot', 'Foe').events('rolled')).toHaveLength(1);
    const refused = (game: Play) => game.forgetDice().refused((it) => it.attack('Ace', 'Shot', 'Foe'));
    expect(refused(hidden([], touching))).toBe('target.hidden');
    expect(refused(hidden([nose], [12, 14.5]))).toBe('target.hidden');
  });
});
