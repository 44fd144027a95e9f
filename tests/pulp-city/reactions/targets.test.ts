import { describe, expect, test } from 'vitest';
import { beside, diceRolled, duel, reasons } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { object, structure } from '../../support/pieces.ts';

const GLARE = 'AP 1 Glare (RCT/TGT, J vs K, Suppress 1) SFX: none';
const SPIKE = 'AP 1 Spike (RCT/TGT, J vs K, Damage 1) SFX: none';
const DODGE = 'AP 1 Dodge (RCT/TGT, I vs T#6, Self/Shift 2) SFX: none';
const WAVE = 'AP 1 Wave (PLS 4, H vs I, Damage 1) SFX: none';
const BEAM = 'AP 1 Beam (RAY 10, H vs I, Damage 1) SFX: none';
const EAST = { toward: [20, 12] as const };

const pulse = (edition: Edition) => {
  const game = duel(edition, {
    ace: { card: { actions: [WAVE] } },
    foe: { card: { actions: [GLARE] } },
    gap: 1,
    dice: [1, 1],
  });
  game.activate('Ace').attack('Ace', 'Wave', [], { quiet: false });
  return game;
};

describe('who was declared a Target', () => {
  test('[PC-TYPE-08@2013] Suppress 1 by the Reaction leaves an Attacker of 2 dice with 1', () => {
    const game = duel('2013', {
      ace: { attack: 1 },
      foe: { card: { actions: [GLARE] } },
      dice: [6, 1, /* Strike */ 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false });
    game.react('Foe', 'Glare', 'Ace');
    expect(diceRolled(game)).toEqual([1, 1]);
    expect(reasons(game)).toEqual(['Attack 1', 'Suppress -1']);
  });

  test('[PC-TYPE-08@2013] an Enemy Pulse over it is no trigger: the models in it are no Targets', () => {
    expect(pulse('2013').asked()).toEqual(['act']);
  });

  test('[PC-TYPE-08@2013] a Combat Action against a number is one', () => {
    const game = duel('2013', {
      ace: { card: { actions: ['AP 1 Hex (IND 6, J vs T#8, Damage 1) SFX: none'] } },
      foe: { card: { actions: [GLARE] } },
      dice: [1],
    });
    game.activate('Ace').attack('Ace', 'Hex', 'Foe', { quiet: false });
    expect(game.question('react').trigger).toBe('TGT');
    game.decline('react');
  });

  test('[PC-TYPE-08@2017] an Enemy Pulse over it is a trigger', () => {
    const game = pulse('2017');
    expect(game.question('react')).toMatchObject({ trigger: 'TGT', by: 'b' });
    game.decline('react');
  });

  test("[PC-TYPE-08@2017] if the Reaction KO's the Attacker the Action is lost and its AP stay spent", () => {
    const game = duel('2017', {
      ace: { health: 1, card: { actions: ['AP 2 Blow (CCM, F vs G, Damage 1) SFX: none'] } },
      foe: { card: { actions: [SPIKE] } },
      a: { Pal: { at: [3, 3] } },
      pools: { a: 5 },
      dice: [6, 1],
    });
    game.activate('Ace').attack('Ace', 'Blow', 'Foe', { quiet: false });
    game.react('Foe', 'Spike', 'Ace');
    expect(game.model('Ace').status).toBe('ko');
    expect(game.model('Foe').health).toBe(6);
    expect(game.events('rolled')).toHaveLength(1);
    expect(game.last('actionFailed')).toMatchObject({ why: 'attackerKoed' });
    expect(game.pool('a')).toBe(3);
  });

  test('[PC-TYPE-08@2017] a Dynamic Action declares a Target as well', () => {
    const game = duel('2017', {
      ace: { card: { actions: ['AP 1 Hex (IND 6, J vs T#8, Damage 1) SFX: none'] } },
      foe: { card: { actions: [GLARE] } },
      dice: [1],
    });
    game.activate('Ace').attack('Ace', 'Hex', 'Foe', { quiet: false });
    expect(game.question('react').trigger).toBe('TGT');
    game.decline('react');
  });
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-TYPE-08@2013, PC-TYPE-08@2017] of several Targets each may react, all before the first roll', () => {
    const game = duel(edition, {
      ace: { card: { actions: [BEAM] } },
      foe: { card: { actions: [GLARE] } },
      gap: 1,
      b: { Two: { at: [17, 12], card: { actions: [GLARE] } } },
      dice: [6, 1, /* Two */ 6, 1, /* Beam */ 1, 1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Beam', ['Foe', 'Two'], { ...EAST, quiet: false });
    game.react('Foe', 'Glare', 'Ace', { quiet: false }).react('Two', 'Glare', 'Ace', { quiet: false });
    expect(game.model('Ace').suppress).toBe(2);
    expect(game.events('rolled').map(({ action }) => action)).toEqual(['glare', 'glare', 'beam', 'beam']);
  });

  test('[PC-TYPE-08@2013, PC-TYPE-08@2017] a model added later, as by Extra Target or Blast, was not declared and does not react', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Bomb (PRJ 8, H vs I, Damage 1) SFX: Extra Target 4, Blast 2'] } },
      foe: { at: [16, 12] },
      b: { Two: { at: [17.5, 12], card: { actions: [GLARE] } } },
      dice: [6, 1],
    });
    game.activate('Ace').attack('Ace', 'Bomb', 'Foe', { quiet: false, sfx: [0] });
    game.answer('extraTarget', game.names.model('Two'));
    expect(game.model('Two').health).toBe(5);
    expect(game.asked()).toEqual(['act']);
  });

  test('[PC-TYPE-08@2013, PC-TYPE-08@2017] a Stun by the Reaction holds in the roll it answers', () => {
    const game = duel(edition, {
      ace: { card: { movement: 'Flight' } },
      foe: { card: { actions: ['AP 1 Dazzle (RCT/TGT, J vs K, Stun) SFX: none'] } },
      dice: [6, 1, 1, /* Strike, grounded */ 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false });
    game.react('Foe', 'Dazzle', 'Ace');
    expect(reasons(game)).toEqual([]);
  });

  test('[PC-TYPE-09] a Target that Shifts out of Base to Base makes a Close Combat Action fail, AP spent', () => {
    const game = duel(edition, { foe: { card: { actions: [DODGE] } }, pools: { a: 5 }, dice: [6] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false });
    game.react('Foe', 'Dodge', [], { quiet: false });
    const { x, y } = game.model('Foe');
    game.answer('shift', { x: x + 2 * 25_400, y });
    expect(game.last('actionFailed')).toMatchObject({ target: game.names.model('Foe'), why: 'outOfReach' });
    expect(game.events('rolled')).toHaveLength(1);
    expect(game.pool('a')).toBe(4);
  });

  test('[PC-TYPE-09] [PC-TYPE-21] knocked away from what he throws, the Attacker loses his Throw, and nothing is worn', () => {
    const answered = (effect: string, dice: readonly number[]) => {
      const game = duel(edition, {
        ace: { card: { F: 8, actions: ['AP 1 Hurl* (THR 8, F vs I, Damage 1) SFX: none'] } },
        foe: { card: { actions: [`AP 1 Push (RCT/TGT, J vs K, ${effect}) SFX: none`] } },
        gap: 3,
        pieces: [object('crate', { at: [12, 12 - 15 / 25.4 - 0.5], rank: 1, size: 1 })],
        dice: [6, 1, ...dice],
      });
      game.activate('Ace').attack('Ace', 'Hurl', 'Foe', { object: 'crate', quiet: false });
      return game.react('Foe', 'Push', 'Ace', { quiet: false });
    };
    const lost = answered('Knockback 2', []);
    expect(lost.last('actionFailed')).toMatchObject({ target: 'crate', why: 'outOfGrasp' });
    expect([lost.at('Ace').x, lost.piece('crate')?.health, lost.pool('a')]).toEqual([10, 1, 19]);
    const still = answered('Suppress 1', [2, 1]);
    expect([still.events('actionFailed'), still.model('Foe').health]).toEqual([[], 5]);
  });

  test('[PC-FX-26@2013] [PC-TYPE-09] of an Action so lost the Attacker suffers his Self/Damage in 2013, as he has used it', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Jab (CCM, F vs G, Damage 1 and Self/Damage 1) SFX: none'] } },
      foe: { card: { actions: [DODGE] } },
      dice: [6],
    });
    game
      .activate('Ace')
      .attack('Ace', 'Jab', 'Foe', { quiet: false })
      .react('Foe', 'Dodge', [], { quiet: false });
    const { x, y } = game.model('Foe');
    game.answer('shift', { x: x + 2 * 25_400, y });
    expect(game.events('rolled')).toHaveLength(1);
    expect(game.model('Ace').health).toBe(edition === '2013' ? 5 : 6);
  });

  test('[PC-TYPE-09] of a Ray over two the one that Shifts out is not rolled against, the other is', () => {
    const game = duel(edition, {
      ace: { card: { actions: [BEAM] } },
      foe: { card: { actions: [DODGE] } },
      gap: 2,
      b: { Two: { at: [19, 12] } },
      dice: [6, /* Two */ 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Beam', ['Foe', 'Two'], { ...EAST, quiet: false });
    game.react('Foe', 'Dodge', [], { quiet: false });
    const { x, y } = game.model('Foe');
    game.answer('shift', { x, y: y + 2 * 25_400 });
    expect(
      game
        .events('rolled')
        .slice(1)
        .map(({ target }) => target),
    ).toEqual([game.names.model('Two')]);
  });

  const shot = (range: number, dice: readonly number[]) => {
    const game = duel(edition, {
      ace: { card: { actions: [`AP 1 Dart (PRJ ${range}, H vs I, Damage 1) SFX: none`] } },
      foe: { at: beside([12, 12], { gap: 5.5 }), card: { actions: [DODGE] } },
      dice: [6, ...dice],
    });
    game.activate('Ace').attack('Ace', 'Dart', 'Foe', { quiet: false });
    game.react('Foe', 'Dodge', [], { quiet: false });
    const { x, y } = game.model('Foe');
    game.answer('shift', { x: x + 2 * 25_400, y });
    return game;
  };

  test('[PC-TYPE-09] still within range and in sight, a Projectile goes on', () => {
    const game = shot(8, [1, 1]);
    expect(game.last('rolled').target).toBe(game.names.model('Foe'));
    expect(game.events('actionFailed')).toEqual([]);
  });

  test('[PC-TYPE-09] beyond its range it fails', () => {
    const game = shot(6, []);
    expect(game.last('actionFailed').why).toBe('outOfReach');
    expect(game.events('rolled')).toHaveLength(1);
  });

  test('[PC-TYPE-09] the Attacker knocked back out of range: the Action fails, AP spent', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Dart (PRJ 6, H vs I, Damage 1) SFX: none'] } },
      foe: { card: { actions: ['AP 1 Blow (RCT/TGT, F vs G, Knockback 4) SFX: none'] } },
      gap: 5,
      pools: { a: 5 },
      dice: [6, 1],
    });
    game.activate('Ace').attack('Ace', 'Dart', 'Foe', { quiet: false });
    game.react('Foe', 'Blow', 'Ace', { quiet: false });
    expect(game.at('Ace').x).toBe(8);
    expect(game.last('actionFailed')).toMatchObject({ why: 'outOfReach', target: game.names.model('Foe') });
    expect(game.pool('a')).toBe(4);
    expect(game.refused((it) => it.attack('Ace', 'Dart', 'Foe'))).toMatch(/\w/);
  });

  test('[PC-TYPE-09] the Attacker knocked away by one Target still rolls against the others', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Beam (RAY 4, H vs I, Damage 1) SFX: none'] } },
      foe: { card: { actions: ['AP 1 Blow (RCT/TGT, F vs G, Knockback 4) SFX: none'] } },
      gap: 1,
      b: { Two: { at: [15.5, 12] } },
      dice: [6, 1, /* Two */ 6, 1],
    });
    game.activate('Ace').attack('Ace', 'Beam', ['Foe', 'Two'], { ...EAST, quiet: false });
    game.react('Foe', 'Blow', 'Ace', { quiet: false });
    expect(game.events('actionFailed')).toMatchObject([{ target: game.names.model('Foe') }]);
    expect([game.model('Foe').health, game.model('Two').health]).toEqual([6, 5]);
  });

  test('[PC-TYPE-09] Line of Sight lost counts the same', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Dart (PRJ 8, H vs I, Damage 1) SFX: none'] } },
      foe: { at: [16, 12], card: { actions: [DODGE] } },
      pieces: [structure('wall', { at: [15, 14.3], size: [0.5, 4], height: 6 })],
      dice: [6],
    });
    game.activate('Ace').attack('Ace', 'Dart', 'Foe', { quiet: false });
    game.react('Foe', 'Dodge', [], { quiet: false });
    const { x, y } = game.model('Foe');
    game.answer('shift', { x, y: y + 2 * 25_400 });
    expect(game.at('Foe')).toMatchObject({ x: 16, y: 14 });
    expect(game.last('actionFailed').why).toBe('outOfReach');
  });

  test('[PC-TYPE-09] no new target may be chosen: the Activation goes on without it', () => {
    const game = duel(edition, {
      foe: { card: { actions: [DODGE] } },
      b: { Two: { at: beside([12, 12], { side: 'north' }) } },
      dice: [6],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false });
    game.react('Foe', 'Dodge', [], { quiet: false });
    const { x, y } = game.model('Foe');
    game.answer('shift', { x: x + 2 * 25_400, y });
    expect(game.refused((it) => it.attack('Ace', 'Strike', 'Two'))).toBe('act.noCombat');
  });
});
