import { expect, test } from 'vitest';
import { duel } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';

inEditions(['2013', '2017'], (edition) => {
  test.each([
    ['[Power Down 1] [Power Down 1]', { powerUp: 1 }, 'cost.powerUp'],
    ['[Damage 1] [Damage 1]', { health: 1 }, 'cost.health'],
    ['[Fatigue] [Fatigue]', { fatigue: 1 }, 'cost.fatigue'],
  ])(
    '[PC-BAR-12] [PC-BAR-04] %s: each bracket is a cost of its own, and all must be payable',
    (brackets, ace, why) => {
      const bar = `AP 1 ${brackets} Shove (CCM, F vs G, Damage 1) SFX: none`;
      const game = duel(edition, { ace: { ...ace, card: { actions: [bar] } } });
      game.activate('Ace');
      expect(game.refused((it) => it.attack('Ace', 'Shove', 'Foe'))).toBe(why);
    },
  );

  test('[PC-BAR-12] both are paid where there is enough', () => {
    const bar = 'AP 1 [Power Down 1] [Damage 1] [Power Down 1] Shove (CCM, F vs G, Damage 1) SFX: none';
    const game = duel(edition, { ace: { powerUp: 2, card: { actions: [bar] } }, dice: [2, 1] });
    game.activate('Ace').attack('Ace', 'Shove', 'Foe');
    expect([game.card('Ace').powerUp, game.model('Ace').health]).toEqual([0, 5]);
  });
});
