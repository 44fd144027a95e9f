import { SLACK, type Um } from '../geometry/units.ts';
import type { Point } from '../geometry/vec.ts';
import { contour, type Grid } from './contour.ts';
import type { Gait, Waypoint } from './gait.ts';
import { resolveWaypoint } from './levels.ts';
import { type Bend, legOn, type Routes, routesFrom, waypointsTo } from './route.ts';
import { sampleTravel } from './sample.ts';
import { placeOk } from './standing.ts';
import { type Body, type Place, placeOf, type Scene } from './table.ts';
import { checkTravel } from './travel.ts';

/** Where a move may end. Worked out when asked for. */
export interface Reach {
  /** Outline of where the centre may end without a Fall, holes as lines of their own. */
  readonly polygons: () => readonly (readonly Point[])[];
  /** Points of an even grid where the centre may end. */
  readonly cells: () => readonly Point[];
  readonly canEnd: (x: Um, y: Um) => boolean;
  /** A shortest legal chain of legs, or null. It always passes checkTravel. */
  readonly pathTo: (target: Waypoint) => readonly Waypoint[] | null;
  readonly sample: (rng: () => number) => readonly Waypoint[] | null;
}

const FINEST: Um = 5_080;
const CELLS_EACH_WAY = 24;

export function reach(scene: Scene, body: Body, gait: Gait): Reach {
  let known: Routes | null = null;
  const routes = (): Routes => {
    known ??= routesFrom(scene, body, gait);
    return known;
  };
  const careful = scene.pieces.some((piece) => piece.impassable !== undefined);
  const canEnd = (x: Um, y: Um): boolean => {
    if (!careful) return reaches(scene, body, gait, routes(), x, y);
    return (
      reaches(scene, body, gait, routes(), x, y) && pathTo(scene, body, gait, routes(), { x, y }) !== null
    );
  };
  return {
    canEnd,
    polygons: () => contour(gridOf(scene, body, gait), canEnd),
    cells: () => cellsOf(gridOf(scene, body, gait), canEnd),
    pathTo: (target) => pathTo(scene, body, gait, routes(), target),
    sample: (rng) => {
      const legs = sampleTravel(scene, body, gait, rng);
      return legs.length === 0 ? null : legs;
    },
  };
}

/** A grid with the body on one of its corners. */
function gridOf(scene: Scene, { x, y }: Body, { distance }: Gait): Grid {
  const step = Math.max(FINEST, Math.ceil(distance / CELLS_EACH_WAY));
  const before = (p: Um): number => Math.ceil(Math.min(p, distance) / step) + 1;
  const after = (p: Um): number => Math.ceil(Math.min(scene.size - p, distance) / step) + 1;
  return {
    x0: x - before(x) * step,
    y0: y - before(y) * step,
    step,
    columns: before(x) + after(x),
    rows: before(y) + after(y),
  };
}

function cellsOf({ x0, y0, step, columns, rows }: Grid, canEnd: (x: Um, y: Um) => boolean): readonly Point[] {
  const found: Point[] = [];
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i <= columns; i++) {
      const [x, y] = [x0 + i * step, y0 + j * step];
      if (canEnd(x, y)) found.push({ x, y });
    }
  }
  return found;
}

const planDistance = (a: Place, x: Um, y: Um): number => {
  const dx = x - a.x;
  const dy = y - a.y;
  return Math.sqrt(dx * dx + dy * dy);
};

function reaches(scene: Scene, body: Body, gait: Gait, routes: Routes, x: Um, y: Um): boolean {
  if (x === body.x && y === body.y) return true;
  const limit = gait.distance + SLACK;
  if (!routes.bends.some((bend) => bend.cost + planDistance(bend.place, x, y) <= limit)) return false;
  const found = resolveWaypoint(scene, body, placeOf(body), { x, y }, gait, body.z);
  if ('fault' in found || !placeOk(scene, body, found.place).ok) return false;
  for (const bend of routes.bends) {
    if (bend.cost + planDistance(bend.place, x, y) > limit) continue;
    if (bend.cost + legOn(routes.track, bend.place, found.place) <= limit) return true;
  }
  return false;
}

function pathTo(
  scene: Scene,
  body: Body,
  gait: Gait,
  routes: Routes,
  target: Waypoint,
): readonly Waypoint[] | null {
  if (checkTravel(scene, body, [target], gait).ok) return [target];
  const limit = gait.distance + SLACK;
  const ranked = routes.bends
    .map((bend) => ({ bend, least: bend.cost + planDistance(bend.place, target.x, target.y) }))
    .filter(({ bend, least }) => bend.before !== null && least <= limit)
    .sort((a, b) => a.least - b.least);
  let best: { readonly legs: readonly Waypoint[]; readonly length: Um } | null = null;
  for (const { bend, least } of ranked) {
    if (best !== null && least >= best.length) break;
    const legs = [...waypointsTo(bend), target];
    const found = mayWork(scene, body, gait, routes, bend, target)
      ? checkTravel(scene, body, legs, gait)
      : null;
    if (found?.ok !== true || (best !== null && found.length >= best.length)) continue;
    best = { legs, length: found.length };
  }
  return best?.legs ?? null;
}

/** A cheap look at the last leg; a Fall is left to the full check. */
function mayWork(
  scene: Scene,
  body: Body,
  gait: Gait,
  routes: Routes,
  bend: Bend,
  target: Waypoint,
): boolean {
  const found = resolveWaypoint(scene, body, bend.place, target, gait, body.z);
  if ('fault' in found) return false;
  if (gait.mayFall && (target.fall === true || found.place.z < routes.track.low - SLACK)) return true;
  return legOn(routes.track, bend.place, found.place) < Infinity;
}
