import { ownSpec } from '../../model/copies.ts';
import { type Refusal, refusal } from '../../model/refusals.ts';
import type { AtPoint, ClauseCost, DiceClause, EffectCalled } from '../../model/clause.ts';
import type { Trait } from '../../model/keywords.ts';
import type { RollSpec, RollView } from '../../model/roll.ts';

import type { ModelId, TeamId } from '../../model/ids.ts';
import type { Ctx, World } from '../../model/encounter.ts';
import type { Trigger } from '../../model/force.ts';
import { liveModels } from '../../board/cards.ts';
import { actionOn, cardOf, modelOf, profileById, powerCause } from '../../model/lookup.ts';
import { mayTarget } from '../actions/targeting.ts';
import { usesOf } from '../actions/uses.ts';
import { watch } from '../../powers/in-force.ts';
import { holds } from '../../traits/clause-conditions.ts';
import { playerFor, teamOf } from '../../board/sides.ts';
import { canPayAll, timesPayable } from '../actions/costs.ts';
import { limitOpen, takeLimit } from '../../powers/limits.ts';
import { applyPower } from '../damage/damage.ts';
import { attackView, defenceView, pieceRolls } from '../../traits/roll-view.ts';
import { attackerSources, defenderSources } from './dice-sources.ts';
import { payCost } from '../actions/paying.ts';
import { isAbout } from '../../traits/selectors.ts';

export type RollSide = 'attacker' | 'defender';

export interface DicePower {
  readonly name: string;
  /** Who has the Power, and pays. */
  readonly owner: ModelId;
  readonly dice: number;
  readonly cost: ClauseCost | undefined;
  readonly limit: string | null;
  /** How often it may be bought for one roll. */
  readonly most: number;
  /** What comes of it besides. */
  readonly bonds: readonly EffectCalled<'bind'>[];
}

/** One side of a roll that Powers may add dice to; the Defender's with the Trait it answers with. */
export interface RollingSide {
  readonly spec: RollSpec;
  readonly side: RollSide;
  readonly trait: Trait | null;
}

function viewOf(w: World, { spec, side, trait }: RollingSide): RollView | null {
  return side === 'attacker' ? attackView(w, spec) : defenceView(w, spec, trait);
}

/** Who decides for this side, and whose Pool pays: under Mind Control the controller. @rule PC-FX-20 */
function payerOf(w: World, { spec, side }: RollingSide): TeamId {
  return side === 'attacker' || spec.target === null || spec.target === spec.attacker
    ? spec.by
    : playerFor(w, spec.target);
}

/** Powers that may add dice to one side of this roll at a price. Whoever has the Power pays, so no ally's is among them. @rule PC-AP-07 @rule PC-TABLE-14 */
export function dicePowers(w: World, rolling: RollingSide): DicePower[] {
  const roller = rolling.side === 'attacker' ? rolling.spec.attacker : rolling.spec.target;
  const holders = beforeRoll.holders(w);
  if (holders.length === 0 || roller === null) return [];
  if (rolling.side === 'attacker' && pieceRolls(w, rolling.spec) !== null) return [];
  const offered: Trigger<ForRoll>[] = [];
  for (const { triggers } of holders)
    for (const trigger of triggers) if (isForRoll(trigger)) offered.push(trigger);
  if (offered.length === 0) return [];
  const view = viewOf(w, rolling);
  if (view === null) return [];
  const bonuses = bonusesOf(w, rolling);
  const payer = payerOf(w, rolling);
  const found: DicePower[] = [];
  for (const trigger of offered) {
    const { clause, name, owner } = trigger;
    if (!isAbout(w, trigger.clause.who, view.self, trigger.owner) || found.some((one) => one.name === name))
      continue;
    if (owner !== view.self && teamOf(w, owner) !== payer) continue;
    if (!holds(w, clause.when, owner, view.self, { view, bonuses })) continue;
    const given = diceIn(clause).filter(adds(rolling.side));
    const dice = given.reduce((sum, inner) => sum + inner.by, 0);
    const bonds = bondsIn(clause);
    if (bonds.some(({ joint }) => joint === true) && !allAimAt(w, rolling.spec)) continue;
    const { cost, limit = null } = clause;
    const each = limit === null && given.some((inner) => inner.per === 'spent');
    const payable = limitOpen(w, owner, name, clause.limit) ? timesPayable(w, owner, cost, payer) : 0;
    const most = each ? payable : Math.min(1, payable);
    if (dice > 0 && most > 0) found.push({ name, owner, dice, cost, limit, most, bonds });
  }
  return found;
}

export const beforeRoll = watch('beforeRoll');
type BeforeRoll = AtPoint<'beforeRoll'>;

const diceIn = ({ may = [] }: BeforeRoll): readonly DiceClause[] =>
  may.flatMap((effect) => (effect.fx === 'lasting' ? effect.clauses : []));

const bondsIn = ({ may = [] }: BeforeRoll): readonly EffectCalled<'bind'>[] =>
  may.flatMap((effect) => (effect.fx === 'bind' ? [effect] : []));

type ForRoll = Extract<BeforeRoll, { readonly limit?: string }>;
const isForRoll = (trigger: Trigger<BeforeRoll>): trigger is Trigger<ForRoll> =>
  trigger.clause.may?.some(({ fx }) => fx === 'lasting') === true;

function bonusesOf(w: World, { spec, side, trait }: RollingSide): string[] {
  const sources =
    side === 'attacker'
      ? attackerSources(w, spec, false)
      : trait === null
        ? []
        : defenderSources(w, spec, trait);
  return sources.map((source) => source.name);
}

/** Has no model of the card used the Action on anybody else, and could each of those to come aim at this Target? */
function allAimAt(w: World, spec: RollSpec): boolean {
  const { attacker, target, splash, action: id, profile } = spec;
  const { activation } = w.state;
  const action = actionOn(profileById(w, profile), id);
  const { card } = modelOf(w, attacker);
  if (target === null || splash !== null || action === null || activation?.card !== card) return false;
  const done = (activation.step?.models ?? []).filter((model) => model !== attacker);
  if (done.length > 0) return false;
  return liveModels(w, card)
    .filter((model) => model !== attacker)
    .every((model) => {
      const at = { model, source: model, action, type: spec.type, side: spec.side };
      return usesOf(w, model, action).some((use) => use.type === spec.type && mayTarget(w, at, use, target));
    });
}

const adds =
  (side: RollSide) =>
  ({ modify }: DiceClause): boolean =>
    modify === 'rollDice' || modify === `${side}Dice`;

/** The Powers on offer by name, each as often as it may be bought. */
export function namesOf(powers: readonly DicePower[]): string[] {
  return powers.flatMap(({ name, most }) => Array<string>(most).fill(name));
}

/** Every name as often as the list has it that has it most often. */
export function mostOfEach(lists: readonly (readonly string[])[]): string[] {
  const names = [...new Set(lists.flat())];
  return names.flatMap((name) => {
    const most = Math.max(...lists.map((list) => timesIn(list, name)));
    return Array<string>(most).fill(name);
  });
}

/** How often a Power is among those that are bought or on offer. */
export const timesIn = (names: readonly string[], name: string): number =>
  names.filter((one) => one === name).length;

/** Why these Powers cannot be bought together, with so many Power Up dice rolled besides; null: they can. @rule PC-AP-07 */
export function whyNotBuy(
  w: World,
  rolling: RollingSide,
  names: readonly string[],
  powerUp: number,
): Refusal | null {
  const roller = rolling.side === 'attacker' ? rolling.spec.attacker : rolling.spec.target;
  const powers = dicePowers(w, rolling);
  const most = namesOf(powers);
  if (names.some((name) => timesIn(names, name) > timesIn(most, name))) return refusal('answer.notOffered');
  const bills = new Map<ModelId, ClauseCost[]>();
  if (roller !== null && powerUp > 0) bills.set(roller, [{ powerUpDice: powerUp }]);
  for (const { name, owner, cost } of powers) {
    const times = timesIn(names, name);
    if (cost !== undefined)
      bills.set(owner, [...(bills.get(owner) ?? []), ...Array<ClauseCost>(times).fill(cost)]);
  }
  const broke = [...bills].some(([model, costs]) => !canPayAll(w, model, costs, payerOf(w, rolling)));
  return names.length > 0 && broke ? refusal('cost.together') : null;
}

/** The roll with the dice of these Powers. */
export function withDiceOf(w: World, rolling: RollingSide, names: readonly string[]): RollSpec {
  const { spec, side } = rolling;
  const more = dicePowers(w, rolling).flatMap(({ name, dice }) => {
    const times = timesIn(names, name);
    return times === 0 ? [] : [{ name, dice: dice * times, side }];
  });
  if (more.length === 0) return spec;
  const own = ownSpec(spec);
  own.extraDice = [...spec.extraDice, ...more];
  return own;
}

/** Pays for the Powers; the roll with their dice. @rule PC-AP-07 */
export function buyDice(ctx: Ctx, rolling: RollingSide, names: readonly string[]): RollSpec {
  const bought = withDiceOf(ctx, rolling, names);
  const payer = payerOf(ctx, rolling);
  for (const { name, owner, cost, limit, bonds } of dicePowers(ctx, rolling)) {
    const times = timesIn(names, name);
    if (times === 0) continue;
    ctx.emit({ type: 'powerUsed', card: cardOf(ctx, owner).id, power: name, model: owner });
    if (limit !== null) takeLimit(ctx, owner, name, limit);
    const cause = powerCause(ctx, owner, name);
    for (const { clauses, lasts, joint } of bonds) {
      const models = joint === true ? liveModels(ctx, cardOf(ctx, owner).id) : [owner];
      const about = joint === true ? rolling.spec.target : null;
      for (const model of models)
        applyPower(ctx, model, { fx: 'lasting', clauses, lasts }, owner, cause, 1, about);
    }
    for (let paid = 0; paid < times; paid += 1) payCost(ctx, owner, cost, name, { payer });
  }
  return bought;
}
