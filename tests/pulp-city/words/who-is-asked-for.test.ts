import { expect, test } from 'vitest';
import type { Clause, Selector } from '../../../src/systems/pulp-city/model/clause.ts';
import { beside, duel, reasons } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { scene } from '../../support/scene.ts';

inEditions(['2013', '2017'], (edition) => {
  const against = (opponent: Selector, foe: object = {}, state: object = {}) => {
    const clauses = [{ modify: 'attackerDice', by: 1, when: { opponent } }] as const;
    const game = duel(edition, {
      ace: { card: { powers: [{ name: 'Grudge', clauses }] } },
      foe: { card: foe, ...state },
      dice: [1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe').forgetDice();
    return reasons(game);
  };

  test('[PC-BAR-15] a rule may speak of the Damaged, or of the unhurt', () => {
    expect(against({ fullHealth: false }, {}, { health: 5 })).toEqual(['Grudge 1']);
    expect(against({ fullHealth: false })).toEqual([]);
    expect(against({ fullHealth: true })).toEqual(['Grudge 1']);
    expect(against({ fullHealth: true }, {}, { health: 5 })).toEqual([]);
  });

  test("[PC-BAR-15] a rule may speak of models with a Trait lower than its owner's", () => {
    const below: Selector = { trait: { of: 'J', below: 'own' } };
    expect(against(below, { J: 3 })).toEqual(['Grudge 1']);
    expect(against(below, { J: 4 })).toEqual([]);
  });

  const charge = (clauses: readonly Clause[], start: 'one' | 'other' | 'none') => {
    const one = [10, 12] as const;
    const other = [14, 12] as const;
    const at =
      start === 'none' ? ([12, 9] as const) : beside(start === 'one' ? one : other, { side: 'south' });
    const game = scene({
      edition,
      a: {
        Ace: {
          at,
          card: {
            actions: ['AP 1 Strike* (CCM, F vs G, Damage 1) SFX: none'],
            powers: [{ name: 'Pride', clauses }],
          },
        },
      },
      b: { One: { at: one }, Other: { at: other } },
      dice: [1, 1, 1],
    }).activate('Ace');
    game.move('Ace', beside(other, { side: 'south' }));
    game.attack('Ace', 'Strike', 'Other').forgetDice();
    return reasons(game);
  };

  test('[PC-BONUS-08] Momentum may be kept by whoever began in Base to Base with another Enemy', () => {
    const keeps = [
      {
        allow: 'keepMomentum',
        when: {
          opponent: { side: 'enemy', startedBtb: false },
          notBtb: { side: 'enemy', startedBtb: true },
        },
      },
    ] as const;
    expect(charge([], 'none')).toEqual(['Momentum 1']);
    expect(charge([], 'one')).toEqual([]);
    expect(charge(keeps, 'one')).toEqual(['Momentum 1']);
    expect(charge(keeps, 'other')).toEqual([]);
  });
});
