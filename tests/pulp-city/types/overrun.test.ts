import { describe, expect, test } from 'vitest';
import { ACE_AT, beside, duel, type DuelSpec, reasons } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { area, structure } from '../../support/pieces.ts';
import type { AttackOptions, Play } from '../../support/play.ts';

const RUSH = 'AP 1 Rush (OVR 6, F vs G, Damage 1) SFX: none';
const EAST = { toward: [20, 12] } as const;
const R30 = 15 / 25.4;
const R40 = 20 / 25.4;

const with1 = (edition: Edition, spec: Omit<DuelSpec, 'edition'> = {}, bar = RUSH): Play =>
  duel(edition, { ...spec, ace: { ...spec.ace, card: { actions: [bar], ...spec.ace?.card } } }).activate(
    'Ace',
  );

const rush = (game: Play, order: readonly string[] = [], options: AttackOptions = {}): Play =>
  game.attack('Ace', 'Rush', order, { ...EAST, ...options });

const health = (game: Play, ...names: readonly string[]) => names.map((name) => game.model(name).health);
const rolled = (game: Play) => game.events('rolled').map(({ target }) => target);
const dice = (game: Play) => game.events('rolled').map(({ attack }) => attack.faces.length);

/** Two Enemies that touch Ace on his way to the east. */
const PAIR = {
  foe: { at: beside(ACE_AT) },
  b: { Two: { at: [12 + 2 * R30 * 0.485, 12 + 2 * R30 * 0.875] } },
} as const;

describe('who is in an Overrun', () => {
  inEditions(['2013', '2017'], (edition) => {
    // In 2017 it has Momentum.
    const one = edition === '2013' ? [2, 1] : [2, 1, 1];

    test('[PC-TYPE-15@2013] [PC-TYPE-15@2017] whoever has an edge 0.1 inch inside the strip of a 40 mm base', () => {
      const spec = (inside: number) =>
        ({ ace: { card: { baseMm: 40 } }, foe: { at: [16, 12 + R40 + R30 - inside] } }) as const;
      const large = edition === '2013' ? [2, 1, 1] : [2, 1, 1, 1];
      expect(health(rush(with1(edition, { ...spec(0.1), dice: large })), 'Foe')).toEqual([5]);
      const missed = rush(with1(edition, spec(-0.01)));
      expect([rolled(missed), missed.at('Ace').x]).toEqual([[], 18]);
    });

    test('[PC-TYPE-15@2013] [PC-TYPE-15@2017] friends as well, but not its user', () => {
      const game = with1(edition, { gap: 1, a: { Pal: { at: [16, 12] } }, dice: [...one, ...one] });
      rush(game, ['Foe', 'Pal']);
      expect(rolled(game)).toEqual(['Foe', 'Pal'].map(game.names.model));
      expect(health(game, 'Ace', 'Foe', 'Pal')).toEqual([6, 5, 5]);
    });

    test('[PC-TYPE-15@2013] [PC-TYPE-15@2017] nobody above the height of its user', () => {
      const tower = structure('tower', { at: [15, 12], size: [2, 2], height: 3 }, { g: 12, health: 9 });
      const game = with1(edition, {
        foe: { at: [15, 12], z: 3 },
        pieces: [tower],
        // In 2013 the tower is rolled against.
        dice: edition === '2013' ? [1] : [],
      });
      expect(health(rush(game), 'Foe')).toEqual([6]);
    });

    test('[PC-TYPE-15@2013] [PC-TYPE-15@2017] a hidden Enemy too, where it sees another', () => {
      const wall = structure('wall', { at: [15, 12], size: [1, 8], height: 5 }, { g: 12 });
      const hidden = { foe: { at: [17, 12] }, pieces: [wall] } as const;
      const blind = rush(with1(edition, { ...hidden, dice: edition === '2013' ? [1] : [] }));
      expect(health(blind, 'Foe')).toEqual([6]);
      const game = with1(edition, {
        ...hidden,
        b: { Near: { at: beside(ACE_AT, { gap: 0.5 }) } },
        // In 2017 the wall is Cover for any Trait.
        dice: edition === '2013' ? [2, 1, 2, 1, 1] : [2, 1, 1, 3, 1, 1, 1],
      });
      rush(game, ['Near', 'Foe', 'wall']);
      expect(health(game, 'Near', 'Foe')).toEqual([5, 5]);
    });
  });
});

describe('dice of an Overrun', () => {
  const two = { gap: 1, b: { Two: { at: [16, 12] } } } as const;

  test('[PC-TYPE-15@2017] begun clear of Enemies, Momentum is in each roll without a Movement Action', () => {
    const game = with1('2017', { ...two, dice: [2, 1, 1, 2, 1, 1] });
    rush(game, ['Foe', 'Two']);
    expect(dice(game)).toEqual([2, 2]);
    expect(reasons(game)).toEqual(['Momentum 1']);
  });

  test('[PC-TYPE-15@2017] begun in Base to Base with one Enemy, there is no Momentum in any roll', () => {
    const game = with1('2017', { ...two, gap: 0, dice: [2, 1, 2, 1] });
    rush(game, ['Two', 'Foe']);
    expect(dice(game)).toEqual([1, 1]);
  });

  test('[PC-TYPE-15@2017] a friend in Base to Base does not keep Momentum away', () => {
    const pal = { Pal: { at: beside(ACE_AT, { side: 'west' }) } } as const;
    expect(dice(rush(with1('2017', { gap: 1, a: pal, dice: [2, 1, 1] })))).toEqual([2]);
  });

  test('[PC-TYPE-15@2013] gives no Momentum by itself, nor to those it was not in Base to Base with', () => {
    const still = with1('2013', { ...two, dice: [2, 1, 2, 1] });
    expect(dice(rush(still))).toEqual([1, 1]);
    const moved = with1('2013', { ...two, dice: [/* Momentum */ 2, 1, 1, 2, 1] }).move('Ace', [13, 12]);
    rush(moved, ['Foe', 'Two']);
    expect(dice(moved)).toEqual([2, 1]);
  });

  const SHOVE = 'AP 1 Rush (OVR 6, F vs G, Knockback 4) SFX: none';

  test('[PC-TYPE-15@2017] counts from the positions before the first roll', () => {
    const game = with1('2017', { ...PAIR, dice: [6, 1, 1, 6, 1, 1] }, SHOVE);
    rush(game, ['Foe', 'Two']);
    expect(game.at('Foe').x).toBeGreaterThan(16);
    expect(game.events('rolled').map(({ defence }) => defence?.faces.length)).toEqual([2, 2]);
    expect(reasons(game, 'defence')).toEqual(['Mobbing 1']);
  });

  test("[PC-TYPE-15@2017] counts whom the first roll KO'ed as well", () => {
    const game = with1('2017', { ...PAIR, foe: { ...PAIR.foe, health: 1 }, dice: [6, 1, 1, 6, 1, 1] });
    rush(game, ['Foe', 'Two']);
    expect(game.model('Foe').status).toBe('ko');
    expect(reasons(game, 'defence')).toEqual(['Mobbing 1']);
  });

  test('[PC-TYPE-15@2017] a second one of the same Activation has Momentum like the first', () => {
    const again = 'AP 1 Rush* (OVR 4, F vs G, Damage 1) SFX: none';
    const game = with1('2017', { gap: 1, b: { Two: { at: [19, 12] } }, dice: [1, 1, 2, 1, 1, 2] }, again);
    rush(rush(game, ['Foe']), ['Two']);
    expect(dice(game)).toEqual([2, 2]);
  });

  test('[PC-TYPE-15@2013] counts anew for each roll', () => {
    const game = with1('2013', { ...PAIR, dice: [6, 1, 1, 6, 1] }, SHOVE);
    rush(game, ['Foe', 'Two']);
    expect(game.events('rolled').map(({ defence }) => defence?.faces.length)).toEqual([2, 1]);
  });
});

describe('the end of an Overrun', () => {
  inEditions(['2013', '2017'], (edition) => {
    const one = edition === '2013' ? [2, 1] : [2, 1, 1];
    const lost = edition === '2013' ? [1, 6] : [1, 1, 6];

    test('[PC-TYPE-16] puts its user 6 inches on though every roll fails, and leaves its move open', () => {
      const game = rush(with1(edition, { gap: 2, dice: lost }));
      expect([game.model('Foe').health, game.at('Ace'), game.card('Ace').fatigue]).toEqual([
        6,
        { x: 18, y: 12, z: 0 },
        0,
      ]);
      expect(game.move('Ace', [20, 12]).card('Ace').fatigue).toBe(1);
    });

    test('[PC-TYPE-16] stops short of a Structure, which moves for nobody', () => {
      const wall = structure('wall', { at: [17, 12], size: [2, 6], height: 6 }, { g: 12 });
      const game = rush(
        with1(edition, { foe: { at: [12, 20] }, pieces: [wall], dice: edition === '2013' ? [1] : [] }),
      );
      expect(game.at('Ace').x).toBeCloseTo(16 - R30, 2);
    });

    /** Along a clear strip with these pieces; whoever is hit has dice of his own. */
    const along = (
      length: number,
      pieces: NonNullable<DuelSpec['pieces']>,
      { ace = {}, foe = { at: [2, 2] }, ...more }: Omit<DuelSpec, 'edition' | 'pieces'> = {},
    ) => {
      const bar = `AP 1 Rush (OVR ${length}, F vs G, Excluded/Structures & Objects, Damage 1) SFX: none`;
      return rush(with1(edition, { ace: { at: [4, 12], ...ace }, foe, pieces, ...more }, bar));
    };
    const house = (x0: number, x1: number, overrides = {}) =>
      structure(
        'house',
        { at: [(x0 + x1) / 2, 12], size: [x1 - x0, 8], height: 6, enclosed: true },
        overrides,
      );
    /** West edge of a thing so far from Ace's base at 4 inches. */
    const from = (inches: number) => 4 + R30 + inches;

    test('[PC-TYPE-16] passes a house on its way and ends beyond it', () => {
      const game = along(8, [house(from(2), from(5))]);
      expect(game.at('Ace')).toEqual({ x: 12, y: 12, z: 0 });
    });

    test('[PC-TYPE-16] goes back to the near wall of a house that holds its end, and never into it', () => {
      const game = along(6, [house(from(4), from(9))]);
      expect(game.at('Ace').x).toBeCloseTo(8, 2);
      expect(game.model('Ace').inside).toBeNull();
    });

    test('[PC-TYPE-16] begun in a house it may end in it, or outside', () => {
      const inside = { ace: { at: [4, 12], inside: 'house' } } as const;
      const out = along(8, [house(2, 8)], inside);
      expect([out.at('Ace').x, out.model('Ace').inside]).toEqual([12, null]);
      const within = along(4, [house(2, 10)], inside);
      expect([within.at('Ace').x, within.model('Ace').inside]).toEqual([8, 'house']);
    });

    test('[PC-TYPE-16] is not struck by Dangerous Terrain it passes, and ends before it rather than in it', () => {
      const lava = (x0: number, x1: number) =>
        area('lava', {
          at: [(x0 + x1) / 2, 12],
          size: [x1 - x0, 8],
          danger: { grade: 'Very Dangerous', trait: 'H' },
        });
      const past = along(8, [lava(from(2), from(4))]);
      expect([past.at('Ace').x, past.model('Ace').health, past.events('struck')]).toEqual([12, 6, []]);
      const before = along(6, [lava(from(5), from(7))]);
      expect(before.at('Ace').x).toBeCloseTo(9, 1);
      expect([before.at('Ace').x < 9, before.events('struck')]).toEqual([true, []]);
    });

    test('[PC-TYPE-16] never passes Impassable Terrain, unless its Movement Type does', () => {
      const rift = (fixedHeight: number | null) =>
        area('rift', { at: [from(3), 12], size: [2, 20] }, { impassable: { fixedHeight } });
      const ends = (movement: 'Sprint' | 'Bounding' | 'Blink' | 'Flight', fixedHeight: number | null) =>
        Math.round(along(8, [rift(fixedHeight)], { ace: { card: { movement } } }).at('Ace').x);
      expect([ends('Sprint', null), ends('Bounding', null), ends('Sprint', 25_400)]).toEqual([6, 6, 6]);
      expect([ends('Blink', null), ends('Flight', 25_400), ends('Flight', null)]).toEqual([12, 12, 6]);
    });

    test("[PC-TYPE-16] stops with the centre of its base at a roof's edge, without a Fall", () => {
      const roof = house(1, 7);
      const game = along(6, [roof], { ace: { at: [4, 12], z: 6 } });
      expect(game.at('Ace')).toEqual({ x: expect.closeTo(7, 2), y: 12, z: 6 });
      expect(game.events('fell')).toEqual([]);
      const next = along(6, [roof, { ...house(8, 14), id: 'next' }], { ace: { at: [4, 12], z: 6 } });
      expect(next.at('Ace')).toEqual({ x: 10, y: 12, z: 6 });
    });

    test('[PC-TYPE-16] takes steps of less than an inch as level, and no higher ones', () => {
      const kerb = (height: number) => structure('kerb', { at: [12, 12], size: [8, 8], height });
      const up = along(6, [kerb(0.9)]);
      expect(up.at('Ace')).toEqual({ x: 10, y: 12, z: 0.9 });
      const high = along(6, [kerb(1)]);
      expect([high.at('Ace').x, high.at('Ace').z]).toEqual([expect.closeTo(8 - R30, 2), 0]);
      const down = along(6, [{ ...kerb(0.9), footprint: house(2, 7).footprint }], {
        ace: { at: [4, 12], z: 0.9 },
      });
      expect(down.at('Ace')).toEqual({ x: 10, y: 12, z: 0 });
    });

    test('[PC-TYPE-16] stops behind an Immobile model at its end, not beside it', () => {
      const stump = { Stump: { at: [12, 12.3], card: { movement: 'Immobile', move: 0 } } } as const;
      const bar = 'AP 1 Rush (OVR 8, F vs G, Limited/Structures, Damage 1) SFX: none';
      const game = rush(with1(edition, { ace: { at: [4, 12] }, foe: { at: [2, 2] }, b: stump }, bar));
      const apart = Math.sqrt((2 * R30) ** 2 - 0.3 ** 2);
      expect(game.at('Ace')).toEqual({ x: expect.closeTo(12 - apart, 2), y: 12, z: 0 });
      expect(game.at('Stump')).toEqual({ x: 12, y: 12.3, z: 0 });
    });

    test('[PC-TYPE-16] passes over whoever is on its way and moves aside who holds its end', () => {
      const game = with1(edition, {
        gap: 2,
        b: { End: { at: [18, 12.4] } },
        dice: [...one, ...one],
      });
      rush(game, ['Foe', 'End']);
      expect(game.at('Ace')).toEqual({ x: 18, y: 12, z: 0 });
      expect(game.at('Foe').x).toBeCloseTo(15.181, 3);
      expect([game.at('End').x, game.at('End').y]).toEqual([18, expect.closeTo(12 + 2 * R30, 2)]);
    });

    test('[PC-TYPE-16] places no Immobile user', () => {
      const game = with1(edition, { ace: { card: { movement: 'Immobile', move: 0 } }, gap: 2, dice: one });
      expect([health(rush(game), 'Foe'), game.at('Ace').x]).toEqual([[5], 12]);
    });

    test("[PC-TYPE-16] places no user that was KO'ed on the way", () => {
      const sting = 'AP 0 Sting (RCT/DMG, F vs G, Damage 1) SFX: none';
      const game = with1(edition, {
        ace: { health: 1 },
        a: { Pal: { at: [3, 3] } },
        foe: { card: { actions: [sting] } },
        gap: 2,
        dice: [...one, 6, 1],
      });
      rush(game, [], { quiet: false }).react('Foe', 'Sting', 'Ace');
      expect(game.model('Ace').status).toBe('ko');
      expect(game.events('placed')).toEqual([]);
    });

    test('[PC-TYPE-16] brings it into contact, which RCT/BTB may answer', () => {
      const push = 'AP 0 Push (RCT/BTB, F vs G, Knockback 2) SFX: none';
      const game = with1(edition, {
        // Just beyond the strip, and near enough to be touched from its end.
        foe: { at: [18 + 2 * R30 + 0.005, 12], card: { actions: [push] } },
        dice: [6, 1],
      });
      rush(game, [], { quiet: false }).react('Foe', 'Push', 'Ace');
      expect(game.at('Ace').x).toBeCloseTo(16, 2);
    });
  });
});
