import { type Convex, type Outline, outlineOf } from '../geometry/outline.ts';
import type { Box } from '../geometry/shape.ts';
import type { Um } from '../geometry/units.ts';
import { type Piece, prismsOf, type Scene } from './table.ts';

export interface IndexedPrism {
  readonly outline: Outline;
  readonly bottom: Um;
  readonly top: Um;
}

/** One convex block that may stand in the way of a line. */
export interface Blocker {
  readonly piece: Piece;
  /** What stands on the ground reaches down without end: no line passes below it. */
  readonly bottom: number;
  readonly top: Um;
  readonly box: Box;
  /** Null for a disc. */
  readonly convex: Convex | null;
  readonly x: Um;
  readonly y: Um;
  readonly r: Um;
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
  readonly blocks: readonly Blocker[];
}

const known = new WeakMap<readonly Piece[], readonly Indexed[]>();

/** Kept for a list of pieces, which is never changed in place: a changed table is a new list. */
export function indexOf({ pieces }: Pick<Scene, 'pieces'>): readonly Indexed[] {
  const found = known.get(pieces);
  if (found !== undefined) return found;
  const made = pieces.map(entryOf);
  known.set(pieces, made);
  return made;
}

/** The pieces of some entries, as a list whose entries need not be made again. */
export function piecesOf(entries: readonly Indexed[]): readonly Piece[] {
  const pieces = entries.map(({ piece }) => piece);
  known.set(pieces, entries);
  return pieces;
}

type Shape = Pick<Piece, 'footprint' | 'bottom' | 'top' | 'solid'> & {
  readonly parts: Piece['parts'] | undefined;
};

interface Prepared {
  readonly entry: Indexed;
  /** What the entry was made from. */
  readonly from: Shape;
}

const prepared = new WeakMap<Piece, Prepared>();

/** A private game may change a piece in place, though not the shapes it is made of. */
function entryOf(piece: Piece): Indexed {
  const last = prepared.get(piece);
  if (last !== undefined && sameShape(last.from, piece)) return last.entry;
  const outline = outlineOf(piece.footprint);
  const { x0, y0, x1, y1 } = outline.box;
  const prisms = prismsOf(piece).map(({ footprint, bottom, top }) => ({
    outline: outlineOf(footprint),
    bottom,
    top,
  }));
  const blocks = piece.solid ? prisms.flatMap((prism) => blocksOf(piece, prism)) : [];
  const entry: Indexed = { piece, outline, x0, y0, x1, y1, prisms, blocks };
  const { footprint, bottom, top, parts, solid } = piece;
  prepared.set(piece, { entry, from: { footprint, bottom, top, solid, parts } });
  return entry;
}

const sameShape = (a: Shape, b: Piece): boolean =>
  a.footprint === b.footprint &&
  a.bottom === b.bottom &&
  a.top === b.top &&
  a.parts === b.parts &&
  a.solid === b.solid;

function blocksOf(piece: Piece, { outline, bottom, top }: IndexedPrism): readonly Blocker[] {
  const low = bottom <= 0 ? -Infinity : bottom;
  if (outline.kind === 'disc') {
    const { box, x, y, r } = outline;
    return [{ piece, bottom: low, top, box, convex: null, x, y, r }];
  }
  return outline.convex.map((convex) => ({
    piece,
    bottom: low,
    top,
    box: convex.box,
    convex,
    x: 0,
    y: 0,
    r: 0,
  }));
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
