import { centre } from '../../../geometry/shape.ts';
import { outlineOf } from '../../../geometry/outline.ts';
import { dist2, type Point, towards } from '../../../geometry/vec.ts';
import type { Body } from '../../../tabletop/table.ts';
import { burdenOf } from '../board/burdens.ts';
import { piecesOn } from '../board/scene.ts';
import { zoneOf } from '../board/zones.ts';
import type { World } from '../model/encounter.ts';
import type { TeamId } from '../model/ids.ts';
import { MARKER_RADIUS } from '../model/marker-piece.ts';
import type { Objective } from '../model/objectives.ts';
import { plotOf } from '../rules/objectives/plot.ts';

/** Goals looked at for each model. */
const NEAREST = 3;

interface Goal extends Point {
  /** How far from its middle one has to come. */
  readonly reach: number;
}

/** Places that count in the Plot: Markers, what is to be Controlled, and for a bearer its own zone. */
export function goalSpots(w: World, body: Body, side: TeamId, distance: number): readonly Point[] {
  const goals =
    burdenOf(w, body.id) === null ? [...markers(w, body), ...objectives(w, body)] : [home(w, side)];
  return goals
    .map((goal) => ({ goal, away: Math.sqrt(dist2(body, goal)) }))
    .filter(({ goal, away }) => away > goal.reach)
    .toSorted((one, other) => one.away - other.away)
    .slice(0, NEAREST)
    .map(({ goal, away }) => towards(body, goal, Math.min(distance, away - goal.reach)));
}

const markers = (w: World, { r }: Body): readonly Goal[] =>
  piecesOn(w).flatMap(({ objective, footprint }) =>
    objective === undefined ? [] : [{ ...centre(footprint), reach: r + MARKER_RADIUS }],
  );

const objectives = (w: World, body: Body): readonly Goal[] =>
  (plotOf(w).control?.objectives(w) ?? []).flatMap((one) => goalOf(w, one, body));

function goalOf(w: World, objective: Objective, { r }: Body): readonly Goal[] {
  if (objective.of === 'zone') return [{ ...middle(objective.zone), reach: 0 }];
  const piece = w.state.pieces[objective.piece];
  if (piece === undefined || piece.objective !== undefined) return [];
  const { x0, x1 } = outlineOf(piece.footprint).box;
  return [{ ...centre(piece.footprint), reach: (x1 - x0) / 2 + r }];
}

const home = (w: World, side: TeamId): Goal => ({ ...middle(zoneOf(w, side)), reach: 0 });

function middle(zone: Parameters<typeof outlineOf>[0]): Point {
  const { x0, y0, x1, y1 } = outlineOf(zone).box;
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
}
