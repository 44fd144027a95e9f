/** Which Powers had a say can be counted from the events. */
import { expect, test } from 'vitest';
import { powersHeard } from '../../../src/systems/pulp-city/index.ts';
import { beside, duel } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';

const STRIKE = 'AP 1 Strike (CCM, F vs G, Damage 1) SFX: none';

inEditions(['2013', '2017'], (edition) => {
  test('[PC-CARD-06, PC-ROLE-03] a Role and a Power that add dice are heard once a roll, a Power that adds none is not', () => {
    const game = duel(edition, {
      ace: {
        card: {
          role: 'Brawler',
          actions: [STRIKE],
          powers: [
            { name: 'Heavy Hand', clauses: [{ modify: 'attackerDice', by: 1 }] },
            {
              name: 'Far Sight',
              clauses: [{ modify: 'attackerDice', by: 1, when: { action: { name: 'Shot' } } }],
            },
          ],
        },
      },
      foe: { at: beside([12, 12]) },
      dice: [1, 1, 1, 1],
    }).activate('Ace');
    expect(powersHeard(game.events())).toEqual([]);
    game.attack('Ace', 'Strike', 'Foe');
    expect(powersHeard(game.events()).toSorted()).toEqual(['Brawler', 'Heavy Hand']);
  });
});
