import { signedDistance } from '../../../../geometry/distance.ts';
import { outlineOf } from '../../../../geometry/outline.ts';
import { markersOn } from '../../board/burdens.ts';
import { teamOf } from '../../board/sides.ts';
import { zoneOf } from '../../board/zones.ts';
import type { World } from '../../model/encounter.ts';
import type { ModelId, PieceId, TeamId } from '../../model/ids.ts';
import type { Point } from '../../model/place.ts';
import { plotOf } from '../../rules/objectives/plot.ts';

/** From a Marker that is carried to the Deployment Zone of its bearer, in a straight line. */
export interface WayHome {
  readonly item: PieceId;
  readonly bearer: ModelId;
  readonly team: TeamId;
  /** The middle of the bearer's base, and the nearest place that counts. */
  readonly from: Point;
  readonly to: Point;
  /** Micrometres that the middle of the base lacks; 0: it is home. */
  readonly length: number;
}

/** What is still to go with each Marker that has to be brought home. @rule PC-PLOT-03 @rule PC-PLOT-20 @rule PC-TABLE-05 */
export function waysHome(w: World): readonly WayHome[] {
  if (plotOf(w).broughtHome !== true) return [];
  return markersOn(w).flatMap(({ piece, at: { x, y }, bearer }): WayHome[] => {
    if (bearer === null) return [];
    const team = teamOf(w, bearer);
    const zone = outlineOf(zoneOf(w, team));
    const { x0, y0, x1, y1 } = zone.box;
    const to = { x: Math.min(Math.max(x, x0), x1), y: Math.min(Math.max(y, y0), y1) };
    const length = Math.max(0, signedDistance(x, y, zone));
    return [{ item: piece.id, bearer, team, from: { x, y }, to, length }];
  });
}
