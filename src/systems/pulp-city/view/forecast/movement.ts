import { SLACK } from '../../../../geometry/units.ts';
import { type Leg, type Travelled, highest } from '../../../../tabletop/gait.ts';
import type { MoveOrder } from '../../model/orders.ts';
import type { MovePlan } from '../../model/ground-locals.ts';
import type { TargetId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { bodyOf } from '../../board/bodies.ts';
import { sceneOf } from '../../board/scene.ts';
import { playerFor } from '../../board/sides.ts';
import { gaitOf } from '../../rules/movement/moving.ts';
import { planMove } from '../../rules/movement/move-segments.ts';
import { crestOf } from '../../../../tabletop/elevation.ts';
import { foresee } from './foresight.ts';
import { type FallAhead, type Ground, pieceUnder, STILL, type StrikeAhead, withEvent } from './ground.ts';

export { overrunEndsAt } from '../../effects/lay-down.ts';

/** A leg of a move that leads up or down, or over something. */
export interface Step {
  readonly way: 'up' | 'down' | 'over';
  /** Micrometres: the difference of the ends, or the height of what is stepped over. */
  readonly by: number;
  readonly at: { readonly x: number; readonly y: number };
  /** What it leads up to, down from or over; null: it has no name. */
  readonly thing: TargetId | null;
}

export interface MoveAhead {
  readonly steps: readonly Step[];
  readonly fall: FallAhead | null;
  readonly strikes: readonly StrikeAhead[];
}

/** What a legal move would meet on its way. @rule PC-MOVE-08 @rule PC-FALL-06 @rule PC-DANGER-06 */
export function moveAhead(w: World, order: MoveOrder, travel: Travelled): MoveAhead {
  const { model } = order;
  const plan = planMove(w, order, travel, { side: playerFor(w, model), counts: true, reactions: false });
  const { falls, strikes } = groundOf(w, plan);
  return {
    steps: travel.legs.flatMap((leg) => (isFall(leg, travel) ? [] : stepsOn(w, order, leg))),
    fall: falls.find(({ fall }) => fall.model === model) ?? null,
    strikes,
  };
}

/** Most moves, asked for at each step of a drag, have nothing to rehearse. */
function groundOf(w: World, plan: MovePlan): Ground {
  let ground = STILL;
  if (plan.portions.length === 1 && plan.hazards.length === 0) return ground;
  foresee(
    w,
    { proc: 'move', step: 'walk', plan, at: 0 },
    { told: (now, event) => (ground = withEvent(now, ground, event)) },
  );
  return ground;
}

const isFall = ({ from, to }: Leg, { fall }: Travelled): boolean =>
  fall !== null && from === fall.from && to === fall.to;

function stepsOn(w: World, order: MoveOrder, leg: Leg): Step[] {
  const { from, to } = leg;
  const rise = to.z - from.z;
  const steps: Step[] = [];
  const gait = gaitOf(w, order);
  const body = bodyOf(w, order.model);
  const crest = gait.through.pieces ? null : crestOf(sceneOf(w), body, leg, highest(gait, body.z));
  if (crest !== null) {
    const share = (crest.from + crest.to) / 2;
    const at = {
      x: Math.round(from.x + (to.x - from.x) * share),
      y: Math.round(from.y + (to.y - from.y) * share),
    };
    steps.push({ way: 'over', by: crest.top - from.z, at, thing: crest.id });
  }
  if (rise > SLACK) steps.push({ way: 'up', by: rise, at: to, thing: pieceUnder(w, to) });
  if (rise < -SLACK) steps.push({ way: 'down', by: -rise, at: to, thing: pieceUnder(w, from) });
  return steps;
}
