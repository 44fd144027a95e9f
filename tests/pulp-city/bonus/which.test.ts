import { describe, expect, test } from 'vitest';
import { beside, diceRolled, duel, reasons, STRIKE } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { structure } from '../../support/pieces.ts';

const HEX = 'AP 1 Hex (IND 6, J vs T#9, Damage 1) SFX: none';

describe('when Combat Bonuses count', () => {
  test('[PC-BONUS-01@2013] on a T# Action against a Stunned Enemy Easy Target counts', () => {
    const game = duel('2013', { ace: { card: { actions: [HEX] } }, foe: { stunned: true }, dice: [1, 1] });
    game.activate('Ace').attack('Ace', 'Hex', 'Foe');
    expect([diceRolled(game), reasons(game)]).toEqual([[2, null], ['Easy Target 1']]);
  });

  test('[PC-BONUS-01@2013] Power Up is one of them: it takes no part in the Starting Roll, and Suppress reaches it', () => {
    const game = duel('2013', { round: 1, ace: { powerUp: 3 }, dice: [5, 1] });
    game.offerEnd().answer('agreeEnd', true);
    game
      .answer('chooseRoller', game.names.card('Ace'), 'a')
      .answer('chooseRoller', game.names.card('Foe'), 'b');
    expect(game.last('startingRolled').sides.a.faces).toEqual([5]);
    const fight = duel('2013', { ace: { powerUp: 1, suppress: 1 }, dice: [1, 1] });
    fight.activate('Ace').attack('Ace', 'Strike', 'Foe', { boost: 1 });
    expect(diceRolled(fight)).toEqual([1, 1]);
  });

  test('[PC-BONUS-01@2017] on a Dynamic Action against a Stunned Enemy there is none', () => {
    const game = duel('2017', { ace: { card: { actions: [HEX] } }, foe: { stunned: true }, dice: [1] });
    game.activate('Ace').attack('Ace', 'Hex', 'Foe');
    expect([diceRolled(game), reasons(game)]).toEqual([[1, null], []]);
  });

  test('[PC-BONUS-01@2017] a Brawler with Attack 1, the larger base and a Power Up die rolls 5 dice', () => {
    const game = duel('2017', {
      ace: { attack: 1, powerUp: 1, card: { role: 'Brawler', baseMm: 40 } },
      dice: [1, 1, 1, 1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { boost: 1 });
    expect(diceRolled(game)).toEqual([5, 1]);
    expect(reasons(game)).toEqual(['Attack 1', 'Brawler 1', 'Power Up 1', 'Size Matters 1']);
  });

  test('[PC-BONUS-01@2017] none on the Starting Roll, where Power Up dice may be used', () => {
    const game = duel('2017', {
      round: 1,
      ace: { powerUp: 1, card: { baseMm: 50, movement: 'Flight', role: 'Brawler' } },
      dice: [5, 2, 1],
    });
    game.offerEnd().answer('agreeEnd', true);
    game
      .answer('chooseRoller', game.names.card('Ace'), 'a')
      .answer('chooseRoller', game.names.card('Foe'), 'b');
    game.answer('startingDice', 1);
    expect(game.last('startingRolled').sides.a.faces).toEqual([5, 2]);
  });
});

describe('the table of bonuses', () => {
  test('[PC-BONUS-02@2013] a Defender on higher ground with the larger base has 3 dice', () => {
    const game = duel('2013', {
      ace: { card: { actions: ['AP 1 Bolt (PRJ 8, H vs G, Damage 1) SFX: none'] } },
      foe: { at: [14, 12], z: 2, card: { baseMm: 40 } },
      pieces: [structure('stage', { at: [14.5, 12], size: [3, 3], height: 2 })],
      dice: [1, 1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Bolt', 'Foe');
    expect(reasons(game, 'defence')).toEqual(['Higher Ground 1', 'Size Matters 1']);
    expect(diceRolled(game)).toEqual([1, 3]);
  });

  test('[PC-BONUS-02@2013] Easy Target, Strong, Momentum and Weakness are for the Attacker alone', () => {
    const game = duel('2013', {
      ace: { at: [8, 12], stunned: true, weak: ['Mystery'], card: { types: ['Mechanical'] } },
      foe: {
        at: [12, 12],
        card: {
          origin: 'Mystery',
          powers: [{ name: 'Bane', clauses: [{ grant: 'strong', of: 'Mechanical' }] }],
        },
      },
      dice: [1, 1, 1],
    });
    game
      .activate('Ace')
      .move('Ace', beside([12, 12], { side: 'west' }))
      .attack('Ace', 'Strike', 'Foe');
    expect(reasons(game)).toEqual(['Momentum 1']);
    expect(reasons(game, 'defence')).toEqual([]);
  });

  test('[PC-BONUS-02@2017] a Defender has no Easy Target against a Stunned Attacker', () => {
    const game = duel('2017', { ace: { stunned: true }, dice: [1, 1] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(diceRolled(game)).toEqual([1, 1]);
  });

  test('[PC-BONUS-02@2017] Attack X and Defend X give X dice to the one who attacks and the one who defends', () => {
    const game = duel('2017', {
      ace: { attack: 2, defend: 4 },
      foe: { attack: 4, defend: 3 },
      dice: [1, 1, 1, 1, 1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect([reasons(game), reasons(game, 'defence')]).toEqual([['Attack 2'], ['Defend 3']]);
  });
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-BONUS-03] a Stunned Defender gives the Attacker one die', () => {
    const game = duel(edition, { foe: { stunned: true }, dice: [1, 1, 1] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect([diceRolled(game), reasons(game)]).toEqual([[2, 1], ['Easy Target 1']]);
  });

  test('[PC-BONUS-03] Stunned twice is one die only', () => {
    const daze = 'AP 1 Daze* (CCM, F vs G, Stun) SFX: none';
    const game = duel(edition, {
      ace: { card: { actions: [daze, STRIKE] } },
      foe: { stunned: true },
      dice: [6, 6, 1, /* Strike */ 1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Daze', 'Foe').attack('Ace', 'Strike', 'Foe');
    expect([diceRolled(game), reasons(game)]).toEqual([[2, 1], ['Easy Target 1']]);
  });

  test("[PC-BONUS-03] a Stunned Attacker's own roll is as ever", () => {
    const game = duel(edition, { ace: { stunned: true }, dice: [1, 1] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect([diceRolled(game), reasons(game)]).toEqual([[1, 1], []]);
  });

  test('[PC-BONUS-03] a model that counts as an Easy Target by a Power is one without being Stunned', () => {
    const game = duel(edition, {
      foe: { card: { powers: [{ name: 'Big', clauses: [{ grant: 'condition', of: 'Easy Target' }] }] } },
      dice: [1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(reasons(game)).toEqual(['Easy Target 1']);
  });

  test('[PC-BONUS-13] Weak/Mystery against a Mystery Attacker is one die', () => {
    const game = duel(edition, {
      ace: { card: { origin: 'Mystery' } },
      foe: { weak: ['Mystery'] },
      dice: [1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect([diceRolled(game), reasons(game)]).toEqual([[2, 1], ['Weakness 1']]);
  });

  test('[PC-BONUS-13] Weak/Fire and Weak/Science against a Fire Science Attacker is still one die', () => {
    const game = duel(edition, {
      ace: { card: { elements: ['Fire'], origin: 'Science' } },
      foe: { weak: ['Fire', 'Science'] },
      dice: [1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(reasons(game)).toEqual(['Weakness 1']);
  });

  test('[PC-BONUS-13] a Weak Attacker against a Defender of that Element: no bonus for either', () => {
    const game = duel(edition, {
      ace: { weak: ['Fire'] },
      foe: { card: { elements: ['Fire'] } },
      dice: [1, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect([reasons(game), reasons(game, 'defence')]).toEqual([[], []]);
  });

  test('[PC-BONUS-13] Weak against a Descriptor the Attacker lacks is nothing; the Type of the Action counts as his', () => {
    const dice = (action: string, faces: readonly number[]) => {
      const game = duel(edition, { foe: { weak: ['PRJ', 'Nature'] }, dice: faces });
      game.activate('Ace').attack('Ace', action, 'Foe');
      return reasons(game);
    };
    expect(dice('Strike', [1, 1])).toEqual([]);
    expect(dice('Shot', [1, 1, 1])).toEqual(['Weakness 1']);
  });
});
