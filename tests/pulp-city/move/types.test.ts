import { describe, expect, test } from 'vitest';
import { inEditions } from '../../support/editions.ts';
import { structure } from '../../support/pieces.ts';
import { danger, lengthOf, outcome, R30, R40, R50, rift, walker } from './walker.ts';

const roof = (
  height: number,
  at: readonly [number, number] = [12, 15],
  size: readonly [number, number] = [4, 4],
) => structure('roof', { at, size, height });

describe('Sprint', () => {
  test('[PC-MOVE-09@2013] climbs half its distance besides', () => {
    const up = (move: number, height: number) =>
      outcome(() => walker('2013', { move }, [12, 12], { pieces: [roof(height)] }).move('Hero', [12, 14]));
    expect([up(4, 2), up(4, 2.1)]).toEqual(['ok', 'move.tooHigh']);
    const twice = walker('2013', { move: 6 }, [12, 12], { pieces: [roof(5)] });
    expect(outcome(() => twice.move('Hero', [12, 14], { combined: true }))).toBe('move.notCombined');
    expect(outcome(() => twice.move('Hero', [12, 14]))).toBe('move.tooHigh');
  });

  test('[PC-MOVE-09@2017] climbs 2 inches whatever its distance', () => {
    const up = (move: number, height: number) =>
      outcome(() => walker('2017', { move }, [12, 12], { pieces: [roof(height)] }).move('Hero', [12, 14]));
    expect([up(4, 2), up(4, 2.5), up(8, 2.5)]).toEqual(['ok', 'move.tooHigh', 'move.tooHigh']);
  });
});

describe('Blink', () => {
  test('[PC-MOVE-10@2013] goes any height', () => {
    const game = walker('2013', { movement: 'Blink', move: 5 }, [12, 10], { pieces: [roof(12)] });
    expect(game.move('Hero', [12, 14]).at('Hero').z).toBe(12);
  });

  test('[PC-MOVE-10@2017] goes as high as it goes far', () => {
    const up = (height: number) =>
      outcome(() =>
        walker('2017', { movement: 'Blink', move: 5 }, [12, 10], { pieces: [roof(height)] }).move(
          'Hero',
          [12, 14],
        ),
      );
    expect([up(5), up(5.5)]).toEqual(['ok', 'move.tooHigh']);
  });

  inEditions(['2013', '2017'], (edition) => {
    const through = (depth: number, distance: number, combined = false) => {
      const block = structure('block', { at: [12, 12 + depth / 2], size: [6, depth], height: 10 });
      const game = walker(edition, { movement: 'Blink', move: 5, baseMm: 40 }, [12, 12 - R40], {
        pieces: [block],
      });
      return outcome(() => game.move('Hero', [12, 12 - R40 + distance, 'ground'], { combined }));
    };

    test('[PC-MOVE-11] passes what it comes out of on the far side, with two moves in one too', () => {
      expect(through(3, 4.58)).toBe('ok');
      expect(through(4, 5.58)).toBe('move.tooFar');
      expect(through(4, 5.58, true)).toBe('ok');
    });

    test('[PC-MOVE-11] reaches the inside of an Enclosed Structure where the whole base fits', () => {
      const hut = structure('hut', { at: [12, 14], size: [4, 4], height: 9, enclosed: true });
      const game = walker(edition, { movement: 'Blink', move: 5 }, [12, 10], { pieces: [hut] });
      expect(outcome(() => game.move('Hero', [12, 12.3, 'inside']))).toBe('move.noRoom');
      expect(game.move('Hero', [12, 13, 'inside']).model('Hero').inside).toBe('hut');
    });

    test('[PC-MOVE-12] is struck by terrain it ends in and immune to what it clears, in two moves as one too', () => {
      const pool = danger('pool', [12, 12], [4, 2]);
      const dice = edition === '2013' ? [1, 1, 6] : [];
      const into = walker(edition, { movement: 'Blink', move: 4 }, [12, 10], { pieces: [pool], dice });
      expect(into.move('Hero', [12, 12]).events('struck').length).toBe(1);
      const over = walker(edition, { movement: 'Blink', move: 5 }, [12, 10], { pieces: [pool] });
      expect(over.move('Hero', [12, 14]).events('struck')).toEqual([]);
      const wide = rift('rift', [12, 15], [8, 6]);
      const leap = walker(edition, { movement: 'Blink', move: 4 }, [12, 12 - R30], { pieces: [wide] });
      expect(outcome(() => leap.move('Hero', [12, 18 + R30 + 0.02], { combined: true }))).toBe('ok');
    });

    test('[PC-MOVE-21] is judged by the move it makes, not by the one it could have made', () => {
      const pool = danger('pool', [12, 12], [4, 2]);
      const dice = edition === '2013' ? [1, 1, 6] : [];
      const game = walker(edition, { movement: 'Blink', move: 6 }, [12, 10], { pieces: [pool], dice });
      expect(game.move('Hero', [12, 13 + R30]).events('struck').length).toBe(1);
      const out = walker(edition, { movement: 'Blink', move: 6 }, [12, 12], {
        pieces: [pool],
        stay: true,
        dice,
      });
      const struck = out.activate('Hero').events('struck').length;
      expect(out.move('Hero', [12, 15]).events('struck').length).toBe(struck);
      out.forgetDice();
    });
  });
});

describe('Bounding', () => {
  const bounder = { movement: 'Bounding', move: 6 } as const;

  test('[PC-MOVE-13@2013] counts real length, heights included', () => {
    const ledge = walker('2013', bounder, [12, 10], { pieces: [roof(4, [12, 15.9])] });
    expect(lengthOf(ledge.move('Hero', [12, 14]))).toBeCloseTo(5.69, 1);
    const far = walker('2013', bounder, [12, 10], { pieces: [roof(4, [12, 14])] });
    expect(outcome(() => far.move('Hero', [12, 14]))).toBe('move.tooFar');
  });

  test('[PC-MOVE-13@2017] goes as high as it goes far', () => {
    const game = walker('2017', bounder, [12, 10], { pieces: [roof(6, [12, 17])] });
    expect(game.move('Hero', [12, 16]).at('Hero').z).toBe(6);
  });

  test('[PC-MOVE-14@2013] goes over models, Objects and Structures at their height', () => {
    const game = walker('2013', bounder, [12, 10], { a: { Pal: { at: [12, 12] } } });
    expect(lengthOf(game.move('Hero', [12, 14]))).toBeCloseTo(5.3, 2);
    const tower = structure('tower', { at: [12, 12], size: [1, 1], height: 9 });
    const under = walker('2013', bounder, [12, 10], { pieces: [tower] });
    expect(outcome(() => under.move('Hero', [12, 14]))).toBe('move.tooFar');
  });

  test('[PC-MOVE-14@2017] goes through what it crosses entirely', () => {
    const hall = structure('hall', { at: [12, 12], size: [6, 3], height: 10, enclosed: true });
    const game = walker('2017', bounder, [12, 10.5 - R30], { pieces: [hall] });
    expect(outcome(() => game.move('Hero', [12, 13.5 + R30 + 0.01]))).toBe('ok');
  });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-MOVE-15] is immune to Dangerous Terrain it clears, and to no Impassable Terrain', () => {
      const strip = danger('strip', [12, 12], [8, 3]);
      const jump = walker(edition, { movement: 'Bounding', move: 5 }, [12, 10.45 - R30], { pieces: [strip] });
      expect(jump.move('Hero', [12, 13.5 + R30 + 0.02]).events('struck')).toEqual([]);
      const ditch = walker(edition, { movement: 'Bounding', move: 8 }, [12, 10], {
        pieces: [rift('rift', [12, 12], [8, 2])],
      });
      expect(outcome(() => ditch.move('Hero', [12, 15]))).toBe('move.impassable');
    });

    test('[PC-MOVE-21] ending with the base touching the far rim is not passing', () => {
      const strip = danger('strip', [12, 12], [8, 3]);
      const dice = edition === '2013' ? [1, 1, 6] : [];
      const game = walker(edition, { movement: 'Bounding', move: 5, baseMm: 50 }, [12, 10.5 - R50], {
        pieces: [strip],
        dice,
      });
      expect(game.move('Hero', [12, 13.5 + R50]).events('struck').length).toBe(1);
    });
  });
});

describe('Flight', () => {
  const flyer = { movement: 'Flight', move: 7 } as const;

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-MOVE-16] goes over anything, any height, along its legs', () => {
      const block = structure('block', { at: [12, 12], size: [3, 2], height: 15 });
      const game = walker(edition, flyer, [12, 10], { pieces: [block] });
      expect(outcome(() => game.move('Hero', [12, 14.5], [14, 14.5]))).toBe('ok');
      const onto = walker(edition, flyer, [12, 10], { pieces: [block] });
      expect(onto.move('Hero', [12, 12]).at('Hero').z).toBe(15);
    });

    test('[PC-MOVE-16] ends in Dangerous Terrain unharmed', () => {
      const game = walker(edition, flyer, [12, 10], { pieces: [danger('pool', [12, 14], [4, 4])] });
      expect(game.move('Hero', [12, 14]).events('struck')).toEqual([]);
    });

    test('[PC-MOVE-27] indoors is Sprint, for the whole Action that starts there', () => {
      const hall = structure('hall', { at: [12, 12], size: [6, 6], height: 5, enclosed: true });
      const wall = structure('wall', { at: [12, 16.2], size: [8, 0.4], height: 4.5 });
      const game = walker(edition, flyer, [12, 13.5], { pieces: [hall, wall], hero: { inside: 'hall' } });
      expect(outcome(() => game.move('Hero', [12, 17.5], { as: 'Flight' }))).toBe('move.type');
      expect(outcome(() => game.move('Hero', [12, 17.5], { as: 'Sprint' }))).toBe('move.blocked');
      const inward = walker(edition, flyer, [12, 7], { pieces: [hall] });
      expect(inward.move('Hero', [12, 10, 'inside']).model('Hero').inside).toBe('hall');
    });
  });

  test('[PC-MOVE-16] standing in Dangerous Terrain is struck once it is Stunned, as its first Activation begins', () => {
    const pool = danger('pool', [12, 12], [4, 4]);
    const game = walker('2017', { ...flyer, health: 6 }, [12, 12], {
      pieces: [pool],
      hero: { stunned: true },
    });
    expect(game.model('Hero').health).toBe(5);
  });
});

describe('Wall Crawling', () => {
  const crawler = { movement: 'Wall Crawling', move: 6 } as const;
  const tower = structure('tower', { at: [12, 15], size: [4, 4], height: 8 });

  test('[PC-MOVE-17@2013] counts every inch of street and wall', () => {
    const up = (z: number) => {
      const game = walker('2013', crawler, [12, 11 - R30], { pieces: [tower] });
      const wall = { wall: 'tower', z: Math.round(z * 25_400) };
      return outcome(() => game.move('Hero', [12, 13 - R30, wall]));
    };
    expect([up(4), up(4.1)]).toEqual(['ok', 'move.tooFar']);
    const high = structure('low', { at: [12, 15], size: [4, 4], height: 4 });
    const game = walker('2013', crawler, [12, 10 - R30], { pieces: [high] });
    expect(outcome(() => game.move('Hero', [12, 13.01]))).toBe('move.tooFar');
  });

  test('[PC-MOVE-17@2017] goes as high as it goes far', () => {
    const house = structure('house', { at: [12, 16], size: [4, 6], height: 6 });
    const game = walker('2017', crawler, [12, 10], { pieces: [house] });
    expect(game.move('Hero', [12, 16]).at('Hero')).toEqual({ x: 12, y: 16, z: 6 });
  });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-MOVE-18] may end on a wall, where the place is remembered; others may not', () => {
      const on = { wall: 'tower', z: 76_200 };
      const game = walker(edition, crawler, [12, 12 - R30], { pieces: [tower] });
      game.move('Hero', [12, 13 - R30, on]);
      expect([game.model('Hero').wall, game.at('Hero').z]).toEqual(['tower', 3]);
      const blink = walker(edition, { movement: 'Blink', move: 6 }, [12, 12 - R30], { pieces: [tower] });
      expect(outcome(() => blink.move('Hero', [12, 13 - R30, on]))).toBe('move.noCling');
    });

    test('[PC-MOVE-19] is immune to Dangerous Terrain that one single Action clears', () => {
      const pool = danger('pool', [12, 12], [4, 2]);
      const game = walker(edition, crawler, [12, 10], { pieces: [pool] });
      expect(game.move('Hero', [12, 14]).events('struck')).toEqual([]);
    });
  });

  test('[PC-MOVE-19] two moves as one are struck by the terrain they cross', () => {
    const wide = danger('wide', [12, 13], [6, 6]);
    const game = walker('2017', { ...crawler, move: 5 }, [12, 9], { pieces: [wide] });
    expect(game.move('Hero', [12, 17], { combined: true }).events('struck').length).toBe(1);
  });
});

describe('what the model is at', () => {
  inEditions(['2013', '2017'], (edition) => {
    test('[PC-MOVE-20] an Immobile model never moves, Stunned or not', () => {
      const strike = 'AP 1 Strike (CCM, F vs G, Damage 1) SFX: none';
      const game = (stunned: boolean) =>
        walker(edition, { movement: 'Immobile', move: 0, actions: [strike] }, [12, 10], {
          hero: { stunned },
          b: { Thug: { at: [12, 10 + 2 * R30] } },
        });
      expect(outcome(() => game(false).move('Hero', [12, 9], { as: 'Sprint' }))).toMatch(
        /move.immobile|act.noMove/,
      );
      expect(outcome(() => game(true).move('Hero', [12, 9], { as: 'Sprint' }))).toMatch(
        /move.immobile|act.noMove/,
      );
    });

    test('[PC-MOVE-26] a Stunned model moves as Sprint its printed distance', () => {
      const game = walker(edition, { movement: 'Flight', move: 8 }, [12, 10], {
        hero: { stunned: true },
        pieces: [structure('block', { at: [12, 12], size: [6, 1], height: 4.5 })],
      });
      expect(outcome(() => game.move('Hero', [12, 14], { as: 'Flight' }))).toBe('move.type');
      expect(outcome(() => game.move('Hero', [12, 14], { as: 'Sprint' }))).toBe('move.blocked');
      expect(outcome(() => game.move('Hero', [12, 2], { as: 'Sprint' }))).toBe('ok');
    });

    test('[PC-MOVE-27] a Spectral model Blinks, unless it is Stunned', () => {
      const block = structure('block', { at: [12, 12], size: [6, 1], height: 4.5 });
      const go = (stunned: boolean, as: 'Blink' | 'Sprint') =>
        outcome(() =>
          walker(edition, { move: 5 }, [12, 10], { pieces: [block], hero: { spectral: true, stunned } }).move(
            'Hero',
            [12, 14],
            { as },
          ),
        );
      expect([go(false, 'Blink'), go(true, 'Blink'), go(true, 'Sprint')]).toEqual([
        'ok',
        'move.type',
        'move.blocked',
      ]);
    });
  });
});
