import { near } from '../geometry/distance.ts';
import type { Outline } from '../geometry/outline.ts';
import { SLACK, TOUCH, type Um } from '../geometry/units.ts';
import type { Point } from '../geometry/vec.ts';
import { contour, contourSteps, type Grid } from './contour.ts';
import type { Gait, Waypoint } from './gait.ts';
import { resolveWaypoint } from './levels.ts';
import { type Bend, comesBack, legOn, type Routes, routesFrom, waypointsTo } from './route.ts';
import { sampleTravel } from './sample.ts';
import { contacts, shunnedBy } from './shunned.ts';
import { type Indexed, indexOf, outOfReach, piecesOf } from './spatial-index.ts';
import { placeOk } from './standing.ts';
import { strained } from './ties.ts';
import { type Body, type Place, placeOf, type Scene } from './table.ts';
import { checkTravel } from './travel.ts';

/** Where a move may end. Worked out when asked for. */
export interface Reach {
  /** Outline of where the centre may end without a Fall, holes as lines of their own. */
  readonly polygons: () => readonly (readonly Point[])[];
  /** The same in small steps, for who has other things to do in between. */
  readonly polygonSteps: () => Generator<void, readonly (readonly Point[])[]>;
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
  let known: Ground | null = null;
  const ground = (): Ground => {
    known ??= groundFor(scene, body, gait);
    return known;
  };
  const canEnd = (x: Um, y: Um): boolean => {
    const on = ground();
    if (!reaches(on, x, y)) return false;
    const { careful } = on;
    const sure =
      gait.sumsRises !== true &&
      (careful.length === 0 || !careful.some((outline) => touches(outline, x, y, body.r)));
    return sure || pathTo(on, { x, y }) !== null;
  };
  return {
    canEnd,
    polygons: () => contour(gridOf(scene, body, gait), canEnd),
    polygonSteps: () => contourSteps(gridOf(scene, body, gait), canEnd),
    cells: () => cellsOf(gridOf(scene, body, gait), canEnd),
    pathTo: (target) => pathTo(ground(), target),
    sample: (rng) => {
      const legs = sampleTravel(scene, body, gait, rng);
      return legs.length === 0 ? null : legs;
    },
  };
}

/** What is asked about one body and one gait again and again. */
interface Ground {
  readonly scene: Scene;
  /** The scene without what is too far away to matter. */
  readonly near: Scene;
  /** What matters to a body in a place, without what is too far from there. */
  readonly about: (x: Um, y: Um) => Scene;
  readonly body: Body;
  readonly gait: Gait;
  readonly routes: Routes;
  /** No bend is in a room: a place is the same one, seen from any of them. */
  readonly allOutside: boolean;
  /** Impassable ground that is run over: whoever ends touching it has to look at his whole way. */
  readonly careful: readonly Outline[];
  /** What the body does not end in contact with. */
  readonly shunned: readonly Indexed[];
  /** The bend that served last: it most likely serves the next place too. */
  latest: Bend;
}

function groundFor(scene: Scene, body: Body, gait: Gait): Ground {
  const near = surroundings(scene, body, gait.distance + 2 * TOUCH);
  const routes = routesFrom(near, body, gait);
  const walls = new Set(routes.track.walls.map(({ id }) => id));
  const careful = indexOf(near)
    .filter(({ piece }) => piece.impassable !== undefined && !piece.enterable && !walls.has(piece.id))
    .map(({ outline }) => outline);
  const latest: Bend = routes.bends[0] ?? { place: placeOf(body), cost: 0, before: null, stop: 0 };
  const about = neighbourhoods(near, body.r);
  const allOutside = routes.bends.every(({ place }) => place.inside === null);
  const shunned = shunnedBy(near, body, gait);
  return { scene, near, about, body, gait, routes, allOutside, careful, shunned, latest };
}

function surroundings(scene: Scene, { x, y, r }: Pick<Body, 'x' | 'y' | 'r'>, distance: Um): Scene {
  const pieces = indexOf(scene).filter((entry) => !outOfReach(entry, x, y, distance + r));
  const bodies = scene.bodies.filter((other) => {
    const far = distance + r + other.r;
    return Math.abs(other.x - x) <= far && Math.abs(other.y - y) <= far;
  });
  return { size: scene.size, pieces: piecesOf(pieces), bodies };
}

/** Side of the squares whose neighbourhoods are kept. */
const SQUARE: Um = 38_100;

/** The scene as it is about a place, kept square by square: a question about one place meets few pieces there. */
function neighbourhoods(scene: Scene, r: Um): (x: Um, y: Um) => Scene {
  const kept: (Scene | undefined)[] = [];
  const across = Math.ceil(scene.size / SQUARE) + 2;
  return (x, y) => {
    const i = Math.floor(x / SQUARE);
    const j = Math.floor(y / SQUARE);
    const key = (j + 1) * across + i + 1;
    let found = kept[key];
    if (found === undefined) {
      const half = SQUARE / 2;
      const middle = { x: i * SQUARE + half, y: j * SQUARE + half, r };
      kept[key] = found = surroundings(scene, middle, half + 2 * TOUCH);
    }
    return found;
  };
}

const touches = (outline: Outline, x: Um, y: Um, r: Um): boolean => near(x, y, outline, r + 2 * TOUCH);

/** The grid on which a reach is looked at, with the body on one of its corners. */
export function gridOf(scene: Scene, { x, y }: Body, { distance }: Gait): Grid {
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

function reaches(ground: Ground, x: Um, y: Um): boolean {
  const { body, gait, routes, latest, allOutside } = ground;
  if (x === body.x && y === body.y) return true;
  const limit = gait.distance + SLACK;
  if (planDistance(body, x, y) > limit || strained(gait, body, { x, y }) !== null) return false;
  // Seen from a room a place may be another one than seen from outside.
  let fromOutside: Place | null | undefined;
  let fromRoom: Place | null | undefined;
  for (let i = -1; i < routes.bends.length; i++) {
    const bend = i < 0 ? latest : routes.bends[i];
    if (bend === undefined || (i >= 0 && bend === latest)) continue;
    if (bend.cost + planDistance(bend.place, x, y) > limit) continue;
    let place: Place | null | undefined = bend.place.inside === null ? fromOutside : fromRoom;
    if (place === undefined) {
      place = standingPlace(ground, bend.place, x, y);
      if (bend.place.inside === null) fromOutside = place;
      else fromRoom = place;
    }
    if (place === null) {
      if (allOutside) return false;
      continue;
    }
    if (comesBack(bend, place)) continue;
    if (bend.cost + legOn(routes.track, bend.place, place, bend) > limit) continue;
    ground.latest = bend;
    return true;
  }
  return false;
}

const ON_SURFACE = { onSurface: true } as const;

/** Where the body would stand there, coming from a bend: bends in a room are all in the one that the body is in. */
function standingPlace({ about, body, gait, shunned }: Ground, from: Place, x: Um, y: Um): Place | null {
  const scene = about(x, y);
  const found = resolveWaypoint(scene, body, from, { x, y }, gait, body.z);
  if (!('place' in found) || !placeOk(scene, body, found.place, ON_SURFACE).ok) return null;
  return shunned.some((entry) => contacts(entry, body, found.place)) ? null : found.place;
}

function pathTo(ground: Ground, target: Waypoint): readonly Waypoint[] | null {
  const { scene, body, gait, routes } = ground;
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
    const found = mayWork(ground, bend, target) ? checkTravel(scene, body, legs, gait) : null;
    if (found?.ok !== true || (best !== null && found.length >= best.length)) continue;
    best = { legs, length: found.length };
  }
  return best?.legs ?? null;
}

/** A cheap look at the last leg; a Fall is left to the full check. */
function mayWork({ near: scene, body, gait, routes }: Ground, bend: Bend, target: Waypoint): boolean {
  const found = resolveWaypoint(scene, body, bend.place, target, gait, body.z);
  if ('fault' in found) return false;
  if (gait.mayFall && (target.fall === true || found.place.z < routes.track.low - SLACK)) return true;
  return legOn(routes.track, bend.place, found.place) < Infinity;
}
