import { describe, expect, test } from 'vitest';
import type { MovementType } from '../../../src/systems/pulp-city/model/keywords.ts';
import { beside, duel, reasons } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { structure } from '../../support/pieces.ts';

/** No cover against it in either edition, so that only the ground counts. */
const BOLT = 'AP 1 Bolt (IND 8, H vs G, Damage 1) SFX: none';
const platform = (height: number) => structure('platform', { at: [12, 12], size: [4, 4], height });

/** Ace stands `height` inches above Foe, on a platform with sight. Answers both sides' bonuses. */
function fromAbove(edition: Edition, height: number, foeMm: number, dice: readonly number[]) {
  const game = duel(edition, {
    ace: { at: [13.3, 12], z: height, card: { actions: [BOLT] } },
    foe: {
      at: [17, 12],
      card: {
        baseMm: foeMm,
        powers: [{ name: 'Small', clauses: [{ forbid: 'bonus', of: 'Size Matters' }] }],
      },
    },
    pieces: [platform(height)],
    dice,
  });
  game.activate('Ace').attack('Ace', 'Bolt', 'Foe');
  return [reasons(game), reasons(game, 'defence')];
}

const HIGH = ['Higher Ground 1'];

describe('by height', () => {
  test("[PC-BONUS-04@2013] it takes the diameter of the opponent's base: 1.5 inches above 40 mm are too little", () => {
    expect(fromAbove('2013', 1.5, 40, [1, 1])).toEqual([[], []]);
    expect(fromAbove('2013', 1.58, 40, [1, 1, 1])).toEqual([HIGH, []]);
  });

  test('[PC-BONUS-04@2013] 1.5 inches above a 30 mm base are enough, for a Defender as well', () => {
    expect(fromAbove('2013', 1.5, 30, [1, 1, 1])).toEqual([HIGH, []]);
    const game = duel('2013', {
      ace: { at: [17, 12], card: { actions: [BOLT] } },
      foe: { at: [13.3, 12], z: 1.5 },
      pieces: [platform(1.5)],
      dice: [1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Bolt', 'Foe');
    expect([reasons(game), reasons(game, 'defence')]).toEqual([[], HIGH]);
  });

  test("[PC-BONUS-04@2013] the opponent's base counts, not the own", () => {
    const game = duel('2013', {
      ace: { at: [13.3, 12], z: 1.3, card: { baseMm: 50, actions: [BOLT] } },
      foe: { at: [17, 12] },
      pieces: [platform(1.3)],
      dice: [1, 1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Bolt', 'Foe');
    expect(reasons(game)).toEqual(['Higher Ground 1', 'Size Matters 1']);
  });

  test('[PC-BONUS-04@2017] 1 inch is enough against any base, 0.9 inch is not', () => {
    expect(fromAbove('2017', 1, 40, [1, 1, 1])).toEqual([HIGH, []]);
    expect(fromAbove('2017', 0.9, 40, [1, 1])).toEqual([[], []]);
    expect(fromAbove('2017', 0.9, 30, [1, 1])).toEqual([[], []]);
  });
});

interface Fighter {
  readonly type: MovementType;
  readonly stunned?: true;
  readonly atWall?: true;
  readonly inside?: true;
}

const WALL_AT_ACE = structure('wall', { at: [10, 12], size: [2.8189, 4], height: 5 });
const WALL_AT_FOE = structure('block', { at: [15.1811, 12], size: [2.8189, 4], height: 5 });
const HALL = structure('hall', { at: [12.6, 12], size: [8, 6], height: 6, enclosed: true });

/** Both on the ground in Base to Base: bonuses of the Attacker and of the Defender. */
function ground(edition: Edition, ace: Fighter, foe: Fighter, dice: readonly number[]) {
  const pieces = [
    ...(ace.atWall ? [WALL_AT_ACE] : []),
    ...(foe.atWall ? [WALL_AT_FOE] : []),
    ...(ace.inside ? [HALL] : []),
  ];
  const stand = ({ type, stunned, inside }: Fighter) => ({
    card: { movement: type },
    ...(stunned ? { stunned } : {}),
    ...(inside ? { inside: 'hall' } : {}),
  });
  const game = duel(edition, { ace: stand(ace), foe: stand(foe), pieces, dice });
  game.activate('Ace').attack('Ace', 'Strike', 'Foe');
  return [reasons(game), reasons(game, 'defence')];
}

const runner = { type: 'Sprint' } as const;
const flyer = { type: 'Flight' } as const;
const crawler = { type: 'Wall Crawling' } as const;
const onWall = { ...crawler, atWall: true } as const;

describe('by Movement Type', () => {
  test('[PC-BONUS-05@2013] a flyer has it against any model without Flight', () => {
    expect(ground('2013', flyer, runner, [1, 1, 1])).toEqual([HIGH, []]);
    expect(ground('2013', runner, flyer, [1, 1, 1])).toEqual([[], HIGH]);
    expect(ground('2013', flyer, crawler, [1, 1, 1])).toEqual([HIGH, []]);
  });

  test('[PC-BONUS-05@2013] flyer against flyer at the same height: nobody', () => {
    expect(ground('2013', flyer, flyer, [1, 1])).toEqual([[], []]);
  });

  test('[PC-BONUS-05@2013] a wall crawler at a wall has it, but not against flyers and wall crawlers at walls', () => {
    expect(ground('2013', onWall, runner, [1, 1, 1])).toEqual([HIGH, []]);
    expect(ground('2013', onWall, flyer, [1, 1, 1])).toEqual([[], HIGH]);
    expect(ground('2013', onWall, onWall, [1, 1])).toEqual([[], []]);
  });

  test('[PC-BONUS-05@2013] a wall crawler away from its wall is no exception: it has no Higher Ground from it', () => {
    expect(ground('2013', onWall, crawler, [1, 1, 1])).toEqual([HIGH, []]);
    expect(ground('2013', crawler, runner, [1, 1])).toEqual([[], []]);
  });

  test('[PC-BONUS-05@2017] flyer against flyer: both', () => {
    expect(ground('2017', flyer, flyer, [1, 1, 1, 1])).toEqual([HIGH, HIGH]);
  });

  test('[PC-BONUS-05@2017] a wall crawler at a wall against a flyer: both', () => {
    expect(ground('2017', onWall, flyer, [1, 1, 1, 1])).toEqual([HIGH, HIGH]);
    expect(ground('2017', crawler, flyer, [1, 1, 1])).toEqual([[], HIGH]);
  });

  test('[PC-BONUS-05@2017] a Stunned flyer has none', () => {
    expect(ground('2017', runner, { ...flyer, stunned: true }, [1, 1, 1])).toEqual([['Easy Target 1'], []]);
  });
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-BONUS-05@2013, PC-BONUS-05@2017] Stunned models and flyers inside a building lose it, wall crawlers inside have it', () => {
    expect(ground(edition, { ...flyer, stunned: true }, runner, [1, 1])).toEqual([[], []]);
    expect(ground(edition, { ...onWall, stunned: true }, runner, [1, 1])).toEqual([[], []]);
    const indoors = { inside: true } as const;
    expect(ground(edition, { ...flyer, ...indoors }, { ...runner, ...indoors }, [1, 1])).toEqual([[], []]);
    expect(ground(edition, { ...crawler, ...indoors }, { ...runner, ...indoors }, [1, 1, 1])).toEqual([
      HIGH,
      [],
    ]);
  });

  test('[PC-BONUS-05@2013, PC-BONUS-05@2017] on a roll without an opposing model there is none', () => {
    const game = duel(edition, {
      ace: { card: { movement: 'Flight' } },
      foe: { at: [20, 20] },
      pieces: [
        structure('wall', { at: [beside([12, 12])[0] + 0.5, 12], size: [2.1811, 2], height: 3, g: 7 }),
      ],
      dice: [1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'wall');
    expect(reasons(game)).toEqual([]);
  });

  test('[PC-BONUS-04@2013, PC-BONUS-04@2017] both by height and by Flight it is one die', () => {
    const game = duel(edition, {
      ace: { at: [13.3, 12], z: 3, card: { movement: 'Flight', actions: [BOLT] } },
      foe: { at: [17, 12] },
      pieces: [platform(3)],
      dice: [1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Bolt', 'Foe');
    expect(reasons(game)).toEqual(HIGH);
  });
});
