import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/kernel/dice/generator.ts';
import { pulpCity, worldOf } from '../../../src/systems/pulp-city/index.ts';
import { touching } from '../../../src/systems/pulp-city/board/distance.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { object, structure, um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { scene, type SceneSpec } from '../../support/scene.ts';
import { danger, outcome, R30, walker } from '../move/walker.ts';

const THROW = 'AP 1 Hurl* (THR 6, F vs I, Damage 1) SFX: none';
const CAR = object('car', { at: [10, 8], rank: 2, size: 2, height: 1.25 }, { g: 5 });
/** Within the tolerance of contact, so that the car is not quite in the line of sight. */
const byCar = [10, 9 + R30 + 0.005] as const;

/** Brute stands north of a round car and may hurl it at Thug, 4 inches to the north. */
function thrower(
  edition: Edition,
  rest: Partial<SceneSpec> & { readonly F?: number; readonly bar?: string } = {},
): Play {
  const { F = 9, bar = THROW, a, b, dice = [5, 1], pieces = [CAR], ...more } = rest;
  return scene({
    edition,
    a: { Brute: { card: { F, H: 7, actions: [bar] }, at: byCar }, ...a },
    b: { Thug: { card: { I: 1, G: 1 }, at: [10, 14] }, ...b },
    pieces,
    dice,
    ...more,
  }).activate('Brute');
}

const hurl = (game: Play, name = 'Hurl', target = 'Thug') =>
  game.attack('Brute', name, target, { object: 'car' });

/** Any legal answer to where the Object goes. */
function put(game: Play): Play {
  const question = game.question('placeObject');
  const spot = pulpCity.sample(game.game, question, stream(3)) as { x: number; y: number; turn: number };
  return game.answer('placeObject', spot);
}

describe('who may use an Object', () => {
  test('[PC-OBJ-02@2013] Rank 3 takes F 8, and no strength is too much for Rank 1', () => {
    const truck = [{ ...CAR, rank: 3 as const }];
    expect(outcome(() => hurl(thrower('2013', { F: 7, pieces: truck, dice: [] })))).toBe('object.tooHeavy');
    expect(outcome(() => hurl(thrower('2013', { F: 8, pieces: truck })))).toBe('ok');
    expect(outcome(() => hurl(thrower('2013', { F: 9, pieces: [{ ...CAR, rank: 1 as const }] })))).toBe('ok');
  });

  test('[PC-OBJ-02@2017] Rank 3 takes Strength 7', () => {
    const truck = [{ ...CAR, rank: 3 as const }];
    expect(outcome(() => hurl(thrower('2017', { F: 7, pieces: truck })))).toBe('ok');
    expect(outcome(() => hurl(thrower('2017', { F: 6, pieces: truck, dice: [] })))).toBe('object.tooHeavy');
  });

  const gale = 'AP 1 Hurl* (THR 6, H vs I, Damage 1) SFX: none';
  test('[PC-OBJ-03@2013] Strength decides, with whatever Trait it is thrown', () => {
    expect(outcome(() => hurl(thrower('2013', { F: 4, bar: gale, dice: [] })))).toBe('object.tooHeavy');
  });
  test('[PC-OBJ-03@2017] the Trait of the Throw decides', () => {
    expect(outcome(() => hurl(thrower('2017', { F: 4, bar: gale })))).toBe('ok');
  });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-OBJ-12, PC-TYPE-21] only one in Base to Base, with a Throw', () => {
      const far = thrower(edition, { pieces: [object('car', { at: [5, 8], rank: 2, size: 2 })], dice: [] });
      expect(outcome(() => hurl(far))).toBe('object.none');
    });
  });
});

describe('a thrown Object', () => {
  inEditions(['2013', '2017'], (edition) => {
    test('[PC-OBJ-07] lies where the Attacker says, touching the Target', () => {
      const game = hurl(thrower(edition));
      const { piece, touching: at } = game.question('placeObject');
      expect([piece, at]).toEqual(['car', [game.names.model('Thug')]]);
      const away = { x: um(20), y: um(20), turn: 0 };
      expect(outcome(() => game.answer('placeObject', away))).toBe('place.notTouching');
      put(game);
      expect(touching(worldOf(game.game), 'car', game.names.model('Thug'))).toBe(true);
    });

    test('[PC-OBJ-05] wears by one, hit or miss', () => {
      const hit = put(hurl(thrower(edition)));
      const miss = put(
        hurl(thrower(edition, { b: { Thug: { card: { I: 9 }, at: [10, 14] } }, F: 5, dice: [1, 6] })),
      );
      expect([hit.piece('car')?.health, miss.piece('car')?.health]).toEqual([1, 1]);
    });

    test('[PC-OBJ-06] that has no Health left is removed, not placed; the last use counts in full', () => {
      const worn = [{ ...CAR, health: 1 }];
      const game = hurl(thrower(edition, { pieces: worn }));
      expect([game.piece('car'), game.model('Thug').health]).toEqual([undefined, 5]);
      expect(game.last('pieceDestroyed')).toMatchObject({ piece: 'car', by: 'a1' });
    });

    test('[PC-MOVE-34] pushes whoever is in the way aside by the least, without harm or Fatigue', () => {
      const ring = [
        [10 + 2 * R30, 14],
        [10 - 2 * R30, 14],
        [10, 14 + 2 * R30],
        [10, 14 - 2 * R30],
      ] as const;
      const names = ['East', 'West', 'North', 'South'];
      const others = Object.fromEntries(names.map((name, i) => [name, { at: ring[i] ?? ring[0] }]));
      const game = put(hurl(thrower(edition, { b: { Thug: { card: { I: 1 }, at: [10, 14] }, ...others } })));
      expect(game.events('placed').filter(({ why }) => why === 'madeRoom').length).toBeGreaterThan(0);
      for (const name of names) expect([game.model(name).health, game.card(name).fatigue]).toEqual([6, 0]);
    });

    test('[PC-FALL-10] lets whoever stood on it down', () => {
      const rider = { a: { Pal: { at: [10, 8] as const, z: 1.25 } } };
      const dice = edition === '2013' ? [5, 1, 1, 6] : [5, 1];
      const game = put(hurl(thrower(edition, { ...rider, dice })));
      if (edition === '2013') game.answer('environmentDefence', { trait: 'G', powerUp: 0 });
      expect([game.at('Pal').z, game.model('Pal').stunned]).toEqual([0, false]);
    });
  });

  test("[PC-OBJ-07] goes where a Target that it KO'ed stood", () => {
    const game = hurl(
      thrower('2017', { b: { Thug: { card: { I: 1, health: 1 }, at: [10, 14] }, Foe: { at: [22, 22] } } }),
    );
    expect(game.piece('car')?.footprint).toMatchObject({ x: um(10), y: um(14) });
  });

  test('[PC-OBJ-07] lies at the foot of the wall its Target clings to', () => {
    const tower = structure('tower', { at: [10, 16 + R30], size: [4, 4], height: 9 });
    const thug = {
      card: { I: 1, movement: 'Wall Crawling' as const },
      at: [10, 14] as const,
      z: 4,
      wall: 'tower',
    };
    const game = put(hurl(thrower('2017', { b: { Thug: thug }, pieces: [CAR, tower], dice: [5, 1, 1] })));
    expect(game.piece('car')?.bottom).toBe(0);
  });
});

describe('Smash It Up', () => {
  const SMASH = 'AP 1 Smash* (CCM, F vs G, Damage 1) SFX: none';
  const smash = (edition: Edition, pieces = [CAR], dice = [5, 1, 1]) =>
    scene({
      edition,
      a: { Brute: { card: { F: 9, actions: [SMASH] }, at: byCar } },
      b: { Thug: { card: { G: 1 }, at: [10 + 2 * R30, 9 + R30 + 0.005] }, Foe: { at: [22, 22] } },
      pieces,
      dice,
    })
      .activate('Brute')
      .attack('Brute', 'Smash', 'Thug', { smash: 'car' });

  const smashedBy = (edition: Edition, F: number, H: number, trait: 'F' | 'H') =>
    scene({
      edition,
      a: { Brute: { card: { F, H, actions: [SMASH.replace('F vs', `${trait} vs`)] }, at: byCar } },
      b: { Thug: { card: { G: 9 }, at: [10 + 2 * R30, 9 + R30 + 0.005] } },
      pieces: [CAR],
      dice: [1, 1, 6],
    })
      .activate('Brute')
      .attack('Brute', 'Smash', 'Thug', { smash: 'car' })
      .forgetDice()
      .piece('car')?.health;

  test('[PC-OBJ-02@2013, PC-OBJ-03@2013] takes the Strength for its Rank, whatever Trait is rolled', () => {
    expect([
      smashedBy('2013', 4, 9, 'F'),
      smashedBy('2013', 5, 1, 'F'),
      smashedBy('2013', 4, 9, 'H'),
      smashedBy('2013', 5, 1, 'H'),
    ]).toEqual([2, 1, 2, 1]);
  });

  test('[PC-OBJ-02@2017, PC-OBJ-03@2017] takes the Trait that is rolled for its Rank', () => {
    expect([
      smashedBy('2017', 4, 9, 'F'),
      smashedBy('2017', 5, 1, 'F'),
      smashedBy('2017', 1, 5, 'H'),
      smashedBy('2017', 9, 4, 'H'),
    ]).toEqual([2, 1, 1, 2]);
  });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-OBJ-08] leaves the Object, worn by one, touching both', () => {
      const game = smash(edition);
      const w = worldOf(game.game);
      expect(game.piece('car')?.health).toBe(1);
      expect(['Brute', 'Thug'].map((name) => touching(w, 'car', game.names.model(name)))).toEqual([
        true,
        true,
      ]);
    });

    test('[PC-OBJ-08] gives its die and is gone where it had 1 Health', () => {
      const game = smash(edition, [{ ...CAR, health: 1 }]);
      expect([game.last('rolled').attack.faces.length, game.piece('car')]).toEqual([2, undefined]);
    });
  });
});

describe('as obstacles', () => {
  inEditions(['2013', '2017'], (edition) => {
    test('[PC-OBJ-10] low ones are gone over, tall ones round; one may stand on them', () => {
      const go = (height: number, y: number) => {
        const piece = object('thing', { at: [12, 12], size: 2, height });
        return outcome(() =>
          walker(edition, { move: 4 }, [12, 10], { pieces: [piece] }).move('Hero', [12, y]),
        );
      };
      expect([go(1.25, 14), go(1.25, 12), go(2.5, 14)]).toEqual(['ok', 'ok', 'move.blocked']);
    });
  });
});

describe('an Overrun', () => {
  const OVERRUN = 'AP 1 Trample* (OVR 6, F vs G, Damage 1) SFX: none';
  const trample = (edition: Edition, rest: Partial<SceneSpec> = {}) =>
    scene({
      edition,
      a: { Brute: { card: { F: 9, actions: [OVERRUN] }, at: [4, 12] } },
      b: { Foe: { at: [22, 22] } },
      ...rest,
    })
      .activate('Brute')
      .attack('Brute', 'Trample', [], { toward: [20, 12] });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-TYPE-16] puts its user at the far end of the strip, whatever was rolled and without Fatigue', () => {
      const game = trample(edition, {
        b: { Thug: { card: { G: 9 }, at: [7, 12.9] } },
        dice: edition === '2013' ? [1, 6] : [1, 1, 6],
      });
      expect([game.at('Brute').x, game.card('Brute').fatigue]).toEqual([10, 0]);
    });

    test('[PC-TYPE-16] stops short of Dangerous Terrain and of what makes no room', () => {
      const pool = danger('pool', [4 + R30 + 6, 12], [2, 4]);
      expect(trample(edition, { pieces: [pool] }).at('Brute').x).toBeCloseTo(4 + 5, 1);
      const token = { card: { G: 1, movement: 'Immobile' as const, move: 0 }, at: [10, 12] as const };
      const dice = edition === '2013' ? [5, 1] : [5, 1, 1];
      const game = trample(edition, { b: { Rock: token }, dice });
      expect(game.at('Brute').x).toBeCloseTo(10 - 2 * R30, 2);
    });

    test('[PC-MOVE-34] slides whoever holds its place aside', () => {
      const dice = edition === '2013' ? [5, 1] : [5, 1, 1];
      const game = trample(edition, { b: { Thug: { card: { G: 1 }, at: [10, 12.3] } }, dice });
      expect(game.at('Brute')).toEqual({ x: 10, y: 12, z: 0 });
      expect(game.last('placed').why).toBe('overrun');
      expect(game.events('placed').some(({ why }) => why === 'madeRoom')).toBe(true);
    });
  });
});
