import { expect, test } from 'vitest';
import { beside, duel, type DuelSpec } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { object, structure } from '../../support/pieces.ts';
import type { AttackOptions, Play } from '../../support/play.ts';

const EAST = { toward: [22, 12] } as const;
const BEAM = 'AP 1 Hit (RAY 8, H vs I, Damage 1) SFX: none';
const CHARGE = 'AP 1 Hit (OVR 6, F vs G, Damage 1) SFX: none';

/** A house from x0 to x1, 8 inches deep. */
const house = (x0: number, x1: number) =>
  structure('house', {
    at: [(x0 + x1) / 2, 12],
    size: [x1 - x0, 8],
    height: 6,
    enclosed: true,
    g: 12,
    health: 9,
  });

const hit = (
  edition: Edition,
  bar: string,
  spec: Omit<DuelSpec, 'edition'>,
  order: readonly string[] = [],
  options: AttackOptions = EAST,
): Play =>
  duel(edition, { ...spec, ace: { ...spec.ace, card: { actions: [bar], ...spec.ace?.card } } })
    .activate('Ace')
    .attack('Ace', 'Hit', order, options);

const rolled = (game: Play) => game.events('rolled').map(({ target }) => target);
const ids = (game: Play, ...names: readonly string[]) => names.map((name) => game.names.target(name));
/** Dice for one roll against the house, which 2017 does without. */
const atHouse = (edition: Edition) => (edition === '2013' ? [1] : []);

inEditions(['2013', '2017'], (edition) => {
  test('[PC-LOS-06, PC-STRUCT-05, PC-TYPE-22] a Ray from inside rolls against those inside and the house, not against whoever stands outside', () => {
    const spec = {
      ace: { at: [9, 12], inside: 'house' },
      foe: { at: [11, 11.4], inside: 'house' },
      b: { In: { at: [11, 12.6], inside: 'house' }, Out: { at: [14.5, 12] } },
      pieces: [house(7, 13)],
    } as const;
    const game = hit(edition, BEAM, { ...spec, dice: [2, 1, 2, 1, ...atHouse(edition)] }, [
      'Foe',
      'In',
      'house',
    ]);
    expect(rolled(game)).toEqual(ids(game, 'Foe', 'In', ...(edition === '2013' ? ['house'] : [])));
    expect(game.model('Out').health).toBe(6);
    expect(game.piece('house')?.health).toBe(edition === '2013' ? 9 : 8);
  });

  test('[PC-LOS-06, PC-STRUCT-05] from outside it passes the house: whoever is beyond is rolled against, whoever is inside is spared', () => {
    const spec = {
      ace: { at: [9, 12] },
      foe: { at: [16, 14.5] },
      b: { In: { at: [13, 11.6], inside: 'house' }, Beyond: { at: [16, 12] } },
      // No wall between Ace and the Target that he must see.
      pieces: [
        structure('house', { at: [13, 10.65], size: [3, 3.3], height: 6, enclosed: true, g: 12, health: 9 }),
      ],
    } as const;
    const dice = edition === '2013' ? [1, 2, 1, 1] : [2, 1, 1];
    const game = hit(edition, BEAM, { ...spec, dice }, ['house', 'Beyond']);
    expect(rolled(game)).toEqual(ids(game, ...(edition === '2013' ? ['house'] : []), 'Beyond'));
    expect([game.model('In').health, game.model('Beyond').health]).toEqual([6, 5]);
  });

  test('[PC-LOS-06, PC-STRUCT-05] an Overrun through a house spares an Enemy in it and hits the house', () => {
    const spec = {
      ace: { at: [9, 12] },
      foe: { at: [12.5, 12], inside: 'house' },
      pieces: [house(11, 14)],
      dice: atHouse(edition),
    } as const;
    const game = hit(edition, CHARGE, spec, ['house']);
    expect(rolled(game)).toEqual(edition === '2013' ? ids(game, 'house') : []);
    expect([game.model('Foe').health, game.piece('house')?.health]).toEqual([6, edition === '2013' ? 9 : 8]);
  });

  test('[PC-LOS-06] the Blast of a Projectile stops at a wall, that of an Indirect Action does not', () => {
    const spec = {
      foe: { at: [15, 12] },
      b: { In: { at: [17, 12], inside: 'house' } },
      pieces: [house(16.2, 20)],
    } as const;
    const blast = (type: string, order: readonly number[]) =>
      hit(
        edition,
        `AP 1 Hit (${type} 8, H vs I, Excluded/Structures, Damage 1 and Blast 3) SFX: none`,
        { ...spec, dice: order, ace: { at: [9, 12] } },
        ['Foe'],
        {},
      );
    expect(blast('PRJ', [2, 1]).model('In').health).toBe(6);
    // In 2013 the wall is Cover on the straight line.
    expect(blast('IND', edition === '2013' ? [2, 1, 2, 1, 1] : [2, 1, 2, 1]).model('In').health).toBe(5);
  });

  test('[PC-LOS-06] a Pulse from inside passes the walls and hits the house as well', () => {
    const spec = {
      ace: { at: [12, 12], inside: 'house' },
      foe: { at: beside([12, 12], { gap: 3 }) },
      pieces: [house(10, 14)],
    } as const;
    const bar = 'AP 1 Hit (PLS 4, H vs K, Damage 1) SFX: none';
    // In 2017 the wall is Cover for any Trait.
    const game = hit(
      edition,
      bar,
      { ...spec, dice: edition === '2013' ? [2, 1, 1] : [2, 1, 1] },
      ['Foe', 'house'],
      {},
    );
    expect(rolled(game)).toEqual(ids(game, 'Foe', ...(edition === '2013' ? ['house'] : [])));
    expect([game.model('Foe').health, game.piece('house')?.health]).toEqual([5, edition === '2013' ? 9 : 8]);
  });

  test('[PC-LOS-06] an Object behind a wall is spared as models are', () => {
    const crate = object('crate', { at: [12.5, 12], rank: 3 });
    const spec = {
      ace: { at: [9, 12] },
      foe: { at: [2, 2] },
      pieces: [house(11, 14), crate],
      dice: atHouse(edition),
    } as const;
    const game = hit(edition, BEAM, spec, ['house']);
    expect(game.piece('crate')?.health).toBe(3);
  });
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-TYPE-15@2013] [PC-TYPE-15@2017] along a roof an Overrun does not reach a head that is level with it', () => {
    const roof = structure('roof', { at: [10, 12], size: [20, 4], height: 4, g: 12 });
    const foe = (z: number) => {
      const ledge = structure('ledge', { at: [21, 12], size: [2, 4], height: z, g: 12 });
      const dice = edition === '2013' ? [2, 1] : [2, 1, 1];
      const over = z + 1.5 > 4.01;
      const game = hit(
        edition,
        'AP 1 Hit (OVR 8, F vs G, Excluded/Structures, Damage 1) SFX: none',
        {
          ace: { at: [14, 12], z: 4 },
          foe: { at: [20.6, 12], z },
          pieces: [roof, ledge],
          dice: over ? [...dice, ...(edition === '2013' ? [1] : [1])] : [],
        },
        over ? ['Foe'] : [],
      );
      return game.events('rolled').length;
    };
    expect([foe(2.5), foe(2.51)]).toEqual([0, 0]);
    expect(foe(2.6)).toBe(1);
  });

  test('[PC-TYPE-19] a Ray is not hit by what its user stands on, nor does it reach whoever ends at his feet', () => {
    const roof = structure('roof', { at: [10, 12], size: [8, 8], height: 6, g: 12, health: 9 });
    const tower = structure('tower', { at: [17, 12], size: [2, 4], height: 9, g: 12, health: 9 });
    const game = hit(
      edition,
      BEAM,
      { ace: { at: [12, 12], z: 6 }, foe: { at: [2, 2] }, pieces: [roof, tower], dice: atHouse(edition) },
      ['tower'],
    );
    expect(rolled(game)).toEqual(edition === '2013' ? ['tower'] : []);
    expect([game.piece('roof')?.health, game.piece('tower')?.health]).toEqual([
      9,
      edition === '2013' ? 9 : 8,
    ]);
  });

  test('[PC-TYPE-19] from 1.5 inches up it passes over a head of 1.5 inches, from 1.4 it does not', () => {
    const from = (z: number, dice: readonly number[]) => {
      const low = structure('low', { at: [11, 12], size: [4, 4], height: z, g: 12 });
      const game = hit(edition, 'AP 1 Hit (RAY 8, H vs I, Excluded/Structures, Damage 1) SFX: none', {
        ace: { at: [12, 12], z },
        foe: { at: [16, 12] },
        pieces: [low],
        dice,
      });
      return game.events('rolled').length;
    };
    expect(from(1.5, [])).toBe(0);
    // Higher Ground.
    expect(from(1.4, [2, 1, 1])).toBe(1);
  });
});
