import { expect, test } from 'vitest';
import { duel, reasons, STRIKE } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';

const AMMO = {
  bar: 'AP 1 Ammo* (AUR 6, J vs T#2, Special/Load) SFX: none',
  specials: [
    {
      name: 'Load',
      clauses: [
        {
          modify: 'attackerDice',
          by: 1,
          who: { side: 'friendly', kind: 'supreme' },
          when: { action: { trait: 'F' } },
        },
      ],
    },
  ],
} as const;

inEditions(['2013', '2017'], (edition) => {
  test('[PC-TYPE-10] the text of an Aura may name on whom in it it is in force', () => {
    const game = duel(edition, {
      foe: { card: { actions: [STRIKE] } },
      a: { Crier: { at: [12, 14], card: { actions: [AMMO] } } },
      dice: [3, /* Foe */ 1, 1, /* Ace */ 1, 1, 1],
    });
    game.activate('Crier').attack('Crier', 'Ammo').endActivation();
    game.activate('Foe').attack('Foe', 'Strike', 'Ace').endActivation();
    expect(reasons(game)).toEqual([]);
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(reasons(game)).toEqual(['Load 1']);
  });
});
