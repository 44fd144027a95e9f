import {
  type Curve,
  curveDistance,
  discContact,
  meet,
  nearestOn,
  outlineContact,
} from '../geometry/curves.ts';
import { boxesApart } from '../geometry/distance.ts';
import { type Outline, outlineOf } from '../geometry/outline.ts';
import { aabb, disc, type Footprint } from '../geometry/shape.ts';
import { inches, SLACK, TOUCH, type Um } from '../geometry/units.ts';
import type { Point } from '../geometry/vec.ts';
import { clearOf, placeOk, type StandingOptions } from './standing.ts';
import { surfaceBelow } from './surfaces.ts';
import { type Body, type Place, prismsOf, type Scene } from './table.ts';

export interface NearestOptions extends StandingOptions {
  /** On the level asked for, or on the first surface at or below it. */
  readonly level?: 'same' | 'below';
  /** No farther than this. */
  readonly reach?: Um;
  /** A further test of a place that would do. */
  readonly accept?: (at: Place) => boolean;
}

/** Two ways this near in length are equally short. */
const TIE: Um = 10;
const RINGS: readonly Um[] = [inches(2), inches(6), inches(80)];

/**
 * The legal places nearest to the one asked for, all equally near.
 * The nearest one is the place itself, or it touches one thing, or two.
 */
export function nearestPlaces(
  scene: Scene,
  body: Body,
  at: Place,
  opts: NearestOptions = {},
): readonly Place[] {
  const legal = (x: Um, y: Um): Place | null => {
    const z = opts.level === 'below' && at.inside === null ? surfaceBelow(scene, x, y, at.z) : at.z;
    const place = { ...at, x, y, z };
    return placeOk(scene, body, place, opts).ok && opts.accept?.(place) !== false ? place : null;
  };
  const curves = (reach: Um): readonly Curve[] => bodyCurves(scene, body, at, reach, opts);
  return nearestBy({ x: at.x, y: at.y }, legal, curves, opts.reach ?? inches(80));
}

export const nearestPlace = (scene: Scene, body: Body, at: Place, opts: NearestOptions = {}): Place | null =>
  nearestPlaces(scene, body, at, opts)[0] ?? null;

/** The points nearest to a wished one for which `legal` gives an answer, looked for on and between contact curves. */
export function nearestBy<T>(
  wish: Point,
  legal: (x: Um, y: Um) => T | null,
  curvesWithin: (reach: Um) => readonly Curve[],
  limit: Um,
): readonly T[] {
  const here = legal(wish.x, wish.y);
  if (here !== null) return [here];
  for (const ring of RINGS) {
    const reach = Math.min(ring, limit);
    const found = nearestOnCurves(wish, legal, curvesWithin(reach), reach);
    if (found.length > 0 || reach === limit) return found;
  }
  return [];
}

interface Candidate {
  readonly x: Um;
  readonly y: Um;
  readonly d2: number;
}

function nearestOnCurves<T>(
  wish: Point,
  legal: (x: Um, y: Um) => T | null,
  all: readonly Curve[],
  reach: Um,
): readonly T[] {
  const ranked = all
    .map((curve) => ({ curve, d: curveDistance(curve, wish) }))
    .filter(({ d }) => d <= reach)
    .sort((a, b) => a.d - b.d);
  const candidate = (p: Point): Candidate => {
    const x = Math.round(p.x);
    const y = Math.round(p.y);
    return { x, y, d2: (x - wish.x) * (x - wish.x) + (y - wish.y) * (y - wish.y) };
  };
  const first = firstLegal(
    ranked.map(({ curve }) => candidate(nearestOn(curve, wish))),
    legal,
    reach,
  );
  const bound = (first === null ? reach : Math.sqrt(first)) + TIE;
  const crossings: Candidate[] = [];
  const close = ranked.filter(({ d }) => d <= bound);
  for (let i = 0; i < close.length; i++) {
    for (let j = i + 1; j < close.length; j++) {
      const [a, b] = [close[i], close[j]];
      if (a === undefined || b === undefined) break;
      for (const p of meet(a.curve, b.curve)) {
        const c = candidate(p);
        if (c.d2 <= bound * bound) crossings.push(c);
      }
    }
  }
  const singles = close.map(({ curve }) => candidate(nearestOn(curve, wish)));
  return allLegal([...singles, ...crossings], legal, bound);
}

const byDistance = (a: Candidate, b: Candidate): number => a.d2 - b.d2 || a.x - b.x || a.y - b.y;

function firstLegal<T>(list: Candidate[], legal: (x: Um, y: Um) => T | null, reach: Um): number | null {
  for (const c of list.sort(byDistance)) {
    if (c.d2 > reach * reach) return null;
    if (legal(c.x, c.y) !== null) return c.d2;
  }
  return null;
}

function allLegal<T>(list: Candidate[], legal: (x: Um, y: Um) => T | null, bound: number): readonly T[] {
  const found: T[] = [];
  const kept: Candidate[] = [];
  let limit = bound * bound;
  for (const c of list.sort(byDistance)) {
    if (c.d2 > limit) break;
    if (kept.some((k) => Math.abs(k.x - c.x) <= TIE && Math.abs(k.y - c.y) <= TIE)) continue;
    const place = legal(c.x, c.y);
    if (place === null) continue;
    const tie = Math.sqrt(c.d2) + TIE;
    if (found.length === 0) limit = tie * tie;
    found.push(place);
    kept.push(c);
  }
  return found;
}

/** All lines on which a base may come to rest against something. */
export function bodyCurves(
  scene: Scene,
  body: Body,
  at: Place,
  reach: Um,
  opts: NearestOptions,
): readonly Curve[] {
  const { r } = body;
  const clear = opts.clear ?? 0;
  const area = aabb(disc(at.x, at.y, reach + r));
  const curves: Curve[] = [...tableCurves(scene.size, r, r, r, r)];
  for (const other of scene.bodies) {
    if (other.id === body.id) continue;
    curves.push({ kind: 'circle', x: other.x, y: other.y, r: r + other.r + clearOf(other, opts) });
  }
  for (const piece of scene.pieces) {
    const outline = outlineOf(piece.footprint);
    if (boxesApart(outline.box, area, r + clear)) continue;
    if (piece.id === at.inside) curves.push(...discContact(-r, outline));
    const avoided =
      (piece.hazard === true || piece.impassable !== undefined) && (opts.avoidTerrain || opts.avoidHazard);
    if (avoided) curves.push(...discContact(r + TOUCH + SLACK, outline));
    if (piece.solid || piece.impassable !== undefined || piece.marker === true) {
      for (const { footprint } of prismsOf(piece))
        curves.push(...discContact(r + clear, outlineOf(footprint)));
    }
    if (!piece.standable) continue;
    for (const { footprint } of prismsOf(piece)) curves.push(...discContact(0, outlineOf(footprint)));
  }
  if (opts.within !== undefined) curves.push(...discContact((opts.beyond ?? 0) - r, outlineOf(opts.within)));
  for (const zone of opts.without ?? []) curves.push(...discContact(r, outlineOf(zone)));
  return curves;
}

/** Where a reference point lies when the box around it touches the edge of the table. */
export function tableCurves(size: Um, west: Um, north: Um, east: Um, south: Um): readonly Curve[] {
  const [x0, y0, x1, y1] = [west, north, size - east, size - south];
  const [dx, dy] = [x1 - x0, y1 - y0];
  return [
    { kind: 'line', ax: x0, ay: y0, dx, dy: 0 },
    { kind: 'line', ax: x0, ay: y1, dx, dy: 0 },
    { kind: 'line', ax: x0, ay: y0, dx: 0, dy },
    { kind: 'line', ax: x1, ay: y0, dx: 0, dy },
  ];
}

/** The same for a moved footprint with a reference point. */
export function blockCurves(scene: Scene, id: string, shape: Footprint, reference: Point): readonly Curve[] {
  const moved: Outline = outlineOf(shape);
  const { box } = moved;
  const curves: Curve[] = [
    ...tableCurves(
      scene.size,
      reference.x - box.x0,
      reference.y - box.y0,
      box.x1 - reference.x,
      box.y1 - reference.y,
    ),
  ];
  for (const body of scene.bodies) {
    curves.push(...outlineContact(moved, reference, outlineOf(disc(body.x, body.y, body.r))));
  }
  for (const piece of scene.pieces) {
    if (piece.id === id) continue;
    for (const { footprint } of prismsOf(piece)) {
      if (piece.solid || piece.impassable !== undefined) {
        curves.push(...outlineContact(moved, reference, outlineOf(footprint)));
      }
      if (piece.standable) curves.push(...discContact(0, outlineOf(footprint)));
    }
  }
  return curves;
}
