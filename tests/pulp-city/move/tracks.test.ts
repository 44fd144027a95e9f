import { describe, expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { reachOf } from '../../../src/systems/pulp-city/rules/movement/moving.ts';
import { inEditions } from '../../support/editions.ts';
import { structure, um } from '../../support/pieces.ts';
import { danger, lengthOf, outcome, R30, walker } from './walker.ts';

describe('a Movement Action', () => {
  test('[PC-MOVE-01@2013] costs one Fatigue and no AP, however far it goes, and what is left is lost', () => {
    const game = walker('2013', { move: 6 }, [12, 10], { pools: { a: 5 } }).move('Hero', [12, 14]);
    expect([game.card('Hero').fatigue, game.pool('a')]).toEqual([1, 5]);
    expect(game.at('Hero')).toEqual({ x: 12, y: 14, z: 0 });
  });

  test('[PC-MOVE-01@2017] of 0 inches is legal and costs its Fatigue; without Fatigue to spare there is none', () => {
    const game = walker('2017', { move: 6 }, [12, 10]).move('Hero');
    expect([game.card('Hero').fatigue, lengthOf(game)]).toEqual([1, 0]);
    const tired = walker(
      '2017',
      { move: 6, actions: ['AP 1 Strike* (CCM, F vs G, Damage 1) SFX: none'] },
      [12, 10],
      {
        hero: { fatigue: 2 },
        b: { Thug: { at: [12, 10 + 2 * R30] } },
      },
    );
    expect(outcome(() => tired.move('Hero', [12, 9]))).toBe('move.fatigue');
  });

  test('[PC-MOVE-02@2013] with one Fatigue a model has one move left, a Speeder one more', () => {
    const fresh = walker('2013', { move: 4 }, [12, 10], { hero: { fatigue: 1 } });
    expect(outcome(() => fresh.move('Hero', [12, 11], { combined: false }))).toBe('ok');
    expect(fresh.card('Hero').fatigue).toBe(2);
    const speeder = walker('2013', { move: 4, role: 'Speeder' }, [12, 10], { hero: { fatigue: 2 } });
    expect(outcome(() => speeder.move('Hero', [12, 11]))).toBe('ok');
  });

  test('[PC-MOVE-02@2017] a Speedster with 2 Fatigue makes one more move, with 3 none', () => {
    const speeder = walker('2017', { move: 4, role: 'Speeder' }, [12, 10], { hero: { fatigue: 2 } });
    expect(speeder.move('Hero', [12, 11]).card('Hero').fatigue).toBe(3);
  });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-MOVE-03] Fatigue from elsewhere counts towards the same limit', () => {
      const game = walker(edition, { move: 4, movement: 'Flight' }, [12, 10], { hero: { fatigue: 1 } });
      expect(outcome(() => game.move('Hero', [12, 11], { combined: true }))).toMatch(
        /move.fatigue|act.noMove/,
      );
      expect(outcome(() => game.move('Hero', [12, 11]))).toBe('ok');
    });
  });

  test('[PC-MOVE-04@2013] may be made twice in an Activation, and then nothing else', () => {
    const strike = 'AP 1 Strike (CCM, F vs G, Damage 1) SFX: none';
    const game = walker('2013', { move: 4, actions: [strike], role: 'Speeder' }, [12, 10], {
      b: { Thug: { at: [12, 12 + 2 * R30] } },
    });
    game.move('Hero', [12, 11]).move('Hero', [12, 12]);
    expect(game.asked()).not.toContain('act');
  });

  test('[PC-MOVE-04@2017] may be made twice in an Activation, by a Speedster too, and a Combinable Action besides', () => {
    const both = [
      'AP 1 Jab* (CCM, F vs G, Damage 1) SFX: none',
      'AP 1 Strike (CCM, F vs G, Damage 1) SFX: none',
    ];
    const game = walker('2017', { move: 4, actions: both, role: 'Speeder' }, [12, 10], {
      b: { Thug: { at: [12, 12 + 2 * R30] } },
    });
    game.move('Hero', [12, 11]).move('Hero', [12, 12]);
    expect(game.question('act').limits).toMatchObject({ moves: false, actions: ['jab'] });
    expect(outcome(() => game.move('Hero', [12, 11]))).toBe('act.noMove');
  });
});

describe('the track', () => {
  const wall = structure('wall', { at: [12, 10.2], size: [6, 0.4], height: 4 });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-MOVE-05] any model but an Immobile one may Sprint its printed distance instead, and terrain strikes it', () => {
      const printed = { movement: 'Wall Crawling', move: 6 } as const;
      const pool = danger('pool', [12, 12], [4, 2]);
      const game = walker(edition, printed, [12, 10], {
        pieces: [pool],
        dice: edition === '2013' ? [1, 1, 6] : [],
      });
      game.move('Hero', [12, 14.5], { as: 'Sprint' });
      expect(game.last('struck').piece).toBe('pool');
      expect(outcome(() => walker(edition, printed, [12, 10]).move('Hero', [12, 12], { as: 'Flight' }))).toBe(
        'move.type',
      );
      const high = structure('high', { at: [12, 14], size: [4, 4], height: edition === '2013' ? 3 : 2 });
      const climb = walker(edition, printed, [12, 10], { pieces: [high] });
      expect(outcome(() => climb.move('Hero', [12, 12.5], { as: 'Sprint' }))).toBe('ok');
    });

    test('[PC-MOVE-06] is a chain of legs whose lengths add up, cleared by the whole base', () => {
      const game = walker(edition, { move: 6 }, [12, 7.5], { pieces: [wall] });
      expect(outcome(() => game.move('Hero', [12, 12.5]))).toBe('move.blocked');
      expect(outcome(() => game.move('Hero', [15.7, 9], [15.7, 11.2], [12, 12.5]))).toBe('move.tooFar');
      const bend = walker(edition, { move: 6 }, [4, 4]);
      expect(outcome(() => bend.move('Hero', [6.5, 4], [6.5, 7.51]))).toBe('move.tooFar');
      expect(lengthOf(bend.move('Hero', [6.5, 4], [6.5, 7.5]))).toBe(6);
    });

    test('[PC-MOVE-08] things crossed one after the other are each measured from the start, and not summed', () => {
      const low = edition === '2013' ? 2 : 1.9;
      const pieces = [10, 12.5].map((y) =>
        structure(`wall${y}`, { at: [12, y], size: [8, 0.4], height: low }),
      );
      const game = walker(edition, { move: 6 }, [12, 9], { pieces });
      expect(outcome(() => game.move('Hero', [12, 14.5]))).toBe('ok');
      const dock = (height: number) => [structure('dock', { at: [12, 14], size: [6, 4], height })];
      const most = edition === '2013' ? 2.5 : 2;
      const up = (height: number) =>
        outcome(() =>
          walker(edition, { move: 5 }, [12, 10], { pieces: dock(height) }).move('Hero', [12, 12.5]),
        );
      expect([up(most), up(most + 0.1)]).toEqual(['ok', 'move.tooHigh']);
    });
  });

  test('[PC-MOVE-07@2013] goes over models that are low enough, and may not end on one', () => {
    const game = walker('2013', { move: 6 }, [12, 10], { a: { Pal: { at: [12, 12] } } });
    expect(outcome(() => game.move('Hero', [12, 12.5]))).toBe('move.overlaps');
    expect(outcome(() => game.move('Hero', [12, 14]))).toBe('ok');
  });

  test('[PC-MOVE-07@2017] goes round models; scenery no taller than its reach is crossed', () => {
    const friend = walker('2017', { move: 6 }, [12, 10], { a: { Pal: { at: [12, 12] } } });
    expect(outcome(() => friend.move('Hero', [12, 14]))).toBe('move.blocked');
    const over = (height: number) => {
      const piece = structure('low', { at: [12, 12], size: [4, 0.5], height });
      return outcome(() => walker('2017', { move: 6 }, [12, 10], { pieces: [piece] }).move('Hero', [12, 14]));
    };
    expect([over(2), over(2.1)]).toEqual(['ok', 'move.blocked']);
  });

  test('[PC-TABLE-16] with the switch of summed heights all that a 2013 Sprint climbs is added up', () => {
    const pieces = [10, 12.5].map((y) => structure(`wall${y}`, { at: [12, y], size: [8, 0.4], height: 2 }));
    const switches = { sprintHeights2013: 'sum' } as const;
    const game = walker('2013', { move: 6 }, [12, 9], { pieces, switches });
    const reach = reachOf(worldOf(game.game), game.names.model('Hero'), 'Sprint', false);
    expect([14.5, 11.3].map((y) => reach.canEnd(um(12), um(y)))).toEqual([false, true]);
    expect(outcome(() => game.move('Hero', [12, 14.5]))).toBe('move.tooHigh');
    expect(outcome(() => game.move('Hero', [12, 11.3]))).toBe('ok');
  });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-TABLE-10] a move ends on the table, on a surface, and on nobody', () => {
      const roof = structure('roof', { at: [12, 14], size: [4, 4], height: 2 });
      const game = () =>
        walker(edition, { move: 5, movement: 'Flight' }, [12, 10], {
          pieces: [roof],
          a: { Pal: { at: [9, 10] } },
        });
      expect(outcome(() => game().move('Hero', [9.5, 10]))).toBe('move.overlaps');
      expect(outcome(() => game().move('Hero', [12, 12.2]))).toBe('ok');
      const edge = walker(edition, { move: 5 }, [1, 10]);
      expect(outcome(() => edge.move('Hero', [0.5, 10]))).toBe('move.offTable');
      expect(outcome(() => edge.move('Hero', [0.6, 10]))).toBe('ok');
    });

    test('[PC-AREA-03] nobody goes through Impassable Terrain on foot, or ends in it', () => {
      const ditch = { id: 'ditch', at: [12, 12], size: [6, 2] } as const;
      const piece = {
        ...structure(ditch.id, { at: ditch.at, size: ditch.size, height: 1 }),
        solid: false,
        impassable: { fixedHeight: null },
      };
      const go = (movement: 'Sprint' | 'Blink' | 'Bounding' | 'Flight', y: number) =>
        outcome(() =>
          walker(edition, { move: 6, movement }, [12, 10], { pieces: [piece] }).move('Hero', [12, y]),
        );
      expect([go('Sprint', 14), go('Bounding', 14), go('Flight', 14)]).toEqual([
        'move.impassable',
        'move.impassable',
        'move.impassable',
      ]);
      expect([go('Blink', 14), go('Blink', 12)]).toEqual(['ok', 'move.impassable']);
      const low = { ...piece, impassable: { fixedHeight: 25_400 } };
      const flyer = (y: number) =>
        outcome(() =>
          walker(edition, { move: 6, movement: 'Flight' }, [12, 10], { pieces: [low] }).move('Hero', [12, y]),
        );
      expect([flyer(14), flyer(13.2)]).toEqual(['ok', 'move.impassable']);
    });
  });
});
