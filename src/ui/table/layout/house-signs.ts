import type { TableSize } from '../camera.ts';
import { type PieceSign, pieceSigns, signUnit } from '../draw/signs.ts';
import type { Circle } from '../shapes.ts';
import type { Piece } from '../types.ts';
import type { Measures } from './measures.ts';

const HALF_U = 8.5;

/** Signs on houses that plates should leave free where they can; each side that reads has its own. */
export function houseSigns(
  pieces: readonly Piece[],
  size: TableSize,
  { widthOf, ...view }: Measures,
  sides: readonly boolean[],
): readonly Circle[] {
  return pieceSigns(pieces, size, view, widthOf, sides)
    .filter(({ piece }) => piece.kind === 'structure')
    .flatMap(({ box }: PieceSign) => {
      const r = HALF_U * signUnit(view);
      const width = box.right - box.left;
      const steps = Math.max(1, Math.ceil(width / (2 * r)));
      return Array.from({ length: steps }, (_, at) => ({
        x: box.left + ((at + 0.5) * width) / steps,
        y: box.top + r,
        r,
      }));
    });
}
