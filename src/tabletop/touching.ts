import { meet, outlineContact } from '../geometry/curves.ts';
import { DIRECTIONS } from '../geometry/directions.ts';
import { outlineGap } from '../geometry/distance.ts';
import { outlineOf } from '../geometry/outline.ts';
import { aabb, centre, disc, type Footprint, rotate, translate } from '../geometry/shape.ts';
import { discStop } from '../geometry/sweep.ts';
import { TOUCH, UM_PER_INCH, type Um } from '../geometry/units.ts';
import { dist2, type Point, unit } from '../geometry/vec.ts';
import type { Block, BlockPlace } from './block.ts';
import { inTheWay } from './make-room.ts';
import { blockOk } from './standing.ts';
import { surfaceBelow } from './surfaces.ts';
import type { Body, Scene } from './table.ts';

export interface Spot extends BlockPlace {
  readonly centre: Point;
  /** To each of the bodies it should touch. */
  readonly gaps: readonly Um[];
  /** Bodies that must be shifted first. */
  readonly inTheWay: readonly string[];
}

export interface TouchingOptions {
  /** Where the player would like it. */
  readonly hint?: Point;
  /** Bodies that may be shifted out of the way. */
  readonly movable?: readonly string[];
}

/**
 * Places where a block lies in contact with one body, or with two at once, any way round; the best first. Nearest to
 * the hint; without one, where the fewest bodies are in the way. When it cannot touch both, the one place with the
 * smallest larger gap.
 * @rule PC-OBJ-07 @rule PC-OBJ-08
 */
export function placeTouching(
  scene: Scene,
  block: Block,
  targets: readonly Body[],
  opts: TouchingOptions = {},
): readonly Spot[] {
  const [first, second] = targets;
  if (first === undefined) return [];
  const ask: Ask = { scene, block, targets, level: first.z, opts };
  const turned = turnsOf(block.footprint);
  const touching = turned
    .flatMap((shape) =>
      second === undefined ? around(shape, first, opts.hint) : betweenBoth(shape, first, second),
    )
    .flatMap((shape) => spotAt(ask, shape) ?? [])
    .filter(({ gaps }) => gaps.every((gap) => gap <= TOUCH))
    .sort((a, b) => compare(a, b, opts.hint));
  if (touching.length > 0 || second === undefined) return touching;
  const close = closest(ask, turned, first, second);
  return close === null ? [] : [close];
}

interface Ask {
  readonly scene: Scene;
  readonly block: Block;
  readonly targets: readonly Body[];
  readonly level: Um;
  readonly opts: TouchingOptions;
}

function compare(a: Spot, b: Spot, hint: Point | undefined): number {
  if (hint !== undefined) return dist2(a.centre, hint) - dist2(b.centre, hint);
  return (
    a.inTheWay.length - b.inTheWay.length || dist2(a.centre, { x: 0, y: 0 }) - dist2(b.centre, { x: 0, y: 0 })
  );
}

/** The footprint turned every way that makes a difference. */
function turnsOf(shape: Footprint): readonly Footprint[] {
  if (shape.kind === 'disc') return [shape];
  const middle = centre(shape);
  const found: Footprint[] = [];
  for (const by of DIRECTIONS) {
    const turned = rotate(shape, middle, by);
    if (!found.some((other) => sameCorners(turned, other))) found.push(turned);
  }
  return found;
}

/** Corners of a turned footprint are rounded, so that a half turn may miss itself by one. */
const sameCorners = (a: Footprint, b: Footprint): boolean =>
  a.kind === 'polygon' &&
  b.kind === 'polygon' &&
  a.points.every((p) => b.points.some((q) => Math.abs(p.x - q.x) <= 1 && Math.abs(p.y - q.y) <= 1));

/** @returns null where a block may not lie. */
function spotAt({ scene, block, targets, level, opts }: Ask, footprint: Footprint): Spot | null {
  const middle = centre(footprint);
  const bottom = surfaceBelow(scene, middle.x, middle.y, level, block.id);
  const movable = opts.movable ?? [];
  if (!blockOk(scene, block.id, footprint, bottom, block.height, { ignore: movable }).ok) return null;
  const outline = outlineOf(footprint);
  const gaps = targets.map((t) => Math.round(outlineGap(outlineOf(disc(t.x, t.y, t.r)), outline)));
  const way = inTheWay(scene, { id: block.id, footprint, bottom, top: bottom + block.height });
  // What it should touch it must not lie upon, shiftable or not.
  if (targets.some(({ id }) => way.includes(id))) return null;
  return { footprint, bottom, centre: middle, gaps, inTheWay: way };
}

/** The shape pushed against a body from all sides. */
function around(shape: Footprint, body: Body, hint: Point | undefined): readonly Footprint[] {
  const wished = hint === undefined ? null : unit({ x: hint.x - body.x, y: hint.y - body.y });
  return (wished === null ? DIRECTIONS : [wished, ...DIRECTIONS]).flatMap(
    (side) => pushed(shape, body, side) ?? [],
  );
}

function pushed(shape: Footprint, body: Body, side: Point): Footprint {
  const middle = centre(shape);
  const box = aabb(shape);
  const far = body.r + (box.x1 - box.x0) + (box.y1 - box.y0);
  // It is all one whether the shape comes to the body or the body to the shape.
  const start = { x: middle.x - Math.round(side.x * far), y: middle.y - Math.round(side.y * far) };
  const stop = discStop(start, side, far, body.r, outlineOf(shape)) ?? far;
  const [x, y] = [start.x + Math.round(side.x * stop), start.y + Math.round(side.y * stop)];
  return translate(shape, body.x - x, body.y - y);
}

function betweenBoth(shape: Footprint, a: Body, b: Body): readonly Footprint[] {
  const middle = centre(shape);
  const outline = outlineOf(shape);
  const byA = outlineContact(outline, middle, outlineOf(disc(a.x, a.y, a.r)));
  const byB = outlineContact(outline, middle, outlineOf(disc(b.x, b.y, b.r)));
  return byA
    .flatMap((p) => byB.flatMap((q) => meet(p, q)))
    .map((p) => translate(shape, Math.round(p.x) - middle.x, Math.round(p.y) - middle.y));
}

const STEPS: readonly Um[] = [UM_PER_INCH / 2, UM_PER_INCH / 8, UM_PER_INCH / 32, 200, 50];

const larger = (spot: Spot): Um => Math.max(...spot.gaps);

/** A walk downhill from the best of some starting places. */
function closest(ask: Ask, turned: readonly Footprint[], a: Body, b: Body): Spot | null {
  const midway = { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) };
  let best: Spot | null = null;
  const consider = (shape: Footprint): boolean => {
    const spot = spotAt(ask, shape);
    if (spot === null || (best !== null && larger(spot) >= larger(best))) return false;
    best = spot;
    return true;
  };
  for (const shape of turned) {
    const middle = centre(shape);
    consider(translate(shape, midway.x - middle.x, midway.y - middle.y));
    for (const start of [...around(shape, a, midway), ...around(shape, b, midway)]) consider(start);
  }
  for (const step of STEPS) {
    for (let moved = true; moved; ) {
      const from: Spot | null = best;
      moved = from !== null && DIRECTIONS.some((d) => consider(shifted(from, d, step)));
    }
  }
  return best;
}

const shifted = ({ footprint }: Spot, d: Point, step: Um): Footprint =>
  translate(footprint, Math.round(d.x * step), Math.round(d.y * step));
