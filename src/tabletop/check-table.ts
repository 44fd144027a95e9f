import { boxesApart, liesWithin, overlaps } from '../geometry/distance.ts';
import { outlineOf } from '../geometry/outline.ts';
import { aabb, type Box, crossingOf, type Footprint, validate } from '../geometry/shape.ts';
import { inches, SLACK, type Um } from '../geometry/units.ts';
import type { Point } from '../geometry/vec.ts';
import { type Piece, type Prism, prismsOf, type Scene } from './table.ts';

export const TABLE_FAULTS = [
  'sameId',
  'notWhole',
  'tooManyPoints',
  'tooFewPoints',
  'zeroArea',
  'selfCrossing',
  'outside',
  'noHeight',
  'belowGround',
  'tooTall',
  'partOutside',
  'overlap',
] as const;
export type TableFaultCode = (typeof TABLE_FAULTS)[number];

export interface TableFault {
  readonly piece: string;
  readonly code: TableFaultCode;
  /** Where on the table, where that can be told. */
  readonly at?: Point;
  /** How far outside, how far below the ground, how tall, or how many corners. */
  readonly by?: number;
  /** The other piece of an overlap. */
  readonly with?: string;
  /** Which part of the piece. */
  readonly part?: number;
}

export const MOST_POINTS = 64;
/** As tall as the largest table is wide. */
export const TALLEST: Um = inches(48);

/** All that is wrong with the terrain of a table, piece by piece. @rule PC-TABLE-15 */
export function checkTable({ size, pieces }: Pick<Scene, 'size' | 'pieces'>): readonly TableFault[] {
  const faults: TableFault[] = [];
  const sound: Piece[] = [];
  const ids = new Set<string>();
  for (const piece of pieces) {
    const own = pieceFaults(piece, size);
    if (ids.has(piece.id)) own.push({ piece: piece.id, code: 'sameId' });
    ids.add(piece.id);
    faults.push(...own);
    if (own.length > 0) continue;
    for (const other of sound) {
      const at = clash(piece, other);
      if (at !== null) faults.push({ piece: piece.id, code: 'overlap', with: other.id, at });
    }
    sound.push(piece);
  }
  return faults;
}

function pieceFaults(piece: Piece, size: Um): TableFault[] {
  const found = prismFaults(piece, piece.solid, size).map(
    (fault): TableFault => ({ piece: piece.id, ...fault }),
  );
  const unsound = found.length > 0;
  for (const [part, prism] of (piece.parts ?? []).entries()) {
    const own = prismFaults(prism, true, size);
    for (const fault of own) found.push({ piece: piece.id, part, ...fault });
    if (unsound || own.length > 0) continue;
    const inner = outlineOf(prism.footprint).box;
    const outer = outlineOf(piece.footprint).box;
    const within =
      inner.x0 >= outer.x0 && inner.y0 >= outer.y0 && inner.x1 <= outer.x1 && inner.y1 <= outer.y1;
    if (!within || prism.bottom < piece.bottom || prism.top > piece.top) {
      found.push({ piece: piece.id, code: 'partOutside', part, at: middleOf(inner) });
    }
  }
  return found;
}

type Fault = Pick<TableFault, 'code' | 'at' | 'by'>;

/** What is no number cannot be looked at any further. */
function prismFaults({ footprint, bottom, top }: Prism, needsHeight: boolean, size: Um): Fault[] {
  if (!isWhole(footprint, bottom, top)) return [{ code: 'notWhole' }];
  const count = footprint.kind === 'disc' ? 0 : footprint.points.length;
  if (count > MOST_POINTS) return [{ code: 'tooManyPoints', by: count }];
  const faults: Fault[] = [];
  const shape = validate(footprint);
  const box = aabb(footprint);
  const at = count === 0 && footprint.kind === 'polygon' ? undefined : middleOf(box);
  const place = at === undefined ? {} : { at };
  if (shape === 'selfCrossing') faults.push({ code: shape, at: crossingOf(footprint) ?? middleOf(box) });
  else if (shape !== null) faults.push({ code: shape, ...place });
  const out = at === undefined ? 0 : Math.max(-box.x0, -box.y0, box.x1 - size, box.y1 - size);
  if (out > 0) faults.push({ code: 'outside', at: outermost(box, size), by: out });
  if (top < bottom || (needsHeight && top === bottom)) faults.push({ code: 'noHeight', ...place });
  if (bottom < 0) faults.push({ code: 'belowGround', by: -bottom, ...place });
  if (top > TALLEST) faults.push({ code: 'tooTall', by: top, ...place });
  return faults;
}

const middleOf = ({ x0, y0, x1, y1 }: Box): Point => ({
  x: Math.round((x0 + x1) / 2),
  y: Math.round((y0 + y1) / 2),
});

/** Where a box sticks out of the table the most. */
function outermost({ x0, y0, x1, y1 }: Box, size: Um): Point {
  const { x, y } = middleOf({ x0, y0, x1, y1 });
  const most = Math.max(-x0, -y0, x1 - size, y1 - size);
  if (most === -x0) return { x: x0, y };
  if (most === -y0) return { x, y: y0 };
  return most === x1 - size ? { x: x1, y } : { x, y: y1 };
}

const isWhole = (footprint: Footprint, bottom: Um, top: Um): boolean => {
  const lengths =
    footprint.kind === 'disc'
      ? [footprint.x, footprint.y, footprint.r]
      : footprint.points.flatMap(({ x, y }) => [x, y]);
  return [...lengths, bottom, top].every(Number.isSafeInteger);
};

/** Where two solid volumes share space; null: they touch at most, or one lies in the other's room. */
function clash(a: Piece, b: Piece): Point | null {
  if (!a.solid || !b.solid || boxesApart(outlineOf(a.footprint).box, outlineOf(b.footprint).box, 0))
    return null;
  if (inRoom(a, b) || inRoom(b, a)) return null;
  for (const p of prismsOf(a)) {
    for (const q of prismsOf(b)) {
      const level = p.bottom < q.top - SLACK && q.bottom < p.top - SLACK;
      if (level && overlaps(p.footprint, q.footprint)) return sharedMiddle(p.footprint, q.footprint);
    }
  }
  return null;
}

function sharedMiddle(a: Footprint, b: Footprint): Point {
  const [p, q] = [aabb(a), aabb(b)];
  return middleOf({
    x0: Math.max(p.x0, q.x0),
    y0: Math.max(p.y0, q.y0),
    x1: Math.min(p.x1, q.x1),
    y1: Math.min(p.y1, q.y1),
  });
}

const inRoom = (inner: Piece, room: Piece): boolean =>
  room.enterable &&
  inner.bottom >= room.bottom &&
  inner.top <= room.top &&
  liesWithin(inner.footprint, room.footprint);
