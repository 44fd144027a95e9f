import { aabb, type Footprint } from '../../../../geometry/shape.ts';
import { TOUCH } from '../../../../geometry/units.ts';
import { between } from '../../../../kernel/draw.ts';
import { type Refusal, refusal } from '../../model/refusals.ts';
import type { Waypoint } from '../../../../tabletop/gait.ts';
import { placeAt } from '../../../../tabletop/levels.ts';
import { nearestPlace } from '../../../../tabletop/nearest.ts';
import { placeOk, type StandingFault, type StandingOptions } from '../../../../tabletop/standing.ts';
import type { Body, Place as Spot } from '../../../../tabletop/table.ts';
import { bodyOf, inches } from '../../board/bodies.ts';
import { faultRefusal } from '../../board/placement-faults.ts';
import { toWaypoint } from '../../board/places.ts';
import { sceneOf } from '../../board/scene.ts';
import { teamOf } from '../../board/sides.ts';
import { strip, zoneDepth, zoneOf } from '../../board/zones.ts';
import type { ClauseOf, Given } from '../../model/clause.ts';
import type { World } from '../../model/encounter.ts';
import type { ModelId } from '../../model/ids.ts';
import { modelOf, profileOf } from '../../model/lookup.ts';
import type { Place } from '../../model/place.ts';
import { printed } from '../../powers/measure.ts';
import { ROLE_CLAUSES } from '../../powers/roles.ts';
import { movementTypeOf } from '../../traits/movement-type.ts';

const TRIES = 24;

/** Where a base may go in its Team's zone; one wider than the zone is deep touches the edge. @rule PC-DEPLOY-04 */
function homeOf(w: World, model: ModelId, body: Body): Footprint {
  const team = teamOf(w, model);
  const { size } = w.setup.table;
  const depth = zoneDepth(size);
  return 2 * body.r <= depth
    ? zoneOf(w, team)
    : strip(size, w.state.deployment.edges[team], 2 * body.r + TOUCH);
}

export const mayDeploy = printed('allow', 'deploy');

/** Printed clauses that speak of deployment: a model in reserve is not in play, yet its card is read. */
function deployClauses(w: World, model: ModelId): readonly ClauseOf<'allow', 'deploy'>[] {
  const { role, powers } = profileOf(w, model);
  return mayDeploy([...(role === null ? [] : [{ clauses: ROLE_CLAUSES[role] }]), ...powers]);
}

const deploys = (w: World, model: ModelId, how: (given: Given<'deploy'>) => boolean): boolean =>
  deployClauses(w, model).some((clause) => clause.with !== undefined && how(clause.with));

/** Is it placed with the Infiltrators, after both Teams? @rule PC-DEPLOY-03 @rule PC-ROLE-07 */
export function deploysLast(w: World, model: ModelId): boolean {
  return deploys(w, model, ({ step }) => step === 'infiltrators');
}

/** @rule PC-DEPLOY-05 @rule PC-ROLE-07 */
function roamsFreely(w: World, model: ModelId): boolean {
  return deploys(w, model, ({ where }) => where === 'outsideEnemyZone');
}

function deployOptions(w: World, model: ModelId, body: Body): StandingOptions {
  if (!roamsFreely(w, model)) return { avoidTerrain: true, within: homeOf(w, model, body) };
  return { avoidTerrain: true, without: zoneOf(w, teamOf(w, model) === 'a' ? 'b' : 'a') };
}

const OF_DEPLOYMENT: readonly StandingFault[] = ['hazard', 'impassable', 'insideZone', 'outsideZone'];

/** Why the model may not be deployed there; null: it may. @rule PC-DEPLOY-04 @rule PC-DEPLOY-05 */
export function whyNotDeploy(w: World, model: ModelId, at: Waypoint): Refusal | null {
  if (modelOf(w, model).status !== 'reserve') return refusal('deploy.already');
  const body = bodyOf(w, model);
  const scene = sceneOf(w);
  const place = placeAt(scene, body, at);
  if (place === null || !Number.isSafeInteger(at.x) || !Number.isSafeInteger(at.y)) {
    return refusal('place.noRoom', { by: 0 });
  }
  if (place.wall !== null && movementTypeOf(w, model) !== 'Wall Crawling') return refusal('place.noCling');
  const opts = deployOptions(w, model, body);
  const found = placeOk(scene, body, place, opts);
  if (found.ok) return null;
  if (found.why === 'outsideZone' && zoneIsFull(w, model, body, opts)) {
    const free = placeOk(scene, body, place, { avoidTerrain: true });
    return free.ok ? null : faultRefusal('place', free);
  }
  const rule = roamsFreely(w, model) ? 'PC-DEPLOY-05' : 'PC-DEPLOY-04';
  return faultRefusal('place', found, OF_DEPLOYMENT.includes(found.why) ? rule : undefined);
}

/** A model that finds no legal place in its zone goes outside it. @rule PC-DEPLOY-04 */
function zoneIsFull(w: World, model: ModelId, body: Body, opts: StandingOptions): boolean {
  return spotInZone(w, model, body, opts) === null;
}

function spotInZone(w: World, model: ModelId, body: Body, opts: StandingOptions): Spot | null {
  const box = aabb(homeOf(w, model, body));
  const middle = { x: Math.round((box.x0 + box.x1) / 2), y: Math.round((box.y0 + box.y1) / 2) };
  return nearestPlace(sceneOf(w), body, onStreet(middle), opts);
}

/** Where a deployed model stands; the place has been checked. */
export function placeFor(w: World, model: ModelId, at: Waypoint): Place {
  const found = placeAt(sceneOf(w), bodyOf(w, model), at);
  return found ?? { x: at.x, y: at.y, z: 0, inside: null, wall: null };
}

/** A legal place drawn at random. */
export function sampleDeploy(w: World, model: ModelId, draw: () => number): Waypoint {
  const body = bodyOf(w, model);
  const { r } = body;
  const scene = sceneOf(w);
  const opts = deployOptions(w, model, body);
  const { size } = w.setup.table;
  const box = opts.within === undefined ? { x0: 0, y0: 0, x1: size, y1: size } : aabb(opts.within);
  for (let left = TRIES; left > 0; left -= 1) {
    const at = { x: between(draw, box.x0 + r, box.x1 - r), y: between(draw, box.y0 + r, box.y1 - r) };
    const place = placeAt(scene, body, at);
    if (place !== null && placeOk(scene, body, place, opts).ok) return at;
  }
  return nearestDeploy(w, model, { x: Math.round(size / 2), y: Math.round(size / 2) });
}

/** The legal place nearest to a point, on the ground. */
export function nearestDeploy(
  w: World,
  model: ModelId,
  to: { readonly x: number; readonly y: number },
): Waypoint {
  const body = bodyOf(w, model);
  const wish = onStreet(to);
  const scene = sceneOf(w);
  const found =
    nearestPlace(scene, body, wish, deployOptions(w, model, body)) ??
    nearestPlace(scene, body, wish, { avoidTerrain: true });
  return found === null ? to : toWaypoint(found);
}

/** Nothing but the ground may be nearer to a model that comes down. */
const CLEAR = { clear: inches(1) } as const;

/** Why a model that was aloft may not come back there; null: it may. @rule PC-MOVE-29 */
export function whyNotReturn(w: World, model: ModelId, at: Waypoint): Refusal | null {
  const body = bodyOf(w, model);
  const place = placeAt(sceneOf(w), body, at);
  if (place === null) return refusal('place.noRoom', { by: 0 });
  if (place.wall !== null) return refusal('place.noCling');
  if (place.inside !== null) return refusal('place.tooClose', { by: CLEAR.clear, thing: place.inside });
  const found = placeOk(sceneOf(w), body, place, CLEAR);
  if (found.ok) return null;
  const crowded = found.why === 'tooClose' && nearestPlace(sceneOf(w), body, onStreet(place), CLEAR) === null;
  return crowded && placeOk(sceneOf(w), body, place).ok ? null : faultRefusal('place', found);
}

const onStreet = ({ x, y }: { readonly x: number; readonly y: number }): Spot => ({
  x,
  y,
  z: 0,
  inside: null,
  wall: null,
});

/** The legal place to come back to that is nearest to a point, on the ground. */
export function nearestReturn(
  w: World,
  model: ModelId,
  to: { readonly x: number; readonly y: number },
): Waypoint {
  const body = bodyOf(w, model);
  const wish = onStreet(to);
  const found = nearestPlace(sceneOf(w), body, wish, CLEAR) ?? nearestPlace(sceneOf(w), body, wish);
  return found === null ? to : toWaypoint(found);
}

/** A legal place to come back to, drawn at random. */
export function sampleReturn(w: World, model: ModelId, draw: () => number): Waypoint {
  const { r } = bodyOf(w, model);
  const { size } = w.setup.table;
  for (let left = TRIES; left > 0; left -= 1) {
    const at = { x: between(draw, r, size - r), y: between(draw, r, size - r) };
    if (whyNotReturn(w, model, at) === null) return at;
  }
  return nearestReturn(w, model, { x: Math.round(size / 2), y: Math.round(size / 2) });
}
