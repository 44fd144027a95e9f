import type { Gait, Travel, Waypoint } from '../../src/tabletop/gait.ts';
import type { Body, Piece, Place, Scene } from '../../src/tabletop/table.ts';
import { away, solidsOf, TOLERANCE } from './solids.ts';
import { floorBelow, floorsAt, misplaced, overlap, roomById, TOUCH } from './standing-oracle.ts';

/** Steps along a leg. What goes in deeper than the tolerance is met on a longer stretch than this. */
const STEP = 800;

/** A move as the second implementation sees it: which things are in its way, and what else is wrong with it. */
export interface Seen {
  /** For each leg what is in the way, and the number of the step at which it is met first. */
  readonly legs: readonly ReadonlyMap<string, number>[];
  readonly faults: readonly string[];
  readonly length: number;
  readonly places: readonly Place[];
  readonly end: Place;
}

interface Reach {
  readonly low: number;
  readonly high: number;
}

const placeOf = ({ x, y, z, inside, wall }: Body): Place => ({ x, y, z, inside, wall });

const limits = (gait: Gait, z: number, margin: number): Reach => ({
  low: gait.down === 'any' ? -Infinity : z - gait.down + margin,
  high: gait.up === 'any' ? Infinity : z + gait.up - margin,
});

/** Walks a move leg by leg in small steps. Everything in the way is taken larger, and every allowance smaller, by the margin. */
export function walk(
  scene: Scene,
  body: Body,
  waypoints: readonly Waypoint[],
  gait: Gait,
  margin: number,
): Seen {
  const reach = limits(gait, body.z, margin);
  const legs: ReadonlyMap<string, number>[] = [];
  const faults: string[] = [];
  const rooms: string[] = [];
  let at = placeOf(body);
  const places = [at];
  let length = 0;
  for (const target of waypoints) {
    const to = levelOf(scene, body, at, target, gait, reach);
    if (to.z > reach.high) faults.push('too high');
    if (to.z < reach.low) faults.push('too deep');
    for (const id of [at.inside, to.inside]) {
      if (id === null || at.inside === to.inside || gait.through.pieces) continue;
      if (rooms.includes(id)) faults.push('through a room');
      rooms.push(id);
    }
    legs.push(inWay(scene, body, at, to, gait, reach, margin));
    length += lengthOf(scene, body, at, to, gait);
    if (gapTooWide(scene, at, to, gait, reach, margin)) faults.push('gap');
    at = to;
    places.push(to);
  }
  if (gait.straight && legs.length > 1) faults.push('not straight');
  if (length > gait.distance - margin) faults.push('too far');
  const wrongEnd = legs.length > 0 ? misplaced(scene, body, at, margin) : [];
  if (at.wall !== null && !gait.cling) faults.push('may not cling');
  faults.push(...wrongEnd.map((what) => `ends in ${what}`), ...notCleared(scene, body, places, gait, margin));
  return { legs, faults, length, places, end: at };
}

/** Where the base comes to be at a waypoint: the highest floor in reach, else the room there. */
function levelOf(scene: Scene, body: Body, from: Place, to: Waypoint, gait: Gait, reach: Reach): Place {
  const { x, y, level } = to;
  if (typeof level === 'object') return { x, y, z: level.z, inside: null, wall: level.wall };
  const here = roomById(scene, from.inside);
  if (here !== undefined && away(x, y, here.footprint) <= -body.r + 25) {
    return { x, y, z: here.bottom, inside: here.id, wall: null };
  }
  const open = floorsAt(scene, x, y, 0).filter((z) => !buried(scene, x, y, z));
  const best = open.find((z) => z <= reach.high + 25);
  const place: Place = { x, y, z: best ?? 0, inside: null, wall: null };
  if (best !== undefined && best >= reach.low - 25) return place;
  const room = scene.pieces.find((piece) => piece.enterable && away(x, y, piece.footprint) <= 0);
  if (!gait.rooms || room === undefined || room.impassable !== undefined) return place;
  return { ...place, z: room.bottom, inside: room.id };
}

const buried = (scene: Scene, x: number, y: number, z: number): boolean =>
  scene.pieces.some(
    (piece) =>
      piece.solid &&
      piece.parts === undefined &&
      solidsOf(piece).some(
        ({ footprint, bottom, top }) => bottom <= z + 25 && top > z + 25 && away(x, y, footprint) <= -25,
      ),
  );

function samples(a: Place, b: Place): readonly { readonly x: number; readonly y: number }[] {
  const count = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / STEP));
  return Array.from({ length: count + 1 }, (_, i) => ({
    x: a.x + ((b.x - a.x) * i) / count,
    y: a.y + ((b.y - a.y) * i) / count,
  }));
}

/** Everything the base runs into on its way from one place to another. */
function inWay(
  scene: Scene,
  body: Body,
  a: Place,
  b: Place,
  gait: Gait,
  reach: Reach,
  wanted: number,
): ReadonlyMap<string, number> {
  const met = new Map<string, number>();
  const meet = (id: string, step: number): void => {
    if (!met.has(id)) met.set(id, step);
  };
  const points = samples(a, b);
  const near = neighbours(scene, body, a, b);
  const ceiling = roomById(scene, a.inside ?? b.inside)?.top ?? Infinity;
  for (const [step, p] of points.entries()) {
    const off = edgeGap(scene, body, p);
    if (off < eased(wanted, edgeGap(scene, body, body))) meet('the edge of the table', step);
    const levels = levelsOn(scene, a, b, p, reach, wanted);
    for (const piece of near.pieces) {
      if (piece.id === a.inside || piece.id === b.inside || alreadyIn(piece, body)) continue;
      const gap = away(p.x, p.y, piece.footprint) - body.r;
      const margin = eased(wanted, away(body.x, body.y, piece.footprint) - body.r);
      if (gap < margin && forbids(piece, gait, Math.min(a.z, b.z))) meet(piece.id, step);
      const under = levels.some((z) => piece.bottom < z + body.h);
      if (gap < margin && isWall(piece, gait, reach) && under && piece.bottom < ceiling) meet(piece.id, step);
    }
    for (const other of near.bodies) {
      const gap = Math.hypot(other.x - p.x, other.y - p.y) - body.r - other.r;
      const margin = eased(wanted, Math.hypot(other.x - body.x, other.y - body.y) - body.r - other.r);
      if (gap >= margin || other.z >= ceiling || (other.inside !== a.inside && other.inside !== b.inside))
        continue;
      const meets = levels.some((z) =>
        overlap(z, z + body.h, other.z, other.z + other.h, Math.min(0, margin)),
      );
      if (meets && stopsAt(other, gait, reach)) meet(other.id, step);
    }
  }
  for (const id of roomsCrossed(scene, body, a, b, gait, points, wanted)) meet(id, points.length);
  return met;
}

const edgeGap = (
  { size }: Scene,
  { r }: Body,
  { x, y }: { readonly x: number; readonly y: number },
): number => Math.min(x, y, size - x, size - y) - r;

/** A base that begins in contact may leave it, or go along it. */
const eased = (margin: number, atStart: number): number =>
  atStart < -TOLERANCE ? margin : Math.min(margin, atStart - 20);

function neighbours(scene: Scene, body: Body, a: Place, b: Place) {
  const reach = body.r + Math.hypot(b.x - a.x, b.y - a.y) + TOUCH;
  return {
    pieces: scene.pieces.filter(({ footprint }) => away(a.x, a.y, footprint) < reach),
    bodies: scene.bodies.filter(
      (other) => other.id !== body.id && Math.hypot(other.x - a.x, other.y - a.y) < reach + other.r,
    ),
  };
}

/** The height of the base over a point on the way: it walks on what is low enough. Two heights near an edge. */
function levelsOn(
  scene: Scene,
  a: Place,
  b: Place,
  { x, y }: { readonly x: number; readonly y: number },
  reach: Reach,
  margin: number,
): readonly number[] {
  const ground = Math.min(a.z, b.z);
  if (a.inside !== null || b.inside !== null) return [ground];
  const over = (by: number): number =>
    Math.max(ground, floorsAt(scene, x, y, by).find((z) => z <= reach.high + 25) ?? 0);
  return margin > 0 ? [over(-margin - STEP), over(0)] : [over(0)];
}

/** What a base is in from the start it may come out of. */
const alreadyIn = (piece: Piece, body: Body): boolean =>
  piece.id !== body.inside &&
  body.z < clearFrom(piece) &&
  body.z + body.h > piece.bottom &&
  away(body.x, body.y, piece.footprint) < body.r - 30;

/** Above an agreed height it is not there, as for a bridge. */
const clearFrom = ({ impassable, bottom }: Piece): number =>
  impassable === undefined || impassable.fixedHeight === null ? Infinity : bottom + impassable.fixedHeight;

const forbids = (piece: Piece, { passesImpassable }: Gait, level: number): boolean =>
  piece.impassable !== undefined &&
  !piece.enterable &&
  level < clearFrom(piece) &&
  (passesImpassable === 'no' ||
    (passesImpassable === 'ifFixedHeightCleared' && piece.impassable.fixedHeight === null));

/** Too tall to be climbed over, and nothing one may go through. */
const isWall = (piece: Piece, { through, over }: Gait, reach: Reach): boolean =>
  piece.solid &&
  piece.parts === undefined &&
  !through.pieces &&
  over.pieces !== 'any' &&
  piece.top > reach.high;

const stopsAt = (other: Body, { through, over }: Gait, reach: Reach): boolean =>
  other.ghost !== true &&
  !through.bodies &&
  over.bodies !== 'any' &&
  (over.bodies === 'never' || other.z + other.h > reach.high);

/** A room is gone into or come out of once, and not left by the way between two places in it. */
function roomsCrossed(
  scene: Scene,
  { r }: Body,
  a: Place,
  b: Place,
  { through }: Gait,
  points: readonly { readonly x: number; readonly y: number }[],
  margin: number,
): readonly string[] {
  if (through.pieces) return [];
  const found: string[] = [];
  for (const id of new Set([a.inside, b.inside])) {
    const room = roomById(scene, id);
    if (room === undefined) continue;
    const inside = points.map(({ x, y }) => away(x, y, room.footprint));
    if (a.inside === b.inside) {
      if (inside.some((d) => d > -r - margin)) found.push(room.id);
      continue;
    }
    const outside = a.inside === id ? inside.at(-1) : inside[0];
    if ((outside ?? 0) < r + margin) found.push(room.id);
    const touched = inside.map((d) => d < r - TOLERANCE);
    if (touched.filter((now, i) => now && touched[i - 1] !== true).length > 1) found.push(room.id);
  }
  return found;
}

function lengthOf(scene: Scene, body: Body, a: Place, b: Place, gait: Gait): number {
  const plan = Math.hypot(b.x - a.x, b.y - a.y);
  if (gait.measure === 'plan') return plan;
  if (gait.measure === 'string') return stringOver(scene, body, a, b, plan, gait);
  const top = crestOf(scene, body, a, b, gait);
  const over = top - a.z + (top - b.z);
  if (gait.gap === 'any' || plan <= gait.gap) return plan + over;
  return plan + over + 2 * Math.max(0, Math.min(a.z, b.z) - lowestOn(scene, a, b));
}

/** The length of a string pulled tight over everything under the line of the centre. @rule PC-MOVE-13 */
function stringOver(scene: Scene, body: Body, a: Place, b: Place, plan: number, gait: Gait): number {
  const under = Math.max(a.z, b.z) + body.h;
  const knots = samples(a, b).map((p, i, all) => {
    const tops = gait.through.pieces
      ? []
      : scene.pieces
          .filter(
            ({ id, solid, parts }) => solid && parts === undefined && id !== a.inside && id !== b.inside,
          )
          .filter(({ footprint, bottom }) => bottom < under && away(p.x, p.y, footprint) <= 0)
          .map(({ top }) => top);
    const heads = gait.through.bodies
      ? []
      : scene.bodies
          .filter((other) => other.id !== body.id && other.inside === a.inside && other.z < under)
          .filter((other) => Math.hypot(other.x - p.x, other.y - p.y) < other.r)
          .map((other) => other.z + other.h);
    const s = (plan * i) / (all.length - 1);
    return { s, z: i === 0 ? a.z : i === all.length - 1 ? b.z : Math.max(-Infinity, ...tops, ...heads) };
  });
  let length = 0;
  let at = 0;
  while (at < knots.length - 1) {
    const from = knots[at];
    if (from === undefined) break;
    let next = knots.length - 1;
    let steepest = -Infinity;
    for (let i = at + 1; i < knots.length; i += 1) {
      const knot = knots[i];
      const slope =
        knot === undefined || knot.s === from.s ? -Infinity : (knot.z - from.z) / (knot.s - from.s);
      if (slope >= steepest) [steepest, next] = [slope, i];
    }
    const to = knots[next];
    if (to === undefined) break;
    length += Math.hypot(to.s - from.s, to.z - from.z);
    at = next;
  }
  return length;
}

/** The highest thing under any part of the base. @rule PC-MOVE-17 */
function crestOf(scene: Scene, body: Body, a: Place, b: Place, gait: Gait): number {
  let top = Math.max(a.z, b.z);
  const roof = a.inside === b.inside ? (roomById(scene, a.inside)?.top ?? Infinity) : Infinity;
  for (let higher = true; higher; ) {
    higher = false;
    for (const p of samples(a, b)) {
      for (const piece of scene.pieces) {
        if (!piece.solid || piece.parts !== undefined || piece.id === a.inside || piece.id === b.inside)
          continue;
        if (piece.top <= top || piece.bottom >= Math.min(top + body.h, roof)) continue;
        if (away(p.x, p.y, piece.footprint) < body.r - 25) [top, higher] = [piece.top, true];
      }
      for (const other of gait.over.bodies === 'never' ? [] : scene.bodies) {
        if (other.id === body.id || other.inside !== a.inside || other.z >= top + body.h) continue;
        if (other.z + other.h <= top) continue;
        if (Math.hypot(other.x - p.x, other.y - p.y) < body.r + other.r - 25)
          [top, higher] = [other.z + other.h, true];
      }
    }
  }
  return top;
}

const lowestOn = (scene: Scene, a: Place, b: Place): number =>
  Math.min(...samples(a, b).map(({ x, y }) => floorBelow(scene, x, y, Math.max(a.z, b.z))));

/** @rule PC-MOVE-23 */
const gapTooWide = (
  scene: Scene,
  a: Place,
  b: Place,
  { gap, measure }: Gait,
  reach: Reach,
  margin: number,
): boolean =>
  gap !== 'any' &&
  measure !== 'surface' &&
  Math.hypot(b.x - a.x, b.y - a.y) > gap - margin &&
  lowestOn(scene, a, b) < reach.low;

/** Impassable Terrain that was run over is left behind. @rule PC-MOVE-21 */
function notCleared(
  scene: Scene,
  body: Body,
  places: readonly Place[],
  gait: Gait,
  margin: number,
): readonly string[] {
  const end = places.at(-1);
  if (end === undefined || gait.passesImpassable === 'no') return [];
  const over = scene.pieces.filter(({ impassable, enterable }) => impassable !== undefined && !enterable);
  return over
    .filter(({ footprint }) => away(end.x, end.y, footprint) <= body.r + TOUCH + margin)
    .filter((piece) =>
      places.some((to, i) => {
        const from = places[i - 1];
        if (from === undefined || Math.min(from.z, to.z) >= clearFrom(piece)) return false;
        return samples(from, to).some((p) => away(p.x, p.y, piece.footprint) < body.r + margin);
      }),
    )
    .map(({ id }) => `not clear of ${id}`);
}

/** Whether it hangs on the tolerance which floor is meant somewhere on the way, or which of them are low enough. */
function unsure(scene: Scene, body: Body, { places }: Seen, gait: Gait): boolean {
  const { low, high } = limits(gait, body.z, 0);
  const edge = (z: number): boolean =>
    [low, high].some((limit) => Math.abs(z - limit) <= TOLERANCE) || [low, high].includes(z);
  return places.some((to, i) => {
    const from = places[i - 1];
    if (from === undefined) return false;
    const near = neighbours(scene, body, from, to).pieces;
    const floors = [TOLERANCE, -TOLERANCE].map((by) => floorsAt(scene, to.x, to.y, by).join(' '));
    const rooms = near.filter((piece) => piece.enterable).map((piece) => away(to.x, to.y, piece.footprint));
    return (
      floors[0] !== floors[1] ||
      near.some((piece) => solidsOf(piece).some(({ top }) => edge(top))) ||
      rooms.some((d) => Math.abs(d) <= TOLERANCE || Math.abs(d + body.r) <= TOLERANCE)
    );
  });
}

export type Verdict =
  | { readonly agreed: true; readonly near: boolean }
  | { readonly agreed: false; readonly why: string };

const legal = ({ legs, faults }: Seen): boolean => faults.length === 0 && legs.every((met) => met.size === 0);

const told = ({ legs, faults, length }: Seen): string =>
  JSON.stringify({ legs: legs.map((met) => [...met]), faults, length: Math.round(length) });

/** Holds the engine's answer about a move against a walk in small steps. */
export function judgeMove(
  scene: Scene,
  body: Body,
  waypoints: readonly Waypoint[],
  gait: Gait,
  found: Travel,
): Verdict {
  const strict = walk(scene, body, waypoints, gait, TOLERANCE);
  const loose = walk(scene, body, waypoints, gait, -TOLERANCE);
  const near = legal(strict) !== legal(loose) || unsure(scene, body, loose, gait);
  if (near) return { agreed: true, near };
  if (legal(strict) && !found.ok)
    return { agreed: false, why: `refused: ${JSON.stringify(found)}; seen ${told(strict)}` };
  if (!legal(loose) && found.ok)
    return { agreed: false, why: `allowed: ${JSON.stringify(found.end)}; seen ${told(loose)}` };
  if (found.ok) {
    const { x, y, z, inside } = loose.end;
    const same =
      found.end.x === x &&
      found.end.y === y &&
      Math.abs(found.end.z - z) <= TOLERANCE &&
      found.end.inside === inside;
    if (!same)
      return { agreed: false, why: `ends at ${JSON.stringify(found.end)}, not ${JSON.stringify(loose.end)}` };
    if (Math.abs(found.length - loose.length) > 3 * STEP)
      return { agreed: false, why: `long ${found.length}, not ${loose.length}` };
  }
  if (!found.ok && found.why === 'blocked') {
    const met = strict.legs[found.leg];
    const step = met?.get(found.by ?? '') ?? Infinity;
    const first = Math.min(...(loose.legs[found.leg]?.values() ?? []));
    if (step === Infinity || step > first + 1)
      return { agreed: false, why: `stopped by ${found.by}, not ${[...(met?.keys() ?? [])].join(' ')}` };
  }
  return { agreed: true, near: false };
}
