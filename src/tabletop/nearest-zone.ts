import { type Curve, meet, nearestOn } from '../geometry/curves.ts';
import { signedDistance } from '../geometry/distance.ts';
import { type Outline, outlineOf } from '../geometry/outline.ts';
import type { Footprint } from '../geometry/shape.ts';
import { inches, type Um } from '../geometry/units.ts';
import type { Point } from '../geometry/vec.ts';
import { bodyCurves, type NearestOptions, nearestPlace } from './nearest.ts';
import { placeOk } from './standing.ts';
import { type Body, type Place, prismsOf, type Scene } from './table.ts';

const EVERYWHERE: Um = inches(80);

/** Where one looks from: the street, each height that roofs have, each room. */
function levelsOver({ pieces }: Scene, { x, y }: Point): readonly [Place, ...Place[]] {
  const street = { x, y, z: 0, inside: null, wall: null };
  const tops = pieces.flatMap((piece) => (piece.standable ? prismsOf(piece).map(({ top }) => top) : []));
  return [
    street,
    ...[...new Set(tops)].filter((z) => z !== 0).map((z) => ({ ...street, z })),
    ...pieces.flatMap(({ id, bottom, enterable }) =>
      enterable ? [{ ...street, z: bottom, inside: id }] : [],
    ),
  ];
}

/** The legal place nearest to a point: on the street or, where that has none, on a roof or in a room. */
export function nearestOnLevels(scene: Scene, body: Body, wish: Point, opts: NearestOptions): Place | null {
  const [street, ...more] = levelsOver(scene, wish);
  const below = nearestPlace(scene, body, street, opts);
  if (below !== null) return below;
  const off = ({ x, y }: Point): number => (x - wish.x) * (x - wish.x) + (y - wish.y) * (y - wish.y);
  return more
    .flatMap((level) => nearestPlace(scene, body, level, opts) ?? [])
    .reduce<Place | null>((best, one) => (best === null || off(one) < off(best) ? one : best), null);
}

/**
 * By how much a base sticks out of a zone where it does so the least of all its legal places, on whatever level; null:
 * it has none. The least is reached where the base touches something with the side that is turned away from the zone,
 * or two things.
 */
export function leastOutside(scene: Scene, body: Body, zone: Footprint, opts: NearestOptions): Um | null {
  const found = levelsOver(scene, body).flatMap(
    (level) => leastOnLevel(scene, body, level, zone, opts) ?? [],
  );
  return found.length === 0 ? null : Math.min(...found);
}

function leastOnLevel(
  scene: Scene,
  body: Body,
  level: Place,
  within: Footprint,
  opts: NearestOptions,
): Um | null {
  const zone = outlineOf(within);
  const curves = bodyCurves(scene, body, level, EVERYWHERE, { ...opts, within });
  const out = (at: Point): Um => Math.ceil(signedDistance(at.x, at.y, zone) + body.r);
  const least = (among: readonly Point[], most: Um): Um => {
    const ranked = among
      .map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
      .map((at) => ({ at, by: out(at) }))
      .filter(({ by }) => by < most)
      .sort((one, other) => one.by - other.by);
    return ranked.find(({ at }) => mayBe(scene, body, { ...level, ...at }, opts))?.by ?? most;
  };
  const alone = least(
    curves.flatMap((curve) => nearest(curve, zone)),
    Number.MAX_SAFE_INTEGER,
  );
  const both = least(crossings(curves), alone);
  return both === Number.MAX_SAFE_INTEGER ? null : both;
}

const mayBe = (scene: Scene, body: Body, at: Place, { accept, ...opts }: NearestOptions): boolean =>
  placeOk(scene, body, at, opts).ok && accept?.(at) !== false;

/** The points of a curve that may be nearest to a zone. */
function nearest(curve: Curve, zone: Outline): readonly Point[] {
  if (zone.kind === 'disc') return [nearestOn(curve, zone)];
  const corners = zone.edges.map((edge) => nearestOn(curve, { x: edge.ax, y: edge.ay }));
  if (curve.kind === 'line')
    return [...corners, { x: curve.ax, y: curve.ay }, { x: curve.ax + curve.dx, y: curve.ay + curve.dy }];
  const { x, y, r } = curve;
  return [...corners, ...zone.edges.map(({ nx, ny }) => ({ x: x - nx * r, y: y - ny * r }))];
}

const crossings = (curves: readonly Curve[]): readonly Point[] =>
  curves.flatMap((curve, nth) => curves.slice(nth + 1).flatMap((other) => meet(curve, other)));
