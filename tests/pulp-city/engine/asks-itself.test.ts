import { expect, test } from 'vitest';
import { duel } from '../../support/duel.ts';
import type { Selector } from '../../../src/systems/pulp-city/model/clause.ts';
import { inEditions } from '../../support/editions.ts';

inEditions(['2013', '2017'], (edition) => {
  /** Ace's Strength in a blow, with a Power that raises the Strength of the friends it names. */
  const strength = (who: Selector): number => {
    const might = { name: 'Might', clauses: [{ modify: 'trait', of: 'F', by: 2, who }] as const };
    const game = duel(edition, { ace: { card: { powers: [might] } }, dice: [3, 3] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    return game.last('rolled').attack.value;
  };

  test('[PC-BAR-15] a clause that names models by the Trait it changes goes by the Trait without it', () => {
    expect(strength({ side: 'friendly', trait: { of: 'F', atLeast: 4 } })).toBe(6);
    expect(strength({ side: 'friendly', trait: { of: 'F', atLeast: 5 } })).toBe(4);
    expect(strength({ side: 'friendly' })).toBe(6);
  });
});
