import type { Body, Piece, Prism } from '../../src/tabletop/table.ts';
import { away, solidsOf, TOLERANCE } from './solids.ts';

const INCH = 25_400;
/** Steps along the side of a piece, in micrometres. */
const STEP = 600;

/** Whether a piece is the looker's own footing, which gives no cover; 'unsure' within the tolerance. @rule PC-LOS-03 */
export function ownFooting(piece: Piece, from: Body, to: Body | Piece): boolean | 'unsure' {
  if (from.wall === piece.id) return true;
  const under = piece.standable ? carried(piece, from) : false;
  const low = lowBeside(piece, from, to);
  if (under === true || low === true) return true;
  return under === 'unsure' || low === 'unsure' ? 'unsure' : false;
}

function carried(piece: Piece, from: Body): boolean | 'unsure' {
  const depths = solidsOf(piece)
    .filter(({ top }) => Math.abs(top - from.z) <= 25)
    .map(({ footprint }) => away(from.x, from.y, footprint));
  if (depths.some((d) => d <= 0)) return true;
  return depths.some((d) => d <= TOLERANCE) ? 'unsure' : false;
}

function lowBeside(piece: Piece, from: Body, to: Body | Piece): boolean | 'unsure' {
  const mine = fromBody(from, piece);
  const theirs = 'r' in to ? fromBody(to, piece) : fromPiece(to, piece);
  const blur = 'r' in to ? TOLERANCE : TOLERANCE + STEP;
  const said = [from.z + from.h - piece.top, INCH - mine, theirs - mine];
  if (said.every((room, i) => room > (i === 2 ? blur : TOLERANCE))) return true;
  return said.some((room, i) => room < (i === 2 ? -blur : -TOLERANCE) || (i === 2 && room === 0))
    ? false
    : 'unsure';
}

const upright = (low: number, high: number, { bottom, top }: Prism): number =>
  Math.max(0, bottom - high, low - top);

const fromBody = ({ x, y, z, r, h }: Body, piece: Piece): number =>
  Math.max(0, away(x, y, piece.footprint) - r, upright(z, z + h, piece));

/** The sides of one walked along, measured to the other, either way round. */
function fromPiece(one: Piece, other: Piece): number {
  const plan = Math.min(walked(one, other), walked(other, one));
  return Math.max(0, plan, upright(one.bottom, one.top, other));
}

function walked({ footprint }: Piece, other: Piece): number {
  if (footprint.kind === 'disc') return away(footprint.x, footprint.y, other.footprint) - footprint.r;
  let nearest = Infinity;
  let a = footprint.points[footprint.points.length - 1];
  for (const b of footprint.points) {
    if (a === undefined) break;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    for (let at = 0; at <= length; at += STEP) {
      const share = at / length;
      nearest = Math.min(
        nearest,
        away(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share, other.footprint),
      );
    }
    a = b;
  }
  return nearest;
}
