import { expect, test } from 'vitest';
import type { ClauseCost } from '../../../src/systems/pulp-city/model/clause.ts';
import type { PowerSpec } from '../../support/card.ts';
import { inEditions } from '../../support/editions.ts';
import { type ModelSpec, type SceneSpec, scene } from '../../support/scene.ts';

const CONTACT = 30 / 25.4;
const STRIKE = 'AP 1 Strike (CCM, F vs G, Damage 1) SFX: Damage 1';

/** As many dice on either side as the cost is paid. */
const spirit = (cost: ClauseCost) =>
  ({
    name: 'Spirit',
    clauses: [
      {
        at: 'beforeRoll',
        may: [{ fx: 'lasting', clauses: [{ modify: 'rollDice', by: 1, per: 'spent' }], lasts: 'roll' }],
        cost,
      },
    ],
  }) as const;

/** Two dice more as Defender, once. */
const brace = (cost: ClauseCost, rest: object = {}): PowerSpec => ({
  name: 'Brace',
  clauses: [
    {
      at: 'beforeRoll',
      may: [{ fx: 'lasting', clauses: [{ modify: 'defenderDice', by: 2 }], lasts: 'roll' }],
      cost,
      ...rest,
    },
  ],
});

inEditions(['2013', '2017'], (edition) => {
  const attacked = (
    powers: readonly PowerSpec[],
    bull: Omit<ModelSpec, 'at' | 'card'>,
    more: Partial<SceneSpec> = {},
  ) =>
    scene({
      edition,
      a: { Ace: { at: [6, 6], card: { actions: [STRIKE] } } },
      b: { Bull: { at: [6 + CONTACT, 6], card: { apLimit: 4, powers }, ...bull } },
      pools: { a: 3, b: 3 },
      ...more,
    })
      .activate('Ace')
      .attack('Ace', 'Strike', 'Bull', { quiet: false });

  test('[PC-AP-07] a Defender pays AP for dice: from his own Pool, and within the AP Limit of the model', () => {
    const game = attacked([spirit({ ap: 'any' })], { apSpent: 2 }, { dice: [2, 3, 4, 5] });
    expect(game.question('defendDice')).toMatchObject({ by: 'b', max: 0, powers: ['Spirit', 'Spirit'] });
    const thrice = { powerUp: 0, trait: 0, powers: ['Spirit', 'Spirit', 'Spirit'] };
    expect(game.refused((it) => it.answer('defendDice', thrice))).toBe('answer.notOffered');
    game.answer('defendDice', { ...thrice, powers: ['Spirit', 'Spirit'] });
    expect(game.last('rolled').defence?.faces).toEqual([3, 4, 5]);
    expect([game.pool('a'), game.pool('b'), game.card('Bull').apSpent]).toEqual([2, 1, 4]);
    const poor = attacked([spirit({ ap: 'any' })], {}, { pools: { a: 3, b: 1 }, dice: [2, 3] });
    expect(poor.question('defendDice').powers, 'one AP in the Pool').toEqual(['Spirit']);
    poor.decline();
    expect(poor.pool('b'), 'declined: nothing is paid').toBe(1);
  });

  test('[PC-AP-07] with Fatigue, Damage or Power Up dice, as long as they are there', () => {
    const tired = attacked([brace({ fatigue: 1 })], { fatigue: 2 }, { dice: [2, 3] });
    expect(tired.last('rolled').defence?.faces, 'no spare Fatigue').toEqual([3]);
    const buy = { powerUp: 0, trait: 0, powers: ['Brace'] };
    const fresh = attacked([brace({ fatigue: 1 })], { fatigue: 1 }, { dice: [2, 3, 4, 5] });
    expect(fresh.answer('defendDice', buy).card('Bull').fatigue).toBe(2);
    const hurt = attacked([brace({ damage: 1 })], { health: 3 }, { dice: [2, 3, 4, 5] });
    expect(hurt.answer('defendDice', buy).model('Bull').health).toBe(2);
    const boosted = attacked([brace({ powerUpDice: 2 })], { powerUp: 3 }, { dice: [2, 3, 4, 5] });
    expect(boosted.answer('defendDice', buy).card('Bull').powerUp).toBe(1);
    for (const game of [fresh, hurt, boosted]) {
      expect(game.last('rolled').defence?.faces).toEqual([3, 4, 5]);
      expect(game.last('rolled').defence?.sources).toContainEqual(
        expect.objectContaining({ kind: 'power', name: 'Brace', dice: 2 }),
      );
    }
  });

  test('[PC-AP-07] dice that are paid with are not rolled besides, and two Powers are not paid with the same AP', () => {
    const game = attacked([brace({ powerUpDice: 2 })], { powerUp: 2 }, { dice: [2, 3, 4, 5] });
    const both = { powerUp: 1, trait: 0, powers: ['Brace'] };
    expect(game.refused((it) => it.answer('defendDice', both))).toBe('cost.together');
    game.answer('defendDice', { ...both, powerUp: 0 });
    const two = attacked(
      [brace({ ap: 1 }), spirit({ ap: 'any' })],
      {},
      { pools: { a: 3, b: 1 }, dice: [2, 3, 4] },
    );
    expect(
      two.refused((it) => it.answer('defendDice', { powerUp: 0, trait: 0, powers: ['Brace', 'Spirit'] })),
    ).toBe('cost.together');
    two.answer('defendDice', { powerUp: 0, trait: 0, powers: ['Spirit'] });
    expect(two.pool('b')).toBe(0);
  });

  test('[PC-AP-07] the Attacker’s dice are paid together as well', () => {
    const game = scene({
      edition,
      a: {
        Ace: {
          at: [6, 6],
          powerUp: 1,
          card: { actions: [STRIKE], powers: [spirit({ powerUpDice: 'any' })] },
        },
      },
      b: { Bull: { at: [6 + CONTACT, 6] } },
      dice: [2, 3, 4],
    }).activate('Ace');
    game.attack('Ace', 'Strike', 'Bull', { quiet: false });
    const both = { powerUp: 1, object: null, powers: ['Spirit'] };
    expect(game.refused((it) => it.answer('attackDice', both))).toBe('cost.together');
    game.answer('attackDice', { ...both, powerUp: 0 });
    expect(game.last('rolled').attack.faces).toEqual([2, 3]);
  });

  test('[PC-AP-07] a Power for the Attacker’s dice is nothing for a Defender; one bound to a Trait asks for that Trait', () => {
    const charge = {
      name: 'Charge',
      clauses: [
        {
          at: 'beforeRoll',
          may: [{ fx: 'lasting', clauses: [{ modify: 'attackerDice', by: 1 }], lasts: 'roll' }],
          cost: { ap: 1 },
        },
      ],
    } as const;
    expect(attacked([charge], {}, { dice: [2, 3] }).last('rolled').defence?.faces).toEqual([3]);
    const agile: PowerSpec = {
      name: 'Agile',
      clauses: [{ allow: 'defendWith', with: { use: 'I', for: 'any' } }],
    };
    const game = attacked([agile, brace({ ap: 1 }, { when: { rolling: 'I' } })], {}, { dice: [2, 3, 4, 5] });
    expect(game.question('defendDice')).toMatchObject({ powers: ['Brace'] });
    const withG = { powerUp: 0, trait: 0, powers: ['Brace'] };
    expect(game.refused((it) => it.answer('defendDice', withG))).toBe('answer.notOffered');
    game.answer('defendDice', { ...withG, trait: 1 });
    expect(game.last('rolled').defence).toMatchObject({ trait: 'I', faces: [3, 4, 5] });
  });

  test('[PC-AP-07] once in a Round is once; a friend’s Power is paid for by the friend', () => {
    const guard = brace({ ap: 1 }, { who: { side: 'friendly', name: 'Bull' }, limit: 'oncePerRound' });
    const game = scene({
      edition,
      a: { Ace: { at: [6, 6], card: { actions: ['AP 1 Strike* (CCM, F vs G, Damage 1) SFX: none'] } } },
      b: { Bull: { at: [6 + CONTACT, 6] }, Cow: { at: [18, 18], card: { powers: [guard] } } },
      dice: [2, 3, 4, 5, 2, 3],
    }).activate('Ace');
    game.attack('Ace', 'Strike', 'Bull', { defendPowers: ['Brace'] });
    expect([game.card('Cow').apSpent, game.card('Bull').apSpent]).toEqual([1, 0]);
    game.attack('Ace', 'Strike', 'Bull', { quiet: false });
    expect(game.events('rolled').map((event) => event.defence?.faces.length)).toEqual([3, 1]);
  });

  test('[PC-AP-07] an extra SFX is paid for in whatever its Power asks', () => {
    const push = (cost: ClauseCost): PowerSpec => ({
      name: 'Push',
      clauses: [{ at: 'rollWon', may: [{ fx: 'extraSfx', x: 1 }], cost }],
    });
    const won = (cost: ClauseCost, ace: Omit<ModelSpec, 'at' | 'card'> = {}) =>
      scene({
        edition,
        a: { Ace: { at: [6, 6], card: { apLimit: 4, actions: [STRIKE], powers: [push(cost)] }, ...ace } },
        b: { Bull: { at: [6 + CONTACT, 6] } },
        dice: [5, 1],
      })
        .activate('Ace')
        .attack('Ace', 'Strike', 'Bull', { quiet: false });
    const bought = { picks: [{ choice: 0, on: 'target' }], extras: ['Push'] } as const;
    const ap = won({ ap: 2 }).answer('spendSfx', bought);
    expect([ap.card('Ace').apSpent, ap.pool('a'), ap.model('Bull').health]).toEqual([3, 17, 4]);
    const fatigue = won({ fatigue: 1 }).answer('spendSfx', bought);
    expect(fatigue.card('Ace').fatigue).toBe(1);
    expect(won({ fatigue: 1 }, { fatigue: 2 }).pending('spendSfx'), 'no spare Fatigue').toEqual([]);
    expect(won({ ap: 2 }, { apSpent: 2 }).pending('spendSfx'), 'AP Limit').toEqual([]);
  });
});
