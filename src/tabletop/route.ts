import { DIRECTIONS } from '../geometry/directions.ts';
import { type Edge, type Outline, outlineOf } from '../geometry/outline.ts';
import { SLACK, type Um } from '../geometry/units.ts';
import { nearestShare, exactDistance } from '../geometry/vec.ts';
import type { Gait, Waypoint } from './gait.ts';
import { resolveWaypoint } from './levels.ts';
import { indexOf } from './spatial-index.ts';
import { type Body, type Piece, pieceById, type Place, placeOf, type Scene } from './table.ts';
import { gapTooWide, legCost } from './track-length.ts';
import { shunnedBy } from './shunned.ts';
import { aroundHazards, isStopped, makeTrack, type Stopped, type Track } from './tracks.ts';

/** A place from which a move may turn, with the shortest way there. */
export interface Bend {
  readonly place: Place;
  cost: number;
  before: Bend | null;
  /** What stopped the last leg from here. */
  stop: number;
}

export interface Routes {
  readonly track: Track;
  /** Those that can be reached, the nearest first; the first is where the body stands. */
  readonly bends: readonly Bend[];
}

/** What rounding a bend to whole micrometres may cost. */
const ROUNDED: Um = 2;

/** All bends a move can make use of: the corners of what is in the way, rounded by the base. */
export function routesFrom(scene: Scene, body: Body, gait: Gait): Routes {
  const start = placeOf(body);
  const track = aroundHazards(makeTrack(scene, body, start, gait), shunnedBy(scene, body, gait));
  const first: Bend = { place: start, cost: 0, before: null, stop: 0 };
  if (gait.straight) return { track, bends: [first] };
  const waiting = cornersOf(scene, body, gait, track);
  const settled: Bend[] = [first];
  let newest: Bend | undefined = first;
  while (newest !== undefined) {
    const from: Bend = newest;
    for (const bend of waiting) {
      const reach = from.cost + exactDistance(from.place, bend.place);
      if (reach >= bend.cost || reach > gait.distance || comesBack(from, bend.place)) continue;
      const cost = from.cost + legOn(track, from.place, bend.place, from);
      if (cost >= bend.cost || cost > gait.distance) continue;
      bend.cost = cost;
      bend.before = from;
    }
    newest = takeNearest(waiting);
    if (newest !== undefined) settled.push(newest);
  }
  return { track, bends: settled };
}

function takeNearest(waiting: Bend[]): Bend | undefined {
  let at = -1;
  let best = Infinity;
  for (const [i, bend] of waiting.entries()) {
    if (bend.cost >= best) continue;
    best = bend.cost;
    at = i;
  }
  return at < 0 ? undefined : waiting.splice(at, 1)[0];
}

/** Whether a leg from a bend leads back into the room that the move began in. @rule PC-STRUCT-04 */
export function comesBack(bend: Bend, to: Place): boolean {
  if (to.inside === null || to.inside === bend.place.inside) return false;
  for (let at = bend.before; at !== null; at = at.before) if (at.place.inside === to.inside) return true;
  return false;
}

/** What a leg costs, or Infinity. `last` remembers what stops legs from the same place. */
export function legOn(track: Track, a: Place, b: Place, last?: Stopped): number {
  const { gait, low, high } = track;
  if (b.z > high + SLACK || b.z < low - SLACK) return Infinity;
  if (a.inside !== b.inside && !gait.rooms && !gait.through.pieces) return Infinity;
  if (isStopped(track, a, b, last) || gapTooWide(track, a, b)) return Infinity;
  return legCost(track, a, b);
}

export function waypointsTo(bend: Bend): readonly Waypoint[] {
  const back: Waypoint[] = [];
  for (let at = bend; at.before !== null; at = at.before) {
    back.push({ x: at.place.x, y: at.place.y });
  }
  return back.reverse();
}

function cornersOf(scene: Scene, body: Body, gait: Gait, track: Track): Bend[] {
  const start = placeOf(body);
  const found: Bend[] = [];
  const add = (px: number, py: number): void => {
    const x = Math.round(px);
    const y = Math.round(py);
    if (x < body.r || y < body.r || x > scene.size - body.r || y > scene.size - body.r) return;
    const dx = x - body.x;
    const dy = y - body.y;
    if (dx * dx + dy * dy > gait.distance * gait.distance) return;
    const to = resolveWaypoint(scene, body, start, { x, y }, gait, body.z);
    if ('fault' in to || to.place.z < track.low - SLACK) return;
    if (to.place.inside !== null && to.place.inside !== body.inside) return;
    found.push({ place: to.place, cost: Infinity, before: null, stop: 0 });
  };
  const walls =
    gait.measure === 'surface'
      ? scene.pieces
          .filter(({ solid, parts }) => solid && parts === undefined)
          .map((p) => outlineOf(p.footprint))
      : track.walls.map(({ outline }) => outline);
  for (const outline of walls) roundOutline(outline, body.r, add);
  const kept = track.walls.filter(({ apart }) => apart > 0);
  for (const { outline, apart } of kept) roundOutline(outline, body.r + apart + ROUNDED, add);
  const room = pieceById(scene, body.inside);
  if (room !== undefined) outOfRoom(outlineOf(room.footprint), body, add);
  // What is climbed at a price may be better gone round.
  const climbed = gait.measure === 'surface' && gait.over.bodies !== 'never' && !gait.through.bodies;
  for (const { id, x, y, r } of climbed ? scene.bodies : track.bodies)
    if (id !== body.id) roundDisc(x, y, r + body.r, add);
  const overFlown = ({ impassable }: Piece): boolean => (impassable?.fixedHeight ?? null) !== null;
  if (gait.passesImpassable === 'ifFixedHeightCleared' && scene.pieces.some(overFlown))
    for (const { piece, outline } of indexOf(scene)) if (piece.standable) ontoRoof(outline, body, add);
  return found;
}

/** Bends on a roof: from up there ground with a fixed height is passed above it. @rule PC-AREA-03 */
function ontoRoof(outline: Outline, { x, y }: Body, add: (x: number, y: number) => void): void {
  const { box } = outline;
  add((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2);
  const edges = outline.kind === 'disc' ? [] : outline.edges;
  for (const e of edges) {
    const share = nearestShare(x, y, e.ax, e.ay, e.dx, e.dy);
    add(e.ax + e.dx * share, e.ay + e.dy * share);
  }
}

/** One over the cosine of a twenty-fourth of a full turn: corners of a dodecagon round a circle. */
const DODECAGON = 1.0352761804100832;

function roundDisc(x: Um, y: Um, r: Um, add: (x: number, y: number) => void): void {
  for (const [i, d] of DIRECTIONS.entries()) {
    if (i % 2 === 1) add(x + d.x * r * DODECAGON, y + d.y * r * DODECAGON);
  }
}

function roundOutline(outline: Outline, r: Um, add: (x: number, y: number) => void): void {
  if (outline.kind === 'disc') {
    roundDisc(outline.x, outline.y, outline.r + r, add);
    return;
  }
  for (const [i, after] of outline.edges.entries()) {
    const before = outline.edges.at(i - 1);
    if (before !== undefined && before.dx * after.dy - before.dy * after.dx > 0)
      roundCorner(before, after, r, add);
  }
}

/** Bends just outside of a room, from which its roof is within reach. @rule PC-STRUCT-04 */
function outOfRoom(outline: Outline, { x, y, r }: Body, add: (x: number, y: number) => void): void {
  roundOutline(outline, r + SLACK, add);
  if (outline.kind === 'disc') return;
  for (const e of outline.edges) {
    const share = nearestShare(x, y, e.ax, e.ay, e.dx, e.dy);
    const out = r + SLACK + 1;
    add(e.ax + e.dx * share + e.nx * out, e.ay + e.dy * share + e.ny * out);
  }
}

/** Three bends round a corner, on the tangents of the circle the base's centre describes there. */
function roundCorner(before: Edge, after: Edge, r: Um, add: (x: number, y: number) => void): void {
  const normals = [
    [before.nx, before.ny],
    scaled(2 * before.nx + after.nx, 2 * before.ny + after.ny),
    scaled(before.nx + 2 * after.nx, before.ny + 2 * after.ny),
    [after.nx, after.ny],
  ] as const;
  for (const [i, [ax, ay]] of normals.entries()) {
    const next = normals[i + 1];
    if (next === undefined) break;
    const [mx, my] = scaled(ax + next[0], ay + next[1]);
    const out = r / (mx * ax + my * ay);
    add(after.ax + mx * out, after.ay + my * out);
  }
}

const scaled = (x: number, y: number): readonly [number, number] => {
  const length = Math.sqrt(x * x + y * y);
  return length === 0 ? [0, 0] : [x / length, y / length];
};
