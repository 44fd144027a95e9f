/** What Powers give to friends who are aloft. */
import { expect, test } from 'vitest';
import type { PowerClause } from '../../../src/systems/pulp-city/model/clause.ts';
import { duel } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';

const WHEN_A_FRIEND_FALLS = { at: 'koed', who: { side: 'friendly' } } as const;

/** Foe falls, and what Bear, its friend, is known for goes to their side, of whom Kite is aloft and Crow KO'ed. */
const fallen = (edition: Edition, clause: PowerClause, quiet = true) =>
  duel(edition, {
    ace: { card: { F: 9 } },
    foe: { health: 1 },
    b: {
      Bear: {
        at: [20, 20],
        card: { powers: [{ name: 'Rage', clauses: [clause] }] },
      },
      Kite: { at: [4, 20], status: 'aloft', card: { movement: 'Flight' } },
      Crow: { at: [4, 4], status: 'ko', health: 0 },
    },
    dice: [5, 1],
  })
    .activate('Ace')
    .attack('Ace', 'Strike', 'Foe', { quiet });

inEditions(['2013', '2017'], (edition) => {
  test("[PC-CARD-06] [PC-MOVE-29] dice for all friends are for those aloft, too, and for nobody who is KO'ed", () => {
    const game = fallen(edition, {
      ...WHEN_A_FRIEND_FALLS,
      must: [{ fx: 'powerUp', x: 1, to: { side: 'friendly', count: 'all' } }],
    });
    expect(['Bear', 'Kite', 'Crow'].map((name) => game.card(name).powerUp)).toEqual([1, 1, 0]);
  });

  test('[PC-CARD-06] [PC-MOVE-29] so is what holds for the rest of the Encounter', () => {
    const clauses = [{ modify: 'attackerDice', by: 1 }] as const;
    const game = fallen(edition, {
      ...WHEN_A_FRIEND_FALLS,
      must: [{ fx: 'lasting', clauses, lasts: 'encounter', to: { side: 'friendly', count: 'all' } }],
    });
    expect(game.model('Kite').lasting).toHaveLength(1);
  });

  test("[PC-CARD-06] [PC-MOVE-29] dice for one friend may be for one aloft, and not for one who is KO'ed", () => {
    const must = [{ fx: 'powerUp', x: 1, to: { side: 'friendly', count: 1 } }] as const;
    const game = fallen(edition, { ...WHEN_A_FRIEND_FALLS, must }, false);
    const [bear, kite] = [game.names.model('Bear'), game.names.model('Kite')];
    expect(game.question('usePower').pick).toEqual([bear, kite]);
    game.answer('usePower', { use: true, model: kite });
    expect(['Bear', 'Kite', 'Crow'].map((name) => game.card(name).powerUp)).toEqual([0, 1, 0]);
  });

  test('[PC-MOVE-29] what is done to one friend where it stands, or within inches, is for none aloft', () => {
    const [near, harm] = [
      { fx: 'powerUp', x: 1, to: { side: 'friendly', count: 1, within: 30 } },
      { fx: 'damage', x: 1, to: { side: 'friendly', count: 1 } },
    ] as const;
    for (const effect of [near, harm]) {
      const game = fallen(edition, { ...WHEN_A_FRIEND_FALLS, must: [effect] }, false);
      expect(game.asked()).not.toContain('usePower');
      expect([game.card('Kite').powerUp, game.model('Kite').health]).toEqual([0, 6]);
    }
  });

  test('[PC-MOVE-29] within any number of inches nobody is who is aloft', () => {
    const game = fallen(edition, {
      ...WHEN_A_FRIEND_FALLS,
      must: [{ fx: 'powerUp', x: 1, to: { side: 'friendly', count: 'all', within: 30 } }],
    });
    expect(['Bear', 'Kite'].map((name) => game.card(name).powerUp)).toEqual([1, 0]);
  });

  test('[PC-MOVE-29] nor does harm reach it up there', () => {
    const game = fallen(edition, {
      ...WHEN_A_FRIEND_FALLS,
      must: [{ fx: 'damage', x: 1, to: { side: 'friendly', count: 'all' } }],
    });
    expect(['Bear', 'Kite'].map((name) => game.model(name).health)).toEqual([5, 6]);
  });
});
