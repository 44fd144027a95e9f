import { describe, expect, test } from 'vitest';
import { beside, diceRolled, duel, type DuelSpec } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';

import type { Play } from '../../support/play.ts';

const HIDDEN = { stealth: true } as const;
const EAST = { toward: [20, 12] as const };
const rolledAgainst = (game: Play) => game.events('rolled').map(({ target }) => target);

/** Foe has Stealth and stands `gap` inches from Ace. */
const stalk = (edition: Edition, gap: number, spec: Omit<DuelSpec, 'edition'> = {}): Play =>
  duel(edition, { gap, ...spec, foe: { ...spec.foe, card: { ...HIDDEN, ...spec.foe?.card } } }).activate(
    'Ace',
  );

const shoot = (game: Play): Play => game.attack('Ace', 'Shot', 'Foe');
const armed = (...actions: string[]) => ({ card: { actions } });

describe('what Stealth keeps off', () => {
  test('[PC-COND-04@2013] an Enemy at 4 inches may shoot, one a little farther may not', () => {
    expect(shoot(stalk('2013', 4, { dice: [2, 1] })).model('Foe').health).toBe(5);
    expect(stalk('2013', 4.01).refused(shoot)).toBe('target.stealth');
  });

  test('[PC-COND-04@2013] a friend at 8 inches heals it', () => {
    const game = stalk('2013', 2, {
      a: {
        Spy: { at: beside([12, 12], { gap: 8, side: 'west' }), health: 3, card: HIDDEN },
      },
      ace: armed('AP 1 Mend (PRJ 8, K vs 5, Heal 1) SFX: none'),
      dice: [2],
    });
    expect(game.attack('Ace', 'Mend', 'Spy').model('Spy').health).toBe(4);
  });

  test('[PC-COND-04@2013] a Ray from beyond 4 inches does not affect it', () => {
    const game = stalk('2013', 5, {
      ace: armed('AP 1 Beam (RAY 10, H vs I, Damage 1) SFX: none'),
      b: { Two: { at: [20, 12] } },
      dice: [2, 1],
    });
    game.attack('Ace', 'Beam', [], EAST);
    expect(rolledAgainst(game)).toEqual([game.names.model('Two')]);
  });

  test('[PC-COND-04@2013] nor a Blast on another model, measured from its user', () => {
    const game = stalk('2013', 5, {
      ace: armed('AP 1 Bomb (PRJ 10, H vs I, Damage 1 and Blast 3) SFX: none'),
      b: { Two: { at: [18.5, 13.5] }, Three: { at: [18.5, 10.5] } },
      dice: [2, 1, /* Three */ 2, 1],
    });
    game.attack('Ace', 'Bomb', 'Two');
    expect(rolledAgainst(game)).toEqual([game.names.model('Two'), game.names.model('Three')]);
    expect(game.model('Foe').health).toBe(6);
  });

  test('[PC-COND-04@2013] a Pulse reaches it at 5 inches: its members are no Targets', () => {
    const game = stalk('2013', 5, {
      ace: armed('AP 1 Wave (PLS 6, H vs I, Damage 1) SFX: none'),
      dice: [2, 1],
    });
    expect(game.attack('Ace', 'Wave').model('Foe').health).toBe(5);
  });

  test('[PC-COND-04@2013] an Extra Target from beyond 4 inches is no way round it', () => {
    const game = stalk('2013', 6, {
      ace: armed('AP 1 Chain (PRJ 10, H vs I, Damage 1 and Extra Target 3) SFX: none'),
      b: { Two: { at: [19, 14] }, Three: { at: [18, 15.5] } },
      dice: [2, 1],
    });
    game.attack('Ace', 'Chain', 'Two');
    expect(game.question('extraTarget').options).toEqual([game.names.model('Three')]);
    game.decline();
  });

  test('[PC-COND-04@2017] a Ray over it from 4.5 inches does not affect it, from 4 it does', () => {
    const beam = (gap: number) => {
      const game = stalk('2017', gap, {
        ace: armed('AP 1 Beam (RAY 10, H vs I, Damage 1) SFX: none'),
        dice: gap > 4 ? [] : [2, 1],
      });
      return game.attack('Ace', 'Beam', [], EAST).model('Foe').health;
    };
    expect([beam(4.5), beam(4)]).toEqual([6, 5]);
  });

  test('[PC-COND-04@2017] a Pulse of 6 reaches it at 5 inches', () => {
    const game = stalk('2017', 5, {
      ace: armed('AP 1 Wave (PLS 6, H vs I, Damage 1) SFX: none'),
      dice: [2, 1],
    });
    expect(game.attack('Ace', 'Wave').model('Foe').health).toBe(5);
  });

  test('[PC-COND-04@2017] a Dynamic Action from beyond 4 inches is refused too, those of friends are not', () => {
    const curse = 'AP 1 Curse (IND 8, K vs 5, Suppress 1) SFX: none';
    expect(stalk('2017', 5, { ace: armed(curse) }).refused((it) => it.attack('Ace', 'Curse', 'Foe'))).toBe(
      'target.stealth',
    );
    const game = stalk('2017', 5, {
      ace: armed(curse),
      a: { Spy: { at: beside([12, 12], { gap: 8, side: 'west' }), card: HIDDEN } },
      dice: [2],
    });
    expect(game.attack('Ace', 'Curse', 'Spy').model('Spy').suppress).toBe(1);
  });

  test('[PC-COND-04@2017] an Enemy Aura with Suppress 1 is tested all the time: not at 5 inches, but at 3', () => {
    const game = stalk('2017', 5, {
      ace: armed('AP 1 Gloom (AUR 6, K vs 5, Limited/Enemies, Suppress 1) SFX: none'),
      foe: { attack: 1, card: { actions: ['AP 1 Shot* (PRJ 10, H vs I, Damage 1) SFX: none'], move: 5 } },
      dice: [2, /* 2 dice from afar */ 1, 1, 1, /* 1 from near */ 1, 1],
    });
    game.attack('Ace', 'Gloom').endActivation();
    game.activate('Foe').attack('Foe', 'Shot', 'Ace');
    expect(diceRolled(game)).toEqual([2, 1]);
    game.move('Foe', beside([12, 12], { gap: 3 })).attack('Foe', 'Shot', 'Ace');
    expect(diceRolled(game)).toEqual([1, 1]);
  });
});

inEditions(['2013', '2017'], (edition) => {
  const third = { Bea: { at: [13, 14] as const } };

  test('[PC-COND-05] in Base to Base with an Enemy it is lost: another Enemy at 10 inches may shoot', () => {
    const game = stalk(edition, 9, {
      ace: armed('AP 1 Shot (PRJ 10, H vs I, Damage 1) SFX: none'),
      a: { Bea: { at: beside(beside([12, 12], { gap: 9 })) } },
      dice: [2, 1],
    });
    expect(shoot(game).model('Foe').health).toBe(5);
  });

  test('[PC-COND-05] a friend in Base to Base, or an Enemy near it, takes nothing away', () => {
    const at = beside([12, 12], { gap: 9 });
    const spec = { ace: armed('AP 1 Shot (PRJ 10, H vs I, Damage 1) SFX: none') };
    const friend = stalk(edition, 9, { ...spec, b: { Pal: { at: beside(at, { side: 'north' }) } } });
    expect(friend.refused(shoot)).toBe('target.stealth');
    const near = stalk(edition, 9, { ...spec, a: { Bea: { at: beside(at, { gap: 0.1, side: 'north' }) } } });
    expect(near.refused(shoot)).toBe('target.stealth');
  });

  test('[PC-COND-05] when the Enemy in contact moves away, it is back at once', () => {
    const at = beside([12, 12], { gap: 9 });
    const game = duel(edition, {
      gap: 9,
      ace: { card: { actions: ['AP 1 Shot (PRJ 10, H vs I, Damage 1) SFX: none'] } },
      foe: { card: HIDDEN },
      a: { ...third, Bea: { at: beside(at, { side: 'north' }) } },
      b: { Pal: { at: [2, 2] } },
    });
    game.activate('Bea').move('Bea', [at[0], 16]).endActivation();
    game.activate('Pal').move('Pal').endActivation().activate('Ace');
    expect(game.refused(shoot)).toBe('target.stealth');
  });

  test('[PC-COND-05] Stunned in this Round: an Enemy at 10 inches may shoot', () => {
    const game = stalk(edition, 10, {
      ace: armed('AP 1 Shot (PRJ 10, H vs I, Damage 1) SFX: none'),
      foe: { stunned: true },
      round: 2,
      dice: [2, 2, 1],
    });
    expect(shoot(game).model('Foe').health).toBe(5);
  });

  test('[PC-COND-05] after the Effects Phase that ends the Stun it is back', () => {
    const game = duel(edition, {
      gap: 6,
      foe: { stunned: true, card: HIDDEN },
      phase: 'effects',
      round: 3,
    });
    expect(game.model('Foe').stunned).toBe(false);
    expect(game.activate('Ace').refused(shoot)).toBe('target.stealth');
  });
});

inEditions(['2013', '2017'], (edition) => {
  describe('a Reaction against whoever has Stealth', () => {
    const BITE = 'AP 0 Bite (RCT/DMG 8, H vs I, Damage 1) SFX: none';
    const HOP = 'AP 0 Hop (RCT/TGT, I vs T#6, Self/Shift 4) SFX: none';
    const BRACE = 'AP 0 Brace (RCT/TGT, I vs T#6, Suppress 1 and Self/Defend 1) SFX: none';

    /** Ace with Stealth shoots at Foe, who may react. */
    const sniped = (gap: number, reaction: string, dice: readonly number[], more = {}): Play =>
      duel(edition, {
        gap,
        ace: { card: { ...HIDDEN, actions: ['AP 1 Shot (PRJ 8, H vs I, Damage 1) SFX: none'] }, ...more },
        foe: { card: { actions: [reaction] } },
        dice,
      })
        .activate('Ace')
        .attack('Ace', 'Shot', 'Foe', { quiet: false });

    test('[PC-COND-04] [PC-TYPE-04] from beyond 4 inches there is none to Damage, from 4 there is', () => {
      expect(sniped(6, BITE, [2, 1]).asked()).toEqual(['act']);
      expect(sniped(4, BITE, [2, 1]).question('react').by).toBe('b');
    });

    test('[PC-COND-04] it is only lost while Stealth works', () => {
      expect(sniped(6, BITE, [2, 1], { stunned: true }).question('react').by).toBe('b');
    });

    test('[PC-COND-04] with nothing but Self/X Effects against a number it stays usable from anywhere', () => {
      const game = sniped(6, HOP, [6, /* Shot */ 1, 1]);
      game.react('Foe', 'Hop', [], { quiet: false });
      game.answer('shift', { x: game.model('Foe').x, y: 0 });
      expect(game.at('Foe').y).toBe(8);
    });

    test('[PC-COND-04] of one against a number only the Self/X Effects are left: the rest strikes nobody', () => {
      const game = sniped(6, BRACE, [6, /* Ace */ 1, /* Foe */ 1, 1]);
      game.react('Foe', 'Brace', [], { quiet: false });
      expect(['Ace', 'Foe'].map((name) => [game.model(name).suppress, game.model(name).defend])).toEqual([
        [0, 0],
        [0, 1],
      ]);
    });

    test('[PC-TYPE-04] to Displacement it is measured after the push', () => {
      const shoved = (gap: number): Play =>
        duel(edition, {
          gap,
          ace: { card: { ...HIDDEN, actions: ['AP 1 Shove (PRJ 8, H vs I, Knockback 3) SFX: none'] } },
          foe: { card: { actions: ['AP 0 Bite (RCT/DSP 6, H vs I, Damage 1) SFX: none'] } },
          dice: [2, 1],
        })
          .activate('Ace')
          .attack('Ace', 'Shove', 'Foe', { quiet: false });
      expect(shoved(3).asked()).toEqual(['act']);
      expect(shoved(1).question('react').by).toBe('b');
    });
  });
});
