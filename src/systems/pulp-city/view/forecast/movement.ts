import { SLACK } from '../../../../geometry/units.ts';
import { type Leg, type Travelled, highest } from '../../../../tabletop/gait.ts';
import type { MoveOrder } from '../../model/orders.ts';
import type { Place } from '../../model/place.ts';
import type { DueFall, DueHazard } from '../../model/ground-locals.ts';
import type { ModelId, TargetId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { bodyOf } from '../../board/bodies.ts';
import { sceneOf } from '../../board/scene.ts';
import { playerFor } from '../../board/sides.ts';
import { causesCrash, crashedBy, modelsTouching } from '../../rules/falling/falling.ts';
import { gaitOf } from '../../rules/movement/moving.ts';
import { planMove } from '../../rules/movement/move-segments.ts';
import { crestOf } from '../../../../tabletop/elevation.ts';
import { type FallAhead, fallAhead, pieceUnder, type StrikeAhead, strikesAhead } from './falls.ts';
import { worldWith } from './hypothetical.ts';

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
  const plan = planMove(w, order, travel, { side: playerFor(w, order.model), counts: true, reactions: true });
  const due = plan.portions.find(({ fall }) => fall !== null)?.fall ?? null;
  const owed: DueHazard[] = [...plan.portions.flatMap(({ hazard }) => hazard ?? []), ...plan.hazards];
  return {
    steps: travel.legs.flatMap((leg) => (fallsOn(leg, due) ? [] : stepsOn(w, order, leg))),
    fall: due === null ? null : fallAhead(w, due, hitBy(w, order.model, due, plan.crash, travel.end)),
    strikes: strikesAhead(w, owed),
  };
}

/** Where the Fall ends, or where the whole move does. @rule PC-FALL-06 */
function hitBy(w: World, model: ModelId, due: DueFall, later: number | null, end: Place): ModelId[] {
  if (due.crashes) return crashedBy(worldWith(w, model, due.to), due);
  return later !== null && causesCrash(w, model) ? modelsTouching(w, model, end) : [];
}

const fallsOn = ({ from, to }: Leg, due: DueFall | null): boolean =>
  due !== null && from === due.from && to === due.to;

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
