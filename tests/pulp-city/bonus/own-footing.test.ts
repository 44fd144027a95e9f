import { expect, test } from 'vitest';
import { beside, duel, type DuelSpec, reasons } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { structure } from '../../support/pieces.ts';

const SHOT = 'AP 1 Shot (PRJ 12, H vs I, Damage 1) SFX: none';
const LOB = 'AP 1 Shot (PLS 8, H vs I, Limited/Enemies, Damage 1) SFX: none';

/** Bonuses of Ace and of Foe in a shot of Ace. */
function shot(edition: Edition, spec: Omit<DuelSpec, 'edition'>, bar = SHOT) {
  const game = duel(edition, { ...spec, ace: { ...spec.ace, card: { actions: [bar], ...spec.ace?.card } } });
  game.activate('Ace').attack('Ace', 'Shot', bar === SHOT ? 'Foe' : []);
  return [reasons(game), reasons(game, 'defence')];
}

const COVER = ['In Cover 1'];
const roof = structure('roof', { at: [8, 12], size: [8, 8], height: 6 });
const wall = (x: number, height = 1) => structure('wall', { at: [x, 12], size: [0.4, 6], height });
/** Behind the edge of that roof, in part. */
const BELOW = { at: [18, 12] } as const;

inEditions(['2013', '2017'], (edition) => {
  test('[PC-LOS-03, PC-BONUS-06, PC-BONUS-04] the edge of his own roof is no Cover from whoever shoots down from it, and Higher Ground stays', () => {
    const ace = { at: [10, 12], z: 6 } as const;
    expect(shot(edition, { ace, foe: BELOW, pieces: [roof], dice: [1, 1, 1] })).toEqual([
      ['Higher Ground 1'],
      [],
    ]);
    expect(shot(edition, { ace, foe: BELOW, pieces: [roof, wall(17)], dice: [1, 1, 1, 1] })).toEqual([
      ['Higher Ground 1'],
      COVER,
    ]);
  });

  test('[PC-LOS-03, PC-BONUS-06] it hides whom it hides wholly, and covers its own man from below', () => {
    const ace = { at: [6, 12], z: 6 } as const;
    const game = duel(edition, {
      ace: { ...ace, card: { actions: [SHOT] } },
      foe: { at: [12.6, 12] },
      pieces: [roof],
    });
    game.activate('Ace');
    expect(game.refused((it) => it.attack('Ace', 'Shot', 'Foe'))).toBe('target.hidden');
    const up = {
      ace: { at: BELOW.at },
      foe: { at: [10, 12], z: 6 },
      pieces: [roof],
      dice: [1, 1, 1, 1],
    } as const;
    expect(shot(edition, up)).toEqual([[], ['Higher Ground 1', 'In Cover 1']]);
  });

  test('[PC-LOS-03, PC-BONUS-06] a wall of 1 inch that he touches gives no Cover, one nearer to the Target does', () => {
    const at = (x: number): Omit<DuelSpec, 'edition'> => ({ foe: { at: [18.2, 12] }, pieces: [wall(x)] });
    const touched = beside([12, 12], { mm: 0 })[0] + 0.2;
    expect(shot(edition, { ...at(touched), dice: [1, 1] })).toEqual([[], []]);
    // 0.8 inch from him, and in contact with Foe.
    const near = {
      foe: { at: beside([12, 12], { gap: 1.2 }) },
      pieces: [wall(13.59)],
      dice: [1, 1, 1],
    } as const;
    expect(shot(edition, near)).toEqual([[], COVER]);
    // 2 inches from him and 3 from Foe: beyond the inch.
    const far = {
      foe: { at: beside([12, 12], { gap: 5.4 }) },
      pieces: [wall(14.79)],
      dice: [1, 1, 1],
    } as const;
    expect(shot(edition, far)).toEqual([[], COVER]);
  });

  test('[PC-LOS-03] the inch beside him is measured to his base, and a thing as high as his head is none of his', () => {
    const at = (gap: number, height: number, dice: readonly number[]) =>
      shot(edition, { foe: { at: [18.2, 12] }, pieces: [wall(12 + 15 / 25.4 + gap + 0.2, height)], dice });
    expect(at(1, 1, [1, 1])).toEqual([[], []]);
    expect(at(1.01, 1, [1, 1, 1])).toEqual([[], COVER]);
    const aside = structure('aside', { at: [13, 13.2], size: [0.4, 2], height: 1.5 });
    expect(shot(edition, { foe: { at: [18.2, 12] }, pieces: [aside], dice: [1, 1, 1] })).toEqual([[], COVER]);
    const lower = structure('aside', { at: [13, 13.2], size: [0.4, 2], height: 1.4 });
    expect(shot(edition, { foe: { at: [18.2, 12] }, pieces: [lower], dice: [1, 1] })).toEqual([[], []]);
  });

  test('[PC-LOS-03, PC-BONUS-06] nor does it for a Pulse, on the straight line from its user', () => {
    const touched = beside([12, 12], { mm: 0 })[0] + 0.2;
    const spec = { foe: { at: [18.2, 12] }, dice: [1, 1] } as const;
    expect(shot(edition, { ...spec, pieces: [{ ...wall(touched), g: 12 }], dice: [1, 1] }, LOB)).toEqual([
      [],
      [],
    ]);
    expect(shot(edition, { ...spec, pieces: [wall(16)], dice: [1, 1, 1] }, LOB)).toEqual([[], COVER]);
  });

  test('[PC-LOS-03] what he clings to gives none', () => {
    const ace = {
      at: [12 + 15 / 25.4, 12],
      z: 3,
      wall: 'roof',
      card: { movement: 'Wall Crawling' },
    } as const;
    const foe = { at: [13, 18] } as const;
    expect(shot(edition, { ace, foe, pieces: [roof], dice: [1, 1, 1] })).toEqual([['Higher Ground 1'], []]);
  });
});
