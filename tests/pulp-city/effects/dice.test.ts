import { describe, expect, test } from 'vitest';
import { diceRolled, duel, type DuelSpec, reasons } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';

import type { Play } from '../../support/play.ts';
import { endTurns, nameRollers, startRound } from '../../support/rounds.ts';

const DYNAMIC = 'AP 1 Hit (CCM, F vs T#5, Damage 1) SFX: none';
const COMBAT = 'AP 1 Hit (CCM, F vs G, Damage 1) SFX: none';

/** Dice of Attacker and Defender when Ace uses the bar on Foe. `count`: faces laid down, all of them 1. */
const roll = (edition: Edition, bar: string, count: number, spec: Omit<DuelSpec, 'edition'> = {}): Play =>
  duel(edition, {
    ...spec,
    ace: { ...spec.ace, card: { actions: [bar] } },
    dice: Array.from({ length: count }, () => 1),
  })
    .activate('Ace')
    .attack('Ace', 'Hit', 'Foe');

/** What is left of an Effect on Ace after the next Effects Phase. */
const roundLater = (game: Play): Play => {
  game.activate('Ace').move('Ace').endActivation();
  endTurns(game.activate('Foe').move('Foe').endActivation()).dice(2, 1);
  return startRound(game, { a: 'Ace', b: 'Foe' }, 'a');
};

describe('Attack X', () => {
  test('[PC-FX-02@2013] 2 with an Action against a T#: 3 dice', () => {
    expect(diceRolled(roll('2013', DYNAMIC, 3, { ace: { attack: 2 } }))).toEqual([3, null]);
    expect(diceRolled(roll('2013', COMBAT, 4, { ace: { attack: 2 } }))).toEqual([3, 1]);
  });

  test('[PC-FX-02@2013] ends with the Effects Phase and is no help to a Defender', () => {
    expect(diceRolled(roll('2013', COMBAT, 2, { foe: { attack: 2 } }))).toEqual([1, 1]);
    const game = duel('2013', { ace: { attack: 2 } });
    expect(roundLater(game).model('Ace').attack).toBe(0);
  });

  test('[PC-FX-02@2017] 2 with a Dynamic Action: 1 die, with a Combat Action: 3', () => {
    expect(diceRolled(roll('2017', DYNAMIC, 1, { ace: { attack: 2 } }))).toEqual([1, null]);
    const combat = roll('2017', COMBAT, 4, { ace: { attack: 2 } });
    expect(diceRolled(combat)).toEqual([3, 1]);
    expect(combat.last('rolled').attack.sources).toContainEqual({
      kind: 'bonus',
      name: 'Attack',
      dice: 2,
      rule: 'PC-FX-02',
    });
  });

  test('[PC-FX-02@2017] gives nothing on the Starting Roll, and ends with the Effects Phase', () => {
    const game = duel('2017', { ace: { attack: 2 }, phase: 'startingRoll', round: 2, dice: [2, 1] });
    startRound(game, { a: 'Ace', b: 'Foe' }, 'a');
    expect(game.last('startingRolled').sides.a.faces).toEqual([2]);
    expect(game.model('Ace').attack).toBe(0);
  });
});

describe('Defend X', () => {
  test('[PC-FX-03@2013] Defend 1 twice: 3 dice as Defender', () => {
    const bar = 'AP 1 Guard (IST, K vs 5, Self/Defend 1 and Self/Defend 1) SFX: none';
    const game = duel('2013', { foe: { card: { actions: [bar] } }, turn: 'b', dice: [2] });
    game.activate('Foe').attack('Foe', 'Guard').endActivation();
    game.dice(1, 1, 1, 1).activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(diceRolled(game)).toEqual([1, 3]);
    expect(
      roundLater(game.endActivation().activate('Foe').move('Foe').endActivation()).model('Foe').defend,
    ).toBe(0);
  });

  test('[PC-FX-03@2017] 2 on the Attacker gives no dice, and none against a Dynamic Action', () => {
    expect(diceRolled(roll('2017', COMBAT, 2, { ace: { defend: 2 } }))).toEqual([1, 1]);
    expect(diceRolled(roll('2017', COMBAT, 4, { foe: { defend: 2 } }))).toEqual([1, 3]);
    expect(diceRolled(roll('2017', DYNAMIC, 1, { foe: { defend: 3 } }))).toEqual([1, null]);
  });

  test('[PC-FX-03@2017] who is Immune/Defend as an Attacker denies it, for it is a Combat Bonus', () => {
    const power = { name: 'Pierce', clauses: [{ grant: 'immune', of: 'Defend' }] } as const;
    const game = duel('2017', { ace: { card: { powers: [power] } }, foe: { defend: 2 }, dice: [1, 1] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(diceRolled(game)).toEqual([1, 1]);
  });
});

describe('Suppress X', () => {
  test('[PC-FX-31@2013] 1 and 2 together on a model with 4 dice: 1 die', () => {
    const game = duel('2013', {
      ace: { suppress: 3, attack: 3 },
      dice: [1, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(diceRolled(game)).toEqual([1, 1]);
    expect(reasons(game)).toEqual(['Attack 3', 'Suppress -3']);
  });

  test('[PC-FX-31@2013] 3 with 2 bonus dice and 1 Power Up die: 1 die', () => {
    const game = duel('2013', { ace: { suppress: 3, attack: 2, powerUp: 1 }, dice: [1, 1] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { boost: 1 });
    expect(diceRolled(game)).toEqual([1, 1]);
    expect(game.card('Ace').powerUp).toBe(0);
  });

  test('[PC-FX-31@2013] is felt as Defender and against a T# as well, until the Effects Phase', () => {
    expect(diceRolled(roll('2013', COMBAT, 3, { foe: { suppress: 1, defend: 2 } }))).toEqual([1, 2]);
    expect(diceRolled(roll('2013', DYNAMIC, 2, { ace: { suppress: 1, attack: 2 } }))).toEqual([2, null]);
    expect(roundLater(duel('2013', { ace: { suppress: 2 } })).model('Ace').suppress).toBe(0);
  });

  test('[PC-FX-31@2017] 3 with 2 bonus dice and 1 Power Up die: 2 dice', () => {
    const game = duel('2017', { ace: { suppress: 3, attack: 2, powerUp: 1 }, dice: [1, 1, 1] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { boost: 1 });
    expect(diceRolled(game)).toEqual([2, 1]);
  });

  test('[PC-FX-31@2017] leaves one die, and the dice of a Dynamic Action are never fewer', () => {
    expect(diceRolled(roll('2017', COMBAT, 2, { ace: { suppress: 5 } }))).toEqual([1, 1]);
    expect(diceRolled(roll('2017', DYNAMIC, 1, { ace: { suppress: 5 } }))).toEqual([1, null]);
    expect(diceRolled(roll('2017', COMBAT, 4, { ace: { suppress: 1, attack: 3 } }))).toEqual([3, 1]);
  });
});

describe('Power Up X', () => {
  test('[PC-FX-22@2013] 3 dice, all spent as Defender: 4 dice, none left', () => {
    const game = duel('2013', { foe: { powerUp: 3 }, dice: [1, 1, 1, 1, 1] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { defendBoost: 3 });
    expect(diceRolled(game)).toEqual([1, 4]);
    expect(game.card('Foe').powerUp).toBe(0);
  });

  test('[PC-FX-22@2013] dice not used are kept through the Effects Phase', () => {
    expect(roundLater(duel('2013', { ace: { powerUp: 2 } })).card('Ace').powerUp).toBe(2);
  });

  test('[PC-FX-22@2013] they help against a T#, but not on the Starting Roll', () => {
    const game = duel('2013', { ace: { powerUp: 1, card: { actions: [DYNAMIC] } }, dice: [1, 1] });
    expect(diceRolled(game.activate('Ace').attack('Ace', 'Hit', 'Foe', { boost: 1 }))).toEqual([2, null]);
    const start = duel('2013', { ace: { powerUp: 2 }, phase: 'startingRoll', round: 2, dice: [2, 1] });
    nameRollers(start, { a: 'Ace', b: 'Foe' });
    expect(start.asked()).not.toContain('startingDice');
  });

  test('[PC-FX-22@2017] 2 dice with a Dynamic Action: 3 may be rolled', () => {
    const game = duel('2017', { ace: { powerUp: 2, card: { actions: [DYNAMIC] } }, dice: [1, 1, 1] });
    game.activate('Ace').attack('Ace', 'Hit', 'Foe', { boost: 2 });
    expect(diceRolled(game)).toEqual([3, null]);
    expect(game.card('Ace').powerUp).toBe(0);
  });

  test('[PC-FX-22@2017] they help on the Starting Roll, in any number', () => {
    const game = duel('2017', { ace: { powerUp: 2 }, phase: 'startingRoll', round: 2, dice: [1, 1, 2, 1] });
    nameRollers(game, { a: 'Ace', b: 'Foe' });
    if (game.pending('chooseFirstToDeclare').length > 0) game.answer('chooseFirstToDeclare', 'a');
    expect(game.question('startingDice')).toMatchObject({ by: 'a', max: 2 });
    game.answer('startingDice', 2);
    expect(game.last('startingRolled').sides.a.faces).toEqual([1, 1, 2]);
    expect(game.card('Ace').powerUp).toBe(0);
  });

  inEditions(['2013', '2017'], (edition) => {
    test('is gained as an Effect', () => {
      const game = roll(edition, 'AP 1 Hit (CCM, K vs 5, Power Up 2 and Self/Power Up 1) SFX: none', 1);
      expect([game.card('Foe').powerUp, game.card('Ace').powerUp]).toEqual([2, 1]);
    });

    test('[PC-FX-23] Power Down takes dice away, all where there are fewer', () => {
      const down = (has: number, x: number) =>
        roll(edition, `AP 1 Hit (CCM, K vs 5, Power Down ${x}) SFX: none`, 1, { foe: { powerUp: has } });
      expect(down(2, 3).card('Foe').powerUp).toBe(0);
      expect(down(5, 2).card('Foe').powerUp).toBe(3);
      expect(down(2, 3).last('powerUpLost')).toMatchObject({ dice: 2 });
      expect(down(0, 2).events('powerUpLost')).toEqual([]);
    });
  });
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-FX-33] Weak/Fire twice gives a Fire Attacker one die', () => {
    const game = duel(edition, {
      ace: {
        card: { elements: ['Fire'], actions: ['AP 1 Melt (CCM, F vs G, Weak/Fire) SFX: Weak/Fire', COMBAT] },
      },
      foe: { card: { types: ['Living'] } },
      dice: [6, 1],
    });
    game.activate('Ace').attack('Ace', 'Melt', 'Foe').spend(0).endActivation();
    game.activate('Foe').move('Foe').endActivation();
    game.dice(1, 1, 1).activate('Ace').attack('Ace', 'Hit', 'Foe');
    expect(reasons(game)).toEqual(['Weakness 1']);
  });

  test('[PC-FX-33] Weak/Science gives a Mystery Attacker nothing, a Science Attacker one die', () => {
    const bonuses = (origin: 'Mystery' | 'Science', count: number) =>
      reasons(
        duel(edition, {
          ace: { card: { origin } },
          foe: { weak: ['Science'] },
          dice: Array.from({ length: count }, () => 1),
        })
          .activate('Ace')
          .attack('Ace', 'Strike', 'Foe'),
      );
    expect(bonuses('Mystery', 2)).toEqual([]);
    expect(bonuses('Science', 3)).toEqual(['Weakness 1']);
  });

  test('[PC-FX-33] ends with the Effects Phase', () => {
    expect(roundLater(duel(edition, { ace: { weak: ['Fire'] } })).model('Ace').weak).toEqual([]);
  });

  test('[PC-FX-32] the roll that Stuns has no Easy Target die, the next one has', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Daze* (CCM, F vs G, Stun) SFX: none', COMBAT] } },
      dice: [2, 1, 1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Daze', 'Foe');
    expect(reasons(game)).toEqual([]);
    expect(reasons(game.attack('Ace', 'Hit', 'Foe'))).toEqual(['Easy Target 1']);
  });

  test('[PC-FX-32] Stunned in Round 2: still so in the Starting Roll of Round 3, not after its Effects Phase', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Daze* (CCM, F vs G, Stun) SFX: none'] } },
      round: 2,
      dice: [2, 1],
    });
    game.activate('Ace').attack('Ace', 'Daze', 'Foe').endActivation();
    endTurns(game.activate('Foe').move('Foe', { as: 'Sprint' }).endActivation());
    expect(game.state.round).toMatchObject({ number: 3, phase: 'startingRoll' });
    expect(game.model('Foe').stunned).toBe(true);
    startRound(game.dice(2, 1), { a: 'Ace', b: 'Foe' }, 'a');
    expect(game.model('Foe').stunned).toBe(false);
  });

  test('[PC-FX-32] takes hold after the other Effects of the roll', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Daze (CCM, F vs G, Stun and Damage 1) SFX: none'] } },
      dice: [2, 1],
    });
    game.activate('Ace').attack('Ace', 'Daze', 'Foe');
    const order = game.events().map(({ type }) => type);
    expect(order.indexOf('damaged')).toBeLessThan(order.indexOf('stunned'));
  });
});
