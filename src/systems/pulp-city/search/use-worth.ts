import { isOnSide } from '../board/sides.ts';
import { actionOn, isModel, modelOf, profileById } from '../model/lookup.ts';
import type { ClauseEffect } from '../model/clause.ts';
import type { DeclaredUse } from '../model/declared-action.ts';
import type { World } from '../model/encounter.ts';
import type { CardId, ModelId, TargetId, TeamId } from '../model/ids.ts';
import type { ActionProfile, EffectNode } from '../model/profile.ts';
import { liveModels } from '../board/cards.ts';
import { type OddsOn, oddsOfUse } from '../odds/odds-of-use.ts';
import { traitOf } from '../traits/values.ts';
import { coversOf } from './goals.ts';
import { effectWorth, pieceWorth } from './effect-worth.ts';
import type { Weights } from './weights.ts';
import { fullHealth, modelWorth } from './worth.ts';

/** What is to be expected of a use of an Action, and of whom it strikes hardest. */
export interface UseWorth {
  /** Levels. */
  readonly worth: number;
  readonly target: TargetId | null;
  readonly success: number;
  readonly ko: number;
  readonly damage: number;
}

/** SFX that Effects besides Damage can still be bought with. */
const MOST_SFX = 2;

/** A Summoned model or piece. */
const SUMMONED = 0.2;

/** A Special that helps: that takes away what hinders, or lasts for a time. */
const HELP = 0.1;

/** A point of Damage to what hides a Marker. */
const COVER = 0.15;

/**
 * What a declared use is worth to a Team: exact chances for Damage and KO's, and the Effects that come with success.
 * `rid`: what it is worth besides that a model is gone from where it stands.
 */
export function worthOfUse(
  w: World,
  use: DeclaredUse,
  me: TeamId,
  weights: Weights,
  rid: (model: ModelId) => number = () => 0,
): UseWorth {
  const action = actionOn(profileById(w, use.profile), use.order.action);
  const none: UseWorth = { worth: 0, target: null, success: 0, ko: 0, damage: 0 };
  if (action === null) return none;
  const lines = oddsOfUse(w, use);
  let worth = 0;
  let first = 1;
  let most = -Infinity;
  let best = none;
  for (const line of lines) {
    first = Math.min(first, line.success);
    const part = isModel(w, line.target) ? partOf(w, line.target, line.ko, line.expectedDamage) : 0;
    const gone = part > 0 ? part * rid(line.target) : 0;
    const one = lineWorth(w, use, action, line, me, weights) + gone;
    worth += one;
    if (one > most) {
      most = one;
      const { target, success, ko, expectedDamage: damage } = line;
      best = { worth: one, target, success, ko, damage };
    }
  }
  if (use.affected.length === 0 && action.effects.some(({ fx }) => fx === 'summon')) worth += SUMMONED;
  worth += selfWorth(w, use, action, first, me, weights);
  return { ...best, worth };
}

/** Of a KO that is wanted, how much of it is the strike that brings it about; the rest are those that lead there. */
const AT_LAST = 0.6;

/** How much a strike comes to of being rid of its Target. */
export function partOf(w: World, target: ModelId, ko: number, damage: number): number {
  const { health } = modelOf(w, target);
  return AT_LAST * ko + (1 - AT_LAST) * Math.min(1, damage / Math.max(1, health));
}

/** What the Effects on the user itself are worth. */
function selfWorth(
  w: World,
  { order }: DeclaredUse,
  { effects }: ActionProfile,
  success: number,
  me: TeamId,
  weights: Weights,
): number {
  let sum = 0;
  for (const node of effects)
    if (node.self === true)
      sum +=
        success * effectWorth(w, node.fx, amountOf(w, node, order.model, order.ap), order.model, me, weights);
  return sum;
}

function lineWorth(
  w: World,
  use: DeclaredUse,
  { effects, sfx }: ActionProfile,
  line: OddsOn,
  me: TeamId,
  weights: Weights,
): number {
  const { target, success, odds } = line;
  const { model: user, ap } = use.order;
  let sum = harmWorth(w, line, me, weights);
  if (!isModel(w, target) && coversOf(w).includes(target)) sum += weights.plot * COVER * line.expectedDamage;
  for (const node of effects)
    if (node.self !== true && node.fx !== 'damage' && (node.as === undefined || node.as === use.type))
      sum +=
        success *
        (helpWorth(w, use, node, target, me) ??
          effectWorth(w, node.fx, amountOf(w, node, user, ap), target, me, weights));
  const choices = sfx.flatMap((choice) => choice.effects);
  if (odds === null || choices.length === 0 || choices.some(({ fx }) => fx === 'damage')) return sum;
  const expected = odds.sfx.reduce((all, share, left) => all + share * left, 0);
  const bought = choices.map((node) =>
    effectWorth(w, node.fx, amountOf(w, node, user, ap), node.self === true ? user : target, me, weights),
  );
  return sum + Math.min(MOST_SFX, expected) * Math.max(0, ...bought);
}

/** What a Special is worth that no Enemy is asked to withstand; null: it is something else. */
function helpWorth(
  w: World,
  { profile, order }: DeclaredUse,
  { fx, of }: EffectNode,
  target: TargetId,
  me: TeamId,
): number | null {
  const action = actionOn(profileById(w, profile), order.action);
  if (fx !== 'special' || action === null || !('number' in action.against)) return null;
  if (!isModel(w, target) || !isOnSide(w, target, me)) return null;
  const special = action.specials?.find(({ name }) => name === of);
  const verbs = (special?.clauses ?? []).flatMap((clause): readonly ClauseEffect[] =>
    'must' in clause ? (clause.must as readonly ClauseEffect[]) : [],
  );
  const { card } = modelOf(w, order.model);
  let sum = 0;
  for (const verb of verbs) {
    if (verb.fx === 'addModel' && liveModels(w, card).length < verb.most) sum += SUMMONED;
    if (verb.fx === 'lasting' && !isHelpedBy(w, card)) sum += HELP;
    const { stunned, suppress } = modelOf(w, target);
    if (verb.fx === 'remove') sum += HELP * ((stunned ? 1 : 0) + suppress);
  }
  return sum;
}

/** Does something by that card already last on a model? */
const isHelpedBy = (w: World, card: CardId): boolean =>
  Object.values(w.state.models).some(({ lasting }) => lasting.some(({ owner }) => owner === card));

type Harm = Pick<OddsOn, 'target' | 'damage' | 'expectedDamage' | 'ko'>;

/** Damage and KO's of a roll against its Target, good on an Enemy, bad on a friend. */
export function harmWorth(
  w: World,
  { target, damage, ko, expectedDamage }: Harm,
  me: TeamId,
  weights: Weights,
): number {
  if (!isModel(w, target)) return pieceWorth(w, target, weights) * expectedDamage;
  const worth = modelWorth(w, target, weights);
  if (worth === 0) return 0;
  const { health } = modelOf(w, target);
  let points = 0;
  damage.forEach((share, dealt) => {
    points += share * Math.min(dealt, health);
  });
  const last = weights.last?.model === target ? weights.last.worth : 0;
  const harm =
    ((1 - weights.being) * worth * points) / fullHealth(w, target) + (weights.being * worth + last) * ko;
  return isOnSide(w, target, me) ? -harm : harm;
}

/** X of an Effect, as it is when the user does it. */
export function amountOf(w: World, { perAp, x = 1 }: EffectNode, user: string, ap = 1): number {
  if (perAp === true) return ap;
  return typeof x === 'string' ? traitOf(w, user, x) : x;
}
