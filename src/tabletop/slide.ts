import { signedDistance } from '../geometry/distance.ts';
import type { Outline } from '../geometry/outline.ts';
import { discStop, sweepSpans } from '../geometry/sweep.ts';
import { SLACK, TOUCH, type Um } from '../geometry/units.ts';
import { along, dist2, type Point, unit } from '../geometry/vec.ts';
import type { Fall, HazardMet } from './gait.ts';
import { landing } from './landing.ts';
import { type Indexed, indexOf, outOfReach } from './spatial-index.ts';
import { bars, surfaceLength } from './surfaces.ts';
import { type Body, bodyAt, type Place, pieceById, placeOf, type Scene } from './table.ts';

export interface SlideOptions {
  /** The leading edge does not go past this point. */
  readonly limit?: Point;
  /** Bodies and pieces that do not count as being there. */
  readonly ignore?: readonly string[];
}

export interface Slide {
  /** Start, foot of each Fall and the edge it fell from, end. */
  readonly path: readonly Place[];
  /** In plan, without what a Fall shifts. */
  readonly travelled: Um;
  readonly end: Place;
  /** What it ran against: a body, a piece, or the edge of the table; null when the whole distance was gone. */
  readonly stoppedBy: string | null;
  readonly falls: readonly Fall[];
  readonly hazards: readonly HazardMet[];
}

/** What a slide that runs against the table's edge names; no piece has this id. */
export const TABLE_EDGE = 'edge';

interface Halt {
  readonly after: Um;
  readonly by: string;
}

/**
 * A body moved straight and level, without climbing, until something stops it; off an edge it Falls and goes on below.
 * @rule PC-FX-08 @rule PC-MOVE-32 @rule PC-MOVE-33 @rule PC-FALL-09 @rule PC-FX-11 @rule PC-AREA-04
 */
export function slide(
  scene: Scene,
  body: Body,
  direction: Point,
  distance: Um,
  opts: SlideOptions = {},
): Slide {
  const way = unit(direction);
  const start = placeOf(body);
  const falls: Fall[] = [];
  const hazards: HazardMet[] = [];
  const path: Place[] = [start];
  let at = start;
  let left = distance;
  let travelled = 0;
  let stoppedBy: string | null = null;
  while (way !== null && stoppedBy === null && left > 0) {
    const mover = bodyAt(body, at);
    const room = limitFor(mover, way, opts.limit);
    const reach = Math.min(left, room);
    const halt = clearOfGhosts(scene, mover, way, firstHalt(scene, mover, way, reach, opts), reach, opts);
    const length = halt?.after ?? reach;
    const support = supportLength(scene, at, way, length);
    const goes = Math.min(length, support);
    const next: Place = { ...at, ...along(at, way, goes), wall: goes > 0 ? null : at.wall };
    hazards.push(...hazardsOn(scene, mover, next, hazards, at === start));
    travelled += goes;
    left -= goes;
    if (next.x !== at.x || next.y !== at.y) path.push(next);
    at = next;
    if (support < length || (support === 0 && at.wall !== null)) {
      const down = landing(scene, bodyAt(body, { ...at, wall: null }), at);
      if (down.place.z >= at.z) break;
      const { place, others, height, under } = down;
      falls.push({ from: at, to: place, others, height, under });
      at = down.place;
      path.push(at);
      hazards.push(...hazardsOn(scene, bodyAt(body, at), at, hazards, false));
      continue;
    }
    stoppedBy = halt?.by ?? null;
    break;
  }
  return { path, travelled, end: at, stoppedBy, falls, hazards };
}

const limitFor = (body: Body, way: Point, limit: Point | undefined): Um => {
  if (limit === undefined) return Infinity;
  const ahead = (limit.x - body.x) * way.x + (limit.y - body.y) * way.y;
  return Math.max(0, Math.floor(ahead - body.r));
};

function firstHalt(scene: Scene, body: Body, way: Point, length: Um, opts: SlideOptions): Halt | null {
  let best: Halt | null = edgeHalt(scene.size, body, way, length);
  const take = (after: Um | null, by: string): void => {
    if (after !== null && (best === null || after < best.after)) best = { after, by };
  };
  const reach = length + body.r;
  for (const other of scene.bodies) {
    if (other.ghost === true || !inTheWay(other, body, opts)) continue;
    const { x, y, r } = other;
    if (Math.abs(x - body.x) > reach + r || Math.abs(y - body.y) > reach + r) continue;
    const box = { x0: x - r, y0: y - r, x1: x + r, y1: y + r };
    take(discStop(body, way, length, body.r, { kind: 'disc', box, x, y, r }), other.id);
  }
  const ceiling = pieceById(scene, body.inside)?.top ?? Infinity;
  for (const entry of indexOf(scene)) {
    const { piece } = entry;
    if (outOfReach(entry, body.x, body.y, reach) || opts.ignore?.includes(piece.id) === true) continue;
    if (piece.id === body.inside) {
      take(wallHalt(entry.outline, body, way, length), piece.id);
      continue;
    }
    for (const outline of blocking(entry, body, ceiling))
      take(discStop(body, way, length, body.r, outline), piece.id);
  }
  return best;
}

const inTheWay = (other: Body, body: Body, { ignore }: SlideOptions): boolean =>
  other.id !== body.id &&
  other.inside === body.inside &&
  ignore?.includes(other.id) !== true &&
  other.z < body.z + body.h - SLACK &&
  other.z + other.h > body.z + SLACK;

/** What lies flat on the way: nothing comes to rest on it. @rule PC-TABLE-10 */
const markers = (scene: Scene, body: Body): readonly Flat[] =>
  scene.pieces.flatMap(({ id, marker, footprint, bottom, top }) => {
    if (marker !== true || footprint.kind !== 'disc') return [];
    const meets = bottom <= body.z + body.h + SLACK && top >= body.z - SLACK;
    return meets ? [{ id, x: footprint.x, y: footprint.y, r: footprint.r }] : [];
  });

type Flat = Pick<Body, 'id' | 'x' | 'y' | 'r'>;

/** Ghosts and Markers are passed; whoever would come to rest in one stops at it. */
function clearOfGhosts(
  scene: Scene,
  body: Body,
  way: Point,
  found: Halt | null,
  length: Um,
  opts: SlideOptions,
): Halt | null {
  let halt = found;
  const ghosts: readonly Flat[] = [
    ...scene.bodies.filter((other) => other.ghost === true && inTheWay(other, body, opts)),
    ...markers(scene, body),
  ];
  for (;;) {
    const end = along(body, way, halt?.after ?? length);
    const hit = ghosts.find((ghost) => {
      const apart = ghost.r + body.r - SLACK;
      return dist2(ghost, end) < apart * apart;
    });
    if (hit === undefined) return halt;
    const { id, x, y, r } = hit;
    const box = { x0: x - r, y0: y - r, x1: x + r, y1: y + r };
    const after = discStop(body, way, halt?.after ?? length, body.r, { kind: 'disc', box, x, y, r });
    if (after === null || after >= (halt?.after ?? length)) return halt;
    halt = { after, by: id };
  }
}

/** The outlines of a piece that stand in the way of a level move; a room ends at its ceiling. */
function blocking({ piece, outline, prisms }: Indexed, body: Body, ceiling: number): readonly Outline[] {
  if (bars(piece, body.z)) return [outline];
  if (!piece.solid) return [];
  const head = Math.min(body.z + body.h, ceiling);
  return prisms
    .filter(({ bottom, top }) => top > body.z + SLACK && bottom < head - SLACK)
    .map((prism) => prism.outline);
}

/** @rule PC-MOVE-33 */
function edgeHalt(size: Um, { x, y, r }: Body, way: Point, length: Um): Halt | null {
  const along1 = (p: Um, d: number): number => (d > 0 ? (size - r - p) / d : d < 0 ? (r - p) / d : Infinity);
  const after = Math.floor(Math.max(0, Math.min(along1(x, way.x), along1(y, way.y))));
  return after < length ? { after, by: TABLE_EDGE } : null;
}

/** Micrometres by which a whole-numbered place may lie off its line, and one to spare. */
const ROUNDING: Um = 2;

/** How far a base in a room goes before it touches a wall, or an inner corner, from inside. */
function wallHalt(room: Outline, { x, y, r }: Body, way: Point, length: Um): Um | null {
  const [bx, by] = [x + way.x * length, y + way.y * length];
  const within = (tolerance: number) => sweepSpans(x, y, bx, by, tolerance - r, room);
  const [free] = within(SLACK);
  if (free === undefined || free[0] > 0) return 0;
  const safe = within(SLACK - ROUNDING).findLast(([, end]) => end <= free[1]);
  if (free[1] >= 1 && safe !== undefined && safe[1] >= 1) return null;
  const clear = within(0).findLast(([, end]) => end <= free[1]);
  return Math.max(0, Math.floor(((clear ?? safe)?.[1] ?? 0) * length));
}

/** How far the centre goes before the surface it stands on ends. */
function supportLength(scene: Scene, at: Place, way: Point, length: Um): Um {
  if (at.wall !== null) return 0;
  if (at.z <= SLACK || length <= 0) return Math.max(length, 0);
  if (at.inside !== null && Math.abs((pieceById(scene, at.inside)?.bottom ?? at.z) - at.z) <= SLACK)
    return length;
  return surfaceLength(scene, at, way, length);
}

/** Dangerous pieces newly touched on the way. @rule PC-DANGER-06 */
function hazardsOn(
  scene: Scene,
  body: Body,
  to: Place,
  known: readonly HazardMet[],
  fromStart: boolean,
): readonly HazardMet[] {
  const reach = body.r + TOUCH;
  return indexOf(scene).flatMap(({ piece, outline }) => {
    if (piece.hazard !== true || known.some(({ id }) => id === piece.id)) return [];
    if (piece.bottom > body.z + body.h + SLACK || piece.top < body.z - SLACK) return [];
    const touches = signedDistance(body.x, body.y, outline) <= reach;
    const share = touches ? 0 : sweepSpans(body.x, body.y, to.x, to.y, reach, outline)[0]?.[0];
    if (share === undefined) return [];
    const x = Math.round(body.x + (to.x - body.x) * share);
    const y = Math.round(body.y + (to.y - body.y) * share);
    return [{ id: piece.id, immune: false, atStart: touches && fromStart, at: { ...placeOf(body), x, y } }];
  });
}
