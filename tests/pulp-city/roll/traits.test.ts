import { describe, expect, test } from 'vitest';
import type { Clause } from '../../../src/systems/pulp-city/model/clause.ts';
import type { Trait } from '../../../src/systems/pulp-city/model/keywords.ts';
import { diceRolled, duel } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { object } from '../../support/pieces.ts';

const power = (name: string, ...clauses: Clause[]) => ({ name, clauses });
const raised = (of: Trait, by: number) => power('Boosted', { modify: 'trait', of, by });
const DODGE_WITH_G = power('Armoured', {
  allow: 'defendWith',
  with: { use: 'G', for: 'I', trump: false },
});

inEditions(['2013', '2017'], (edition) => {
  const armoured = { card: { G: 7, I: 2, trump: ['G'] as const, powers: [DODGE_WITH_G] } };
  const shoot = (trait: 'I' | 'G', dice: readonly number[]) => {
    const game = duel(edition, { ace: { card: { H: 9 } }, foe: armoured, gap: 2, dice });
    game.activate('Ace').attack('Ace', 'Shot', 'Foe', { defendTrait: trait });
    return game.last('rolled');
  };

  test('[PC-ROLL-16] a Defender may answer with the Trait its Power allows, and that one is no Trump if it says so', () => {
    const rolled = shoot('G', [6, 5]);
    expect(rolled.defence).toMatchObject({ trait: 'G', value: 7, total: 12, counted: 0 });
    expect(rolled).toMatchObject({ won: true, sfx: 1 });
  });

  test('[PC-ROLL-16] such a Trait cancels on 6, and the Trait of the bar stays open to it', () => {
    expect(shoot('G', [6, 6])).toMatchObject({ defence: { total: 13, counted: 1 }, won: true, sfx: 0 });
    expect(shoot('I', [1, 6]).defence).toMatchObject({ trait: 'I', value: 2, total: 8 });
  });

  test("[PC-ROLL-16] the choice is part of the Defender's declaration, after the Attacker's", () => {
    const game = duel(edition, { ace: { powerUp: 1 }, foe: armoured, gap: 2, dice: [1, 1] });
    game.activate('Ace').attack('Ace', 'Shot', 'Foe', { quiet: false });
    expect(game.asked()).toEqual(['attackDice']);
    game.answer('attackDice', { powerUp: 0, object: null, powers: [] });
    expect(game.question('defendDice').traits).toMatchObject([
      { trait: 'I', power: null },
      { trait: 'G', trump: false, power: 'Armoured' },
    ]);
    expect(game.refused((it) => it.answer('defendDice', { powerUp: 0, trait: 2, powers: [] }))).toBe(
      'answer.notOffered',
    );
    game.answer('defendDice', { powerUp: 0, trait: 1, powers: [] });
    expect(game.last('rolled').defence?.trait).toBe('G');
  });

  test('[PC-ROLL-16] against another Trait the Power opens nothing', () => {
    const game = duel(edition, { foe: armoured, dice: [1, 1] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false });
    expect(game.last('rolled').defence).toMatchObject({ trait: 'G', value: 7 });
  });

  test('[PC-ROLL-16] an Action keeps the Trait of its bar: Immune/F Actions is no Target of it', () => {
    const game = duel(edition, {
      foe: { card: { powers: [power('Intangible', { grant: 'immune', of: 'F Actions' })] } },
      dice: [5, 1],
    });
    game.activate('Ace');
    expect(game.refused((it) => it.attack('Ace', 'Strike', 'Foe'))).toBe('target.immune');
    game.attack('Ace', 'Shot', 'Foe');
    expect(game.model('Foe').health).toBe(5);
  });

  test('[PC-ROLL-16] a set value replaces the printed one first, and increases add to it', () => {
    const game = duel(edition, {
      foe: {
        card: { G: 3, powers: [raised('G', 1), power('Turned to Stone', { set: 'trait', of: 'G', to: 8 })] },
      },
      dice: [6, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(game.last('rolled')).toMatchObject({ defence: { value: 9, total: 10 }, won: false });
  });

  test('[PC-ROLL-16] several increases add up, those of friends included', () => {
    const banner = power('Banner', {
      modify: 'trait',
      of: 'F',
      by: 2,
      who: { side: 'friendly', other: true },
    });
    const game = duel(edition, {
      ace: { card: { powers: [raised('F', 1)] } },
      a: { Pal: { at: [3, 3], card: { powers: [banner] } } },
      dice: [1, 4],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(game.last('rolled')).toMatchObject({ attack: { value: 7, total: 8 }, defence: { total: 8 } });
  });

  test('[PC-ROLL-16] the current value is read for ranges given as a Trait', () => {
    const terrify = 'AP 1 Terrify (PLS K, K vs J, Stun) SFX: none';
    const inside = (powers: readonly ReturnType<typeof power>[], dice: readonly number[]) => {
      const game = duel(edition, {
        ace: { card: { K: 3, actions: [terrify], powers } },
        gap: 4,
        dice,
      });
      game.activate('Ace').attack('Ace', 'Terrify');
      return game.events('rolled').length;
    };
    expect(inside([], [])).toBe(0);
    expect(inside([raised('K', 1)], [1, 1])).toBe(1);
  });

  test('[PC-ROLL-16] the current value is read against a number', () => {
    const game = duel(edition, {
      ace: {
        health: 3,
        card: {
          J: 4,
          powers: [raised('J', 2)],
          actions: ['AP 1 Rest (IST, J vs T#8, Self/Heal 1) SFX: none'],
        },
      },
      dice: [2],
    });
    game.activate('Ace').attack('Ace', 'Rest');
    expect(game.model('Ace').health).toBe(4);
  });
});

describe('Traits changed for a time', () => {
  test("[PC-ROLL-16] 2013: a Defender's Trait raised by 2 to 7 with a die of 3 is 10", () => {
    const game = duel('2013', { foe: { card: { G: 5, powers: [raised('G', 2)] } }, dice: [1, 3] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(game.last('rolled').defence).toMatchObject({ value: 7, faces: [3], total: 10 });
  });

  test('[PC-ROLL-16] 2017: Mind +1 for each completed Round is +2 on the Starting Roll of Round 3', () => {
    const game = duel('2017', {
      round: 2,
      ace: {
        card: {
          J: 3,
          powers: [power('Learner', { modify: 'trait', of: 'J', by: 1, per: 'roundsCompleted' })],
        },
      },
      dice: [4, 1],
    });
    game.offerEnd().answer('agreeEnd', true);
    game
      .answer('chooseRoller', game.names.card('Ace'), 'a')
      .answer('chooseRoller', game.names.card('Foe'), 'b');
    expect(game.state.round.number).toBe(3);
    expect(game.last('startingRolled').sides.a).toMatchObject({ mind: 5, total: 9 });
  });

  test('[PC-ROLL-16] 2017: the Rank of an Object that can be thrown looks at the current value', () => {
    const hurl = 'AP 1 Hurl (THR 6, F vs G, Damage 1) SFX: none';
    const strong = (powers: readonly ReturnType<typeof power>[], dice: readonly number[] = []) =>
      duel('2017', {
        ace: { card: { F: 4, actions: [hurl], powers } },
        gap: 4,
        pieces: [object('car', { at: [12, 13.0906], rank: 2, size: 1 })],
        dice,
      }).activate('Ace');
    const throwCar = (game: ReturnType<typeof strong>) =>
      game.attack('Ace', 'Hurl', 'Foe', { object: 'car' });
    expect(strong([]).refused(throwCar)).toBe('object.tooHeavy');
    expect(throwCar(strong([raised('F', 1)], [1, 1])).last('rolled').attack.value).toBe(5);
  });

  test('[PC-ROLL-16] In Cover of 2013 looks at the Trait that is really rolled', () => {
    const dodge = power('Duck', { allow: 'defendWith', with: { use: 'I', for: 'G', trump: true } });
    const behindCrate = (defendTrait: 'G' | 'I', dice: readonly number[]) => {
      const game = duel('2013', {
        ace: { card: { actions: ['AP 1 Bolt (PRJ 8, H vs G, Damage 1) SFX: none'] } },
        foe: { at: [17, 12], card: { powers: [dodge] } },
        pieces: [object('crate', { at: [15.5, 12], size: 1, height: 0.5 })],
        dice,
      });
      game.activate('Ace').attack('Ace', 'Bolt', 'Foe', { defendTrait });
      return diceRolled(game);
    };
    expect(behindCrate('G', [1, 1])).toEqual([1, 1]);
    expect(behindCrate('I', [1, 1, 1])).toEqual([1, 2]);
  });
});
