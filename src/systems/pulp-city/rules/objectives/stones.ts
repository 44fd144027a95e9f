import { SLACK, inches } from '../../../../geometry/units.ts';
import { centre } from '../../../../geometry/shape.ts';
import { dist2, unit } from '../../../../geometry/vec.ts';
import { placeOk } from '../../../../tabletop/standing.ts';
import { surfaceBelow } from '../../../../tabletop/surfaces.ts';
import type { Place } from '../../../../tabletop/table.ts';
import { MOST_HIGH } from '../../board/field.ts';
import { faultRefusal } from '../../board/placement-faults.ts';
import { piecesOn, sceneOf } from '../../board/scene.ts';
import type { World } from '../../model/encounter.ts';
import type { PieceId } from '../../model/ids.ts';
import { pieceOf } from '../../model/lookup.ts';
import { MARKER_HEIGHT, MARKER_RADIUS } from '../../model/marker-piece.ts';
import type { Point } from '../../model/place.ts';
import { type Refusal, refusal } from '../../model/refusals.ts';

/** Inches that stay between the edges of two Power Spots. @rule PC-PLOT-10 */
const APART = 10;

export const stonesOn = (w: World): readonly PieceId[] =>
  piecesOn(w).flatMap(({ id, objective }) => (objective?.kind === 'powerSpot' ? [id] : []));

/** Where the whole distance towards a point ends; null: the point shows no direction. @rule PC-PLOT-10 */
export function stonePlace(w: World, stone: PieceId, distance: number, toward: Point): Place | null {
  const from = centre(pieceOf(w, stone).footprint);
  const way = unit({ x: toward.x - from.x, y: toward.y - from.y });
  if (way === null) return null;
  const [x, y] = [
    Math.round(from.x + way.x * inches(distance)),
    Math.round(from.y + way.y * inches(distance)),
  ];
  return { x, y, z: surfaceBelow(sceneOf(w), x, y, MOST_HIGH), inside: null, wall: null };
}

/** Why a Power Spot cannot be Shifted so; null: it can. @rule PC-PLOT-10 */
export function whyNotShiftStone(w: World, stone: PieceId, distance: number, toward: Point): Refusal | null {
  const at = stonePlace(w, stone, distance, toward);
  if (at === null) return refusal('action.direction', {}, 'PC-PLOT-10');
  const body = { id: stone, r: MARKER_RADIUS, h: MARKER_HEIGHT, ...at };
  const standing = placeOk(sceneOf(w), body, at, { ignore: [stone] });
  if (!standing.ok) return faultRefusal('place', standing);
  const from = centre(pieceOf(w, stone).footprint);
  const tooNear = stonesOn(w).some((other) => {
    if (other === stone) return false;
    const there = centre(pieceOf(w, other).footprint);
    const [before, after] = [from, at].map((one) => Math.sqrt(dist2(one, there)) - 2 * MARKER_RADIUS);
    return (after ?? 0) < Math.min(inches(APART), before ?? 0) - SLACK;
  });
  return tooNear ? refusal('stone.tooNear', { distance: APART }) : null;
}

const WAYS: readonly Point[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
].map(([x = 0, y = 0]) => ({ x, y }));

/** Points towards which it can be Shifted, eight ways about it. */
export const stonePoints = (w: World, stone: PieceId, distance: number): readonly Point[] => {
  const { x, y } = centre(pieceOf(w, stone).footprint);
  return WAYS.map((way) => ({ x: x + way.x * inches(10), y: y + way.y * inches(10) })).filter(
    (point) => whyNotShiftStone(w, stone, distance, point) === null,
  );
};
