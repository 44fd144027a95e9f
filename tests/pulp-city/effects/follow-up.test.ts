import { describe, expect, test } from 'vitest';
import { beside, duel, type DuelSpec } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';

import type { Play } from '../../support/play.ts';

const STRIKE = 'AP 1 Strike (CCM, F vs G, Damage 1 and Follow Up) SFX: none';
const KICK = 'AP 2 Kick (CCM, F vs G, Damage 2) SFX: none';
const BONUS = 'AP 0 Shove (CCM, F vs G, Damage 1) SFX: none';
const DOUBLE = 'AP 1 Flurry (CCM, F vs G, Damage 1 and Follow Up) SFX: Follow Up';

const strike = (edition: Edition, actions: readonly string[], spec: Omit<DuelSpec, 'edition'> = {}): Play =>
  duel(edition, { dice: [2, 1], ...spec, ace: { ...spec.ace, card: { actions } } })
    .activate('Ace')
    .attack('Ace', actions[0]?.split(' ')[2] ?? '', 'Foe');
const occasion = (game: Play) => game.pending('act')[0]?.occasion;

describe('2013', () => {
  test('[PC-FX-17@2013] Strike gives a Follow Up: not Strike again, but another Combat Action', () => {
    const game = strike('2013', [STRIKE, KICK]);
    expect(game.question('act')).toMatchObject({ occasion: 'followUp', by: 'a', mayEnd: true });
    expect(game.refused((it) => it.attack('Ace', 'Strike', 'Foe'))).toBe('action.another');
    game.dice(2, 1).attack('Ace', 'Kick', 'Foe');
    expect([game.model('Foe').health, game.pool('a'), game.card('Ace').apSpent]).toEqual([3, 17, 3]);
  });

  test('[PC-FX-17@2013] with no other Action there is nothing to follow', () => {
    expect(occasion(strike('2013', [STRIKE]))).toBe('activation');
  });

  test('[PC-FX-17@2013] an Action against a T# follows as well, for it is a Combat Action', () => {
    const game = strike('2013', [STRIKE, 'AP 1 Rest (IST, K vs T#5, Self/Heal 1) SFX: none'], {
      ace: { health: 3 },
    });
    game.dice(2).attack('Ace', 'Rest');
    expect(game.model('Ace').health).toBe(4);
  });
});

describe('2017', () => {
  test('[PC-FX-17@2017] Strike gives a Follow Up: Strike again is allowed, its AP are paid', () => {
    const game = strike('2017', [STRIKE]);
    expect(occasion(game)).toBe('followUp');
    game.dice(2, 1).attack('Ace', 'Strike', 'Foe');
    expect([game.model('Foe').health, game.pool('a'), game.card('Ace').apSpent]).toEqual([4, 18, 2]);
  });

  test('[PC-FX-17@2017] at the AP Limit there is none unless it costs 0', () => {
    expect(occasion(strike('2017', [STRIKE, KICK], { ace: { apSpent: 5 } }))).toBe('activation');
    const game = strike('2017', [STRIKE, KICK, BONUS], { ace: { apSpent: 5 } });
    expect(occasion(game)).toBe('followUp');
    expect(game.refused((it) => it.attack('Ace', 'Kick', 'Foe'))).toBe('cost.apLimit');
    expect(game.dice(2, 1).attack('Ace', 'Shove', 'Foe').model('Foe').health).toBe(4);
  });

  test('[PC-FX-17@2017] nor with an empty Pool', () => {
    expect(occasion(strike('2017', [STRIKE, KICK], { pools: { a: 1 } }))).toBe('activation');
  });
});

inEditions(['2013', '2017'], (edition) => {
  test('it is offered after the Action is resolved, and only after a success', () => {
    const game = strike(edition, [STRIKE, KICK]);
    expect(game.model('Foe').health).toBe(5);
    expect(occasion(strike(edition, [STRIKE, KICK], { dice: [1, 2] }))).toBe('activation');
  });

  test('it may be let go, and is no Movement Action', () => {
    const game = strike(edition, [STRIKE, KICK]);
    expect(game.refused((it) => it.move('Ace', [11, 12]))).toBe('act.noMove');
    expect(occasion(game.endActivation())).toBe('activation');
  });

  test('several from one Action are one extra Action, which may give one of its own', () => {
    const game = strike(edition, [DOUBLE, STRIKE, KICK], { dice: [6, 1] }).spend(0);
    expect(occasion(game)).toBe('followUp');
    game.dice(2, 1).attack('Ace', 'Strike', 'Foe');
    expect(occasion(game)).toBe('followUp');
    game.dice(2, 1).attack('Ace', 'Kick', 'Foe');
    expect(occasion(game)).toBe('activation');
    expect(game.model('Foe').health).toBe(2);
  });

  test('it need not be Combinable and leaves the allowance for a Combinable Action alone', () => {
    const jab = 'AP 1 Jab* (CCM, F vs G, Damage 1) SFX: none';
    const game = strike(edition, [STRIKE, KICK, jab]);
    game.dice(2, 1, 2, 1).attack('Ace', 'Kick', 'Foe').attack('Ace', 'Jab', 'Foe');
    expect(game.model('Foe').health).toBe(2);
  });

  test('any legal Target will do, and Reactions are none', () => {
    const riposte = 'AP 0 Riposte (RCT/DMG, F vs G, Damage 1) SFX: none';
    const game = strike(edition, [STRIKE, KICK, riposte], {
      b: { Two: { at: beside([12, 12], { side: 'north' }) } },
      // Both Foes are helped by Mobbing.
      dice: [2, 1, 1],
    });
    expect(game.refused((it) => it.attack('Ace', 'Riposte', 'Foe'))).toBe('action.reactionOnly');
    game.dice(2, 1, 1).attack('Ace', 'Kick', 'Two');
    expect(game.model('Two').health).toBe(4);
  });

  test("whoever is KO'ed meanwhile does not follow up", () => {
    const answer = 'AP 0 Answer (RCT/DMG, F vs G, Damage 9) SFX: none';
    const game = duel(edition, {
      ace: { card: { actions: [STRIKE, KICK] } },
      a: { Pal: { at: [2, 2] } },
      foe: { card: { actions: [answer] } },
      dice: [2, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false });
    game.dice(2, 1).react('Foe', 'Answer', 'Ace');
    expect(game.model('Ace').status).toBe('ko');
    expect(game.pending('act')).toEqual([]);
  });
});
