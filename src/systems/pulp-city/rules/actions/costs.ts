import { teamOfCard } from '../../board/sides.ts';
import { type Refusal, refusal } from '../../model/refusals.ts';
import type { ClauseCost } from '../../model/clause.ts';
import type { ActionProfile, ActionUse, EffectNode } from '../../model/profile.ts';
import type { RollSpec } from '../../model/roll.ts';
import type { CardId, ModelId, TeamId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { actionOn, cardOf, modelOf, powerUpOf, profileById, profileOf } from '../../model/lookup.ts';
import { modifier, total } from '../../powers/measure.ts';
import { pointsLeft } from '../../powers/points.ts';
import { spareAp, spareFatigue } from '../../traits/limits.ts';

/** Who pays. */
export interface Purse {
  readonly card: CardId;
  readonly pool: number;
  /** No AP are asked for. */
  readonly free: boolean;
  /** Nor what stands in brackets. */
  readonly unpaid?: true;
  /** AP that a Power asks for instead of those of the bar. */
  readonly ap?: number;
}

export const apCostMore = modifier('apCost');

/** AP of one use; Minions pay none. @rule PC-AP-05 @rule PC-BAR-13 */
export function apCost(
  w: World,
  model: ModelId,
  action: ActionProfile,
  chosen?: number,
  as?: ActionUse,
): number {
  if (profileOf(w, model).kind === 'minion' || action.ap === null) return 0;
  const base = (chosen ?? action.ap) + (as?.by?.extraAp ?? 0);
  return Math.max(0, base + total(apCostMore(w, model, { actionName: action.name }, action.name)));
}

/** Fatigue of one use: bracket costs, unless these are not paid, and the Self/Fatigue that is always suffered. @rule PC-BAR-04 */
export function fatigueCost(w: World, action: ActionProfile, unpaid = false): number {
  const { fatigue, own } = printedCost(action);
  return (unpaid ? 0 : fatigue) + (w.rules.policies.selfBurdensAlways ? own : 0);
}

/** What a bar asks besides AP; every bracket is a cost of its own. @rule PC-BAR-12 */
interface PrintedCost {
  readonly fatigue: number;
  /** Self/Fatigue. */
  readonly own: number;
  readonly powerDown: number;
  readonly damage: number;
}

const printedCosts = new WeakMap<ActionProfile, PrintedCost>();

function printedCost(action: ActionProfile): PrintedCost {
  const known = printedCosts.get(action);
  if (known !== undefined) return known;
  const { prices, effects } = action;
  const owed = (of: 'powerDown' | 'damage'): number =>
    prices.reduce((sum, price) => sum + (price.of === of ? price.x : 0), 0);
  const made: PrintedCost = {
    fatigue: prices.filter(({ of }) => of === 'fatigue').length,
    own: selfFatigue(effects),
    powerDown: owed('powerDown'),
    damage: owed('damage'),
  };
  printedCosts.set(action, made);
  return made;
}

function selfFatigue(effects: readonly EffectNode[]): number {
  return effects.filter((node) => node.self === true && node.fx === 'fatigue').length;
}

/** Must the user have room for the Self/Fatigue of what it buys with SFX, and has it not? @rule PC-BAR-04 */
export function tooTiredFor(w: World, spec: RollSpec, bought: readonly EffectNode[]): boolean {
  const more = selfFatigue(bought);
  if (more === 0 || !w.rules.policies.selfBurdensAlways) return false;
  const owed = selfFatigue(actionOn(profileById(w, spec.profile), spec.action)?.effects ?? []);
  return owed + more > spareFatigue(w, cardOf(w, spec.attacker).id);
}

/** Why the costs cannot be paid in full; null: they can. @rule PC-BAR-04 @rule PC-BAR-12 @rule PC-AP-01 */
export function whyUnpayable(
  w: World,
  model: ModelId,
  action: ActionProfile,
  purse: Purse,
  as?: ActionUse,
): Refusal | null {
  const ap = purse.free ? 0 : (purse.ap ?? apCost(w, model, action, undefined, as));
  if (ap > 0) {
    const spare = spareAp(w, purse.card);
    if (ap > spare) return refusal('cost.apLimit', { needed: ap, left: Math.max(0, spare) });
    if (ap > purse.pool) return refusal('cost.pool', { needed: ap, has: purse.pool });
  }
  const fatigue = fatigueCost(w, action, purse.unpaid);
  const commanded = action.ap === null && fatigue > 0 && fatigueAlreadyPaid(w, model, action);
  if (fatigue > 0 && !commanded && fatigue > spareFatigue(w, purse.card)) {
    return refusal('cost.fatigue', { needed: fatigue, left: Math.max(0, spareFatigue(w, purse.card)) });
  }
  if (purse.unpaid === true) return null;
  const powerUp = powerUpOf(w, model);
  const { health } = modelOf(w, model);
  const { powerDown: dice, damage } = printedCost(action);
  if (dice > powerUp) return refusal('cost.powerUp', { needed: dice, has: powerUp });
  return damage > health ? refusal('cost.health', { needed: damage, has: health }) : null;
}

/** The card pays a bracket Fatigue once for all its models. @rule PC-BAR-13 */
export function fatigueAlreadyPaid(w: World, model: ModelId, action: ActionProfile): boolean {
  const step = w.state.activation?.step;
  return (
    step !== null &&
    step !== undefined &&
    step.action === action.id &&
    step.models.length > 0 &&
    cardOf(w, model).id === w.state.activation?.card
  );
}

/** What a Power costs each time it is used. */
export interface PowerCost {
  readonly ap: number;
  readonly fatigue: number;
  readonly powerUpDice: number;
  readonly damage: number;
  readonly stun: number;
  readonly points: number;
}

/** 'Any' number is paid one by one. */
export function costOfOne(cost: ClauseCost | undefined): PowerCost {
  const { ap = 0, fatigue = 0, powerUpDice = 0, damage = 0, stun = 0, points = 0 } = cost ?? {};
  return {
    ap: ap === 'any' ? 1 : ap,
    fatigue,
    powerUpDice: powerUpDice === 'any' ? 1 : powerUpDice,
    damage,
    stun,
    points,
  };
}

/** Can the card pay what a Power asks, so many times over? AP come from the Pool of `payer`, without one from its own Team's. @rule PC-AP-07 @rule PC-FX-20 */
export function canPay(
  w: World,
  model: ModelId,
  cost: ClauseCost | undefined,
  times = 1,
  payer?: TeamId,
): boolean {
  if (cost === undefined) return true;
  const card = cardOf(w, model);
  const { ap, fatigue, powerUpDice, damage, points } = costOfOne(cost);
  const purse = ap > 0 ? w.state.teams[payer ?? teamOfCard(w, card.id)].pool : 0;
  if (ap > 0 && ap * times > Math.min(spareAp(w, card.id), purse)) return false;
  if (fatigue > 0 && fatigue * times > spareFatigue(w, card.id)) return false;
  if (points > 0 && points * times > pointsLeft(w, card.id)) return false;
  return powerUpDice * times <= powerUpOf(w, model) && damage * times <= modelOf(w, model).health;
}

/** Can all of these be paid together? @rule PC-AP-07 */
export function canPayAll(w: World, model: ModelId, costs: readonly ClauseCost[], payer?: TeamId): boolean {
  const each = costs.map(costOfOne);
  const sum = (of: keyof PowerCost): number => each.reduce((total, one) => total + one[of], 0);
  const all = { ap: sum('ap'), fatigue: sum('fatigue'), powerUpDice: sum('powerUpDice') };
  return canPay(w, model, { ...all, damage: sum('damage'), points: sum('points') }, 1, payer);
}

/** How often the card could pay it. */
export function timesPayable(w: World, model: ModelId, cost: ClauseCost | undefined, payer: TeamId): number {
  let times = 0;
  while (times < MOST_TIMES && canPay(w, model, cost, times + 1, payer)) times += 1;
  return times;
}

const MOST_TIMES = 20;
