import { describe, expect, test } from 'vitest';
import { card } from './card.ts';
import { inEditions } from './editions.ts';
import { beside, object, structure } from './pieces.ts';
import { fromSetup, scene } from './scene.ts';

const strike = 'AP 1 Strike* (CCM, F vs G, Damage 1) SFX: Damage 1';

inEditions(['2013', '2017'], (edition) => {
  const duel = (dice: readonly number[] = []) =>
    scene({
      edition,
      a: { Brute: { card: { F: 6, trump: ['F'], actions: [strike] }, at: [10, 10], powerUp: 2 } },
      b: { Thug: { at: beside([10, 10]), stunned: true, fatigue: 1 } },
      pools: { a: 5, b: 7 },
      dice,
    });

  test('a scene stands as it was told, at the choice of what to Activate', () => {
    const game = duel();
    expect(game.asked()).toEqual(['turn']);
    expect(game.question('turn').by).toBe('a');
    expect([game.pool('a'), game.pool('b')]).toEqual([5, 7]);
    expect(game.at('Thug')).toEqual({ x: 11.181, y: 10, z: 0 });
    expect(game.model('Thug').stunned).toBe(true);
    expect([game.card('Thug').fatigue, game.card('Brute').powerUp]).toEqual([1, 2]);
    expect(game.profile('Brute')).toMatchObject({ traits: { F: 6, K: 4 }, trump: ['F'] });
  });

  test('an attack is one line, and its dice are those laid down', () => {
    const game = duel([5, 5, 1]).activate('Brute').attack('Brute', 'Strike', 'Thug');
    expect(game.last('rolled').attack.faces.length).toBeGreaterThan(0);
    expect(game.pool('a')).toBe(4);
    game.forgetDice();
  });

  test('dice, Power Up and SFX are answered on the way, and what is left is asked', () => {
    const sturdy = { at: beside([10, 10]), card: { G: 1, health: 6 } } as const;
    const start = () =>
      scene({
        edition,
        a: { Brute: { card: { F: 9, trump: ['F'], actions: [strike] }, at: [10, 10], powerUp: 2 } },
        b: { Thug: sturdy },
        dice: [6, 6, 6, 1, 1, 1, 1, 1, 1],
      }).activate('Brute');
    const open = start().attack('Brute', 'Strike', 'Thug', { boost: 1 });
    expect(open.asked()).toEqual(['spendSfx']);
    expect(open.card('Brute').powerUp).toBe(1);
    expect(open.spend(...Array(open.question('spendSfx').sfx).fill(0)).model('Thug').health).toBeLessThan(5);
    open.forgetDice();
    const asked = start().attack('Brute', 'Strike', 'Thug', { quiet: false });
    expect(asked.asked()).toEqual(['attackDice']);
    asked.decline().forgetDice();
  });

  test('what the engine refuses is caught with its code, and nothing changes', () => {
    const game = duel();
    expect(game.refused((it) => it.activate('Thug'))).toMatch(/\w/);
    expect(game.asked()).toEqual(['turn']);
    expect(() => game.refused(() => undefined)).toThrow('nothing was refused');
  });

  test('models move in inches and Minions are numbered', () => {
    const game = scene({
      edition,
      a: { Brute: { at: [4, 4] } },
      b: {
        Mob: {
          card: { kind: 'minion' },
          at: [
            [15, 15],
            [17, 15],
          ],
        },
        Boss: { at: [20, 20] },
      },
      pieces: [structure('house', { at: [12, 8], size: [4, 4], height: 3 }), object('crate', { at: [6, 4] })],
    });
    game.activate('Brute').move('Brute', [4, 8]);
    expect(game.at('Brute')).toEqual({ x: 4, y: 8, z: 0 });
    expect(game.at('Mob 2')).toEqual({ x: 17, y: 15, z: 0 });
    expect(game.piece('house')?.kind).toBe('structure');
    expect(() => game.model('Nobody')).toThrow("nobody is called 'Nobody'");
  });

  test('a set-up starts before anything is placed', () => {
    const game = fromSetup({
      edition,
      a: { Brute: { card: card({ name: 'Brute', level: 3 }), at: [0, 0] } },
      b: { Thug: { card: card({ name: 'Thug', level: 3 }), at: [0, 0] } },
      dice: [6, 1, 6, 1],
    });
    expect(game.state.round.phase).not.toBe('turns');
    expect(game.pending().length).toBeGreaterThan(0);
    game.forgetDice();
  });
});

describe('test cards', () => {
  test('are plain unless told otherwise', () => {
    expect(card({ name: 'Mob', kind: 'minion' })).toMatchObject({
      apLimit: null,
      modelsAtStart: 3,
      health: 1,
    });
    expect(card({ name: 'Ace', actions: [strike] }).actions[0]).toMatchObject({
      id: 'strike',
      ap: 1,
      combinable: true,
    });
    expect(() => card({ name: 'Ace', actions: ['AP 1 Strike (XYZ)'] })).toThrow(/^bar 'AP 1 Strike/);
  });
});
