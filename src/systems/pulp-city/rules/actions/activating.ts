import type { ActionOrder, ActLimits } from '../../model/orders.ts';
import { ownActions } from './own-actions.ts';
import type { Point } from '../../model/place.ts';
import type { ActionProfile, ActionUse } from '../../model/profile.ts';
import type { ActionKind } from '../../model/state.ts';
import type { CardId, ModelId, TargetId, TeamId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { cardById, isModel, modelOf, profileById } from '../../model/lookup.ts';
import { forbidder, permitter } from '../../powers/measure.ts';
import type { ActionAt } from '../../model/occasion.ts';
import { everyTarget } from '../../board/areas.ts';
import { modelsOnTable } from '../../board/on-table.ts';
import { isFriend, teamOf, teamOfCard } from '../../board/sides.ts';
import { selects } from '../../traits/selectors.ts';
import { agendaActsOpen } from './agenda-actions.ts';
import { type Declarer, declare, whyActionClosed, whyUseClosed } from './declaring.ts';
import { movesForbidden } from '../movement/moves-by-card.ts';
import { hasGoneOn, restOfMove, strafeAllows } from '../movement/strafing.ts';
import { placeOf } from '../../board/places.ts';
import { sourceBody } from '../../board/source-body.ts';
import { sourcesOf } from './sources.ts';
import { areaOf, mayTarget, throwable } from './targeting.ts';
import { cardOnTable, cardsOf, isExclusiveTo, ownerOf, isMinionCard, liveModels } from '../../board/cards.ts';
import { inBtb } from '../../traits/contact.ts';
import { movementTypeOf } from '../../traits/movement-type.ts';
import { spareFatigue } from '../../traits/limits.ts';
import { openUses } from './uses.ts';

export const FREE_LIMITS: ActLimits = { moves: true, combat: true };

export function kindOf(action: ActionProfile): ActionKind {
  return action.combinable ? 'combinable' : 'combat';
}

/** At least one of its Actions, Movement included, can be paid for and used. @rule PC-TURN-06 */
export function canBeActivated(w: World, card: CardId): boolean {
  return activatableFor(w, card, anyUsable);
}

/** As long as such a card is there, its player may not do without a Turn. @rule PC-TURN-07 */
export function mustBeActivated(w: World, card: CardId): boolean {
  return activatableFor(w, card, anyCompels);
}

function activatableFor(w: World, card: CardId, hasAction: typeof anyUsable): boolean {
  if (!cardOnTable(w, card) || isMinionCard(w, card) || isActing(w, card)) return false;
  const who = declarer(teamOfCard(w, card), FREE_LIMITS);
  return liveModels(w, card).some(
    (model) => mayActivate(w, model) && (canMove(w, model) || hasAction(w, model, who)),
  );
}

/** Its Activation is in progress, or waits for one that has interrupted it. */
function isActing(w: World, card: CardId): boolean {
  return w.state.activation?.card === card || w.state.interrupted.some((one) => one.card === card);
}

export const activationForbidden = forbidder('activate');
export const mayCombineAny = permitter('combineAny');
export const mayCommand = permitter('command');

/** No Power or Effect keeps it from being Activated. @rule PC-TURN-10 */
export function mayActivate(w: World, model: ModelId): boolean {
  return activationForbidden(w, model, {}) === null;
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

/** Whom an Action is asked for: a Target that does not count is none. */
type Counts = (target: TargetId) => boolean;

const ANYBODY: Counts = () => true;

/** All but other friends. @rule PC-TURN-07 */
const butOtherFriends =
  (w: World, model: ModelId, side: TeamId): Counts =>
  (target) =>
    target === model || !isModel(w, target) || !isFriend(w, target, side);

/** A way in which the Action could be declared now; null: there is nobody and nothing to use it on. @rule PC-TURN-06 */
export function someOrder(
  w: World,
  model: ModelId,
  action: ActionProfile,
  who: Declarer,
  wanted: Counts = ANYBODY,
): ActionOrder | null {
  const { target, contact } = who.limits;
  const counts =
    target === undefined && contact !== true
      ? wanted
      : (id: TargetId) =>
          (target === undefined || id === target) && (contact !== true || inBtb(w, model, id)) && wanted(id);
  const uses = openUses(w, model, action, who.occasion === 'reaction');
  const from = (source: TargetId): ActionOrder | null => {
    for (const { use, index } of uses) {
      if (whyUseClosed(w, model, action, use, who) !== null) continue;
      const at: ActionAt = { model, source, action, type: use.type, side: who.side };
      const given = source === model ? {} : { source };
      const order = { model, action: action.id, use: index, targets: [], ...given };
      const aim = someAim(w, at, use, who, counts, (tried) => declare(w, { ...order, ...tried }, who).ok);
      if (aim !== null) return { ...order, ...aim };
    }
    return null;
  };
  let order = from(model);
  for (const source of sourcesOf(w, model, action)) order ??= from(source);
  return order;
}

type Aim = Partial<Pick<ActionOrder, 'targets' | 'toward' | 'at' | 'object'>>;

function someAim(
  w: World,
  at: ActionAt,
  use: ActionUse,
  who: Declarer,
  counts: Counts,
  isLegal: (aim: Aim) => boolean,
): Aim | null {
  switch (use.type) {
    case 'CCM':
    case 'IND':
    case 'PRJ': {
      for (const id of everyTarget(w)) if (counts(id) && mayTarget(w, at, use, id)) return { targets: [id] };
      return null;
    }
    case 'THR':
      return someThrow(w, at, use, who, counts);
    case 'SUM': {
      const spot = spotsAround(w, at.source).find((one) => isLegal({ at: one }));
      return spot === undefined ? null : { at: spot };
    }
    case 'PLS':
    case 'AUR':
      return counts === ANYBODY || areaOf(w, at, use, null).members.some(counts) ? {} : null;
    case 'RAY':
    case 'OVR':
      return someDirection(w, at, use, counts);
    case 'IST':
    case 'RCT':
      return {};
  }
}

function someThrow(w: World, at: ActionAt, use: ActionUse, { limits }: Declarer, counts: Counts): Aim | null {
  const { thrown } = limits;
  const objects =
    thrown === undefined
      ? throwable(w, at.model, at.action).flatMap(({ id, why }) => (why === null ? [id] : []))
      : [thrown];
  if (objects.length === 0) return null;
  for (const object of objects) {
    const target = everyTarget(w).find(
      (id) => id !== object && counts(id) && mayTarget(w, { ...at, thrown: object }, use, id),
    );
    if (target !== undefined) return { targets: [target], ...(thrown === undefined ? { object } : {}) };
  }
  return null;
}

/** Any will do where nobody has to be reached. */
function someDirection(w: World, at: ActionAt, use: ActionUse, counts: Counts): Aim | null {
  const { x, y } = sourceBody(w, at.source);
  if (counts === ANYBODY) return { toward: { x: x + 1, y } };
  for (const target of everyTarget(w).filter(counts)) {
    const to = placeOf(w, target);
    const toward = { x: to.x, y: to.y };
    if ((to.x !== x || to.y !== y) && areaOf(w, at, use, toward).members.some(counts)) return { toward };
  }
  return null;
}

/** Where a Summoned piece may be tried: where it is measured from, and all about it. */
function spotsAround(w: World, source: TargetId): readonly Point[] {
  const { x, y, r } = sourceBody(w, source);
  const steps = [0, 4 * r, -4 * r];
  return steps.flatMap((dx) => steps.map((dy) => ({ x: x + dx, y: y + dy })));
}

export function anyUsable(w: World, model: ModelId, who: Declarer): boolean {
  const actions = ownActions(w, model);
  return (
    soonestFirst(actions).some((action) => isUsable(w, model, action, who, ANYBODY)) ||
    agendaActsOpen(w, model, who).length > 0
  );
}

/** Types for which a Target, a spot or something to throw has to be looked for. */
const SEARCHED: readonly ActionUse['type'][] = ['CCM', 'IND', 'PRJ', 'THR', 'SUM'];

const orders = new WeakMap<readonly ActionProfile[], readonly ActionProfile[]>();

/** Actions that can be used wherever one stands before those that need somebody in reach. */
function soonestFirst(actions: readonly ActionProfile[]): readonly ActionProfile[] {
  let sorted = orders.get(actions);
  if (sorted === undefined) {
    const searched = ({ uses }: ActionProfile): boolean => uses.every(({ type }) => SEARCHED.includes(type));
    sorted = [...actions.filter((one) => !searched(one)), ...actions.filter(searched)];
    orders.set(actions, sorted);
  }
  return sorted;
}

/** Has it an Action that it could use on more than other friends? @rule PC-TURN-06 @rule PC-TURN-07 */
export function anyCompels(w: World, model: ModelId, who: Declarer): boolean {
  const counts = butOtherFriends(w, model, who.side);
  return ownActions(w, model).some((action) => isUsable(w, model, action, who, counts));
}

const isUsable = (w: World, model: ModelId, action: ActionProfile, who: Declarer, wanted: Counts): boolean =>
  whyActionClosed(w, model, action, who) === null && someOrder(w, model, action, who, wanted) !== null;

/** Actions of the model whose costs can be paid now. */
export function openActions(w: World, model: ModelId, who: Declarer): ActionProfile[] {
  return ownActions(w, model).filter((action) => whyActionClosed(w, model, action, who) === null);
}

export function activatable(w: World, team: TeamId): CardId[] {
  return cardsOf(w, team).filter((card) => canBeActivated(w, card));
}

export const anyActivatable = (w: World, team: TeamId): boolean =>
  cardsOf(w, team).some((card) => canBeActivated(w, card));

/** Minion cards that may be commanded with the Activation of this card. @rule PC-MINION-01 @rule PC-MINION-02 @rule PC-MINION-05 */
export function commandable(w: World, leader: CardId): CardId[] {
  const others = othersCommanded(w, leader);
  const own = cardsOf(w, teamOfCard(w, leader));
  return (others.length === 0 ? own : [...own, ...others]).filter((card) => {
    if (!isMinionCard(w, card) || !cardOnTable(w, card) || spareFatigue(w, card) < 1) return false;
    if (isActing(w, card)) return false;
    if (!liveModels(w, card).some((model) => mayActivate(w, model))) return false;
    if (teamOfCard(w, card) !== teamOfCard(w, leader)) return true;
    const owner = ownerOf(profileById(w, cardById(w, card).profile), w.rules.recruiting);
    return owner === undefined || isExclusiveTo(w, card, leader);
  });
}

/** Cards of the other Team that a Power lets the card command. @rule PC-CARD-06 @rule PC-MINION-01 */
function othersCommanded(w: World, leader: CardId): readonly CardId[] {
  const owners = liveModels(w, leader).filter((owner) => mayCommand.speaks(w, owner));
  if (owners.length === 0) return owners;
  const models = owners.flatMap((owner) =>
    mayCommand(w, owner, {}).flatMap(({ with: { of } }) =>
      modelsOnTable(w).filter(({ id }) => selects(w, of, id, { owner, side: teamOf(w, owner) })),
    ),
  );
  const cards = new Set(models.map(({ card }) => card));
  return [...cards].filter((card) => teamOfCard(w, card) !== teamOfCard(w, leader));
}

/** What the Activation in progress still leaves open to the model. @rule PC-TURN-02 @rule PC-MINION-03 */
export function limitsNow(w: World, model: ModelId): ActLimits {
  const { activation } = w.state;
  if (activation === null || activation.closed) return { moves: false, combat: false, actions: [] };
  const { policies } = w.rules;
  if (activation.step !== null) {
    const { action } = activation.step;
    if (action === 'move') return { moves: true, combat: false, actions: [] };
    if (action === 'climbHigh') return { moves: false, combat: false, actions: [] };
    return { moves: false, combat: true, actions: [action] };
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
  const actions = hasGoneOn(w, model)
    ? []
    : ownActions(w, model)
        .filter(
          (action) =>
            free || policies.activationAllows(used, kindOf(action)) || strafeAllows(w, model, action),
        )
        .map((action) => action.id);
  const moves = moveAllowed(w, model) || restOfMove(w, model) !== null;
  return { moves, combat: actions.length > 0, actions };
}

/** May it use one more Movement Action in its Activation? @rule PC-MOVE-04 */
export function moveAllowed(w: World, model: ModelId): boolean {
  const { activation } = w.state;
  if (activation === null || activation.step !== null) return true;
  const { used } = activation;
  return (
    combinesAny(w, model) || w.rules.policies.activationAllows(used, 'move') || strafeAllows(w, model, 'move')
  );
}

/** Whether the Activation in progress leaves the model two Movement Actions, which a combined move is. @rule PC-MOVE-04 */
export function roomForTwoMoves(w: World, model: ModelId): boolean {
  const { activation } = w.state;
  if (activation === null || activation.card !== modelOf(w, model).card) return false;
  if (activation.step !== null) return activation.step.combined === true;
  if (activation.used.includes('move')) return false;
  return (
    combinesAny(w, model) ||
    w.rules.policies.activationAllows([...activation.used, 'move'], 'move') ||
    strafeAllows(w, model, 'move', 2)
  );
}

/** A Power that lifts the limit of Actions per Activation. @rule PC-TURN-09 @rule PC-CARD-05 */
export function combinesAny(w: World, model: ModelId): boolean {
  return mayCombineAny(w, model, {}).length > 0;
}
