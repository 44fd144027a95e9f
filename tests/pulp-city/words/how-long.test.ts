import { expect, test } from 'vitest';
import { beside, duel, reasons, STRIKE } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { scene } from '../../support/scene.ts';

const GUARD = (lasts: 'action' | 'answeredAction') =>
  ({
    bar: 'AP 1 Guard (RCT/TGT, I vs T#2, Special/Cover) SFX: none',
    specials: [
      {
        name: 'Cover',
        clauses: [
          {
            at: 'achieved',
            must: [{ fx: 'lasting', to: 'self', lasts, clauses: [{ modify: 'defenderDice', by: 2 }] }],
          },
        ],
      },
    ],
  }) as const;

const RAGE = (more: { readonly stacks?: false }) =>
  ({
    bar: 'AP 1 Rage* (PRJ 4, J vs T#2, Special/Frenzy) SFX: none',
    specials: [
      {
        name: 'Frenzy',
        clauses: [
          {
            at: 'achieved',
            must: [{ fx: 'lasting', to: 'target', clauses: [{ modify: 'attackerDice', by: 1 }], ...more }],
          },
        ],
      },
    ],
  }) as const;

inEditions(['2013', '2017'], (edition) => {
  const struckTwice = (lasts: 'action' | 'answeredAction') => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Strike* (CCM, F vs G, Damage 1) SFX: none'] } },
      foe: { card: { actions: [GUARD(lasts)] } },
      dice: [3, 1, 1, 1, 1, 1, 1, 1],
    }).activate('Ace');
    game.attack('Ace', 'Strike', 'Foe', { quiet: false }).react('Foe', 'Guard');
    const first = reasons(game, 'defence');
    game.attack('Ace', 'Strike', 'Foe').forgetDice();
    return [first, reasons(game, 'defence')];
  };

  test('[PC-TYPE-08] what a Reaction brings may last for the Action that it answers, and no longer', () => {
    expect(struckTwice('answeredAction')).toEqual([['Cover 2'], []]);
    expect(struckTwice('action')).toEqual([[], []]);
  });

  const raged = (more: { readonly stacks?: false }) => {
    const game = scene({
      edition,
      a: {
        Ace: { at: [12, 12], card: { actions: [STRIKE] } },
        Pal: { at: [12, 14], card: { actions: [RAGE(more)] } },
      },
      b: { Foe: { at: beside([12, 12]) } },
      dice: [3, 3, 1, 1, 1, 1],
    });
    game.activate('Pal').attack('Pal', 'Rage', 'Ace').attack('Pal', 'Rage', 'Ace').endActivation();
    game.activate('Foe').move('Foe').endActivation();
    game.activate('Ace').attack('Ace', 'Strike', 'Foe').forgetDice();
    return reasons(game);
  };

  test('[PC-FX-01] what a Special brings adds up, unless its text says that it never does', () => {
    expect(raged({})).toEqual(['Frenzy 1', 'Frenzy 1']);
    expect(raged({ stacks: false })).toEqual(['Frenzy 1']);
  });
});
