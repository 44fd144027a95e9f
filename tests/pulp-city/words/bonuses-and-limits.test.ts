import { expect, test } from 'vitest';
import type { Clause } from '../../../src/systems/pulp-city/model/clause.ts';
import { duel, reasons } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { endTurns, nameRollers } from '../../support/rounds.ts';
import { scene } from '../../support/scene.ts';

const power = (...clauses: readonly Clause[]) => ({ powers: [{ name: 'Gift', clauses }] });

inEditions(['2013', '2017'], (edition) => {
  const shot = (foe: object, gap = 4) => {
    const game = duel(edition, { foe: { card: foe }, gap, dice: Array<number>(6).fill(1) });
    game
      .activate('Ace')
      .attack('Ace', gap === 0 ? 'Strike' : 'Shot', 'Foe')
      .forgetDice();
    return [reasons(game), reasons(game, 'defence')];
  };

  test('[PC-BONUS-06] a Power may give typical cover, with the limits that cover has', () => {
    const hidden = power({ grant: 'bonus', of: 'In Cover' });
    expect(shot(hidden)).toEqual([[], ['In Cover 1']]);
    expect(shot(hidden, 0)).toEqual([[], []]);
    expect(shot({ ...hidden, baseMm: 80 })[1]).not.toContain('In Cover 1');
  });

  test('[PC-BONUS-10] a Power may give Size Matters against some', () => {
    const big = (mm: number) =>
      power({ grant: 'bonus', of: 'Size Matters', when: { opponent: { baseMm: [mm] } } });
    expect(shot(big(30), 0)).toEqual([[], ['Size Matters 1']]);
    expect(shot(big(40), 0)).toEqual([[], []]);
  });

  test('[PC-ROLL-15] a Power may say how many dice its model rolls at most', () => {
    const few = power(
      { set: 'mostDice', to: 1, when: { rolling: ['G'] } },
      { modify: 'defenderDice', by: 2 },
    );
    expect(shot(few, 0)[1]).toEqual(['Gift 2', 'maximum -2']);
    expect(shot(few)[1]).toEqual(['Gift 2']);
    const rolled = (clause: Clause) => {
      const card = power(clause, { modify: 'startingRollDice', by: 2 });
      const game = scene({
        edition,
        a: { Ace: { at: [6, 6], card } },
        b: { Bull: { at: [18, 18] } },
        phase: 'startingRoll',
        dice: [2, 1, 1, 1],
      });
      nameRollers(game, { a: 'Ace', b: 'Bull' }).forgetDice();
      return game.last('startingRolled').sides.a.faces.length;
    };
    expect(rolled({ set: 'mostDice', to: 1, when: { roll: 'starting' } })).toBe(1);
    expect(rolled({ set: 'mostDice', to: 1, when: { rolling: ['J'] } })).toBe(1);
    expect(rolled({ set: 'mostDice', to: 1, when: { rolling: ['K'] } })).toBe(3);
  });

  test('[PC-ROLE-09] what is taken away may be missing in the next calculation of AP', () => {
    const hinder = {
      bar: 'AP 1 Ward (CCM, F vs G, Special/Hinder) SFX: none',
      specials: [
        {
          name: 'Hinder',
          clauses: [
            {
              at: 'achieved',
              must: [
                {
                  fx: 'lasting',
                  to: 'target',
                  lasts: 'nextActionPool',
                  clauses: [{ forbid: 'rolePower', role: ['Support'] }],
                },
              ],
            },
          ],
        },
      ],
    } as const;
    const pool = (faces: readonly number[]) => {
      const game = duel(edition, {
        ace: { card: { actions: [hinder] } },
        foe: { card: { role: 'Support' } },
        dice: [...faces, 6, 1],
      });
      game.activate('Ace').attack('Ace', 'Ward', 'Foe').endActivation();
      endTurns(game);
      nameRollers(game, { a: 'Ace', b: 'Foe' });
      if (game.pending('masterPlan').length > 0) game.decline('masterPlan');
      return game.answer('chooseFirstTurn', 'a').pool('b');
    };
    expect(pool([6, 1])).toBe(3);
    expect(pool([1, 6])).toBe(4);
  });
});
