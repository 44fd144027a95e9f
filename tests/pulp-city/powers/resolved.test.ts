import { expect, test } from 'vitest';
import type { AtPoint, PowerClause } from '../../../src/systems/pulp-city/model/clause.ts';
import { duel } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';

const power = (...clauses: readonly PowerClause[]) => [{ name: 'Upshot', clauses }];
const HIT = 'AP 1 Hit (CCM, F vs G, Damage 1) SFX: Damage 1';
const BURST = 'AP 2 Burst (PLS 6, K vs K, Damage 1) SFX: Damage 1';
const HOP = 'AP 1 Hop (IST, F vs T#4, Self/Power Up 1) SFX: none';

inEditions(['2013', '2017'], (edition) => {
  const burst = (clause: PowerClause, dice: readonly number[], foe: object = {}) => {
    const game = duel(edition, {
      ace: { card: { actions: [BURST], powers: power(clause), level: 3 } },
      foe: { card: { K: 4, ...foe } },
      b: { Two: { at: [12, 9] } },
      dice,
    });
    return game.activate('Ace').attack('Ace', 'Burst', [], { quiet: true });
  };

  test('[PC-CARD-06] a Power counts the models that a whole Action has Damaged, the KO’ed among them', () => {
    const each: PowerClause = {
      at: 'actionResolved',
      must: [{ fx: 'powerUp', per: { modelsDamaged: 1 } }],
      when: { action: { name: 'Burst' } },
    };
    expect(burst(each, [5, 1, 5, 1]).card('Ace').powerUp).toBe(2);
    expect(burst(each, [5, 1, 1, 6]).card('Ace').powerUp).toBe(1);
    expect(burst(each, [1, 6, 1, 6]).card('Ace').powerUp).toBe(0);
    expect(burst(each, [5, 1, 5, 1], { health: 1 }).card('Ace').powerUp).toBe(2);
  });

  test('[PC-CARD-06] it may count those that have suffered so much, for the Pool', () => {
    const each: PowerClause = { at: 'actionResolved', must: [{ fx: 'ap', per: { modelsDamaged: 2 } }] };
    const game = burst(each, [6, 1]);
    game.dice(5, 1).spend(0);
    expect([game.model('Foe').health, game.model('Two').health]).toEqual([4, 5]);
    expect(game.state.teams.a.pool).toBe(20 - 2 + 1);
  });

  test('[PC-CARD-06] another Action is looked at by its name, its Damage and its SFX', () => {
    const gains = (when: NonNullable<AtPoint<'actionResolved'>['when']>) => {
      const clause: PowerClause = { at: 'actionResolved', must: [{ fx: 'powerUp' }], when };
      const game = duel(edition, {
        ace: { card: { actions: [HIT], powers: power(clause), F: 5 } },
        dice: [6, 1],
      });
      return game
        .activate('Ace')
        .attack('Ace', 'Hit', 'Foe', { sfx: [0] })
        .card('Ace').powerUp;
    };
    expect(gains({ amount: { of: 'damage', atLeast: 2 } })).toBe(1);
    expect(gains({ amount: { of: 'damage', atLeast: 3 } })).toBe(0);
    expect(gains({ amount: { of: 'mostDamageInContact', atLeast: 2 } })).toBe(1);
    expect(gains({ amount: { of: 'mostDamage', atMost: 1 } })).toBe(0);
    expect(gains({ amount: { of: 'sfx', atLeast: 1 } })).toBe(1);
    expect(gains({ amount: { of: 'sfx', atLeast: 2 } })).toBe(0);
    expect(gains({ action: { name: 'Hop' } })).toBe(0);
    expect(gains({ opponent: { side: 'enemy' } })).toBe(1);
  });

  test('[PC-CARD-06] a Power may watch for the Actions of friends', () => {
    const watch: PowerClause = {
      at: 'actionResolved',
      must: [{ fx: 'powerUp', to: 'by' }],
      who: { side: 'friendly', other: true },
      when: { action: { kind: 'combat' }, amount: { of: 'damage', atLeast: 1 } },
    };
    const game = duel(edition, {
      ace: { card: { actions: [HIT] } },
      a: { Coach: { at: [4, 4], card: { powers: power(watch) } } },
      dice: [5, 1],
    });
    game.activate('Ace').attack('Ace', 'Hit', 'Foe');
    expect([game.card('Ace').powerUp, game.card('Coach').powerUp]).toEqual([1, 0]);
  });

  test('[PC-CARD-06] the winner of a roll does something to whom it has won against, as Defender too', () => {
    const guard: PowerClause = {
      at: 'rollWon',
      must: [{ fx: 'damage', to: 'by' }],
      when: { as: 'defender', contact: false },
    };
    const struck = (gap: number, dice: readonly number[]) => {
      const game = duel(edition, {
        ace: { card: { actions: ['AP 1 Shot (PRJ 8, H vs I, Damage 1) SFX: none'] } },
        foe: { card: { powers: power(guard) } },
        gap,
        dice,
      });
      return game.activate('Ace').attack('Ace', 'Shot', 'Foe').model('Ace').health;
    };
    expect(struck(3, [1, 5])).toBe(5);
    expect(struck(3, [5, 1])).toBe(6);
    expect(struck(0, [1, 5])).toBe(6);
  });

  test('[PC-CARD-06] the AP that an Enemy spends are added to the Pool, as often as the Power says', () => {
    const leech: PowerClause = {
      at: 'apSpent',
      must: [{ fx: 'ap', per: 'ap' }],
      who: { side: 'enemy' },
      limit: 'oncePerRound',
    };
    const game = duel(edition, {
      ace: { card: { actions: [BURST, `${HOP.replace('Hop', 'Hop*')}`] } },
      b: { Spy: { at: [20, 20], card: { powers: power(leech) } } },
      dice: [1, 6, 5],
    });
    game.activate('Ace').attack('Ace', 'Burst');
    expect([game.state.teams.a.pool, game.state.teams.b.pool]).toEqual([18, 22]);
    game.attack('Ace', 'Hop');
    expect([game.state.teams.a.pool, game.state.teams.b.pool]).toEqual([17, 22]);
  });

  test('[PC-CARD-06] dice for the Power Up dice spent on a roll', () => {
    const rage: PowerClause = {
      modify: 'boostDice',
      by: 2,
      when: { as: 'attacker', amount: { of: 'powerUpSpent', atLeast: 3 } },
    };
    const attack = (boost: number) => {
      const game = duel(edition, {
        ace: { powerUp: 5, card: { actions: [HIT], powers: power(rage) } },
        dice: Array<number>(12).fill(1),
      });
      game.activate('Ace').attack('Ace', 'Hit', 'Foe', { boost });
      const { attack: side } = game.last('rolled');
      game.forgetDice();
      return [side.faces.length, side.sources.some(({ name }) => name === 'Upshot')];
    };
    expect(attack(2)).toEqual([3, false]);
    expect(attack(3)).toEqual([6, true]);
  });
});
