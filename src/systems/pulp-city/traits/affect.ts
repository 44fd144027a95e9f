import { type Refusal, refusal } from '../model/refusals.ts';
import { areEnemies, areFriends, isEnemy, sideOf } from '../board/sides.ts';
import { effectFacts } from '../model/effects.ts';
import type { World } from '../model/encounter.ts';
import type { TargetId, TeamId } from '../model/ids.ts';
import type { ActionType } from '../model/keywords.ts';
import { cardOf, isModel } from '../model/lookup.ts';
import type { ActionAt } from '../model/occasion.ts';
import type { ActionProfile, EffectNode } from '../model/profile.ts';
import type { RollView } from '../model/roll.ts';
import { countsAsBtb } from './contact.ts';
import { immuneToAction, immuneToEffect, inanimateShields, mayBeImmune } from './immunity.ts';
import { isCombat } from './roll-view.ts';
import { selects } from './selectors.ts';
import { pieceShielded, stealthShields } from './stealth.ts';

/** A view of the roll that would come of it, for Powers that look at the roll. */
function viewOf(w: World, at: ActionAt, target: TargetId): RollView {
  return {
    spec: {
      attacker: at.model,
      source: at.source,
      profile: cardOf(w, at.model).profile,
      action: at.action.id,
      type: at.type,
      target,
      instead: null,
      combat: isCombat(w, at.action),
      reaction: false,
      affected: [target],
      splash: null,
      side: at.side,
      by: at.side,
      overrun: null,
      object: null,
      extraDice: [],
      momentum: false,
    },
    side: 'defender',
    self: target,
    other: at.model,
    contact: countsAsBtb(w, at.model, target, at),
    defendTrait: null,
  };
}

/** Effects of the Action that reach others than the user. */
export function outward(action: ActionProfile, type: ActionType): EffectNode[] {
  const all = [...action.effects, ...action.sfx.flatMap((choice) => choice.effects)];
  return all.filter((node) => node.self !== true && (node.as === undefined || node.as === type));
}

interface Outward {
  readonly effects: readonly EffectNode[];
  /** It also does something that asks for no Target of its own. */
  readonly special: boolean;
}

const sorted = new WeakMap<ActionProfile, Map<ActionType, Outward>>();

function outwardSorted(action: ActionProfile, type: ActionType): Outward {
  let types = sorted.get(action);
  if (types === undefined) sorted.set(action, (types = new Map()));
  let found = types.get(type);
  if (found === undefined) {
    const all = outward(action, type);
    const effects = all.filter((node) => effectFacts(node.fx).withoutTarget !== true);
    types.set(type, (found = { effects, special: effects.length < all.length }));
  }
  return found;
}

/**
 * Could the Action do anything to it? null: yes. What it cannot affect is no Target.
 * @rule PC-BAR-05 @rule PC-BAR-07 @rule PC-BAR-08
 */
export function whyUnaffected(w: World, at: ActionAt, target: TargetId): Refusal | null {
  const from = { owner: at.model, side: at.side };
  const unmet = at.action.limited.find((entry) => !entry.any.some((one) => selects(w, one, target, from)));
  if (unmet !== undefined) {
    const to = at.action.limited.map((entry) => entry.text).join(', ');
    const ally = unmet.any.some(({ side }) => side !== undefined) ? allyIn(w, target, at.side) : null;
    return ally === null ? refusal('target.limited', { to }) : refusal('target.ally', { to, ...ally });
  }
  const excluded = at.action.excluded.find((entry) =>
    entry.any.some((selector) => selects(w, selector, target, from)),
  );
  if (excluded !== undefined) return refusal('target.excluded', { of: excluded.text });
  const view = mayBeImmune(w, target) ? viewOf(w, at, target) : undefined;
  if (isModel(w, target)) {
    const immune = immuneToAction(w, target, at, view);
    if (immune !== null)
      return refusal(immune === 'Spectral' ? 'target.spectral' : 'target.immune', { to: immune });
  }
  const { effects, special } = outwardSorted(at.action, at.type);
  const some = effects.some((node) => effectReaches(w, at, node, target, view));
  const contest = effects.length === 0 && (special || 'trait' in at.action.against);
  return some || contest ? null : refusal('target.immune', { to: 'all' });
}

/** Does this Effect do anything when the Action is used on the target, be it to another? @rule PC-BAR-05 */
export const meansAnything = (w: World, at: ActionAt, node: EffectNode, target: TargetId): boolean =>
  node.self === true || effectFacts(node.fx).withoutTarget === true || effectReaches(w, at, node, target);

/** What a model of another Team on the same side is; null: it is none. @rule PC-TABLE-14 */
function allyIn(w: World, target: TargetId, side: TeamId): { readonly friendly: 'yes' | 'no' } | null {
  const team = isModel(w, target) ? sideOf(w, target) : null;
  if (team === null || team === side || areEnemies(w, team, side)) return null;
  return { friendly: areFriends(w, team, side) ? 'yes' : 'no' };
}

/** Does this Effect of the Action do anything to the target? @rule PC-BAR-05 */
export function effectReaches(
  w: World,
  at: ActionAt,
  node: EffectNode,
  target: TargetId,
  view?: RollView,
): boolean {
  if (node.fx === 'damage' && inanimateShields(w, target, at.action)) return false;
  const on = mayBeImmune(w, target) ? { view: view ?? viewOf(w, at, target) } : {};
  return !immuneToEffect(w, target, node.fx, on);
}

/** Does an Action of this Type have Targets? What another reaches is not 'Targeted'. @rule PC-TYPE-18 @rule PC-TYPE-08 */
export const hasTargets = (w: World, type: ActionType): boolean =>
  type !== 'PLS' || w.rules.policies.pulseHasTargets;

/** Stealth against an Enemy's Action from afar. @rule PC-COND-04 */
export function stealthStops(w: World, at: ActionAt, target: TargetId): Refusal | null {
  const shielded = isModel(w, target)
    ? isEnemy(w, target, at.side) && stealthShields(w, target, at.model, at.source, at.type === 'PLS')
    : pieceShielded(w, target, at.model, at.source, at.side, at.type === 'PLS');
  return shielded ? refusal('target.stealth', { range: w.rules.numbers.stealthRange }) : null;
}
