import { type Outline, outlineOf } from '../geometry/outline.ts';
import type { Um } from '../geometry/units.ts';
import { type Piece, prismsOf, type Scene } from './table.ts';

export interface IndexedPrism {
  readonly outline: Outline;
  readonly bottom: Um;
  readonly top: Um;
}

/** A piece with what is asked about it all the time. */
export interface Indexed {
  readonly piece: Piece;
  readonly outline: Outline;
  readonly x0: Um;
  readonly y0: Um;
  readonly x1: Um;
  readonly y1: Um;
  /** The parts of an open piece, else the piece itself. */
  readonly prisms: readonly IndexedPrism[];
}

const known = new WeakMap<readonly Piece[], readonly Indexed[]>();

/** Kept for a list of pieces, which is never changed in place: a changed table is a new list. */
export function indexOf({ pieces }: Pick<Scene, 'pieces'>): readonly Indexed[] {
  const found = known.get(pieces);
  if (found !== undefined) return found;
  const made = pieces.map((piece): Indexed => {
    const outline = outlineOf(piece.footprint);
    const { x0, y0, x1, y1 } = outline.box;
    const prisms = prismsOf(piece).map(({ footprint, bottom, top }) => ({
      outline: outlineOf(footprint),
      bottom,
      top,
    }));
    return { piece, outline, x0, y0, x1, y1, prisms };
  });
  known.set(pieces, made);
  return made;
}

/** Whether a point lies farther than `reach` from the box around a piece. */
export const outOfReach = (entry: Indexed, x: number, y: number, reach: number): boolean =>
  x < entry.x0 - reach || x > entry.x1 + reach || y < entry.y0 - reach || y > entry.y1 + reach;

/** Whether the box around a segment lies farther than `reach` from the box around a piece. */
export const legOutOfReach = (
  entry: Indexed,
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
  reach: number,
): boolean =>
  Math.min(a.x, b.x) > entry.x1 + reach ||
  Math.max(a.x, b.x) < entry.x0 - reach ||
  Math.min(a.y, b.y) > entry.y1 + reach ||
  Math.max(a.y, b.y) < entry.y0 - reach;
