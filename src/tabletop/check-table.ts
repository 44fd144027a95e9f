import { boxesApart, liesWithin, overlaps } from '../geometry/distance.ts';
import { outlineOf } from '../geometry/outline.ts';
import { aabb, type Footprint, validate } from '../geometry/shape.ts';
import { SLACK, type Um } from '../geometry/units.ts';
import { type Piece, type Prism, prismsOf, type Scene } from './table.ts';

export const TABLE_FAULTS = [
  'sameId',
  'outside',
  'tooFewPoints',
  'zeroArea',
  'selfCrossing',
  'notWhole',
  'noHeight',
  'belowGround',
  'partOutside',
  'overlap',
] as const;
export type TableFaultCode = (typeof TABLE_FAULTS)[number];

export interface TableFault {
  readonly piece: string;
  readonly code: TableFaultCode;
  /** The other piece of an overlap. */
  readonly with?: string;
  /** Which part of the piece. */
  readonly part?: number;
}

/** All that is wrong with the terrain of a table, piece by piece. @rule PC-TABLE-15 */
export function checkTable({ size, pieces }: Pick<Scene, 'size' | 'pieces'>): readonly TableFault[] {
  const faults: TableFault[] = [];
  const sound: Piece[] = [];
  for (const [i, piece] of pieces.entries()) {
    const own = pieceFaults(piece, size);
    if (pieces.findIndex(({ id }) => id === piece.id) < i) own.push({ piece: piece.id, code: 'sameId' });
    faults.push(...own);
    if (own.length > 0) continue;
    for (const other of sound) {
      if (clash(piece, other)) faults.push({ piece: piece.id, code: 'overlap', with: other.id });
    }
    sound.push(piece);
  }
  return faults;
}

function pieceFaults(piece: Piece, size: Um): TableFault[] {
  const found = prismFaults(piece, piece.solid, size).map((code): TableFault => ({ piece: piece.id, code }));
  for (const [part, prism] of (piece.parts ?? []).entries()) {
    for (const code of prismFaults(prism, true, size)) found.push({ piece: piece.id, code, part });
    const inner = outlineOf(prism.footprint).box;
    const outer = outlineOf(piece.footprint).box;
    const within =
      inner.x0 >= outer.x0 && inner.y0 >= outer.y0 && inner.x1 <= outer.x1 && inner.y1 <= outer.y1;
    if (!within || prism.bottom < piece.bottom || prism.top > piece.top) {
      found.push({ piece: piece.id, code: 'partOutside', part });
    }
  }
  return found;
}

function prismFaults({ footprint, bottom, top }: Prism, needsHeight: boolean, size: Um): TableFaultCode[] {
  const codes: TableFaultCode[] = [];
  const shape = validate(footprint);
  if (shape !== null) codes.push(shape);
  if (!isWhole(footprint, bottom, top)) codes.push('notWhole');
  const box = aabb(footprint);
  if (box.x0 < 0 || box.y0 < 0 || box.x1 > size || box.y1 > size) codes.push('outside');
  if (top < bottom || (needsHeight && top === bottom)) codes.push('noHeight');
  if (bottom < 0) codes.push('belowGround');
  return codes;
}

const isWhole = (footprint: Footprint, bottom: Um, top: Um): boolean => {
  const lengths =
    footprint.kind === 'disc'
      ? [footprint.x, footprint.y, footprint.r]
      : footprint.points.flatMap(({ x, y }) => [x, y]);
  return [...lengths, bottom, top].every(Number.isSafeInteger);
};

/** Solid volumes may touch, never share space; what lies in a room is no clash. */
function clash(a: Piece, b: Piece): boolean {
  if (!a.solid || !b.solid || boxesApart(outlineOf(a.footprint).box, outlineOf(b.footprint).box, 0))
    return false;
  if (inRoom(a, b) || inRoom(b, a)) return false;
  return prismsOf(a).some((p) =>
    prismsOf(b).some(
      (q) => p.bottom < q.top - SLACK && q.bottom < p.top - SLACK && overlaps(p.footprint, q.footprint),
    ),
  );
}

const inRoom = (inner: Piece, room: Piece): boolean =>
  room.enterable &&
  inner.bottom >= room.bottom &&
  inner.top <= room.top &&
  liesWithin(inner.footprint, room.footprint);
