import { describe, expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { touching } from '../../../src/systems/pulp-city/board/distance.ts';
import { ACE_AT, beside, duel, type DuelSpec, reasons } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { object, structure } from '../../support/pieces.ts';
import type { AttackOptions, Play } from '../../support/play.ts';

type Bar = string | { readonly bar: string; readonly specials: readonly [] | readonly never[] };

const with1 = (edition: Edition, bar: Bar, spec: Omit<DuelSpec, 'edition'> = {}): Play =>
  duel(edition, { ...spec, ace: { ...spec.ace, card: { actions: [bar], ...spec.ace?.card } } }).activate(
    'Ace',
  );

const made = (game: Play) => Object.values(game.state.pieces).filter((piece) => piece.summoned !== undefined);

describe('a Summon Action', () => {
  const POST = 'AP 1 Call* (SUM 6, K vs T#7, Summon Structure/Post) SFX: Self/Power Up 1';
  const call = (game: Play, at: readonly [number, number], options: AttackOptions = {}) =>
    game.attack('Ace', 'Call', [], { at, ...options });

  test('[PC-TYPE-20@2013] that fails its roll places nothing', () => {
    const game = call(with1('2013', POST, { gap: 9, dice: [2] }), [15, 12]);
    expect([game.last('rolled').won, made(game), game.pool('a')]).toEqual([false, [], 19]);
  });

  test('[PC-TYPE-20@2013] places within 6 inches of its base, and refuses a spot beyond', () => {
    const game = with1('2013', POST, { gap: 9, dice: [3] });
    const reach = 12 + 15 / 25.4 + 6;
    expect(game.refused((it) => call(it, [reach + 0.02, 12]))).toBe('target.tooFar');
    expect(game.refused((it) => it.attack('Ace', 'Call', []))).toBe('action.place');
    expect(made(call(game, [reach, 12]))).toHaveLength(1);
  });

  test('[PC-TYPE-20@2017] refuses a spot out of sight', () => {
    const wall = structure('wall', { at: [14, 12], size: [1, 8], height: 5 });
    const game = with1('2017', POST, { gap: 9, pieces: [wall], dice: [3] });
    expect(game.refused((it) => call(it, [16, 12]))).toBe('target.hidden');
    expect(game.refused((it) => call(it, [12, -1]))).toBe('place.offTable');
    expect(made(call(game, [9, 12]))).toMatchObject([{ name: 'Post', kind: 'structure' }]);
  });

  test('[PC-TYPE-20@2017] that fails its roll places nothing', () => {
    expect(made(call(with1('2017', POST, { gap: 9, dice: [2] }), [15, 12]))).toEqual([]);
  });

  test('[PC-TYPE-20@2017] brings its SFX to its user', () => {
    const game = call(with1('2017', POST, { gap: 9, dice: [6] }), [15, 12], { sfx: [0] });
    expect(game.card('Ace').powerUp).toBe(1);
  });
});

describe('a Summon with a Defender Trait', () => {
  /** Its radius stands in the bar, or with the piece. */
  const pit = (radius: string) => ({
    bar: `AP 1 Pit* (SUM 6, H vs G, Summon Dangerous Terrain ${radius}/Tar) SFX: Self/Power Up 1`,
    specials: [
      {
        name: 'Tar',
        clauses: [
          {
            piece: 'dangerousTerrain',
            size: 3,
            clauses: [{ at: 'enteredArea', must: [{ fx: 'damage', x: 1, to: 'subject' }] }],
          },
        ],
      },
    ] as const,
  });
  const cast = (spec: Omit<DuelSpec, 'edition' | 'ace'>, radius = '3', options: AttackOptions = {}) =>
    duel('2017', { ...spec, ace: { card: { actions: [pit(radius)] } }, gap: 9 })
      .activate('Ace')
      .attack('Ace', 'Pit', [], { at: [17.5, 12], ...options });
  const two = {
    foe: { at: [18, 12], card: { G: 2 } },
    b: { Two: { at: [17, 14], card: { G: 8 } } },
  } as const;

  test('[PC-TYPE-24] over two Enemies is one Defender roll, by the one their player names', () => {
    const game = cast({ ...two, dice: [3, 1] });
    const { by, options } = game.question('summonDefender');
    expect([by, [...options].sort()]).toEqual(['b', ['Foe', 'Two'].map(game.names.model).sort()]);
    expect(game.refused((it) => it.answer('summonDefender', it.names.model('Ace')))).toBe(
      'answer.notOffered',
    );
    game.answer('summonDefender', game.names.model('Foe'));
    expect(game.events('rolled')).toHaveLength(1);
    expect(game.last('rolled')).toMatchObject({ target: game.names.model('Foe'), won: true });
    expect(made(game)).toHaveLength(1);
    // Both stand in it, whoever rolled.
    expect([game.model('Foe').health, game.model('Two').health]).toEqual([5, 5]);
  });

  test('[PC-TYPE-24] lost, places nothing', () => {
    const game = cast({ ...two, dice: [3, 1] });
    game.answer('summonDefender', game.names.model('Two'));
    expect([made(game), game.model('Foe').health]).toEqual([[], 6]);
  });

  test('[PC-TYPE-24] over a single Enemy asks nobody; its 6 cancels', () => {
    const game = cast({ foe: { at: [18, 12], card: { G: 2 } }, dice: [6, 6] });
    expect(game.last('rolled')).toMatchObject({ target: game.names.model('Foe'), won: true, sfx: 0 });
    expect(made(game)).toHaveLength(1);
  });

  test('[PC-TYPE-24] over nobody succeeds after the roll, and a 6 is one SFX', () => {
    const game = cast({ a: { Pal: { at: [17, 14] } }, dice: [6] }, '3', { sfx: [0] });
    expect(game.last('rolled')).toMatchObject({ target: null, defence: null, won: true, sfx: 1 });
    expect([made(game).length, game.card('Ace').powerUp, game.model('Pal').health]).toEqual([1, 1, 5]);
    const low = cast({ dice: [1] });
    expect([low.last('rolled').sfx, made(low).length]).toEqual([0, 1]);
  });

  test('[PC-TYPE-24] looks at the area as it will lie: as large as its text says, and no higher', () => {
    const edge = { foe: { at: [17.5, 12 + 3 + 15 / 25.4 - 0.1], card: { G: 8 } } } as const;
    expect(made(cast({ ...edge, dice: [3, 6] }, ''))).toEqual([]);
    const outside = { foe: { at: [17.5, 12 + 3 + 15 / 25.4 + 0.1], card: { G: 8 } } } as const;
    expect(made(cast({ ...outside, dice: [3] }, ''))).toHaveLength(1);
    const tower = structure('tower', { at: [17.5, 14], size: [2, 2], height: 4 });
    const above = { foe: { at: [17.5, 14], z: 4, card: { G: 8 } }, pieces: [tower] } as const;
    expect(made(cast({ ...above, dice: [3] }))).toHaveLength(1);
  });
});

describe('a Throw', () => {
  const HURL = 'AP 1 Hurl* (THR 6, F vs I, Damage 1) SFX: none';
  const R30 = 15 / 25.4;
  /** West of Ace, whose throws go east. */
  const crate = (rank: 1 | 2 | 3, gap = 0) =>
    object('crate', { at: [12 - R30 - 0.5 - gap, 12], rank, size: 1, height: 1 });
  const hurl = (game: Play, options: AttackOptions = {}) =>
    game.attack('Ace', 'Hurl', 'Foe', { object: 'crate', ...options });
  const strong = { card: { F: 8 } } as const;

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-BONUS-06] [PC-TYPE-21] what is thrown gives its Target no Cover, what stands beside it does', () => {
      // Taller than Ace, so that it is no low piece beside him.
      const before = (id: string, side: 1 | -1) =>
        object(id, { at: [12 + 0.594, 12 + side * 0.915], rank: 1, size: 1, height: 3 });
      const other = object('bin', { at: [15, 12.5], rank: 1, size: 1, height: 3 });
      const cover = (pieces: readonly ReturnType<typeof object>[]) => {
        const dice = pieces.length > 1 ? [2, 1, 1] : [2, 1];
        return reasons(hurl(with1(edition, HURL, { ace: strong, gap: 4, pieces, dice })), 'defence');
      };
      expect(cover([before('crate', 1)])).toEqual([]);
      expect(cover([before('crate', 1), other])).toEqual(['In Cover 1']);
      expect(cover([before('crate', 1), before('bin', -1)])).toEqual(['In Cover 1']);
    });

    test('[PC-TYPE-21] an Object of Rank 2, its roll lost, lies in Base to Base with the target with 1 Health', () => {
      const game = with1(edition, HURL, {
        ace: strong,
        foe: { card: { I: 9 } },
        gap: 4,
        pieces: [crate(2)],
        dice: [1, 6],
      });
      hurl(game);
      const { by, at, touching: named } = game.question('placeObject');
      expect([by, named, game.model('Foe').health]).toEqual(['a', [game.names.model('Foe')], 6]);
      game.answer('placeObject', { ...at, turn: 0 });
      expect(game.piece('crate')?.health).toBe(1);
      expect(touching(worldOf(game.game), 'crate', game.names.model('Foe'))).toBe(true);
    });

    test('[PC-TYPE-21] an Object of Rank 1 is destroyed by it, hit or miss', () => {
      const spec = { gap: 4, pieces: [crate(1)] } as const;
      const hit = hurl(with1(edition, HURL, { ...spec, dice: [3, 1] }));
      const miss = hurl(with1(edition, HURL, { ...spec, dice: [1, 3] }));
      expect([hit.model('Foe').health, hit.piece('crate')]).toEqual([5, undefined]);
      expect([miss.model('Foe').health, miss.piece('crate')]).toEqual([6, undefined]);
    });

    test('[PC-TYPE-21] is refused with no Object in Base to Base, and without naming one', () => {
      const game = with1(edition, HURL, { gap: 4, pieces: [crate(1, 0.1)] });
      expect(game.refused(hurl)).toBe('object.none');
      const near = with1(edition, HURL, { gap: 4, pieces: [crate(1)] });
      expect(near.refused((it) => it.attack('Ace', 'Hurl', 'Foe'))).toBe('object.none');
    });

    test('[PC-TYPE-21] is against one model within its inches and in sight of the thrower', () => {
      const spec = { pieces: [crate(1)], b: { Two: { at: [12, 9] } } } as const;
      expect(with1(edition, HURL, { ...spec, gap: 6.02 }).refused(hurl)).toBe('target.tooFar');
      const game = with1(edition, HURL, { ...spec, gap: 4 });
      expect(game.refused((it) => it.attack('Ace', 'Hurl', ['Foe', 'Two'], { object: 'crate' }))).toBe(
        'action.oneTarget',
      );
      const wall = structure('wall', { at: [14, 12], size: [1, 8], height: 5 });
      const hidden = with1(edition, HURL, { ...spec, gap: 4, pieces: [crate(1), wall] });
      expect(hidden.refused(hurl)).toBe('target.hidden');
      expect(game.refused((it) => it.attack('Ace', 'Hurl', 'crate', { object: 'crate' }))).toBe(
        'target.self',
      );
    });

    test("[PC-TYPE-21] lies where a target stood that it KO'ed", () => {
      const game = with1(edition, HURL, {
        ace: strong,
        foe: { health: 1 },
        b: { Two: { at: [3, 3] } },
        gap: 4,
        pieces: [crate(2)],
        dice: [3, 1],
      });
      hurl(game);
      const { x, y } = game.model('Foe');
      expect(game.model('Foe').status).toBe('ko');
      expect(game.piece('crate')).toMatchObject({ health: 1, footprint: { x, y } });
    });

    test('[PC-TYPE-21] [PC-ROLL-14] is put down and worn although a Reaction has KO’ed the thrower', () => {
      const zap = 'AP 0 Zap (RCT/DMG, H vs I, Damage 1) SFX: none';
      const game = with1(edition, HURL, {
        ace: { ...strong, health: 1 },
        a: { Pal: { at: [3, 3] } },
        foe: { card: { actions: [zap] } },
        gap: 4,
        pieces: [crate(2)],
        dice: [3, 1, /* Zap */ 3, 1],
      }).attack('Ace', 'Hurl', 'Foe', { object: 'crate', quiet: false });
      game.react('Foe', 'Zap', 'Ace', { quiet: false });
      const { x, y } = game.model('Foe');
      game.answer('placeObject', { x: x - Math.round((R30 + 0.5) * 25_400), y, turn: 0 });
      expect([game.model('Ace').status, game.piece('crate')?.health]).toEqual(['ko', 1]);
      expect(game.question('turn').by).toBe('b');
    });

    test('[PC-TYPE-21] moves whoever is in its place aside', () => {
      const foe = beside(ACE_AT, { gap: 4 });
      const game = with1(edition, HURL, {
        ace: strong,
        foe: { card: { I: 1 } },
        b: { Two: { at: [foe[0] - 1.1, foe[1]] } },
        gap: 4,
        pieces: [crate(2)],
        dice: [3, 1],
        tweak: (state) => {
          const two = Object.values(state.models).find((model) => model.card === 'b2');
          if (two !== undefined) two.x -= 2540;
        },
      });
      hurl(game);
      const west = {
        x: game.model('Foe').x - Math.round((R30 + 0.5) * 25_400),
        y: game.model('Foe').y,
        turn: 0,
      };
      game.answer('placeObject', west);
      expect(game.events('placed').map(({ model, why }) => [model, why])).toEqual([
        [game.names.model('Two'), 'madeRoom'],
      ]);
    });
  });
});
