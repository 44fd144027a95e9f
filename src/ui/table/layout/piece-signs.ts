import { boundsOf, type Circle } from '../shapes.ts';
import { healthShown, type Piece } from '../types.ts';
import type { Measures } from './measures.ts';

/** What a structure says of itself in its corner: its height, and its Health where that is told. */
const EDGE_U = 5;
const HEIGHT_TEXT_U = 12.5;
const HEIGHT_PADDING_U = 13;
const HALF_U = 8.5;
const HEALTH_U = 42;

/** Signs on houses that plates should leave free where they can; each side that reads has its own. */
export function pieceSigns(
  pieces: readonly Piece[],
  { s, l, widthOf, ...view }: Measures,
  sides: readonly boolean[],
): readonly Circle[] {
  const g = Math.min(view.g, l);
  return pieces.flatMap((piece): Circle[] => {
    if (piece.kind !== 'structure' || piece.chip === undefined || piece.destroyed === true) return [];
    const { left, top, right, bottom } = boundsOf(piece.outline);
    const corner = piece.chipCorner ?? 'sw';
    const away = (EDGE_U + HALF_U) * g;
    const y = corner.startsWith('n') ? top * s + away : bottom * s - away;
    const chip = widthOf(`▲ ${piece.chip}`, HEIGHT_TEXT_U * g, 800) + HEIGHT_PADDING_U * g;
    const length = chip + (healthShown(piece) === null ? 0 : HEALTH_U * g);
    const steps = Math.max(1, Math.ceil(length / (2 * HALF_U * g)));
    return Array.from({ length: steps }, (_, at) => {
      const along = EDGE_U * g + ((at + 0.5) * length) / steps;
      return { x: corner.endsWith('w') ? left * s + along : right * s - along, y, r: HALF_U * g };
    }).flatMap((near) =>
      sides.map((turned) =>
        turned ? { x: (left + right) * s - near.x, y: (top + bottom) * s - near.y, r: near.r } : near,
      ),
    );
  });
}
