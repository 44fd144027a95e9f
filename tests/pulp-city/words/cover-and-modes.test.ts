import { expect, test } from 'vitest';
import type { When } from '../../../src/systems/pulp-city/model/clause.ts';
import { duel, reasons } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { scene } from '../../support/scene.ts';

inEditions(['2013', '2017'], (edition) => {
  const shelter = (ace: object, gone = false) => {
    const when = { opponent: { nonDescriptor: 'Fire' } } as const;
    const clauses = [{ allow: 'givesCover', with: { to: { side: 'friendly' } }, when }] as const;
    const game = duel(edition, {
      ace: { card: ace },
      gap: 6,
      b: { Wall: { at: gone ? [3, 3] : [15, 12], card: { powers: [{ name: 'Ice', clauses }] } } },
      dice: [1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Shot', 'Foe').forgetDice();
    return reasons(game, 'defence');
  };

  test('[PC-BONUS-06] a model may give cover against some Attackers only', () => {
    expect(shelter({})).toEqual(['In Cover 1']);
    expect(shelter({}, true)).toEqual([]);
    expect(shelter({ elements: ['Fire'] })).toEqual([]);
  });

  const ap = (mode: string, when: When<'anytime'>) => {
    const game = scene({
      edition,
      a: {
        [`Core (${mode})`]: { at: [6, 6] },
        Post: {
          at: [
            [12, 12],
            [12, 14],
          ],
          card: {
            kind: 'minion',
            apPlus: 0,
            exclusiveTo: `Core (${mode})`,
            powers: [{ name: 'Station', clauses: [{ modify: 'actionPool', by: 1, when }] }],
          },
        },
      },
      b: { Foe: { at: [18, 18] } },
      phase: 'actionPool',
    });
    return game.pool('a');
  };

  test('[PC-ROUND-04] a Power may give AP in one mode of the Supreme that its card is Exclusive to', () => {
    expect(ap('Khan', { mode: 'Khan' })).toBe(4);
    expect(ap('Patton', { mode: 'Khan' })).toBe(3);
  });
});
