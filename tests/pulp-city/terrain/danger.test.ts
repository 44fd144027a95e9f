import { describe, expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { checkMove, reachOf } from '../../../src/systems/pulp-city/rules/movement/moving.ts';
import { inEditions } from '../../support/editions.ts';
import { structure, um } from '../../support/pieces.ts';
import { actFast, endTurns, nameRollers } from '../../support/rounds.ts';
import { scene } from '../../support/scene.ts';
import { danger, outcome, R30, walker } from '../move/walker.ts';

/** The Minion card has paid. */
const FREE = { fatigue: false };
const STRIP = danger('strip', [12, 12], [6, 2]);
const swamp = (grade: 'Dangerous' | 'Very Dangerous', trait: 'H' | 'F') =>
  danger('swamp', [12, 12], [6, 2], grade, trait);

describe('who may walk in', () => {
  const minion = { kind: 'minion', move: 6, health: 2 } as const;
  const mob = (
    edition: '2013' | '2017',
    movement: 'Sprint' | 'Bounding' | 'Flight',
    at: readonly [number, number] = [12, 10],
  ) =>
    scene({
      edition,
      a: { Boss: { at: [2, 2] }, Mob: { card: { ...minion, movement }, at: [at] } },
      b: { Foe: { at: [22, 22] } },
      pieces: [STRIP],
    }).activate('Boss', { minions: 'Mob' });

  test('[PC-DANGER-02@2013] Minions never enter by choice; they cross where nothing touches them, and walk out', () => {
    expect(outcome(() => mob('2013', 'Sprint').move('Mob', [12, 14]))).toBe('move.hazard');
    expect(outcome(() => mob('2013', 'Bounding').move('Mob', [12, 14]))).toBe('ok');
    expect(outcome(() => mob('2013', 'Flight').move('Mob', [12, 12]))).toBe('move.hazard');
    expect(outcome(() => mob('2013', 'Sprint', [12, 12]).move('Mob', [12, 15]))).toBe('ok');
  });

  test('[PC-DANGER-02@2013] what is shown as within a Minion’s reach keeps clear of it, and the way there goes round', () => {
    const reachFrom = (at: readonly [number, number]) => {
      const game = mob('2013', 'Sprint', at);
      const [w, model] = [worldOf(game.game), game.names.model('Mob')];
      const found = reachOf(w, model, 'Sprint', false);
      const way = (x: number, y: number) => found.pathTo({ x: um(x), y: um(y) });
      const canEnd = (x: number, y: number) => found.canEnd(um(x), um(y));
      return { w, model, way, canEnd };
    };
    const { w, model, way, canEnd } = reachFrom([8, 12]);
    expect([canEnd(8.3, 11), canEnd(9.5, 12), canEnd(12, 12), canEnd(9.5, 13.7)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    const round = way(9.5, 10.2);
    expect(way(9.5, 12)).toBeNull();
    expect(
      checkMove(w, { model, legs: round ?? [], as: 'Sprint', combined: false, fall: false }, FREE).ok,
    ).toBe(true);
    const across = reachFrom([8.3, 12.9]);
    const legs = across.way(11, 10.3);
    expect(legs?.length, 'round the corner').toBeGreaterThan(1);
    const order = {
      model: across.model,
      legs: legs ?? [],
      as: 'Sprint',
      combined: false,
      fall: false,
    } as const;
    expect(checkMove(across.w, order, FREE).ok).toBe(true);
    const out = reachFrom([12, 12]);
    expect([out.canEnd(12, 12.5), out.way(12, 14)?.length], 'already in it').toEqual([true, 1]);
  });

  test('[PC-DANGER-02@2017] Minions may, and suffer it', () => {
    const game = mob('2017', 'Sprint').move('Mob', [12, 14]);
    expect(game.model('Mob').health).toBe(1);
  });
});

describe('when it strikes', () => {
  const effects = (round: number, hero: object = {}) =>
    scene({
      edition: '2013',
      a: { Hero: { card: { G: 1 }, at: [12, 12], ...hero } },
      b: { Foe: { at: [22, 22] } },
      pieces: [STRIP],
      round,
      dice: [5, 1, 1],
      tweak: (state) => {
        state.round.phase = 'effects';
      },
    });

  test('[PC-DANGER-03@2013] on coming into contact, and in the Effects Phase of every later Round', () => {
    const enters = walker('2013', { move: 6, G: 1 }, [12, 9], { pieces: [STRIP], dice: [5, 1, 1, 5, 1, 1] });
    enters.move('Hero', [12, 11]);
    expect(enters.model('Hero').health).toBe(5);
    enters.move('Hero', [12, 9]);
    enters.forgetDice();
    const stays = effects(3, { fatigue: 2 });
    expect(stays.model('Hero').health).toBe(5);
    const told = stays.events().map(({ type }) => type);
    expect(told.indexOf('effectsEnded')).toBeLessThan(told.indexOf('struck'));
    expect(told.indexOf('struck')).toBeLessThan(told.lastIndexOf('phaseBegan'));
  });

  test('[PC-DANGER-03@2013] a move that begins in it is no entering: none for staying in it or walking out', () => {
    const inside = (...legs: (readonly [number, number])[]) =>
      walker('2013', { move: 8 }, [12, 12], { pieces: [STRIP] })
        .move('Hero', ...legs)
        .events('struck');
    expect([inside([13, 12]), inside([12, 16])]).toEqual([[], []]);
  });

  test('[PC-DANGER-03@2013] left and touched again in one move it strikes once, after the move', () => {
    const back = (...legs: (readonly [number, number])[]) => {
      const game = walker('2013', { move: 9, G: 1 }, [12, 12], { pieces: [STRIP], dice: [5, 1, 1] });
      game.move('Hero', ...legs);
      const told = game.events().map(({ type }) => type);
      expect(told.indexOf('moved')).toBeLessThan(told.indexOf('struck'));
      return game.events('struck').length;
    };
    // Ends inside; crosses once more; out, in and out again.
    expect(back([12, 14.7], [12, 12.2])).toBe(1);
    expect(back([14, 14.7], [14, 9.3])).toBe(1);
    expect(back([12, 14.7], [12.5, 13.2], [13, 14.7], [13.5, 13.2])).toBe(1);
  });

  test('[PC-DANGER-03@2013] a second, separate move that comes back is an entering', () => {
    const game = walker('2013', { move: 5, G: 1, role: 'Speeder' }, [12, 12], {
      pieces: [STRIP],
      dice: [5, 1, 1],
    });
    game.move('Hero', [12, 14.7]);
    expect(game.events('struck')).toEqual([]);
    game.move('Hero', [12, 12]);
    expect(game.events('struck')).toHaveLength(1);
  });

  test('[PC-DANGER-03@2013] every entering of the same Round strikes', () => {
    const game = walker('2013', { move: 5, G: 1, role: 'Speeder' }, [12, 9.3], {
      pieces: [STRIP],
      dice: [5, 1, 1, 5, 1, 1],
    });
    game.move('Hero', [12, 11], [12, 9.3]);
    game.move('Hero', [12, 11]);
    expect(game.events('struck')).toHaveLength(2);
  });

  test('[PC-DANGER-03@2017] struck as its Activation began it may leave and come back', () => {
    const game = walker('2017', { move: 9 }, [12, 12], { pieces: [STRIP], round: 2 });
    game.move('Hero', [12, 14.7], [12, 12.2]);
    expect(game.events('struck')).toHaveLength(1);
  });

  test('[PC-DANGER-03@2013] at every contact, though it is the second in one Round', () => {
    const actions = [
      'AP 1 Reel* (PRJ 8, J vs K, Pull 3) SFX: none',
      'AP 1 Shove (PRJ 8, J vs K, Knockback 3) SFX: none',
    ];
    const game = walker('2013', { move: 6, G: 1 }, [12, 9], {
      b: { Mover: { at: [12, 4], card: { J: 9, actions } } },
      pieces: [STRIP],
      dice: [5, 1, 1, /* Reel */ 1, 1, /* Shove */ 1, 1, 5, 1, 1],
    });
    game.move('Hero', [12, 11]);
    if (game.asked()[0] === 'act') game.endActivation();
    game.activate('Mover').attack('Mover', 'Reel', 'Hero').attack('Mover', 'Shove', 'Hero');
    expect([game.events('struck').length, game.model('Hero').health]).toEqual([2, 4]);
  });

  test('[PC-DANGER-03@2013] once in an Effects Phase in which its support goes', () => {
    const pillar = structure('s1', { at: [12, 12], size: [1.2, 1.2], height: 2.5 });
    const game = scene({
      edition: '2013',
      a: {
        Hero: { card: { G: 1 }, at: [12, 12], z: 2.5 },
        Hawk: {
          card: {
            actions: [
              {
                bar: 'AP 1 Shape (SUM 6, H vs T#5, Summon Structure/Pillar) SFX: none',
                specials: [
                  { name: 'Pillar', clauses: [{ piece: 'structure', G: 8, hp: 5, removed: 'effectsPhase' }] },
                ],
              },
            ],
          },
          at: [2, 2],
        },
      },
      b: { Foe: { at: [22, 22] } },
      pieces: [STRIP, { ...pillar, name: 'Pillar', summoned: { card: 'a2', model: 'a2', action: 'shape' } }],
      round: 3,
      phase: 'effects',
      dice: [1, 6, 5, 1, 1],
    });
    game.answer('environmentDefence', { trait: 'G', powerUp: 0 });
    expect([game.piece('s1'), game.at('Hero').z]).toEqual([undefined, 0]);
    expect(game.events('struck')).toHaveLength(1);
  });

  test('[PC-DANGER-03@2017] at once, and no more than once a Round', () => {
    const game = walker('2017', { move: 6 }, [12, 9], { pieces: [STRIP] });
    game.move('Hero', [12, 11]).move('Hero', [12, 15]);
    expect(game.model('Hero').health).toBe(5);
  });

  test('[PC-DANGER-03@2017] again as the first Activation of a later Round begins', () => {
    const game = walker('2017', { move: 6 }, [12, 12], { pieces: [STRIP], round: 2 });
    expect(game.model('Hero').health).toBe(5);
    game.move('Hero', [12, 15]);
    expect(game.model('Hero').health).toBe(5);
  });

  test('[PC-DANGER-03@2017] the Effects Phase strikes nobody', () => {
    const game = scene({
      edition: '2017',
      a: { Hero: { at: [12, 12] } },
      b: { Foe: { at: [22, 22] } },
      pieces: [STRIP],
      round: 3,
      phase: 'effects',
    });
    expect(game.state.round.phase).toBe('turns');
    expect(game.model('Hero').health).toBe(6);
    expect(game.activate('Hero').model('Hero').health).toBe(5);
  });

  test('[PC-DANGER-03@2017] two areas each strike once', () => {
    const pieces = [danger('one', [12, 11], [6, 1]), danger('two', [12, 13.5], [6, 1])];
    const game = walker('2017', { move: 6 }, [12, 9], { pieces }).move('Hero', [12, 15]);
    expect(game.events('struck').map(({ piece }) => piece)).toEqual(['one', 'two']);
  });
});

describe('a strike', () => {
  test('[PC-DANGER-04] of 2013 is rolled with 2 or 4 dice by the opponent; a Trump Defense cancels on 5', () => {
    const very = walker('2013', { move: 6, G: 7, trump: ['G'] }, [12, 9], {
      pieces: [swamp('Very Dangerous', 'F')],
      dice: [6, 6, 3, 1, 5],
    });
    very.move('Hero', [12, 11]);
    expect(very.last('environmentRolled')).toMatchObject({
      attack: { total: 11 },
      defence: { total: 12 },
      won: false,
    });
    const game = walker('2013', { move: 6, G: 5 }, [12, 9], {
      pieces: [swamp('Dangerous', 'H')],
      dice: [6, 2, 4],
    });
    game.move('Hero', [12, 11]);
    expect(game.question('environmentSfx')).toMatchObject({
      by: 'b',
      sfx: 1,
      options: ['damage', 'fatigue'],
    });
    game.answer('environmentSfx', ['fatigue']);
    expect([game.model('Hero').health, game.card('Hero').fatigue]).toEqual([5, 2]);
    const tie = walker('2013', { move: 6, G: 6 }, [12, 9], {
      pieces: [swamp('Dangerous', 'H')],
      dice: [5, 2, 4],
    });
    expect(tie.move('Hero', [12, 11]).model('Hero').health).toBe(6);
  });

  test('[PC-ROLL-13@2013] the environment has the Trait of its bar and SFX on 6 only', () => {
    const game = walker('2013', { move: 6, G: 1 }, [12, 9], {
      pieces: [swamp('Dangerous', 'F')],
      dice: [6, 5, 1],
    });
    game.move('Hero', [12, 11]);
    expect(game.last('environmentRolled')).toMatchObject({
      attack: { trait: 'F', value: 5, total: 11, counted: 1 },
      sfx: 1,
    });
    game.answer('environmentSfx', ['stun']);
    expect(game.model('Hero').stunned).toBe(true);
  });

  test('[PC-ROLL-13@2017, PC-DANGER-05] of 2017 needs no dice and slows nobody', () => {
    const game = walker('2017', { move: 6 }, [12, 8.5], { pieces: [swamp('Very Dangerous', 'H')] }).move(
      'Hero',
      [12, 14.5],
    );
    expect([game.model('Hero').health, game.at('Hero').y]).toEqual([4, 14.5]);
    const weak = walker('2017', { move: 6, health: 1 }, [12, 9], { pieces: [STRIP] }).move('Hero', [12, 14]);
    expect(weak.model('Hero').status).toBe('ko');
  });

  test('[PC-DANGER-01@2013] goes by the grade and type of each area', () => {
    const game = walker('2013', { move: 6 }, [12, 9], {
      pieces: [swamp('Very Dangerous', 'H')],
      dice: [1, 1, 1, 1, 6],
    });
    expect(game.move('Hero', [12, 11]).last('environmentRolled').attack.faces.length).toBe(4);
  });

  test('[PC-DANGER-01@2017] goes by the grade of each area', () => {
    const game = walker('2017', { move: 6 }, [12, 9], { pieces: [swamp('Very Dangerous', 'F')] }).move(
      'Hero',
      [12, 11],
    );
    expect(game.model('Hero').health).toBe(4);
  });
});

describe('on the way', () => {
  test('[PC-DANGER-06] 2013 strikes after the move, before any Combat Action', () => {
    const game = walker('2013', { move: 6, G: 1 }, [12, 9], {
      pieces: [STRIP],
      b: { Thug: { at: [12, 14 + 2 * R30] } },
      dice: [5, 1, 1],
    });
    game.move('Hero', [12, 14]);
    const told = game.events().map(({ type }) => type);
    expect(told.indexOf('moved')).toBeLessThan(told.indexOf('struck'));
    expect(game.at('Hero').y).toBe(14);
  });

  test("[PC-DANGER-06] 2017 strikes at the point of contact: who is KO'ed goes no farther", () => {
    const game = walker('2017', { move: 6, health: 1 }, [12, 9], { pieces: [STRIP] }).move('Hero', [12, 14]);
    expect([game.model('Hero').status, game.events('moved').length]).toEqual(['ko', 1]);
    expect(game.at('Hero').y).toBeCloseTo(11 - R30, 1);
  });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-DANGER-07] nothing happens to Flight, nor to Blink, Bounding and Wall Crawling that clear it', () => {
      for (const movement of ['Flight', 'Blink', 'Bounding', 'Wall Crawling'] as const) {
        const game = walker(edition, { move: 6, movement }, [12, 9], { pieces: [STRIP] }).move(
          'Hero',
          [12, 14.5],
        );
        expect([movement, game.events('struck').length]).toEqual([movement, 0]);
      }
    });

    test('[PC-AREA-01] an Area cannot be Damaged', () => {
      const shot = 'AP 1 Shot (PRJ 8, H vs I, Damage 3) SFX: none';
      const game = walker(edition, { actions: [shot] }, [12, 9], { pieces: [STRIP] });
      expect(game.refused((it) => it.attack('Hero', 'Shot', 'strip'))).toBe('target.notDamageable');
    });
  });
});

describe('who runs into it by Act Fast', () => {
  /** Ace has won Act Fast in Round 2, and stands in the strip. */
  const rushed = (edition: '2013' | '2017', dice: readonly number[]) => {
    const game = scene({
      edition,
      a: { Ace: { at: [12, 9], card: { J: 9, trump: ['J'] } } },
      b: { Foe: { at: [22, 22], card: { J: 1 } } },
      pieces: [STRIP],
      dice: [6, 1, ...dice],
    });
    nameRollers(endTurns(game), { a: 'Ace', b: 'Foe' });
    return actFast(game, 'Ace', [12, 12]);
  };

  test('[PC-DANGER-03@2013] [PC-START-07] is struck then, and not once more in the Effects Phase of that Round', () => {
    const game = rushed('2013', [5, 5, 1]).answer('chooseFirstTurn', 'a');
    expect([game.asked(), game.events('struck').length, game.model('Ace').health]).toEqual([['turn'], 1, 5]);
  });

  test('[PC-DANGER-03@2013] but in that of the next', () => {
    const game = rushed('2013', [5, 5, 1, /* Round 3 */ 4, 1, 5, 5, 1]);
    nameRollers(endTurns(game.answer('chooseFirstTurn', 'a')), { a: 'Ace', b: 'Foe' });
    game.answer('chooseFirstTurn', 'a');
    expect([game.asked(), game.model('Ace').health]).toEqual([['turn'], 4]);
  });

  test('[PC-DANGER-03@2017] [PC-START-07] is struck then, and not once more as its first Activation begins', () => {
    const game = rushed('2017', []).answer('chooseFirstTurn', 'a').activate('Ace');
    expect([game.events('struck').length, game.model('Ace').health]).toEqual([1, 5]);
  });
});
