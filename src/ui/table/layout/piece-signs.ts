import type { TableSize } from '../camera.ts';
import { signRow } from '../draw/sign-row.ts';
import { boundsOf, type Circle } from '../shapes.ts';
import { healthShown, type Piece } from '../types.ts';
import type { Measures } from './measures.ts';

/** What a structure says of itself in its corner: its height, and its Health where that is told. */
const HEIGHT_TEXT_U = 12.5;
const HEIGHT_PADDING_U = 13;
const HALF_U = 8.5;
const HEALTH_U = 42;

/** Signs on houses that plates should leave free where they can; each side that reads has its own. */
export function pieceSigns(
  pieces: readonly Piece[],
  size: TableSize,
  { s, l, widthOf, ...view }: Measures,
  sides: readonly boolean[],
): readonly Circle[] {
  const g = Math.min(view.g, l);
  return pieces.flatMap((piece): readonly Circle[] => {
    if (piece.kind !== 'structure' || piece.chip === undefined || piece.destroyed === true) return [];
    const { left, top, right, bottom } = boundsOf(piece.outline);
    const chip = widthOf(`▲ ${piece.chip}`, HEIGHT_TEXT_U * g, 800) + HEIGHT_PADDING_U * g;
    const width = chip + (healthShown(piece) === null ? 0 : HEALTH_U * g);
    const steps = Math.max(1, Math.ceil(width / (2 * HALF_U * g)));
    return sides.flatMap((turned) => {
      const from = signRow(piece, { width, height: 2 * HALF_U * g }, { s, g }, size, turned);
      return Array.from({ length: steps }, (_, at) => {
        const [x, y] = [from.x + ((at + 0.5) * width) / steps, from.y + HALF_U * g];
        return turned
          ? { x: (left + right) * s - x, y: (top + bottom) * s - y, r: HALF_U * g }
          : { x, y, r: HALF_U * g };
      });
    });
  });
}
