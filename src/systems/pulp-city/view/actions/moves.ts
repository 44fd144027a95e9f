import { type Refusal, refusal } from '../../model/refusals.ts';
import type { Point } from '../../../../geometry/vec.ts';
import type { Travelled, Waypoint } from '../../../../tabletop/gait.ts';
import { type Reach, reach } from '../../../../tabletop/reach.ts';
import { checkAnswer } from '../../decisions/check.ts';
import type { DecisionFor } from '../../model/frames.ts';
import type { MoveOrder } from '../../model/orders.ts';
import type { Place } from '../../model/place.ts';
import type { MovementType } from '../../model/keywords.ts';
import type { ModelId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { cardOf } from '../../model/lookup.ts';
import { bodyOf } from '../../board/bodies.ts';
import { enemiesInBtb } from '../../traits/contact.ts';
import { sceneOf } from '../../board/scene.ts';
import type { MoveOpen } from '../../rules/movement/moves-by-card.ts';
import { isRest } from '../../rules/movement/strafing.ts';
import {
  checkMove,
  gaitFor,
  gaitOf,
  moveFatigue,
  movesOpen,
  whyNotMove,
} from '../../rules/movement/moving.ts';
import { fatigueLimit } from '../../traits/limits.ts';
import { type MoveAhead, moveAhead } from '../forecast/movement.ts';
import { worldWith } from '../forecast/hypothetical.ts';
import { distance } from '../../../../geometry/vec.ts';

export interface MoveWay {
  readonly as: MovementType;
  readonly inches: number;
  /** The Power that lets the model move so. @rule PC-MOVE-36 */
  readonly power: string | null;
  readonly why: Refusal | null;
  /** Why two moves cannot be made as one; null: they can. */
  readonly whyNotCombined: Refusal | null;
  /** Why the model cannot fall on purpose on the way. */
  readonly whyNoFall: Refusal | null;
}

const bare = (model: ModelId, { as, power }: MoveOpen): MoveOrder => ({
  model,
  legs: [],
  as,
  combined: false,
  fall: false,
  ...(power === undefined ? {} : { power }),
});

/** What is left of a move is no whole number. */
const inTenths = (inches: number): number => Math.floor(inches * 10) / 10;

/** How a model may move on this occasion; the one check of an answer says why not. @rule PC-MOVE-05 @rule PC-MOVE-22 */
export function waysToMove(w: World, decision: DecisionFor<'act'>, model: ModelId): readonly MoveWay[] {
  const ask = (order: MoveOrder): Refusal | null => {
    const why = checkAnswer(w, decision, { do: 'move', ...order });
    return why?.code === 'move.noFall' ? null : why;
  };
  return movesOpen(w, model).map((way) => ({
    as: way.as,
    inches: inTenths(way.inches),
    power: way.power ?? null,
    why: ask(bare(model, way)),
    whyNotCombined: ask({ ...bare(model, way), combined: true }),
    whyNoFall: ask({ ...bare(model, way), fall: true }),
  }));
}

/** How a model may move where one Movement Action is given. @rule PC-START-07 @rule PC-FALL-04 */
export function plainWays(w: World, model: ModelId): readonly MoveWay[] {
  return movesOpen(w, model).map((way) => ({
    as: way.as,
    inches: way.inches,
    power: way.power ?? null,
    why: whyNotMove(w, bare(model, way)),
    whyNotCombined: refusal('plan.plainMove'),
    whyNoFall: whyNotMove(w, { ...bare(model, way), fall: true }),
  }));
}

export interface MoveFacts {
  readonly order: MoveOrder;
  readonly travel: Travelled | null;
  readonly why: Refusal | null;
  /** Micrometres; what is missing included when the way is too long. */
  readonly length: number;
  readonly allowance: number;
  /** Every corner of the way, the start included. */
  readonly path: readonly Point[];
  readonly end: Place | null;
  readonly fatigueAfter: number;
  readonly fatigueMax: number;
  /** Enemies it would touch at the end. */
  readonly into: readonly ModelId[];
  /** What a legal move would climb, fall and run into. */
  readonly ahead: MoveAhead | null;
}

/** What would come of a move as it is planned. @rule PC-MOVE-06 */
export function moveFacts(w: World, order: MoveOrder, paid = false): MoveFacts {
  const body = bodyOf(w, order.model);
  const found = checkMove(w, order, paid ? { fatigue: false } : {});
  const card = cardOf(w, order.model);
  const allowance = gaitOf(w, order).distance;
  const travel = found.ok ? found.value : null;
  const path = [{ x: body.x, y: body.y }, ...order.legs.map(({ x, y }) => ({ x, y }))];
  const length = travel?.length ?? tooLong(found, allowance) ?? inPlan(path);
  const end = travel?.end ?? null;
  return {
    order,
    travel,
    why: found.ok ? null : found.error,
    length,
    allowance,
    path,
    end,
    fatigueAfter: card.fatigue + (paid || isRest(w, order) ? 0 : moveFatigue(order)),
    fatigueMax: fatigueLimit(w, card.id),
    into: end === null ? [] : enemiesAt(w, order.model, end),
    ahead: travel === null ? null : moveAhead(w, order, travel),
  };
}

/** The length by which the rules refuse the way as too long: climbs and detours are in it. */
function tooLong(found: ReturnType<typeof checkMove>, allowance: number): number | null {
  const by = found.ok || found.error.code !== 'move.tooFar' ? undefined : found.error.params['by'];
  return typeof by === 'number' ? allowance + by : null;
}

function inPlan(path: readonly Point[]): number {
  let sum = 0;
  for (const [index, point] of path.entries()) {
    const before = path[index - 1];
    if (before !== undefined) sum += distance(before, point);
  }
  return sum;
}

function enemiesAt(w: World, model: ModelId, at: Place): readonly ModelId[] {
  return enemiesInBtb(worldWith(w, model, at), model);
}

/** Steps along a leg at which the nearest legal end is looked for. */
const PARTS = 32;
/** How often the last step is halved, so that nothing of the allowance is left behind. */
const HALVINGS = 9;

/** The last point of the way that is wanted at which the move could end; null: there is none. */
export function nearestEnd(w: World, order: MoveOrder, paid = false): Waypoint | null {
  const last = order.legs.at(-1);
  if (last === undefined) return null;
  const opts = paid ? { fatigue: false } : {};
  const before = order.legs.at(-2) ?? bodyOf(w, order.model);
  const [dx, dy] = [last.x - before.x, last.y - before.y];
  const at = (share: number): Waypoint => ({
    x: Math.round(before.x + dx * share),
    y: Math.round(before.y + dy * share),
  });
  const check = (share: number): ReturnType<typeof checkMove> =>
    checkMove(w, { ...order, legs: [...order.legs.slice(0, -1), at(share)] }, opts);
  // The slack of the comparisons is not used up: what is proposed is within the allowance to the micrometre.
  const { distance } = gaitOf(w, order);
  const within = (share: number): boolean => {
    const found = check(share);
    return found.ok && found.value.length <= distance;
  };
  for (let part = PARTS - 1; part > 0; part -= 1) {
    if (!check(part / PARTS).ok) continue;
    let [low, high] = [part / PARTS, (part + 1) / PARTS];
    for (let left = HALVINGS; left > 0; left -= 1) {
      const middle = (low + high) / 2;
      if (within(middle)) low = middle;
      else high = middle;
    }
    return at(low);
  }
  return null;
}

/** May the way have a bend, or is it one straight line? @rule PC-MOVE-05 */
export const mayBend = (
  w: World,
  order: Pick<MoveOrder, 'model' | 'as' | 'combined' | 'power' | 'fall'>,
): boolean => order.fall || !gaitFor(w, order.model, order.as, order.combined, order.power).straight;

export interface ReachRegion {
  readonly outer: readonly Point[];
  readonly holes: readonly (readonly Point[])[];
}

const reaches = new WeakMap<World['state'], Map<string, Reach>>();

/** What is worked out about a reach is kept as long as the state it was worked out for. */
function reachIn(w: World, way: Way): Reach {
  const { model, as, combined, power } = way;
  const known = reaches.get(w.state) ?? new Map<string, Reach>();
  reaches.set(w.state, known);
  const key = [model, as, combined, power].join(' ');
  const found = known.get(key) ?? reach(sceneOf(w), bodyOf(w, model), gaitFor(w, model, as, combined, power));
  known.set(key, found);
  return found;
}

/** How a model would move, wherever to. */
export type Way = Pick<MoveOrder, 'model' | 'as' | 'combined' | 'power'>;

/** Where the middle of the base may end, worked out in small steps. @rule PC-MOVE-06 */
export function* reachSteps(w: World, way: Way): Generator<void, readonly ReachRegion[]> {
  const steps = reachIn(w, way);
  yield;
  return nested(yield* steps.polygonSteps());
}

/** Lines of a drawing that lies in itself: every second one inwards is a hole. */
function nested(lines: readonly (readonly Point[])[]): readonly ReachRegion[] {
  const around = lines.map((line) => lines.filter((other) => other !== line && encloses(other, line)).length);
  return lines.flatMap((outer, index) => {
    if ((around[index] ?? 0) % 2 !== 0) return [];
    const depth = (around[index] ?? 0) + 1;
    const holes = lines.filter((line, at) => around[at] === depth && encloses(outer, line));
    return [{ outer, holes }];
  });
}

function encloses(outer: readonly Point[], inner: readonly Point[]): boolean {
  const point = inner[0];
  if (point === undefined) return false;
  let inside = false;
  for (const [index, a] of outer.entries()) {
    const b = outer[(index + 1) % outer.length] ?? a;
    if (a.y > point.y === b.y > point.y) continue;
    if (point.x < a.x + ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y)) inside = !inside;
  }
  return inside;
}

/** A way round what stands between, where the straight one is barred; null: there is none. */
export function wayTo(w: World, order: MoveOrder, end: Waypoint, paid = false): readonly Waypoint[] | null {
  const opts = paid ? { fatigue: false } : {};
  const straight = { ...order, legs: [end] };
  if (checkMove(w, straight, opts).ok) return [end];
  const legs = reachIn(w, order).pathTo(end);
  return legs !== null && checkMove(w, { ...order, legs }, opts).ok ? legs : null;
}
