import { byPlayer } from '../../../../kernel/ids.ts';
import { type Refusal, refusal } from '../../model/refusals.ts';
import { ownActions } from '../../rules/actions/own-actions.ts';
import type { ActionOrder } from '../../model/orders.ts';
import type { ActionProfile } from '../../model/profile.ts';
import type { MovementType } from '../../model/keywords.ts';
import type { Place } from '../../model/place.ts';
import type { ModelId, TargetId, TeamId } from '../../model/ids.ts';
import { makeWorld, type World } from '../../model/encounter.ts';
import { cardOf } from '../../model/lookup.ts';
import { type OddsOn, oddsOfUse } from '../../odds/odds-of-use.ts';
import { poolAtHand } from '../../rules/rounds/action-pool.ts';
import { FREE_LIMITS, declarer, limitsNow } from '../../rules/actions/activating.ts';
import { enemiesInBtb } from '../../traits/contact.ts';
import { isEnemy, sideOf, teamOf, teamsOf } from '../../board/sides.ts';
import { modelsOnTable } from '../../board/on-table.ts';
import { type Declarer, declare, ruleOfOccasion, whyActionClosed } from '../../rules/actions/declaring.ts';

import { strikes } from './area-odds.ts';
import { worldWith } from '../forecast/hypothetical.ts';
import { aimOf, nthUse, objectsFor, positionOf, usesOn } from './targets.ts';

/** One who could be struck, or could strike. */
export interface ReachLine {
  readonly model: ModelId;
  readonly team: TeamId;
  readonly target: TargetId;
  /** The Action that does most, or the one that comes nearest to reaching. */
  readonly action: string | null;
  readonly why: Refusal | null;
  /** null: nothing reaches. */
  readonly odds: OddsOn | null;
  /** The Action as it would be declared there; null: nothing reaches. */
  readonly order: ActionOrder | null;
}

/** A move that is looked at before it is made. */
export interface Arrival {
  readonly model: ModelId;
  readonly at: Place;
  /** How it came: what Momentum asks for; null: it stands there already, or the move does not count. @rule PC-BONUS-08 */
  readonly as: MovementType | null;
  readonly fatigue?: number;
  /** Two moves made as one. @rule PC-MOVE-22 */
  readonly combined?: boolean;
}

const counts = (w: World, { model, as }: Arrival): boolean =>
  as !== null && w.state.activation?.card === cardOf(w, model).id;

/** The world as it would be after the move, with the AP that each Team will have to spend. */
export function worldAfter(w: World, arrival: Arrival): World {
  const { model, at, as, fatigue, combined = false } = arrival;
  const there = worldWith(w, model, at);
  const { state } = there;
  const { activation } = state;
  const before = enemiesInBtb(w, model);
  const into = enemiesInBtb(there, model).filter((id) => !before.includes(id));
  const card = cardOf(w, model);
  const moves =
    activation !== null && as !== null && counts(w, arrival)
      ? { ...activation.moves, [model]: [...(activation.moves[model] ?? []), { type: as, into }] }
      : null;
  const move = ['move'] as const;
  const used = [...(activation?.used ?? []), ...move, ...(combined ? move : [])];
  const teams = byPlayer(teamsOf(w), (team) => ({ ...state.teams[team], pool: poolAtHand(there, team) }));
  return makeWorld(w.setup, w.rules, {
    ...state,
    teams,
    cards: fatigue === undefined ? state.cards : { ...state.cards, [card.id]: { ...card, fatigue } },
    activation: activation === null || moves === null ? activation : { ...activation, moves, used },
  });
}

export interface FromHere {
  readonly own: readonly ReachLine[];
  readonly theirs: readonly ReachLine[];
}

export const NOBODY: FromHere = { own: [], theirs: [] };

/**
 * Whom a model could strike from a place, and who could strike it there, with the best Action and its chances, the worst
 * blow first. `who`: what the model itself may still do.
 */
export function fromHere(w: World, arrival: Arrival, who: Declarer | null = null): FromHere {
  let found = NOBODY;
  for (const more of fromHereStepwise(w, arrival, who)) found = more;
  return found;
}

/** The same in steps, one Enemy and one direction each, so that whoever draws meanwhile is not held up: what is known so far. */
export function* fromHereStepwise(
  w: World,
  arrival: Arrival,
  who: Declarer | null = null,
): Generator<FromHere> {
  const { model } = arrival;
  const side = sideOf(w, model);
  if (side === null) return;
  const there = worldAfter(w, arrival);
  const now = who !== null && counts(w, arrival) ? { ...who, limits: limitsNow(there, model) } : who;
  const enemies = modelsOnTable(there).filter((other) => isEnemy(there, other.id, side));
  let { own, theirs } = NOBODY;
  for (const { id } of enemies) {
    own = [...own, bestLine(there, model, id, now)].toSorted(byWorth);
    yield { own, theirs };
    theirs = [...theirs, bestLine(there, id, model, null)].toSorted(byWorth);
    yield { own, theirs };
  }
}

const worth = ({ odds }: ReachLine): number =>
  odds === null ? -1 : odds.expectedDamage + odds.ko + odds.success / 1_000;

const missing = ({ why }: ReachLine): number =>
  typeof why?.params['by'] === 'number' ? why.params['by'] : Number.MAX_SAFE_INTEGER;

const byWorth = (one: ReachLine, other: ReachLine): number =>
  worth(other) - worth(one) || missing(one) - missing(other);

function bestLine(w: World, attacker: ModelId, target: ModelId, given: Declarer | null): ReachLine {
  const team = teamOf(w, attacker);
  const who = given ?? declarer(team, FREE_LIMITS);
  const none: ReachLine = { model: attacker, team, target, action: null, why: null, odds: null, order: null };
  if (!who.limits.combat) return { ...none, why: refusal('act.noCombat', {}, ruleOfOccasion(who.occasion)) };
  return ownActions(w, attacker)
    .filter(strikes)
    .reduce((best, action) => better(best, lineOf(w, attacker, target, action, who)), none);
}

const better = (best: ReachLine, next: ReachLine): ReachLine =>
  next.action !== null && (best.action === null || byWorth(next, best) < 0) ? next : best;

/** What an Action may do to a Target from where its model stands, in whichever way of its Types does most. */
export function lineOf(
  w: World,
  attacker: ModelId,
  target: ModelId,
  action: ActionProfile,
  who: Declarer = declarer(teamOf(w, attacker), FREE_LIMITS),
): ReachLine {
  const line = { model: attacker, team: teamOf(w, attacker), target };
  let best: ReachLine = { ...line, action: null, why: null, odds: null, order: null };
  const closed = whyActionClosed(w, attacker, action, who);
  for (const { use, why } of usesOn(w, attacker, action, target, who)) {
    if (why?.code === 'target.notAimed') continue;
    const found = closed ?? why ?? blow(w, attacker, action, use, target, who);
    best = better(
      best,
      'code' in found
        ? { ...line, action: action.name, why: found, odds: null, order: null }
        : { ...line, action: action.name, why: null, ...found },
    );
  }
  return best;
}

interface Blow {
  readonly odds: OddsOn;
  readonly order: ActionOrder;
}

/** What one use of an Action may do, with the best Object at hand. */
function blow(
  w: World,
  model: ModelId,
  action: ActionProfile,
  use: number,
  target: TargetId,
  who: Declarer,
): Blow | Refusal {
  const type = nthUse(w, model, action, use)?.type;
  const aim = type === undefined ? 'target' : aimOf(type);
  const base = { model, action: action.id, use };
  const orders =
    aim === 'object'
      ? objectsFor(w, model, action)
          .filter((one) => one.why === null && one.id !== target)
          .map(({ id }) => ({ ...base, targets: [target], object: id }))
      : aim === 'direction'
        ? [{ ...base, targets: [], toward: positionOf(w, target) }]
        : [{ ...base, targets: aim === 'target' ? [target] : [] }];
  if (aim === 'object' && orders.length === 0) return refusal('object.none');
  let best: Blow | null = null;
  let refused: Refusal | null = null;
  for (const order of orders) {
    const declared = declare(w, order, who);
    if (!declared.ok) {
      refused ??= declared.error;
      continue;
    }
    const found = oddsOfUse(w, declared.value).find((one) => one.target === target);
    if (found !== undefined && (best === null || found.expectedDamage > best.odds.expectedDamage))
      best = { odds: found, order };
  }
  return best ?? refused ?? refusal('target.outside');
}
