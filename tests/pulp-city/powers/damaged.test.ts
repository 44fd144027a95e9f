import { expect, test } from 'vitest';
import type { PowerClause } from '../../../src/systems/pulp-city/model/clause.ts';
import { beside, duel } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';

const power = (...clauses: readonly PowerClause[]) => [{ name: 'Wrath', clauses }];
const HIT = 'AP 1 Hit (CCM, F vs G, Damage 1) SFX: Damage 1';
const HEX = 'AP 1 Hex (PRJ 8, K vs K, Damage 1) SFX: none';
const BURST = 'AP 1 Burst (PLS 6, K vs K, Damage 1) SFX: none';
const actions = [HIT, HEX, BURST];

inEditions(['2013', '2017'], (edition) => {
  const boost: PowerClause = {
    at: 'damaged',
    must: [{ fx: 'powerUp' }],
    when: { opponent: { side: 'enemy' }, action: { kind: 'exclusive' } },
  };

  test('[PC-CARD-06] a Power answers Damage that its model suffers, once for a roll', () => {
    const game = duel(edition, {
      ace: { card: { actions } },
      foe: { card: { powers: power(boost) } },
      dice: [6, 1],
    });
    game.activate('Ace').attack('Ace', 'Hit', 'Foe', { sfx: [0] });
    expect(game.model('Foe').health).toBe(4);
    expect(game.card('Foe').powerUp).toBe(1);
  });

  test('[PC-CARD-06] it answers no miss, and no Damage that a friend does', () => {
    const missed = duel(edition, {
      ace: { card: { actions } },
      foe: { card: { powers: power(boost) } },
      dice: [1, 6],
    });
    missed.activate('Ace').attack('Ace', 'Hit', 'Foe');
    expect(missed.card('Foe').powerUp).toBe(0);
    const friend = duel(edition, {
      ace: { card: { actions } },
      a: { Pal: { at: beside([12, 12], { side: 'west' }), card: { powers: power(boost) } } },
      dice: [6, 1],
    });
    friend.activate('Ace').attack('Ace', 'Hit', 'Pal', { sfx: [] });
    expect(friend.model('Pal').health).toBe(5);
    expect(friend.card('Pal').powerUp).toBe(0);
  });

  test('[PC-CARD-06] the Attacker suffers Damage from whom he has Damaged by the Traits named, in spite of its KO', () => {
    const back: PowerClause = {
      at: 'damaged',
      must: [{ fx: 'damage', to: 'by' }],
      when: { action: { kind: 'combat', trait: ['J', 'K'] } },
    };
    const struck = (action: string, health: number) => {
      const game = duel(edition, {
        ace: { card: { actions } },
        foe: { health, card: { powers: power(back) } },
        dice: [5, 1],
      });
      game.activate('Ace').attack('Ace', action, 'Foe');
      return [game.model('Ace').health, game.model('Foe').status];
    };
    expect(struck('Hex', 6)).toEqual([5, 'table']);
    expect(struck('Hex', 1)).toEqual([5, 'ko']);
    expect(struck('Hit', 6)).toEqual([6, 'table']);
  });

  test('[PC-CARD-06] a Power that watches over friends answers an Action once, however many it Damages', () => {
    const ward = (limit: object): PowerClause => ({
      at: 'damaged',
      must: [{ fx: 'damage', to: 'by' }],
      who: { side: 'friendly', within: 6 },
      when: { opponent: { side: 'enemy' } },
      ...limit,
    });
    const struck = (limit: object) => {
      const game = duel(edition, {
        ace: { card: { actions } },
        b: { Ward: { at: [12, 9], card: { powers: power(ward(limit)) } } },
        dice: [5, 1, 5, 1],
      });
      game.activate('Ace').attack('Ace', 'Burst');
      return game.model('Ace').health;
    };
    expect(struck({ limit: 'oncePerAction' })).toBe(5);
    expect(struck({})).toBe(4);
  });

  test('[PC-CARD-06] a Power answers whatever Damage its model does to Enemies', () => {
    const feed: PowerClause = {
      at: 'damaged',
      must: [{ fx: 'powerUp' }],
      who: { side: 'enemy' },
      when: { by: 'self' },
    };
    const game = duel(edition, {
      ace: { card: { actions, powers: power(feed) } },
      a: { Pal: { at: beside([12, 12], { side: 'west' }) } },
      dice: [5, 1, 5, 1],
    });
    game.activate('Ace').attack('Ace', 'Burst');
    expect([game.model('Pal').health, game.model('Foe').health]).toEqual([5, 5]);
    expect(game.card('Ace').powerUp).toBe(1);
  });

  test('[PC-CARD-06] what it may do is asked of its player at once, in the middle of the Action', () => {
    const flare: PowerClause = {
      at: 'damaged',
      may: [{ fx: 'heal' }],
      cost: { fatigue: 1 },
      when: { contact: false },
    };
    const struck = (action: string) => {
      const game = duel(edition, {
        ace: { card: { actions } },
        foe: { card: { powers: power(flare) } },
        gap: action === 'Hit' ? 0 : 2,
        dice: [5, 1],
      });
      return game.activate('Ace').attack('Ace', action, 'Foe', { quiet: false });
    };
    const game = struck('Hex');
    expect(game.question('usePower')).toMatchObject({ by: 'b', power: 'Wrath', must: false });
    game.answer('usePower', { use: true, model: null });
    expect([game.model('Foe').health, game.card('Foe').fatigue]).toEqual([6, 1]);
    expect(game.asked()).toEqual(['act']);
    expect(struck('Hex').decline('usePower').model('Foe').health).toBe(5);
    expect(struck('Hit').asked()).toEqual(['act']);
  });
});
