import { dist2, type Point, toSegment2 } from '../../../../geometry/vec.ts';
import type { Leg, Travelled } from '../../../../tabletop/gait.ts';
import type { MoveOrder } from '../../model/orders.ts';
import type { Place } from '../../model/place.ts';
import type { DueFall, DueHazard, MovePlan, Portion } from '../../model/ground-locals.ts';
import { pieceOf } from '../../model/lookup.ts';
import type { World } from '../../model/encounter.ts';
import { bodyOf } from '../../board/bodies.ts';
import { enemiesInBtb, friendsInBtb } from '../../traits/contact.ts';
import { goesDeeper } from './hazards.ts';

/** Micrometres by which a point of contact may miss its leg, by rounding. */
const NEAR_ENOUGH = 4;

/** A move cut where something happens to the mover; two moves as one meet terrain at their end. @rule PC-DANGER-06 @rule PC-FALL-06 @rule PC-FALL-12 @rule PC-MOVE-22 */
export function planMove(
  w: World,
  order: MoveOrder,
  travel: Travelled,
  opts: Pick<MovePlan, 'side' | 'counts' | 'reactions' | 'forcedBy'>,
): MovePlan {
  const { policies } = w.rules;
  const strikes = strikesOf(w, order, travel);
  const atOnce = policies.environment === 'happens' && !order.combined;
  const stops = policies.fallOnPurposeAlone(order.as);
  const crashesLater = travel.fall !== null && !stops && w.setup.switches.crashAfterMovingOn;
  const { x, y, z, inside, wall } = bodyOf(w, order.model);
  const start: Place = { x, y, z, inside, wall };
  return {
    order,
    portions: cut(start, travel, atOnce ? strikes : [], dueFall(order, travel, !crashesLater), stops),
    touched: travel.touched,
    before: [...enemiesInBtb(w, order.model, opts.side), ...friendsInBtb(w, order.model, opts.side)],
    hazards: atOnce ? [] : strikes.map(({ due }) => due),
    crash: crashesLater ? (travel.fall?.height ?? null) : null,
    ...opts,
  };
}

interface Strike {
  readonly due: DueHazard;
  readonly at: Point;
  /** Height of the terrain: no leg above it meets it. */
  readonly top: number;
}

/** What it touched from the start is no new contact, unless it goes on into it or comes back; each strikes once. @rule PC-DANGER-03 */
function strikesOf(w: World, order: MoveOrder, travel: Travelled): Strike[] {
  if (travel.hazards.length === 0) return [];
  const onFoot = order.as === 'Sprint' ? ({ onFoot: true } as const) : {};
  const { r } = bodyOf(w, order.model);
  const path = travel.legs.flatMap(({ from, to }) => [from, to]);
  return travel.hazards
    .filter(({ id, immune, atStart }) => !immune && (!atStart || goesDeeper(pieceOf(w, id), r, path)))
    .filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index)
    .map(({ id, at }) => ({
      due: { model: order.model, piece: id, ...onFoot },
      at,
      top: pieceOf(w, id).top,
    }));
}

function dueFall(order: MoveOrder, travel: Travelled, crashes: boolean): DueFall | null {
  if (travel.fall === null) return null;
  const { from, to, height, under } = travel.fall;
  return { model: order.model, height, from, to, under, onPurpose: order.fall, crashes, as: order.as };
}

const isFall = (leg: Leg, fall: DueFall | null): boolean =>
  fall !== null && leg.length === 0 && leg.to.z < leg.from.z && leg.to.z === fall.to.z;

const samePoint = (a: Place, b: Place): boolean =>
  a.x === b.x && a.y === b.y && a.z === b.z && a.inside === b.inside && a.wall === b.wall;

function cut(
  start: Place,
  travel: Travelled,
  strikes: readonly Strike[],
  fall: DueFall | null,
  fallEnds: boolean,
): Portion[] {
  const portions: Portion[] = [];
  let left = [...strikes];
  let path: Place[] = [start];
  let length = 0;
  const close = (hazard: DueHazard | null, due: DueFall | null, next: Place): void => {
    const open = fallEnds && due !== null ? (travel.fall?.others ?? []) : [];
    portions.push({ path, length, hazard, fall: due, ...(open.length === 0 ? {} : { others: open }) });
    path = [next];
    length = 0;
  };
  for (const leg of travel.legs) {
    if (isFall(leg, fall)) {
      close(null, fall, leg.to);
      continue;
    }
    const met = left
      .filter((strike) => liesOn(strike, leg))
      .sort((a, b) => dist2(leg.from, a.at) - dist2(leg.from, b.at));
    left = left.filter((strike) => !met.includes(strike));
    let gone = 0;
    for (const { due, at } of met) {
      const here = placeOn(leg, at);
      const share = Math.round(leg.length * shareOf(leg, at));
      if (!samePoint(here, path.at(-1) ?? start)) path.push(here);
      length += share - gone;
      gone = share;
      close(due, null, here);
    }
    if (!samePoint(leg.to, path.at(-1) ?? start)) path.push(leg.to);
    length += leg.length - gone;
  }
  for (const { due } of left) close(due, null, path.at(-1) ?? start);
  portions.push({ path, length, hazard: null, fall: null });
  return portions;
}

const liesOn = ({ at, top }: Strike, { from, to }: Leg): boolean =>
  Math.min(from.z, to.z) <= top + NEAR_ENOUGH &&
  toSegment2(at.x, at.y, from.x, from.y, to.x - from.x, to.y - from.y) <= NEAR_ENOUGH * NEAR_ENOUGH;

function shareOf({ from, to }: Leg, at: Point): number {
  const whole = dist2(from, to);
  return whole === 0 ? 0 : Math.sqrt(dist2(from, at) / whole);
}

/** On the ground of the leg's start until it ends. */
const placeOn = (leg: Leg, { x, y }: Point): Place =>
  x === leg.to.x && y === leg.to.y ? leg.to : { ...leg.from, x, y, wall: null };
