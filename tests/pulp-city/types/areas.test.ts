import { describe, expect, test } from 'vitest';
import { ACE_AT, beside, duel, type DuelSpec, reasons } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { object, structure } from '../../support/pieces.ts';
import type { AttackOptions, Play } from '../../support/play.ts';

const WAVE = 'AP 1 Hit (PLS 6, H vs I, Damage 1) SFX: none';
const BEAM = 'AP 1 Hit (RAY 8, H vs I, Damage 1) SFX: none';
const EAST = { toward: [20, 12] } as const;

const with1 = (edition: Edition, bar: string, spec: Omit<DuelSpec, 'edition'> = {}): Play =>
  duel(edition, { ...spec, ace: { ...spec.ace, card: { actions: [bar], ...spec.ace?.card } } }).activate(
    'Ace',
  );

const hit = (game: Play, order: readonly string[] = [], options: AttackOptions = {}): Play =>
  game.attack('Ace', 'Hit', order, options);

/** Health of each. */
const health = (game: Play, ...names: readonly string[]) => names.map((name) => game.model(name).health);
/** Whom the rolls were made against, in order. */
const rolled = (game: Play) => game.events('rolled').map(({ target }) => target);
const ids = (game: Play, ...names: readonly string[]) => names.map((name) => game.names.target(name));

const STEALTHY = { card: { stealth: true } } as const;
const REACTS = { card: { actions: ['AP 0 Flinch (RCT/TGT, J vs K, Suppress 1) SFX: none'] } } as const;

describe('a Pulse', () => {
  test('[PC-TYPE-18@2013] reaches a model with Stealth at 5 inches', () => {
    const game = hit(with1('2013', WAVE, { foe: STEALTHY, gap: 5, dice: [2, 1] }));
    expect(health(game, 'Foe')).toEqual([5]);
  });

  test('[PC-TYPE-18@2017] reaches a model with Stealth at 5 inches', () => {
    const game = hit(with1('2017', WAVE, { foe: STEALTHY, gap: 5, dice: [2, 1] }));
    expect(health(game, 'Foe')).toEqual([5]);
  });

  test('[PC-TYPE-18@2013] over two Enemies and a friend is three separate rolls', () => {
    const three = { gap: 2, a: { Pal: { at: [12, 15] } }, b: { Two: { at: [12, 9] } } } as const;
    const game = with1('2013', 'AP 1 Hit (PLS 3, H vs I, Damage 1) SFX: none', {
      ...three,
      dice: [2, 1, /* Pal */ 1, 2, /* Two */ 2, 1],
    });
    hit(game, ['Foe', 'Pal', 'Two']);
    expect(rolled(game)).toEqual(ids(game, 'Foe', 'Pal', 'Two'));
    expect(health(game, 'Foe', 'Pal', 'Two')).toEqual([5, 6, 5]);
  });

  test('[PC-TYPE-18@2013] makes nobody a Target, so that no RCT/TGT answers it', () => {
    const game = with1('2013', WAVE, { foe: REACTS, gap: 5, dice: [2, 1] });
    hit(game, [], { quiet: false });
    expect(health(game, 'Foe')).toEqual([5]);
  });

  test('[PC-TYPE-18@2017] makes Targets, which may answer', () => {
    const game = with1('2017', WAVE, { foe: REACTS, gap: 5, dice: [2, 1] });
    hit(game, [], { quiet: false });
    expect(game.asked()).toEqual(['react']);
    expect(health(game.decline(), 'Foe')).toEqual([5]);
  });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-TYPE-18] spares its user, and everyone beyond its inches', () => {
      const near = { Edge: { at: beside(ACE_AT, { gap: 6, side: 'north' }) } } as const;
      const game = with1(edition, WAVE, { b: near, gap: 6.02, dice: [2, 1] });
      hit(game);
      expect(rolled(game)).toEqual(ids(game, 'Edge'));
      expect(health(game, 'Ace', 'Foe', 'Edge')).toEqual([6, 6, 5]);
    });

    test('[PC-TYPE-18] goes through walls, into a house and up as far as it goes out', () => {
      const house = structure(
        'house',
        { at: [18, 12], size: [4, 4], height: 3, enclosed: true },
        { health: 20, g: 12 },
      );
      const tower = structure('tower', { at: [12, 16], size: [2, 2], height: 5.9 }, { g: 12 });
      const spire = structure('spire', { at: [12, 8], size: [2, 2], height: 7.7 }, { g: 12 });
      const game = with1(edition, 'AP 1 Hit (PLS 6, H vs G, Limited/Enemies, Damage 1) SFX: none', {
        foe: { at: [17, 12], inside: 'house' },
        b: { Up: { at: [12, 16], z: 5.9 }, Over: { at: [12, 8], z: 7.7 } },
        pieces: [house, tower, spire],
        // In 2017 a wall is Cover for any Trait; high ones stand above the Attacker.
        dice: edition === '2013' ? [2, 1, 3, 1, 1] : [2, 1, 1, 3, 1, 1, 1],
      });
      hit(game, ['Foe', 'Up']);
      expect(health(game, 'Foe', 'Up', 'Over')).toEqual([5, 5, 6]);
    });

    test('[PC-TYPE-18] hits only whom the bar lets it', () => {
      const bar = 'AP 1 Hit (PLS 6, H vs I, Limited/Enemies, Damage 1) SFX: none';
      const game = with1(edition, bar, { a: { Pal: { at: [12, 14] } }, gap: 3, dice: [2, 1] });
      expect(health(hit(game), 'Foe', 'Pal')).toEqual([5, 6]);
      expect(rolled(game)).toEqual(ids(game, 'Foe'));
    });

    test('[PC-TYPE-18] takes its members in the order its player names, all of them', () => {
      const spec = { gap: 2, b: { Two: { at: [12, 9] } } } as const;
      const game = with1(edition, WAVE, { ...spec, dice: [2, 1, 2, 1] });
      expect(game.refused((it) => hit(it, ['Two']))).toBe('action.members');
      expect(game.refused((it) => hit(it, ['Two', 'Two']))).toBe('action.members');
      hit(game, ['Two', 'Foe']);
      expect(rolled(game)).toEqual(ids(game, 'Two', 'Foe'));
    });
  });
});

describe('a Ray', () => {
  const wall = structure('wall', { at: [16.5, 12], size: [1, 8], height: 5 }, { g: 12 });

  test('[PC-TYPE-19@2013] goes through an Enemy in sight and terrain to a hidden one, who is In Cover', () => {
    const game = with1('2013', BEAM, {
      gap: 2,
      b: { Hid: { at: [19, 12] } },
      pieces: [wall],
      dice: [2, 1, /* the wall */ 1, /* Hid */ 3, 1, 1],
    });
    hit(game, ['Foe', 'wall', 'Hid'], EAST);
    expect(health(game, 'Foe', 'Hid')).toEqual([5, 5]);
    expect(reasons(game, 'defence')).toEqual(['In Cover 1']);
  });

  test('[PC-TYPE-19@2013] affects a friend in the strip', () => {
    const game = with1('2013', BEAM, { gap: 6, a: { Pal: { at: [15, 12] } }, dice: [2, 1, 2, 1] });
    expect(health(hit(game, ['Foe', 'Pal'], EAST), 'Foe', 'Pal')).toEqual([5, 5]);
  });

  test('[PC-TYPE-19@2017] is as high as its user: a base 3 inches up is out of it', () => {
    const tower = structure('tower', { at: [17, 12], size: [2, 2], height: 3 }, { g: 12, health: 9 });
    const up = { Up: { at: [17, 12], z: 3 } } as const;
    const game = with1('2017', BEAM, { gap: 2, b: up, pieces: [tower], dice: [2, 1] });
    hit(game, [], EAST);
    expect(health(game, 'Foe', 'Up')).toEqual([5, 6]);
    expect(rolled(game)).toEqual(ids(game, 'Foe'));
    const low = structure('tower', { at: [17, 12], size: [2, 2], height: 1.4 }, { g: 12, health: 9 });
    const lower = with1('2017', BEAM, {
      gap: 2,
      b: { Up: { at: [17, 12], z: 1.4 } },
      pieces: [low],
      dice: [2, 1, /* Higher Ground, and the edge of the roof */ 4, 1, 1, 1],
    });
    expect(health(hit(lower, ['Foe', 'Up', 'tower'], EAST), 'Foe', 'Up')).toEqual([5, 5]);
  });

  test('[PC-TYPE-19@2017] goes through terrain to a hidden Enemy where it sees another', () => {
    const game = with1('2017', BEAM, {
      gap: 2,
      b: { Hid: { at: [19, 12] } },
      pieces: [wall],
      dice: [2, 1, /* Hid */ 3, 1, 1],
    });
    hit(game, ['Foe', 'Hid', 'wall'], EAST);
    expect(health(game, 'Foe', 'Hid')).toEqual([5, 5]);
  });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-TYPE-19] is as wide as its base and begins at its edge', () => {
      // A strip of 30 mm: up to 15 mm off its middle line, and a base of 15 mm beyond.
      const [inside, outside] = [12 + 1.18, 12 + 1.19];
      const game = with1(edition, BEAM, {
        gap: 3,
        b: {
          In: { at: [17, inside] },
          Out: { at: [18.5, outside] },
          Back: { at: beside(ACE_AT, { side: 'west' }) },
        },
        dice: [2, 1, 2, 1],
      });
      hit(game, ['Foe', 'In'], EAST);
      expect(health(game, 'Foe', 'In', 'Out', 'Back')).toEqual([5, 5, 6, 6]);
    });

    test('[PC-TYPE-19] takes in a base whose edge just meets the strip, beside it or at its end', () => {
      const lane = (off: number) => ({ gap: 3, b: { Edge: { at: [17, 12 + 30 / 25.4 + off] } } }) as const;
      const touched = hit(with1(edition, BEAM, { ...lane(0), dice: [2, 1, 2, 1] }), ['Foe', 'Edge'], EAST);
      expect(health(touched, 'Foe', 'Edge')).toEqual([5, 5]);
      const past = hit(with1(edition, BEAM, { ...lane(0.002), dice: [2, 1] }), [], EAST);
      expect(health(past, 'Foe', 'Edge')).toEqual([5, 6]);
      expect(health(hit(with1(edition, BEAM, { gap: 8, dice: [2, 1] }), [], EAST), 'Foe')).toEqual([5]);
    });

    test('[PC-TYPE-19] is as long as printed, from edge to edge, in any direction', () => {
      const game = with1(edition, BEAM, { gap: 7.99, dice: [2, 1] });
      expect(health(hit(game, [], EAST), 'Foe')).toEqual([5]);
      const far = with1(edition, BEAM, { gap: 8.01 });
      hit(far, [], EAST);
      expect([rolled(far), far.pool('a')]).toEqual([[], 19]);
      // 3-4-5: 7 inches off towards the north-east.
      const at = [12 + 4.2, 12 + 5.6] as const;
      const askew = with1(edition, BEAM, { foe: { at }, dice: [2, 1] });
      expect(health(hit(askew, [], { toward: [15, 16] }), 'Foe')).toEqual([5]);
      const wide = with1(edition, 'AP 1 Hit (RAY 8, H vs I, Damage 1) SFX: none', {
        ace: { card: { baseMm: 50 } },
        foe: { at: [18, 12 + 1.57] },
        dice: [/* Size Matters */ 2, 1, 1],
      });
      expect(health(hit(wide, [], EAST), 'Foe')).toEqual([5]);
    });

    test('[PC-TYPE-19] needs a direction', () => {
      const game = with1(edition, BEAM, { gap: 3 });
      expect(game.refused((it) => hit(it))).toBe('action.direction');
      expect(game.refused((it) => hit(it, [], { toward: ACE_AT }))).toBe('action.direction');
    });
  });
});

describe('Objects and Structures in an area', () => {
  const shed = (at: readonly [number, number], g = 5) =>
    structure('shed', { at, size: [2, 2], height: 2, health: 8, g });

  test('[PC-TYPE-22@2017] suffer the base Effects of a Pulse without a roll', () => {
    const bar = 'AP 1 Hit (PLS 6, H vs I, Damage 2) SFX: Damage 1';
    const game = hit(with1('2017', bar, { gap: 9, pieces: [shed([15, 12], 12)] }));
    expect([game.piece('shed')?.health, rolled(game)]).toEqual([6, []]);
  });

  test('[PC-TYPE-22@2017] get no SFX of the rolls against the models', () => {
    const bar = 'AP 1 Hit (PLS 6, H vs I, Damage 1) SFX: Damage 1';
    const game = with1('2017', bar, {
      foe: { at: [12, 9] },
      pieces: [shed([16, 12], 12), object('can', { at: [9, 12], rank: 2 })],
      dice: [6, 1],
    });
    hit(game).spend(0);
    expect([game.model('Foe').health, game.piece('shed')?.health, game.piece('can')?.health]).toEqual([
      4, 7, 1,
    ]);
  });

  test('[PC-TYPE-22@2017] suffer them though a Dynamic Action fails on the models, and no SFX though it succeeds', () => {
    const bar = 'AP 1 Hit (PLS 6, H vs T#9, Damage 1) SFX: Damage 1';
    const spec = { foe: { at: [12, 9] }, pieces: [shed([16, 12])] } as const;
    const miss = hit(with1('2017', bar, { ...spec, dice: [4] }));
    expect([miss.model('Foe').health, miss.piece('shed')?.health]).toEqual([6, 7]);
    const won = hit(with1('2017', bar, { ...spec, dice: [6] })).spend(0);
    expect([won.model('Foe').health, won.piece('shed')?.health]).toEqual([4, 7]);
  });

  test('[PC-TYPE-22@2017] suffer no Damage of a Mind or Spirit Pulse', () => {
    const bar = 'AP 1 Hit (PLS 6, J vs K, Damage 1) SFX: none';
    const game = hit(with1('2017', bar, { gap: 9, pieces: [shed([15, 12])] }));
    expect(game.piece('shed')?.health).toBe(8);
  });

  test('[PC-TYPE-22@2017] are destroyed by it, Objects at once and Structures in a collapse', () => {
    const bar = 'AP 1 Hit (RAY 8, H vs I, Damage 2) SFX: none';
    const frail = structure('shed', { at: [17, 12], size: [2, 2], height: 2, health: 2, g: 12 });
    const can = object('can', { at: [14, 12], rank: 2 });
    const game = hit(with1('2017', bar, { foe: { at: [12, 20] }, pieces: [frail, can] }), [], EAST);
    expect([game.piece('shed'), game.piece('can')]).toEqual([undefined, undefined]);
  });

  test('[PC-TYPE-22@2017] are knocked along by a base Knockback, if they are Objects', () => {
    const bar = 'AP 1 Hit (PLS 6, H vs I, Knockback 2) SFX: none';
    const can = object('can', { at: [14, 12], rank: 2 });
    const game = hit(with1('2017', bar, { gap: 9, pieces: [shed([12, 16]), can] }));
    expect(game.events('displaced').map(({ target }) => target)).toEqual(['can']);
    expect(game.piece('can')?.health).toBe(2);
  });

  test('[PC-TYPE-22@2017] in an Overrun suffer it as well', () => {
    const bar = 'AP 1 Hit (OVR 6, F vs G, Damage 2) SFX: none';
    const game = hit(with1('2017', bar, { foe: { at: [12, 20] }, pieces: [shed([18, 12], 12)] }), [], EAST);
    expect([game.piece('shed')?.health, rolled(game)]).toEqual([6, []]);
  });

  describe('in the one order of the Attacker', () => {
    const bar = 'AP 1 Hit (RAY 8, H vs I, Damage 4) SFX: none';
    const wall = structure('house', { at: [17, 12], size: [1, 4], height: 1.4, g: 12, health: 4 });
    const beam = (order: readonly string[], dice: readonly number[]) =>
      hit(with1('2017', bar, { foe: { at: [19, 12] }, pieces: [wall], dice }), order, EAST);

    test('[PC-TYPE-22@2017, PC-OBJ-11@2017] a house that goes first covers nobody behind it any more', () => {
      const game = beam(['house', 'Foe'], [1, 6]);
      expect(game.piece('house')).toBeUndefined();
      expect(reasons(game, 'defence')).toEqual([]);
    });

    test('[PC-TYPE-22@2017, PC-OBJ-11@2017] after the Enemy it has covered him, and then it falls', () => {
      const game = beam(['Foe', 'house'], [1, 1, 6]);
      expect(reasons(game, 'defence')).toEqual(['In Cover 1']);
      expect(game.piece('house')).toBeUndefined();
    });

    test('[PC-TYPE-22@2017, PC-ROLL-07] models and pieces take turns as they are named', () => {
      const can = (id: string, x: number) => object(id, { at: [x, 12], rank: 2, size: 0.6, height: 0.5 });
      const game = hit(
        with1('2017', 'AP 1 Hit (RAY 8, H vs I, Damage 1) SFX: none', {
          foe: { at: [19, 12] },
          b: { Two: { at: [16, 12] } },
          pieces: [can('one', 14), can('other', 17.5)],
          // Both are In Cover behind what is left.
          dice: [1, 1, 6, 1, 1, 6],
        }),
        ['other', 'Foe', 'one', 'Two'],
        EAST,
      );
      const dealt = game
        .events()
        .flatMap((event) => (event.type === 'damaged' || event.type === 'rolled' ? [event.target] : []));
      expect(dealt).toEqual(['other', game.names.model('Foe'), 'one', game.names.model('Two')]);
    });

    test('[PC-TYPE-22@2017] a Pulse takes the roof away first: its man Falls, and is rolled against where he has dropped to', () => {
      const tower = structure('tower', { at: [15, 12], size: [2, 2], height: 6, g: 12, health: 4 });
      const game = hit(
        with1('2017', 'AP 1 Hit (PLS 6, H vs I, Damage 4) SFX: none', {
          foe: { at: [15, 12], z: 6 },
          pieces: [tower],
          // Foe is Stunned and so an Easy Target.
          dice: [1, 1, 6],
        }),
        ['tower', 'Foe'],
      );
      expect(game.last('fell').height).toBe(6 * 25_400);
      expect(game.model('Foe')).toMatchObject({ stunned: true, z: 0 });
      expect(game.events().findIndex(({ type }) => type === 'fell')).toBeLessThan(
        game.events().findIndex(({ type }) => type === 'rolled'),
      );
      expect(reasons(game)).toContain('Easy Target 1');
    });
  });

  test('[PC-TYPE-22@2013] are rolled against, with their Defense as the number', () => {
    const can = object('can', { at: [15, 12], rank: 3 });
    const spec = { ace: { card: { H: 2 } }, foe: { at: [12, 20] }, pieces: [can] } as const;
    const won = with1('2013', 'AP 1 Hit (RAY 8, H vs I, Damage 1) SFX: none', { ...spec, dice: [3] });
    hit(won, [], EAST);
    expect(won.last('rolled')).toMatchObject({ target: 'can', number: 5, defence: null, won: true });
    expect(won.piece('can')?.health).toBe(2);
    const lost = hit(with1('2013', BEAM, { ...spec, dice: [2] }), [], EAST);
    expect([lost.last('rolled').won, lost.piece('can')?.health]).toEqual([false, 3]);
  });

  test('[PC-TYPE-22@2013] give SFX to the roll against them, which nothing cancels', () => {
    const bar = 'AP 1 Hit (PLS 6, H vs I, Damage 1) SFX: Damage 1';
    const game = with1('2013', bar, { gap: 9, pieces: [shed([15, 12])], dice: [6] });
    hit(game).spend(0);
    expect(game.piece('shed')?.health).toBe(6);
  });
});
