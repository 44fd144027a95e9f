import { type Proc, answered, returned } from '../model/frames.ts';
import type { DeclaredUse } from '../model/declared-action.ts';
import type { Ctx } from '../model/encounter.ts';
import type { ActLimits } from '../model/orders.ts';
import { modelOf } from '../model/lookup.ts';
import { everyModel, onTable, stillThere } from '../board/on-table.ts';

import { leaveAtEdges } from '../rules/citizens/running.ts';
import { fatigue, stun } from '../rules/damage/status.ts';
import { knockOut } from '../rules/damage/damage.ts';
import { effectAmount } from '../effects/amounts.ts';
import { supportLost } from '../rules/falling/loose-pieces.ts';
import { cheapFollowUp, usesWhenResolved } from '../rules/actions/resolved.ts';
import { payHealth } from '../rules/actions/paying.ts';
import { specFor } from '../rules/rolls/roll-spec.ts';
import { isStopped } from '../board/cards.ts';
import { actionOf } from '../model/action-at.ts';
import { wayOpen } from '../rules/movement/making-room.ts';
import {
  dueLaying,
  type DueLaying,
  layDown,
  layingsOf,
  metBelow,
  placeThrown,
  placeThrownModel,
} from '../effects/lay-down.ts';

import { declaredSteps } from './action-declared.ts';
import { rollSteps } from './action-rolls.ts';
import { offering } from './offering.ts';

const whyRoom = ({ of }: DueLaying) => (of === 'model' ? 'thrown' : of);

/** Actions that Reactions answer, and not those used inside of one. */
const ANSWERED: readonly DeclaredUse['occasion'][] = ['activation', 'minions', 'followUp'];

/** One Action from its cost to its last consequence. @rule PC-ROLL-14 */
export const action: Proc<'action'> = {
  ...declaredSteps,
  ...rollSteps,

  /** What the Type leaves on the table: Overrun, thrown and smashed Objects. @rule PC-TYPE-16 @rule PC-TYPE-21 @rule PC-BONUS-11 */
  table(ctx, { use, tally }, wake) {
    const { object } = use.order;
    const target = tally.standIn ?? use.affected[0] ?? null;
    const spot = answered(wake, 'placeObject');
    if (use.type === 'THR' && use.thrown === null && object !== undefined && stillThere(ctx, object)) {
      const question = placeThrown(ctx, use, object, target);
      if (question !== null && spot === null) return { do: 'ask', questions: [question] };
    }
    const side = answered(wake, 'placeModel');
    if (use.type === 'THR' && side === null) {
      const question = placeThrownModel(ctx, use, target);
      if (question !== null) return { do: 'ask', questions: [question] };
    }
    const layings = layingsOf(ctx, use, target, tally, spot, side);
    if (layings.length === 0 && tally.thrown.length === 0)
      return { do: 'goto', frame: { proc: 'action', step: 'burdens', use, tally } };
    return {
      do: 'goto',
      frame: { proc: 'action', step: 'room', use, tally, layings, picks: {}, hazards: [], contact: [] },
    };
  },

  /** Models make room for what comes down, by the shortest way, or one of them. @rule PC-MOVE-34 */
  room(ctx, frame, wake) {
    const { use, tally, layings, picks, hazards, contact } = frame;
    const [laying, ...rest] = layings;
    if (laying === undefined)
      return { do: 'goto', frame: { proc: 'action', step: 'falls', use, tally, hazards, contact } };
    if (laying.of === 'landed') {
      const met = metBelow(ctx, use, laying);
      return {
        do: 'goto',
        frame: {
          ...frame,
          layings: rest,
          hazards: [...hazards, ...met.hazards],
          contact: [...contact, ...met.into],
        },
      };
    }
    const due = dueLaying(ctx, use, laying, tally);
    if (due === null) return { do: 'goto', frame: { ...frame, layings: rest, picks: {} } };
    const open = wayOpen(ctx, due, picks);
    if (open !== null) {
      const place = open.places[answered(wake, 'makeRoom') ?? -1];
      return place === undefined
        ? { do: 'ask', questions: [{ kind: 'makeRoom', by: due.by, why: whyRoom(due), ...open }] }
        : { do: 'goto', frame: { ...frame, picks: { ...picks, [open.model]: place } } };
    }
    const met = layDown(ctx, use, due, picks, tally);
    const next = {
      ...frame,
      tally: met.thrown === undefined ? tally : { ...tally, thrown: met.thrown },
      layings: rest,
      picks: {},
      hazards: [...hazards, ...met.hazards],
      contact: [...contact, ...met.into],
    };
    if (met.fall === undefined) return { do: 'goto', frame: next };
    return {
      do: 'call',
      frame: { proc: 'fall', step: 'land', ...met.fall },
      resume: { ...next, layings: [{ of: 'landed', before: met.before ?? [] }, ...rest] },
    };
  },

  /** Terrain the placing led into, then Reactions to the contact it made. @rule PC-TYPE-05 */
  falls(_ctx, { use, tally, hazards, contact }, wake) {
    const [hazard, ...rest] = hazards;
    if (hazard !== undefined) {
      return {
        do: 'call',
        frame: { proc: 'hazard', step: 'strike', hazard },
        resume: { proc: 'action', step: 'falls', use, tally, hazards: rest, contact },
      };
    }
    if (contact.length === 0 || returned(wake, 'reactions') !== null) {
      return { do: 'goto', frame: { proc: 'action', step: 'thrown', use, tally, queue: tally.thrown } };
    }
    return {
      do: 'call',
      frame: offering('BTB', use.thrown ?? use.order.model, use.side, contact),
      resume: { proc: 'action', step: 'falls', use, tally, hazards: [], contact: [] },
    };
  },

  /** The thrown model reacts when it has come down. @rule PC-TYPE-06 @rule PC-TYPE-07 @rule PC-FX-08 */
  thrown(ctx, { use, tally, queue }) {
    const [trigger, ...rest] = queue;
    const { thrown } = use;
    if (trigger === undefined || thrown === null) {
      return { do: 'goto', frame: { proc: 'action', step: 'burdens', use, tally } };
    }
    return {
      do: 'call',
      frame: offering(trigger, use.order.model, use.side, onTable(ctx, thrown) ? [thrown] : []),
      resume: { proc: 'action', step: 'thrown', use, tally, queue: rest },
    };
  },

  /** Burdens suffered whatever the roll, a payer's KO, and what lasted for the Action. @rule PC-FX-26 @rule PC-BAR-04 */
  burdens(ctx, { use, tally }) {
    const { model } = use.order;
    leaveAtEdges(ctx);
    const cause = { of: 'action', model, action: use.order.action, reaction: false } as const;
    if (ctx.rules.policies.selfBurdensAlways && onTable(ctx, model)) {
      for (const node of actionOf(ctx, use).effects) {
        if (node.self !== true || (node.as !== undefined && node.as !== use.type)) continue;
        const x = effectAmount(ctx, specFor(ctx, use, null, null), use, node);
        if (node.fx === 'damage') payHealth(ctx, model, x, cause);
        if (node.fx === 'fatigue') fatigue(ctx, modelOf(ctx, model).card, model, 1, cause);
        if (node.fx === 'stun') stun(ctx, model, cause);
      }
    }
    if (onTable(ctx, model) && modelOf(ctx, model).health === 0) {
      knockOut(ctx, model, null, { of: 'cost', model, action: use.order.action });
    }
    const over = ANSWERED.includes(use.occasion) ? ['action', 'answeredAction'] : ['action'];
    for (const id of everyModel(ctx)) {
      const { lasting } = modelOf(ctx, id);
      if (lasting.length === 0) continue;
      const used = id === model ? actionOf(ctx, use).name : '';
      const ids = lasting
        .filter(({ lasts, until }) => over.includes(lasts) || until?.includes(used) === true)
        .map((one) => one.id);
      if (ids.length > 0) ctx.emit({ type: 'lastingEnded', model: id, ids });
    }
    return { do: 'goto', frame: { proc: 'action', step: 'support', use, tally } };
  },

  /** Whoever has lost what carried it Falls once the Action is resolved. @rule PC-FALL-10 @rule PC-MOVE-18 */
  support(ctx, { use, tally }, wake) {
    if (wake.woke === 'returned' || !supportLost(ctx)) {
      return { do: 'goto', frame: { proc: 'action', step: 'resolved', use, tally } };
    }
    return {
      do: 'call',
      frame: { proc: 'fall', step: 'all', done: [] },
      resume: { proc: 'action', step: 'support', use, tally },
    };
  },

  /** Powers that look at the whole Action. @rule PC-CARD-06 */
  resolved(ctx, { use, tally }, wake) {
    const next = tally.followUp
      ? ({ do: 'goto', frame: { proc: 'action', step: 'sameAgain', use, tally } } as const)
      : ({ do: 'return', value: tally } as const);
    if (wake.woke === 'returned') return next;
    const [target, second] = use.affected;
    const spec = specFor(ctx, use, second === undefined ? (target ?? null) : null, null);
    const queue = usesWhenResolved(ctx, use, spec, tally);
    if (queue.length === 0) return next;
    return {
      do: 'call',
      frame: { proc: 'powers', step: 'next', queue },
      resume: { proc: 'action', step: 'resolved', use, tally },
    };
  },

  /** A Follow Up with the same Action that a Power makes cheaper comes before any other. @rule PC-FX-17 @rule PC-CARD-06 */
  sameAgain(ctx, { use, tally }, wake) {
    const acted = returned(wake, 'act');
    if (acted === true) return { do: 'return', value: tally };
    const { model, action } = use.order;
    const [target] = use.affected;
    const ap =
      tally.followUp && acted === null && onTable(ctx, model) ? cheapFollowUp(ctx, use, tally) : null;
    if (ap === null || target === undefined || isStopped(ctx, use.by))
      return { do: 'goto', frame: { proc: 'action', step: 'followUp', use, tally } };
    return {
      do: 'call',
      frame: anotherAct(ctx, use, { actions: [action], ap, target }),
      resume: { proc: 'action', step: 'sameAgain', use, tally },
    };
  },

  /** @rule PC-FX-17 @rule PC-TYPE-23 */
  followUp(ctx, { use, tally }, wake) {
    if (
      !tally.followUp ||
      wake.woke === 'returned' ||
      !onTable(ctx, use.order.model) ||
      isStopped(ctx, use.by)
    ) {
      return { do: 'return', value: tally };
    }
    const { action } = use.order;
    const limits = ctx.rules.policies.followUpMayRepeat ? {} : { notActions: [action] };
    return {
      do: 'call',
      frame: anotherAct(ctx, use, limits),
      resume: { proc: 'action', step: 'followUp', use, tally },
    };
  },
};

/** The same model is asked for one more Combat Action. @rule PC-FX-17 */
const anotherAct = (
  ctx: Ctx,
  { by, side, payer, order: { model } }: DeclaredUse,
  limits: Partial<ActLimits>,
) =>
  ({
    proc: 'act',
    step: 'ask',
    occasion: 'followUp',
    by,
    side,
    card: modelOf(ctx, model).card,
    models: [model],
    limits: { moves: false, combat: true, payer, ...limits },
  }) as const;
