import { describe, expect, test } from 'vitest';
import { beside, diceRolled, duel, reasons } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { object, structure } from '../../support/pieces.ts';

/** Between Ace at 12 inches and Foe at 18, low enough to see over. */
const between = (material: 'Flimsy' | 'Solid' | 'Reinforced' = 'Solid', x = 16) =>
  structure('barrier', { at: [x, 12], size: [0.5, 4], height: 0.5, material });
const crate = object('crate', { at: [15, 12], size: 1, height: 0.5 });

interface Shot {
  readonly bar: string;
  readonly pieces?: NonNullable<Parameters<typeof duel>[1]>['pieces'];
  readonly foe?: object;
  readonly at?: readonly [number, number];
}

function shoot(
  edition: Edition,
  { bar, pieces = [between()], foe = {}, at = [18, 12] }: Shot,
  dice: readonly number[],
) {
  const game = duel(edition, {
    ace: { card: { actions: [`AP 1 Attack (${bar}, Excluded/Structures, Damage 1) SFX: none`] } },
    foe: { at, card: foe },
    pieces,
    dice,
  });
  const toward = bar.startsWith('RAY') ? ({ toward: [22, 12] } as const) : {};
  const area = bar.startsWith('RAY') || bar.startsWith('PLS');
  game.activate('Ace').attack('Ace', 'Attack', area ? [] : 'Foe', toward);
  expect(diceRolled(game)[0]).toBe(1);
  return reasons(game, 'defence');
}

const COVER = ['In Cover 1'];

describe('In Cover, 2013', () => {
  test('[PC-BONUS-06@2013] only a Defender that rolls Agility has it: none against Strength vs Defense', () => {
    expect(shoot('2013', { bar: 'PRJ 8, F vs G' }, [1, 1])).toEqual([]);
    expect(shoot('2013', { bar: 'PRJ 8, H vs I' }, [1, 1, 1])).toEqual(COVER);
    expect(shoot('2013', { bar: 'PRJ 8, J vs K' }, [1, 1])).toEqual([]);
  });

  test('[PC-BONUS-06@2013] behind a Reinforced bunker a Ray of Energy vs Agility meets 2 more dice', () => {
    expect(shoot('2013', { bar: 'RAY 8, H vs I', pieces: [between('Reinforced')] }, [1, 1, 1, 1])).toEqual([
      'In Cover 2',
    ]);
  });

  test('[PC-BONUS-06@2013] Indirect Actions are not excepted: cover is judged on the straight line', () => {
    expect(shoot('2013', { bar: 'IND 8, H vs I' }, [1, 1, 1])).toEqual(COVER);
    expect(shoot('2013', { bar: 'PLS 8, H vs I' }, [1, 1, 1])).toEqual(COVER);
  });

  test('[PC-BONUS-06@2013] in Base to Base there is none', () => {
    const wall = structure('wall', { at: [14.2, 12], size: [0.8, 4], height: 0.5 });
    expect(shoot('2013', { bar: 'PRJ 8, H vs I', at: beside([12, 12]), pieces: [wall] }, [1, 1])).toEqual([]);
  });
});

describe('In Cover, 2017', () => {
  test('[PC-BONUS-06@2017] with any Trait: Mind vs Spirit behind a brick wall meets one more die', () => {
    expect(shoot('2017', { bar: 'PRJ 8, J vs K' }, [1, 1, 1])).toEqual(COVER);
    expect(shoot('2017', { bar: 'PRJ 8, F vs G' }, [1, 1, 1])).toEqual(COVER);
  });

  test('[PC-BONUS-06@2017] not against Indirect, but against a Pulse on the straight line from its user', () => {
    expect(shoot('2017', { bar: 'IND 8, H vs I' }, [1, 1])).toEqual([]);
    expect(shoot('2017', { bar: 'PLS 8, H vs I' }, [1, 1, 1])).toEqual(COVER);
  });

  test('[PC-BONUS-06@2017] an 80 mm base behind a wall has none', () => {
    expect(shoot('2017', { bar: 'PRJ 8, J vs K', foe: { baseMm: 80 } }, [1, 1, 1])).toEqual([
      'Size Matters 1',
    ]);
  });

  test('[PC-BONUS-06@2017] a Reinforced wall gives 2 dice', () => {
    expect(shoot('2017', { bar: 'PRJ 8, H vs I', pieces: [between('Reinforced')] }, [1, 1, 1, 1])).toEqual([
      'In Cover 2',
    ]);
  });
});

inEditions(['2013', '2017'], (edition) => {
  const bar = 'PRJ 8, H vs I';

  test('[PC-BONUS-06@2013, PC-BONUS-06@2017] Flimsy and Solid give one die, the best of several covers counts alone', () => {
    expect(shoot(edition, { bar, pieces: [between('Flimsy')] }, [1, 1, 1])).toEqual(COVER);
    expect(shoot(edition, { bar, pieces: [between('Solid')] }, [1, 1, 1])).toEqual(COVER);
    expect(
      shoot(
        edition,
        { bar, pieces: [crate, between('Flimsy'), { ...between('Reinforced', 17), id: 'bunker' }] },
        [1, 1, 1, 1],
      ),
    ).toEqual(['In Cover 2']);
  });

  test('[PC-BONUS-06@2013, PC-BONUS-06@2017] Objects give Typical Cover, models between do not', () => {
    expect(shoot(edition, { bar, pieces: [crate] }, [1, 1, 1])).toEqual(COVER);
    const game = duel(edition, {
      foe: { at: [18, 12] },
      b: { Two: { at: [15, 12.4] } },
      dice: [1, 1],
    });
    game.activate('Ace').attack('Ace', 'Shot', 'Foe');
    expect(reasons(game, 'defence')).toEqual([]);
  });

  test('[PC-BONUS-06@2013, PC-BONUS-06@2017] never for Monsters and bases of 80 mm or more', () => {
    expect(shoot(edition, { bar, foe: { kind: 'monster' } }, [1, 1])).toEqual([]);
    expect(shoot(edition, { bar, foe: { baseMm: 80 } }, [1, 1, 1])).toEqual(['Size Matters 1']);
    expect(shoot(edition, { bar, foe: { baseMm: 60 } }, [1, 1, 1, 1])).toEqual([
      'In Cover 1',
      'Size Matters 1',
    ]);
  });

  test("[PC-BONUS-06@2013, PC-BONUS-06@2017] it is the Defender's alone, and terrain beside the line gives none", () => {
    const aside = structure('aside', { at: [15, 16], size: [2, 2], height: 3 });
    expect(shoot(edition, { bar, pieces: [aside] }, [1, 1])).toEqual([]);
    const game = duel(edition, {
      ace: { at: [12, 12] },
      foe: { at: [18, 12] },
      pieces: [between()],
      dice: [1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Shot', 'Foe');
    expect([reasons(game), reasons(game, 'defence')]).toEqual([[], COVER]);
  });
});

inEditions(['2013', '2017'], (edition) => {
  test.each([
    ['in part on the line', [15, 12.9], true, ['In Cover 1']],
    ['beside it', [15, 13.5], true, []],
    ['behind the Target', [19.5, 12], true, []],
    ['on it, without such a Power', [15, 12.9], false, []],
  ] as const)('[PC-BONUS-06] a friend whose Power shelters others, %s', (_where, at, shelters, found) => {
    const shield = {
      name: 'Shield',
      clauses: [{ allow: 'givesCover', with: { to: { side: 'friendly' } } }],
    } as const;
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Shot (PRJ 8, H vs I, Damage 1) SFX: none'] } },
      foe: { at: [18, 12] },
      b: { Guard: { at, card: { powers: shelters ? [shield] : [] } } },
      dice: [1, ...found.map(() => 1), 1],
    });
    game.activate('Ace').attack('Ace', 'Shot', 'Foe');
    expect(reasons(game, 'defence')).toEqual(found);
  });
});
