import { expect, test } from 'vitest';
import { duel, reasons } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';

const WAVE = 'AP 1 Wave (PLS 1, H vs T#5, Damage 1) SFX: none';

test('[PC-ROLL-08] [PC-ROLE-02] in one roll for several a Brawler has its die only where it touches all of them', () => {
  const wave = (two: readonly [number, number], faces: readonly number[]) => {
    const game = duel('2013', {
      ace: { card: { role: 'Brawler', actions: [WAVE] } },
      b: { Two: { at: two } },
      dice: faces,
    });
    return reasons(game.activate('Ace').attack('Ace', 'Wave', []));
  };
  expect(wave([12, 12 + 30 / 25.4], [3, 3])).toEqual(['Brawler 1']);
  expect(wave([12, 14], [3])).toEqual([]);
});

test('[PC-FX-26@2013] Self/Damage is not raised by what its user adds to Damage it deals', () => {
  const game = duel('2013', {
    ace: {
      card: {
        actions: ['AP 1 Ram (CCM, F vs G, Damage 1 and Self/Damage 1) SFX: none'],
        powers: [{ name: 'Heavy', clauses: [{ modify: 'damageDealt', by: 1 }] }],
      },
    },
    dice: [3, 1],
  });
  game.activate('Ace').attack('Ace', 'Ram', 'Foe');
  expect([game.model('Ace').health, game.model('Foe').health]).toEqual([5, 4]);
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-BAR-09] an Effect that a Power brings is kept off like any other', () => {
    const game = duel(edition, {
      gap: 3,
      foe: { card: { powers: [{ name: 'Free', clauses: [{ grant: 'immune', of: 'Fatigue' }] }] } },
      b: { Two: { at: [4, 4] } },
      ace: {
        card: {
          powers: [
            {
              name: 'Tire',
              clauses: [{ at: 'activationStarted', must: [{ fx: 'fatigue', x: 1, to: { side: 'enemy' } }] }],
            },
          ],
        },
      },
    });
    game.activate('Ace');
    expect([game.card('Foe').fatigue, game.card('Two').fatigue]).toEqual([0, 1]);
    expect(game.last('effectIgnored')).toMatchObject({ effect: 'fatigue', why: 'immune' });
  });
});
