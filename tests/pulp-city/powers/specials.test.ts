import { expect, test } from 'vitest';
import type { SpecialClause } from '../../../src/systems/pulp-city/model/clause.ts';
import { duel, type DuelSpec } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';

inEditions(['2013', '2017'], (edition) => {
  /** Ace wins with 2 SFX, of which Damage is bought so often. */
  const hex = (
    clauses: readonly SpecialClause[],
    spec: Partial<Omit<DuelSpec, 'edition'>> = {},
    damage = 0,
  ) => {
    const bar = 'AP 1 Hex (PRJ 8, H vs I, Special/Curse and Damage 1) SFX: Damage 1';
    const actions = [{ bar, specials: [{ name: 'Curse', clauses: clauses as never }] }];
    const game = duel(edition, {
      gap: 3,
      dice: [6, 1],
      ...spec,
      ace: { ...spec.ace, card: { actions, H: 5 } },
    });
    const sfx = Array.from({ length: damage }, () => 0);
    game.activate('Ace').attack('Ace', 'Hex', 'Foe', { sfx, boost: 0, defendBoost: 0, quiet: false });
    return game;
  };

  test('[PC-FX-25] what a Special may do is asked of whoever uses the Action, with its price', () => {
    const may = { at: 'achieved', may: [{ fx: 'stun', to: 'subject' }], cost: { powerUpDice: 1 } } as const;
    const game = hex([may], { ace: { powerUp: 1 } });
    expect(game.question('usePower')).toMatchObject({ by: 'a', power: 'Curse', must: false });
    game.answer('usePower', { use: true, model: null });
    expect([game.model('Foe').stunned, game.card('Ace').powerUp]).toEqual([true, 0]);
    expect(hex([may]).model('Foe').stunned).toBe(false);
  });

  test('[PC-FX-25] a condition on the Target decides', () => {
    const stun = {
      at: 'achieved',
      must: [{ fx: 'stun', to: 'subject' }],
      when: { opponent: { descriptor: 'Mechanical' } },
    } as const;
    expect(hex([stun]).model('Foe').stunned).toBe(false);
    expect(hex([stun], { foe: { card: { types: ['Mechanical'] } } }).model('Foe').stunned).toBe(true);
  });

  test('[PC-SFX-06] what hangs on the Damage done comes after all other Effects', () => {
    const cower = {
      at: 'effectsApplied',
      must: [{ fx: 'powerDown', x: 10, to: 'subject' }],
      when: { amount: { of: 'damage', atLeast: 2 } },
    } as const;
    expect(hex([cower], { foe: { powerUp: 3 } }, 0).card('Foe').powerUp).toBe(3);
    expect(hex([cower], { foe: { powerUp: 3 } }, 1).card('Foe').powerUp).toBe(0);
  });

  test('[PC-FX-25] one of several receivers is picked', () => {
    const hurt = {
      at: 'achieved',
      must: [{ fx: 'damage', x: 1, to: { side: 'enemy', within: 24, count: 1 } }],
    } as const;
    const game = hex([hurt], { b: { Far: { at: [2, 2] } } });
    expect(game.question('usePower')).toMatchObject({ must: true, pick: ['b1', 'b2'] });
    game.answer('usePower', { use: true, model: 'b2' });
    expect([game.model('Foe').health, game.model('Far').health]).toEqual([5, 5]);
  });

  test('[PC-FX-25] what may be used several times is asked as often as it can be paid', () => {
    const spend = {
      at: 'achieved',
      may: [{ fx: 'damage', x: 1, to: 'subject' }],
      cost: { powerUpDice: 1 },
      times: 3,
    } as const;
    const game = hex([spend], { ace: { powerUp: 2 } });
    game.answer('usePower', { use: true, model: null }).answer('usePower', { use: true, model: null });
    expect([game.model('Foe').health, game.card('Ace').powerUp]).toEqual([3, 0]);
    expect(game.asked()).toEqual(['act']);
  });

  test('[PC-TYPE-06] Damage by the text of a Special is reacted to', () => {
    const hurt = { at: 'achieved', must: [{ fx: 'damage', x: 1, to: 'subject' }] } as const;
    const answer = 'AP 0 Shriek (RCT/DMG, K vs T#3, Self/Power Up 1) SFX: none';
    const bar = 'AP 1 Hex (PRJ 8, H vs I, Special/Curse) SFX: none';
    const game = duel(edition, {
      gap: 3,
      dice: [6, 1],
      ace: { card: { actions: [{ bar, specials: [{ name: 'Curse', clauses: [hurt] }] }] } },
      foe: { card: { actions: [answer] } },
    });
    game.activate('Ace').attack('Ace', 'Hex', 'Foe', { quiet: false });
    expect(game.question('react')).toMatchObject({ trigger: 'DMG' });
  });
});
