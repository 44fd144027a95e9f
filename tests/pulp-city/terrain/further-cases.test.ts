import { describe, expect, test } from 'vitest';
import { agendasHeld, points } from '../../support/agendas.ts';
import { citizensAt } from '../../support/citizens.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { beside, type Inches, object, structure, um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { endTurns, startRound } from '../../support/rounds.ts';
import { scene } from '../../support/scene.ts';
import { reasons } from '../../support/duel.ts';
import { danger, outcome, R30, rift, walker } from '../move/walker.ts';

const SHOT = 'AP 1 Shot* (PRJ 9, H vs I, Damage 1) SFX: none';
const PILLAR = { summoned: { card: 'b1', model: 'b1', action: 'raise' } };
const SWAMP = {
  bar: 'AP 1 Swamp* (SUM 8, H vs T#5, Summon Dangerous Terrain 3/Black Swamp) SFX: none',
  specials: [
    {
      name: 'Black Swamp',
      clauses: [
        {
          piece: 'dangerousTerrain',
          size: 3,
          clauses: [{ at: 'enteredArea', must: [{ fx: 'damage', x: 1, to: 'subject' }] }],
        },
      ],
    },
  ],
} as const;

/** Whoever is asked defends with Defense. */
function defend(game: Play): Play {
  while (game.asked()[0] === 'environmentDefence')
    game.answer('environmentDefence', { trait: 'G', powerUp: 0 });
  return game;
}

inEditions(['2013', '2017'], (edition) => {
  describe('Objects', () => {
    test('[PC-OBJ-12] [PC-OBJ-02] of a car and a truck at hand Strength 5 throws the car alone', () => {
      const thrown = (piece: string) => {
        const game = scene({
          edition,
          a: {
            Brute: {
              at: [10, 9 + R30 + 0.005],
              card: { F: 5, actions: ['AP 1 Hurl* (THR 6, F vs I, Damage 1) SFX: none'] },
            },
          },
          b: { Thug: { card: { I: 1 }, at: [14, 9 + R30] } },
          pieces: [
            object('car', { at: [10, 8], rank: 2, size: 2 }),
            object('truck', { at: [10, 9.01 + 4 * R30], rank: 3, size: 4 * R30 }),
          ],
          dice: [6, 1],
        }).activate('Brute');
        const code = outcome(() => game.attack('Brute', 'Hurl', 'Thug', { object: piece }));
        game.forgetDice();
        return code;
      };
      expect([thrown('car'), thrown('truck')]).toEqual(['ok', 'object.tooHeavy']);
    });
  });

  describe('Structures', () => {
    test('[PC-STRUCT-06] a wall crawler inside has Higher Ground, in 2013 but against one of its kind', () => {
      const hall = structure('hall', { at: [12, 12], size: [8, 8], height: 9, enclosed: true });
      const against = (movement: 'Sprint' | 'Wall Crawling') => {
        const hit = 'AP 1 Hit* (CCM, F vs G, Damage 1) SFX: none';
        const game = scene({
          edition,
          a: { Ace: { at: [12, 12], inside: 'hall', card: { movement: 'Wall Crawling', actions: [hit] } } },
          b: { Foe: { at: beside([12, 12]), inside: 'hall', card: { movement } } },
          pieces: [hall],
          dice: [6, 6, 1, 1],
        });
        game.activate('Ace').attack('Ace', 'Hit', 'Foe').forgetDice();
        return reasons(game);
      };
      expect(against('Sprint')).toEqual(['Higher Ground 1']);
      expect(against('Wall Crawling')).toEqual(edition === '2013' ? [] : ['Higher Ground 1']);
    });

    /** Ace shoots down a house with its last Health. */
    const down = (house: ReturnType<typeof structure>, b: Parameters<typeof scene>[0]['b'], dice: number[]) =>
      scene({
        edition,
        a: { Ace: { at: [12, 6], card: { H: 9, actions: [SHOT] } } },
        b,
        pieces: [house],
        dice: [6, ...dice],
      })
        .activate('Ace')
        .attack('Ace', 'Shot', house.id, { sfx: [] });

    test('[PC-STRUCT-10] from a lower ledge of it one Falls its full height', () => {
      const block = (x: number, height: number) => ({
        footprint: structure('x', { at: [x, 12], size: [4, 4], height }).footprint,
        bottom: 0,
        top: um(height),
      });
      const house = structure(
        'house',
        { at: [12, 12], size: [8, 4], height: 9, health: 1 },
        { parts: [block(10, 9), block(14, 4)] },
      );
      const game = down(
        house,
        { Foe: { at: [14, 12], z: 4, card: { G: 9 } } },
        edition === '2013' ? [1, 1, 1, 1, 6] : [],
      );
      const rolled = game.pending('environmentDefence').map(({ name, dice }) => [name, dice]);
      expect([rolled, game.model('Foe').health]).toEqual(edition === '2013' ? [[['fall', 4]], 6] : [[], 3]);
      defend(game);
    });

    test('[PC-STRUCT-10] [PC-MOVE-20] an Immobile model comes down with its roof', () => {
      const house = structure('house', { at: [12, 12], size: [4, 4], height: 6, health: 1 });
      const foe = { at: [12, 12], z: 6, card: { movement: 'Immobile' as const, move: 0, G: 9 } } as const;
      const game = down(house, { Foe: foe }, edition === '2013' ? [1, 1, 1, 6] : []);
      expect(defend(game).at('Foe').z).toBe(0);
    });
  });

  describe('Impassable Terrain', () => {
    test('[PC-AREA-03] four inches of it with a fixed height are flown over with 6, and by nobody else', () => {
      const cross = (movement: 'Flight' | 'Bounding' | 'Sprint', move: number, height: number | null) =>
        outcome(() =>
          walker(edition, { movement, move }, [12, 10 - R30], {
            pieces: [rift('rift', [12, 12], [20, 4], height)],
          }).move('Hero', [12, 14 + R30 + 0.02]),
        );
      expect([cross('Flight', 6, 3), cross('Flight', 5.1, 3), cross('Flight', 6, null)]).toEqual([
        'ok',
        'move.tooFar',
        'move.impassable',
      ]);
      expect([cross('Bounding', 8, 3), cross('Sprint', 8, 1)]).toEqual([
        'move.impassable',
        'move.impassable',
      ]);
    });
  });

  describe('what is Summoned', () => {
    test('[PC-AREA-05] stays while its summoner is aloft', () => {
      const summoned = { card: 'a1', model: 'a1', action: 'raise' };
      const game = scene({
        edition,
        a: { Mage: { at: [12, 6], card: { movement: 'Flight' } }, Pal: { at: [2, 2] } },
        b: { Foe: { at: [20, 20] } },
        pieces: [structure('s1', { at: [12, 12], size: [1, 1], height: 2 }, { summoned })],
      });
      expect(game.activate('Mage').climbHigh('Mage').piece('s1')).toBeDefined();
    });

    test('[PC-AREA-06] touches whoever stands within an inch of its level, and nobody higher up', () => {
      const hurt = (height: number) => {
        const game = scene({
          edition,
          a: { Mage: { at: [12, 6], card: { H: 5, actions: [SWAMP] } } },
          b: { Foe: { at: [12, 16], z: height }, Two: { at: [22, 2] } },
          pieces: [structure('kerb', { at: [12, 16], size: [2, 2], height })],
          dice: [3],
        });
        game.activate('Mage').attack('Mage', 'Swamp', [], { at: [12, 13] });
        return 6 - game.model('Foe').health;
      };
      expect([hurt(0.9), hurt(1.1), hurt(4)]).toEqual([1, 0, 0]);
    });
  });

  test('[PC-DANGER-01] [PC-DANGER-06] whoever steps up to a flagged Structure touches it', () => {
    const trap = { danger: { grade: 'Dangerous', trait: 'F' }, hazard: true } as const;
    const hill = structure('hill', { at: [12, 12], size: [4, 4], height: 1 }, trap);
    const dice = edition === '2013' ? [1, 1, 6] : [];
    const game = walker(edition, { move: 6 }, [12, 8], { pieces: [hill], dice });
    expect(game.move('Hero', [12, 10 - R30]).events('struck')).toHaveLength(1);
  });

  test('[PC-DANGER-06] a bearer that crossing it costs its last Health leaves its Burden where it lies', () => {
    const game = scene({
      edition,
      plot: edition === '2013' ? 'resourceWar' : 'quest',
      markers: {
        thing: { kind: edition === '2013' ? 'resource' : 'treasure', carriedFrom: 1, bearer: 'Hero' },
      },
      a: { Hero: { at: [12, 9], health: 1, card: { G: 1, move: 6 } }, Pal: { at: [2, 2] } },
      b: { Foe: { at: [22, 22] } },
      pieces: [danger('strip', [12, 12], [6, 2])],
      dice: edition === '2013' ? [5, 1, 1] : [],
    });
    game.activate('Hero').move('Hero', [12, 14]);
    expect(game.model('Hero').status).toBe('ko');
    expect(game.at('Hero').y).toBeCloseTo(edition === '2013' ? 14 : 11 - R30, 1);
    expect(game.question('placeBurden')).toMatchObject({ by: 'a', why: 'koed' });
  });
});

const foeBeside = (at: Inches): Inches => beside(at);

test('[PC-STRUCT-11@2017] one outside takes the Crash of whoever comes down beside it, one inside only that of the house', () => {
  const tower = structure('tower', { at: [12, 12], size: [4, 4], height: 6, enclosed: true, health: 1 });
  const roof: Inches = [13.9, 12];
  const game = scene({
    edition: '2017',
    a: { Ace: { at: [12, 6], card: { H: 9, actions: [SHOT] } } },
    b: {
      Roof: { at: roof, z: 6 },
      Out: { at: foeBeside(roof) },
      In: { at: beside(roof, { side: 'west' }), inside: 'tower' },
    },
    pieces: [tower],
    dice: [6],
  });
  game.activate('Ace').attack('Ace', 'Shot', 'tower', { sfx: [] });
  expect(['Roof', 'Out', 'In'].map((name) => game.model(name).health)).toEqual([4, 4, 4]);
  expect(game.events('crashed')).toHaveLength(2);
});

describe('a Summoned Structure', () => {
  const at = foeBeside([4, 4]);
  const pillar = structure('s1', { at, size: [1.18, 1.18], height: 5, g: 4, health: 1 }, PILLAR);
  const crush = 'AP 1 Crush* (CCM, F vs G, Damage 9) SFX: none';

  test('[PC-STRUCT-13] [PC-FALL-10@2017] whoever stands on one that is KO’ed Falls its 5 inches', () => {
    const game = scene({
      edition: '2017',
      a: { Ace: { at: [4, 4], card: { F: 9, actions: [crush] } } },
      b: { Foe: { at, z: 5 }, Two: { at: [20, 20] } },
      pieces: [pillar],
      dice: [6],
    });
    game.activate('Ace').attack('Ace', 'Crush', 's1');
    expect(game.model('Foe')).toMatchObject({ z: 0, stunned: true, health: 5 });
  });

  test('[PC-STRUCT-13] [PC-AGENDA-20] [PC-AGENDA-22] no Agenda counts it', () => {
    const held = (agenda: 'realEstate' | 'urbanRenewal', dice: number[] = []) =>
      scene({
        edition: '2017',
        round: 4,
        a: { Ace: { at: [4, 4], card: { F: 9, actions: [crush] } } },
        b: { Foe: { at: [20, 20] } },
        pieces: [pillar],
        dice,
        ...agendasHeld([{ agenda }]),
      });
    expect(points(endTurns(held('realEstate')))).toEqual([0, 0]);
    const torn = held('urbanRenewal', [6]);
    torn.activate('Ace').attack('Ace', 'Crush', 's1').endActivation();
    expect([torn.piece('s1'), points(endTurns(torn))]).toEqual([undefined, [0, 0]]);
  });

  test('[PC-AREA-06] [PC-AGENDA-24] a KO by terrain is its summoner’s in the Activation that brings it', () => {
    const game = scene({
      edition: '2017',
      a: { Mage: { at: [12, 6], card: { H: 5, level: 1, actions: [SWAMP] } } },
      b: { Foe: { at: [12, 14], health: 1 }, Two: { at: [20, 20] } },
      dice: [3],
      ...agendasHeld([{ agenda: 'firstBlood' }, { agenda: 'underdog' }]),
    });
    game.activate('Mage').attack('Mage', 'Swamp', [], { at: [12, 13] });
    expect([game.model('Foe').status, points(game)]).toEqual(['ko', [2, 0]]);
  });
});

test.each([
  ['2013', 'a model, and keeps it off', 'place.tooNear'],
  ['2017', 'a Marker, and does not', 'ok'],
] as const)(
  '[PC-STRUCT-13] [PC-CITIZEN-01@%s] to a piece that keeps an inch from models a Citizen is %s',
  (edition, _, expected) => {
    const stone = {
      bar: 'AP 1 Raise* (SUM 8, H vs T#5, Summon Structure/Stoneshape) SFX: none',
      specials: [{ name: 'Stoneshape', clauses: [{ piece: 'structure', G: 8, base: 30, hp: 5, apart: 1 }] }],
    } as const;
    const raised = (gap: number) => {
      const game = scene({
        edition,
        a: { Hawk: { at: [12, 6], card: { H: 5, actions: [stone] } } },
        b: { Foe: { at: [22, 22] } },
        dice: [3],
        ...citizensAt([[12, 12]]),
      }).activate('Hawk');
      const code = outcome(() => game.attack('Hawk', 'Raise', [], { at: [12, 12 - 2 * R30 - gap] }));
      game.forgetDice();
      return code;
    };
    expect([raised(0.5), raised(1.01)]).toEqual([expected, 'ok']);
  },
);

test('[PC-DANGER-03@2013] entered in Round 2, it strikes in the Effects Phases of 3 and 4 as well', () => {
  const strike = [5, 1, 1];
  const game = scene({
    edition: '2013',
    a: { Hero: { at: [12, 9], card: { G: 1, move: 6 } } },
    b: { Foe: { at: [22, 22] } },
    pieces: [danger('strip', [12, 12], [6, 2])],
    round: 2,
    dice: [...strike, 4, 2, ...strike, 4, 2, ...strike],
  });
  game.activate('Hero').move('Hero', [12, 12]).endActivation();
  game.activate('Foe').move('Foe').endActivation();
  const health = [game.model('Hero').health];
  for (const _ of [3, 4]) {
    startRound(endTurns(game), { a: 'Hero', b: 'Foe' }, 'a');
    health.push(game.model('Hero').health);
  }
  expect(health).toEqual([5, 4, 3]);
});

test('[PC-DANGER-03@2017] pushed in, out and in again in one Round it is struck once', () => {
  const bars = ['Push', 'Again'].map((name) => `AP 1 ${name}* (PRJ 9, J vs K, Knockback 2) SFX: none`);
  const pull = 'AP 1 Reel* (PRJ 9, J vs K, Pull 3) SFX: none';
  const mover = (actions: string[]) => ({ card: { J: 14, actions } });
  const game = scene({
    edition: '2017',
    a: {
      Ace: { at: [12, 12], ...mover([...bars.slice(0, 1), pull]) },
      Pal: { at: [12, 13.5], ...mover(bars) },
    },
    b: { Foe: { at: [14.5, 12] } },
    pieces: [danger('pool', [17, 12], [3, 5])],
    dice: [3, 1, 3, 1, 3, 1],
  });
  game.activate('Ace').attack('Ace', 'Push', 'Foe').attack('Ace', 'Reel', 'Foe').endActivation();
  expect(game.at('Foe').x).toBeLessThan(15.5 - R30);
  game.activate('Foe').move('Foe').endActivation();
  game.activate('Pal').attack('Pal', 'Push', 'Foe');
  expect(game.at('Foe').x).toBeGreaterThan(15.5 - R30);
  expect([game.events('struck').length, game.model('Foe').health]).toEqual([1, 5]);
});

const falls = (edition: Edition, height: number) =>
  structure(edition, { at: [12, 10], size: [4, 4], height });

test('[PC-FALL-07@2017] friend, foes and whoever is Immune to Falls suffer the Crash all the same', () => {
  const game = walker('2017', { move: 6 }, [12, 10], {
    pieces: [falls('2017', 5)],
    hero: { z: 5 },
    a: { Pal: { at: [12, 12 + 3 * R30], card: { movement: 'Bounding' } } },
    b: {
      One: { at: [12 + 2 * R30, 12 + R30], card: { movement: 'Flight' } },
      Two: { at: [12 - 2 * R30, 12 + R30] },
    },
  });
  game.move('Hero', [12, 14], { fall: true });
  for (const name of ['Hero', 'Pal', 'One', 'Two'])
    expect([game.model(name).stunned, game.model(name).health]).toEqual([true, 5]);
});

test('[PC-FALL-11@2013] being Spectral is no help against terrain of type F', () => {
  const game = scene({
    edition: '2013',
    a: {
      Ace: { at: [12, 12], card: { J: 14, actions: ['AP 1 Push* (PRJ 8, J vs K, Knockback 3) SFX: none'] } },
    },
    b: { Foe: { at: [14, 12], spectral: true } },
    pieces: [danger('pool', [17, 12], [3, 3], 'Dangerous', 'F')],
    dice: [3, 1, 5, 5, 1],
  });
  game.activate('Ace').attack('Ace', 'Push', 'Foe');
  expect(game.last('environmentRolled')).toMatchObject({
    attack: { trait: 'F', faces: [5, 5] },
    defence: { trait: 'G' },
    won: true,
  });
});
