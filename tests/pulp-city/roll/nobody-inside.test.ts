/** An Action against a number over an area in which there is nobody. */
import { expect, test } from 'vitest';
import { beside, duel, type DuelSpec } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { object } from '../../support/pieces.ts';

const waves = (type: string, against: string) =>
  `AP 1 Wave* (${type}, K vs ${against}, Damage 1 and Self/Power Up 1) SFX: Self/Attack 1`;

const empty = (edition: Edition, bar: string, dice: readonly number[], more: Partial<DuelSpec> = {}) =>
  duel(edition, { ace: { card: { K: 5, actions: [bar] } }, gap: 6, dice, ...more })
    .activate('Ace')
    .attack('Ace', 'Wave', [], { toward: [12, 20], sfx: [0] });

inEditions(['2013', '2017'], (edition) => {
  test.each(['PLS 3', 'RAY 3', 'OVR 3'])(
    '[PC-ROLL-01] [PC-ROLL-08] %s is rolled, and earns what is for its user, with nobody else to affect',
    (type) => {
      const game = empty(edition, waves(type, '6'), [6]);
      expect(game.last('rolled')).toMatchObject({ target: null, won: true });
      expect([game.card('Ace').powerUp, game.model('Ace').attack]).toEqual([1, 1]);
    },
  );

  test('[PC-ROLL-11] failing it earns nothing', () => {
    const game = empty(edition, waves('PLS 3', '9'), [3]);
    expect([game.events('rolled').length, game.card('Ace').powerUp]).toEqual([1, 0]);
  });

  test('[PC-ROLL-01] Trait against Trait there is no Defender to roll against', () => {
    const game = empty(edition, waves('PLS 3', 'G'), []);
    expect([game.events('rolled'), game.card('Ace').powerUp]).toEqual([[], 0]);
  });

  test('[PC-TYPE-09] where the only Target has slipped away the Action has failed, without a roll', () => {
    const slip = 'AP 0 Slip (RCT/TGT, K vs 2, Self/Shift 6) SFX: none';
    const foe = { at: beside([12, 12], { side: 'north' }), card: { actions: [slip] } } as const;
    const game = duel(edition, {
      ace: { card: { K: 5, actions: [waves('RAY 3', '6')] } },
      foe,
      dice: [1],
    }).activate('Ace');
    game.attack('Ace', 'Wave', [], { toward: [12, 20], quiet: false });
    game.react('Foe', 'Slip');
    game.answer('shift', { x: game.model('Foe').x + 4 * 25_400, y: game.model('Foe').y });
    expect(game.last('actionFailed')).toMatchObject({ why: 'outOfReach' });
    expect([game.events('rolled').length, game.card('Ace').powerUp]).toEqual([1, 0]);
  });
});

test('[PC-TYPE-22@2017] an Object alone in the area suffers the FX without a roll', () => {
  const can = object('can', { at: [12, 14] });
  const game = empty('2017', waves('PLS 3', '6').replace('K', 'H'), [], { pieces: [can] });
  expect([game.piece('can'), game.events('rolled')]).toEqual([undefined, []]);
});
