import { overlaps } from '../../../geometry/distance.ts';
import { contains } from '../../../geometry/distance.ts';
import { aabb, disc, type Footprint, rectangle } from '../../../geometry/shape.ts';
import { TOUCH } from '../../../geometry/units.ts';
import type { Point } from '../../../geometry/vec.ts';
import type { TableLayout, TerrainPiece } from '../model/terrain.ts';
import { um } from './build.ts';
import { type Mirror, mirrored, movedBy, twinId } from './edit.ts';
import { boxMiddle } from './frame.ts';

const pieceAt = ({ pieces }: Pick<TableLayout, 'pieces'>, id: string): TerrainPiece | undefined =>
  pieces.find((piece) => piece.id === id);

/** The piece on the other half that goes along with this one; undefined: it has none, or lies on its own. */
export const twinOf = (layout: TableLayout, id: string): TerrainPiece | undefined =>
  pieceAt(layout, twinId(id));

/** Whether a piece lies where its own twin would. */
export function isOwnTwin(piece: TerrainPiece, size: number, mirror: Mirror): boolean {
  const [here, there] = [boxMiddle(piece.footprint), boxMiddle(mirrored(piece, size, mirror).footprint)];
  return Math.abs(here.x - there.x) <= 2 * TOUCH && Math.abs(here.y - there.y) <= 2 * TOUCH;
}

/** A number behind the word that no other piece bears. */
export function freshPieceId({ pieces }: Pick<TableLayout, 'pieces'>, word: string): string {
  const plain = word.replace(/(-\d+)?(-b)?$/, '');
  const taken = new Set(pieces.flatMap(({ id }) => [id, twinId(id)]));
  for (let count = 1; ; count += 1) {
    const id = `${plain}-${count}`;
    if (!taken.has(id)) return id;
  }
}

/** The name of the twin stays its own; all else is that of the piece. */
function twinFrom(
  piece: TerrainPiece,
  before: TerrainPiece | undefined,
  size: number,
  mirror: Mirror,
): TerrainPiece {
  const { name: _, ...rest } = mirrored(piece, size, mirror);
  const name = before === undefined ? piece.name : before.name;
  return { ...rest, id: twinId(piece.id), ...(name === undefined ? {} : { name }) };
}

/** One more piece, with its twin unless it lies on its own middle. */
export function withNew(layout: TableLayout, piece: TerrainPiece, mirror: Mirror): TableLayout {
  const twin =
    mirror === 'none' || isOwnTwin(piece, layout.size, mirror)
      ? []
      : [twinFrom(piece, undefined, layout.size, mirror)];
  return { ...layout, pieces: [...layout.pieces, piece, ...twin] };
}

/** The piece as it is now in place of the one before; its twin, if it has one, follows. */
export function withChanged(layout: TableLayout, piece: TerrainPiece, mirror: Mirror): TableLayout {
  const before = twinOf(layout, piece.id);
  const follows = mirror !== 'none' && before !== undefined;
  const pieces = layout.pieces.map((one) => {
    if (one.id === piece.id) return piece;
    return follows && one.id === before.id ? twinFrom(piece, before, layout.size, mirror) : one;
  });
  return { ...layout, pieces };
}

export function without(layout: TableLayout, id: string, mirror: Mirror): TableLayout {
  const gone = mirror === 'none' ? [id] : [id, twinId(id)];
  return { ...layout, pieces: layout.pieces.filter((piece) => !gone.includes(piece.id)) };
}

/** The twin that a piece lacks. */
export function withTwin(layout: TableLayout, id: string, mirror: Mirror): TableLayout {
  const piece = pieceAt(layout, id);
  if (piece === undefined || mirror === 'none' || twinOf(layout, id) !== undefined) return layout;
  return { ...layout, pieces: [...layout.pieces, twinFrom(piece, undefined, layout.size, mirror)] };
}

/** The half that the other one is made after: the south, or for a table mirrored left to right the west. */
const halfOf = (size: number, mirror: Mirror): Footprint =>
  mirror === 'leftRight' ? rectangle(0, 0, size / 2, size) : rectangle(0, 0, size, size / 2);

/** What stands on the first half stands on the other as well; what stood there is gone. */
export function halfMirrored(layout: TableLayout, mirror: Mirror): TableLayout {
  if (mirror === 'none') return layout;
  const { size } = layout;
  const half = halfOf(size, mirror);
  const own = layout.pieces.filter((piece) => isOwnTwin(piece, size, mirror));
  const first = layout.pieces.filter(
    (piece) => !own.includes(piece) && contains(half, boxMiddle(piece.footprint)),
  );
  const kept = first.map((piece, at): TerrainPiece => {
    const plain = piece.id.replace(/-b$/, '');
    const taken = first.some((other, index) => index < at && other.id.replace(/-b$/, '') === plain);
    return { ...piece, id: taken ? freshPieceId({ pieces: first }, plain) : plain };
  });
  const twins = kept.map((piece) => twinFrom(piece, twinOf(layout, piece.id), size, mirror));
  return { ...layout, pieces: [...own, ...kept, ...twins] };
}

/** Another size of table: everything keeps its distance from the middle, and what is beyond the edge comes in. */
export function ofSize(layout: TableLayout, size: number): TableLayout {
  const by = (size - layout.size) / 2;
  const inward = (low: number, high: number): number => (low < 0 ? -low : high > size ? size - high : 0);
  const placed = layout.pieces.map((piece) => {
    const moved = movedBy(piece, by, by);
    const { x0, y0, x1, y1 } = aabb(moved.footprint);
    return movedBy(moved, inward(x0, x1), inward(y0, y1));
  });
  const shift = (p: Point): Point => ({ x: p.x + by, y: p.y + by });
  return {
    ...layout,
    size,
    pieces: placed,
    ground: [],
    ...(layout.picture === undefined ? {} : { picture: { ...layout.picture, at: shift(layout.picture.at) } }),
  };
}

/** The piece whose ground a point lies on, the highest and smallest one first. */
export function pieceUnder({ pieces }: TableLayout, at: Point, reach: number): TerrainPiece | null {
  const touching = pieces.filter((piece) => overlaps(piece.footprint, disc(at.x, at.y, Math.max(1, reach))));
  const hit = touching.filter((piece) => contains(piece.footprint, at));
  const among = hit.length > 0 ? hit : touching;
  return among.toSorted((a, b) => spread(a) - spread(b))[0] ?? null;
}

function spread({ footprint }: TerrainPiece): number {
  const { x0, y0, x1, y1 } = aabb(footprint);
  return (x1 - x0) * (y1 - y0);
}

/** How a piece has to move so that its box lies on the lines of a grid of so many micrometres; 1: nowhere. */
export function snapOf(piece: TerrainPiece, grid: number): { readonly dx: number; readonly dy: number } {
  const { x0, y0 } = aabb(piece.footprint);
  const near = (value: number): number => Math.round(value / grid) * grid - value;
  return { dx: Math.round(near(x0)), dy: Math.round(near(y0)) };
}

/** The grids that pieces are set on, in inches; free: hundredths. */
export const GRIDS = [0.5, 0.25, 0.01] as const;
export type Grid = (typeof GRIDS)[number];

/** So far that it hangs over no edge. */
export function keptOn(piece: TerrainPiece, size: number): TerrainPiece {
  const { x0, y0, x1, y1 } = aabb(piece.footprint);
  const inward = (low: number, high: number): number => (low < 0 ? -low : high > size ? size - high : 0);
  return movedBy(piece, inward(x0, x1), inward(y0, y1));
}

/** The first free place beside a piece that touches nothing, on a spiral of half inches; null: nowhere near. */
export function freePlace(layout: TableLayout, piece: TerrainPiece): TerrainPiece | null {
  const others = layout.pieces.filter((one) => one.id !== piece.id && one.solid);
  const step = um(0.25);
  for (let ring = 0; ring <= 24; ring += 1) {
    for (let x = -ring; x <= ring; x += 1) {
      for (const y of Math.abs(x) === ring ? range(-ring, ring) : [-ring, ring]) {
        const there = movedBy(piece, x * step, y * step);
        const { x0, y0, x1, y1 } = aabb(there.footprint);
        if (x0 < 0 || y0 < 0 || x1 > layout.size || y1 > layout.size) continue;
        if (others.every((one) => !overlaps(one.footprint, there.footprint))) return there;
      }
    }
  }
  return null;
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
