import { type Refusal, refusal } from '../../model/refusals.ts';
import type { ActionProfile, ActionUse, Amount } from '../../model/profile.ts';
import type { ModelId, TargetId, TeamId } from '../../model/ids.ts';
import type { AreaFinding, Unfit, Why } from '../../model/cache.ts';
import type { World } from '../../model/encounter.ts';
import type { Point } from '../../model/place.ts';
import { isModel, modelOf } from '../../model/lookup.ts';
import { forcesOn } from '../../powers/in-force.ts';
import { noted } from '../../powers/noted.ts';
import { modifier, permitter, total } from '../../powers/measure.ts';
import type { ActionAt } from '../../model/occasion.ts';
import { stealthStops, whyUnaffected } from '../../traits/affect.ts';
import { isTrapped } from '../../board/agenda-citizens.ts';
import { auraMembers, pulseMembers, stripMembers, walledOff } from '../../board/areas.ts';
import { modelsOnTable } from '../../board/on-table.ts';
import { inches } from '../../../../geometry/units.ts';
import { gapBetween, touching, withinRange } from '../../board/distance.ts';
import { countsAsBtb, inBtb } from '../../traits/contact.ts';
import { isEnemy, teamOf } from '../../board/sides.ts';
import { piecesOn } from '../../board/scene.ts';
import { strikesByItself } from '../../board/summoned.ts';
import { immuneToEffect } from '../../traits/immunity.ts';
import { selects } from '../../traits/selectors.ts';
import { sees, seesPast } from '../../board/sight.ts';
import { traitOf } from '../../traits/values.ts';
import { namesAction } from '../../traits/named-actions.ts';

export const rangeMore = modifier('range');

/** Inches of a range, a Trait read on the user, with what Powers add. @rule PC-BAR-11 @rule PC-CARD-06 */
export function rangeOf(
  w: World,
  user: ModelId,
  range: Amount | null,
  { name: actionName }: Pick<ActionProfile, 'name'>,
): number | null {
  const printed = typeof range === 'string' ? traitOf(w, user, range) : range;
  return printed === null ? null : printed + total(rangeMore(w, user, { actionName }));
}

export const maySee = permitter('sight');

/** As `sees`, or by a Power of the user. @rule PC-CARD-06 */
function perceives(w: World, user: ModelId, source: ModelId, target: TargetId): boolean {
  return (
    sees(w, source, target) ||
    maySee(w, user, {}).some(({ with: { of }, owner }) =>
      selects(w, of, target, { owner, side: teamOf(w, owner) }),
    )
  );
}

/** Which Types ask for sight to their one target; what is in Base to Base is always seen. @rule PC-LOS-05 */
const NEED_SIGHT: readonly ActionUse['type'][] = ['PRJ', 'THR'];

/**
 * May a single-target Type be used on it? null: yes. Reach, sight, Stealth and what the bar says.
 * @rule PC-TYPE-13 @rule PC-TYPE-14 @rule PC-TYPE-17 @rule PC-TYPE-21 @rule PC-TYPE-01
 */
export function whyNotTarget(w: World, at: ActionAt, use: ActionUse, target: TargetId): Refusal | null {
  const why = unfitness(w, at, use, target);
  return typeof why === 'function' ? why() : why;
}

/** As `whyNotTarget`, without wording the reason. */
export function mayTarget(w: World, at: ActionAt, use: ActionUse, target: TargetId): boolean {
  return unfitness(w, at, use, target) === null;
}

function unfitness(w: World, at: ActionAt, use: ActionUse, target: TargetId): Why {
  const unfit = unfitFor(w, at, use);
  const known = unfit.why.get(target);
  if (known !== undefined) return known;
  const found = whyUnfit(w, at, use, target, unfit.range);
  unfit.why.set(target, found);
  return found;
}

function unfitFor(w: World, at: ActionAt, use: ActionUse): Unfit {
  const { model, source, side, action, thrown } = at;
  const known = w.cache.unfit.get(use);
  if (known !== undefined && isOf(known, at)) return known;
  const range = rangeOf(w, model, use.range, action);
  const made: Unfit = {
    model,
    source,
    side,
    action,
    range,
    why: new Map(),
    ...(thrown === undefined ? {} : { thrown }),
  };
  w.cache.unfit.set(use, made);
  return made;
}

const isOf = (kept: Omit<ActionAt, 'type'>, { model, source, side, action, thrown }: ActionAt): boolean =>
  kept.model === model &&
  kept.source === source &&
  kept.side === side &&
  kept.action === action &&
  kept.thrown === thrown;

function whyUnfit(w: World, at: ActionAt, use: ActionUse, target: TargetId, range: number | null): Why {
  return (
    whyNoTarget(w, target, at.model) ??
    plainlyUnfit(w, at, use, target, range) ??
    boundToAnother(w, at, target) ??
    keptForLast(w, at, use, target, range)
  );
}

/** It is nothing that another can act on. */
function whyNoTarget(w: World, target: TargetId, user: ModelId): Refusal | null {
  const model = w.state.models[target];
  if (model === undefined) {
    const piece = w.state.pieces[target];
    if (piece === undefined) return refusal('target.gone');
    return piece.health === undefined ? refusal('target.notDamageable') : null;
  }
  if (model.status !== 'table') return refusal('target.gone');
  if (target === user) return refusal('target.self');
  return isTrapped(w, target) ? refusal('target.trapped') : null;
}

/** Sight costs most and is asked last, though it is told before what else spares the target. */
function plainlyUnfit(w: World, at: ActionAt, use: ActionUse, target: TargetId, range: number | null): Why {
  const far = tooFar(w, at, use, target, range);
  if (far !== null) return far;
  const spared = stealthStops(w, at, target) ?? whyUnaffected(w, at, target);
  return spared === null ? unseen(w, at, use, target) : () => unseen(w, at, use, target) ?? spared;
}

export const targetsBound = Object.assign(
  (w: World, model: ModelId) => forcesOn(w, model, 'forbid', 'otherTargets'),
  { reads: ['forbid', 'otherTargets'] as const },
);

/** @rule PC-CARD-06 */
function boundToAnother(w: World, { model, side, action }: ActionAt, target: TargetId): Why {
  if (!('trait' in action.against)) return null;
  const bond = targetsBound(w, model).find(
    ({ clause, owner }) =>
      !selects(w, clause.of, target, { owner: model, side }) &&
      w.rules.evaluator.holds(w, clause.when, owner, model, {}),
  );
  if (bond === undefined) return null;
  noted(bond.clause);
  return refusal('target.bound', { by: bond.name });
}

export const targetsKeptForLast = Object.assign(
  (w: World, model: ModelId) => forcesOn(w, model, 'forbid', 'lastTarget'),
  { reads: ['forbid', 'lastTarget'] as const },
);

/** Aimed at only when there is no other one of its side to be aimed at. @rule PC-BAR-06 */
function keptForLast(w: World, at: ActionAt, use: ActionUse, target: TargetId, range: number | null): Why {
  if (!isModel(w, target) || !('trait' in at.action.against)) return null;
  const forces = targetsKeptForLast(w, at.model);
  if (forces.length === 0) return null;
  const kept = (id: ModelId): boolean =>
    forces.some(({ clause, owner }) => {
      if (!selects(w, clause.of, id, { owner: at.model, side: at.side })) return false;
      if (!w.rules.evaluator.holds(w, clause.when, owner, at.model, {})) return false;
      noted(clause);
      return true;
    });
  if (!kept(target)) return null;
  const enemy = isEnemy(w, target, at.side);
  const others = modelsOnTable(w).some(
    ({ id }) =>
      id !== at.model &&
      isEnemy(w, id, at.side) === enemy &&
      !kept(id) &&
      plainlyUnfit(w, at, use, id, range) === null,
  );
  return others ? refusal('target.keptForLast', { by: forces[0]?.name ?? '' }) : null;
}

/** Range, contact and sight alone: what a Reaction may undo. @rule PC-TYPE-09 */
export function whyOutOfReach(
  w: World,
  from: Pick<ActionAt, 'model' | 'source' | 'thrown'> & { readonly action: ActionProfile | null },
  use: ActionUse,
  target: TargetId,
  range: number | null,
): Refusal | null {
  const why = tooFar(w, from, use, target, range) ?? unseen(w, from, use, target);
  return typeof why === 'function' ? why() : why;
}

type From = Parameters<typeof whyOutOfReach>[1];

const inContact = (w: World, { model, source, action }: From, use: ActionUse, target: TargetId): boolean =>
  source === model
    ? countsAsBtb(w, model, target, action === null ? null : { action, type: use.type })
    : inBtb(w, source, target);

function tooFar(w: World, from: From, use: ActionUse, target: TargetId, range: number | null): Why {
  const { source } = from;
  if (inContact(w, from, use, target)) return null;
  if (use.type === 'CCM') return () => notInContact(w, source, target);
  return range === null || withinRange(w, source, target, range)
    ? null
    : () => beyondRange(w, source, target, range);
}

/** What is in the hands of whoever throws it does not hide the Target from him. @rule PC-LOS-04 @rule PC-TYPE-21 */
const isInHand = (w: World, { source, thrown }: From, target: TargetId): boolean =>
  thrown !== undefined && w.state.pieces[thrown] !== undefined && seesPast(w, source, target, thrown);

const unseen = (w: World, from: From, use: ActionUse, target: TargetId): Refusal | null =>
  !NEED_SIGHT.includes(use.type) ||
  inContact(w, from, use, target) ||
  perceives(w, from.model, from.source, target) ||
  isInHand(w, from, target)
    ? null
    : refusal('target.hidden');

function notInContact(w: World, source: ModelId, target: TargetId): Refusal {
  if (touching(w, source, target)) return refusal('target.spectral');
  return refusal('target.notInContact', { gap: gapBetween(w, source, target).horizontal });
}

export function beyondRange(w: World, source: TargetId, target: TargetId, range: number): Refusal {
  const { horizontal, vertical } = gapBetween(w, source, target);
  const over = Math.max(horizontal, vertical) - inches(range);
  return refusal(horizontal >= vertical ? 'target.tooFar' : 'target.tooHigh', { by: over });
}

/** Who an area Type affects from where its source stands now. @rule PC-LOS-05 @rule PC-TYPE-18 @rule PC-TYPE-19 */
export function areaOf(w: World, at: ActionAt, use: ActionUse, toward: Point | null): AreaFinding {
  const last = w.cache.area;
  if (
    last !== null &&
    last.use === use &&
    isOf(last.at, at) &&
    last.at.type === at.type &&
    last.toward?.x === toward?.x &&
    last.toward?.y === toward?.y
  )
    return last.found;
  const found = areaFound(w, at, use, toward);
  w.cache.area = { use, at, toward, found };
  return found;
}

function areaFound(w: World, at: ActionAt, use: ActionUse, toward: Point | null): AreaFinding {
  const range = rangeOf(w, at.model, use.range, at.action) ?? 0;
  const inside = membersIn(w, at, use, range, toward);
  const spared: { target: TargetId; why: Refusal }[] = [];
  let members: TargetId[] = [];
  for (const id of inside) {
    const why =
      (walledOff(w, at.source, at.type, id) ? refusal('target.hidden') : null) ??
      (id === at.model ? null : stealthStops(w, at, id)) ??
      whyUnaffected(w, at, id);
    if (why === null) members.push(id);
    else spared.push({ target: id, why });
  }
  if (use.type === 'RAY' || use.type === 'OVR') {
    const enemies = members.filter((id) => isModel(w, id) && isEnemy(w, id, at.side));
    if (enemies.length > 0 && !enemies.some((id) => perceives(w, at.model, at.source, id))) {
      for (const id of enemies) spared.push({ target: id, why: refusal('target.noEnemySeen') });
      members = members.filter((id) => !enemies.includes(id));
    }
  }
  return { members, spared };
}

function membersIn(w: World, at: ActionAt, use: ActionUse, range: number, toward: Point | null): TargetId[] {
  switch (use.type) {
    case 'PLS':
      return pulseMembers(w, at.source, strikesByItself(w, at) ? at.source : at.model, range);
    case 'AUR':
      return auraMembers(w, at.source, range);
    case 'RAY':
    case 'OVR':
      return toward === null ? [] : stripMembers(w, at.source, at.model, toward, range);
    default:
      return [];
  }
}

/** Objects the model may throw now: in Base to Base (or within reach of its Powers) and not too heavy; and models its Powers let it throw. @rule PC-OBJ-02 @rule PC-OBJ-12 @rule PC-OBJ-13 */
export function throwable(
  w: World,
  model: ModelId,
  action: ActionProfile,
): { id: TargetId; why: Refusal | null }[] {
  const objects = piecesOn(w)
    .filter((piece) => piece.kind === 'object' && piece.token !== true)
    .filter((piece) => inGrasp(w, model, action, piece.id))
    .map((piece) => ({ id: piece.id, why: tooHeavy(w, model, action, piece.id) }));
  return [...objects, ...modelsThrown(w, model, action).map((id) => ({ id, why: null }))];
}

export const mayThrowModels = permitter('throwModel');
export const mayThrowFromAfar = permitter('throwWithoutBtb');

/** Models that are thrown like Objects, without Grab & Throw. @rule PC-OBJ-13 */
function modelsThrown(w: World, model: ModelId, action: ActionProfile): ModelId[] {
  const from = { owner: model, side: teamOf(w, model) };
  return mayThrowModels(w, model, { actionName: action.name }).flatMap(({ with: { of } }) =>
    modelsOnTable(w).flatMap(({ id }) =>
      id !== model &&
      selects(w, of, id, from) &&
      inGrasp(w, model, action, id) &&
      !immuneToEffect(w, id, 'grabThrow', {})
        ? [id]
        : [],
    ),
  );
}

/** In Base to Base with what it would throw, or within reach of its Powers. @rule PC-TYPE-21 @rule PC-FX-13 @rule PC-FX-27 @rule PC-OBJ-13 */
export function inGrasp(w: World, model: ModelId, action: ActionProfile, thing: TargetId): boolean {
  if (inBtb(w, model, thing)) return true;
  return mayThrowFromAfar(w, model, { actionName: action.name }).some(
    ({ with: { action: named, inches: reach } }) =>
      namesAction(named, action) && withinRange(w, model, thing, reach),
  );
}

/** @rule PC-OBJ-02 @rule PC-OBJ-03 */
export function tooHeavy(w: World, model: ModelId, action: ActionProfile, piece: string): Refusal | null {
  const rank = w.state.pieces[piece]?.rank;
  if (rank === undefined) return refusal('object.none');
  const needed = w.rules.numbers.objectStrength[rank - 1] ?? 0;
  const trait = w.rules.policies.liftBy === 'actionTrait' ? action.attack : 'F';
  const value = traitOf(w, model, trait);
  const rule = trait === 'F' ? 'PC-OBJ-02' : 'PC-OBJ-03';
  return value >= needed ? null : refusal('object.tooHeavy', { needed, has: value, rank }, rule);
}

export function enemyOf(w: World, side: TeamId, id: TargetId): boolean {
  return isModel(w, id) && isEnemy(w, id, side) && modelOf(w, id).status === 'table';
}
