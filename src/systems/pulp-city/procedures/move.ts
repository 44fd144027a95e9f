import { SLACK } from '../../../geometry/units.ts';
import type { Place } from '../model/place.ts';
import { type Proc, returned } from '../model/frames.ts';
import type { MovePlan, Portion } from '../model/ground-locals.ts';
import type { Ctx } from '../model/encounter.ts';
import { cardOf } from '../model/lookup.ts';
import { onTable } from '../board/on-table.ts';
import { teamOf } from '../board/sides.ts';
import { helpOnWay } from '../rules/damage/areas.ts';
import { fatigue } from '../rules/damage/status.ts';
import { causesCrash, modelsTouching, newContacts, newNeighbours } from '../rules/falling/falling.ts';
import { supportLost } from '../rules/falling/loose-pieces.ts';
import { answerMove } from '../rules/actions/answering-moves.ts';
import { gaitOf, moveFatigue, travelOf } from '../rules/movement/moving.ts';
import { leftOver } from '../rules/movement/strafing.ts';
import { planMove } from '../rules/movement/move-segments.ts';
import { offering } from './offering.ts';

/** One Movement Action from its Fatigue to the Reactions it meets. @rule PC-MOVE-01 @rule PC-MOVE-22 */
export const move: Proc<'move'> = {
  start(ctx, { order, side, fatigue: pays, counts, reactions, forcedBy }) {
    const travel = travelOf(ctx, order);
    if (!travel.ok) throw new Error(`unchecked move: ${travel.why}`);
    if (pays) {
      const cause = { of: 'cost', model: order.model, action: 'move' } as const;
      fatigue(ctx, cardOf(ctx, order.model).id, order.model, moveFatigue(order), cause);
    }
    const plan = planMove(ctx, order, travel, {
      side: side ?? teamOf(ctx, order.model),
      counts,
      reactions,
      ...(forcedBy !== undefined && { forcedBy }),
    });
    return { do: 'goto', frame: { proc: 'move', step: 'walk', plan, at: 0 } };
  },

  /** Dangerous Terrain and a Fall meet the model on its way; what is left of the move follows. @rule PC-DANGER-06 @rule PC-FALL-06 */
  walk(ctx, { plan, at }) {
    const portion = plan.portions[at];
    const { model } = plan.order;
    if (portion === undefined || !onTable(ctx, model)) return { do: 'return', value: undefined };
    tell(ctx, plan, at, portion);
    if (gaitOf(ctx, plan.order).hazards === 'struck') helpOnWay(ctx, model, portion.path);
    const resume = { proc: 'move', step: 'struck', plan, at } as const;
    if (portion.hazard !== null) {
      return { do: 'call', frame: { proc: 'hazard', step: 'strike', hazard: portion.hazard }, resume };
    }
    if (portion.fall !== null) {
      const { fall, others = [] } = portion;
      return { do: 'call', frame: { proc: 'fall', step: 'land', fall, others }, resume };
    }
    return { do: 'goto', frame: resume };
  },

  struck(ctx, { plan, at }) {
    const { model } = plan.order;
    if (at + 1 < plan.portions.length) {
      return { do: 'goto', frame: { proc: 'move', step: 'walk', plan, at: at + 1 } };
    }
    const crashes = plan.crash !== null && onTable(ctx, model) && causesCrash(ctx, model);
    const queue = crashes ? modelsTouching(ctx, model) : [];
    return { do: 'goto', frame: { proc: 'move', step: 'crashes', plan, queue } };
  },

  /** @rule PC-FALL-06 @rule PC-FALL-12 */
  crashes(_ctx, { plan, queue }) {
    const [model, ...rest] = queue;
    if (model === undefined || plan.crash === null) {
      return { do: 'goto', frame: { proc: 'move', step: 'hazards', plan, queue: plan.hazards } };
    }
    return {
      do: 'call',
      frame: { proc: 'crash', step: 'hit', model, height: plan.crash, by: plan.order.model },
      resume: { proc: 'move', step: 'crashes', plan, queue: rest },
    };
  },

  /** Strikes that are resolved once the movement is finished. @rule PC-DANGER-04 @rule PC-DANGER-06 */
  hazards(ctx, { plan, queue }) {
    const [hazard, ...rest] = queue;
    if (hazard === undefined) {
      const contact = { proc: 'move', step: 'contact', plan } as const;
      if (!supportLost(ctx)) return { do: 'goto', frame: contact };
      return { do: 'call', frame: { proc: 'fall', step: 'all', done: [] }, resume: contact };
    }
    return {
      do: 'call',
      frame: { proc: 'hazard', step: 'strike', hazard },
      resume: { proc: 'move', step: 'hazards', plan, queue: rest },
    };
  },

  /** @rule PC-TYPE-05 */
  contact(ctx, { plan }, wake) {
    const { model } = plan.order;
    if (returned(wake, 'reactions') === null && onTable(ctx, model))
      answerMove(ctx, model, plan.order.legs.length === 0 ? 'stays' : plan.order.as);
    if (returned(wake, 'reactions') !== null || !plan.reactions || !onTable(ctx, model)) {
      return { do: 'return', value: undefined };
    }
    const { x, y, z, inside, wall } = ctx.state.models[model] ?? plan.portions[0]?.path[0] ?? NOWHERE;
    const candidates = newContacts(ctx, model, { x, y, z, inside, wall }, plan.before, plan.side);
    if (candidates.length === 0) return { do: 'return', value: undefined };
    return {
      do: 'call',
      frame: offering('BTB', model, plan.side, candidates),
      resume: { proc: 'move', step: 'contact', plan },
    };
  },
};

const NOWHERE = { x: 0, y: 0, z: 0, inside: null, wall: null };

/** The last part tells what the whole move has touched; a part of no length is told only there. */
function tell(ctx: Ctx, plan: MovePlan, at: number, portion: Portion): void {
  const { model, as, combined } = plan.order;
  const path = portion.path.map(onGround);
  const end = path.at(-1);
  const last = at === lastWalked(plan);
  if (end === undefined || (!last && path.length < 2)) return;
  const { order, portions } = plan;
  const length = portions.reduce((sum, one) => sum + one.length, 0);
  const rest = last && plan.counts ? leftOver(ctx, order, gaitOf(ctx, order).distance, length) : null;
  ctx.emit({
    type: 'moved',
    model,
    as,
    path,
    length: portion.length,
    combined,
    into: last ? newNeighbours(ctx, model, end, plan.before) : [],
    touched: last ? plan.touched : [],
    counts: last && plan.counts,
    ...(rest !== null && { rest }),
    ...(plan.forcedBy !== undefined && { forcedBy: plan.forcedBy }),
  });
}

/** At the foot of a wall nobody clings to it. */
const onGround = (at: Place): Place => (at.wall !== null && at.z <= SLACK ? { ...at, wall: null } : at);

/** Nothing is walked after a Fall that ends the move. */
function lastWalked({ portions }: MovePlan): number {
  const last = portions.length - 1;
  const fell = (portions[last - 1]?.fall ?? null) !== null;
  return fell && (portions[last]?.path.length ?? 0) < 2 ? last - 1 : last;
}
