import { describe, expect, test } from 'vitest';
import { fallSteps } from '../../../src/systems/pulp-city/rules/falling/falling.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { structure, um } from '../../support/pieces.ts';
import { scene } from '../../support/scene.ts';
import { danger, outcome, R30, type Walker, walker } from '../move/walker.ts';

const tower = (height: number, id = 'tower') => structure(id, { at: [12, 10], size: [4, 4], height });

/** Hero stands on a tower whose edge is 2 inches to the north of it. */
const onTower = (
  edition: '2013' | '2017',
  height: number,
  printed: Walker,
  rest: Parameters<typeof walker>[3] = {},
) =>
  walker(edition, printed, [12, 10], {
    ...rest,
    pieces: [tower(height), ...(rest.pieces ?? [])],
    hero: { z: height, ...rest.hero },
  });

const jump = { fall: true } as const;
const STREET = [12, 14] as const;

describe('how far one falls', () => {
  test('[PC-FALL-02] only full steps of 3 inches count, down to the first surface below', () => {
    expect([8.9, 9, 2.9].map((height) => fallSteps(um(height)))).toEqual([2, 3, 0]);
    const annex = structure('annex', { at: [12, 14], size: [4, 4], height: 4 });
    const game = onTower('2017', 10, { move: 6 }, { pieces: [annex] }).move('Hero', [12, 13], jump);
    expect(game.last('fell').height).toBe(um(6));
    expect(game.model('Hero').health).toBe(4);
  });
});

describe('a Fall', () => {
  test('[PC-FALL-01@2013] does nothing to a model that Blinks', () => {
    const game = onTower('2013', 6, { movement: 'Blink', move: 6 }).move('Hero', [12, 14, 'ground'], jump);
    expect([game.at('Hero').z, game.model('Hero').stunned]).toEqual([0, false]);
  });

  test('[PC-FALL-01@2017] hurts a flyer that is Stunned, as it has to Sprint', () => {
    const game = onTower('2017', 6, { movement: 'Flight', move: 6 }, { hero: { stunned: true } });
    game.move('Hero', [...STREET], { as: 'Sprint', fall: true });
    expect(game.model('Hero').health).toBe(4);
  });

  test('[PC-FALL-03@2013] is an Action of Strength 5 against Defense or Agility, a die more for each 3 inches', () => {
    const game = onTower('2013', 7, { move: 6, G: 6 }, { dice: [6, 2, 1, 4] });
    game.move('Hero', [...STREET], jump);
    expect(game.question('environmentDefence')).toMatchObject({
      name: 'fall',
      traits: ['G', 'I'],
      dice: 3,
      by: 'a',
    });
    game.answer('environmentDefence', { trait: 'G', powerUp: 0 });
    expect(game.last('environmentRolled')).toMatchObject({
      attack: { total: 11 },
      defence: { total: 10 },
      won: true,
      sfx: 1,
    });
    expect([game.model('Hero').stunned, game.model('Hero').health]).toEqual([true, 5]);
    expect(game.last('damaged').cause).toEqual({ of: 'environment', name: 'fall' });
  });

  test('[PC-FALL-03@2013] on a tie has no effect; a Trump Trait cancels on 5', () => {
    const tie = onTower('2013', 6, { move: 6, G: 6 }, { dice: [4, 2, 1, 3] });
    tie.move('Hero', [...STREET], jump).answer('environmentDefence', { trait: 'G', powerUp: 0 });
    expect(tie.model('Hero').stunned).toBe(false);
    const trump = onTower('2013', 6, { move: 6, G: 5, trump: ['G'] }, { dice: [6, 6, 1, 5] });
    trump.move('Hero', [...STREET], jump).answer('environmentDefence', { trait: 'G', powerUp: 0 });
    expect(trump.last('environmentRolled')).toMatchObject({ won: true, sfx: 1 });
  });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-FALL-01] a drop of less than an inch is level ground', () => {
      const kerb = structure('kerb', { at: [12, 12], size: [6, 6], height: 0.9 });
      const shove = 'AP 1 Shove* (CCM, F vs G, Knockback 3) SFX: none';
      const game = scene({
        edition,
        a: { Brute: { card: { F: 9, actions: [shove] }, at: [14 - 2 * R30, 12], z: 0.9 } },
        b: { Thug: { card: { G: 1 }, at: [14, 12], z: 0.9 }, Pal: { at: [17, 12.5] } },
        pieces: [kerb],
        dice: [5, 1],
      });
      game.activate('Brute').attack('Brute', 'Shove', 'Thug');
      expect([game.at('Thug').z, game.model('Thug').stunned, game.model('Pal').stunned]).toEqual([
        0,
        false,
        false,
      ]);
      expect(game.events('crashed')).toEqual([]);
    });
  });

  test('[PC-FALL-03@2013] is rolled from any height', () => {
    const game = onTower('2013', 2.9, { move: 4 }, { dice: [1, 6] });
    expect(game.move('Hero', [...STREET], jump).question('environmentDefence').dice).toBe(1);
    game.answer('environmentDefence', { trait: 'I', powerUp: 0 });
  });

  test('[PC-FALL-03@2017] Stuns and takes 1 Damage for each 3 inches; under 3 inches it does nothing', () => {
    const high = onTower('2017', 10, { move: 6 }).move('Hero', [...STREET], jump);
    expect([high.model('Hero').stunned, high.model('Hero').health]).toEqual([true, 3]);
    const low = onTower('2017', 2.9, { move: 6 }).move('Hero', [...STREET], jump);
    expect([low.model('Hero').stunned, low.model('Hero').health]).toEqual([false, 6]);
  });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-FALL-04] is only chosen by Supremes, and announced', () => {
      const game = onTower(edition, 6, { move: 5 }, edition === '2013' ? { dice: [1, 1, 1, 6] } : {});
      expect(outcome(() => game.move('Hero', [...STREET]))).toBe('move.tooDeep');
      expect(outcome(() => game.move('Hero', [12, 11], jump))).toBe('move.noFall');
      expect(outcome(() => game.move('Hero', [...STREET], jump))).toBe('ok');
      if (edition === '2013') game.answer('environmentDefence', { trait: 'G', powerUp: 0 });
      const monster = onTower(edition, 6, { move: 5, kind: 'monster' });
      expect(outcome(() => monster.move('Hero', [...STREET], jump))).toBe('move.fallSupremesOnly');
    });

    test("[PC-FALL-11] rolls with its defence bonuses, triggers nothing and is nobody's Action", () => {
      if (edition === '2017') return;
      const game = onTower('2013', 4, { move: 5 }, { hero: { defend: 1 }, dice: [1, 1, 6, 6] });
      game.move('Hero', [...STREET], jump).answer('environmentDefence', { trait: 'G', powerUp: 0 });
      expect(game.last('environmentRolled')).toMatchObject({
        attack: { faces: [1, 1] },
        defence: { faces: [6, 6] },
      });
    });
  });

  test('[PC-FALL-11@2013] is rolled by the opposing player', () => {
    const game = onTower('2013', 6, { move: 5, G: 1 }, { dice: [6, 6, 1, 1] });
    game.move('Hero', [...STREET], jump).answer('environmentDefence', { trait: 'G', powerUp: 0 });
    expect(game.last('environmentRolled').sfx).toBe(2);
    expect(game.last('damaged')).toMatchObject({ by: null, cause: { of: 'environment', name: 'fall' } });
  });

  test('[PC-FALL-11@2017] needs no dice and triggers no Reaction', () => {
    const react = 'AP 0 Grit (RCT/DMG, K vs T#5, Self/Heal 1) SFX: none';
    const game = onTower('2017', 6, { move: 5, actions: [react] }).move('Hero', [...STREET], jump);
    expect(game.events('reactionDeclined')).toEqual([]);
    expect(game.last('damaged').cause).toEqual({ of: 'environment', name: 'fall' });
  });
});

describe('falling on purpose', () => {
  test('[PC-FALL-05@2013] with Sprint or Bounding is all of the Activation', () => {
    const printed = { move: 6, actions: ['AP 1 Howl (IST, K vs T#5, Self/Defend 1) SFX: none'] };
    const game = onTower('2013', 6, printed, { dice: [5, 1, 1, 1, 6] });
    game.attack('Hero', 'Howl');
    expect(outcome(() => game.move('Hero', [...STREET], jump))).toBe('move.fallAlone');
    game.forgetDice();
    const bounder = onTower('2013', 6, { ...printed, movement: 'Bounding' });
    bounder.move('Hero', [12, 14, 'ground'], jump);
    expect(bounder.asked()).not.toContain('act');
    expect(bounder.model('Hero').stunned).toBe(false);
    const later = onTower('2013', 6, { ...printed, movement: 'Bounding' }, { dice: [5] });
    later.attack('Hero', 'Howl');
    expect(outcome(() => later.move('Hero', [12, 14, 'ground'], jump))).toBe('move.fallAlone');
  });

  test('[PC-FALL-05@2017] with Sprint ends at the foot of what it fell from, and the Activation with it', () => {
    const printed = { move: 6, actions: ['AP 1 Howl (IST, K vs T#5, Self/Defend 1) SFX: none'] };
    const game = onTower('2017', 6, printed).move('Hero', [12, 15], jump);
    expect(game.at('Hero').x).toBeCloseTo(12, 2);
    expect(game.at('Hero').y).toBeCloseTo(12 + R30, 2);
    expect(game.asked()).not.toContain('act');
  });

  test('[PC-FALL-06@2013] with Wall Crawling adds up what is gone before and after', () => {
    const crawler = { movement: 'Wall Crawling', move: 5 } as const;
    const far = walker('2013', crawler, [12, 9], { pieces: [tower(6)], hero: { z: 6 } });
    const way = { x: um(12), y: um(15), level: 'ground', fall: true } as const;
    const go = (y: number) =>
      outcome(() =>
        far.act({
          do: 'move',
          model: far.names.model('Hero'),
          as: 'Wall Crawling',
          combined: false,
          fall: true,
          legs: [{ ...way, y: um(y) }],
        }),
      );
    expect(go(15.5)).toBe('move.tooFar');
    expect(go(14)).toBe('ok');
  });

  /** Hero's move of 2017 off a tower of 9 inches, with a Fall and 4 inches along the street, where Thug stands. */
  const fallsAndGoesOn = (movement: 'Blink' | 'Bounding', before?: string) => {
    const foe = { Thug: { at: [12, 16 + 2 * R30] as const } };
    const actions = ['AP 1 Howl (IST, K vs T#5, Self/Defend 1) SFX: none'];
    const printed = { movement, move: 6, actions } as const;
    const game = onTower('2017', 9, printed, { b: foe, dice: [5] });
    if (before !== undefined) game.attack('Hero', before);
    const leg = { x: um(12), y: um(16), level: 'ground', fall: true } as const;
    const model = game.names.model('Hero');
    return game.act({ do: 'move', model, as: movement, combined: false, fall: true, legs: [leg] });
  };

  test.each(['Blink', 'Bounding'] as const)(
    '[PC-FALL-06@2017] with %s it goes on, Crashes whom it touches in the end, and may act',
    (movement) => {
      const game = fallsAndGoesOn(movement);
      expect(game.at('Hero').y).toBeCloseTo(16, 1);
      expect([game.model('Hero').stunned, game.model('Thug').stunned, game.model('Thug').health]).toEqual([
        false,
        true,
        3,
      ]);
      expect(game.attack('Hero', 'Howl').model('Hero').defend).toBe(1);
    },
  );

  test('[PC-FALL-06@2017] with Bounding it need not be the first Action', () => {
    const game = fallsAndGoesOn('Bounding', 'Howl');
    expect([game.model('Hero').defend, game.last('fell').height]).toEqual([1, um(9)]);
  });

  test('[PC-FALL-06@2017] an ordinary descent is no Fall and Crashes nobody', () => {
    const game = onTower(
      '2017',
      9,
      { movement: 'Flight', move: 5 },
      { b: { Thug: { at: [12, 13.2 + 2 * R30] } } },
    );
    game.move('Hero', [12, 13.2, 'ground']);
    expect([game.events('fell').length, game.model('Thug').stunned]).toEqual([0, false]);
  });

  test('[PC-TABLE-16] with the switch off only those touched where the Fall ends are Crashed', () => {
    const switches = { crashAfterMovingOn: false };
    const game = onTower(
      '2017',
      9,
      { movement: 'Blink', move: 6 },
      { b: { Thug: { at: [12, 16 + 2 * R30] } }, switches },
    );
    const leg = { x: um(12), y: um(16), level: 'ground', fall: true } as const;
    game.act({
      do: 'move',
      model: game.names.model('Hero'),
      as: 'Blink',
      combined: false,
      fall: true,
      legs: [leg],
    });
    expect(game.model('Thug').stunned).toBe(false);
  });
});

describe('a Crash', () => {
  const beside = [12 + 2 * R30, 12 + R30] as const;

  /** Hero, Spectral, goes down from a tower 9 inches high beside Thug. */
  const ghostly = (edition: Edition, afterwards: boolean, dice: readonly number[]) => {
    const game = onTower(
      edition,
      9,
      { move: 6 },
      {
        hero: { z: 9, spectral: true },
        b: { Thug: { at: [12, 16 + 2 * R30] } },
        switches: { crashAfterMovingOn: afterwards },
        dice,
      },
    );
    const leg = { x: um(12), y: um(16), level: 'ground', fall: true } as const;
    game.act({
      do: 'move',
      model: game.names.model('Hero'),
      as: 'Blink',
      combined: false,
      fall: true,
      legs: [leg],
    });
    while (game.asked()[0] === 'environmentDefence') game.decline();
    return game;
  };

  test('[PC-FX-27@2017, PC-FALL-07@2017] of a Spectral model that Falls there is none, at its feet or where its move ends', () => {
    expect(ghostly('2017', true, []).events('crashed')).toEqual([]);
    expect(ghostly('2017', false, []).events('crashed')).toEqual([]);
  });

  test('[PC-FX-27@2013, PC-FALL-07@2013] of a Spectral model there is one as of any other', () => {
    const thug = ghostly('2013', true, [1, 1, 1, 1, 6]);
    expect(thug.events('crashed').map(({ model }) => model)).toEqual([thug.names.model('Thug')]);
  });

  const knockedOff = (edition: Edition, dice: readonly number[]) => {
    const shove = 'AP 1 Shove (PRJ 6, J vs K, Knockback 2) SFX: none';
    const game = scene({
      edition,
      a: { Ace: { at: [12, 8.7], z: 6, card: { J: 9, actions: [shove] } } },
      b: {
        Ghost: { at: [12, 11.4], z: 6, spectral: true },
        Thug: { at: [12, 12 + 3 * R30] },
      },
      pieces: [tower(6)],
      dice: [1, 1, ...dice],
    });
    game.activate('Ace').attack('Ace', 'Shove', 'Ghost');
    while (game.asked()[0] === 'environmentDefence') game.decline();
    expect(game.last('fell').height).toBe(um(6));
    return game.events('crashed').map(({ model }) => model === game.names.model('Thug'));
  };

  test('[PC-FX-27@2013] [PC-FX-27@2017] the same of a Spectral model that is knocked off a roof', () => {
    expect(knockedOff('2013', [1, 1, 1, 6])).toEqual([true]);
    expect(knockedOff('2017', [])).toEqual([]);
  });

  test('[PC-FALL-07@2013] is an Action of Defense 5, rolled by the opponent of whom it hits', () => {
    const foe = { Thug: { card: { I: 7, G: 5 }, at: beside } };
    const game = onTower('2013', 10, { move: 6 }, { b: foe, dice: [1, 1, 1, 1, 6, 6, 5, 2, 1, 1] });
    game.move('Hero', [...STREET], jump).answer('environmentDefence', { trait: 'G', powerUp: 0 });
    expect(game.question('environmentDefence')).toMatchObject({
      name: 'crash',
      by: 'b',
      dice: 4,
      traits: ['G', 'I'],
    });
    game.answer('environmentDefence', { trait: 'I', powerUp: 0 });
    expect(game.last('environmentRolled')).toMatchObject({
      attack: { total: 11 },
      defence: { total: 8 },
      won: true,
    });
    expect([game.model('Thug').stunned, game.model('Thug').health]).toEqual([true, 5]);
  });

  test('[PC-FALL-07@2017] hits friend and foe in contact, 1 Damage for each 3 inches', () => {
    const rest = { a: { Pal: { at: [12 - 2 * R30, 12 + R30] as const } }, b: { Thug: { at: beside } } };
    const game = onTower('2017', 5, { move: 6 }, rest).move('Hero', [...STREET], jump);
    for (const name of ['Pal', 'Thug'])
      expect([game.model(name).stunned, game.model(name).health]).toEqual([true, 5]);
    const low = onTower('2017', 2, { move: 6 }, { ...rest, hero: { stunned: false } });
    low.move('Hero', [12, 12.7]);
    expect(low.model('Thug').stunned).toBe(false);
  });

  test('[PC-FALL-08@2013] comes after the Fall; the faller lies in the nearest free spot touching whom it fell on', () => {
    const game = onTower(
      '2013',
      6,
      { move: 6 },
      { b: { Thug: { at: [12, 12 + R30] } }, dice: [1, 1, 1, 6, 1, 1, 1, 6] },
    );
    expect(game.move('Hero', [...STREET], jump).question('makeRoom')).toMatchObject({
      by: 'a',
      model: game.names.model('Hero'),
      why: 'fall',
    });
    game.answer('makeRoom', 1).answer('environmentDefence', { trait: 'G', powerUp: 0 });
    expect(game.question('environmentDefence').name).toBe('crash');
    game.answer('environmentDefence', { trait: 'G', powerUp: 0 });
    const [hero, thug] = [game.at('Hero'), game.at('Thug')];
    expect(thug).toEqual({ x: 12, y: 12.591, z: 0 });
    expect((hero.x - thug.x) ** 2 + (hero.y - thug.y) ** 2).toBeCloseTo((2 * R30) ** 2, 1);
  });

  test('[PC-FALL-08@2017] is caused by a faller that its own Fall KOs', () => {
    const game = onTower('2017', 6, { move: 6, health: 1 }, { b: { Thug: { at: [12, 12 + R30] } } });
    game.move('Hero', [...STREET], jump).answer('makeRoom', 0);
    expect([game.model('Hero').status, game.model('Thug').stunned, game.model('Thug').health]).toEqual([
      'ko',
      true,
      4,
    ]);
  });

  test('[PC-FALL-12] comes before the terrain one lands in', () => {
    const pool = danger('pool', [12, 14], [4, 3.8], 'Very Dangerous');
    const game = onTower('2017', 6, { move: 6, health: 6 }, { pieces: [pool] }).move(
      'Hero',
      [...STREET],
      jump,
    );
    const told = game
      .events()
      .filter(({ type }) => ['fell', 'damaged', 'struck'].includes(type))
      .map(({ type }) => type);
    expect(told).toEqual(['fell', 'damaged', 'struck', 'damaged']);
    expect(game.model('Hero').health).toBe(2);
  });
});
