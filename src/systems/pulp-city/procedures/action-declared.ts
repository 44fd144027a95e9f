import { ownTally } from '../model/copies.ts';
import { type Proc, answered, returned } from '../model/frames.ts';
import type { ActionTally, DeclaredUse } from '../model/declared-action.ts';
import type { ModelId, TargetId, TeamId } from '../model/ids.ts';
import type { Ctx, World } from '../model/encounter.ts';
import { isModel } from '../model/lookup.ts';
import { hasTargets, whyUnaffected } from '../traits/affect.ts';
import { onTable, stillThere } from '../board/on-table.ts';
import { nextTeam, playerFor, sideOf, teamsAfter } from '../board/sides.ts';
import { markTeamUse } from '../rules/citizens/actions.ts';
import { outlivedBy } from '../effects/summon-pieces.ts';
import { placesNow } from '../board/snapshot.ts';
import { placeOf } from '../board/places.ts';
import { payFor } from '../rules/actions/paying.ts';
import { enemiesWhereSummoned } from '../rules/actions/summon-spots.ts';
import { areaOf, inGrasp, rangeOf, whyOutOfReach } from '../rules/actions/targeting.ts';

import { specFor } from '../rules/rolls/roll-spec.ts';
import { someoneMayReact } from '../rules/actions/uses.ts';
import { isArea } from '../rules/rolls/rolls-of-use.ts';
import { actionOf, atOf } from '../model/action-at.ts';

import { EMPTY, attackerGone, inTurn } from './action-facts.ts';
import { countAs, typesOpen } from './counting-as.ts';
import { offering } from './offering.ts';

type DeclaredStep = 'pay' | 'countAs' | 'targeted' | 'recheck' | 'summonRoll';

/** From the cost to the check of what Reactions have left. @rule PC-ROLL-14 */
export const declaredSteps: Pick<Proc<'action'>, DeclaredStep> = {
  pay(ctx, { use }) {
    const { order } = use;
    ctx.emit({
      type: 'actionDeclared',
      model: order.model,
      source: order.source ?? order.model,
      action: order.action,
      targets: use.affected,
      toward: order.toward ?? order.at ?? null,
      object: order.object ?? use.thrown,
      reaction: use.occasion === 'reaction',
      by: use.by,
    });
    for (const piece of outlivedBy(ctx, use)) ctx.emit({ type: 'pieceRemoved', piece, why: 'replaced' });
    payFor(ctx, use, actionOf(ctx, use));
    markTeamUse(ctx, order.model, actionOf(ctx, use));
    const targets = use.type === 'IST' ? [] : use.affected;
    const choosers = targets.filter(
      (id) => id !== order.model && isModel(ctx, id) && typesOpen(ctx, id, use) !== null,
    );
    return choosers.length === 0
      ? { do: 'goto', frame: { proc: 'action', step: 'targeted', use } }
      : { do: 'goto', frame: { proc: 'action', step: 'countAs', use, queue: choosers } };
  },

  /** Powers by which a Target says what it counts as. @rule PC-TYPE-18 */
  countAs(ctx, { use, queue }, wake) {
    const [model, ...rest] = queue;
    if (model === undefined) return { do: 'goto', frame: { proc: 'action', step: 'targeted', use } };
    const power = typesOpen(ctx, model, use);
    const types = answered(wake, 'countAs');
    if (power === null) return { do: 'goto', frame: { proc: 'action', step: 'countAs', use, queue: rest } };
    if (types === null) {
      const { name, options } = power;
      const by = playerFor(ctx, model);
      return { do: 'ask', questions: [{ kind: 'countAs', by, model, options, power: name }] };
    }
    countAs(ctx, model, power, types);
    return { do: 'goto', frame: { proc: 'action', step: 'countAs', use, queue: rest } };
  },

  /** @rule PC-TYPE-08 */
  targeted(ctx, { use }, wake) {
    const reacted = returned(wake, 'reactions');
    if (reacted !== null) return { do: 'goto', frame: { proc: 'action', step: 'recheck', use, reacted } };
    const candidates =
      !hasTargets(ctx, use.type) || use.occasion === 'reaction'
        ? []
        : use.affected.filter((id) => isModel(ctx, id) && id !== use.order.model);
    if (!someoneMayReact(ctx, candidates))
      return { do: 'goto', frame: { proc: 'action', step: 'recheck', use, reacted: [] } };
    return {
      do: 'call',
      frame: offering('TGT', use.order.model, use.side, candidates),
      resume: { proc: 'action', step: 'targeted', use },
    };
  },

  /** Reach is asked again for whoever reacted. @rule PC-TYPE-09 */
  recheck(ctx, { use, reacted }) {
    if (attackerGone(ctx, use)) {
      ctx.emit({
        type: 'actionFailed',
        model: use.order.model,
        action: use.order.action,
        target: null,
        why: onTable(ctx, use.order.model) ? 'sourceGone' : 'attackerKoed',
      });
      return { do: 'goto', frame: { proc: 'action', step: 'burdens', use, tally: EMPTY } };
    }
    const { interruptions } = ctx.state.turn;
    const again = use.interruptions === interruptions ? reacted : use.affected;
    const slipped = again.length > 0 && use.type === 'THR' ? outOfGrasp(ctx, use) : null;
    if (slipped !== null) {
      const { model, action } = use.order;
      ctx.emit({ type: 'actionFailed', model, action, target: slipped, why: 'outOfGrasp' });
      return { do: 'goto', frame: { proc: 'action', step: 'burdens', use, tally: EMPTY } };
    }
    const queue = inReach(ctx, use, use.affected, again);
    const { overrun } = use;
    const fixed = overrun !== null && ctx.rules.policies.overrunDiceFromStart;
    const asBefore = !fixed && use.interruptions === interruptions && queue.length === use.affected.length;
    const kept: DeclaredUse = asBefore
      ? use
      : {
          ...use,
          affected: queue,
          interruptions,
          overrun: fixed ? { ...overrun, places: placesNow(ctx) } : overrun,
        };
    if (use.type === 'SUM' && 'trait' in actionOf(ctx, use).against)
      return { do: 'goto', frame: { proc: 'action', step: 'summonRoll', use: kept, tally: EMPTY } };
    // The Action has failed against all that it was meant for.
    if (queue.length === 0 && use.affected.length > 0)
      return { do: 'goto', frame: { proc: 'action', step: 'rolls', use: kept, queue, tally: EMPTY } };
    return { do: 'goto', frame: inTurn(ctx, kept, queue, EMPTY) };
  },

  /** A Summon of Trait against Trait: one model in the place answers for all. @rule PC-TYPE-24 */
  summonRoll(ctx, { use, tally }, wake) {
    const inside = enemiesWhereSummoned(ctx, use);
    const chosen = answered(wake, 'summonDefender') ?? (inside.length === 1 ? inside[0] : null);
    if (inside.length > 1 && chosen === null) {
      return {
        do: 'ask',
        questions: [{ kind: 'summonDefender', by: defenderBy(ctx, use.side, inside), options: inside }],
      };
    }
    return callRoll(ctx, use, chosen ?? null, [], tally);
  },
};

/** What was to be thrown and is not at hand any more; null: it is. @rule PC-TYPE-09 @rule PC-TYPE-21 @rule PC-FX-13 */
function outOfGrasp(w: World, use: DeclaredUse): TargetId | null {
  const thing = use.order.object ?? use.thrown;
  return thing === null || inGrasp(w, use.order.model, actionOf(w, use), thing) ? null : thing;
}

/** Of several Enemy Teams in the place, the first in the order of Turns. @rule PC-TYPE-24 */
function defenderBy(w: World, side: TeamId, inside: readonly ModelId[]): TeamId {
  const teams = inside.map((id) => sideOf(w, id));
  return teamsAfter(w, side).find((team) => teams.includes(team)) ?? nextTeam(w, side);
}

/** Those that are still there and in reach; the Action is lost on the others. @rule PC-TYPE-09 @rule PC-TURN-10 */
export function inReach(
  ctx: Ctx,
  use: DeclaredUse,
  targets: readonly TargetId[],
  again: readonly TargetId[],
): readonly TargetId[] {
  return targets.filter((id) => {
    const why = !stillThere(ctx, id) ? 'targetGone' : lost(ctx, use, id, again) ? 'outOfReach' : null;
    if (why !== null)
      ctx.emit({ type: 'actionFailed', model: use.order.model, action: use.order.action, target: id, why });
    return why === null;
  });
}

/** A model that reacted, or whose Attacker was moved, must still be in reach. @rule PC-TYPE-09 */
function lost(ctx: Ctx, use: DeclaredUse, target: TargetId, again: readonly TargetId[]): boolean {
  if (!again.includes(target) || target === use.order.model) {
    return whyUnaffected(ctx, atOf(ctx, use), target) !== null && target !== use.order.model;
  }
  const at = atOf(ctx, use);
  if (isArea(use)) return !areaOf(ctx, at, use.as, use.order.toward ?? null).members.includes(target);
  return (
    whyOutOfReach(ctx, at, use.as, target, rangeOf(ctx, use.order.model, use.as.range, at.action)) !== null
  );
}

type Then = ReturnType<Proc<'action'>['rolls']>;

export function callRoll(
  ctx: Ctx,
  use: DeclaredUse,
  target: TargetId | null,
  rest: readonly TargetId[],
  tally: ActionTally,
): Then {
  const pieceAt = target === null ? null : placeOf(ctx, target);
  const now = ownTally(tally);
  now.pieceAt = pieceAt;
  return {
    do: 'call',
    frame: { proc: 'attackRoll', step: 'redirect', spec: specFor(ctx, use, target, null), use, tally: now },
    resume: { proc: 'action', step: 'rolls', use, queue: rest, tally: now },
  };
}
