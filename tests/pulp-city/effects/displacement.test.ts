import { describe, expect, test } from 'vitest';
import { duel, type DuelSpec } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';

import { centre, rectangle } from '../../../src/geometry/shape.ts';
import { object, um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { danger } from '../move/walker.ts';

const R = 15 / 25.4;

/** Ace at (12, 12) uses 'Move' with these Effects on Foe, `gap` inches to the east. */
const use = (edition: Edition, effects: string, spec: Omit<DuelSpec, 'edition'> = {}): Play =>
  duel(edition, {
    gap: 3,
    dice: [2, 1],
    ...spec,
    ace: { ...spec.ace, card: { actions: [`AP 1 Move (PRJ 8, H vs K, ${effects}) SFX: none`] } },
  })
    .activate('Ace')
    .attack('Ace', 'Move', 'Foe');

const shift = (game: Play, x: number, y: number) => game.answer('shift', { x: um(x), y: um(y) });

inEditions(['2013', '2017'], (edition) => {
  test('[PC-FX-09] Self/Shift 2 moves the Attacker 2 inches in any direction he likes', () => {
    const game = use(edition, 'Self/Shift 2');
    expect(game.question('shift')).toMatchObject({ by: 'a', self: true, distance: um(2) / 25_400 });
    shift(game, 12, 20);
    expect([game.at('Ace'), game.card('Ace').fatigue]).toEqual([{ x: 12, y: 14, z: 0 }, 0]);
  });

  test('[PC-FX-09] Self/Shift 4 is up to 4 inches: 2.5 will do, and so will 0', () => {
    const some = shift(use(edition, 'Self/Shift 4'), 12, 14.5);
    expect([some.at('Ace').y, some.last('displaced').length]).toEqual([14.5, um(2.5)]);
    const none = shift(use(edition, 'Self/Shift 4'), 12, 12);
    expect([none.at('Ace'), none.events('displaced'), none.asked()]).toEqual([
      { x: 12, y: 12, z: 0 },
      [],
      ['act'],
    ]);
  });

  test('[PC-FX-12] of a Self/Shift that runs against something no more is gone', () => {
    const crate = object('crate', { at: [12, 12 + R + 1 + 0.5] });
    expect(shift(use(edition, 'Self/Shift 3', { pieces: [crate] }), 12, 15).at('Ace').y).toBeCloseTo(13, 2);
  });

  test('[PC-FX-09] the limits of Displacement hold for it: it stops at what it touches', () => {
    const crate = object('crate', { at: [12, 12 + R + 1 + 0.5] });
    const game = shift(use(edition, 'Self/Shift 2', { pieces: [crate] }), 12, 20);
    expect(game.at('Ace').y).toBeCloseTo(13, 2);
  });

  test('[PC-FX-09] Self/Knockback moves the Attacker straight away from the Defender', () => {
    const game = use(edition, 'Self/Knockback 2');
    expect([game.at('Ace').x, game.at('Foe').x]).toEqual([10, game.at('Foe').x]);
  });

  test('[PC-FX-10] from (0, 0) through (3, 0) a Knockback 2 goes to (5, 0)', () => {
    const game = use(edition, 'Knockback 2', { foe: { at: [15, 12] } });
    expect(game.at('Foe')).toEqual({ x: 17, y: 12, z: 0 });
  });

  test('[PC-FX-10] any direction is straight: the length is that of the way', () => {
    const game = use(edition, 'Knockback 5', { foe: { at: [15, 16] } });
    expect(game.at('Foe')).toEqual({ x: 18, y: 20, z: 0 });
  });

  test('[PC-FX-12] Shift 1 three times is three straight moves of 1 inch', () => {
    const game = use(edition, 'Shift 1 and Shift 1 and Shift 1', { foe: { at: [16, 12] } });
    game.spend();
    shift(game, 20, 12);
    shift(game, 20, 12);
    shift(game, 18, 20);
    expect(game.at('Foe')).toEqual({ x: 18, y: 13, z: 0 });
    expect(game.events('displaced').map(({ length }) => length)).toEqual([25_400, 25_400, 25_400]);
  });

  test('[PC-FX-12] a Shift is of the full distance unless it is stopped, and needs a direction', () => {
    const game = use(edition, 'Shift 2', { foe: { at: [16, 12] } });
    expect(game.refused((it) => shift(it, 16, 12))).toBe('action.direction');
    shift(game, 16.1, 12);
    expect(game.at('Foe').x).toBe(18);
  });

  test('[PC-FX-08] costs no Fatigue, is no Action, and leaves who is Immune/Displacement where it stands', () => {
    const game = use(edition, 'Damage 1 and Knockback 2', { foe: { immune: ['Displacement'] } });
    expect([game.model('Foe').health, game.at('Foe').x]).toEqual(
      [5, 12 + 2 * R + 3].map((n) => expect.closeTo(n, 2)),
    );
    const moved = use(edition, 'Knockback 2');
    expect([moved.card('Foe').fatigue, moved.state.activation?.moves]).toEqual([0, {}]);
  });

  test('[PC-FX-08] several things of one roll move one after the other', () => {
    const game = use(edition, 'Knockback 2 and Self/Pull 1', { foe: { at: [15, 12] } });
    if (game.asked()[0] === 'spendSfx') game.spend();
    expect([game.at('Foe').x, game.at('Ace').x]).toEqual([17, 13]);
  });
});

describe('into Dangerous Terrain', () => {
  test('[PC-FX-08] 2017: a Knockback 4 goes into it, and the model suffers it', () => {
    const game = use('2017', 'Knockback 4', {
      foe: { at: [15, 12] },
      pieces: [danger('acid', [18, 12], [2, 4])],
    });
    expect(game.at('Foe').x).toBe(19);
    expect(game.events('struck')).toMatchObject([{ piece: 'acid' }]);
    expect(game.model('Foe').health).toBe(5);
  });
});

test('[PC-DANGER-06@2017] terrain that spares it does not so much as stop it on its way', () => {
  const lava = danger('lava', [18, 12], [1, 4], 'Dangerous');
  const bar = 'AP 1 Move (PRJ 8, H vs K, Knockback 5) SFX: none';
  const [above, through] = (
    [
      ['Flight', [3, 1, 1]],
      ['Sprint', [3, 1]],
    ] as const
  ).map(([movement, dice]) =>
    duel('2017', {
      ace: { card: { actions: [bar] } },
      foe: { card: { movement } },
      gap: 3,
      pieces: [lava],
      dice,
    })
      .activate('Ace')
      .attack('Ace', 'Move', 'Foe'),
  ) as [Play, Play];
  expect(above.events('displaced').map(({ length }) => length)).toEqual([um(5)]);
  expect(above.model('Foe').health).toBe(6);
  expect(through.events('displaced').length).toBeGreaterThan(1);
  expect(through.model('Foe').health).toBe(5);
});

test('[PC-FX-11@2013] a Pull in a Blast goes no farther than with its leading edge at the centre', () => {
  const game = duel('2013', {
    ace: { card: { actions: ['AP 1 Bomb (PRJ 10, H vs I, Damage 1 and Pull 3 and Blast 3) SFX: none'] } },
    foe: { at: [17, 12], health: 1 },
    b: { Two: { at: [17, 13 + R] } },
    dice: [2, 1, 2, 1],
  });
  game.activate('Ace').attack('Ace', 'Bomb', 'Foe').spend().spend();
  expect(game.at('Two').y).toBeCloseTo(12 + R, 2);
});

test.each([
  ['round', object('crate', { at: [17, 13.5], rank: 3 })],
  [
    'square',
    object(
      'crate',
      { at: [17, 13.5], rank: 3 },
      { footprint: rectangle(um(16.5), um(13), um(17.5), um(14)) },
    ),
  ],
] as const)('[PC-FX-11@2013] nor does a %s Object', (_shape, crate) => {
  const game = duel('2013', {
    ace: { card: { actions: ['AP 1 Bomb (PRJ 10, H vs I, Damage 1 and Pull 3 and Blast 3) SFX: none'] } },
    foe: { at: [17, 12], health: 1 },
    b: { Pal: { at: [2, 2] } },
    pieces: [crate],
    dice: [2, 1, 4],
  });
  game.activate('Ace').attack('Ace', 'Bomb', 'Foe').spend().spend();
  expect(centre(game.piece('crate')!.footprint).y / um(1)).toBeCloseTo(12.5, 2);
});
