import { expect, test } from 'vitest';
import { duel, diceRolled, SHOT, STRIKE } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';

const SPITE = 'AP 1 Spite (RCT/TGT, J vs K, Suppress 1) SFX: none';
const FOCUS = 'AP 1 Focus* (IST, K vs T#2, Self/Power Up 1) SFX: none';

inEditions(['2013', '2017'], (edition) => {
  const held = (...of: readonly string[]) => {
    const powers = [{ name: 'Gag', clauses: [{ forbid: 'action', of }] as const }];
    const card = { actions: [STRIKE, SHOT, FOCUS, SPITE], powers };
    return duel(edition, {
      ace: { card },
      foe: { card: { actions: [STRIKE, SPITE], powers } },
    });
  };
  const refusedTo = (of: readonly string[], bar: string, target: readonly string[] = ['Foe']) => {
    const game = held(...of).activate('Ace');
    return game.refused((it) => it.attack('Ace', bar, target));
  };

  test('[PC-CARD-06] a Power may forbid one Action by its name and leaves the others', () => {
    expect(refusedTo(['Strike'], 'Strike')).toBe('action.forbidden');
    const game = held('Strike').dice(1, 1, 1, 1, 1).activate('Ace');
    game.attack('Ace', 'Shot', 'Foe', { quiet: false });
    expect(game.asked()).toEqual(['react']);
    game.react('Foe', 'Spite', 'Ace');
    game.forgetDice();
  });

  test('[PC-CARD-06] a Power may forbid all Combat Actions', () => {
    expect(refusedTo(['combat'], 'Strike')).toBe('action.forbidden');
    expect(refusedTo(['combat'], 'Shot')).toBe('action.forbidden');
  });

  test('[PC-CARD-06] a Power may forbid everything but Movement Actions', () => {
    const game = held('bar').activate('Ace');
    expect(game.refusal((it) => it.attack('Ace', 'Focus'))).toMatchObject({
      code: 'action.forbidden',
      params: { by: 'Gag' },
      rule: 'PC-CARD-06',
    });
    expect(game.move('Ace', [9, 12]).at('Ace')).toMatchObject({ x: 9 });
  });

  test('[PC-CARD-06] a Power may forbid Reactions alone', () => {
    const game = held('RCT').dice(1, 1).activate('Ace');
    game.attack('Ace', 'Strike', 'Foe', { quiet: false });
    expect(game.asked()).not.toContain('react');
    expect(diceRolled(game)).toEqual([1, 1]);
  });
});
