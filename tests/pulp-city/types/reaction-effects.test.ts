import { describe, expect, test } from 'vitest';
import { ACE_AT, beside, duel, type DuelSpec } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import type { Play } from '../../support/play.ts';

const STRIKE = 'AP 1 Strike (CCM, F vs G, Damage 1) SFX: none';
const SHOT = 'AP 2 Shot (PRJ 8, H vs I, Damage 1) SFX: none';
const FREE = 'AP 0 Jab (CCM, F vs G, Damage 1) SFX: none';
const LASH = 'AP 0 Lash (RCT/BTB, F vs G, Damage 1) SFX: Extra Target 2';
const SNAP = 'AP 0 Snap (RCT/BTB, F vs G, Damage 1) SFX: Damage 1';
const DUCK = 'AP 1 Duck (RCT/TGT, F vs G, Follow Up) SFX: none';

/** Ace moves from the west to touch Foe, who may react. */
const FOE_AT = beside(ACE_AT);

const comes = (edition: Edition, reaction: string, spec: Omit<DuelSpec, 'edition'> = {}): Play =>
  duel(edition, {
    ...spec,
    ace: { at: [9, 12], card: { actions: [STRIKE] }, ...spec.ace },
    foe: { at: FOE_AT, card: { actions: [reaction, FREE], ...spec.foe?.card } },
  })
    .activate('Ace')
    .move('Ace', ACE_AT);

/** Ace shoots at Foe, 5 inches off, who may react with Duck. */
const shoots = (edition: Edition, spec: Omit<DuelSpec, 'edition'> = {}, pools = { a: 9, b: 9 }): Play =>
  duel(edition, {
    gap: 5,
    pools,
    ...spec,
    ace: { card: { actions: [SHOT] }, ...spec.ace },
    foe: { card: { actions: [DUCK, 'AP 1 Answer (IND 9, H vs K, Damage 1) SFX: none', FREE] } },
  })
    .activate('Ace')
    .attack('Ace', 'Shot', 'Foe', { quiet: false });

describe('a Reaction with Extra Target', () => {
  inEditions(['2013', '2017'], (edition) => {
    test('[PC-TYPE-23] takes one more Enemy within its inches of the first', () => {
      const pal = { Pal: { at: beside(ACE_AT, { side: 'north', gap: 1 }) } };
      const two = { Two: { at: beside(ACE_AT, { side: 'south', gap: 1 }) } };
      const game = comes(edition, LASH, { a: pal, b: two, dice: [6, 1] }).react('Foe', 'Lash', 'Ace');
      game.spend(0);
      expect(game.question('extraTarget')).toMatchObject({
        by: 'b',
        options: [game.names.model('Pal')],
      });
      game.answer('extraTarget', game.names.model('Pal'));
      expect([game.model('Ace').health, game.model('Pal').health, game.model('Two').health]).toEqual([
        5, 5, 6,
      ]);
    });

    test('[PC-TYPE-23] [PC-COND-04] finds no Stealth model more than 4 inches from whoever reacts', () => {
      const far = 'AP 0 Lash (RCT/BTB, F vs G, Damage 1) SFX: Extra Target 9';
      const asked = (gap: number) =>
        comes(edition, far, {
          a: { Ninja: { at: beside(FOE_AT, { gap }), card: { stealth: true } } },
          dice: [6, 1],
        })
          .react('Foe', 'Lash', 'Ace')
          .spend(0)
          .asked();
      expect([asked(4), asked(4.02)]).toEqual([['extraTarget'], ['act']]);
    });

    test('[PC-TYPE-23] finds none beyond its inches', () => {
      const pal = { Pal: { at: beside(ACE_AT, { side: 'north', gap: 2.02 }) } };
      const game = comes(edition, LASH, { a: pal, dice: [6, 1] })
        .react('Foe', 'Lash', 'Ace')
        .spend(0);
      expect([game.asked(), game.model('Ace').health, game.model('Pal').health]).toEqual([['act'], 5, 6]);
    });

    test('[PC-TYPE-23] without it only the model that triggered it is affected', () => {
      const pal = { Pal: { at: beside(FOE_AT) } };
      const game = comes(edition, SNAP, { a: pal, dice: [6, /* Mobbing */ 1, 1] });
      expect(game.refused((it) => it.react('Foe', 'Snap', 'Pal'))).toBe('action.reactionTarget');
      game.react('Foe', 'Snap', 'Ace').spend(0);
      expect([game.model('Ace').health, game.model('Pal').health]).toEqual([4, 6]);
    });
  });
});

describe('a Reaction with Follow Up', () => {
  inEditions(['2013', '2017'], (edition) => {
    test('[PC-TYPE-23] gives one Action at its cost, on any legal target, before the Activation goes on', () => {
      const pal = { Pal: { at: [16, 9] as const } };
      const game = shoots(edition, { a: pal, dice: [2, 1, /* Answer */ 2, 1, /* Shot */ 2, 1] });
      game.react('Foe', 'Duck', 'Ace');
      const { by, occasion, models, limits } = game.question('act');
      expect([by, occasion, models, limits.moves]).toEqual([
        'b',
        'followUp',
        [game.names.model('Foe')],
        false,
      ]);
      game.attack('Foe', 'Answer', 'Pal');
      expect([game.model('Pal').health, game.model('Foe').health, game.pool('b')]).toEqual([5, 5, 7]);
      expect(game.question('act')).toMatchObject({ by: 'a', occasion: 'activation' });
    });

    test('[PC-TYPE-23] allows no Reaction and no move', () => {
      const game = shoots(edition, { dice: [2, 1] }).react('Foe', 'Duck', 'Ace');
      expect(game.refused((it) => it.attack('Foe', 'Duck', 'Ace'))).toBe(
        edition === '2013' ? 'action.another' : 'action.reactionOnly',
      );
      expect(game.refused((it) => it.move('Foe', [15, 12]))).toBe('act.noMove');
      game.dice(2, 1).endActivation();
      expect(game.model('Foe').health).toBe(5);
    });

    test('[PC-TYPE-23] with an empty Pool allows only what costs nothing', () => {
      const far = shoots(edition, { dice: [2, 1, 2, 1] }, { a: 9, b: 1 }).react('Foe', 'Duck', 'Ace');
      // Jab costs 0, but nobody is in Base to Base.
      expect([far.pool('b'), far.model('Foe').health, far.question('act').by]).toEqual([0, 5, 'a']);
      const near = shoots(
        edition,
        {
          a: { Pal: { at: beside(beside(ACE_AT, { gap: 5 })) } },
          dice: edition === '2013' ? [2, 1] : [2, 1],
        },
        { a: 9, b: 1 },
      ).react('Foe', 'Duck', 'Ace');
      expect(near.question('act').occasion).toBe('followUp');
      expect(near.refused((it) => it.attack('Foe', 'Answer', 'Ace'))).toBe('cost.pool');
      near.dice(2, 1, /* Shot */ 2, 1).attack('Foe', 'Jab', 'Pal');
      expect([near.model('Pal').health, near.model('Foe').health]).toEqual([5, 5]);
    });

    test("[PC-TYPE-23] that KO's the model whose Action was being declared loses it that Action, not its AP", () => {
      const game = shoots(edition, { ace: { health: 1 }, a: { Pal: { at: [3, 3] } }, dice: [2, 1, 2, 1] });
      game.react('Foe', 'Duck', 'Ace').attack('Foe', 'Answer', 'Ace');
      expect([game.model('Ace').status, game.model('Foe').health, game.pool('a')]).toEqual(['ko', 6, 7]);
      expect(game.last('actionFailed').why).toBe('attackerKoed');
    });
  });
});
