import { expect, test } from 'vitest';
import type { Clause } from '../../../src/systems/pulp-city/model/clause.ts';
import { beside, duel, reasons } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';

const power = (...clauses: readonly Clause[]) => [{ name: 'Bent', clauses }];
const STRIKE = 'AP 1 Strike* (CCM, F vs G, Strong/Living, Damage 1) SFX: none';

inEditions(['2013', '2017'], (edition) => {
  const fight = (ace: object, foe: object, more: Parameters<typeof duel>[1] = {}) =>
    duel(edition, {
      dice: Array<number>(8).fill(1),
      ...more,
      ace: { card: ace },
      foe: { card: foe },
    }).activate('Ace');
  const strikes = (ace: object, foe: object, more = {}) => {
    const game = fight(ace, foe, more).attack('Ace', 'Strike', 'Foe').forgetDice();
    return reasons(game);
  };

  test('[PC-DESC-04] a Power may let others count as of a Type besides their own', () => {
    const dreams = power({
      grant: 'type',
      of: ['Living'],
      who: { side: 'enemy', descriptor: 'Mechanical', btb: true },
    });
    const ace = { actions: [STRIKE], powers: dreams };
    expect(strikes(ace, { types: ['Mechanical'] })).toEqual(['Strong 1']);
    expect(strikes(ace, { types: ['Nonliving'] })).toEqual([]);
    expect(strikes({ actions: [STRIKE] }, { types: ['Mechanical'] })).toEqual([]);
    const leech = { Leech: { at: [20, 20], card: { powers: dreams } } } as const;
    expect(strikes({ actions: [STRIKE] }, { types: ['Mechanical'] }, { a: leech })).toEqual([]);
  });

  test('[PC-DESC-05] a Power may give an Element, which counts like one of the card', () => {
    const wet = power({ grant: 'element', of: ['Water'] });
    expect(strikes({ powers: wet }, { elements: ['Fire'], types: ['Outsider'] })).toEqual(['Strong 1']);
    expect(strikes({ elements: ['Air'] }, { powers: wet })).toEqual(['Strong 1']);
  });

  test('[PC-DESC-06] a Power may keep the Strong of Elements off its model', () => {
    const hot = power({ forbid: 'elementBonus', when: { opponent: { side: 'enemy' } } });
    expect(strikes({ elements: ['Air'] }, { elements: ['Water'] })).toEqual(['Strong 1']);
    expect(strikes({ elements: ['Air'] }, { elements: ['Water'], powers: hot })).toEqual([]);
  });

  const both = power({ grant: 'elementChoice', of: ['Fire', 'Water'], as: 'attacker' });
  const cold = { elements: ['Fire', 'Water'], powers: both };
  const ward = power({ grant: 'immune', of: ['Fire'] });

  test('[PC-BAR-09] who may choose among Elements attacks with those that the Target is not Immune to', () => {
    const game = fight(cold, { powers: ward, types: ['Nonliving', 'Mechanical'] });
    game.attack('Ace', 'Strike', 'Foe').forgetDice();
    expect(game.last('traitChosen')).toMatchObject({ descriptors: ['Water'] });
    expect(reasons(game)).toEqual(['Strong 1']);
    const closed = fight({ elements: ['Fire'] }, { powers: ward });
    expect(closed.refused((it) => it.attack('Ace', 'Strike', 'Foe'))).toBe('target.immune');
    closed.forgetDice();
  });

  test('[PC-DESC-05] its player is asked where a card asks for one of them, and the choice ends with the Action', () => {
    const scorch = power({ modify: 'defenderDice', by: 1, when: { opponent: { descriptor: 'Fire' } } });
    const game = fight(cold, { powers: scorch, types: ['Nonliving'] });
    game.attack('Ace', 'Strike', 'Foe', { quiet: false });
    expect(game.question('countAs')).toMatchObject({ by: 'a', options: ['Fire', 'Water'] });
    expect(game.refused((it) => it.answer('countAs', []))).toBe('answer.notOffered');
    game.answer('countAs', ['Water']).forgetDice();
    expect([reasons(game), reasons(game, 'defence')]).toEqual([[], []]);
    expect(game.model('Ace').lasting).toEqual([]);
  });

  test('[PC-DESC-05] a Defender may be asked as well, and may choose none', () => {
    const neptune = power({ grant: 'elementChoice', of: ['Water'], orNone: true });
    const foe = { elements: ['Water'], powers: neptune } as const;
    const asked = (words: readonly string[]) => {
      const game = fight({ elements: ['Air'] }, foe);
      game.attack('Ace', 'Strike', 'Foe', { quiet: false });
      expect(game.question('countAs').by).toBe('b');
      game.answer('countAs', words).forgetDice();
      return reasons(game);
    };
    expect(asked(['Water'])).toEqual(['Strong 1']);
    expect(asked([])).toEqual([]);
    expect(strikes({}, foe)).toEqual([]);
  });

  test('[PC-BAR-06] a model may be a Target only while there is no other one of its side', () => {
    const ace = { powers: power({ forbid: 'lastTarget', of: { name: 'Foe' } }) };
    const game = fight(ace, {}, { b: { Other: { at: beside([12, 12], { side: 'west' }) } } });
    expect(game.refusal((it) => it.attack('Ace', 'Strike', 'Foe'))).toMatchObject({
      code: 'target.keptForLast',
      params: { by: 'Bent' },
    });
    game.attack('Ace', 'Strike', 'Other').forgetDice();
    expect(reasons(fight(ace, {}).attack('Ace', 'Strike', 'Foe').forgetDice())).toEqual([]);
    const friend = { Pal: { at: beside([12, 12], { side: 'west' }) } };
    expect(strikes(ace, {}, { a: friend })).toEqual([]);
  });
});
