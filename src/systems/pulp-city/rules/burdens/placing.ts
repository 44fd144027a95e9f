import { SLACK, TOUCH } from '../../../../geometry/units.ts';
import { dist2, unit } from '../../../../geometry/vec.ts';
import { nearestPlace } from '../../../../tabletop/nearest.ts';
import { placeOk } from '../../../../tabletop/standing.ts';
import { surfaceBelow } from '../../../../tabletop/surfaces.ts';
import type { Body } from '../../../../tabletop/table.ts';
import { bodyOf } from '../../board/bodies.ts';
import { burdenOf, itemBody, itemIdOf } from '../../board/burdens.ts';
import { onTable } from '../../board/on-table.ts';
import { faultRefusal } from '../../board/placement-faults.ts';
import { placeOf } from '../../board/places.ts';
import { sceneOf } from '../../board/scene.ts';
import type { World } from '../../model/encounter.ts';
import type { ModelId } from '../../model/ids.ts';
import type { Place, Point } from '../../model/place.ts';
import { type Refusal, refusal } from '../../model/refusals.ts';

/** Directions in which a place for a Burden is looked for. */
const WAYS = 72;

interface Dropping {
  readonly body: Body;
  /** Where the bearer stands, or stood. */
  readonly from: Place;
  /** Radius of the bearer's base. */
  readonly r: number;
  /** Nothing stands there any more: the item may lie there itself. */
  readonly gone: boolean;
}

function dropping(w: World, bearer: ModelId): Dropping {
  const burden = burdenOf(w, bearer);
  if (burden === null) throw new Error(`${bearer} carries nothing`);
  const from = burden.loose?.at ?? placeOf(w, bearer);
  const body = { id: itemIdOf(burden.item), ...from, wall: null, ...itemBody(burden.item) };
  return { body, from, r: bodyOf(w, bearer).r, gone: !onTable(w, bearer) };
}

/** Where the item comes to lie for a point that its player shows: in Base to Base with the bearer, at its level. @rule PC-BURDEN-06 */
function spotFor({ body, from, r, gone }: Dropping, toward: Point): Place | null {
  const reach = r + body.r;
  const at = { z: from.z, inside: from.inside, wall: null };
  if (gone && dist2(from, toward) <= (reach + TOUCH) * (reach + TOUCH))
    return { ...at, x: Math.round(toward.x), y: Math.round(toward.y) };
  const way = unit({ x: toward.x - from.x, y: toward.y - from.y });
  if (way === null) return null;
  return { ...at, x: Math.round(from.x + way.x * reach), y: Math.round(from.y + way.y * reach) };
}

/** Why a Burden cannot be placed towards a point; null: it can. @rule PC-BURDEN-06 */
export function whyNotPlaceBurden(w: World, bearer: ModelId, toward: Point): Refusal | null {
  const drop = dropping(w, bearer);
  const spot = spotFor(drop, toward);
  if (spot === null) return refusal('action.direction', {}, 'PC-BURDEN-06');
  const standing = placeOk(sceneOf(w), drop.body, spot);
  return standing.ok ? null : faultRefusal('place', standing);
}

/** Where it would lie; null: the point shows no direction. */
export const burdenSpot = (w: World, bearer: ModelId, toward: Point): Place | null =>
  spotFor(dropping(w, bearer), toward);

/** @throws when the point is none that `whyNotPlaceBurden` lets pass. */
export function burdenPlace(w: World, bearer: ModelId, toward: Point): Place {
  const spot = spotFor(dropping(w, bearer), toward);
  if (spot === null) throw new Error('unchecked answer: no place for a Burden');
  return spot;
}

/** Points towards which it can be placed, all about the bearer. */
export function burdenPoints(w: World, bearer: ModelId): readonly Point[] {
  const drop = dropping(w, bearer);
  const reach = drop.r + drop.body.r;
  return Array.from({ length: WAYS }, (_, at) => pointAt(drop.from, reach, at / WAYS)).filter((point) => {
    const spot = spotFor(drop, point);
    return spot !== null && placeOk(sceneOf(w), drop.body, spot).ok;
  });
}

type Side = (along: number) => readonly [x: number, y: number];

const SIDES: readonly Side[] = [
  (along) => [1, along],
  (along) => [-along, 1],
  (along) => [-1, -along],
  (along) => [along, -1],
];

/** A part of a whole turn, along the four sides of a square about the middle. */
function pointAt({ x, y }: Point, reach: number, turn: number): Point {
  const side = Math.floor(turn * 4);
  const along = (turn * 4 - side) * 2 - 1;
  const [dx, dy] = SIDES[side]?.(along) ?? [1, 0];
  const way = unit({ x: dx, y: dy }) ?? { x: 1, y: 0 };
  return { x: Math.round(x + way.x * reach), y: Math.round(y + way.y * reach) };
}

/** Where it goes when nothing about the bearer is free: the nearest place, or where the bearer stands. */
export function lastResort(w: World, bearer: ModelId): Place {
  const { body, from } = dropping(w, bearer);
  const wish = { ...from, wall: null };
  const found = nearestPlace(sceneOf(w), body, wish, { level: 'below' });
  return found ?? { ...wish, z: surfaceBelow(sceneOf(w), from.x, from.y, from.z + SLACK) };
}
