import { centre } from '../../../../geometry/shape.ts';
import { piecesOn } from '../../board/scene.ts';
import type { World } from '../../model/encounter.ts';
import type { PieceId, TeamId } from '../../model/ids.ts';
import { pieceOf } from '../../model/lookup.ts';
import { facingOf } from './facing.ts';

/** Quest Markers of which nobody knows yet which is real. */
export const shellsOn = (w: World): readonly PieceId[] =>
  piecesOn(w).flatMap(({ id, objective }) => (objective?.kind === 'quest' ? [id] : []));

/** Which one a die makes real: two faces for each, from the left as the roller sees them. @rule PC-PLOT-04 */
export function realShell(w: World, by: TeamId, face: number): PieceId | null {
  const { right } = facingOf(w, by);
  const along = (id: PieceId): number => {
    const { x, y } = centre(pieceOf(w, id).footprint);
    return x * right.x + y * right.y;
  };
  const fromLeft = shellsOn(w).toSorted((one, other) => along(one) - along(other));
  return fromLeft[Math.ceil(face / 2) - 1] ?? null;
}
