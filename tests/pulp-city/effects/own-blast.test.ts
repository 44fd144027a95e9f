/** A forced model that stands in the Blast of what it is made to do. */
import { expect, test } from 'vitest';
import { STRIKE, duel } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';

const BEND = 'AP 1 Bend (PRJ 8, J vs K, Mind Control) SFX: none';
const BOMB = 'AP 1 Bomb (PRJ 8, H vs I, Damage 1 and Blast 3) SFX: none';
const SPITE = 'AP 0 Spite (RCT/DMG, J vs K, Damage 1) SFX: none';

inEditions(['2013', '2017'], (edition) => {
  const bent = (dice: readonly number[]) =>
    duel(edition, {
      ace: { card: { actions: [BEND] } },
      gap: 6,
      foe: { powerUp: 2, card: { actions: [BOMB, SPITE] } },
      b: { Two: { at: [20, 14] } },
      a: { Pal: { at: [2, 2], card: { actions: [STRIKE] } } },
      dice: [3, 1, ...dice],
    })
      .activate('Ace')
      .attack('Ace', 'Bend', 'Foe');

  test('[PC-FX-20] whoever makes it act answers for its roll against itself, and it does not react to itself', () => {
    const game = bent([3, 1, /* itself */ 3, 1]).attack('Foe', 'Bomb', 'Two', { quiet: false });
    const none = { powerUp: 0, object: null, powers: [] };
    game.answer('attackDice', none, 'a');
    expect(game.question('attackDice').spec.target).toBe(game.names.model('Foe'));
    game.answer('attackDice', none, 'a');
    expect(game.question('defendDice')).toMatchObject({ by: 'a', max: 2 });
    game.answer('defendDice', { powerUp: 0, trait: 0, powers: [] });
    expect([game.model('Two').health, game.model('Foe').health]).toEqual([5, 5]);
    expect(game.asked()).toEqual(['act']);
  });
});
