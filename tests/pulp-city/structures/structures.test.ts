import { describe, expect, test } from 'vitest';
import { rectangle } from '../../../src/geometry/shape.ts';
import { e2013 } from '../../../src/systems/pulp-city/editions/e2013.ts';
import { e2017 } from '../../../src/systems/pulp-city/editions/e2017.ts';
import type { MovementType } from '../../../src/systems/pulp-city/model/keywords.ts';
import type { TerrainPiece } from '../../../src/systems/pulp-city/model/terrain.ts';
import { markerPiece } from '../../../src/systems/pulp-city/model/marker-piece.ts';
import { sizeClassOf } from '../../../src/systems/pulp-city/model/size-class.ts';
import { withNumbers } from '../../../src/systems/pulp-city/board/piece-numbers.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { object, structure, um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { scene, type SceneSpec } from '../../support/scene.ts';
import { danger, outcome, R30, R40, walker } from '../move/walker.ts';

const rules = { '2013': e2013, '2017': e2017 };

/** 8.5 x 8.5 inches, with a corner to the south. */
const HALF = um(8.5 / Math.SQRT2);
const DIAMOND: TerrainPiece['footprint'] = {
  kind: 'polygon',
  points: [
    { x: um(12), y: um(12) - HALF },
    { x: um(12) + HALF, y: um(12) },
    { x: um(12), y: um(12) + HALF },
    { x: um(12) - HALF, y: um(12) },
  ],
};

describe('what a Structure is', () => {
  const parts = [
    { footprint: rectangle(um(8), um(10), um(8.4), um(14)), bottom: 0, top: um(3) },
    { footprint: rectangle(um(15.6), um(10), um(16), um(14)), bottom: 0, top: um(3) },
  ];
  const ruin = structure('ruin', { at: [12, 12], size: [8, 4], height: 3 }, { parts, standable: false });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-STRUCT-02] an open one is moved through; its walls are not ended in', () => {
      const go = (x: number, y: number) =>
        outcome(() => walker(edition, { move: 6 }, [x, 9], { pieces: [ruin] }).move('Hero', [x, y]));
      expect([go(12, 15), go(12, 12), go(8.2, 12)]).toEqual(['ok', 'ok', 'move.overlaps']);
    });

    test('[PC-STRUCT-04] a room is entered or left in one Action, not crossed; it has its own level', () => {
      const hall = structure('hall', { at: [12, 12], size: [6, 4], height: 9, enclosed: true });
      const fast = walker(edition, { move: 10 }, [12, 9], { pieces: [hall] });
      expect(outcome(() => fast.move('Hero', [12, 11.5, 'inside'], [12, 15, 'ground']))).toBe(
        'move.crossesRoom',
      );
      expect(outcome(() => fast.move('Hero', [12, 15, 'ground']))).not.toBe('ok');
      fast.move('Hero', [12, 12, 'inside']).move('Hero', [12, 15, 'ground']);
      expect(fast.at('Hero').y).toBe(15);
      const roofed = walker(edition, { move: 5 }, [12, 9], {
        pieces: [hall],
        a: { Pal: { at: [12, 12], z: 9 } },
      });
      expect(outcome(() => roofed.move('Hero', [12, 12, 'inside']))).toBe('ok');
    });

    test('[PC-STRUCT-04] from its roof only what passes through Structures gets in', () => {
      const hall = structure('hall', { at: [12, 14], size: [5, 5], height: 2, enclosed: true });
      const into = (movement: MovementType) =>
        outcome(() =>
          walker(edition, { movement, move: 8 }, [12, 14], { pieces: [hall], hero: { z: 2 } }).move('Hero', [
            13,
            14,
            'inside',
          ]),
        );
      const types = ['Sprint', 'Wall Crawling', 'Flight', 'Bounding', 'Blink'] as const;
      const bounding = edition === '2013' ? 'move.blocked' : 'ok';
      expect(types.map(into)).toEqual(['move.blocked', 'move.blocked', 'move.blocked', bounding, 'ok']);
    });

    test('[PC-STRUCT-07] its material gives Defense; nothing said means Solid', () => {
      const g = (material?: 'Flimsy' | 'Solid' | 'Reinforced') => {
        const {
          g: _g,
          health: _h,
          maxHealth: _m,
          ...bare
        } = structure('hut', { at: [12, 12], size: [2, 2], height: 2, ...(material ? { material } : {}) });
        return withNumbers(bare, rules[edition]).g;
      };
      expect([g('Flimsy'), g('Solid'), g('Reinforced'), g()]).toEqual([5, 7, 9, 7]);
    });

    test('[PC-OBJ-01] an Object has G 5 and the Health of its Rank', () => {
      const bare = structure('car', { at: [12, 12], size: [2, 2], height: 1 }, { kind: 'object', rank: 2 });
      const { g: _g, health: _h, maxHealth: _m, ...rest } = bare;
      expect(withNumbers(rest, rules[edition])).toMatchObject({ g: 5, health: 2, maxHealth: 2 });
    });
  });

  const enter = (edition: Edition, baseMm: number, distance: number) => {
    const hall = structure('hall', { at: [12, 12], size: [6, 4], height: 9, enclosed: true });
    const r = baseMm === 40 ? R40 : R30;
    const game = walker(edition, { move: 6, baseMm }, [12, 10 - r], { pieces: [hall] });
    return outcome(() => game.move('Hero', [12, 10 - r + distance, 'inside']));
  };

  test('[PC-STRUCT-03@2013] an Enclosed one is entered through any wall, with the whole base', () => {
    expect([enter('2013', 40, 1.58), enter('2013', 40, 1.5)]).toEqual(['ok', 'move.noRoom']);
  });

  test('[PC-STRUCT-03@2017] an Enclosed one is entered where the movement gets wholly into it', () => {
    expect([enter('2017', 30, 1.19), enter('2017', 30, 1)]).toEqual(['ok', 'move.noRoom']);
  });

  const size = (width: number, depth: number, height: number) =>
    sizeClassOf(rectangle(0, 0, um(width), um(depth)), um(height));

  test('[PC-STRUCT-08@2013] is Small up to a sum of 10 inches, Medium up to 25, Large beyond', () => {
    expect([size(8, 10, 5), size(10, 10, 5), size(10, 10, 5.1)]).toEqual(['Medium', 'Medium', 'Large']);
  });

  test('[PC-STRUCT-08@2017] goes by the same sum', () => {
    expect([size(4, 4, 2), size(4, 4, 2.1), size(10, 10, 5.1)]).toEqual(['Small', 'Medium', 'Large']);
  });

  test('[PC-STRUCT-08@2013] [PC-STRUCT-08@2017] has its own dimensions however it is turned', () => {
    expect(sizeClassOf(DIAMOND, um(8))).toBe('Medium');
    expect(sizeClassOf(DIAMOND, um(8.1))).toBe('Large');
    const l = [
      [0, 0],
      [6, 0],
      [6, 2],
      [2, 2],
      [2, 6],
      [0, 6],
    ].map(([x = 0, y = 0]) => ({
      x: um(12 + x * 0.6 - y * 0.8),
      y: um(6 + x * 0.8 + y * 0.6),
    }));
    expect(sizeClassOf({ kind: 'polygon', points: l }, um(13))).toBe('Medium');
    expect(sizeClassOf({ kind: 'polygon', points: l }, um(13.01))).toBe('Large');
    expect(sizeClassOf({ kind: 'disc', x: um(9), y: um(9), r: um(2) }, um(2))).toBe('Small');
  });

  test('[PC-STRUCT-08, PC-STRUCT-09] without a size agreed before play it has the Health of its own dimensions', () => {
    const {
      g: _g,
      health: _h,
      maxHealth: _m,
      sizeClass: _s,
      ...bare
    } = structure('hut', {
      at: [12, 12],
      size: [2, 2],
      height: 2,
    });
    const of = (edition: Edition, footprint: TerrainPiece['footprint'], height: number) =>
      withNumbers({ ...bare, footprint, top: um(height) }, rules[edition]).health;
    expect([of('2013', DIAMOND, 8), of('2017', DIAMOND, 8)]).toEqual([6, 8]);
    expect([of('2013', bare.footprint, 2), of('2017', bare.footprint, 2)]).toEqual([3, 4]);
  });

  const health = (edition: Edition) =>
    (['Small', 'Medium', 'Large'] as const).map((sizeClass) => {
      const {
        g: _g,
        health: _h,
        maxHealth: _m,
        ...bare
      } = structure('hut', { at: [12, 12], size: [2, 2], height: 2, sizeClass });
      return withNumbers(bare, rules[edition]).health;
    });

  test('[PC-STRUCT-09@2013] has 3, 6 or 9 Health', () => expect(health('2013')).toEqual([3, 6, 9]));
  test('[PC-STRUCT-09@2017] has 4, 8 or 12 Health', () => expect(health('2017')).toEqual([4, 8, 12]));
});

describe('a collapse', () => {
  /** Ace tears a house down in which Foe is. */
  const buried = (edition: Edition, footprint: TerrainPiece['footprint'], dice: readonly number[]): Play => {
    const frail = structure('frail', { at: [12, 12], size: [2, 2], height: 8, enclosed: true, health: 1 });
    const shot = 'AP 1 Shot* (IND 14, H vs I, Damage 1) SFX: none';
    return scene({
      edition,
      a: { Ace: { at: [2, 2], card: { H: 9, actions: [shot] } } },
      b: { Foe: { at: [12, 12], inside: 'frail' }, Two: { at: [22, 22] } },
      pieces: [{ ...frail, footprint, top: um(8) }],
      dice: [5, ...dice],
    })
      .activate('Ace')
      .attack('Ace', 'Shot', 'frail', { sfx: [] });
  };
  test('[PC-STRUCT-11@2017] of a house of 8.5 x 8.5 x 8 that stands askew: 2 steps, Stunned and Damage 2', () => {
    expect(buried('2017', DIAMOND, []).model('Foe')).toMatchObject({ stunned: true, health: 4 });
  });

  test('[PC-STRUCT-11@2013] the same rolls 1 + 2 dice', () => {
    const game = buried('2013', DIAMOND, [1, 1, 1, 6]).decline();
    expect(game.last('environmentRolled').attack.faces).toHaveLength(3);
  });

  test('[PC-STRUCT-11@2017] a house that is long from north to south has its length, as one from east to west', () => {
    const long = (dx: number, dy: number) => rectangle(um(12 - dx), um(12 - dy), um(12 + dx), um(12 + dy));
    expect(buried('2017', long(1, 6), []).last('crashed').height).toBe(um(12));
    expect(buried('2017', long(6, 1), []).last('crashed').height).toBe(um(12));
    expect(buried('2017', long(1, 1), []).last('crashed').height).toBe(um(8));
  });

  /** A tower 8 inches high, 5 by 10, with 1 Health left; Brute beside it tears it down. */
  function torn(edition: Edition, rest: Partial<SceneSpec> = {}): Play {
    const { a, b, dice = [], pieces = [], ...more } = rest;
    const tower = structure('tower', {
      at: [12, 12],
      size: [10, 5],
      height: 8,
      enclosed: true,
      g: 7,
      health: 1,
    });
    const game = scene({
      edition,
      a: {
        Brute: {
          card: { F: 9, actions: ['AP 1 Smite* (CCM, F vs G, Damage 2) SFX: none'] },
          at: [7 - R30, 12],
        },
        ...a,
      },
      b: { Foe: { at: [22, 22] }, ...b },
      pieces: [tower, ...pieces],
      dice: [5, ...dice],
      ...more,
    });
    return game.activate('Brute').attack('Brute', 'Smite', 'tower');
  }

  test('[PC-STRUCT-10] whoever is on the roof Falls its full height', () => {
    const game = torn('2017', {
      b: { Thug: { at: [12, 12], z: 8 } },
      a: { Flyer: { card: { movement: 'Flight' }, at: [14, 12], z: 8 } },
    });
    expect([game.model('Thug').health, game.model('Thug').stunned, game.at('Thug').z]).toEqual([4, true, 0]);
    expect([game.model('Flyer').health, game.at('Flyer').z]).toEqual([6, 0]);
    const rolled = torn('2013', { b: { Thug: { at: [12, 12], z: 8 } }, dice: [1, 1, 1, 6] });
    expect(rolled.question('environmentDefence')).toMatchObject({ name: 'fall', dice: 3 });
    rolled.answer('environmentDefence', { trait: 'G', powerUp: 0 });
  });

  test('[PC-STRUCT-11] whoever is inside suffers one Crash from the largest of its three dimensions', () => {
    const inside = {
      Thug: { card: { movement: 'Bounding' as const }, at: [12, 12] as const, inside: 'tower' },
    };
    const game = torn('2017', { b: { ...inside, High: { at: [12, 12], z: 8 } } });
    expect([game.model('Thug').health, game.model('Thug').stunned, game.model('Thug').inside]).toEqual([
      3,
      true,
      null,
    ]);
    expect(game.events('crashed').filter(({ model }) => model === game.names.model('Thug')).length).toBe(1);
    const rolled = torn('2013', { b: inside, dice: [1, 1, 1, 1, 6] });
    expect(rolled.question('environmentDefence')).toMatchObject({ name: 'crash', dice: 4 });
    rolled.answer('environmentDefence', { trait: 'G', powerUp: 0 });
  });

  inEditions(['2017'], (edition) => {
    test('[PC-STRUCT-12] leaves bare ground; then what touches Areas is struck', () => {
      const game = torn(edition, {
        b: { Thug: { at: [12, 12], z: 8 } },
        pieces: [danger('fire', [12, 12], [4, 4])],
      });
      expect(Object.keys(game.state.pieces)).toEqual(['fire']);
      expect(game.model('Thug').health).toBe(3);
      const told = game
        .events()
        .filter(({ type }) => ['pieceDestroyed', 'fell', 'struck'].includes(type))
        .map(({ type }) => type);
      expect(told).toEqual(['pieceDestroyed', 'fell', 'struck']);
    });

    test('[PC-STRUCT-12] Areas on its roof come down too, and strike those on whom they do', () => {
      const fire = danger('fire', [12, 12], [4, 4]);
      const game = torn(edition, {
        b: { Inside: { at: [12, 12], inside: 'tower' }, Far: { at: [15.5, 12], inside: 'tower' } },
        pieces: [{ ...fire, bottom: um(8), top: um(8) }],
      });
      expect(game.piece('fire')).toMatchObject({ bottom: 0, top: 0 });
      expect([game.model('Inside').health, game.model('Far').health]).toEqual([2, 3]);
    });

    test('[PC-STRUCT-12, PC-OBJ-09] an Object on its roof comes down to the ground', () => {
      const crate = object('crate', { at: [12, 12] }, { bottom: um(8), top: um(9) });
      const game = torn(edition, { pieces: [crate] });
      expect(game.piece('crate')).toMatchObject({ bottom: 0, top: um(1) });
    });

    test('[PC-STRUCT-12, PC-TABLE-12] a Marker on its roof comes down beside whoever stands below, not under them', () => {
      const facts = { kind: 'treasure', carriedFrom: 1 } as const;
      const pieces = [markerPiece('loot', facts, { x: um(12), y: um(12), z: um(8) })];
      const game = torn(edition, { b: { Thug: { at: [12, 12.5], inside: 'tower' } }, pieces });
      const loot = game.piece('loot');
      if (loot?.footprint.kind !== 'disc') throw new Error('a Marker is round');
      const { x, y } = game.model('Thug');
      expect(Math.hypot(loot.footprint.x - x, loot.footprint.y - y)).toBeCloseTo(30_000, -2);
      expect([loot.bottom, y]).toEqual([0, um(12.5)]);
      const alone = torn(edition, { pieces });
      expect(alone.piece('loot')).toMatchObject({ bottom: 0, footprint: { x: um(12), y: um(12) } });
    });

    test('[PC-STRUCT-10] whoever clings to its wall Falls from there', () => {
      const thug = {
        card: { move: 5, movement: 'Wall Crawling' as const },
        at: [12, 14.5 + R30] as const,
        z: 7,
        wall: 'tower',
        stunned: false,
      };
      const game = torn(edition, { b: { Thug: thug } });
      expect(game.last('fell')).toMatchObject({ height: um(7), hurts: false });
      expect([game.at('Thug').z, game.model('Thug').wall]).toEqual([0, null]);
    });
  });
});

test('[PC-STRUCT-06] Flight is Sprint indoors', () => {
  const hall = structure('hall', { at: [12, 12], size: [6, 6], height: 5, enclosed: true });
  const game = walker('2013', { movement: 'Flight', move: 8 }, [12, 12], {
    pieces: [hall],
    hero: { inside: 'hall' },
  });
  expect(outcome(() => game.move('Hero', [13, 12], { as: 'Flight' }))).toBe('move.type');
  expect(outcome(() => game.climbHigh('Hero'))).toBe('climb.noFlight');
});
