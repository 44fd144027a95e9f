import { describe, expect, test } from 'vitest';
import type { Clause, PieceTextClause } from '../../../src/systems/pulp-city/model/clause.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { object, structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { scene, type SceneSpec } from '../../support/scene.ts';
import { R30 } from '../move/walker.ts';

const piece = (name: string, clauses: readonly Clause[]) => ({ name, clauses });
const enters: PieceTextClause = { at: 'enteredArea', must: [{ fx: 'damage', x: 1, to: 'subject' }] };

const SWAMP = {
  bar: 'AP 1 Swamp* (SUM 8, H vs T#5, Summon Dangerous Terrain 3/Black Swamp) SFX: none',
  specials: [piece('Black Swamp', [{ piece: 'dangerousTerrain', size: 3, clauses: [enters] }])],
};
const GOLD = {
  bar: 'AP 1 Pool* (SUM 8, H vs T#5, Summon Dangerous Terrain 3/Liquid Gold) SFX: none',
  specials: [
    piece('Liquid Gold', [
      {
        piece: 'dangerousTerrain',
        size: 3,
        removed: 'effectsPhase',
        clauses: [enters, { custom: 'leaveByShortestRoute', at: 'achieved' }],
      },
    ]),
  ],
};
const FIREFIST = {
  bar: 'AP 1 Fist* (SUM 6, H vs T#5, Summon Structure/Firefist) SFX: none',
  specials: [piece('Firefist', [{ piece: 'structure', G: 8, base: 30, hp: 3 }])],
};
const RAISE = 'AP 1 Raise* (SUM 6, H vs T#5, Summon Minion/Zombie (3)) SFX: none';

function summoner(edition: Edition, action: typeof SWAMP | string, rest: Partial<SceneSpec> = {}): Play {
  const { a, b, dice, ...more } = rest;
  return scene({
    edition,
    a: { Mage: { card: { H: 5, actions: [action] }, at: [12, 6] }, ...a },
    b: { Foe: { at: [22.5, 22.5] }, ...b },
    dice: dice ?? [3],
    ...more,
  }).activate('Mage');
}

const cast = (game: Play, name: string, at: readonly [number, number]) =>
  game.attack('Mage', name, [], { at });

describe('Summon Dangerous Terrain', () => {
  inEditions(['2013', '2017'], (edition) => {
    test('[PC-AREA-06, PC-TYPE-20@2013, PC-TYPE-20@2017] its centre lies within range; who stands within its radius is struck without a roll', () => {
      const reach = 6 + R30 + 8;
      const thugs = {
        Thug: { at: [12, reach + 3 + R30] as const },
        Other: { at: [16, reach + 1.6] as const },
      };
      const game = summoner(edition, SWAMP, { b: thugs });
      expect(game.refused((it) => cast(it, 'Swamp', [12, reach + 0.02]))).toBe('target.tooFar');
      cast(game, 'Swamp', [12, reach]);
      expect([game.model('Thug').health, game.model('Other').health]).toEqual([5, 6]);
      expect(game.state.pieces['s1']).toMatchObject({ kind: 'area', name: 'Black Swamp', hazard: true });
    });

    test('[PC-AREA-06] it strikes friends and the summoner too, no flyer, and nobody on a roof above', () => {
      const roof = structure('roof', { at: [15, 10], size: [2, 2], height: 4 });
      const game = summoner(edition, SWAMP, {
        a: { Pal: { at: [10, 8] } },
        b: {
          Leaper: { card: { movement: 'Bounding' }, at: [12, 10] },
          Flyer: { card: { movement: 'Flight' }, at: [13.5, 8] },
          High: { at: [15, 10], z: 4 },
        },
        pieces: [roof],
      });
      cast(game, 'Swamp', [12, 8]);
      const hurt = ['Mage', 'Pal', 'Leaper', 'Flyer', 'High'].filter((name) => game.model(name).health < 6);
      expect(hurt).toEqual(['Mage', 'Pal', 'Leaper']);
    });

    test('[PC-AREA-06] out of Liquid Gold there is a way first, by the shortest way and without Fatigue', () => {
      const game = summoner(edition, GOLD, { b: { Thug: { at: [12, 13] }, Slow: { at: [13.5, 12] } } });
      cast(game, 'Pool', [12, 12]);
      expect(game.question('escape').by).toBe('b');
      game.answer('escape', true).answer('escape', false);
      expect([game.model('Thug').health, game.model('Slow').health]).toEqual([6, 5]);
      expect(game.at('Thug').y).toBeCloseTo(15 + R30 + 0.01, 1);
      expect([game.card('Thug').fatigue, game.events('moved').length]).toEqual([0, 0]);
    });

    test('[PC-ROUND-07] Liquid Gold goes in the Effects Phase, other terrain stays', () => {
      const later = (action: typeof GOLD) => {
        const game = cast(
          summoner(edition, action),
          action.bar.includes('Pool') ? 'Pool' : 'Swamp',
          [12, 13],
        );
        const { setup, state } = game.game;
        const next = scene({
          edition,
          a: { Mage: { card: { H: 5, actions: [action] }, at: [12, 6] } },
          b: { Foe: { at: [22.5, 22.5] } },
          tweak: (fresh) => {
            fresh.pieces = state.pieces;
            fresh.round.phase = 'effects';
          },
        });
        expect(setup.edition).toBe(edition);
        return Object.keys(next.state.pieces);
      };
      expect([later(GOLD), later(SWAMP)]).toEqual([[], ['s1']]);
    });
  });
});

describe('Summoned Terrain', () => {
  const earlier = object(
    'old',
    { at: [16, 10], size: 1.18, height: 1.5 },
    { name: 'Firefist', summoned: { card: 'a1', model: 'a1', action: 'fist' } },
  );
  const shot = 'AP 1 Shot* (PRJ 8, H vs I, Damage 6) SFX: none';
  const shotAt = (edition: Edition) =>
    scene({
      edition,
      a: { Mage: { card: { H: 5, I: 1, actions: [FIREFIST] }, at: [12, 6] }, Pal: { at: [2, 2] } },
      b: { Gunner: { card: { H: 9, actions: [shot] }, at: [18, 6] } },
      pieces: [earlier],
      turn: 'b',
      dice: [5, 1],
    })
      .activate('Gunner')
      .attack('Gunner', 'Shot', 'Mage');

  test('[PC-AREA-05@2013] stays when the Action is used again, and goes with its summoner', () => {
    const game = cast(summoner('2013', FIREFIST, { pieces: [earlier] }), 'Fist', [12, 10]);
    expect(Object.keys(game.state.pieces)).toEqual(['old', 's1']);
    const gone = shotAt('2013');
    expect([gone.model('Mage').status, Object.keys(gone.state.pieces)]).toEqual(['ko', []]);
  });

  test('[PC-AREA-05@2017, PC-FX-28@2017] is replaced by a second use, and goes with its summoner', () => {
    const game = cast(summoner('2017', FIREFIST, { pieces: [earlier] }), 'Fist', [12, 10]);
    expect(Object.keys(game.state.pieces)).toEqual(['s1']);
    const gone = shotAt('2017');
    expect([gone.model('Mage').status, Object.keys(gone.state.pieces)]).toEqual(['ko', []]);
  });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-STRUCT-13, PC-FX-30@2013, PC-FX-30@2017] a summoned Structure has the numbers of its card and the height of its base', () => {
      const game = cast(summoner(edition, FIREFIST), 'Fist', [12, 10]);
      expect(game.state.pieces['s1']).toMatchObject({
        kind: 'structure',
        g: 8,
        health: 3,
        top: 38_100,
        cover: 'typical',
        enterable: false,
        footprint: { kind: 'disc', x: 304_800, y: 254_000, r: 15_000 },
      });
    });

    test('[PC-FX-28@2013, PC-FX-28@2017] is not put on top of another base', () => {
      const game = cast(summoner(edition, FIREFIST, { b: { Thug: { at: [12, 10] } } }), 'Fist', [12, 10]);
      const shape = game.state.pieces['s1']?.footprint;
      const apart = shape?.kind === 'disc' ? Math.hypot(shape.x - 304_800, shape.y - 254_000) : 0;
      expect(apart).toBeGreaterThanOrEqual(30_000 - 25);
    });

    test('[PC-FX-29@2013, PC-FX-29@2017] a summoned Minion joins its card; beyond the most in play one is removed', () => {
      const zombie = {
        card: { kind: 'minion' as const, modelsMax: 3 },
        at: [
          [4, 4],
          [6, 4],
          [8, 4],
        ] as const,
        fatigue: 1,
      };
      const game = cast(summoner(edition, RAISE, { a: { Zombie: zombie } }), 'Raise', [12, 10]);
      expect(game.question('summonSurplus').options.length).toBe(4);
      game.answer('summonSurplus', game.names.model('Zombie 1'));
      const live = game.names.models('Zombie').filter((id) => game.state.models[id]?.status === 'table');
      expect([live.length, game.card('Zombie').fatigue]).toEqual([3, 1]);
      const one = { ...zombie, card: { ...zombie.card, modelsAtStart: 1 }, at: [[4, 4]] as const };
      const more = cast(summoner(edition, RAISE, { a: { Zombie: one } }), 'Raise', [12, 10]);
      expect(more.names.models('Zombie').length).toBe(2);
    });
  });
});
