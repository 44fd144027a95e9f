import type { World } from '../../model/encounter.ts';
import type { PieceId } from '../../model/ids.ts';
import { MARKER_RADIUS } from '../../model/marker-piece.ts';
import type { Place, Point } from '../../model/place.ts';
import type { Refusal } from '../../model/refusals.ts';
import { stonePlace, whyNotShiftStone } from '../../rules/objectives/stones.ts';

/** Where a Power Spot would come to lie, its radius in micrometres, and why it cannot. @rule PC-PLOT-10 */
export const stoneShown = (
  w: World,
  stone: PieceId,
  distance: number,
  toward: Point,
): { readonly spot: Place | null; readonly r: number; readonly why: Refusal | null } => ({
  spot: stonePlace(w, stone, distance, toward),
  r: MARKER_RADIUS,
  why: whyNotShiftStone(w, stone, distance, toward),
});
