import { type Refusal, type RuleId, refusal } from '../../model/refusals.ts';
import { type Result, err, ok } from '../../../../kernel/result.ts';
import type { ActLimits, ActOccasion, ActionOrder } from '../../model/orders.ts';
import type { DeclaredUse } from '../../model/declared-action.ts';
import type { ActionProfile, ActionUse } from '../../model/profile.ts';
import type { OverrunFacts } from '../../model/roll.ts';
import type { ActivationState } from '../../model/state.ts';
import type { ModelId, TargetId, TeamId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { actionOn, cardOf, isModel, profileOf } from '../../model/lookup.ts';
import type { ActionAt } from '../../model/occasion.ts';
import { outward, stealthStops, whyUnaffected } from '../../traits/affect.ts';
import { enemiesInBtb, inBtb } from '../../traits/contact.ts';
import { isCombat } from '../../traits/roll-view.ts';
import { onTable } from '../../board/on-table.ts';
import { whyTeamUsedIt } from '../citizens/actions.ts';
import { type Purse, whyUnpayable } from './costs.ts';
import { mayUseWhileSpectral, someoneOpen } from '../../traits/spectral.ts';
import { inMode } from '../../traits/modes.ts';
import { sourceBody } from '../../board/source-body.ts';
import { isLentNoMore, wayClosed } from './own-actions.ts';
import { sourcesOf } from './sources.ts';
import { actionForbidden } from '../movement/moves-by-card.ts';
import { summonOf, whyNotSummonSpot } from './summon-spots.ts';
import { whyNotSummonMinion } from './summon-minions.ts';
import { areaOf, rangeOf, throwable, whyNotTarget } from './targeting.ts';
import { spareAp } from '../../traits/limits.ts';
import { openUses, usesOf } from './uses.ts';

export interface Declarer {
  readonly occasion: ActOccasion | 'reaction';
  readonly by: TeamId;
  readonly side: TeamId;
  readonly limits: ActLimits;
  readonly against: ModelId | null;
  /** The piece that a text has the Action used from. */
  readonly from?: TargetId;
}

const OCCASIONS: Readonly<Record<Declarer['occasion'], RuleId>> = {
  activation: 'PC-TURN-02',
  minions: 'PC-MINION-03',
  followUp: 'PC-FX-17',
  mindControl: 'PC-FX-20',
  grabThrow: 'PC-FX-13',
  power: 'PC-CARD-06',
  reaction: 'PC-TYPE-03',
};

/** The rule that says what an occasion leaves open. */
export const ruleOfOccasion = (occasion: Declarer['occasion']): RuleId => OCCASIONS[occasion];

export function purseOf(w: World, model: ModelId, limits: ActLimits, by: TeamId): Purse {
  const card = cardOf(w, model);
  const instead = limits.ap === undefined ? {} : { ap: limits.ap };
  return {
    card: card.id,
    pool: w.state.teams[limits.payer ?? by].pool,
    free: limits.free === true,
    ...(limits.unpaid === true && { unpaid: true }),
    ...instead,
  };
}

/** Why this Action of the model cannot be used at all now, whatever the target. null: it can. */
export function whyActionClosed(
  w: World,
  model: ModelId,
  action: ActionProfile,
  who: Declarer,
): Refusal | null {
  const { limits } = who;
  if (limits.actions !== undefined && !limits.actions.includes(action.id))
    return refusal('action.notNow', {}, ruleOfOccasion(who.occasion));
  if (isLentNoMore(w, model, action)) return refusal('action.notNow', {}, 'PC-CARD-06');
  if (wayClosed(w, model, action)) return refusal('action.otherWay');
  if (limits.notActions?.includes(action.id) === true) return refusal('action.another');
  const by = who.from === undefined ? barForbidden(w, model, action, who) : null;
  if (by !== null) return refusal('action.forbidden', { by });
  const shared = whyTeamUsedIt(w, model, action);
  if (shared !== null) return shared;
  if (who.occasion !== 'reaction' && openUses(w, model, action, false).length === 0)
    return refusal('action.reactionOnly');
  if (who.from === undefined && !mayUseWhileSpectral(w, model, action) && !someoneOpen(w))
    return refusal('action.spectral');
  if (action.onlyIn !== undefined && !inMode(w, model, action.onlyIn))
    return refusal('action.mode', { mode: action.onlyIn });
  return whyUnpayable(w, model, action, purseOf(w, model, limits, who.by));
}

/** The Power that lets the model not use this Action now; null: none does. */
function barForbidden(w: World, model: ModelId, action: ActionProfile, who: Declarer): string | null {
  if (!actionForbidden.speaks(w, model)) return null;
  const words = [action.name, 'bar'];
  if (isCombat(w, action)) words.push('combat');
  if (who.occasion === 'reaction') words.push('RCT');
  for (const word of words) {
    const by = actionForbidden(w, model, {}, word);
    if (by !== null) return by;
  }
  return null;
}

/** What a Spectral user may do only to whom it reaches in spite of that, it cannot do to itself alone. @rule PC-FX-27 */
const reachesNobodyElse = (action: ActionProfile, { type }: ActionUse): boolean =>
  type === 'IST' ||
  type === 'AUR' ||
  type === 'SUM' ||
  (type === 'RCT' && outward(action, type).length === 0);

/** Why the Action cannot be used in this way, or costs too much so; null: it can. Powers may ask for more AP. @rule PC-BAR-14 @rule PC-TURN-06 */
export function whyUseClosed(
  w: World,
  model: ModelId,
  action: ActionProfile,
  use: ActionUse,
  { limits, by }: Declarer,
): Refusal | null {
  if (reachesNobodyElse(action, use) && !mayUseWhileSpectral(w, model, action))
    return refusal('action.spectral');
  return use.by === undefined ? null : whyUnpayable(w, model, action, purseOf(w, model, limits, by), use);
}

/**
 * Checks a whole declaration and fixes what is fixed with it.
 * @rule PC-ROLL-14 @rule PC-BAR-04 @rule PC-BAR-06
 */
export function declare(w: World, order: ActionOrder, who: Declarer): Result<DeclaredUse, Refusal> {
  const model = w.state.models[order.model];
  if (model === undefined || model.status !== 'table') return err(refusal('model.notOnTable'));
  const profile = profileOf(w, order.model);
  const action = actionOn(profile, order.action);
  if (action === null) return err(refusal('action.unknown', { action: String(order.action) }));
  const closed = whyActionClosed(w, order.model, action, who);
  if (closed !== null) return err(closed);
  const use = usesOf(w, order.model, action)[order.use];
  if (use === undefined) return err(refusal('action.chooseType'));
  if (use.type === 'RCT' && who.occasion !== 'reaction') return err(refusal('action.reactionOnly'));
  const dear = whyUseClosed(w, order.model, action, use, who);
  if (dear !== null) return err(dear);
  const ap = order.ap ?? action.ap ?? 0;
  if (action.openAp === true ? ap < (action.ap ?? 0) : order.ap !== undefined && order.ap !== action.ap) {
    return err(refusal('action.apAmount', { least: action.ap ?? 0 }));
  }
  if (action.openAp === true && who.limits.free !== true) {
    const most = Math.min(spareAp(w, model.card), w.state.teams[who.limits.payer ?? who.by].pool);
    if (ap > most) return err(refusal('cost.ap', { needed: ap, has: most }));
  }
  const source = order.source ?? order.model;
  if (source !== order.model && source !== who.from && !sourcesOf(w, order.model, action).includes(source))
    return err(refusal('action.source'));
  const at: ActionAt = {
    model: order.model,
    source,
    action,
    type: use.type,
    side: who.side,
  };
  const affected = affectedBy(w, at, use, order, who);
  if (!affected.ok) return affected;
  if (!isWithin(w, order.model, who.limits, affected.value))
    return err(refusal('action.notNow', {}, ruleOfOccasion(who.occasion)));
  const range = rangeOf(w, order.model, use.range, action);
  const combat = isCombat(w, action);
  const declared: DeclaredUse = {
    order,
    profile: profile.id,
    type: use.type,
    as: use,
    range,
    combat,
    by: who.by,
    side: who.side,
    payer: who.limits.payer ?? who.by,
    free: who.limits.free === true,
    occasion: who.occasion,
    against: who.against,
    thrown: who.limits.thrown ?? modelThrown(w, use, order),
    affected: affected.value,
    overrun: use.type === 'OVR' ? overrunFacts(w, at) : null,
    momentum: combat && momentumOpen(w, order.model, who),
    interruptions: w.state.turn.interruptions,
  };
  const { ap: instead, power, unpaid } = who.limits;
  if (instead === undefined && power === undefined) return ok(declared);
  return ok({
    ...declared,
    ...(unpaid === undefined ? {} : { unpaid }),
    ...(instead === undefined ? {} : { ap: instead }),
    ...(power === undefined ? {} : { power }),
  });
}

/** Does the use keep to the Targets that a Power leaves it? @rule PC-CARD-06 */
function isWithin(
  w: World,
  model: ModelId,
  { target, contact }: ActLimits,
  affected: readonly TargetId[],
): boolean {
  if (target !== undefined && !affected.includes(target)) return false;
  return contact !== true || (affected.length > 0 && affected.every((id) => inBtb(w, model, id)));
}

/** A model in the place of an Object. @rule PC-OBJ-13 */
function modelThrown(w: World, { type }: ActionUse, { object }: ActionOrder): ModelId | null {
  return type === 'THR' && object !== undefined && isModel(w, object) ? object : null;
}

/** @rule PC-TYPE-15 */
function overrunFacts(w: World, at: ActionAt): OverrunFacts {
  const { overrunMomentum } = w.rules.policies;
  return { momentum: overrunMomentum && enemiesInBtb(w, at.model, at.side).length === 0, places: null };
}

/** @rule PC-BONUS-09 */
function momentumOpen(w: World, model: ModelId, who: Declarer): boolean {
  const { activation } = w.state;
  if (who.occasion === 'reaction' || who.occasion === 'mindControl' || activation === null) return false;
  if (activation.card !== cardOf(w, model).id || activation.momentumUsed.includes(model)) return false;
  const moves = activation.moves[model];
  return moves !== undefined && moves.length > 0 && !combatSinceMove(w, model, activation);
}

/** Has a Combat Action been used since the last move? The one that all Minions of a card use now is no other. */
function combatSinceMove(w: World, model: ModelId, { used, actions, step }: ActivationState): boolean {
  const since = actions.slice(used.lastIndexOf('move') + 1);
  if (step !== null && since.at(-1) === step.action) since.pop();
  return since.some((id) => {
    const action = actionOn(profileOf(w, model), id);
    return action !== null && isCombat(w, action);
  });
}

function affectedBy(
  w: World,
  at: ActionAt,
  use: ActionUse,
  order: ActionOrder,
  who: Declarer,
): Result<readonly TargetId[], Refusal> {
  switch (use.type) {
    case 'IST':
      return ok([at.model]);
    case 'RCT':
      return reactionTarget(w, at, order, who);
    case 'AUR':
    case 'PLS':
      return inOrder(areaOf(w, at, use, null).members, order.targets);
    case 'RAY':
    case 'OVR': {
      const { toward } = order;
      const straight = use.type === 'RAY' ? 'PC-TYPE-19' : 'PC-TYPE-15';
      if (toward === undefined) return err(refusal('action.direction', {}, straight));
      const body = sourceBody(w, at.source);
      if (toward.x === body.x && toward.y === body.y) return err(refusal('action.direction', {}, straight));
      return inOrder(areaOf(w, at, use, toward).members, order.targets);
    }
    case 'SUM':
      return summonSpot(w, at, use, order);
    case 'THR':
      return throwTarget(w, at, use, order, who);
    case 'CCM':
    case 'IND':
    case 'PRJ': {
      const [target, second] = order.targets;
      if (target === undefined || second !== undefined) return err(refusal('action.oneTarget'));
      const why = whyNotTarget(w, at, use, target);
      return why === null ? ok([target]) : err(why);
    }
  }
}

/** All Effects but Self/X reach only the model that triggered the Reaction. @rule PC-TYPE-03 @rule PC-COND-04 */
function reactionTarget(
  w: World,
  at: ActionAt,
  order: ActionOrder,
  who: Declarer,
): Result<readonly TargetId[], Refusal> {
  const { against } = who;
  if (against === null || !onTable(w, against)) return err(refusal('action.reactionTarget'));
  const reaches = outward(at.action, at.type).length > 0;
  const contest = 'trait' in at.action.against;
  if (!reaches && !contest) return ok([at.model]);
  const [target] = order.targets;
  if (contest && target !== undefined && target !== against) return err(refusal('action.reactionTarget'));
  const why = stealthStops(w, at, against) ?? whyUnaffected(w, at, against);
  if (why === null) return ok([against]);
  return !contest && at.action.effects.some((node) => node.self === true) ? ok([at.model]) : err(why);
}

/** The members as they are, in the order the Attacker gave; an empty order takes the table's. @rule PC-ROLL-07 */
function inOrder(
  members: readonly TargetId[],
  given: readonly TargetId[],
): Result<readonly TargetId[], Refusal> {
  if (given.length === 0) return ok(members);
  const same =
    given.length === members.length &&
    members.every((id) => given.includes(id)) &&
    new Set(given).size === given.length;
  return same ? ok(given) : err(refusal('action.members', { count: members.length }));
}

function throwTarget(
  w: World,
  at: ActionAt,
  use: ActionUse,
  order: ActionOrder,
  who: Declarer,
): Result<readonly TargetId[], Refusal> {
  const { thrown } = who.limits;
  if (thrown === undefined) {
    const object = throwable(w, at.model, at.action).find((one) => one.id === order.object);
    if (object === undefined) return err(refusal('object.none'));
    if (object.why !== null) return err(object.why);
  } else if (order.object !== undefined && order.object !== thrown) {
    return err(refusal('object.none'));
  }
  const [target, second] = order.targets;
  if (target === undefined || second !== undefined) return err(refusal('action.oneTarget'));
  if (target === order.object || target === thrown) return err(refusal('target.self', {}, 'PC-TYPE-21'));
  const thing = order.object ?? thrown;
  const why = whyNotTarget(w, thing === undefined ? at : { ...at, thrown: thing }, use, target);
  return why === null ? ok([target]) : err(why);
}

/** @rule PC-TYPE-20 @rule PC-FX-28 @rule PC-MINION-05 */
function summonSpot(
  w: World,
  at: ActionAt,
  use: ActionUse,
  order: ActionOrder,
): Result<readonly TargetId[], Refusal> {
  if (order.at === undefined) return err(refusal('action.place'));
  const profile = profileOf(w, at.model);
  const minions = at.action.effects.find((node) => node.fx === 'summon' && node.summon === 'Minion');
  const why =
    (minions === undefined ? null : whyNotSummonMinion(w, at.side, minions.of)) ??
    whyNotSummonSpot(
      w,
      {
        source: at.source,
        side: at.side,
        profile: profile.id,
        action: at.action.id,
        range: rangeOf(w, at.model, use.range, at.action) ?? 0,
        node: summonOf(w, profile.id, at.action.id),
      },
      order.at,
    );
  return why === null ? ok([]) : err(why);
}
