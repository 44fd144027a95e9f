import { expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { harmOf } from '../../../src/systems/pulp-city/rules/damage/amount.ts';
import { duel } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';

const hit = (x: number) => `AP 1 Hit (CCM, F vs G, Damage ${x}) SFX: none`;
const tough = (by: number, more: object = {}) => ({
  name: 'Tough',
  clauses: [{ modify: 'damageTaken', by, ...more }] as const,
});

inEditions(['2013', '2017'], (edition) => {
  const struck = (x: number, powers: readonly ReturnType<typeof tough>[], heavy: object = {}) => {
    const game = duel(edition, {
      ace: { card: { actions: [hit(x)], ...heavy } },
      foe: { card: { health: 6, powers } },
      dice: [4, 2],
    });
    const cause = { of: 'action', model: game.names.model('Ace'), action: 'hit', reaction: false } as const;
    const foreseen = harmOf(worldOf(game.game), game.names.model('Foe'), x, cause)?.left;
    game.activate('Ace').attack('Ace', 'Hit', 'Foe');
    expect(foreseen).toBe(game.model('Foe').health);
    return game;
  };

  test('[PC-FX-07] a Power takes off Damage that its model suffers, and it is foreseen', () => {
    const game = struck(3, [tough(-1)]);
    expect([game.model('Foe').health, game.last('damaged').points]).toEqual([4, 2]);
  });

  test('[PC-FX-07] Damage of which nothing is left is said to do nothing', () => {
    const game = struck(1, [tough(-2)]);
    expect(game.model('Foe').health).toBe(6);
    expect(game.last('effectIgnored')).toMatchObject({ effect: 'damage', why: 'power' });
  });

  test('[PC-FX-07] a Power may leave so much Damage at least, and adds none to less', () => {
    expect(struck(1, [tough(-1, { min: 1 })]).model('Foe').health).toBe(5);
    expect(struck(3, [tough(-2, { min: 2 })]).model('Foe').health).toBe(4);
    expect(struck(1, [tough(-2, { min: 2 })]).model('Foe').health).toBe(5);
  });

  test('[PC-FX-07] what an Attacker adds is there before anything is taken off', () => {
    const powers = [{ name: 'Heavy', clauses: [{ modify: 'damageDealt', by: 2 }] as const }];
    expect(struck(1, [tough(-1)], { powers }).model('Foe').health).toBe(4);
  });

  test('[PC-FX-07] a Power may make its model suffer more', () => {
    expect(struck(2, [tough(1)]).model('Foe').health).toBe(3);
  });

  test('[PC-FX-07] a Power that looks at who attacks takes nothing off other Damage', () => {
    const mechanical = tough(-1, { when: { opponent: { descriptor: 'Mechanical' } } });
    expect(struck(2, [mechanical]).model('Foe').health).toBe(4);
    expect(struck(2, [mechanical], { types: ['Mechanical'] }).model('Foe').health).toBe(5);
  });
});
