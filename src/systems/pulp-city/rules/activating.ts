import { teamOfCard } from './bodies.ts';
import type { ActLimits } from '../model/decisions.ts';
import type { ActionProfile } from '../model/profile.ts';
import type { ActionKind, CardId, ModelId, TargetId, TeamId } from '../model/state.ts';
import { type World, cardById, profileById, profileOf } from '../model/world.ts';
import { allowed, forbidden } from '../powers/measure.ts';
import { everyTarget } from './areas.ts';
import { type Declarer, whyActionClosed } from './declaring.ts';
import { movesForbidden } from './moves-by-card.ts';
import { sourcesOf } from './sources.ts';
import { mayTarget, throwable } from './targeting.ts';
import { cardOnTable, cardsOf, isExclusiveTo, isMinionCard } from './teams.ts';
import { liveModels, movementTypeOf, spareFatigue } from './traits.ts';
import { openUses } from './uses.ts';

export const FREE_LIMITS: ActLimits = { moves: true, combat: true };

export function kindOf(action: ActionProfile): ActionKind {
  return action.combinable ? 'combinable' : 'combat';
}

/** At least one of its Actions, Movement included, can be paid for and used. @rule PC-TURN-06 */
export function canBeActivated(w: World, card: CardId): boolean {
  if (!cardOnTable(w, card) || isMinionCard(w, card) || isActing(w, card)) return false;
  const team = teamOfCard(w, card);
  return liveModels(w, card).some((model) => {
    if (!mayActivate(w, model)) return false;
    return canMove(w, model) || anyUsable(w, model, declarer(team, FREE_LIMITS));
  });
}

/** Its Activation is in progress, or waits for one that has interrupted it. */
function isActing(w: World, card: CardId): boolean {
  return w.state.activation?.card === card || w.state.interrupted.some((one) => one.card === card);
}

/** No Power or Effect keeps it from being Activated. @rule PC-TURN-10 */
export function mayActivate(w: World, model: ModelId): boolean {
  return forbidden(w, model, 'activate', 'self', {}) === null;
}

/** Neither Immobile nor held by a Power. @rule PC-MOVE-20 @rule PC-MOVE-36 */
export function mayMove(w: World, model: ModelId): boolean {
  return movementTypeOf(w, model) !== 'Immobile' && movesForbidden(w, model) === null;
}

export function canMove(w: World, model: ModelId): boolean {
  return mayMove(w, model) && spareFatigue(w, w.state.models[model]?.card ?? '') > 0;
}

export function declarer(team: TeamId, limits: ActLimits): Declarer {
  return { occasion: 'activation', by: team, side: team, limits, against: null };
}

/** Could the Action be declared in some way now: is there anybody or anything to use it on? @rule PC-TURN-06 */
export function usable(w: World, model: ModelId, action: ActionProfile, who: Declarer): boolean {
  return [model, ...sourcesOf(w, model, action)].some((source) => usableFrom(w, model, source, action, who));
}

function usableFrom(
  w: World,
  model: ModelId,
  source: TargetId,
  action: ActionProfile,
  who: Declarer,
): boolean {
  return openUses(w, model, action, who.occasion === 'reaction').some(({ use }) => {
    const at = { model, source, action, type: use.type, side: who.side };
    switch (use.type) {
      case 'CCM':
      case 'IND':
      case 'PRJ':
        return everyTarget(w).some((target) => mayTarget(w, at, use, target));
      case 'THR': {
        const { thrown } = who.limits;
        const objects =
          thrown !== undefined
            ? [thrown]
            : throwable(w, model, action).flatMap((one) => (one.why === null ? [one.id] : []));
        if (objects.length === 0) return false;
        return everyTarget(w).some(
          (target) => objects.some((id) => id !== target) && mayTarget(w, at, use, target),
        );
      }
      default:
        return true;
    }
  });
}

/** Actions that can be paid for and used on something now. */
export function usableActions(w: World, model: ModelId, who: Declarer): ActionProfile[] {
  return openActions(w, model, who).filter((action) => usable(w, model, action, who));
}

export function anyUsable(w: World, model: ModelId, who: Declarer): boolean {
  return openActions(w, model, who).some((action) => usable(w, model, action, who));
}

/** Actions of the model whose costs can be paid now. */
export function openActions(w: World, model: ModelId, who: Declarer): ActionProfile[] {
  return profileOf(w, model).actions.filter((action) => whyActionClosed(w, model, action, who) === null);
}

export function activatable(w: World, team: TeamId): CardId[] {
  return cardsOf(w, team).filter((card) => canBeActivated(w, card));
}

/** Minion cards that may be commanded with the Activation of this card. @rule PC-MINION-01 @rule PC-MINION-02 @rule PC-MINION-05 */
export function commandable(w: World, leader: CardId): CardId[] {
  return cardsOf(w, teamOfCard(w, leader)).filter((card) => {
    if (!isMinionCard(w, card) || !cardOnTable(w, card) || spareFatigue(w, card) < 1) return false;
    if (isActing(w, card)) return false;
    if (!liveModels(w, card).some((model) => mayActivate(w, model))) return false;
    const { exclusiveTo } = profileById(w, cardById(w, card).profile);
    return exclusiveTo === undefined || isExclusiveTo(w, card, leader);
  });
}

/** What the Activation in progress still leaves open to the model. @rule PC-TURN-02 @rule PC-MINION-03 */
export function limitsNow(w: World, model: ModelId): ActLimits {
  const { activation } = w.state;
  if (activation === null || activation.closed) return { moves: false, combat: false, actions: [] };
  const { policies } = w.rules;
  if (activation.step !== null) {
    const { action } = activation.step;
    return action === 'move'
      ? { moves: true, combat: false, actions: [] }
      : { moves: false, combat: true, actions: [action] };
  }
  const { used } = activation;
  if (activation.minions) {
    const moved = used.includes('move');
    const fought = used.some((kind) => kind === 'combat' || kind === 'combinable');
    const mayMove =
      !moved && (w.setup.switches.minionMoveFatigue === 'covered' || spareFatigue(w, activation.card) > 0);
    return { moves: mayMove, combat: !fought, ...(fought ? { actions: [] } : {}) };
  }
  const free = combinesAny(w, model);
  const actions = profileOf(w, model)
    .actions.filter((action) => free || policies.activationAllows(used, kindOf(action)))
    .map((action) => action.id);
  return { moves: free || policies.activationAllows(used, 'move'), combat: actions.length > 0, actions };
}

/** A Power that lifts the limit of Actions per Activation. @rule PC-TURN-09 @rule PC-CARD-05 */
export function combinesAny(w: World, model: ModelId): boolean {
  return allowed(w, model, 'combineAny', {}).length > 0;
}
