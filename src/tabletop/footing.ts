import { near } from '../geometry/distance.ts';
import { inches, SLACK } from '../geometry/units.ts';
import { gap, type Thing, within } from './measure.ts';
import { indexOf } from './spatial-index.ts';
import type { Body, Piece, Scene } from './table.ts';

/** As near as this a low thing is the looker's own. */
const BESIDE = inches(1);

/**
 * Whether a piece may hide but never covers what a body looks at, as that is not behind it: what the body stands on or
 * clings to, and a low thing beside it that is nearer to it than to what it looks at.
 * @rule PC-LOS-03 @rule PC-BONUS-06
 */
export function isOwnFooting(scene: Scene, piece: Piece, from: Body, to: Thing): boolean {
  if (from.wall === piece.id || carries(scene, piece, from)) return true;
  const low = piece.top < from.z + from.h - SLACK;
  return low && within(from, piece, BESIDE) && apart(from, piece) < apart(to, piece);
}

/** The centre of the base has the piece under it, at its very level. */
function carries(scene: Scene, piece: Piece, { x, y, z }: Body): boolean {
  if (!piece.standable) return false;
  const entry = indexOf(scene).find((one) => one.piece.id === piece.id);
  return (entry?.prisms ?? []).some(
    ({ outline, top }) => Math.abs(top - z) <= SLACK && near(x, y, outline, SLACK),
  );
}

/** The range at which one is in reach of the other. */
function apart(one: Thing, other: Thing): number {
  const { horizontal, vertical } = gap(one, other);
  return Math.max(horizontal, vertical);
}
