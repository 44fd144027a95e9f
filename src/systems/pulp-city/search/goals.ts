import { contains } from '../../../geometry/distance.ts';
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
import { areEnemies, enemyTeams } from '../board/sides.ts';
import type { World } from '../model/encounter.ts';
import type { PieceId, TeamId } from '../model/ids.ts';
import { MARKER_RADIUS } from '../model/marker-piece.ts';
import type { MarkerKind } from '../model/marker.ts';
import type { Item, Objective } from '../model/objectives.ts';
import { controlNow } from '../rules/objectives/control.ts';
import { plotOf } from '../rules/objectives/plot.ts';

/** Goals looked at for each model. */
const NEAREST = 3;

export interface Goal extends Point {
  readonly id: string;
  /** How far from its middle one has to come. */
  readonly reach: number;
}

/** What is to be taken up, touched or broken open. */
export interface FetchGoal extends Goal {
  /** Of all that the Plot is about. */
  readonly share: number;
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

/** Of all that a Plot is about, what one of its Markers is worth to whoever fetches it; where it lies, if that is what counts, nothing. */
const SHARES: Readonly<Record<MarkerKind, number>> = {
  quest: 0.5,
  treasure: 0.3,
  resource: 0,
  bomb: 0.3,
  flag: 0,
  powerSpot: 0,
  agenda: 0.1,
};

const COVER_SHARE = 0.25;
const CITIZEN_SHARE = 0.08;

/** Before its Round has come nobody takes it up: being there is worth so much less. */
const TOO_EARLY = 0.4;

/**
 * How much of its worth there is in carrying a Marker at this time. Several Treasures count with whoever has them in the end,
 * and a bearer is Stunned until then: the later, the better.
 */
export function ripeness({ state, rules }: World, kind: MarkerKind): number {
  if (kind !== 'treasure') return 1;
  return EARLIEST + ((1 - EARLIEST) * Math.max(0, state.round.number - 1)) / (rules.numbers.rounds - 1);
}

const EARLIEST = 0.2;

/** What the Team would fetch, and whom it would touch. */
export const fetchGoals = (w: World, body: Body, side: TeamId): readonly FetchGoal[] => [
  ...piecesOn(w).flatMap(({ id, objective, footprint }): FetchGoal[] => {
    if (objective?.carriedFrom === undefined) return [];
    const at = centre(footprint);
    const theirs = enemyTeams(w, side).some((team) => contains(zoneOf(w, team), at));
    if (objective.kind === 'bomb' && theirs) return [];
    const late = w.state.round.number >= objective.carriedFrom ? ripeness(w, objective.kind) : TOO_EARLY;
    return [{ id, ...at, reach: body.r + MARKER_RADIUS, share: late * SHARES[objective.kind] }];
  }),
  ...covers(w, body).map((goal) => ({ ...goal, share: COVER_SHARE })),
  ...citizens(w, body, side).map((goal) => ({ ...goal, share: CITIZEN_SHARE })),
];

/** Where a bearer of the Team takes what it carries: home, a bomb away from there. */
export function homeGoal(w: World, body: Body, side: TeamId, item: Item): Goal {
  const bomb = item.of === 'marker' && item.piece.objective?.kind === 'bomb';
  const [enemy = side] = enemyTeams(w, side);
  return home(w, body, bomb ? enemy : side, item.of);
}

const markers = (w: World, { r }: Body): readonly Goal[] =>
  piecesOn(w).flatMap(({ id, objective, footprint }) =>
    objective === undefined ? [] : [{ id, ...centre(footprint), reach: r + MARKER_RADIUS }],
  );

/** Pieces under which a Marker of the Plot lies. */
export const coversOf = ({ state }: World): readonly PieceId[] =>
  (state.hidden ?? []).map(({ under }) => under);

const covers = (w: World, body: Body): readonly Goal[] =>
  coversOf(w).flatMap((piece) => besidePiece(w, piece, body));

const isOfSide = (w: World, team: TeamId | null | undefined, side: TeamId): boolean =>
  team !== null && team !== undefined && !areEnemies(w, team, side);

/** What the Team and its allies do not hold already. */
function objectives(w: World, body: Body, side: TeamId): readonly Goal[] {
  const held = controlNow(w);
  return (plotOf(w).control?.objectives(w) ?? []).flatMap((one) =>
    isOfSide(w, held?.[one.id], side) ? [] : goalOf(w, one, body),
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
    return { id, x: at.x, y: at.y, reach: r + at.r };
  });
}

function goalOf(w: World, objective: Objective, body: Body): readonly Goal[] {
  if (objective.of === 'zone') return [{ id: objective.id, ...middle(objective.zone), reach: 0 }];
  return w.state.pieces[objective.piece]?.objective === undefined
    ? besidePiece(w, objective.piece, body)
    : [];
}

function besidePiece(w: World, id: PieceId, { r }: Body): readonly Goal[] {
  const piece = w.state.pieces[id];
  if (piece === undefined) return [];
  const { x0, x1 } = outlineOf(piece.footprint).box;
  return [{ id, ...centre(piece.footprint), reach: (x1 - x0) / 2 + r }];
}

/** The middle of the own zone; for a Citizen the nearest place at the edge of the table behind it. @rule PC-AGENDA-18 */
function home(w: World, body: Body, side: TeamId, burden: Item['of']): Goal {
  const zone = outlineOf(zoneOf(w, side)).box;
  const size = w.setup.table.size;
  const within = (low: number, high: number, value: number): number => Math.max(low, Math.min(high, value));
  if (burden === 'marker') return { id: side, ...middle(zoneOf(w, side)), reach: 0 };
  const edge = (low: number, high: number, value: number): number =>
    low === 0 && high < size ? body.r : high === size && low > 0 ? size - body.r : within(low, high, value);
  return { id: side, x: edge(zone.x0, zone.x1, body.x), y: edge(zone.y0, zone.y1, body.y), reach: 0 };
}

function middle(zone: Parameters<typeof outlineOf>[0]): Point {
  const { x0, y0, x1, y1 } = outlineOf(zone).box;
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
}
