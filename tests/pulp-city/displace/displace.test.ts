import { describe, expect, test } from 'vitest';
import { type Edition, inEditions } from '../../support/editions.ts';
import { object, structure, um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { type ModelSpec, scene, type SceneSpec } from '../../support/scene.ts';
import { danger, R30, rift } from '../move/walker.ts';

const touching = 2 * R30;
const shove = (effects: string) => `AP 1 Shove* (CCM, F vs G, ${effects}) SFX: none`;

/** Brute stands west of Thug, in contact, and acts on it with `effects`; it wins with these dice. */
function shoved(
  edition: Edition,
  effects: string,
  thug: Partial<ModelSpec> = {},
  rest: Partial<SceneSpec> & { readonly at?: readonly [number, number]; readonly z?: number } = {},
): Play {
  const { at = [10, 12], z = 0, dice = [], ...more } = rest;
  const game = scene({
    edition,
    a: { Brute: { card: { F: 9, actions: [shove(effects)] }, at: [at[0] - touching, at[1]], z }, ...more.a },
    b: { Thug: { card: { G: 1, I: 1 }, at, z, ...thug }, ...more.b },
    dice: [5, 1, ...dice],
    ...Object.fromEntries(Object.entries(more).filter(([key]) => key !== 'a' && key !== 'b')),
  });
  return inOrder(game.activate('Brute').attack('Brute', 'Shove', 'Thug'));
}

/** Effects come in the order of the bar, where their order is asked. */
const inOrder = (game: Play): Play => (game.asked().includes('spendSfx') ? game.spend() : game);

const ROOF = structure('roof', { at: [12, 12], size: [6, 6], height: 6 });

describe('Knockback', () => {
  inEditions(['2013', '2017'], (edition) => {
    test('[PC-FX-10] goes straight away from the Attacker', () => {
      expect(shoved(edition, 'Knockback 2').at('Thug')).toEqual({ x: 12, y: 12, z: 0 });
    });

    test('[PC-MOVE-32, PC-FX-08] stops at what it touches; the rest is lost', () => {
      const car = object('car', { at: [10 + R30 + 2.5 + 0.5, 12], size: 1, height: 1.25 });
      const game = shoved(edition, 'Knockback 4', {}, { pieces: [car] });
      expect(game.at('Thug').x).toBeCloseTo(12.5, 2);
      expect(game.last('displaced')).toMatchObject({ stoppedBy: 'car' });
      const pal = shoved(edition, 'Knockback 4', {}, { b: { Pal: { at: [10 + 2 + touching, 12] } } });
      expect(pal.at('Thug').x).toBeCloseTo(12, 2);
    });

    test('[PC-FX-08] does not move an Immobile model', () => {
      const game = shoved(edition, 'Damage 1 and Knockback 4', {
        card: { G: 1, movement: 'Immobile', move: 0 },
      });
      expect(game.at('Thug')).toEqual({ x: 10, y: 12, z: 0 });
      expect(game.last('effectIgnored')).toMatchObject({ effect: 'knockback' });
    });

    test('[PC-AREA-04] stops at Impassable Terrain as at a wall', () => {
      const game = shoved(edition, 'Knockback 4', {}, { pieces: [rift('rift', [10 + R30 + 2, 12], [2, 4])] });
      expect(game.at('Thug').x).toBeCloseTo(11, 2);
    });
  });

  test('[PC-MOVE-33@2013] ends at the edge of the table without harm', () => {
    const game = shoved('2013', 'Knockback 3', {}, { at: [23 - R30, 12] });
    expect(game.at('Thug').x).toBeCloseTo(24 - R30, 2);
    expect(game.model('Thug').health).toBe(6);
  });

  test('[PC-MOVE-33@2017] ends at the edge of the table, which is Impassable', () => {
    const game = shoved('2017', 'Knockback 3', {}, { at: [23 - R30, 12] });
    expect(game.last('displaced')).toMatchObject({ stoppedBy: 'edge' });
  });

  test('[PC-MOVE-32, PC-DANGER-06] goes on through Dangerous Terrain, which strikes once', () => {
    const strip = danger('strip', [10 + R30 + 2, 12], [2, 4]);
    const game = shoved('2017', 'Knockback 4', {}, { pieces: [strip] });
    expect(game.at('Thug').x).toBeCloseTo(14, 2);
    expect([game.model('Thug').health, game.events('struck').length]).toEqual([5, 1]);
  });

  test('[PC-DANGER-07] strikes a Bounding model pushed into it, and no flyer that is not Stunned', () => {
    const lava = danger('lava', [13, 12], [4, 4]);
    const bounder = shoved(
      '2013',
      'Knockback 2',
      { card: { G: 1, movement: 'Bounding' } },
      { pieces: [lava], dice: [6, 1, 1] },
    );
    expect(bounder.events('struck').length).toBe(1);
    bounder.forgetDice();
    const flyer = shoved(
      '2013',
      'Knockback 2',
      { card: { G: 1, movement: 'Flight' } },
      { pieces: [lava], dice: [1] },
    );
    expect(flyer.events('struck')).toEqual([]);
  });
});

describe('Pull and Shift', () => {
  const pull = (
    edition: Edition,
    effects: string,
    target: readonly [number, number],
    dice: number[] = [],
  ) => {
    const bar = `AP 1 Reel* (PRJ 8, F vs G, ${effects}) SFX: none`;
    const game = scene({
      edition,
      a: { Brute: { card: { F: 9, actions: [bar] }, at: [6, 12] } },
      b: { Thug: { card: { G: 1 }, at: target } },
      dice: [5, 1, ...dice],
    });
    return inOrder(game.activate('Brute').attack('Brute', 'Reel', 'Thug'));
  };

  test('[PC-FX-11@2013] a Pull ends in Base to Base', () => {
    expect(pull('2013', 'Pull 4', [6 + touching + 2, 12]).at('Thug').x).toBeCloseTo(6 + touching, 2);
  });

  test('[PC-FX-11@2017] a Pull ends in contact with the Attacker, or where its inches end', () => {
    expect(pull('2017', 'Pull 4', [6 + touching + 2, 12]).at('Thug').x).toBeCloseTo(6 + touching, 2);
    expect(pull('2017', 'Pull 2', [12, 12]).at('Thug').x).toBeCloseTo(10, 2);
  });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-FX-12] a Shift goes in the direction the Attacker chooses', () => {
      const game = shoved(edition, 'Shift 2');
      game.answer('shift', { x: 254_000, y: 500_000 });
      expect(game.at('Thug')).toEqual({ x: 10, y: 14, z: 0 });
    });

    test('[PC-FX-09] Self/Pull moves the Attacker towards the Defender', () => {
      const game = pull(edition, 'Damage 1 and Self/Pull 3', [12, 12]);
      expect([game.at('Brute').x, game.at('Thug').x]).toEqual([9, 12]);
    });
  });
});

describe('over the edge', () => {
  test('[PC-FALL-09@2013] first to the edge, then the Fall, then the rest below', () => {
    const game = shoved(
      '2013',
      'Knockback 5',
      {},
      { at: [13, 12], z: 6, pieces: [ROOF], dice: [1, 1, 1, 6] },
    );
    expect(game.question('environmentDefence').dice).toBe(3);
    game.answer('environmentDefence', { trait: 'G', powerUp: 0 });
    const at = game.at('Thug');
    expect(at.z).toBe(0);
    expect(at.x).toBeCloseTo(15 + R30 + 3, 1);
    const stays = shoved('2013', 'Knockback 2', {}, { at: [12.5, 12], z: 6, pieces: [ROOF] });
    expect(stays.at('Thug')).toEqual({ x: 14.5, y: 12, z: 6 });
  });

  test('[PC-FALL-09@2017] Stuns and hurts where it falls, and goes on', () => {
    const game = shoved('2017', 'Knockback 5', {}, { at: [13, 12], z: 6, pieces: [ROOF] });
    expect(game.at('Thug').x).toBeCloseTo(15 + R30 + 3, 1);
    expect([game.model('Thug').stunned, game.model('Thug').health]).toEqual([true, 4]);
    const lost = shoved('2017', 'Knockback 5', { health: 1 }, { at: [13, 12], z: 6, pieces: [ROOF] });
    expect([lost.model('Thug').status, lost.events('displaced').length]).toEqual(['ko', 1]);
  });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-FALL-08] its player says on which side of whom it fell on it comes down', () => {
      const dice = edition === '2013' ? [1, 1, 1, 6, 1, 1, 1, 6] : [];
      const game = scene({
        edition,
        a: { Brute: { card: { F: 9, actions: [shove('Knockback 5')] }, at: [13 - touching, 12], z: 6 } },
        b: {
          Thug: { card: { G: 1, I: 1 }, at: [13, 12], z: 6 },
          Below: { at: [15 + R30, 12] },
        },
        pieces: [ROOF],
        dice: [5, 1, ...dice],
      });
      game.activate('Brute').attack('Brute', 'Shove', 'Thug', { quiet: false });
      const { by, places } = game.question('makeRoom');
      expect([by, places.map(({ z }) => z)]).toEqual(['b', [0, 0]]);
      const [one, other] = places.map(({ y }) => y - um(12));
      expect([Math.abs(one! + other!) < 3, Math.abs(one!) > um(0.5)]).toEqual([true, true]);
      game.answer('makeRoom', 1);
      expect(game.last('fell').to.y).toBe(places[1]?.y);
      for (const trait of edition === '2013' ? (['G', 'I'] as const) : [])
        game.answer('environmentDefence', { trait, powerUp: 0 });
      expect(game.last('crashed').model).toBe(game.names.model('Below'));
      expect(Math.sign(game.model('Thug').y - um(12))).toBe(Math.sign(other!));
    });
  });

  test('[PC-MOVE-15] a Bounding model lands unhurt, and Crashes whom it lands beside', () => {
    const rest = {
      at: [14, 12] as const,
      z: 6,
      pieces: [ROOF],
      b: { Pal: { card: { G: 1, I: 1 }, at: [15 + R30 + touching, 12] as const } },
    };
    const game = shoved(
      '2013',
      'Knockback 2',
      { card: { G: 1, movement: 'Bounding' } },
      { ...rest, dice: [5, 5, 5, 1] },
    );
    expect(game.question('environmentDefence')).toMatchObject({ name: 'crash' });
    game.answer('environmentDefence', { trait: 'G', powerUp: 0 });
    expect([game.model('Thug').stunned, game.model('Pal').stunned]).toEqual([false, true]);
  });
});

describe('Objects', () => {
  const pushed = (edition: Edition, effects: string, piece: ReturnType<typeof object>) => {
    const bar = `AP 1 Gust* (PRJ 8, F vs G, ${effects}) SFX: none`;
    const game = scene({
      edition,
      a: { Brute: { card: { F: 9, actions: [bar] }, at: [6, 12] } },
      b: { Thug: { at: [20, 20] } },
      pieces: [piece],
      dice: [5],
    });
    return inOrder(game.activate('Brute').attack('Brute', 'Gust', piece.id));
  };
  const dumpster = object('dumpster', { at: [12, 12], rank: 2, size: 2, height: 1.25 }, { g: 5, health: 2 });
  const middle = (game: Play) => {
    const shape = game.piece('dumpster')?.footprint;
    return shape?.kind === 'disc' ? Math.round(shape.x / 25.4) / 1000 : null;
  };

  test('[PC-OBJ-09@2013] slide like models, without wear', () => {
    const game = pushed('2013', 'Pull 4', dumpster);
    expect([middle(game), game.piece('dumpster')?.health]).toEqual([8, 2]);
  });

  test('[PC-OBJ-09@2017] slide to the first contact; Structures do not move', () => {
    expect(middle(pushed('2017', 'Knockback 3', dumpster))).toBe(15);
    const hut = structure('hut', { at: [12, 12], size: [2, 2], height: 2, g: 5 });
    const game = pushed('2017', 'Damage 1 and Knockback 3', { ...hut });
    expect(game.piece('hut')).toMatchObject({ footprint: hut.footprint, health: 3 });
  });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-OBJ-09, PC-FALL-09] go over the edge of a roof, and not across to the next one', () => {
      const near = structure('near', { at: [10, 12], size: [4, 4], height: 3 });
      const far = structure('far', { at: [16, 12], size: [4, 4], height: 3 });
      const bin = object('bin', { at: [11, 12] }, { bottom: um(3), top: um(4), g: 5 });
      const game = scene({
        edition,
        a: { Brute: { card: { F: 9, actions: [shove('Knockback 4')] }, at: [10.5 - R30, 12], z: 3 } },
        b: { Thug: { at: [20, 20] } },
        pieces: [near, far, bin],
        dice: [5],
      });
      inOrder(game.activate('Brute').attack('Brute', 'Shove', 'bin'));
      expect(game.last('displaced')).toMatchObject({ target: 'bin', stoppedBy: 'far' });
      expect(game.piece('bin')).toMatchObject({ bottom: 0, health: 1 });
    });

    test('[PC-STRUCT-01] a Structure is never moved', () => {
      const hut = structure('hut', { at: [12, 12], size: [2, 2], height: 2, g: 5 });
      const game = pushed(edition, 'Damage 1 and Pull 4', { ...hut });
      expect(game.piece('hut')?.footprint).toEqual(hut.footprint);
    });
  });
});
