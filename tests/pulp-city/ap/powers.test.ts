import { expect, test } from 'vitest';
import type { ClauseCost } from '../../../src/systems/pulp-city/model/clause.ts';
import type { PowerSpec } from '../../support/card.ts';
import { inEditions } from '../../support/editions.ts';
import { endTurns } from '../../support/rounds.ts';
import { scene } from '../../support/scene.ts';

const CONTACT = 30 / 25.4;
const strike = 'AP 2 Strike (CCM, F vs G, Damage 1) SFX: none';

/** As many dice as AP are paid. */
const dragonSpirit = {
  name: 'Dragon Spirit',
  clauses: [
    {
      at: 'beforeRoll',
      may: [{ fx: 'lasting', clauses: [{ modify: 'rollDice', by: 1, per: 'spent' }], lasts: 'roll' }],
      cost: { ap: 'any' },
    },
  ],
} as const;

const effort = (cost: ClauseCost) =>
  ({
    name: 'Effort',
    clauses: [
      {
        at: 'beforeRoll',
        may: [{ fx: 'lasting', clauses: [{ modify: 'attackerDice', by: 2 }], lasts: 'roll' }],
        cost,
      },
    ],
  }) as const;

const phase = {
  name: 'Phase Body',
  clauses: [{ at: 'activationStarted', may: [{ fx: 'defend', x: 1 }], cost: { ap: 1 } }],
} as const;

inEditions(['2013', '2017'], (edition) => {
  const duel = (
    powers: readonly PowerSpec[],
    ace: { readonly fatigue?: number; readonly apSpent?: number; readonly powerUp?: number },
    pool: number,
    dice: readonly number[] = [],
  ) =>
    scene({
      edition,
      a: { Ace: { at: [6, 6], card: { apLimit: 4, actions: [strike], powers }, ...ace } },
      b: { Bull: { at: [6 + CONTACT, 6] } },
      pools: { a: pool, b: 3 },
      dice,
    });

  test('[PC-AP-07] AP for dice count against the AP Limit: with 1 of 4 left, one die at most', () => {
    const game = duel([dragonSpirit], { apSpent: 1 }, 9, [2, 3, 6]).activate('Ace');
    game.act({ do: 'action', ...game.order('Ace', 'Strike', 'Bull') });
    expect(game.question('attackDice').powers).toEqual(['Dragon Spirit']);
    const twice = { powerUp: 0, object: null, powers: ['Dragon Spirit', 'Dragon Spirit'] };
    expect(game.refused((it) => it.answer('attackDice', twice))).toBe('answer.notOffered');
    game.answer('attackDice', { ...twice, powers: ['Dragon Spirit'] });
    expect(game.last('rolled').attack.faces).toEqual([2, 3]);
    expect([game.card('Ace').apSpent, game.pool('a')]).toEqual([4, 6]);
  });

  test('[PC-AP-07] they come from the Pool: it bounds the dice as well', () => {
    const game = duel([dragonSpirit], {}, 4, [2, 3, 4, 6]).activate('Ace');
    const both = ['Dragon Spirit', 'Dragon Spirit'];
    game.attack('Ace', 'Strike', 'Bull', { powers: both });
    expect(game.last('rolled').attack.faces).toEqual([2, 3, 4]);
    expect([game.card('Ace').apSpent, game.pool('a')]).toEqual([4, 0]);
    const poor = duel([dragonSpirit], {}, 2, [2, 6]).activate('Ace').attack('Ace', 'Strike', 'Bull');
    expect(poor.last('rolled').attack.faces).toEqual([2]);
  });

  test('[PC-AP-07] Fatigue for a Power needs spare Fatigue', () => {
    const tired = duel([effort({ fatigue: 1 })], { fatigue: 2 }, 9, [2, 6]).activate('Ace');
    tired.attack('Ace', 'Strike', 'Bull', { quiet: false });
    expect(tired.last('rolled').attack.faces).toEqual([2]);
    const fresh = duel([effort({ fatigue: 1 })], { fatigue: 1 }, 9, [2, 3, 4, 6]).activate('Ace');
    fresh.attack('Ace', 'Strike', 'Bull', { powers: ['Effort'] });
    expect(fresh.card('Ace').fatigue).toBe(2);
    expect(fresh.last('rolled').attack.faces).toEqual([2, 3, 4]);
  });

  test('[PC-AP-07] Power Up dice for a Power must be there and are gone', () => {
    const game = duel([effort({ powerUpDice: 2 })], { powerUp: 2 }, 9, [2, 3, 4, 6]).activate('Ace');
    game.attack('Ace', 'Strike', 'Bull', { powers: ['Effort'] });
    expect(game.card('Ace').powerUp).toBe(0);
    const poor = duel([effort({ powerUpDice: 2 })], { powerUp: 1 }, 9, [2, 6]).activate('Ace');
    poor.act({ do: 'action', ...poor.order('Ace', 'Strike', 'Bull') });
    expect(poor.question('attackDice')).toMatchObject({ max: 1, powers: [] });
    poor.decline();
    expect(poor.card('Ace').powerUp).toBe(1);
  });

  test('[PC-AP-07] a Power of 1 AP is not to be had with an empty Pool, nor at the AP Limit', () => {
    const ready = duel([phase], {}, 1).activate('Ace');
    expect(ready.asked()).toEqual(['usePower']);
    ready.answer('usePower', { use: true, model: null });
    expect([ready.model('Ace').defend, ready.pool('a'), ready.card('Ace').apSpent]).toEqual([1, 0, 1]);
    expect(duel([phase], {}, 0).activate('Ace').asked()).toEqual(['act']);
    expect(duel([phase], { apSpent: 4 }, 9).activate('Ace').asked()).toEqual(['act']);
  });

  test('[PC-AP-07] a Power that is declined costs nothing', () => {
    const game = duel([phase], {}, 1).activate('Ace').decline('usePower');
    expect([game.model('Ace').defend, game.pool('a'), game.card('Ace').apSpent]).toEqual([0, 1, 0]);
  });

  test('[PC-AP-07] who pays its last Health for a Power is KO’ed once the Power is done', () => {
    const martyr = {
      name: 'Martyr',
      clauses: [
        {
          at: 'activationStarted',
          may: [{ fx: 'powerUp', x: 1, to: { side: 'friendly', name: 'Bea' } }],
          cost: { damage: 1 },
        },
      ],
    } as const;
    const game = scene({
      edition,
      a: { Ace: { at: [6, 6], health: 1, card: { powers: [martyr] } }, Bea: { at: [9, 9] } },
      b: { Bull: { at: [18, 18] } },
    });
    game.activate('Ace').answer('usePower', { use: true, model: null });
    expect([game.card('Bea').powerUp, game.model('Ace').status]).toEqual([1, 'ko']);
    expect(game.question('turn').by).toBe('b');
  });

  test('[PC-AP-07] AP added during the Round can be spent at once and are lost with the others', () => {
    const alpha = { name: 'Alpha', clauses: [{ at: 'achieved', must: [{ fx: 'ap', x: 1 }] }] } as const;
    const game = scene({
      edition,
      a: {
        Ace: {
          at: [6, 6],
          card: {
            actions: [
              { bar: 'AP 0 Red Alpha* (IST, K vs T#2, Special/Alpha) SFX: none', specials: [alpha] },
              'AP 1 Jab (CCM, F vs G, Damage 1) SFX: none',
            ],
          },
        },
      },
      b: { Bull: { at: [6 + CONTACT, 6] } },
      pools: { a: 0, b: 3 },
      dice: [4, 1, 6],
    });
    game.activate('Ace');
    expect(game.refused((it) => it.attack('Ace', 'Jab', 'Bull'))).toBe('cost.pool');
    game.attack('Ace', 'Red Alpha');
    expect(game.pool('a')).toBe(1);
    game.attack('Ace', 'Jab', 'Bull');
    expect(game.pool('a')).toBe(0);
    game.adjust({ what: 'pool', team: 'a', to: 1 }).endActivation();
    game.activate('Bull').move('Bull').endActivation();
    endTurns(game);
    expect(game.pool('a')).toBe(0);
  });
});
