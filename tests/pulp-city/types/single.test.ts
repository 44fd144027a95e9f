import { describe, expect, test } from 'vitest';
import { beside, ACE_AT, duel, type DuelSpec, reasons } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';

/** Ace, just Activated, has one Action called 'Hit'. */
const with1 = (edition: Edition, bar: string, spec: Omit<DuelSpec, 'edition'> = {}): Play =>
  duel(edition, { ...spec, ace: { ...spec.ace, card: { actions: [bar], ...spec.ace?.card } } }).activate(
    'Ace',
  );

const hit = (game: Play, target: string | readonly string[] = 'Foe'): Play =>
  game.attack('Ace', 'Hit', target);

const CLAW = 'AP 1 Hit (CCM, F vs G, Damage 1) SFX: none';
const LOB = 'AP 1 Hit (IND 8, H vs G, Damage 1) SFX: none';
const DART = 'AP 1 Hit (IND 8, H vs I, Damage 1) SFX: none';
const SHOT = 'AP 1 Hit (PRJ 8, H vs I, Damage 1) SFX: none';

describe('Instant', () => {
  const MEND = 'AP 1 Hit (IST, K vs T#7, Heal 2) SFX: Heal 1';

  test('[PC-TYPE-12@2013] heals its user by 2 with Spirit 5 and a 3 against 7', () => {
    const game = with1('2013', MEND, { ace: { card: { K: 5 }, health: 2 }, gap: 8, dice: [3] });
    expect(hit(game, []).model('Ace').health).toBe(4);
    expect(game.last('rolled')).toMatchObject({ number: 7, defence: null, won: true });
  });

  test('[PC-TYPE-12@2013] gives its user the SFX as well, and nobody near anything', () => {
    const pal = { Pal: { at: beside(ACE_AT), health: 1 } };
    const game = with1('2013', MEND, { ace: { health: 1 }, a: pal, gap: 8, dice: [6] });
    hit(game, []).spend(0);
    expect([game.model('Ace').health, game.model('Pal').health]).toEqual([4, 1]);
  });

  test('[PC-TYPE-12@2017] puts its Effects on its user', () => {
    const bar = 'AP 1 Hit (IST, K vs T#7, Defend 1 and Power Up 2) SFX: none';
    const game = hit(with1('2017', bar, { gap: 8, dice: [3] }), []);
    expect([game.model('Ace').defend, game.card('Ace').powerUp]).toEqual([1, 2]);
  });

  test('[PC-TYPE-12@2017] reaches other models where its text names them', () => {
    const rally = {
      bar: 'AP 1 Hit (IST, K vs T#7, Special/Rally) SFX: none',
      specials: [
        {
          name: 'Rally',
          clauses: [{ at: 'achieved', must: [{ fx: 'heal', x: 2, to: { side: 'friendly', within: 4 } }] }],
        },
      ],
    } as const;
    const game = duel('2017', {
      ace: { card: { actions: [rally] }, health: 1 },
      a: { Near: { at: beside(ACE_AT, { gap: 4 }), health: 1 }, Far: { at: [12, 18], health: 1 } },
      foe: { health: 1 },
      gap: 8,
      dice: [3],
    }).activate('Ace');
    hit(game, []);
    expect(['Ace', 'Near', 'Far', 'Foe'].map((name) => game.model(name).health)).toEqual([3, 3, 1, 1]);
  });
});

describe('Close Combat', () => {
  test('[PC-TYPE-13@2013] is refused at a gap of 0.1 inch, and used in Base to Base', () => {
    const game = with1('2013', CLAW, { gap: 0.1, dice: [/* Momentum */ 2, 1, 1] });
    expect(game.refused(hit)).toBe('target.notInContact');
    expect(hit(game.move('Ace', [12.1, 12])).model('Foe').health).toBe(5);
  });

  test('[PC-TYPE-13@2017] is refused at a gap of 0.1 inch, and used in Base to Base', () => {
    expect(with1('2017', CLAW, { gap: 0.1 }).refused(hit)).toBe('target.notInContact');
    expect(hit(with1('2017', CLAW, { dice: [2, 1] })).model('Foe').health).toBe(5);
  });

  test('[PC-TYPE-13@2017] is refused on a Spectral model, which is not in Base to Base though it touches', () => {
    expect(with1('2017', CLAW, { foe: { spectral: true } }).refused(hit)).toBe('target.spectral');
    const mind = 'AP 1 Hit (CCM, J vs K, Damage 1) SFX: none';
    expect(with1('2017', mind, { foe: { spectral: true } }).refused(hit)).toBe('target.spectral');
  });

  test('[PC-TYPE-13@2013] with Mind or Spirit reaches a Spectral model that it touches', () => {
    const mind = 'AP 1 Hit (CCM, J vs K, Damage 1) SFX: none';
    const game = with1('2013', mind, { foe: { spectral: true }, dice: [2, 1] });
    expect(hit(game).model('Foe').health).toBe(5);
  });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-TYPE-13] takes one Target, and never through the wall of an Enclosed Structure', () => {
      const two = { Two: { at: beside(ACE_AT, { side: 'west' }) } };
      expect(with1(edition, CLAW, { b: two }).refused((it) => hit(it, ['Foe', 'Two']))).toBe(
        'action.oneTarget',
      );
      const house = structure('house', { at: [15, 12], size: [4, 4], height: 3, enclosed: true });
      const inside = {
        foe: { at: [13.65, 12], inside: 'house' },
        ace: { at: [12.4, 12] },
        pieces: [house],
      } as const;
      expect(with1(edition, CLAW, inside).refused(hit)).toBe('target.notInContact');
    });
  });
});

describe('Indirect and Projectile', () => {
  const wall = { pieces: [structure('wall', { at: [15, 12], size: [1, 10], height: 5 })], gap: 6 };

  test('[PC-TYPE-14@2017] gives no Cover to a target behind a Solid wall', () => {
    const game = hit(with1('2017', DART, { ...wall, dice: [2, 1] }));
    expect([game.model('Foe').health, reasons(game, 'defence')]).toEqual([5, []]);
  });

  test('[PC-TYPE-14@2013] gives Cover to Agility behind a Solid wall, and to no other Trait', () => {
    const agile = hit(with1('2013', DART, { ...wall, dice: [2, 1, 1] }));
    expect([agile.model('Foe').health, reasons(agile, 'defence')]).toEqual([5, ['In Cover 1']]);
    const tough = hit(with1('2013', LOB, { ...wall, dice: [2, 1] }));
    expect([tough.model('Foe').health, reasons(tough, 'defence')]).toEqual([5, []]);
  });

  test('[PC-TYPE-14@2013] reaches 8 inches, not more, and one Defender alone', () => {
    expect(hit(with1('2013', LOB, { gap: 8, dice: [2, 1] })).model('Foe').health).toBe(5);
    expect(with1('2013', LOB, { gap: 8.01 }).refused(hit)).toBe('target.tooFar');
    const two = { b: { Two: { at: [12, 15] as const } } };
    expect(with1('2013', LOB, two).refused((it) => hit(it, ['Foe', 'Two']))).toBe('action.oneTarget');
  });

  test('[PC-TYPE-14@2017] reaches 8 inches, not more', () => {
    expect(hit(with1('2017', LOB, { gap: 8, dice: [2, 1] })).model('Foe').health).toBe(5);
    expect(with1('2017', LOB, { gap: 8.01 }).refused(hit)).toBe('target.tooFar');
  });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-TYPE-17] PRJ 8 is allowed at 8 inches in sight, and refused beyond', () => {
      expect(hit(with1(edition, SHOT, { gap: 8, dice: [2, 1] })).model('Foe').health).toBe(5);
      expect(with1(edition, SHOT, { gap: 8.01 }).refused(hit)).toBe('target.tooFar');
    });

    test('[PC-TYPE-17] refuses a hidden target', () => {
      expect(with1(edition, SHOT, wall).refused(hit)).toBe('target.hidden');
    });

    test('[PC-TYPE-17] takes exactly one target', () => {
      const two = { gap: 4, b: { Two: { at: [12, 15] as const } } };
      expect(with1(edition, SHOT, two).refused((it) => hit(it, ['Foe', 'Two']))).toBe('action.oneTarget');
      expect(with1(edition, SHOT, two).refused((it) => hit(it, []))).toBe('action.oneTarget');
      expect(with1(edition, SHOT, two).refused((it) => hit(it, 'Ace'))).toBe('target.self');
    });
  });
});
