import { expect, test } from 'vitest';
import type { Clause } from '../../../src/systems/pulp-city/model/clause.ts';
import { beside, duel } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { nameRollers } from '../../support/rounds.ts';
import { scene } from '../../support/scene.ts';

inEditions(['2013', '2017'], (edition) => {
  const total = (clauses: readonly Clause[], bar = 'Strike') => {
    const game = duel(edition, {
      ace: { card: { powers: [{ name: 'Surge', clauses }] } },
      dice: [3, 3, 3, 3],
    });
    game.activate('Ace').attack('Ace', bar, 'Foe').forgetDice();
    const { attack, defence } = game.last('rolled');
    return [attack.total, defence?.total, attack.traitFrom ?? null, defence?.traitFrom ?? null].filter(
      (one) => one !== null,
    );
  };
  const surge = (by: number) => [{ name: 'Surge', by }];

  test('[PC-ROLL-16] a Trait may be higher in a roll as Attacker, and stays as it is for all else', () => {
    const clauses = [{ modify: 'rollTrait', of: 'F', by: 2, when: { as: 'attacker' } }] as const;
    expect(total(clauses)).toEqual([9, 7, surge(2)]);
    expect(total(clauses, 'Shot')).toEqual([7, 7]);
  });

  test('[PC-ROLL-16] a Trait may be higher in a roll as Defender', () => {
    const clauses = [
      { modify: 'rollTrait', of: 'all', by: 1, who: { side: 'enemy' }, when: { as: 'defender' } },
    ] as const;
    expect(total(clauses)).toEqual([7, 8, surge(1)]);
  });

  test('[PC-ROLL-16] it may ask for a Combat Bonus of the roll, and for a third model in the same fight', () => {
    const clauses = [
      {
        modify: 'rollTrait',
        of: 'all',
        by: 1,
        who: { side: 'friendly' },
        when: { as: 'attacker', bonus: 'Mobbing', joined: true },
      },
    ] as const;
    const foe = beside([12, 12]);
    const fight = (pal: readonly [number, number], gap = 0) => {
      const game = duel(edition, {
        foe: { at: foe },
        a: {
          Pal: { at: pal, card: { powers: [{ name: 'Surge', clauses }] } },
          Mate: { at: beside(foe, { side: 'north', gap }) },
        },
        dice: [3, 3, 3, 3],
      });
      game.activate('Ace').attack('Ace', 'Strike', 'Foe').forgetDice();
      return game.last('rolled').attack.total;
    };
    expect(fight(beside(foe))).toBe(8);
    expect(fight([20, 20])).toBe(7);
    expect(fight(beside(foe), 3)).toBe(8);
  });

  test('[PC-START-02] a Starting Roll may be made with a higher Mind, more with every Round', () => {
    const totals = (round: number) => {
      const clauses = [
        { modify: 'rollTrait', of: 'J', by: 1, per: 'roundsCompleted', when: { roll: 'starting' } },
      ] as const;
      const game = scene({
        edition,
        a: { Ace: { at: [6, 6], card: { powers: [{ name: 'Plan', clauses }] } } },
        b: { Bull: { at: [18, 18] } },
        phase: 'startingRoll',
        round,
        dice: [2, 1],
      });
      const { a, b } = nameRollers(game, { a: 'Ace', b: 'Bull' }).last('startingRolled').sides;
      return [a.total, b.total];
    };
    expect(totals(1)).toEqual([6, 5]);
    expect(totals(3)).toEqual([8, 5]);
  });
});
