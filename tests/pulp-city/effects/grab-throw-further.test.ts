/** Who reacts to being thrown, and who else may be made to throw. */
import { describe, expect, test } from 'vitest';
import { beside, duel, type DuelSpec } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';

const GRAB = 'AP 1 Grab (CCM, F vs G, Grab & Throw) SFX: none';
const HURL = 'AP 1 Hurl (THR 6, F vs G, Damage 1) SFX: Damage 1';
const REBOUND = 'AP 1 Rebound (RCT/DSP 9, F vs G, Damage 1) SFX: none';
const COUNTER = 'AP 1 Counter (RCT/DMG 9, F vs G, Damage 1) SFX: none';

const NORTH = beside([12, 12], { gap: 4, side: 'north' });

/** Ace at (12, 12) has grabbed Foe and throws it at Two, 4 inches north. */
const thrown = (
  edition: Edition,
  reactions: readonly string[],
  spec: Omit<DuelSpec, 'edition'> = {},
): Play => {
  const { dice = [2, 1], foe, ...rest } = spec;
  return duel(edition, {
    ...rest,
    ace: { card: { actions: [GRAB, HURL] } },
    foe: { ...foe, card: { actions: reactions } },
    b: { Two: { at: NORTH } },
    dice: [2, 1, ...dice],
  })
    .activate('Ace')
    .attack('Ace', 'Grab', 'Foe')
    .attack('Ace', 'Hurl', 'Two', { quiet: false });
};

const triggers = (game: Play) => game.pending('react').map(({ trigger }) => trigger);

inEditions(['2013', '2017'], (edition) => {
  test('[PC-TYPE-07, PC-FX-08] a thrown model has been Displaced: it may react where it has come down', () => {
    const game = thrown(edition, [REBOUND]);
    expect(game.question('react')).toMatchObject({
      by: 'b',
      trigger: 'DSP',
      against: game.names.model('Ace'),
    });
    expect(game.at('Foe').y).toBeGreaterThan(14);
    game.dice(2, 1).react('Foe', 'Rebound', 'Ace', { quiet: false });
    expect([game.model('Ace').health, game.asked()]).toEqual([5, ['act']]);
  });

  test('[PC-TYPE-07] a Throw that misses has Displaced it as well', () => {
    const game = thrown(edition, [REBOUND], { dice: [1, 2] });
    expect(triggers(game)).toEqual(['DSP']);
    game.decline('react');
  });

  test('[PC-TYPE-04] too far from the thrower for the number printed, it does not react', () => {
    const near = 'AP 1 Rebound (RCT/DSP 1, F vs G, Damage 1) SFX: none';
    expect(thrown(edition, [near]).asked()).toEqual(['act']);
  });

  test('[PC-TYPE-06] an SFX Damage given to the thrown model is one trigger with all the Throw does to it', () => {
    const game = thrown(edition, [COUNTER], { dice: [6, 1] });
    game.spend({ choice: 0, on: 'thrown' });
    expect(game.model('Foe').health).toBe(edition === '2013' ? 5 : 4);
    expect([triggers(game), game.at('Foe').y > 14]).toEqual([['DMG'], true]);
    game.decline('react');
    expect(game.asked()).toEqual(['act']);
  });

  test('[PC-TYPE-03] thrown by its own side it does not react', () => {
    const game = duel(edition, {
      ace: { card: { actions: [GRAB, HURL] } },
      a: { Pal: { at: beside([12, 12], { side: 'west' }), card: { actions: [REBOUND, COUNTER] } } },
      foe: { at: NORTH },
      dice: [2, 1, 2, 1],
    });
    game.activate('Ace').attack('Ace', 'Grab', 'Pal').attack('Ace', 'Hurl', 'Foe', { quiet: false });
    expect(game.at('Pal').y).toBeGreaterThan(14);
    expect(game.asked()).toEqual(['act']);
  });
});

test('[PC-TYPE-06, PC-FX-14@2017] the Damage of being thrown may be answered, that of the Target apart', () => {
  const game = thrown('2017', [COUNTER, REBOUND]);
  expect([game.model('Foe').health, triggers(game)]).toEqual([5, ['DMG']]);
  game.decline('react');
  expect(triggers(game)).toEqual(['DSP']);
  game.decline('react');
  expect(game.asked()).toEqual(['act']);
});

test('[PC-TYPE-06, PC-FX-14@2013] being thrown is no Damage, and brings no RCT/DMG', () => {
  expect(thrown('2013', [COUNTER]).asked()).toEqual(['act']);
});

test("[PC-TYPE-06, PC-FX-14@2017] KO'ed by being thrown it does not react", () => {
  const game = thrown('2017', [COUNTER, REBOUND], { foe: { health: 1 } });
  expect([game.model('Foe').status, game.asked()]).toEqual(['ko', ['act']]);
});

describe('made to throw', () => {
  const BEND = 'AP 1 Bend (PRJ 8, J vs K, Mind Control) SFX: none';

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-FX-13, PC-FX-20] a controlled model grabs and throws; its controller decides and pays', () => {
      const game = duel(edition, {
        gap: 3,
        ace: { card: { actions: [BEND] } },
        foe: { at: [17, 12], card: { actions: [GRAB, HURL] } },
        b: { Mate: { at: beside([17, 12]), card: { actions: [REBOUND] } }, Two: { at: [17, 16] } },
        pools: { a: 5, b: 9 },
        dice: [2, 1, 2, 1, 2, 1],
      });
      game.activate('Ace').attack('Ace', 'Bend', 'Foe').attack('Foe', 'Grab', 'Mate');
      expect(game.question('act')).toMatchObject({
        by: 'a',
        occasion: 'grabThrow',
        models: [game.names.model('Foe')],
      });
      game.attack('Foe', 'Hurl', 'Two', { quiet: false });
      expect([game.pool('a'), game.pool('b'), game.card('Foe').apSpent]).toEqual([2, 9, 2]);
      expect(game.at('Mate').y).toBeGreaterThan(14);
      // Only in 2017 is the controlled model an Enemy of its teammates.
      expect(triggers(game)).toEqual(edition === '2017' ? ['DSP'] : []);
      if (edition === '2017') game.decline('react');
      expect(game.pending('act')).toMatchObject([{ occasion: 'activation', card: game.names.card('Ace') }]);
    });

    test('[PC-FX-09, PC-FX-13] Self/Grab & Throw swaps the two: the Defender may throw the Attacker', () => {
      const bar = 'AP 1 Dare (CCM, F vs G, Self/Grab & Throw) SFX: none';
      const dared = () =>
        duel(edition, {
          ace: { card: { actions: [bar] } },
          foe: { card: { actions: [HURL] } },
          a: { Pal: { at: NORTH } },
          pools: { a: 5, b: 9 },
          dice: [2, 1],
        })
          .activate('Ace')
          .attack('Ace', 'Dare', 'Foe');
      const game = dared();
      expect(game.question('act')).toMatchObject({
        by: 'b',
        occasion: 'grabThrow',
        models: [game.names.model('Foe')],
      });
      game.dice(2, 1).attack('Foe', 'Hurl', 'Pal');
      expect([game.pool('a'), game.pool('b'), game.card('Foe').apSpent]).toEqual([4, 8, 1]);
      expect(game.model('Pal').health).toBe(5);
      expect(game.model('Ace').health).toBe(edition === '2013' ? 6 : 5);
      expect(game.at('Ace').y).toBeGreaterThan(14);
      const declined = dared().endActivation();
      expect(declined.pending('act')).toMatchObject([{ by: 'a', occasion: 'activation' }]);
    });
  });
});

inEditions(['2013', '2017'], (edition) => {
  const TRIP = 'AP 0 Trip (RCT/BTB, F vs G, Stun) SFX: none';

  /** Ace throws whoever stands beside him at Foe, 4 inches north. */
  const into = (side: 'a' | 'b', dice: readonly number[] = []): Play =>
    duel(edition, {
      ace: { card: { actions: [GRAB, HURL] } },
      foe: { at: NORTH, card: { actions: [TRIP] } },
      [side]: { Ball: { at: beside([12, 12]) } },
      dice: [2, 1, 2, 1, ...dice],
    })
      .activate('Ace')
      .attack('Ace', 'Grab', 'Ball')
      .attack('Ace', 'Hurl', 'Foe', { quiet: false });

  test('[PC-TYPE-05] [PC-FX-13] a friend thrown into contact is reacted to, against that friend', () => {
    const game = into('a', [2, 1]);
    expect(game.question('react')).toMatchObject({
      by: 'b',
      trigger: 'BTB',
      against: game.names.model('Ball'),
    });
    game.react('Foe', 'Trip', 'Ball', { quiet: false });
    expect([game.model('Ball').stunned, game.model('Ace').stunned]).toEqual([true, false]);
  });

  /** Inches apart at which bases of 30 mm still touch. */
  const NEXT = 30 / 25.4 + 0.005;

  /** As `into`, at Foe on a pillar where nobody fits beside it; Lurk stands at its foot, or a little further off. */
  const offThePillar = (side: 'a' | 'b', lurk: number): Play => {
    const at = [12, 17] as const;
    const crash = lurk === NEXT ? [1, 1, 1, 6] : [];
    const rest = edition === '2013' ? [/* the Fall */ 1, 1, 1, 6, ...crash] : [/* Higher Ground */ 1];
    const game = duel(edition, {
      ace: { card: { actions: [GRAB, HURL] } },
      foe: { at, z: 6 },
      [side]: { Ball: { at: beside([12, 12]), health: 6 } },
      b: {
        ...(side === 'b' ? { Ball: { at: beside([12, 12]), health: 6 } } : {}),
        Lurk: { at: [12 + lurk, 17 - 30 / 25.4], card: { actions: [TRIP] } },
      },
      pieces: [structure('pillar', { at, size: [0.8, 0.8], height: 6 })],
      dice: [2, 1, 2, 1, 1, ...rest],
    })
      .activate('Ace')
      .attack('Ace', 'Grab', 'Ball')
      .attack('Ace', 'Hurl', 'Foe', { quiet: false });
    while (game.asked()[0] === 'environmentDefence') game.decline();
    return game;
  };

  test('[PC-TYPE-05] [PC-FX-13] nor does it go unanswered where the friend has Fallen into contact', () => {
    const game = offThePillar('a', NEXT);
    expect(game.last('fell')).toMatchObject({ model: game.names.model('Ball') });
    expect(game.question('react')).toMatchObject({
      by: 'b',
      trigger: 'BTB',
      against: game.names.model('Ball'),
    });
    expect(offThePillar('a', 3).asked()).toEqual(['act']);
    expect(offThePillar('b', NEXT).asked()).toEqual(['act']);
  });

  test('[PC-TYPE-05] [PC-FX-13] a model of its own side thrown at it is not', () => {
    expect(into('b').asked()).toEqual(['act']);
  });
});
