import { expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { diceEffectOn } from '../../../src/systems/pulp-city/traits/values.ts';
import type { CardSpec } from '../../support/card.ts';
import { ACE_AT, beside, duel, type DuelSpec, SHOT, STRIKE } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import type { Play } from '../../support/play.ts';

const BEND = 'AP 1 Bend (PRJ 8, J vs K, Mind Control) SFX: none';

/** Ace has bent Foe's mind; the dice of what Foe is made to do follow. */
const bent = (edition: Edition, spec: Omit<DuelSpec, 'edition'>): Play =>
  duel(edition, {
    gap: 2,
    ...spec,
    ace: { card: { actions: [BEND] }, ...spec.ace },
    dice: [3, 1, ...(spec.dice ?? [])],
  })
    .activate('Ace')
    .attack('Ace', 'Bend', 'Foe');

const dicePower = (who?: 'friends'): NonNullable<CardSpec['powers']> => [
  {
    name: 'Zeal',
    clauses: [
      {
        at: 'beforeRoll',
        ...(who === undefined ? {} : { who: { side: 'friendly', other: true } }),
        may: [{ fx: 'lasting', clauses: [{ modify: 'rollDice', by: 1, per: 'spent' }], lasts: 'roll' }],
        cost: { ap: 'any' },
      },
    ],
  },
];

inEditions(['2013', '2017'], (edition) => {
  test("[PC-FX-20] AP for a Power of the forced model come from the controller's Pool and count against its own Limit", () => {
    const game = bent(edition, {
      foe: { card: { actions: [STRIKE, SHOT], powers: dicePower() } },
      b: { Two: { at: [18, 12] } },
      pools: { a: 3, b: 5 },
      dice: [1, 1, 3],
    });
    game.attack('Foe', 'Shot', 'Two', { powers: ['Zeal'] });
    expect([game.pool('a'), game.pool('b'), game.card('Foe').apSpent]).toEqual([0, 5, 2]);
  });

  test('[PC-FX-20] with nothing left in that Pool the Power is not offered', () => {
    const game = bent(edition, {
      foe: { card: { actions: [SHOT], powers: dicePower() } },
      b: { Two: { at: [18, 12] } },
      pools: { a: 2, b: 5 },
      dice: [1, 3],
    });
    game.attack('Foe', 'Shot', 'Two', { quiet: false });
    expect(game.events('rolled').at(-1)?.attack.faces).toEqual([1]);
  });

  test('[PC-FX-20] a teammate of the forced model is not made to use a Power of its own for it', () => {
    const game = bent(edition, {
      foe: { card: { actions: [SHOT] } },
      b: { Two: { at: [18, 12] }, Chief: { at: [18, 15], card: { powers: dicePower('friends') } } },
      dice: [1, 3],
    });
    game.attack('Foe', 'Shot', 'Two', { quiet: false });
    // It may be used for the teammate that is shot at.
    expect(game.question('defendDice')).toMatchObject({ by: 'b', powers: expect.arrayContaining(['Zeal']) });
    game.answer('defendDice', { powerUp: 0, trait: 0, powers: [] });
    expect([game.pool('b'), game.events('rolled').at(-1)?.attack.faces]).toEqual([20, [1]]);
  });

  test('[PC-FX-21] an Aura it is made to begin goes on for the side it was used for', () => {
    const game = bent(edition, {
      foe: { card: { actions: ['AP 1 Shield (AUR 5, K vs T#3, Limited/Friendly, Defend 1) SFX: none'] } },
      b: { Two: { at: [18, 12] } },
      dice: [4],
    });
    game.attack('Foe', 'Shield');
    const defend = (name: string) => diceEffectOn(worldOf(game.game), game.names.model(name), 'defend');
    expect([defend('Ace'), defend('Two')]).toEqual(edition === '2017' ? [1, 0] : [0, 1]);
    game.endActivation();
    expect([defend('Ace'), defend('Two')]).toEqual(edition === '2017' ? [1, 0] : [0, 1]);
  });
});

inEditions(['2013', '2017'], (edition) => {
  const TURN = 'AP 1 Turn (RCT/TGT, J vs K, Mind Control) SFX: none';
  const turned = (spec: Omit<DuelSpec, 'edition'> = {}) =>
    duel(edition, { ...spec, foe: { card: { actions: [TURN] } }, dice: [2, 1, ...(spec.dice ?? [])] })
      .activate('Ace')
      .attack('Ace', 'Strike', 'Foe', { quiet: false })
      .react('Foe', 'Turn', 'Ace', { quiet: false });

  test('[PC-FX-20] [PC-TYPE-08] by a Reaction: the Attacker is made to act first, then its own Action goes on', () => {
    const game = turned({ a: { Pal: { at: beside(ACE_AT, { side: 'west' }) } }, dice: [1, 2, 1, 2] });
    expect(game.question('act')).toMatchObject({ occasion: 'mindControl', by: 'b' });
    game.attack('Ace', 'Strike', 'Pal');
    expect([game.pool('a'), game.pool('b'), game.card('Ace').apSpent]).toEqual([19, 18, 2]);
    expect(game.events('rolled').map(({ target }) => target)).toEqual(
      ['Ace', 'Pal', 'Foe'].map(game.names.model),
    );
  });

  test('[PC-FX-20] [PC-TYPE-09] made to walk out of reach it has lost its Action, not the move of its Activation', () => {
    const game = turned().move('Ace', [8, 12]);
    expect(game.question('act').occasion).toBe('activation');
    expect([game.card('Ace').fatigue, game.pool('a')]).toEqual([1, 19]);
    expect(game.move('Ace', [9, 12]).card('Ace').fatigue).toBe(2);
  });

  test('[PC-FX-20] [PC-BAR-13] the Activation that a Minion’s Action costs counts as paid', () => {
    const bite = 'Activation Bite (CCM, F vs G, Damage 1) SFX: none';
    const game = duel(edition, {
      ace: { card: { actions: [BEND] } },
      foe: { at: beside([17, 12]) },
      b: { Rat: { at: [[17, 12]], card: { kind: 'minion', actions: [bite] } } },
      dice: [3, 1, 2, 1],
    })
      .activate('Ace')
      .attack('Ace', 'Bend', 'Rat')
      .attack('Rat', 'Bite', 'Foe');
    expect([game.model('Foe').health, game.pool('a'), game.card('Rat').fatigue]).toEqual([5, 19, 0]);
  });
});
