import { describe, expect, test } from 'vitest';
import { declarerOf } from '../../../src/systems/pulp-city/decisions/check.ts';
import { copy } from '../../../src/simulation/same.ts';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { specFor } from '../../../src/systems/pulp-city/rules/rolls/roll-spec.ts';
import { blastAhead } from '../../../src/systems/pulp-city/view/forecast/blast.ts';
import { moveFacts } from '../../../src/systems/pulp-city/view/actions/moves.ts';
import { effectsAhead, pushesOfUse } from '../../../src/systems/pulp-city/view/forecast/effects.ts';
import { type Push, pushOf } from '../../../src/systems/pulp-city/view/forecast/push.ts';
import { tryDeclare } from '../../../src/systems/pulp-city/view/actions/targets.ts';
import { duel } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { object, structure, um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { type ModelSpec, scene, type SceneSpec } from '../../support/scene.ts';
import { danger, R30, walker } from '../move/walker.ts';

const ROOF = structure('roof', { at: [12, 12], size: [6, 6], height: 6 });

interface Shoved extends Partial<Omit<SceneSpec, 'a' | 'b'>> {
  readonly at?: readonly [number, number];
  readonly z?: number;
  readonly thug?: Partial<ModelSpec>;
  readonly pal?: ModelSpec;
}

/** Brute, west of Thug and in contact, is about to use `effects` on it. */
function about(edition: Edition, effects: string, spec: Shoved = {}): Play {
  const { at = [10, 12], z = 0, thug = {}, pal, dice = [], ...more } = spec;
  return scene({
    ...more,
    edition,
    a: {
      Brute: {
        card: { F: 9, actions: [`AP 1 Shove* (CCM, F vs G, ${effects}) SFX: none`] },
        at: [at[0] - 2 * R30, at[1]],
        z,
      },
    },
    b: { Thug: { card: { G: 1, I: 1 }, at, z, ...thug }, ...(pal === undefined ? {} : { Pal: pal }) },
    dice: [5, 1, ...dice],
  }).activate('Brute');
}

/** What the Action would push, without anything being done. */
function foreseen(game: Play): readonly Push[] {
  const before = copy(game.game);
  const w = worldOf(game.game);
  const { use } = tryDeclare(w, game.order('Brute', 'Shove', 'Thug'), declarerOf(game.question('act')));
  const { pushes } = pushesOfUse(w, use!);
  expect(game.game, 'a question changes nothing').toEqual(before);
  return pushes;
}

/** The Health that would be left, as the same question tells it. */
function healthForeseen(game: Play) {
  const w = worldOf(game.game);
  const { use } = tryDeclare(w, game.order('Brute', 'Shove', 'Thug'), declarerOf(game.question('act')));
  const spec = specFor(w, use!, game.names.model('Thug'), null);
  return effectsAhead(w, { spec, use: use! }).health;
}

/** Does it; Effects come in the order of the bar. */
function done(game: Play): Play {
  game.attack('Brute', 'Shove', 'Thug');
  if (game.asked().includes('spendSfx')) game.spend();
  return game.asked().includes('makeRoom') ? game.answer('makeRoom', 0) : game;
}

const endOf = ({ end: { x, y, z } }: Push) => ({ x, y, z });
const stands = (game: Play) => {
  const { x, y, z } = game.model('Thug');
  return { x, y, z };
};

describe('what a push would end in is what it ends in', () => {
  inEditions(['2013', '2017'], (edition) => {
    test.each([
      ['on free ground', {}],
      ['against a car', { pieces: [object('car', { at: [13, 12], size: 1, height: 1.25 })] }],
      ['against a model', { pal: { at: [12.5, 12.4] } as const }],
      ['at the edge of the table', { at: [22, 12] as const }],
      ['at a wall it grazes', { pieces: [structure('wall', { at: [13, 13], size: [1, 1.5], height: 3 })] }],
    ])('[PC-FX-08, PC-MOVE-32, PC-MOVE-33] %s', (_, spec) => {
      const game = about(edition, 'Knockback 4', spec);
      const [push] = foreseen(game);
      done(game);
      const told = game.last('displaced');
      expect(endOf(push!)).toEqual(stands(game));
      expect([push?.travelled, push?.stoppedBy]).toEqual([told.length, told.stoppedBy]);
    });

    test('[PC-FX-11] a Pull ends in contact', () => {
      const bar = 'AP 1 Reel (PRJ 8, F vs G, Pull 4) SFX: none';
      const game = scene({
        edition,
        a: { Brute: { card: { F: 9, actions: [bar] }, at: [8, 12] } },
        b: { Thug: { card: { G: 1 }, at: [8 + 2 * R30 + 2, 12] } },
        dice: [5, 1],
      }).activate('Brute');
      const w = worldOf(game.game);
      const who = declarerOf(game.question('act'));
      const [push] = pushesOfUse(w, tryDeclare(w, game.order('Brute', 'Reel', 'Thug'), who).use!).pushes;
      game.attack('Brute', 'Reel', 'Thug');
      expect(endOf(push!)).toEqual(stands(game));
      expect(push?.stoppedBy).toBe(game.names.model('Brute'));
    });

    test('[PC-FX-08] nothing moves an Immobile model, and it is not said to move', () => {
      const game = about(edition, 'Damage 1 and Knockback 4', {
        thug: { card: { G: 1, movement: 'Immobile', move: 0 } },
      });
      const direct = pushOf(worldOf(game.game), {
        target: game.names.model('Thug'),
        effect: 'shift',
        toward: { x: um(12), y: um(12) },
        distance: 2,
        stopAt: null,
      });
      expect([foreseen(game), direct.fixed]).toEqual([[], true]);
      game.forgetDice();
    });

    test('[PC-STRUCT-01, PC-OBJ-09] a thing is pushed along the ground, a house is not', () => {
      const car = object('car', { at: [10, 12], rank: 2, size: 2 });
      const game = scene({
        edition,
        a: { Ace: { at: [4, 4] } },
        b: { Foe: { at: [13.5, 12] } },
        pieces: [car, structure('house', { at: [4, 20], size: [3, 3], height: 4 })],
      });
      const push = (target: string) =>
        pushOf(worldOf(game.game), {
          target,
          effect: 'shift',
          toward: { x: um(20), y: um(12) },
          distance: 4,
          stopAt: null,
        });
      expect(push('car').stoppedBy).toBe(game.names.model('Foe'));
      expect(push('car').travelled / 25_400).toBeCloseTo(13.5 - R30 - 11, 3);
      expect(push('house').fixed).toBe(true);
    });
  });

  test('[PC-FALL-09@2017] over the edge of a roof: the Fall, its harm, the Crash, the rest of the way', () => {
    const pal = { at: [15 + R30 + 0.8, 12] } as const;
    const game = about('2017', 'Knockback 5', { at: [13, 12], z: 6, pieces: [ROOF], pal });
    const [push] = foreseen(game);
    expect(push?.falls).toHaveLength(1);
    expect(push?.falls[0]).toMatchObject({
      off: 'roof',
      immune: false,
      blow: { by: 'damage', damage: 2, stuns: true },
      crashed: [game.names.model('Pal')],
      fall: { height: um(6) },
    });
    done(game);
    expect(endOf(push!)).toEqual(stands(game));
    expect([game.model('Thug').health, game.model('Pal').health]).toEqual([4, 4]);
  });

  test.each([
    ['Damage 1 and Knockback 5', 3, 4],
    ['Damage 4 and Knockback 5', 0, 4],
    ['Knockback 5 and Damage 1', 3, 4],
    ['Damage 6 and Knockback 5', 0, 6],
  ])(
    '[PC-FALL-03@2017, PC-SFX-06] %s off a roof: the Health told is the Health left',
    (effects, left, pals) => {
      const pal = { at: [15 + R30 + 0.8, 12] } as const;
      const game = about('2017', effects, { at: [13, 12], z: 6, pieces: [ROOF], pal });
      const told = healthForeseen(game);
      const [thug, other] = [game.names.model('Thug'), game.names.model('Pal')];
      const line = (target: string, after: number) => ({ target, now: 6, after, rolls: false });
      expect(told).toEqual([line(thug, left), ...(pals === 6 ? [] : [line(other, pals)])]);
      done(game);
      expect([game.model('Thug').health, game.model('Pal').health]).toEqual([left, pals]);
    },
  );

  test('[PC-FALL-03@2013] dice that the Fall will roll are told as what may take more', () => {
    const game = about('2013', 'Damage 1 and Knockback 5', { at: [13, 12], z: 6, pieces: [ROOF] });
    expect(healthForeseen(game.forgetDice())).toEqual([
      { target: game.names.model('Thug'), now: 6, after: 5, rolls: true },
    ]);
  });

  test('[PC-DANGER-06] Dangerous Terrain on the way is part of the Health told', () => {
    const game = about('2017', 'Knockback 4', { pieces: [danger('strip', [10 + R30 + 2, 12], [2, 4])] });
    expect(healthForeseen(game)).toEqual([
      { target: game.names.model('Thug'), now: 6, after: 5, rolls: false },
    ]);
    done(game);
    expect(game.model('Thug').health).toBe(5);
  });

  test('[PC-FALL-09@2013] the Fall is a roll of 3 dice and Strength 5 against Defense or Agility', () => {
    const game = about('2013', 'Knockback 5', { at: [13, 12], z: 6, pieces: [ROOF], dice: [1, 1, 1, 6] });
    const [push] = foreseen(game);
    expect(push?.falls[0]?.blow).toMatchObject({ by: 'roll', dice: 3, value: 5, traits: ['G', 'I'] });
    done(game).answer('environmentDefence', { trait: 'G', powerUp: 0 });
    expect(endOf(push!)).toEqual(stands(game));
  });

  test('[PC-FALL-09@2013] too short for the edge it stays on the roof', () => {
    const [push] = foreseen(
      about('2013', 'Knockback 2', { at: [12.5, 12], z: 6, pieces: [ROOF] }).forgetDice(),
    );
    expect([push?.falls, push?.end.z]).toEqual([[], um(6)]);
  });

  test('[PC-FALL-01@2017] whoever is Immune to Falls is unhurt; under 3 inches nobody is hurt', () => {
    const flyer = about('2017', 'Knockback 5', {
      at: [13, 12],
      z: 6,
      pieces: [ROOF],
      thug: { card: { G: 1, movement: 'Flight' } },
    }).forgetDice();
    expect(foreseen(flyer)[0]?.falls[0]).toMatchObject({ immune: true, blow: null });
    const low = structure('low', { at: [12, 12], size: [6, 6], height: 2 });
    const step = about('2017', 'Knockback 5', { at: [13, 12], z: 2, pieces: [low] }).forgetDice();
    expect(foreseen(step)[0]?.falls[0]).toMatchObject({ immune: false, blow: null, crashed: [] });
  });

  test('[PC-FALL-09@2017] KO’ed by the Fall it goes no further', () => {
    const game = about('2017', 'Knockback 5', { at: [13, 12], z: 6, pieces: [ROOF], thug: { health: 2 } });
    const [push] = foreseen(game);
    expect(push?.falls[0]?.fatal).toBe(true);
    done(game);
    expect(endOf(push!)).toEqual(stands(game));
  });

  test('[PC-DANGER-06] Dangerous Terrain on the way strikes once', () => {
    const game = about('2017', 'Knockback 4', { pieces: [danger('strip', [10 + R30 + 2, 12], [2, 4])] });
    expect(foreseen(game)[0]?.strikes).toEqual([
      { model: game.names.model('Thug'), piece: 'strip', blow: { by: 'damage', damage: 1, stuns: false } },
    ]);
    done(game);
    expect(game.events('struck')).toHaveLength(1);
  });

  test('[PC-SFX-06] Damage that KO’s it first leaves nothing to push; two pushes are one after the other', () => {
    const game = about('2017', 'Damage 6 and Knockback 4').forgetDice();
    expect(foreseen(game)).toEqual([]);
    const twice = about('2017', 'Knockback 3 and Pull 1 and Shift 2').forgetDice();
    const w = worldOf(twice.game);
    const { use } = tryDeclare(w, twice.order('Brute', 'Shove', 'Thug'), declarerOf(twice.question('act')));
    const both = pushesOfUse(w, use!);
    expect(both.pushes.map(({ end }) => end.x)).toEqual([um(13), um(12)]);
    expect(both.shifts).toEqual([{ target: twice.names.model('Thug'), distance: 2 }]);
  });
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-FX-05] whom a Blast would catch is whom it catches where it is moved to', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Bomb (PRJ 10, H vs I, Damage 1 and Blast 1) SFX: none'] } },
      foe: { at: [17, 12] },
      b: { Two: { at: [18.5, 12] }, Far: { at: [17, 16] } },
      dice: [1, 6],
    })
      .activate('Ace')
      .attack('Ace', 'Bomb', 'Foe');
    const there = { x: um(18.5), y: um(12) };
    const caught = (at: { x: number; y: number }) => blastAhead(worldOf(game.game), game.game.rest.stack, at);
    expect(caught({ x: um(12), y: um(20) })).toEqual([]);
    const expected = caught(there);
    expect(expected).toEqual([game.names.model('Two')]);
    game.dice(1, 6).answer('blastDrift', there);
    expect(game.last('blastPlaced').members).toEqual(expected);
    game.forgetDice();
  });

  test('[PC-MOVE-08] a move tells every leg that climbs, comes down or goes over something', () => {
    const crate = structure('crate', { at: [12, 8], size: [3, 2], height: 2 });
    const wall = structure('wall', { at: [12, 11], size: [3, 0.4], height: 1 }, { standable: false });
    const game = walker(edition, { move: 12 }, [12, 5], { pieces: [crate, wall] });
    const legs = [8, 10, 13].map((y) => ({ x: um(12), y: um(y) }));
    const order = {
      model: game.names.model('Hero'),
      legs,
      as: 'Sprint',
      combined: false,
      fall: false,
    } as const;
    const facts = moveFacts(worldOf(game.game), order);
    expect(facts.why).toBeNull();
    expect(facts.ahead?.steps.map(({ way, by, thing }) => [way, by, thing])).toEqual([
      ['up', um(2), 'crate'],
      ['down', um(2), 'crate'],
      ['over', um(1), 'wall'],
    ]);
    expect(facts.ahead?.fall).toBeNull();
  });
});

describe('a Fall on purpose', () => {
  const leap = (edition: Edition) => {
    const pal = { at: [15 + R30, 12 + 2 * R30] } as const;
    const game = walker(edition, { move: 6 }, [13, 12], { pieces: [ROOF], hero: { z: 6 }, a: { Pal: pal } });
    const order = {
      model: game.names.model('Hero'),
      legs: [{ x: um(17), y: um(12) }],
      as: 'Sprint',
      combined: false,
      fall: true,
    } as const;
    return { game, ahead: moveFacts(worldOf(game.game), order).ahead };
  };

  test('[PC-FALL-05@2017] tells its height, its harm and the Crash, as they come', () => {
    const { game, ahead } = leap('2017');
    expect(ahead?.fall).toMatchObject({
      off: 'roof',
      blow: { by: 'damage', damage: 2 },
      crashed: [game.names.model('Pal')],
      fall: { height: um(6), onPurpose: true },
    });
    game.move('Hero', [17, 12], { as: 'Sprint', fall: true });
    expect([game.model('Hero').health, game.model('Pal').health]).toEqual([4, 4]);
  });

  test('[PC-FALL-05@2013] tells the dice it will be rolled with', () => {
    expect(leap('2013').ahead?.fall?.blow).toMatchObject({ by: 'roll', dice: 3 });
  });
});
