import { describe, expect, test } from 'vitest';
import type { Clause } from '../../../src/systems/pulp-city/model/clause.ts';
import { duel, STRIKE } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';

const power = (name: string, ...clauses: Clause[]) => ({ name, clauses });

inEditions(['2013', '2017'], (edition) => {
  test('[PC-SFX-01] a Trump Trait gives an SFX for each 5 and 6: 6, 5, 5, 3 are 3 SFX', () => {
    const game = duel(edition, { ace: { attack: 3, card: { trump: ['F'] } }, dice: [6, 5, 5, 3, 1] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(game.question('spendSfx')).toMatchObject({ by: 'a', sfx: 3 });
    expect(game.refused((it) => it.spend(0, 0, 0, 0))).toBe('sfx.tooMany');
    game.spend(0, 0, 0);
    expect(game.model('Foe').health).toBe(2);
  });

  test('[PC-SFX-01] another Trait gives one for each 6 only: 6, 5, 6 are 2 SFX', () => {
    const game = duel(edition, { ace: { attack: 2, card: { trump: ['G', 'H'] } }, dice: [6, 5, 6, 1] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(game.question('spendSfx').sfx).toBe(2);
    game.spend();
  });

  test('[PC-SFX-01] a single 6 counts for the total and as an SFX', () => {
    const game = duel(edition, { dice: [6, 5] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(game.last('rolled')).toMatchObject({ attack: { total: 10, counted: 1 }, won: true, sfx: 1 });
    game.spend(0);
    expect(game.model('Foe').health).toBe(4);
  });

  test('[PC-SFX-01] Power Up dice of that roll count like all others', () => {
    const game = duel(edition, { ace: { powerUp: 2 }, dice: [1, 6, 6, 1] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { boost: 2 });
    expect(game.question('spendSfx').sfx).toBe(2);
    game.spend();
  });

  test('[PC-SFX-02] each 5 or 6 of a Defender with a Trump Trait cancels one: 3 less 2 is 1', () => {
    const game = duel(edition, {
      ace: { attack: 2, card: { F: 7 } },
      foe: { defend: 1, card: { trump: ['G'] } },
      dice: [6, 6, 6, 5, 6],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(game.last('rolled')).toMatchObject({ sfx: 1, cancelled: 2 });
    expect(game.question('spendSfx').sfx).toBe(1);
    game.spend();
  });

  test('[PC-SFX-02] cancelling stops at 0 and never takes the base Effect', () => {
    const game = duel(edition, { ace: { card: { F: 7 } }, foe: { defend: 1 }, dice: [6, 6, 6] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(game.last('rolled')).toMatchObject({ won: true, sfx: 0, cancelled: 1 });
    expect(game.model('Foe').health).toBe(5);
    expect(game.asked()).toEqual(['act']);
  });

  test('[PC-SFX-02] against a number nothing is cancelled', () => {
    const game = duel(edition, {
      ace: { powerUp: 1, card: { actions: ['AP 1 Hex (IND 6, J vs T#9, Damage 1) SFX: Damage 1'] } },
      foe: { defend: 2, card: { trump: ['G', 'I', 'J', 'K'] } },
      dice: [6, 6],
    });
    game.activate('Ace').attack('Ace', 'Hex', 'Foe', { boost: 1 });
    expect(game.last('rolled')).toMatchObject({ sfx: 2, cancelled: 0 });
    game.spend(0, 0);
    expect(game.model('Foe').health).toBe(3);
  });

  test('[PC-SFX-03] a tie won by the Triad is a success and keeps its SFX', () => {
    const game = duel(edition, {
      ace: { card: { F: 6, origin: 'Mystery' } },
      foe: { card: { G: 7, origin: 'Nature' } },
      dice: [6, 5],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(game.last('rolled')).toMatchObject({
      attack: { total: 12 },
      defence: { total: 12 },
      won: true,
      sfx: 1,
    });
    game.spend(0);
    expect(game.model('Foe').health).toBe(4);
  });

  test('[PC-SFX-03] a Defender who wins with 6 and 6 gains nothing, nor does anybody else', () => {
    const game = duel(edition, { foe: { defend: 1, card: { actions: [STRIKE] } }, dice: [6, 6, 6] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(game.last('rolled')).toMatchObject({ won: false, sfx: 0, cancelled: 0 });
    expect(game.asked()).toEqual(['act']);
    expect([game.model('Ace').health, game.model('Foe').health]).toEqual([6, 6]);
    expect(game.events('sfxSpent')).toEqual([]);
  });
});

describe('SFX from Powers', () => {
  const onFour = power('Keen', { set: 'sfxThreshold', to: 4, when: { as: 'attacker' } });
  const oneMore = power('Heavy', {
    modify: 'sfxCount',
    by: 1,
    when: { as: 'attacker', action: { type: 'CCM' } },
  });
  const bought = power('Reckless', {
    at: 'rollWon',
    may: [{ fx: 'extraSfx' }],
    cost: { damage: 1 },
    limit: 'oncePerRoll',
  });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-SFX-07] SFX on 4 or more: 4, 5, 2 are 2, and the 5 of a Trump Trait cancels one', () => {
      const game = duel(edition, {
        ace: { attack: 2, card: { F: 6, powers: [onFour] } },
        foe: { card: { trump: ['G'] } },
        dice: [4, 5, 2, 5],
      });
      game.activate('Ace').attack('Ace', 'Strike', 'Foe');
      expect(game.last('rolled')).toMatchObject({ won: true, attack: { counted: 2 }, sfx: 1 });
      game.spend();
    });

    test('[PC-SFX-07] an SFX that a Power adds comes after cancelling and cannot be cancelled', () => {
      const game = duel(edition, {
        ace: { card: { F: 9, powers: [oneMore] } },
        dice: [5, 6],
      });
      game.activate('Ace').attack('Ace', 'Strike', 'Foe');
      expect(game.last('rolled')).toMatchObject({ attack: { counted: 0 }, won: true, sfx: 1 });
      game.spend(0);
      expect(game.model('Foe').health).toBe(4);
    });

    test('[PC-SFX-07] 1 SFX of the dice is cancelled, the one of the Power stays', () => {
      const game = duel(edition, { ace: { card: { F: 9, powers: [oneMore] } }, dice: [6, 6] });
      game.activate('Ace').attack('Ace', 'Strike', 'Foe');
      expect(game.last('rolled')).toMatchObject({ cancelled: 1, sfx: 1 });
      game.spend();
    });

    test('[PC-SFX-07] what a Power adds needs a success', () => {
      const game = duel(edition, { ace: { card: { powers: [oneMore, bought] } }, dice: [1, 1] });
      game.activate('Ace').attack('Ace', 'Strike', 'Foe');
      expect(game.last('rolled')).toMatchObject({ won: false, sfx: 0 });
      expect(game.asked()).toEqual(['act']);
      expect(game.model('Ace').health).toBe(6);
    });

    test('[PC-SFX-07] an SFX that a Power sells is paid for, once, and spent on the list of the Action', () => {
      const game = duel(edition, { ace: { card: { powers: [bought] } }, dice: [5, 1] });
      game.activate('Ace').attack('Ace', 'Strike', 'Foe');
      expect(game.question('spendSfx')).toMatchObject({ sfx: 0, extras: [{ power: 'Reckless' }] });
      const pick = { choice: 0, on: 'target' } as const;
      const buy = (count: number, extras: readonly string[]) =>
        game.answer('spendSfx', { picks: Array.from({ length: count }, () => pick), extras });
      expect(game.refused(() => buy(1, []))).toBe('sfx.tooMany');
      expect(game.refused(() => buy(2, ['Reckless']))).toBe('sfx.tooMany');
      expect(game.refused(() => buy(2, ['Reckless', 'Reckless']))).toBe('answer.notOffered');
      buy(1, ['Reckless']);
      expect(game.model('Ace').health).toBe(5);
      expect(game.model('Foe').health).toBe(4);
    });
  });

  test.each([
    ['oncePerRoll', [1, 1]],
    ['oncePerAction', [1, 0]],
  ] as const)('[PC-SFX-07] a Power limited to %s over two rolls of one Action', (limit, offered) => {
    const game = duel('2017', {
      ace: {
        card: {
          actions: ['AP 1 Beam (RAY 8, H vs I, Damage 1) SFX: Damage 1'],
          powers: [
            power('Reckless', { at: 'rollWon', may: [{ fx: 'extraSfx' }], cost: { damage: 1 }, limit }),
          ],
        },
      },
      gap: 1,
      b: { Two: { at: [16, 12] } },
      dice: [5, 1, /* Two */ 5, 1],
    });
    game.activate('Ace').attack('Ace', 'Beam', ['Foe', 'Two'], { toward: [20, 12] });
    const seen = [];
    for (const name of ['Foe', 'Two']) {
      const open = game.pending('spendSfx')[0];
      seen.push(open?.extras.length ?? 0);
      if (open !== undefined)
        game.answer('spendSfx', { picks: [{ choice: 0, on: 'target' }], extras: ['Reckless'] });
      expect(game.model(name).health).toBe(seen.at(-1) === 1 ? 4 : 5);
    }
    expect(seen).toEqual(offered);
    expect(game.model('Ace').health).toBe(6 - seen.filter((count) => count === 1).length);
  });

  test('[PC-SFX-07] a lower face counts for the Attacker alone: a Powerhouse cancels on 6', () => {
    const game = duel('2017', {
      ace: { card: { F: 9 } },
      foe: { card: { role: 'Powerhouse' } },
      dice: [6, 4],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(game.last('rolled')).toMatchObject({ sfx: 1, cancelled: 0 });
    game.spend();
  });
});
