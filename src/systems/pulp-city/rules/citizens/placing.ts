import { type Refusal, refusal } from '../../model/refusals.ts';
import { type Curve, discContact } from '../../../../geometry/curves.ts';
import { contains, signedDistance } from '../../../../geometry/distance.ts';
import { outlineOf } from '../../../../geometry/outline.ts';
import { aabb, centre, type Footprint } from '../../../../geometry/shape.ts';
import { SLACK, TOUCH, inches } from '../../../../geometry/units.ts';
import type { Level, Waypoint } from '../../../../tabletop/gait.ts';
import { placeAt } from '../../../../tabletop/levels.ts';
import { gap } from '../../../../tabletop/measure.ts';
import { bodyCurves, nearestBy, tableCurves } from '../../../../tabletop/nearest.ts';
import { placeOk } from '../../../../tabletop/standing.ts';
import { type Body, bodyAt } from '../../../../tabletop/table.ts';
import { CITIZEN_HEALTH, CITIZENS, citizenId, citizensWanted } from '../../model/citizens.ts';
import type { CitizenRoom } from '../../model/decisions.ts';
import type { Place } from '../../model/place.ts';
import { newModel } from '../../model/apply-parts.ts';
import { makeWorld, type World } from '../../model/encounter.ts';

import { bodyAs } from '../../board/bodies.ts';
import { citizensOnTable } from '../../board/on-table.ts';
import { piecesOn, sceneOf } from '../../board/scene.ts';
import { zoneOf } from '../../board/zones.ts';
import { between } from '../../../../kernel/draw.ts';
import { faultRefusal } from '../../board/placement-faults.ts';
import { teamsOf } from '../../board/sides.ts';

const TRIES = 24;

/** Inches from one point that is tried to the next, in search of any legal one. */
const GRID = 1;
/** Parts of a side of the ground in which one is looked for. */
const PARTS = 12;

/** How many Citizens are to be placed in all; Agendas that are open to all bring them. @rule PC-CITIZEN-03 @rule PC-AGENDA-15 */
export function citizensDue({ setup, rules, state }: Pick<World, 'setup' | 'rules' | 'state'>): number {
  const wanted = citizensWanted(setup);
  const used = rules.citizens.used(wanted) || state.agendas?.held.some(({ team }) => team === null) === true;
  return used ? rules.citizens.count(setup.level, setup.citizens.number, wanted.length) : 0;
}

export function citizensPlaced(w: World): number {
  return Object.values(w.state.models).filter((model) => model.card === CITIZENS).length;
}

/** The next Citizen, before it stands anywhere. */
export function citizenToPlace(w: World): Body {
  const model = newModel(citizenId(citizensPlaced(w) + 1), CITIZENS, 0);
  const body = bodyAs(w, model, w.rules.citizens.profile);
  return w.rules.citizens.marker === null ? body : { ...body, ghost: true };
}

/** Where it would stand; null: there is nothing to stand on. */
export function placeForCitizen(w: World, at: Waypoint): Place | null {
  return placeAt(sceneOf(w), citizenToPlace(w), at);
}

/** Why a Citizen may not be placed there; null: it may. @rule PC-CITIZEN-04 @rule PC-CITIZEN-12 */
export function whyNotPlaceCitizen(
  w: World,
  at: Waypoint,
  room: CitizenRoom,
  within: Footprint | null = null,
  body: Body = citizenToPlace(w),
): Refusal | null {
  if (within !== null && !liesIn(at, within)) return refusal('agenda.outsideArea');
  if (!Number.isSafeInteger(at.x) || !Number.isSafeInteger(at.y)) return refusal('place.malformed');
  const { rule } = w.rules.citizens.limits;
  const place = placeAt(sceneOf(w), body, at);
  if (place === null) return refusal('place.noRoom', { by: 0 });
  if (place.wall !== null) return refusal('place.noCling');
  const standing = placeOk(sceneOf(w), body, place);
  if (!standing.ok) return faultRefusal('place', standing);
  const there = bodyAt(body, place);
  if (edgeGap(w, there) <= TOUCH) return refusal('citizen.onEdge');
  if (room !== 'apart' && !touchesCitizen(w, there)) return refusal('citizen.notTouching', {}, rule);
  if (room === 'apart') {
    const crowded = tooNearCitizen(w, there);
    if (crowded !== null) return crowded;
  }
  return room === 'touchingAnywhere' ? null : tooNearGround(w, there);
}

/** On the ground, with its middle in the piece. @rule PC-AGENDA-13 */
const liesIn = ({ x, y, level }: Waypoint, within: Footprint): boolean =>
  (level === undefined || level === 'auto' || level === 'ground') && contains(within, { x, y });

export function edgeGap(w: World, { x, y, r }: Pick<Body, 'x' | 'y' | 'r'>): number {
  const { size } = w.setup.table;
  return Math.min(x, y, size - x, size - y) - r;
}

function touchesCitizen(w: World, body: Body): boolean {
  return citizensOnTable(w).some((other) => {
    const { horizontal, vertical } = gap(body, bodyAs(w, other, w.rules.citizens.profile));
    return horizontal <= TOUCH && vertical <= SLACK;
  });
}

/** By how much something is nearer than so many inches, in plan and in height. */
function missing(found: { readonly horizontal: number; readonly vertical: number }, least: number): number {
  const needed = inches(least) - SLACK;
  return found.vertical >= needed ? 0 : Math.max(0, needed - found.horizontal);
}

function tooNearCitizen(w: World, body: Body): Refusal | null {
  const { apart: least, rule } = w.rules.citizens.limits;
  for (const other of citizensOnTable(w)) {
    const by = missing(gap(body, bodyAs(w, other, w.rules.citizens.profile)), least);
    if (by > 0) return refusal('citizen.apart', { by, least: inches(least), thing: other.id }, rule);
  }
  return null;
}

type InPlan = Pick<Body, 'x' | 'y' | 'r'>;

function tooNearZone(w: World, { x, y, r }: InPlan): Refusal | null {
  const { rule, fromZone } = w.rules.citizens.limits;
  for (const team of teamsOf(w)) {
    const away = signedDistance(x, y, outlineOf(zoneOf(w, team))) - r;
    const by = inches(fromZone) - SLACK - away;
    if (by > 0) return refusal('citizen.zone', { by, least: inches(fromZone), team }, rule);
  }
  return null;
}

function tooNearEdge(w: World, body: InPlan): Refusal | null {
  const { rule, fromEdge } = w.rules.citizens.limits;
  const by = fromEdge === null ? 0 : inches(fromEdge) - SLACK - edgeGap(w, body);
  return by > 0 ? refusal('citizen.edge', { by, least: inches(fromEdge ?? 0) }, rule) : null;
}

/** Deployment Zones, terrain and the edges of the table. */
function tooNearGround(w: World, body: Body): Refusal | null {
  const { rule, fromHazard, fromImpassable } = w.rules.citizens.limits;
  const zone = tooNearZone(w, body);
  if (zone !== null) return zone;
  for (const piece of piecesOn(w)) {
    if (piece.hazard === true) {
      const by = missing(gap(body, piece), fromHazard);
      if (by > 0) return refusal('citizen.hazard', { by, least: inches(fromHazard), thing: piece.id }, rule);
    }
    if (piece.impassable !== undefined && fromImpassable !== null) {
      const by = missing(gap(body, piece), fromImpassable);
      if (by > 0)
        return refusal('citizen.impassable', { by, least: inches(fromImpassable), thing: piece.id }, rule);
    }
  }
  return tooNearEdge(w, body);
}

const LEVELS: readonly (Level | undefined)[] = [undefined, 'ground', 'inside'];

/** The point on whichever level a Citizen may stand there, the highest first. */
function legalAt(
  w: World,
  x: number,
  y: number,
  room: CitizenRoom,
  body: Body,
  within: Footprint | null = null,
): Waypoint | null {
  const there = { x, y, r: body.r };
  // No level mends what is too near in plan.
  if (room !== 'touchingAnywhere' && (tooNearZone(w, there) ?? tooNearEdge(w, there)) !== null) return null;
  for (const level of LEVELS) {
    const at: Waypoint = level === undefined ? { x, y } : { x, y, level };
    if (whyNotPlaceCitizen(w, at, room, within, body) === null) return at;
  }
  return null;
}

/** Everything at which one of the limits begins to hold. */
function limitCurves(w: World, body: Body, reach: number): readonly Curve[] {
  const { apart, fromZone, fromHazard, fromImpassable, fromEdge } = w.rules.citizens.limits;
  const { size } = w.setup.table;
  const { r } = body;
  const edge = r + (fromEdge === null ? TOUCH + 1 : inches(fromEdge));
  return [
    ...bodyCurves(sceneOf(w), body, body, reach, {}),
    ...tableCurves(size, edge, edge, edge, edge),
    ...teamsOf(w).flatMap((team) => discContact(r + inches(fromZone), outlineOf(zoneOf(w, team)))),
    ...citizensOnTable(w).map(({ x, y }): Curve => ({ kind: 'circle', x, y, r: 2 * r + inches(apart) })),
    ...piecesOn(w).flatMap(({ footprint, hazard, impassable }) => [
      ...(hazard === true ? discContact(r + inches(fromHazard), outlineOf(footprint)) : []),
      ...(impassable === undefined || fromImpassable === null
        ? []
        : discContact(r + inches(fromImpassable), outlineOf(footprint))),
    ]),
  ];
}

/** The legal place nearest to a point; null: there is none on the whole table. */
export function nearestForCitizen(
  w: World,
  to: { readonly x: number; readonly y: number },
  room: CitizenRoom,
  within: Footprint | null = null,
): Waypoint | null {
  const citizen = citizenToPlace(w);
  const body = { ...citizen, x: to.x, y: to.y };
  const curves = (reach: number): readonly Curve[] => limitCurves(w, body, reach);
  const legal = (x: number, y: number): Waypoint | null => legalAt(w, x, y, room, citizen, within);
  return nearestBy(to, legal, curves, 2 * w.setup.table.size)[0] ?? null;
}

function gridOf(w: World): readonly Waypoint[] {
  const step = inches(GRID);
  const steps = Array.from({ length: Math.ceil(w.setup.table.size / step) - 1 }, (_, at) => (at + 1) * step);
  return steps.flatMap((x) => steps.map((y) => ({ x, y })));
}

/**
 * Places for so many, each as close to those before as the limits let it, as far as a grid finds them: whoever
 * places like that leaves no more of them out.
 */
export function closePlaces(empty: World, most: number): readonly Place[] {
  const places: Place[] = [];
  let w = empty;
  for (const { x, y } of gridOf(empty)) {
    if (places.length >= most) break;
    const at = legalAt(w, x, y, 'apart', citizenToPlace(w));
    const place = at === null ? null : placeForCitizen(w, at);
    if (place === null) continue;
    const id = citizenId(places.push(place));
    const model = { ...newModel(id, CITIZENS, CITIZEN_HEALTH), status: 'table' as const, ...place };
    w = makeWorld(w.setup, w.rules, { ...w.state, models: { ...w.state.models, [id]: model } });
  }
  return places;
}

/** Any legal place at all, from the middle of the table outwards. */
function anyPlace(w: World, room: CitizenRoom): Waypoint | null {
  const middle = Math.round(w.setup.table.size / 2);
  const citizen = citizenToPlace(w);
  for (const { x, y } of room === 'apart' ? gridOf(w) : []) {
    const found = legalAt(w, x, y, room, citizen);
    if (found !== null) return found;
  }
  return nearestForCitizen(w, { x: middle, y: middle }, room);
}

/** Does a grid over the piece of ground find a place for a Citizen? @rule PC-AGENDA-13 */
export function hasRoomWithin(w: World, within: Footprint): boolean {
  const { x0, y0, x1, y1 } = aabb(within);
  const steps = (from: number, to: number): readonly number[] =>
    Array.from({ length: PARTS + 1 }, (_, at) => Math.round(from + ((to - from) * at) / PARTS));
  const fits = (x: number, y: number): boolean => whyNotPlaceCitizen(w, { x, y }, 'apart', within) === null;
  const { x, y } = centre(within);
  return (
    fits(Math.round(x), Math.round(y)) ||
    steps(x0, x1).some((one) => steps(y0, y1).some((other) => fits(one, other)))
  );
}

/** Which places are open to the next Citizen; null: no place is left. @rule PC-CITIZEN-04 @rule PC-CITIZEN-12 */
export function roomForCitizen(w: World): CitizenRoom | null {
  if (anyPlace(w, 'apart') !== null) return 'apart';
  if (!w.rules.citizens.limits.mayTouch) return null;
  if (anyPlace(w, 'touching') !== null) return 'touching';
  return anyPlace(w, 'touchingAnywhere') === null ? null : 'touchingAnywhere';
}

/** A legal place drawn at random. */
export function samplePlaceCitizen(
  w: World,
  room: CitizenRoom,
  draw: () => number,
  within: Footprint | null = null,
): Waypoint {
  if (within !== null) {
    const middle = centre(within);
    return nearestForCitizen(w, middle, room, within) ?? middle;
  }
  const citizen = citizenToPlace(w);
  const { r } = citizen;
  const { size } = w.setup.table;
  for (let left = TRIES; left > 0 && room === 'apart'; left -= 1) {
    const at = { x: between(draw, r, size - r), y: between(draw, r, size - r) };
    if (whyNotPlaceCitizen(w, at, room, null, citizen) === null) return at;
  }
  return anyPlace(w, room) ?? { x: Math.round(size / 2), y: Math.round(size / 2) };
}
