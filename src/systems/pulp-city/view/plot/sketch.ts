import { aabb } from '../../../../geometry/shape.ts';
import { teamsOf } from '../../board/sides.ts';
import { zoneOf } from '../../board/zones.ts';
import type { World } from '../../model/encounter.ts';
import type { TeamId } from '../../model/ids.ts';
import type { MarkerKind } from '../../model/marker.ts';
import type { Point } from '../../model/place.ts';
import { plotOf } from '../../rules/objectives/plot.ts';
import { markersStanding, objectivesStanding } from './standing.ts';

/** Micrometres from the south-west corner. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A Plot at a glance. */
export interface PlotSketch {
  readonly size: number;
  readonly homes: readonly { readonly team: TeamId; readonly box: Box }[];
  readonly markers: readonly { readonly kind: MarkerKind; readonly at: Point }[];
  readonly pieces: readonly Box[];
  readonly zones: readonly Box[];
  /** A Marker comes later, somewhere about the centre. */
  readonly comesLater: boolean;
}

/** What a Plot has put on a table where nothing else stands. */
export function plotSketch(w: World): PlotSketch {
  const { size } = w.setup.table;
  return {
    size,
    homes: teamsOf(w).map((team) => ({ team, box: aabb(zoneOf(w, team)) })),
    markers: markersStanding(w).map(({ kind, at }) => ({ kind, at })),
    pieces: Object.values(w.state.pieces).flatMap(({ objective, footprint }) =>
      objective === undefined ? [aabb(footprint)] : [],
    ),
    zones: objectivesStanding(w).flatMap(({ zone }) => (zone === null ? [] : [aabb(zone)])),
    comesLater: plotOf(w).inEffectsPhase?.does === 'airDrop',
  };
}
