import { describe, expect, test } from 'vitest';
import { duel } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';

inEditions(['2013', '2017'], (edition) => {
  test('[PC-ROLL-11] an Attacker who rolls 6 and 6 and loses has no SFX, and its AP are gone', () => {
    const game = duel(edition, {
      ace: { attack: 1 },
      foe: { card: { G: 7 } },
      pools: { a: 5 },
      dice: [6, 6, 5],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(game.last('rolled')).toMatchObject({ won: false, sfx: 0 });
    expect(game.asked()).toEqual(['act']);
    expect(game.model('Foe').health).toBe(6);
    expect([game.pool('a'), game.card('Ace').apSpent]).toEqual([4, 1]);
  });

  test('[PC-ROLL-11] a roll against a number that misses by 1 does nothing, and its AP are gone', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 2 Mend (IST, J vs T#9, Self/Heal 2) SFX: Self/Power Up 1'] }, health: 2 },
      pools: { a: 5 },
      dice: [4],
    });
    game.activate('Ace').attack('Ace', 'Mend');
    expect(game.last('rolled')).toMatchObject({ attack: { total: 8 }, number: 9, won: false });
    expect(game.model('Ace').health).toBe(2);
    expect([game.pool('a'), game.card('Ace').apSpent]).toEqual([3, 2]);
  });
});

describe('what a failure does in spite of all', () => {
  const rash = {
    card: {
      actions: [
        'AP 1 Rash (CCM, F vs G, Damage 1 and Self/Damage 1 and Self/Fatigue and Self/Stun) SFX: none',
      ],
    },
  };

  test('[PC-ROLL-11] 2013: Self/Damage, Self/Fatigue and Self/Stun are suffered even so', () => {
    const game = duel('2013', { ace: rash, dice: [1, 1] });
    game.activate('Ace').attack('Ace', 'Rash', 'Foe');
    expect(game.last('rolled').won).toBe(false);
    expect(game.model('Ace')).toMatchObject({ health: 5, stunned: true });
    expect(game.card('Ace').fatigue).toBe(1);
    expect(game.model('Foe').health).toBe(6);
  });

  test('[PC-ROLL-11] 2017: nothing happens to the Attacker either', () => {
    const game = duel('2017', { ace: rash, dice: [1, 1] });
    game.activate('Ace').attack('Ace', 'Rash', 'Foe');
    expect(game.model('Ace')).toMatchObject({ health: 6, stunned: false });
    expect(game.card('Ace').fatigue).toBe(0);
  });

  test('[PC-ROLL-11] 2013: a failed first roll of a Blast still places the template', () => {
    const game = duel('2013', {
      ace: { card: { actions: ['AP 1 Bomb (PRJ 8, H vs I, Damage 1 and Blast 2) SFX: none'] } },
      foe: { at: [16, 12] },
      b: { Two: { at: [17.5, 12] } },
      dice: [1, 1, /* Two */ 6, 1],
    });
    game.activate('Ace').attack('Ace', 'Bomb', 'Foe');
    game.drift();
    expect(game.model('Foe').health).toBe(6);
    expect(game.model('Two').health).toBe(5);
  });
});
