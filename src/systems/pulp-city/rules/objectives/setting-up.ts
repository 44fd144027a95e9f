import { SLACK } from '../../../../geometry/units.ts';
import { MOST_HIGH } from '../../board/field.ts';
import { nearestPlace } from '../../../../tabletop/nearest.ts';
import { surfaceBelow } from '../../../../tabletop/surfaces.ts';
import { idBeside } from '../../board/piece-ids.ts';
import { sceneOf } from '../../board/scene.ts';
import { withNumbers } from '../../board/piece-numbers.ts';
import type { MarkerPlan, World } from '../../model/encounter.ts';
import type { PieceId } from '../../model/ids.ts';
import { MARKER_HEIGHT, MARKER_RADIUS, markerPiece } from '../../model/marker-piece.ts';
import type { Point } from '../../model/place.ts';
import type { TerrainPiece } from '../../model/terrain.ts';
import { plotOf } from './plot.ts';
import { piecesToPut, servingAs } from './room.ts';

/** Pieces that the Plot asks for and the table lacks. */
export const piecesOfPlot = (w: World): readonly TerrainPiece[] =>
  piecesToPut(plotOf(w), w.setup.table).put.map((piece) => withNumbers(piece, w.rules));

interface MarkerDue {
  readonly marker: TerrainPiece;
  /** The piece that hides it. */
  readonly under: PieceId | null;
}

/** Its Markers on the table as it stands, with the pieces of the Plot on it. */
export const itemsOfPlot = (w: World): readonly MarkerDue[] =>
  (plotOf(w).markers ?? []).flatMap((plan) => markersFor(w, plan));

/** Markers of one kind, each at the nearest free place. */
export function markersFor(w: World, plan: MarkerPlan): readonly MarkerDue[] {
  const { kind, carriedFrom, under } = plan;
  const spots = plan.at(w);
  return spots.map((spot, index) => {
    const { team } = spot;
    const wanted =
      team !== undefined ? `${kind}-${team}` : spots.length === 1 ? kind : `${kind}-${index + 1}`;
    const id = idBeside(w.setup.table, wanted);
    const facts = {
      kind,
      ...(carriedFrom === undefined ? {} : { carriedFrom }),
      ...(team === undefined ? {} : { team }),
    };
    const at = under === undefined ? spotNear(w, spot, id) : { ...spot, z: 0 };
    return { marker: markerPiece(id, facts, at), under: under === undefined ? null : servingAs(w, under) };
  });
}

/** The place nearest to a point where a Marker may lie: on the ground or on what stands there. @rule PC-PLOT-02 */
export function spotNear(w: World, { x, y }: Point, id: PieceId): Point & { readonly z: number } {
  const scene = sceneOf(w);
  const body = { id, x, y, z: MOST_HIGH, r: MARKER_RADIUS, h: MARKER_HEIGHT, inside: null, wall: null };
  const found = nearestPlace(
    scene,
    body,
    { x, y, z: MOST_HIGH, inside: null, wall: null },
    { level: 'below' },
  );
  return found ?? { x, y, z: surfaceBelow(scene, x, y, MOST_HIGH + SLACK) };
}
