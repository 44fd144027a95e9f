import { SLACK, TOUCH, inches } from '../../../../geometry/units.ts';
import type { Waypoint } from '../../../../tabletop/gait.ts';
import { gap } from '../../../../tabletop/measure.ts';
import { bodyAt } from '../../../../tabletop/table.ts';
import { type Result, err, ok } from '../../../../kernel/result.ts';
import type { Stay } from '../../model/citizens.ts';
import type { MoveOrder } from '../../model/orders.ts';
import { EDGES, type Edge, type ModelId, type TeamId } from '../../model/ids.ts';
import type { Ctx, World } from '../../model/encounter.ts';
import { profileOf } from '../../model/lookup.ts';
import { bodyOf } from '../../board/bodies.ts';
import { isHeldForAgenda } from '../../board/agenda-citizens.ts';
import { citizensOnTable, modelsOnTable } from '../../board/on-table.ts';
import { gapBetween, withinRange } from '../../board/distance.ts';
import { teamOf, terrainHolder } from '../../board/sides.ts';
import { alignmentsOf } from '../../traits/descriptors.ts';
import { checkMove } from '../movement/moving.ts';

import { movementOf } from '../../traits/movement-type.ts';

/** Inches within which a Hero leads, and a Monster frightens. */
const NEAR = 4;

function distanceTo(w: World, id: ModelId, edge: Edge): number {
  const { x, y, r } = bodyOf(w, id);
  const { size } = w.setup.table;
  return { south: y, north: size - y, west: x, east: size - x }[edge] - r;
}

/** The edge that is nearest, or several as near. */
export function nearestEdges(w: World, id: ModelId): readonly Edge[] {
  const least = Math.min(...EDGES.map((edge) => distanceTo(w, id, edge)));
  return EDGES.filter((edge) => distanceTo(w, id, edge) <= least + SLACK);
}

/** Straight towards the edge, all the way or until the base touches it. */
function straightTo(w: World, id: ModelId, edge: Edge): Waypoint {
  const { x, y } = bodyOf(w, id);
  const by = Math.min(inches(movementOf(w, id)), distanceTo(w, id, edge));
  return { south: { x, y: y - by }, north: { x, y: y + by }, west: { x: x - by, y }, east: { x: x + by, y } }[
    edge
  ];
}

/** The run to an edge, if it can be made whole and brings the Citizen nearer to nobody. @rule PC-CITIZEN-06 @rule PC-CITIZEN-13 */
function tryRun(w: World, id: ModelId, edge: Edge): Result<MoveOrder, Stay> {
  const order: MoveOrder = {
    model: id,
    legs: [straightTo(w, id, edge)],
    as: 'Sprint',
    combined: false,
    fall: false,
  };
  const checked = checkMove(w, order, { fatigue: false });
  if (!checked.ok) {
    const { by, thing = by } = checked.error.params;
    return err({ why: 'blocked', by: typeof thing === 'string' ? thing : null });
  }
  const body = bodyOf(w, id);
  const after = bodyAt(body, checked.value.end);
  const nearer = modelsOnTable(w).find((other) => {
    const threat = bodyOf(w, other.id);
    return gap(after, threat).horizontal < gap(body, threat).horizontal - SLACK;
  });
  return nearer === undefined ? ok(order) : err({ why: 'nearer', by: nearer.id });
}

export function runTo(w: World, id: ModelId, edge: Edge): MoveOrder | null {
  const tried = tryRun(w, id, edge);
  return tried.ok ? tried.value : null;
}

/** Why it would not run to that edge; null: it would. @rule PC-CITIZEN-06 @rule PC-CITIZEN-13 */
export function whyNotRun(w: World, id: ModelId, edge: Edge): Stay | null {
  const tried = tryRun(w, id, edge);
  return tried.ok ? null : tried.error;
}

/** Why it would run to none of the edges nearest to it; null: it would run, or at least be asked where to. */
export function whyItStays(w: World, id: ModelId): Stay | null {
  const [first = null, ...others] = nearestEdges(w, id).map((edge) => whyNotRun(w, id, edge));
  return others.includes(null) ? null : first;
}

export interface CitizenRun {
  readonly model: ModelId;
  /** Edges among which a player picks; one, if there is nothing to pick. Empty: it stays. */
  readonly edges: readonly Edge[];
}

/** Where a Citizen that nobody leads would run now. @rule PC-CITIZEN-06 @rule PC-CITIZEN-13 */
export function runOf(w: World, model: ModelId): CitizenRun {
  const near = nearestEdges(w, model);
  const open = near.filter((edge) => runTo(w, model, edge) !== null);
  return { model, edges: open.length > 0 && w.rules.citizens.offersShutEdges ? near : open };
}

/** Who picks among equally near edges. @rule PC-CITIZEN-06 @rule PC-CITIZEN-13 */
export function edgePicker(w: World): TeamId {
  const { tactical } = w.state.deployment;
  return w.rules.citizens.edgePicker === 'firstTurn' || tactical === null
    ? w.state.round.firstTurn
    : terrainHolder(w, tactical);
}

/** The player whose Hero leads the Citizen; null: it is left to itself. @rule PC-CITIZEN-05 */
export function leaderOf(w: World, citizen: ModelId): TeamId | null {
  if (!w.rules.citizens.led) return null;
  const near = modelsOnTable(w).filter((other) => withinRange(w, citizen, other.id, NEAR));
  if (near.some(({ id }) => profileOf(w, id).kind === 'monster')) return null;
  const heroes = near
    .filter(({ id }) => isPureHero(w, id))
    .map(({ id }) => ({ team: teamOf(w, id), away: gapBetween(w, citizen, id).horizontal }));
  const least = Math.min(...heroes.map(({ away }) => away));
  const nearest = heroes.filter(({ away }) => away <= least + SLACK).map(({ team }) => team);
  const { firstTurn } = w.state.round;
  return nearest.includes(firstTurn) ? firstTurn : (nearest[0] ?? null);
}

function isPureHero(w: World, id: ModelId): boolean {
  const is = alignmentsOf(w, id);
  return profileOf(w, id).kind === 'supreme' && is.length === 1 && is[0] === 'Hero';
}

/** Citizens that nobody leads, in the order in which they run. @rule PC-CITIZEN-05 @rule PC-CITIZEN-13 */
export function runners(w: World): readonly ModelId[] {
  const left = citizensOnTable(w)
    .map(({ id }) => id)
    .filter((id) => !isHeldForAgenda(w, id))
    .filter((id) => leaderOf(w, id) === null);
  if (w.rules.citizens.runOrder === 'asPlaced') return left;
  const nearest = (id: ModelId): number => Math.min(...EDGES.map((edge) => distanceTo(w, id, edge)));
  return left.toSorted((one, other) => nearest(one) - nearest(other));
}

/** Whoever touches an edge of the table goes over it, however it got there. @rule PC-CITIZEN-07 @rule PC-MOVE-33 */
export function leaveAtEdges(ctx: Ctx): void {
  for (const { id } of citizensOnTable(ctx)) {
    const [edge] = nearestEdges(ctx, id);
    if (edge === undefined || distanceTo(ctx, id, edge) > TOUCH) continue;
    ctx.emit({ type: 'citizenLeft', model: id, edge, saved: ctx.rules.citizens.saved });
  }
}
