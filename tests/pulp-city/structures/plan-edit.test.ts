import { describe, expect, test } from 'vitest';
import { aabb } from '../../../src/geometry/shape.ts';
import { checkTable } from '../../../src/tabletop/check-table.ts';
import type { TableLayout, TerrainPiece } from '../../../src/systems/pulp-city/model/terrain.ts';
import {
  draggedTo,
  mirrored,
  movedBy,
  ofMaterial,
  raised,
  rounded,
  sized,
  turnedBy,
  twinId,
  withDanger,
} from '../../../src/systems/pulp-city/tables/edit.ts';
import { frameOf } from '../../../src/systems/pulp-city/tables/frame.ts';
import { insideOf, levelsOf, withInside } from '../../../src/systems/pulp-city/tables/insides.ts';
import { KINDS, ofOtherRank, pieceOf } from '../../../src/systems/pulp-city/tables/kinds.ts';
import {
  freePlace,
  freshPieceId,
  halfMirrored,
  keptOn,
  ofSize,
  pieceUnder,
  snapOf,
  without,
  withChanged,
  withNew,
  withTwin,
} from '../../../src/systems/pulp-city/tables/plan-edit.ts';
import { reviewTable } from '../../../src/systems/pulp-city/tables/review.ts';
import { um } from '../../support/pieces.ts';

const at = (kind: Parameters<typeof pieceOf>[0], x: number, y: number, id: string = kind): TerrainPiece =>
  movedBy(pieceOf(kind, id), um(x), um(y));

const table = (...pieces: readonly TerrainPiece[]): TableLayout => ({ id: 'plan', size: um(24), pieces });

const ids = ({ pieces }: TableLayout): readonly string[] => pieces.map(({ id }) => id);
const find = (layout: TableLayout, id: string): TerrainPiece => {
  const piece = layout.pieces.find((one) => one.id === id);
  if (piece === undefined) throw new Error(`no piece ${id}`);
  return piece;
};
const middleOf = (piece: TerrainPiece) => frameOf(piece.footprint).middle;

test.each(Object.values(KINDS).flat())('[PC-TABLE-15] a %s that is set down is legal', (kind) => {
  expect(checkTable(table(at(kind, 12, 12)))).toEqual([]);
});

describe('one piece', () => {
  const house = at('building', 12, 8);

  test('turns about its middle by steps of 15 degrees, all the way round', () => {
    const turned = turnedBy(house, 3);
    expect(middleOf(turned)).toEqual(middleOf(house));
    expect(frameOf(turned.footprint).length).toBeCloseTo(frameOf(house.footprint).length, -2);
    expect(turned.footprint).not.toEqual(house.footprint);
    expect(turnedBy(house, 24)).toEqual(house);
  });

  test('[PC-STRUCT-08] is of another size class when it is larger or higher', () => {
    expect([house.sizeClass, sized(house, um(2), um(2)).sizeClass]).toEqual(['Medium', 'Small']);
    expect(raised(sized(house, um(12), um(10)), um(6)).sizeClass).toBe('Large');
  });

  test('is drawn out by a corner while the opposite one stays', () => {
    const before = aabb(house.footprint);
    const after = aabb(draggedTo(house, 1, 1, { x: before.x1 + um(2), y: before.y1 + um(1) }).footprint);
    expect(after).toEqual({ ...before, x1: before.x1 + um(2), y1: before.y1 + um(1) });
  });

  test('[PC-STRUCT-02] is Enclosed, open on one to three floors, a ruin or solid', () => {
    const deck = withInside(house, 'deck', 3);
    expect([insideOf(house), insideOf(deck), levelsOf(deck)]).toEqual(['enclosed', 'deck', 3]);
    expect(levelsOf(raised(sized(deck, um(7), um(3)), um(6)))).toBe(3);
    expect(insideOf(withInside(deck, 'ruin'))).toBe('ruin');
    expect(insideOf(withInside(deck, 'block'))).toBe('block');
    for (const piece of [deck, turnedBy(deck, 5), withInside(house, 'ruin')])
      expect(checkTable(table(piece))).toEqual([]);
  });

  test('[PC-STRUCT-07] gives Cover after its material', () => {
    expect([ofMaterial(house, 'Reinforced').cover, ofMaterial(house, 'Flimsy').cover]).toEqual([
      'reinforced',
      'typical',
    ]);
  });

  test('is round or square, of another Rank, dangerous or not', () => {
    expect(rounded(house, true).footprint.kind).toBe('disc');
    expect(rounded(rounded(house, true), false).footprint.kind).toBe('polygon');
    const bus = ofOtherRank(turnedBy(at('crate', 5, 5), 6), 3);
    expect([bus.rank, bus.look, middleOf(bus)]).toEqual([3, 'crate', { x: um(5), y: um(5) }]);
    const puddle = withDanger(at('dangerous', 4, 4), null);
    expect([puddle.danger, puddle.hazard]).toEqual([undefined, undefined]);
  });
});

describe('a table that is built with twins', () => {
  const house = at('building', 6, 6, 'building-1');
  const two = withNew(table(), house, 'halfTurn');

  test('[PC-TABLE-15] a piece comes with its twin, and what lies in the middle has none', () => {
    expect(ids(two)).toEqual(['building-1', 'building-1-b']);
    expect(middleOf(find(two, 'building-1-b'))).toEqual({ x: um(18), y: um(18) });
    expect(ids(withNew(table(), at('deck', 12, 12), 'halfTurn'))).toEqual(['deck']);
    expect(ids(withNew(table(), house, 'none'))).toEqual(['building-1']);
  });

  test('the twin follows whatever is done to the piece, whichever of both is meant, and keeps its name', () => {
    const named = withChanged(two, { ...find(two, 'building-1-b'), name: 'Tribune' }, 'none');
    const moved = withChanged(named, movedBy(house, um(1), 0), 'halfTurn');
    expect(middleOf(find(moved, 'building-1-b'))).toEqual({ x: um(17), y: um(18) });
    expect(find(moved, 'building-1-b').name).toBe('Tribune');
    const back = withChanged(moved, movedBy(find(moved, 'building-1-b'), um(1), 0), 'halfTurn');
    expect(middleOf(find(back, 'building-1'))).toEqual({ x: um(6), y: um(6) });
    expect(ids(without(back, 'building-1-b', 'halfTurn'))).toEqual([]);
  });

  test('left and right are mirrored as in a looking glass', () => {
    const turned = turnedBy(house, 2);
    const twin = mirrored(turned, um(24), 'leftRight');
    expect(middleOf(twin)).toEqual({ x: um(18), y: um(6) });
    const back = mirrored(twin, um(24), 'leftRight').footprint;
    expect(aabb(back)).toEqual(aabb(turned.footprint));
  });

  test('one half is made after the other: what stood there is gone', () => {
    const messy = table(house, at('car', 18, 5, 'car-7-b'), at('tent', 4, 20, 'tent-1'), at('deck', 12, 12));
    const even = halfMirrored(messy, 'halfTurn');
    expect([...ids(even)].sort()).toEqual(['building-1', 'building-1-b', 'car-7', 'car-7-b', 'deck']);
    expect(reviewTable(even, 'halfTurn').doubts.filter(({ kind }) => kind === 'noTwin')).toEqual([]);
    expect(checkTable(even)).toEqual([]);
  });

  test('a piece without a twin is told of, and gets it', () => {
    const lone = table(house);
    expect(reviewTable(lone, 'halfTurn').doubts.map(({ kind }) => kind)).toContain('noTwin');
    expect(ids(withTwin(lone, 'building-1', 'halfTurn'))).toEqual(['building-1', twinId('building-1')]);
  });
});

test('an overlap is told of by both names, and the piece finds a free place', () => {
  const messy = table(at('building', 8, 8), at('crate', 10.4, 8));
  const [found] = reviewTable(messy).obstacles;
  expect(found).toMatchObject({
    kind: 'fault',
    fault: { code: 'overlap', piece: 'crate', with: 'building' },
  });
  const free = freePlace(messy, find(messy, 'crate'));
  expect(free).not.toBeNull();
  expect(checkTable(table(find(messy, 'building'), free ?? find(messy, 'crate')))).toEqual([]);
});

test('[PC-DEPLOY-04] a zone that is walled in or built over is told of', () => {
  const wall = sized(at('wall', 12, 1.5), um(24), um(3));
  const { obstacles } = reviewTable(table(keptOn(wall, um(24)), at('crate', 4, 12)));
  expect(obstacles).toMatchObject([{ kind: 'noDeployment', base: 30, edge: 'south' }]);
});

test('pieces stand on the grid and on the table', () => {
  const house = movedBy(at('building', 12, 12), 1234, -777);
  const { dx, dy } = snapOf(house, um(0.5));
  const { x0, y0 } = aabb(movedBy(house, dx, dy).footprint);
  expect([x0 % um(0.5), y0 % um(0.5)]).toEqual([0, 0]);
  expect(aabb(keptOn(at('building', 0, 30), um(24)).footprint)).toMatchObject({ x0: 0, y1: um(24) });
});

test('what is touched is the smaller of two things that lie one in the other', () => {
  const layout = table(at('hall', 12, 12), at('crate', 12, 12));
  expect(pieceUnder(layout, { x: um(12), y: um(12) }, 0)?.id).toBe('crate');
  expect(pieceUnder(layout, { x: um(14), y: um(12) }, 0)?.id).toBe('hall');
  expect(pieceUnder(layout, { x: um(2), y: um(2) }, um(0.3))).toBeNull();
});

test('a larger table keeps everything about its middle, a smaller one brings it in', () => {
  const wide = ofSize(table(at('building', 12, 12)), um(36));
  expect(middleOf(find(wide, 'building'))).toEqual({ x: um(18), y: um(18) });
  const narrow = ofSize(ofSize(table(at('building', 4, 4)), um(48)), um(24));
  expect(checkTable(narrow)).toEqual([]);
});

test('new pieces get ids of their own', () => {
  const layout = withNew(table(), at('car', 5, 5, freshPieceId(table(), 'car')), 'halfTurn');
  expect(ids(layout)).toEqual(['car-1', 'car-1-b']);
  expect(freshPieceId(layout, 'car')).toBe('car-2');
  expect(freshPieceId(layout, 'car-1-b')).toBe('car-2');
});
