import { aabb, type Box, type Footprint } from '../../../../geometry/shape.ts';
import { SLACK, type Um, inches } from '../../../../geometry/units.ts';
import { between, pick } from '../../../../kernel/draw.ts';
import { type Refusal, refusal } from '../../model/refusals.ts';
import type { Waypoint } from '../../../../tabletop/gait.ts';
import { placeAt } from '../../../../tabletop/levels.ts';
import { nearestPlace } from '../../../../tabletop/nearest.ts';
import { leastOutside, nearestOnLevels } from '../../../../tabletop/nearest-zone.ts';
import { placeOk, type StandingFault, type StandingOptions } from '../../../../tabletop/standing.ts';
import type { Body, Place as Spot, Scene } from '../../../../tabletop/table.ts';
import { bodyOf } from '../../board/bodies.ts';
import { faultRefusal } from '../../board/placement-faults.ts';
import { citizensOnTable, isMarker } from '../../board/on-table.ts';
import { canBeNamed, toWaypoint } from '../../board/places.ts';
import { sceneOf } from '../../board/scene.ts';
import { teamOf } from '../../board/sides.ts';
import type { Anew } from '../../model/decisions.ts';
import type { World } from '../../model/encounter.ts';
import type { ModelId } from '../../model/ids.ts';
import { modelOf } from '../../model/lookup.ts';
import type { Place, Point } from '../../model/place.ts';
import { movementTypeOf } from '../../traits/movement-type.ts';
import { type DeployWay, deployWays, homeOf, outsideEnemyZone } from './deploy-ways.ts';

export { keepsToZone } from './deploy-ways.ts';

const TRIES = 24;

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
  const ways = deployWays(w, model, body);
  if (ways.some((way) => fits(scene, body, place, way))) return null;
  const [{ opts }] = ways;
  const found = placeOk(scene, body, place, opts);
  if (found.ok) return null;
  if (found.why === 'outsideZone' && overhangOf(w, model) > 0) {
    const [outside] = waysNow(w, model, body);
    const beside = placeOk(scene, body, place, outside.opts);
    return beside.ok
      ? null
      : faultRefusal('place', beside, beside.why === 'outsideZone' ? 'PC-DEPLOY-04' : undefined);
  }
  const rule = opts.within === undefined ? 'PC-DEPLOY-05' : 'PC-DEPLOY-04';
  if (found.why === 'insideZone' && placeOk(scene, body, place, outsideEnemyZone(w, teamOf(w, model))).ok)
    return refusal('deploy.nearMarker');
  return faultRefusal('place', found, OF_DEPLOYMENT.includes(found.why) ? rule : undefined);
}

const fits = (scene: Scene, body: Body, at: Spot, { opts, accept }: DeployWay): boolean =>
  placeOk(scene, body, at, opts).ok && accept?.(at) !== false;

const overhangs = new WeakMap<Scene, Map<string, Um>>();

/**
 * By how much the base of a model that finds no legal place in its zone, nor another that it may take, sticks out of
 * the zone where it goes: as little as any free place allows. 0: it finds one. @rule PC-DEPLOY-04
 */
export function overhangOf(w: World, model: ModelId): Um {
  const scene = sceneOf(w);
  const known = overhangs.get(scene) ?? new Map<string, Um>();
  overhangs.set(scene, known);
  const key = `${model} ${w.state.deployment.edges[teamOf(w, model)]}`;
  const overhang = known.get(key) ?? findOverhang(w, model);
  known.set(key, overhang);
  return overhang;
}

function findOverhang(w: World, model: ModelId): Um {
  const body = bodyOf(w, model);
  if (deployWays(w, model, body).some((way) => spotIn(w, body, way) !== null)) return 0;
  const least = leastOutside(sceneOf(w), body, homeOf(w, model, body), {
    avoidTerrain: true,
    accept: (at) => canBeNamed(sceneOf(w), body, at),
  });
  return Math.max(0, least ?? 0);
}

/** The ways in which it may be deployed as the table is. @rule PC-DEPLOY-04 */
function waysNow(w: World, model: ModelId, body: Body): readonly [DeployWay, ...DeployWay[]] {
  const beyond = overhangOf(w, model);
  if (beyond === 0) return deployWays(w, model, body);
  return [{ opts: { avoidTerrain: true, within: homeOf(w, model, body), beyond } }];
}

/** The ground that the whole base stands on, in its zone or as little beyond it as there is room. @rule PC-DEPLOY-04 */
export const groundOf = (w: World, model: ModelId): Footprint =>
  homeOf(w, model, bodyOf(w, model), overhangOf(w, model));

function spotIn(w: World, body: Body, way: DeployWay): Spot | null {
  const box = boxOf(w, way.opts);
  const middle = { x: Math.round((box.x0 + box.x1) / 2), y: Math.round((box.y0 + box.y1) / 2) };
  return nearestIn(w, body, middle, way);
}

const nearestIn = (w: World, body: Body, to: Point, { opts, accept }: DeployWay): Spot | null =>
  nearestOnLevels(sceneOf(w), body, to, {
    ...opts,
    accept: (at) => canBeNamed(sceneOf(w), body, at) && accept?.(at) !== false,
  });

function boxOf(w: World, { within }: StandingOptions): Box {
  const { size } = w.setup.table;
  return within === undefined ? { x0: 0, y0: 0, x1: size, y1: size } : aabb(within);
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
  const ways = deployWays(w, model, body);
  const way = (ways.length > 1 ? pick(draw, ways) : undefined) ?? ways[0];
  const box = boxOf(w, way.opts);
  const spot = (): Point => ({
    x: between(draw, box.x0 + r, box.x1 - r),
    y: between(draw, box.y0 + r, box.y1 - r),
  });
  for (let left = TRIES; left > 0; left -= 1) {
    const at = spot();
    const place = placeAt(scene, body, at);
    if (place !== null && fits(scene, body, place, way)) return at;
  }
  return nearestDeploy(w, model, spot());
}

/** The legal place nearest to a point: on the ground or, where there is none, on a roof or in a room. */
export function nearestDeploy(w: World, model: ModelId, to: Point): Waypoint {
  const body = bodyOf(w, model);
  const off = ({ x, y }: Point): number => (x - to.x) * (x - to.x) + (y - to.y) * (y - to.y);
  const found = waysNow(w, model, body)
    .flatMap((way) => nearestIn(w, body, to, way) ?? [])
    .reduce<Spot | null>((best, one) => (best === null || off(one) < off(best) ? one : best), null);
  return found === null ? to : toWaypoint(found);
}

/** What else a model that comes down has to keep from: models, Objects and Structures, and no Marker. @rule PC-MOVE-29 */
const CLEAR: Um = inches(1);

const clearOn = (w: World): StandingOptions => ({
  clear: CLEAR,
  close: citizensOnTable(w).flatMap(({ id }) => (isMarker(w, id) ? [id] : [])),
});

/** Why a model that was aloft may not come back there; null: it may. @rule PC-MOVE-29 */
export const whyNotReturn = (w: World, model: ModelId, at: Waypoint): Refusal | null =>
  whyNotBack(w, bodyOf(w, model), at, () => nowhereClear(w, bodyOf(w, model), at));

/** No place on the table is clear, wherever one begins to look. */
const nowhereClear = (w: World, body: Body, at: Waypoint): boolean =>
  nearestPlace(sceneOf(w), body, onStreet(at), clearOn(w)) === null;

function whyNotBack(w: World, body: Body, at: Waypoint, isCrowded: () => boolean): Refusal | null {
  const place = placeAt(sceneOf(w), body, at);
  if (place === null) return refusal('place.noRoom', { by: 0 });
  if (place.wall !== null) return refusal('place.noCling');
  if (place.inside !== null) return refusal('place.tooClose', { by: CLEAR, thing: place.inside });
  const found = placeOk(sceneOf(w), body, place, clearOn(w));
  if (found.ok) return null;
  const fits = found.why === 'tooClose' && placeOk(sceneOf(w), body, place).ok;
  return fits && isCrowded() ? null : faultRefusal('place', found);
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
  const found = nearestPlace(sceneOf(w), body, wish, clearOn(w)) ?? nearestPlace(sceneOf(w), body, wish);
  return found === null ? to : toWaypoint(found);
}

/** A legal place to come back to, drawn at random. */
export function sampleReturn(w: World, model: ModelId, draw: () => number): Waypoint {
  const body = bodyOf(w, model);
  const { r } = body;
  const { size } = w.setup.table;
  let crowded: boolean | undefined;
  for (let left = TRIES; left > 0; left -= 1) {
    const at = { x: between(draw, r, size - r), y: between(draw, r, size - r) };
    if (whyNotBack(w, body, at, () => (crowded ??= nowhereClear(w, body, at))) === null) return at;
  }
  return nearestReturn(w, model, { x: Math.round(size / 2), y: Math.round(size / 2) });
}

/** Why the model may not be put there anew; null: it may. @rule PC-DEPLOY-08 */
export function whyNotAnew(
  w: World,
  model: ModelId,
  { around, inches: most }: Anew,
  at: Waypoint,
): Refusal | null {
  const body = bodyOf(w, model);
  const place = placeAt(sceneOf(w), body, at);
  if (place === null) return refusal('place.noRoom', { by: 0 });
  if (place.wall !== null && movementTypeOf(w, model) !== 'Wall Crawling') return refusal('place.noCling');
  if (!isAround(place, around, most)) return refusal('place.tooFarAway', { inches: most });
  const found = placeOk(sceneOf(w), body, place, outsideEnemyZone(w, teamOf(w, model)));
  return found.ok
    ? null
    : faultRefusal('place', found, OF_DEPLOYMENT.includes(found.why) ? 'PC-DEPLOY-08' : undefined);
}

/** Inches on both axes, from middle to middle. @rule PC-MEASURE-01 */
function isAround(at: Spot, from: Place, most: number): boolean {
  const reach = inches(most) + SLACK;
  const [dx, dy, dz] = [at.x - from.x, at.y - from.y, at.z - from.z];
  return dx * dx + dy * dy <= reach * reach && Math.abs(dz) <= reach;
}

/** A legal place around, drawn at random; else where it stands. */
export function sampleAnew(w: World, model: ModelId, anew: Anew, draw: () => number): Waypoint {
  const { around, inches: most } = anew;
  const reach = inches(most);
  for (let left = TRIES; left > 0; left -= 1) {
    const at = {
      x: between(draw, around.x - reach, around.x + reach),
      y: between(draw, around.y - reach, around.y + reach),
    };
    if (whyNotAnew(w, model, anew, at) === null) return at;
  }
  return toWaypoint(bodyOf(w, model));
}
