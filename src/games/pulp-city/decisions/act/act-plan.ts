import type { ActionOrder } from '../../../../systems/pulp-city/model/orders.ts';
import type { DecisionFor } from '../../../../systems/pulp-city/model/frames.ts';
import type { ActionProfile, ActionUse } from '../../../../systems/pulp-city/model/profile.ts';
import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import { isModel, profileOf } from '../../../../systems/pulp-city/model/lookup.ts';
import { isEnemy } from '../../../../systems/pulp-city/board/sides.ts';
import { declarerOf } from '../../../../systems/pulp-city/decisions/check.ts';
import {
  type AreaLine,
  blastOdds,
  friendsAmong,
} from '../../../../systems/pulp-city/view/actions/area-odds.ts';
import { pushesOfUse } from '../../../../systems/pulp-city/view/forecast/effects.ts';
import { waysToMove } from '../../../../systems/pulp-city/view/actions/moves.ts';
import {
  actionOf,
  aimOf,
  inchesOf,
  membersOf,
  orderMatters,
  objectsFor,
  positionOf,
  targetsOf,
  tryDeclare,
  nthUse,
  usesFor,
} from '../../../../systems/pulp-city/view/actions/targets.ts';
import type { Overlay } from '../../../../ui/table/types.ts';
import type { RulePoint } from '../../../../ui/table/units.ts';
import { menuIn } from './menu-in.ts';
import { inOrder, onlyObject } from './target-order.ts';
import { type MoveDraft, beginMove, moveDecor, moveGesture } from './move-plan.ts';
import { endOfOverrun, pushOverlays } from '../../scene/forecast.ts';
import { sightFromPlan } from './planned-sight.ts';
import { areaOverlays, rangeOverlay, sightOverlay, spotOverlay } from '../../scene/overlays.ts';
import type { Decor, Gesture } from '../../scene/decor.ts';
import type { Plan } from '../plan.ts';
import type { Say } from '../../words/say.ts';
import { shortWhy } from '../../words/short-why.ts';
import { friendChips } from '../../scene/struck.ts';

/** An Action being declared, in whatever order its parts are chosen. */
export interface ActDraft {
  readonly model: string;
  readonly action: string | null;
  readonly use: number;
  /** Another model or piece the Action is measured from. */
  readonly source: string | null;
  readonly target: string | null;
  readonly object: string | null;
  readonly toward: RulePoint | null;
  readonly at: RulePoint | null;
  readonly ap: number | null;
  /** Members of an area in the order in which they are dealt with; empty: as the rules list them. */
  readonly order: readonly string[];
  readonly move: MoveDraft | null;
  /** The Action that is to follow the move at once. */
  readonly behind: ActionOrder | null;
  /** Whom the sight from the planned spot is drawn to; null: the Target of what follows, else the nearest Enemy. */
  readonly look: string | null;
  readonly leader: LeaderDraft | null;
}

/** A Leader card being played. */
export interface LeaderDraft {
  readonly card: string;
  /** Which of its uses. */
  readonly way: number | null;
  readonly on: readonly string[];
}

export type ActAsk = DecisionFor<'act'>;

export const menuFor = (model: string): ActDraft => ({
  model,
  action: null,
  use: 0,
  source: null,
  target: null,
  object: null,
  toward: null,
  at: null,
  ap: null,
  order: [],
  move: null,
  behind: null,
  look: null,
  leader: null,
});

/** An order that was put together before, as if it had been chosen here. */
export const draftOf = (order: ActionOrder): ActDraft => ({
  ...menuFor(order.model),
  action: order.action,
  use: order.use,
  source: order.source ?? null,
  target: order.targets[0] ?? null,
  object: order.object ?? null,
  toward: order.toward ?? null,
  at: order.at ?? null,
  ap: order.ap ?? null,
});

export function chosenUse(w: World, draft: ActDraft): { action: ActionProfile; use: ActionUse } | null {
  if (draft.action === null) return null;
  const action = actionOf(w, draft.model, draft.action);
  const use = action === null ? null : nthUse(w, draft.model, action, draft.use);
  return action === null || use === null ? null : { action, use };
}

/** What is still to be pointed at. */
export type Missing = 'target' | 'object' | 'direction' | 'spot' | null;

export function missingIn(w: World, draft: ActDraft, decision: ActAsk): Missing {
  const chosen = chosenUse(w, draft);
  if (chosen === null) return null;
  switch (aimOf(chosen.use.type)) {
    case 'target':
      return draft.target === null ? 'target' : null;
    case 'object':
      if (draft.object === null && decision.limits.thrown === undefined) return 'object';
      return draft.target === null ? 'target' : null;
    case 'direction':
      return draft.toward === null ? 'direction' : null;
    case 'spot':
      return draft.at === null ? 'spot' : null;
    case 'nothing':
      return null;
  }
}

/** Who is in the area of an Action, in the order that its player gave them, else the own side last; null: it has no area, or nothing to order. */
export function membersToOrder(w: World, draft: ActDraft, decision: ActAsk): readonly string[] | null {
  const chosen = chosenUse(w, draft);
  if (chosen === null || missingIn(w, draft, decision) !== null) return null;
  const { action, use } = chosen;
  const source = draft.source ?? draft.model;
  const { members } = membersOf(w, draft.model, source, action, use, declarerOf(decision).side, draft.toward);
  if (!orderMatters(w, action, use, members)) return null;
  const given = draft.order.filter((id) => members.includes(id));
  const others = members.filter((id) => !given.includes(id));
  const told = friendsAmong(w, action, others, declarerOf(decision).side);
  const own = told.filter(({ friend }) => friend).map(({ target }) => target);
  return [...given, ...others.filter((id) => !own.includes(id)), ...own];
}

/** The order as declared; targets of areas are left to the rules. */
export function actionOrder(w: World, draft: ActDraft): ActionOrder | null {
  const chosen = chosenUse(w, draft);
  if (chosen === null) return null;
  const { model, use, source, target, object, toward, at, ap } = draft;
  const aim = aimOf(chosen.use.type);
  const pointed = aim === 'target' || aim === 'object';
  return {
    model,
    action: chosen.action.id,
    use,
    ...(source === null ? {} : { source }),
    targets: pointed && target !== null ? [target] : [],
    ...(aim === 'direction' && toward !== null ? { toward } : {}),
    ...(aim === 'spot' && at !== null ? { at } : {}),
    ...(aim === 'object' && object !== null ? { object } : {}),
    ...(chosen.action.openAp === true ? { ap: ap ?? chosen.action.ap ?? 0 } : {}),
  };
}

/** Picks an Action; a Target that was chosen before stays. */
export function pickAction(w: World, draft: ActDraft, action: string): ActDraft {
  const profile = actionOf(w, draft.model, action);
  return {
    ...draft,
    action,
    use: profile === null ? 0 : (usesFor(w, draft.model, profile)[0]?.index ?? 0),
    source: null,
    object: null,
    toward: draft.target === null ? null : positionOf(w, draft.target),
    at: null,
    ap: profile?.openAp === true ? (profile.ap ?? 0) : null,
    order: [],
    move: null,
    leader: null,
  };
}

/** The legal Target after the one chosen, or before it. */
export function nextTarget(w: World, decision: ActAsk, draft: ActDraft, by: 1 | -1): ActDraft {
  const chosen = chosenUse(w, draft);
  if (chosen === null) return draft;
  const from = draft.source ?? draft.model;
  const who = declarerOf(decision);
  const found = targetsOf(w, draft.model, from, chosen.action, chosen.use, who, draft.object);
  const legal = inOrder(w, chosen.action, who.side, found).filter((one) => one.why === null);
  const at = legal.findIndex((one) => one.id === draft.target);
  const next = at < 0 ? legal.at(by > 0 ? 0 : -1) : legal[(at + by + legal.length) % legal.length];
  return next === undefined ? draft : { ...draft, target: next.id };
}

/** Picks an Action, and what it throws where there is but one thing to throw. */
export function pickHere(w: World, decision: ActAsk, draft: ActDraft, action: string): ActDraft {
  const picked = pickAction(w, draft, action);
  const chosen = chosenUse(w, picked);
  if (chosen === null || aimOf(chosen.use.type) !== 'object' || decision.limits.thrown !== undefined)
    return picked;
  const object = onlyObject(w, draft.model, chosen.action);
  return { ...picked, object, target: picked.target === object ? null : picked.target };
}

export function startMove(w: World, decision: ActAsk, draft: ActDraft): ActDraft {
  const menu = menuIn(w, decision, draft.model);
  const way = menu.moves.find((one) => one.why === null);
  if (menu.moveClosed !== null || way === undefined) return draft;
  return { ...menuFor(draft.model), move: beginMove(draft.model, way.as, menu.movePaid, way.power) };
}

function gesture(w: World, decision: ActAsk, draft: ActDraft, done: Gesture): ActDraft {
  if (draft.move !== null) {
    const other = done.do === 'tapToken' && done.id !== draft.model && decision.models.includes(done.id);
    if (other && draft.move.end === null) return menuFor(done.id);
    return { ...draft, move: moveGesture(w, draft.move, done) };
  }
  const chosen = chosenUse(w, draft);
  const aim = chosen === null ? null : aimOf(chosen.use.type);
  switch (done.do) {
    case 'tapToken':
      if (decision.models.includes(done.id) && done.id !== draft.model && draft.action === null)
        return menuFor(done.id);
      if (done.id === draft.model) return draft;
      return pointAt(w, draft, aim, done.id);
    case 'tapPiece':
      if (aim === 'direction') return { ...draft, toward: done.at };
      if (aim === 'spot') return { ...draft, at: done.at };
      return isTargetPiece(w, done.id) ? pointAt(w, draft, aim, done.id) : draft;
    case 'tapGround':
      if (aim === 'direction') return { ...draft, toward: done.at };
      if (aim === 'spot') return { ...draft, at: done.at };
      return draft.action === null ? { ...draft, target: null } : draft;
    case 'dragStart': {
      if (!decision.models.includes(done.id) || aim === 'direction') return draft;
      const own = done.id === draft.model ? draft : menuFor(done.id);
      const moving = startMove(w, decision, own);
      return moving.move === null ? moving : { ...moving, move: moveGesture(w, moving.move, done) };
    }
    case 'dragMove':
    case 'dragEnd':
      return aim === 'direction' ? { ...draft, toward: done.at } : draft;
    case 'dragCancel':
      return draft;
  }
}

const isTargetPiece = (w: World, id: string): boolean => w.state.pieces[id]?.health !== undefined;

function pointAt(w: World, draft: ActDraft, aim: ReturnType<typeof aimOf> | null, id: string): ActDraft {
  if (aim === 'object' && draft.object === null && !isModel(w, id)) return { ...draft, object: id };
  if (aim === 'direction') return { ...draft, toward: positionOf(w, id) };
  if (aim === 'spot') return { ...draft, at: positionOf(w, id) };
  if (aim === 'nothing') return draft;
  if (aim === 'object' && draft.object === id) return { ...draft, object: null };
  return { ...draft, target: draft.target === id && draft.action === null ? null : id };
}

function decor(say: Say, decision: ActAsk, draft: ActDraft): Decor {
  const { w } = say;
  const { move } = draft;
  if (move !== null) {
    const combines = () =>
      waysToMove(w, decision, move.model).some(
        (way) => way.as === move.as && way.power === move.power && way.whyNotCombined === null,
      );
    const atEnd = (moved: MoveDraft) => sightFromPlan(say, { ...draft, move: moved });
    return moveDecor(say, move, { combines, atEnd });
  }
  const chosen = chosenUse(w, draft);
  if (chosen === null) {
    const overlays = draft.target === null ? [] : sightOverlay(say, draft.model, draft.target, null);
    return { acting: [draft.model], ...targetMark(draft.target), overlays };
  }
  const { action, use } = chosen;
  const who = declarerOf(decision);
  const range = inchesOf(w, draft.model, action, use);
  const aim = aimOf(use.type);
  const acting = [draft.model];
  const from = draft.source ?? draft.model;
  if (aim === 'nothing' || aim === 'direction') {
    const found = membersOf(w, draft.model, from, action, use, who.side, draft.toward);
    return {
      acting,
      targets: found.members.filter((id) => id !== draft.model),
      closed: Object.fromEntries(found.spared.map((one) => [one.target, say.why(one.why)])),
      overlays: [
        ...areaOverlays(say, from, use.type, range, draft.toward),
        ...(use.type === 'OVR' ? endOfOverrun(say, draft.model, draft.toward, range ?? 0) : []),
        ...friendChips(say, friendsAmong(w, action, found.members, who.side)),
      ],
      live: declaredPushes(say, decision, draft),
      lift: [],
    };
  }
  const ring = rangeOverlay(say, from, use.type, range);
  if (aim === 'spot') {
    const order = draft.at === null ? null : actionOrder(w, draft);
    const why = order === null ? null : tryDeclare(w, order, who).why;
    return {
      acting,
      overlays: [...ring, ...(draft.at === null ? [] : spotOverlay(say, draft.at, action, why))],
    };
  }
  const lift =
    aim === 'object'
      ? objectsFor(w, draft.model, action)
          .filter((one) => one.why === null)
          .map((one) => one.id)
      : [];
  if (aim === 'object' && draft.object === null && decision.limits.thrown === undefined) {
    return { acting, overlays: ring, lift };
  }
  const findings = targetsOf(w, draft.model, from, action, use, who, draft.object);
  const legal = findings.filter((one) => one.why === null);
  const closed: Record<string, string> = {};
  for (const one of findings) {
    if (one.why === null || !isModel(w, one.id)) continue;
    const enemy = isEnemy(w, one.id, who.side);
    if (draft.target === null || draft.target === one.id)
      closed[one.id] = enemy ? shortWhy(say, one.why) : '';
    else closed[one.id] = '';
  }
  const looked = draft.target === null ? [] : sightOverlay(say, from, draft.target, range, use);
  return {
    acting,
    targets:
      draft.target === null
        ? legal.map((one) => one.id)
        : [draft.target].filter((id) => closed[id] === undefined),
    closed,
    overlays: [...ring, ...looked, ...friendChips(say, blastFriends(say, decision, draft))],
    live: declaredPushes(say, decision, draft),
    lift: draft.object === null ? lift : [draft.object],
  };
}

/** Of the own side whom a Blast on the Target would catch. */
function blastFriends(say: Say, decision: ActAsk, draft: ActDraft): readonly AreaLine[] {
  const { w } = say;
  const { target } = draft;
  const order = missingIn(w, draft, decision) === null ? actionOrder(w, draft) : null;
  const use = order === null ? null : tryDeclare(w, order, declarerOf(decision)).use;
  return use === null || target === null ? [] : (blastOdds(w, use, target)?.lines ?? []);
}

/** Where a success would push whom. */
function declaredPushes(say: Say, decision: ActAsk, draft: ActDraft): readonly Overlay[] {
  const { w } = say;
  const order = missingIn(w, draft, decision) === null ? actionOrder(w, draft) : null;
  const use = order === null ? null : tryDeclare(w, order, declarerOf(decision)).use;
  return use === null ? [] : pushesOfUse(w, use).pushes.flatMap((push) => pushOverlays(say, push));
}

const targetMark = (target: string | null): Pick<Decor, 'targets'> =>
  target === null ? {} : { targets: [target] };

/** The only Action that is left is open at once where something must still be pointed at; nothing is ready to be paid. */
function begin(w: World, decision: ActAsk): ActDraft {
  const draft = menuFor(decision.models[0] ?? '');
  const only = decision.limits.actions;
  const single = only?.length === 1 && !decision.limits.moves ? only[0] : undefined;
  if (single === undefined || draft.model === '') return draft;
  const picked = pickHere(w, decision, draft, single);
  return missingIn(w, picked, decision) === null ? draft : picked;
}

export const actPlan: Plan<'act', ActDraft> = {
  begin,
  gesture,
  decor,
  canDrag(w, decision, draft, id) {
    if (draft.move !== null) return id === draft.move.model;
    const chosen = chosenUse(w, draft);
    if (chosen !== null && aimOf(chosen.use.type) === 'direction') return id === draft.model;
    return decision.models.includes(id) && menuIn(w, decision, id).moveClosed === null;
  },
};

/** Names of Actions as they stand on the card. */
export const actionName = (w: World, model: string, action: string): string =>
  profileOf(w, model).actions.find((one) => one.id === action)?.name ?? action;
