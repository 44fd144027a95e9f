import { describe, expect, test } from 'vitest';
import { type Edition, inEditions } from '../../support/editions.ts';
import { object, structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { type ModelSpec, scene, type SceneSpec } from '../../support/scene.ts';
import { outcome, R30 } from '../move/walker.ts';

const CAR = object('car', { at: [12, 12], rank: 2, size: 2, height: 1.25 }, { g: 5, health: 2 });
const HUT = structure('hut', { at: [12, 12], size: [2, 2], height: 2, g: 7, health: 8 });
const beside = [11 - R30, 12] as const;

function fighter(
  edition: Edition,
  card: NonNullable<ModelSpec['card']>,
  rest: Partial<SceneSpec> = {},
): Play {
  const { a, b, ...more } = rest;
  return scene({
    edition,
    a: { Brute: { card, at: beside }, ...a },
    b: { Foe: { at: [22, 22] }, ...b },
    pieces: [CAR],
    ...more,
  }).activate('Brute');
}

const strike = (effects = 'Damage 1', trait = 'F', limits = '') =>
  `AP 1 Hit* (CCM, ${trait} vs G${limits}, ${effects}) SFX: none`;

describe('Objects and Structures attacked', () => {
  test('[PC-OBJ-04@2013] have their G as a number to equal; bonuses of the Attacker count, Mobbing and Momentum never', () => {
    const game = fighter('2013', { F: 3, actions: [strike()] }, { dice: [2] });
    game.attack('Brute', 'Hit', 'car');
    expect(game.last('rolled')).toMatchObject({ number: 5, won: true, defence: null });
    expect(game.piece('car')?.health).toBe(1);
    const brawler = fighter('2013', { F: 3, role: 'Brawler', actions: [strike()] }, {
      dice: [2],
      hero: undefined,
    } as Partial<SceneSpec>);
    brawler.attack('Brute', 'Hit', 'car');
    expect(brawler.last('rolled').attack.faces.length).toBe(1);
  });

  test('[PC-OBJ-04@2017] take no extra dice from bonuses, but those that are Strong against them', () => {
    const brawler = fighter('2017', { F: 2, role: 'Brawler', actions: [strike()] }, { dice: [3] });
    brawler.attack('Brute', 'Hit', 'car');
    expect(brawler.last('rolled')).toMatchObject({ number: 5, won: true });
    const earth = fighter('2017', { F: 2, elements: ['Earth'], actions: [strike()] }, { dice: [1, 3] });
    earth.attack('Brute', 'Hit', 'car');
    expect(earth.last('rolled').attack.faces.length).toBe(2);
  });

  test('[PC-OBJ-11@2013] are rolled against by a Ray as by anything else', () => {
    const game = fighter(
      '2013',
      { F: 5, actions: ['AP 1 Beam* (RAY 6, F vs G, Damage 1) SFX: none'] },
      { dice: [1] },
    );
    game.attack('Brute', 'Beam', [], { toward: [20, 12] });
    expect(game.last('rolled')).toMatchObject({ target: 'car', number: 5, won: true });
  });

  test('[PC-OBJ-11@2017] suffer the base Effects of Ray, Pulse and Overrun without a roll', () => {
    const pieces = [
      CAR,
      { ...HUT, footprint: structure('x', { at: [15, 12], size: [2, 2], height: 2 }).footprint },
    ];
    const game = fighter(
      '2017',
      { H: 1, actions: ['AP 1 Beam* (RAY 8, H vs G, Damage 2) SFX: Damage 1'] },
      { pieces },
    );
    game.attack('Brute', 'Beam', [], { toward: [20, 12] });
    expect([game.piece('car'), game.piece('hut')?.health, game.events('rolled').length]).toEqual([
      undefined,
      6,
      0,
    ]);
    const mind = fighter('2017', { J: 5, actions: ['AP 1 Wave* (PLS 3, J vs G, Damage 1) SFX: none'] });
    mind.attack('Brute', 'Wave');
    expect(mind.piece('car')?.health).toBe(2);
  });

  const limited = (edition: Edition) =>
    fighter(
      edition,
      { J: 5, actions: [strike('Damage 2', 'J', ', Limited/Structures')] },
      { pieces: [HUT], dice: [5] },
    ).attack('Brute', 'Hit', 'hut');

  test('[PC-AREA-02@2013] take no Damage from Mind or Spirit, unless the Action is made for Structures', () => {
    const game = fighter('2013', { J: 5, actions: [strike('Damage 2', 'J')] });
    expect(outcome(() => game.attack('Brute', 'Hit', 'car'))).toBe('target.immune');
    const push = fighter('2013', { J: 5, actions: [strike('Knockback 3', 'J')] }, { dice: [4] });
    push.attack('Brute', 'Hit', 'car');
    expect(push.last('displaced')).toMatchObject({ target: 'car' });
    expect(limited('2013').piece('hut')?.health).toBe(6);
  });

  test('[PC-AREA-02@2017] take no Damage from Mind or Spirit, unless the Action is Limited to Structures', () => {
    const game = fighter('2017', { K: 5, actions: [strike('Damage 2', 'K')] });
    expect(outcome(() => game.attack('Brute', 'Hit', 'car'))).toBe('target.immune');
    expect(limited('2017').piece('hut')?.health).toBe(6);
  });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-STRUCT-05] from inside an Enclosed Structure nothing outside is seen, nor the other way', () => {
      const hall = structure('hall', { at: [12, 12], size: [6, 6], height: 4, enclosed: true });
      const shot = 'AP 1 Shot* (PRJ 8, H vs I, Damage 1) SFX: none';
      const from = (inside: string | null, target: 'Thug' | 'Mate') => {
        const game = scene({
          edition,
          a: { Brute: { card: { H: 9, actions: [shot] }, at: inside === null ? [12, 7] : [12, 12], inside } },
          b: {
            Thug: { card: { I: 1 }, at: [12, 17] },
            Mate: { card: { I: 1 }, at: [13.5, 12], inside: 'hall' },
          },
          pieces: [hall],
          dice: [5, 1],
        }).activate('Brute');
        const code = outcome(() => game.attack('Brute', 'Shot', target));
        game.forgetDice();
        return code;
      };
      expect([from('hall', 'Thug'), from('hall', 'Mate'), from(null, 'Mate')]).toEqual([
        'target.hidden',
        'ok',
        'target.hidden',
      ]);
    });
  });
});

describe('Stealth', () => {
  const spy = (at: readonly [number, number], rest: Partial<ModelSpec> = {}): ModelSpec => ({
    card: { stealth: true, I: 1, G: 1 },
    at,
    ...rest,
  });
  const shot = 'AP 1 Shot* (PRJ 9, H vs I, Damage 1) SFX: none';
  const shoot = (edition: Edition, b: NonNullable<SceneSpec['b']>, more: Partial<SceneSpec> = {}) => {
    const gun = { Gun: { card: { H: 9, actions: [shot] }, at: [4, 12] as const } };
    const game = scene({ edition, a: gun, b, dice: [5, 1, 1], ...more }).activate('Gun');
    const code = outcome(() => game.attack('Gun', 'Shot', 'Spy'));
    game.forgetDice();
    return code;
  };

  test('[PC-MOVE-24@2013] is a Target only from within 4 inches', () => {
    expect([
      shoot('2013', { Spy: spy([8 + 2 * R30, 12]) }),
      shoot('2013', { Spy: spy([8.1 + 2 * R30, 12]) }),
    ]).toEqual(['ok', 'target.stealth']);
  });

  test('[PC-MOVE-24@2017] is immune to Enemy Actions from beyond 4 inches, but for Pulses', () => {
    expect([
      shoot('2017', { Spy: spy([8 + 2 * R30, 12]) }),
      shoot('2017', { Spy: spy([8.1 + 2 * R30, 12]) }),
    ]).toEqual(['ok', 'target.stealth']);
    const pulse = 'AP 1 Wave* (PLS 6, H vs I, Damage 1) SFX: none';
    const game = scene({
      edition: '2017',
      a: { Gun: { card: { H: 9, actions: [pulse] }, at: [4, 12] } },
      b: { Spy: spy([10 + R30, 12]) },
      dice: [5, 1],
    });
    game.activate('Gun').attack('Gun', 'Wave');
    expect(game.model('Spy').health).toBe(5);
  });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-MOVE-25] is lost in contact with an Enemy and while Stunned, and comes back when contact ends', () => {
      const toucher = {
        a: { Gun: { card: { H: 9, actions: [shot] }, at: [4, 12] as const }, Pal: { at: [11, 12] as const } },
      };
      expect(shoot(edition, { Spy: spy([11 + 2 * R30, 12]) }, toucher)).toBe('ok');
      expect(shoot(edition, { Spy: spy([11 + 2 * R30 + 0.3, 12]) }, toucher)).toBe('target.stealth');
      expect(shoot(edition, { Spy: spy([11, 12], { stunned: true }) })).toBe('ok');
    });
  });
});

test('[PC-MOVE-35] a Supreme of several models moves each of them with one Movement Action', () => {
  const game = scene({
    edition: '2017',
    a: {
      Trio: {
        card: { movement: 'Wall Crawling', move: 5, modelsAtStart: 3, modelsMax: 3 },
        at: [
          [4, 4],
          [6, 4],
          [8, 4],
        ],
      },
    },
    b: { Foe: { at: [22, 22] } },
  }).activate('Trio');
  game.move('Trio 1', [4, 8]).move('Trio 2', [6, 9]);
  expect([game.card('Trio').fatigue, game.at('Trio 2').y, game.at('Trio 3').y]).toEqual([1, 9, 4]);
  expect(outcome(() => game.move('Trio 1', [4, 9]))).not.toBe('ok');
});

inEditions(['2013', '2017'], (edition) => {
  const trio = (fatigue = 0, movement: 'Bounding' | 'Sprint' = 'Bounding') =>
    scene({
      edition,
      a: {
        Trio: {
          card: { movement, move: 5, modelsAtStart: 3, modelsMax: 3, actions: [] },
          fatigue,
          at: [
            [4, 4],
            [6, 4],
            [8, 4],
          ],
        },
      },
      b: { Foe: { at: [22, 22] } },
    }).activate('Trio');
  const twice = { combined: true } as const;

  test('[PC-MOVE-22] [PC-MOVE-35] two moves in one are made by each of them, for two Fatigue in all', () => {
    const game = trio().move('Trio 1', [4, 13], twice);
    expect(game.card('Trio').fatigue).toBe(2);
    game.move('Trio 2', [6, 13], twice).move('Trio 3', [8, 8]);
    expect([game.at('Trio 1').y, game.at('Trio 2').y, game.at('Trio 3').y]).toEqual([13, 13, 8]);
    expect([game.card('Trio').fatigue, game.state.activation]).toEqual([2, null]);
  });

  test('[PC-MOVE-22] [PC-MOVE-35] it is said with the first of them, and only where both can be paid', () => {
    const single = trio().move('Trio 1', [4, 8]);
    expect(outcome(() => single.move('Trio 2', [6, 13], twice))).toBe('act.noMove');
    expect(outcome(() => trio(1).move('Trio 1', [4, 13], twice))).toBe('move.fatigue');
    expect(outcome(() => trio(0, 'Sprint').move('Trio 1', [4, 13], twice))).toBe('move.notCombined');
  });

  test('[PC-MOVE-22] [PC-MOVE-35] after one Movement Action of all of them there is room for a second, not for two', () => {
    const game = trio().move('Trio 1', [4, 8]).act({ do: 'nextStep' });
    expect(outcome(() => game.move('Trio 1', [4, 13], twice))).toBe('act.noMove');
    expect(game.move('Trio 1', [4, 12]).card('Trio').fatigue).toBe(2);
  });
});
