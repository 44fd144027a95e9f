import { describe, expect, test } from 'vitest';
import { beside, duel, STRIKE } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { area } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';

const TRIP = 'AP 1 Trip (RCT/BTB, F vs G, Stun) SFX: none';
const SHOVE = 'AP 1 Shove (RCT/BTB, F vs G, Knockback 2) SFX: none';
const WEST = beside([12, 12], { side: 'west' });

const types = (game: Play, ...wanted: string[]) =>
  game
    .events()
    .map(({ type }) => type)
    .filter((type) => wanted.includes(type));

inEditions(['2013', '2017'], (edition) => {
  const charge = (bar: string, dice: readonly number[], more: object = {}) =>
    duel(edition, {
      ace: { at: [8, 12] },
      foe: { at: [12, 12], card: { actions: [bar] } },
      dice,
      ...more,
    }).activate('Ace');

  test('[PC-TYPE-05] it comes after the move and before the attack, which a Stunned model then makes', () => {
    const game = charge(TRIP, [6, 1, /* Strike */ 1, 1, 1]).move('Ace', WEST);
    expect(game.question('react')).toMatchObject({
      by: 'b',
      trigger: 'BTB',
      against: game.names.model('Ace'),
      options: [{ model: game.names.model('Foe'), action: 'trip' }],
    });
    game.react('Foe', 'Trip', 'Ace');
    expect(game.model('Ace').stunned).toBe(true);
    game.attack('Ace', 'Strike', 'Foe');
    expect(game.last('rolled').attacker).toBe(game.names.model('Ace'));
  });

  test('[PC-TYPE-05] knocked away by it, the mover can no longer attack, and its move is spent', () => {
    const game = charge(SHOVE, [6, 1]).move('Ace', WEST);
    game.react('Foe', 'Shove', 'Ace');
    expect(game.at('Ace').x).toBeCloseTo(WEST[0] - 2, 2);
    expect(game.refused((it) => it.attack('Ace', 'Strike', 'Foe'))).toBe('target.notInContact');
    expect(game.card('Ace').fatigue).toBe(1);
    expect(game.state.activation?.used).toEqual(['move']);
  });

  test('[PC-TYPE-05] a model that is itself moved into contact by the Enemy is not triggered', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Lasso (IND 6, H vs I, Pull 3) SFX: none'] } },
      foe: { at: [14.5, 12], card: { actions: [TRIP] } },
      dice: [6, 1],
    });
    game.activate('Ace').attack('Ace', 'Lasso', 'Foe', { quiet: false });
    expect(game.at('Foe').x).toBeCloseTo(beside([12, 12])[0], 2);
    expect(game.asked()).toEqual(['act']);
  });

  test('[PC-TYPE-05] the Enemy player Shifts a second model of his into contact: triggered, against that model', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Order (IND 12, J vs T#6, Limited/Friendly, Shift 4) SFX: none'] } },
      foe: { at: [18, 18], card: { actions: [TRIP] } },
      a: { Pal: { at: [15, 18] } },
      dice: [5, /* Trip */ 6, 1],
    });
    game.activate('Ace').attack('Ace', 'Order', 'Pal', { quiet: false });
    const { x, y } = game.model('Pal');
    game.answer('shift', { x: x + 25_400, y });
    expect(game.question('react')).toMatchObject({
      by: 'b',
      trigger: 'BTB',
      against: game.names.model('Pal'),
    });
    game.react('Foe', 'Trip', 'Pal');
    expect([game.model('Pal').stunned, game.model('Ace').stunned]).toEqual([true, false]);
  });

  test('[PC-TYPE-05] a model that Shifts itself into contact triggers it as well', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Dash (IST, I vs T#6, Self/Shift 4) SFX: none'] } },
      foe: { at: [15, 12], card: { actions: [TRIP] } },
      dice: [5, /* Trip */ 6, 1],
    });
    game.activate('Ace').attack('Ace', 'Dash', [], { quiet: false });
    const { x, y } = game.model('Ace');
    game.answer('shift', { x: x + 4 * 25_400, y });
    game.react('Foe', 'Trip', 'Ace');
    expect(game.model('Ace').stunned).toBe(true);
  });

  test('[PC-TYPE-05] an Enemy pushed into contact by the reacting side triggers nothing', () => {
    const game = duel(edition, {
      foe: { card: { actions: ['AP 1 Hurl (RCT/TGT, F vs G, Knockback 2) SFX: none'] } },
      b: { Two: { at: beside([12, 12], { side: 'west', gap: 1 }), card: { actions: [TRIP] } } },
      dice: [6, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false });
    game.react('Foe', 'Hurl', 'Ace', { quiet: false });
    expect(game.at('Ace').x).toBeCloseTo(11, 2);
    expect(game.asked()).toEqual(['act']);
  });

  test('[PC-TYPE-05] with two of them the first may knock the mover away: the second cannot react', () => {
    const game = duel(edition, {
      ace: { at: [8, 12] },
      foe: { at: [12, 12], card: { actions: [SHOVE] } },
      b: { Two: { at: beside(WEST, { side: 'north' }), card: { actions: [TRIP] } } },
      dice: [6, /* Mobbing */ 6, 1],
    });
    game.activate('Ace').move('Ace', WEST);
    expect(game.question('react').options).toHaveLength(2);
    game.react('Foe', 'Shove', 'Ace', { quiet: false });
    expect(game.asked()).toEqual(['act']);
  });

  test('[PC-TYPE-05] passing by triggers nothing, nor does a model it was in contact with before', () => {
    const past = charge(TRIP, []).move('Ace', [10, 10.8], [12, 10.8], [12.6, 10.8]);
    expect(past.at('Ace')).toMatchObject({ x: 12.6, y: 10.8 });
    expect(past.asked()).toEqual(['act']);
    const round = duel(edition, { foe: { card: { actions: [TRIP] } } });
    const [x, y] = beside([12, 12]);
    round.activate('Ace').move('Ace', [12, 10.5], [x, 10.5], beside([x, y], { side: 'south' }));
    expect(round.asked()).toEqual(['act']);
  });

  test('[PC-TYPE-05] Dangerous Terrain of that movement comes first', () => {
    const game = charge(TRIP, edition === '2013' ? [1, 1, 6, /* Trip */ 1, 6] : [1, 6], {
      pieces: [area('acid', { at: WEST, size: [1, 1], danger: { grade: 'Dangerous', trait: 'H' } })],
    }).move('Ace', WEST);
    expect(types(game, 'struck')).toEqual(['struck']);
    game.react('Foe', 'Trip', 'Ace');
    expect(types(game, 'struck', 'rolled')).toEqual(['struck', 'rolled']);
  });

  test('[PC-TYPE-05] an Overrun that ends in contact triggers it', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Rush (OVR 3, F vs G, Damage 1) SFX: none'] } },
      foe: { at: [16.186, 12], card: { actions: [TRIP] } },
      dice: [6, 1],
    });
    game.activate('Ace').attack('Ace', 'Rush', [], { toward: [20, 12], quiet: false });
    expect(game.at('Ace').x).toBeCloseTo(15, 2);
    game.react('Foe', 'Trip', 'Ace');
    expect(game.model('Ace').stunned).toBe(true);
  });

  test('[PC-TYPE-05] a KO by the Reaction ends the Activation', () => {
    const game = charge('AP 1 Spike (RCT/BTB, F vs G, Damage 1) SFX: none', [6, 1], {
      ace: { at: [8, 12], health: 1 },
      a: { Pal: { at: [3, 3], card: { actions: [STRIKE] } } },
    }).move('Ace', WEST);
    game.react('Foe', 'Spike', 'Ace');
    expect(game.model('Ace').status).toBe('ko');
    expect(game.question('turn').by).toBe('b');
  });
});

describe('Spectral models', () => {
  test('[PC-TYPE-05] 2017: a Spectral mover is in Base to Base with nobody', () => {
    const game = duel('2017', {
      ace: { at: [8, 12], spectral: true },
      foe: { at: [12, 12], card: { actions: ['AP 1 Shriek (RCT/BTB, J vs K, Stun) SFX: none'] } },
    });
    game.activate('Ace').move('Ace', WEST, { as: 'Blink' });
    expect(game.asked()).toEqual(['act']);
  });

  test('[PC-TYPE-05] 2013: it is in contact as any other', () => {
    const game = duel('2013', {
      ace: { at: [8, 12], spectral: true },
      foe: { at: [12, 12], card: { actions: ['AP 1 Shriek (RCT/BTB, J vs K, Stun) SFX: none'] } },
    });
    game.activate('Ace').move('Ace', WEST, { as: 'Blink' });
    expect(game.asked()).toEqual(['react']);
    game.decline('react');
  });
});
