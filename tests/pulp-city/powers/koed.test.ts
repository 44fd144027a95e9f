import { expect, test } from 'vitest';
import type { PowerClause } from '../../../src/systems/pulp-city/model/clause.ts';
import { beside, duel } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';

const power = (...clauses: readonly PowerClause[]) => [{ name: 'Last Word', clauses }];
const HIT = 'AP 1 Hit (CCM, F vs G, Damage 1) SFX: none';
const LEAP = 'AP 1 [Damage 1] Leap (IST, F vs T#4, Self/Power Up 1) SFX: none';

inEditions(['2013', '2017'], (edition) => {
  const fallen = (powers: ReturnType<typeof power>, more: object = {}) =>
    duel(edition, {
      ace: { card: { actions: [HIT] } },
      foe: { health: 1, card: { powers } },
      dice: [5, 1],
      ...more,
    });

  test('[PC-CARD-06] what a model does when it is KO’ed reaches those around the place where it stood', () => {
    const wail: PowerClause = {
      at: 'koed',
      who: 'self',
      must: [{ fx: 'damage', to: { side: 'any', within: 4, descriptor: 'Living' } }],
    };
    const game = fallen(power(wail), {
      a: { Far: { at: [12, 20] } },
      b: { Near: { at: beside([12, 12], { side: 'south', gap: 1 }) } },
    });
    game.activate('Ace').attack('Ace', 'Hit', 'Foe');
    expect(['Ace', 'Near', 'Far'].map((name) => game.model(name).health)).toEqual([5, 5, 6]);
  });

  test('[PC-CARD-06] it does so at its own KO only', () => {
    const wail: PowerClause = {
      at: 'koed',
      who: 'self',
      must: [{ fx: 'powerUp', to: { side: 'friendly' } }],
    };
    const game = fallen([], {
      b: { Banshee: { at: [4, 4], card: { powers: power(wail) } } },
    });
    game.activate('Ace').attack('Ace', 'Hit', 'Foe');
    expect(game.card('Banshee').powerUp).toBe(0);
    const own = fallen(power(wail), { b: { Pal: { at: [4, 4] } } });
    own.activate('Ace').attack('Ace', 'Hit', 'Foe');
    expect([own.card('Pal').powerUp, own.card('Foe').powerUp]).toEqual([1, 0]);
  });

  test('[PC-CARD-06] the distance of a KO is measured to where the model fell', () => {
    const reap = (within: number): PowerClause => ({
      at: 'koed',
      must: [{ fx: 'powerUp' }],
      when: { victim: { side: 'enemy', within } },
    });
    const dice = (within: number) => {
      const game = fallen([], { a: { Reaper: { at: [12, 17], card: { powers: power(reap(within)) } } } });
      return game.activate('Ace').attack('Ace', 'Hit', 'Foe').card('Reaper').powerUp;
    };
    expect([dice(6), dice(2)]).toEqual([1, 0]);
  });

  test('[PC-CARD-06] a KO that nobody has brought about is answered as well', () => {
    const count: PowerClause = { at: 'koed', must: [{ fx: 'powerUp' }] };
    const mine: PowerClause = { at: 'koed', must: [{ fx: 'powerUp' }], when: { by: { side: 'any' } } };
    const dice = (clause: PowerClause) => {
      const game = duel(edition, {
        ace: { health: 1, card: { actions: [LEAP] } },
        b: { Reaper: { at: [4, 4], card: { powers: power(clause) } } },
        a: { Pal: { at: [20, 20] } },
        dice: [5],
      });
      game.activate('Ace').attack('Ace', 'Leap');
      expect(game.model('Ace').status).toBe('ko');
      return game.card('Reaper').powerUp;
    };
    expect([dice(count), dice(mine)]).toEqual([1, 0]);
  });

  test('[PC-CARD-06] whoever has done it is given what the Power says', () => {
    const story: PowerClause = { at: 'koed', must: [{ fx: 'powerUp', to: 'by' }] };
    const game = fallen([], { a: { June: { at: [4, 4], card: { powers: power(story) } } } });
    game.activate('Ace').attack('Ace', 'Hit', 'Foe');
    expect([game.card('Ace').powerUp, game.card('June').powerUp]).toEqual([1, 0]);
  });

  test('[PC-CARD-06] one of several is picked by the player whose Power it is', () => {
    const give: PowerClause = {
      at: 'koed',
      must: [{ fx: 'powerUp', to: { side: 'friendly', count: 1 } }],
      when: { victim: { side: 'enemy' } },
    };
    const game = fallen([], { a: { Reaper: { at: [4, 4], card: { powers: power(give) } } } });
    game.activate('Ace').attack('Ace', 'Hit', 'Foe', { quiet: false });
    expect(game.question('usePower')).toMatchObject({ by: 'a', must: true });
    game.answer('usePower', { use: true, model: game.names.model('Ace') });
    expect([game.card('Ace').powerUp, game.card('Reaper').powerUp]).toEqual([1, 0]);
  });

  test('[PC-CARD-06] its model may do it or not, and the price is asked for', () => {
    const feast: PowerClause = {
      at: 'koed',
      may: [{ fx: 'heal' }],
      when: { by: 'self', victim: { descriptor: 'Living' } },
    };
    const eater = (health: number) =>
      fallen([], { ace: { health, card: { actions: [HIT], powers: power(feast) } } })
        .activate('Ace')
        .attack('Ace', 'Hit', 'Foe', { quiet: false });
    expect(eater(3).answer('usePower', { use: true, model: null }).model('Ace').health).toBe(4);
    expect(eater(3).decline('usePower').model('Ace').health).toBe(3);
  });
});
