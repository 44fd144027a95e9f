import { inches } from '../../../geometry/units.ts';
import { bodyOf } from '../board/bodies.ts';
import { modelsOnTable } from '../board/on-table.ts';
import { isEnemy, isOnSide, teamOf } from '../board/sides.ts';
import type { World } from '../model/encounter.ts';
import type { EffectName } from '../model/effects.ts';
import type { ModelId, TargetId } from '../model/ids.ts';
import { cardOf, isModel } from '../model/lookup.ts';
import type { ActionOrder } from '../model/orders.ts';
import type { ActionProfile } from '../model/profile.ts';
import type { Reason } from '../../../kernel/search.ts';
import { openActions } from '../rules/actions/activating.ts';
import { apCost, fatigueCost } from '../rules/actions/costs.ts';
import { type Declarer, declare } from '../rules/actions/declaring.ts';
import { mayTarget, rangeOf, throwable } from '../rules/actions/targeting.ts';
import { openUses } from '../rules/actions/uses.ts';
import { spareAp } from '../traits/limits.ts';
import { away } from './spot.ts';
import { because, ifKo, type Eye, type Thought, thought } from './eye.ts';
import { coversOf } from './goals.ts';
import { type UseWorth, worthOfUse } from './use-worth.ts';

/** A use of an Action worth a thought. */
export interface Blow extends Thought {
  readonly model: ModelId;
  readonly target: TargetId | null;
  readonly fatigue: number;
}

/** Objects tried for a Throw. */
const OBJECTS = 2;

/** Of an Aura that is there already, what a second one adds. */
const SAME_AURA = 0.1;

/** Every use of the model's Actions that could be declared now, by exact odds. */
export function blowsOf(eye: Eye, model: ModelId, who: Declarer): readonly Blow[] {
  const { w, me, weights } = eye;
  const found: Blow[] = [];
  for (const action of openActions(w, model, who)) {
    for (const order of ordersOf(w, model, action, who)) {
      const declared = declare(w, order, who);
      if (!declared.ok) continue;
      const { type, affected } = declared.value;
      if (affected.length === 0 && type !== 'SUM') continue;
      const use = worthOfUse(w, declared.value, me, weights, eye.rid);
      const ap = who.limits.free === true ? 0 : apCost(w, model, action, order.ap);
      const again =
        type === 'AUR' && w.state.auras.some((one) => one.owner === model && one.action === action.id);
      const fatigue = fatigueCost(w, action, who.limits.unpaid);
      const worth = (again ? SAME_AURA : 1) * use.worth - weights.ap * ap - weights.fatigue * fatigue;
      const answer = { do: 'action', ...order };
      const { target } = use;
      const reason = reasonFor(w, order, use, affected);
      found.push({ ...thought('strike', answer, worth, reason), model, target, fatigue });
    }
  }
  return found;
}

function reasonFor(
  w: World,
  { model, action }: ActionOrder,
  use: UseWorth,
  affected: readonly TargetId[],
): Reason {
  const { target, ko, success, damage } = use;
  if (target === null || !isModel(w, target)) return because('use', { model, action });
  const said = { model, action, target, chance: success, ko, damage, more: affected.length - 1 };
  if (target === model) return because('self', said);
  if (isOnSide(w, target, teamOf(w, model))) return because('help', said);
  return because(damage > 0 ? ifKo('hurt', use) : 'hinder', said);
}

/** Effects that friends are given. */
const GIFTS: ReadonlySet<EffectName> = new Set(['heal', 'attack', 'defend', 'powerUp', 'immune', 'spectral']);

/** Orders of one Action, aim by aim; whether they are legal, `declare` says. */
function ordersOf(w: World, model: ModelId, action: ActionProfile, who: Declarer): readonly ActionOrder[] {
  const all = modelsOnTable(w).map(({ id }) => id);
  const foes = all.filter((id) => isEnemy(w, id, who.side));
  const nodes = [...action.effects, ...action.sfx.flatMap(({ effects }) => effects)];
  const helps = nodes.some(({ fx, self }) => GIFTS.has(fx) && self !== true) || 'number' in action.against;
  const others = [...(helps ? all : foes), ...coversOf(w)].filter((id) => id !== model);
  const found: ActionOrder[] = [];
  for (const { use, index } of openUses(w, model, action, false)) {
    const base: ActionOrder = { model, action: action.id, use: index, targets: [] };
    const at = { model, source: model, action, type: use.type, side: who.side };
    switch (use.type) {
      case 'CCM':
      case 'IND':
      case 'PRJ':
        for (const target of others)
          if (mayTarget(w, at, use, target)) found.push({ ...base, targets: [target] });
        break;
      case 'THR':
        for (const object of objectsFor(w, model, action, who))
          for (const target of foes)
            if (target !== object && mayTarget(w, { ...at, thrown: object }, use, target))
              found.push({
                ...base,
                ...(who.limits.thrown === undefined ? { object } : {}),
                targets: [target],
              });
        break;
      case 'RAY':
      case 'OVR':
        found.push(...towards(w, base, foes));
        break;
      case 'SUM':
        found.push(...spotsFor(w, base, foes, rangeOf(w, model, use.range, action) ?? 0));
        break;
      case 'AUR':
      case 'IST':
      case 'PLS':
        found.push(base);
        break;
      case 'RCT':
        break;
    }
  }
  return action.openAp === true && who.limits.free !== true ? withAp(w, found, action, who) : found;
}

function objectsFor(
  w: World,
  model: ModelId,
  action: ActionProfile,
  { limits }: Declarer,
): readonly TargetId[] {
  if (limits.thrown !== undefined) return [limits.thrown];
  const open = throwable(w, model, action).filter(({ why }) => why === null);
  return open.slice(0, OBJECTS).map(({ id }) => id);
}

function towards(w: World, base: ActionOrder, foes: readonly ModelId[]): readonly ActionOrder[] {
  const from = bodyOf(w, base.model);
  return foes.flatMap((id) => {
    const { x, y } = bodyOf(w, id);
    return x === from.x && y === from.y ? [] : [{ ...base, toward: { x, y } }];
  });
}

/** Towards the nearest Enemies, as far as it reaches; else beside the user. */
function spotsFor(
  w: World,
  base: ActionOrder,
  foes: readonly ModelId[],
  range: number,
): readonly ActionOrder[] {
  const { x, y, r } = bodyOf(w, base.model);
  const reach = inches(range);
  const near = foes.slice(0, OBJECTS).map((id) => {
    const to = bodyOf(w, id);
    const gap = Math.max(1, away(to, { x, y }));
    const share = Math.min(gap - r - to.r - inches(1), reach) / gap;
    return { x: Math.round(x + (to.x - x) * share), y: Math.round(y + (to.y - y) * share) };
  });
  const beside = [4 * r, -4 * r].map((off) => ({ x: x + off, y }));
  return [...near, ...beside].map((at) => ({ ...base, at }));
}

/** The fewest AP, one more, and all there are. */
function withAp(
  w: World,
  orders: readonly ActionOrder[],
  { ap }: ActionProfile,
  { limits, by }: Declarer,
): readonly ActionOrder[] {
  const least = ap ?? 0;
  return orders.flatMap((order) => {
    const purse = w.state.teams[limits.payer ?? by].pool;
    const most = Math.min(spareAp(w, cardOf(w, order.model).id), purse);
    return [...new Set([least, least + 1, most])]
      .filter((one) => one >= least && one <= most)
      .map((one) => ({ ...order, ap: one }));
  });
}
