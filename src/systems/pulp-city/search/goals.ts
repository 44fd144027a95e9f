import { centre } from '../../../geometry/shape.ts';
import { outlineOf } from '../../../geometry/outline.ts';
import { dist2, type Point, towards } from '../../../geometry/vec.ts';
import type { Body } from '../../../tabletop/table.ts';
import { agendasPlayed } from '../agendas/settle.ts';
import { agendaCitizenOf } from '../board/agenda-citizens.ts';
import { bodyOf } from '../board/bodies.ts';
import { burdenOf } from '../board/burdens.ts';
import { citizensOnTable } from '../board/on-table.ts';
import { piecesOn } from '../board/scene.ts';
import { zoneOf } from '../board/zones.ts';
import type { World } from '../model/encounter.ts';
import type { PieceId, TeamId } from '../model/ids.ts';
import { MARKER_RADIUS } from '../model/marker-piece.ts';
import type { Item, Objective } from '../model/objectives.ts';
import { controlNow } from '../rules/objectives/control.ts';
import { plotOf } from '../rules/objectives/plot.ts';

/** Goals looked at for each model. */
const NEAREST = 3;

interface Goal extends Point {
  /** How far from its middle one has to come. */
  readonly reach: number;
}

/** Places that count in the Plot or an Agenda: what is to be taken up, Controlled, broken open or touched; for a bearer its own zone. */
export function goalSpots(w: World, body: Body, side: TeamId, distance: number): readonly Point[] {
  const burden = burdenOf(w, body.id);
  const goals =
    burden === null
      ? [...markers(w, body), ...covers(w, body), ...objectives(w, body, side), ...citizens(w, body, side)]
      : [home(w, body, side, burden.item.of)];
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

/** Pieces under which a Marker of the Plot lies. */
export const coversOf = ({ state }: World): readonly PieceId[] =>
  (state.hidden ?? []).map(({ under }) => under);

const covers = (w: World, body: Body): readonly Goal[] =>
  coversOf(w).flatMap((piece) => besidePiece(w, piece, body));

/** What the Team does not hold already. */
function objectives(w: World, body: Body, side: TeamId): readonly Goal[] {
  const held = controlNow(w);
  return (plotOf(w).control?.objectives(w) ?? []).flatMap((one) =>
    held?.[one.id] === side ? [] : goalOf(w, one, body),
  );
}

/** Citizens, where an Agenda of all or of the Team is about them. */
function citizens(w: World, { r }: Body, side: TeamId): readonly Goal[] {
  const open = agendasPlayed(w).filter(({ mine }) => !mine.settled);
  const all = open.some(({ agenda }) => agenda.category === 'citizens') ? citizensOnTable(w) : [];
  const own = open.flatMap(({ agenda, mine }) =>
    mine.team === side && agenda.action !== undefined ? (agendaCitizenOf(w, mine) ?? []) : [],
  );
  return [...all, ...own].map(({ id }) => {
    const at = bodyOf(w, id);
    return { x: at.x, y: at.y, reach: r + at.r };
  });
}

function goalOf(w: World, objective: Objective, body: Body): readonly Goal[] {
  if (objective.of === 'zone') return [{ ...middle(objective.zone), reach: 0 }];
  return w.state.pieces[objective.piece]?.objective === undefined
    ? besidePiece(w, objective.piece, body)
    : [];
}

function besidePiece(w: World, id: PieceId, { r }: Body): readonly Goal[] {
  const piece = w.state.pieces[id];
  if (piece === undefined) return [];
  const { x0, x1 } = outlineOf(piece.footprint).box;
  return [{ ...centre(piece.footprint), reach: (x1 - x0) / 2 + r }];
}

/** The middle of the own zone; for a Citizen the nearest place at the edge of the table behind it. @rule PC-AGENDA-18 */
function home(w: World, body: Body, side: TeamId, burden: Item['of']): Goal {
  const zone = outlineOf(zoneOf(w, side)).box;
  const size = w.setup.table.size;
  const within = (low: number, high: number, value: number): number => Math.max(low, Math.min(high, value));
  if (burden === 'marker') return { ...middle(zoneOf(w, side)), reach: 0 };
  const edge = (low: number, high: number, value: number): number =>
    low === 0 && high < size ? body.r : high === size && low > 0 ? size - body.r : within(low, high, value);
  return { x: edge(zone.x0, zone.x1, body.x), y: edge(zone.y0, zone.y1, body.y), reach: 0 };
}

function middle(zone: Parameters<typeof outlineOf>[0]): Point {
  const { x0, y0, x1, y1 } = outlineOf(zone).box;
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
}
