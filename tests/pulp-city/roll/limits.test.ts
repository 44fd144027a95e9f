import { describe, expect, test } from 'vitest';
import type { Clause } from '../../../src/systems/pulp-city/model/clause.ts';
import { beside, diceRolled, duel, reasons } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';

const power = (name: string, ...clauses: Clause[]) => ({ name, clauses });
const AT_LEAST_3 = power('Steady', { set: 'minDice', to: 3 });
const AT_MOST = (dice: number) => power('Elusive', { set: 'maxDice', to: dice });

describe('least and most dice by Powers', () => {
  test('[PC-ROLL-15] 2017: at least 3 dice in spite of Suppress 4', () => {
    const game = duel('2017', {
      ace: { suppress: 4, card: { powers: [AT_LEAST_3] } },
      dice: [1, 1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(diceRolled(game)).toEqual([3, 1]);
  });

  test('[PC-ROLL-15] 2017: the minimum is no addition: 1 bonus die and 1 Power Up die make 3', () => {
    const game = duel('2017', {
      ace: { attack: 1, powerUp: 1, card: { powers: [AT_LEAST_3] } },
      dice: [1, 1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { boost: 1 });
    expect(diceRolled(game)).toEqual([3, 1]);
    expect(reasons(game)).toEqual(['Attack 1', 'Power Up 1']);
  });

  test('[PC-ROLL-15] 2017: 5 dice against a Target that allows 3 are 3', () => {
    const game = duel('2017', {
      ace: { attack: 4 },
      foe: { card: { powers: [AT_MOST(3)] } },
      dice: [1, 1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(diceRolled(game)).toEqual([3, 1]);
    expect(reasons(game)).toEqual(['Attack 4', 'maximum -2']);
  });

  test('[PC-ROLL-15] 2017: the maximum wins over the minimum', () => {
    const game = duel('2017', {
      ace: { card: { powers: [AT_LEAST_3] } },
      foe: { card: { powers: [AT_MOST(2)] } },
      dice: [1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(diceRolled(game)).toEqual([2, 1]);
  });

  test('[PC-ROLL-15] 2013: 3 dice against at most 3: no Power Up die can be committed', () => {
    const game = duel('2013', {
      ace: { attack: 2, powerUp: 2 },
      foe: { card: { powers: [AT_MOST(3)] } },
      dice: [1, 1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false });
    expect(diceRolled(game)).toEqual([3, 1]);
    expect(game.card('Ace').powerUp).toBe(2);
  });

  test('[PC-ROLL-15] with 2 dice against at most 3, one Power Up die can be committed and a second is refused', () => {
    const game = duel('2017', {
      ace: { attack: 1, powerUp: 2 },
      foe: { card: { powers: [AT_MOST(3)] } },
      dice: [1, 1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false });
    expect(game.question('attackDice').max).toBe(1);
    expect(game.refused((it) => it.answer('attackDice', { powerUp: 2, object: null, powers: [] }))).toBe(
      'dice.tooMany',
    );
    game.answer('attackDice', { powerUp: 1, object: null, powers: [] });
    expect(diceRolled(game)).toEqual([3, 1]);
  });

  test('[PC-ROLL-15] 2013: dice that Suppress takes do not exceed a maximum', () => {
    const game = duel('2013', {
      ace: { suppress: 2, powerUp: 5 },
      foe: { card: { powers: [AT_MOST(3)] } },
      dice: [1, 1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false });
    expect(game.question('attackDice').max).toBe(4);
    game.answer('attackDice', { powerUp: 4, object: null, powers: [] });
    expect(diceRolled(game)).toEqual([3, 1]);
  });

  test('[PC-ROLL-15] 2013: Suppress eats Power Up dice, so that as many more may be committed under a maximum', () => {
    const game = duel('2013', {
      ace: { attack: 2, suppress: 2, powerUp: 4 },
      foe: { card: { powers: [AT_MOST(3)] } },
      dice: [1, 1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false });
    expect(game.question('attackDice').max).toBe(2);
    game.answer('attackDice', { powerUp: 2, object: null, powers: [] });
    expect(diceRolled(game)).toEqual([3, 1]);
  });
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-ROLL-15] a maximum goes with the model that has it: a roll redirected to a Tank is not limited', () => {
    const fight = (redirect: string | undefined, dice: readonly number[]) => {
      const game = duel(edition, {
        ace: { attack: 4 },
        foe: { card: { powers: [AT_MOST(3)] } },
        b: { Wall: { at: beside(beside([12, 12])), card: { role: 'Tank' } } },
        dice,
      });
      game.activate('Ace').attack('Ace', 'Strike', 'Foe', redirect === undefined ? {} : { redirect });
      return diceRolled(game);
    };
    expect(fight(undefined, [1, 1, 1, 1])).toEqual([3, 1]);
    expect(fight('Wall', [1, 1, 1, 1, 1, 1, 1])).toEqual([5, 2]);
  });

  test("[PC-ROLL-15] a Defender's dice are held between the same bounds", () => {
    const game = duel(edition, {
      ace: { card: { powers: [AT_MOST(2)] } },
      foe: { defend: 4, powerUp: 1 },
      dice: [1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false });
    expect(diceRolled(game)).toEqual([1, 2]);
  });
});
