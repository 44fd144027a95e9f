import { describe, expect, test } from 'vitest';
import { ACE_AT, beside, duel, type DuelSpec } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { object, um } from '../../support/pieces.ts';

const bomb = (effects: string) => `AP 1 Bomb (PRJ 10, H vs I, ${effects}) SFX: none`;

inEditions(['2013', '2017'], (edition) => {
  describe('a radius that is a Trait', () => {
    const spec = (faces: readonly number[]): Omit<DuelSpec, 'edition'> => ({
      ace: { card: { actions: [bomb('Damage 1 and Blast K')] } },
      foe: { at: [17, 12] },
      b: { Two: { at: [17, 15.5] }, Far: { at: [17, 17] } },
      dice: faces,
    });

    test('[PC-BAR-11] [PC-FX-04] it is that of the user', () => {
      const game = duel(edition, spec([2, 1, /* Two */ 2, 1]));
      game.activate('Ace').attack('Ace', 'Bomb', 'Foe');
      expect(game.last('blastPlaced').radius).toBe(4);
      expect([game.model('Two').health, game.model('Far').health]).toEqual([5, 6]);
    });

    test('[PC-BAR-11] [PC-FX-05] after a miss the opponent is asked where it goes', () => {
      const game = duel(edition, spec([1, 2]));
      game.activate('Ace').attack('Ace', 'Bomb', 'Foe');
      expect(game.question('blastDrift')).toMatchObject({ by: 'b', radius: 4 });
    });
  });

  test('[PC-BAR-14] [PC-FX-05] a miss with the Type that has no Blast of its own brings none', () => {
    const bar = 'AP 1 Bomb (PRJ 10 or CCM, H vs I, Damage 1 (as CCM) or Blast 2 (as PRJ 10)) SFX: none';
    const game = duel(edition, { ace: { card: { actions: [bar] } }, dice: [1, 2] });
    game.activate('Ace').attack('Ace', 'Bomb', 'Foe', { use: 1 });
    expect(game.asked()).toEqual(['act']);
  });

  test('[PC-FX-04] the larger Blast counts where the bar and an SFX both bring one', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Bomb (PRJ 10, H vs I, Damage 1 and Blast 3) SFX: Blast 1'] } },
      foe: { at: [17, 12] },
      b: { Two: { at: [17, 14.5] } },
      dice: [6, 1, /* Two */ 2, 1],
    });
    game.activate('Ace').attack('Ace', 'Bomb', 'Foe').spend(0);
    expect(game.events('blastPlaced').map(({ radius }) => radius)).toEqual([3]);
    expect(game.model('Two').health).toBe(5);
  });

  test('[PC-FX-04] a Reaction against a number has its Blast about the model it answers', () => {
    const game = duel(edition, {
      foe: { card: { K: 4, actions: ['AP 0 Burst (RCT/DMG, J vs T#3, Damage 1 and Blast 2) SFX: none'] } },
      a: { Pal: { at: beside(ACE_AT, { side: 'west' }) } },
      dice: [2, 1, /* Ace */ 3, /* Pal */ 3],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false });
    game.react('Foe', 'Burst');
    expect(game.last('blastPlaced').members).toEqual([game.names.model('Pal')]);
    expect([game.model('Ace').health, game.model('Pal').health]).toEqual([5, 5]);
  });

  describe('a user without Health', () => {
    test('[PC-BAR-04] [PC-FX-18] whose last Health was the cost is not saved by its own Heal', () => {
      const game = duel(edition, {
        ace: {
          health: 1,
          card: { actions: ['AP 1 [Damage 1] Drain (IND 8, J vs K, Damage 1 and Self/Heal 1) SFX: none'] },
        },
        a: { Pal: { at: [2, 2] } },
        dice: [3, 1],
      });
      game.activate('Ace').attack('Ace', 'Drain', 'Foe');
      expect(game.model('Foe').health).toBe(5);
      expect(game.last('koed')).toMatchObject({ model: game.names.model('Ace'), cause: { of: 'cost' } });
    });

    test('[PC-BAR-04] stays through its own Blast until all is rolled', () => {
      const game = duel(edition, {
        ace: {
          health: 1,
          card: { actions: ['AP 1 [Damage 1] Bomb (PRJ 8, H vs I, Damage 1 and Blast 3) SFX: none'] },
        },
        a: { Pal: { at: [2, 2] } },
        b: { Two: { at: [14.5, 12] } },
        dice: [3, 1, /* Two */ 3, 1, /* Ace */ 3, 1],
      });
      game.activate('Ace').attack('Ace', 'Bomb', 'Foe');
      expect([game.model('Foe').health, game.model('Two').health]).toEqual([5, 5]);
      expect(game.last('koed')).toMatchObject({ model: game.names.model('Ace'), cause: { of: 'cost' } });
    });

    test("[PC-FX-18] KO'ed in its own Blast it is not healed by what it bought", () => {
      const game = duel(edition, {
        ace: {
          health: 1,
          card: { actions: ['AP 1 Bomb (PRJ 8, H vs I, Damage 1 and Blast 3) SFX: Self/Heal 1'] },
        },
        a: { Pal: { at: [2, 2] } },
        b: { Two: { at: [14.5, 12] } },
        dice: [3, 1, /* Ace */ 6, 1],
      });
      game.activate('Ace').attack('Ace', 'Bomb', 'Foe', { quiet: false });
      game.answer('blastOrder', ['Ace', 'Two'].map(game.names.model)).spend(0);
      expect(game.model('Ace')).toMatchObject({ status: 'ko', health: 0 });
      expect(game.model('Two').health).toBe(6);
    });
  });
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-FX-11, PC-OBJ-09] a Pull in a Blast draws an Object to its centre, edge first, not to the Attacker', () => {
    const crate = object('crate', { at: [17, 14], rank: 2, size: 1 }, { g: 1 });
    const game = duel(edition, {
      ace: { card: { actions: [bomb('Damage 1 and Pull 3 and Blast 3')] } },
      foe: { at: [17, 12], health: 1 },
      b: { Two: { at: [2, 2] } },
      pieces: [crate],
      dice: [2, 1, /* the crate */ 4],
    });
    game.activate('Ace').attack('Ace', 'Bomb', 'Foe').spend().spend();
    expect(game.piece('crate')?.footprint).toMatchObject({ x: um(17), y: um(12.5) });
  });
});
