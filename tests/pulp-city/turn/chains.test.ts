import { expect, test } from 'vitest';
import { inEditions } from '../../support/editions.ts';
import { stepInPlace } from '../../support/rounds.ts';
import { scene } from '../../support/scene.ts';
import { CONTACT, chain, stepEnd, tactics, trio, withPowers } from './chain-kit.ts';

inEditions(['2013', '2017'], (edition) => {
  test('[PC-TURN-09] a Power lets a friend Activate after its owner; then it is the opponent’s Turn', () => {
    const game = trio(edition, { ace: withPowers(tactics) });
    stepInPlace(game, 'Ace').answer('commandAfter', null);
    expect(game.question('chain')).toMatchObject({
      by: 'a',
      cards: [game.names.card('Bea')],
      power: 'Tactics',
    });
    chain(game, 'Bea').move('Bea', [9, 9]).endActivation().answer('commandAfter', null);
    expect(game.at('Bea').y).toBe(9);
    expect(game.question('turn').by).toBe('b');
  });

  test('[PC-TURN-09] the chain may be declined', () => {
    const game = trio(edition, { ace: withPowers(tactics) });
    stepInPlace(game, 'Ace').answer('commandAfter', null);
    chain(game, null);
    expect(game.question('turn').by).toBe('b');
    expect(game.card('Bea').activationsThisRound).toBe(0);
  });

  test('[PC-TURN-09] a chained Activation is a full one: it may command a Minion card of its own', () => {
    const game = trio(edition, {
      ace: withPowers(tactics),
      more: {
        a: {
          Ace: { at: [6, 6], ...withPowers(tactics) },
          Bea: { at: [9, 6] },
          Mob: { card: { kind: 'minion' }, at: [[3, 3]] },
          Gang: { card: { kind: 'minion' }, at: [[3, 9]] },
        },
      },
    });
    game.activate('Ace', { minions: 'Mob' }).move('Mob', [3, 4]);
    stepEnd(game.move('Ace'));
    chain(game, 'Bea', 'Gang').move('Gang', [3, 10]);
    stepEnd(game.move('Bea'));
    expect([game.card('Mob').fatigue, game.card('Gang').fatigue]).toEqual([1, 1]);
    expect(game.question('turn').by).toBe('b');
  });

  test('[PC-TURN-09] costs, AP Limits and Fatigue hold for it as always', () => {
    const strike = 'AP 2 Strike (CCM, F vs G, Damage 1) SFX: none';
    const game = trio(edition, {
      ace: withPowers(tactics),
      bea: { fatigue: 2, apSpent: 5, card: { apLimit: 6, actions: [strike] } },
    });
    stepInPlace(game, 'Ace').answer('commandAfter', null);
    expect(game.question('turn').by, 'Bea can pay for nothing').toBe('b');
  });

  test('[PC-TURN-09] Follow Up gives a second Action that is not Combinable, and its AP are paid', () => {
    const combo = 'AP 2 Combo (CCM, F vs G, Damage 1 and Follow Up) SFX: none';
    const strike = 'AP 3 Strike (CCM, F vs G, Damage 2) SFX: none';
    const game = scene({
      edition,
      a: { Ace: { at: [6, 6], card: { F: 9, apLimit: 5, actions: [combo, strike] } } },
      b: { Bull: { at: [6 + CONTACT, 6] } },
      pools: { a: 6 },
      dice: [3, 1, 3, 1],
    }).activate('Ace');
    game.attack('Ace', 'Combo', 'Bull');
    expect(game.question('act')).toMatchObject({ occasion: 'followUp', by: 'a' });
    game.attack('Ace', 'Strike', 'Bull');
    expect([game.pool('a'), game.card('Ace').apSpent, game.model('Bull').health]).toEqual([1, 5, 3]);
    expect(game.refused((it) => it.attack('Ace', 'Strike', 'Bull'))).toBe('act.noCombat');
  });

  test('[PC-TURN-09] without the AP there is no Follow Up', () => {
    const combo = 'AP 2 Combo (CCM, F vs G, Damage 1 and Follow Up) SFX: none';
    const strike = 'AP 3 Strike (CCM, F vs G, Damage 2) SFX: none';
    const game = scene({
      edition,
      a: { Ace: { at: [6, 6], card: { F: 9, apLimit: 3, actions: [combo, strike] } } },
      b: { Bull: { at: [6 + CONTACT, 6] } },
      dice: [3, 1],
    }).activate('Ace');
    game.attack('Ace', 'Combo', 'Bull');
    expect(game.question('act').occasion).toBe('activation');
  });
});
