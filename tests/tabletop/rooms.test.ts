import { describe, expect, it } from 'vitest';
import { inches } from '../../src/geometry/units.ts';
import { slide } from '../../src/tabletop/slide.ts';
import { placeOk } from '../../src/tabletop/standing.ts';
import { placeOf } from '../../src/tabletop/table.ts';
import { checkTravel } from '../../src/tabletop/travel.ts';
import { blink2017, block, box, building, model, round, scene, sprint2017 } from './support.ts';

const R30 = 15 / 25.4;

/** A room with a wing: from (4, 4) to (16, 8), and from (4, 8) to (8, 16). */
const corner = building(
  'corner',
  {
    kind: 'polygon',
    points: [
      [4, 4],
      [16, 4],
      [16, 8],
      [8, 8],
      [8, 16],
      [4, 16],
    ].map(([x = 0, y = 0]) => ({ x: inches(x), y: inches(y) })),
  },
  4,
);

describe('a push in a room', () => {
  const s = scene([corner]);
  it('ends at an inner corner that the base would not get past', () => {
    const found = slide(s, model('a', 9, 7, 30, { inside: 'corner' }), { x: -0.2, y: 1 }, inches(6));
    expect(found.stoppedBy).toBe('corner');
    expect(placeOk(s, model('a', 9, 7), found.end)).toEqual({ ok: true });
    const away = slide(s, model('a', 7.8, 6, 30, { inside: 'corner' }), { x: 0, y: 1 }, inches(6));
    expect([away.stoppedBy, Math.round(away.travelled / 254)]).toEqual(['corner', 144]);
  });
  it('goes past it where there is room, up to the far wall', () => {
    const found = slide(s, model('a', 6, 6, 30, { inside: 'corner' }), { x: 0, y: 1 }, inches(12));
    expect(found.stoppedBy).toBe('corner');
    expect(found.end.y).toBeCloseTo(inches(16 - R30), -2);
  });
  it('ends at the wall of a round room', () => {
    const round8 = scene([building('hall', round(12, 12, 4), 3)]);
    const found = slide(round8, model('a', 12, 12, 30, { inside: 'hall' }), { x: 1, y: 0 }, inches(8));
    expect([found.stoppedBy, Math.round(found.travelled / 254)]).toEqual([
      'hall',
      Math.round((4 - R30) * 100),
    ]);
  });
  it('ends at no thing on the roof above a low room', () => {
    const low = building('low', box(4, 4, 16, 10), 1);
    const crate = { ...block('crate', box(9, 6, 11, 8), 2), bottom: inches(1) };
    const tall = model('a', 6, 7, 50, { inside: 'low' });
    expect(slide(scene([low, crate]), tall, { x: 1, y: 0 }, inches(6)).stoppedBy).toBeNull();
  });
});

describe('[PC-STRUCT-03] a house with impassable walls', () => {
  const vault = building('vault', box(8, 8, 14, 14), 2, { impassable: { fixedHeight: null } });
  const s = scene([vault]);
  it('is not entered, and its roof is stood on like any other', () => {
    const a = model('a', 7, 11);
    const into = { x: inches(11), y: inches(11), level: 'inside' } as const;
    expect(checkTravel(s, a, [into], sprint2017(8))).toMatchObject({ ok: false, why: 'impassable' });
    expect(checkTravel(s, a, [into], blink2017(8))).toMatchObject({ ok: false, why: 'impassable' });
    const found = checkTravel(s, a, [{ x: inches(11), y: inches(11) }], sprint2017(8));
    expect(found).toMatchObject({ ok: true, end: { z: inches(2), inside: null } });
  });
  it('holds nobody', () => {
    const a = model('a', 11, 11, 30, { inside: 'vault' });
    expect(placeOk(s, a, placeOf(a))).toMatchObject({ why: 'impassable', by: 'vault' });
  });
  it('does not keep a base on a higher roof beside it from overhanging it', () => {
    const tower = block('tower', box(14, 8, 20, 14), 5);
    const edge = model('a', 14.1, 11, 30, { z: inches(5) });
    expect(placeOk(scene([vault, tower]), edge, placeOf(edge))).toEqual({ ok: true });
  });
});
