import { type Refusal, refusal } from '../../model/refusals.ts';
import { sight } from '../../../../tabletop/sight.ts';
import type { Cover } from '../../../../tabletop/table.ts';
import type { ActionOrder } from '../../model/orders.ts';
import type { Point } from '../../model/place.ts';
import type { DeclaredUse } from '../../model/declared-action.ts';
import type { ActionProfile, ActionUse } from '../../model/profile.ts';
import type { ActionType } from '../../model/keywords.ts';
import type { ModelId, PieceId, TargetId, TeamId } from '../../model/ids.ts';
import type { AreaFinding } from '../../model/cache.ts';
import type { World } from '../../model/encounter.ts';
import { actionOn, isModel, profileOf } from '../../model/lookup.ts';
import type { ActionAt } from '../../model/occasion.ts';
import { everyTarget } from '../../board/areas.ts';
import { bodyOf } from '../../board/bodies.ts';
import { gapBetween } from '../../board/distance.ts';
import { inBtb } from '../../traits/contact.ts';
import { sceneOf } from '../../board/scene.ts';
import { coverOf } from '../../rules/rolls/combat-bonuses/in-cover.ts';
import {
  type Declarer,
  declare,
  ruleOfOccasion,
  whyActionClosed,
  whyUseClosed,
} from '../../rules/actions/declaring.ts';
import { areaOf, rangeOf, throwable, whyNotTarget, whyOutOfReach } from '../../rules/actions/targeting.ts';
import { sourceBody, sourceInSight } from '../../board/source-body.ts';
import { sourcesOf } from '../../rules/actions/sources.ts';
import { type OpenUse, openUses, usesOf } from '../../rules/actions/uses.ts';

/** What the player of an Action has to point at. */
export type Aim = 'target' | 'direction' | 'spot' | 'object' | 'nothing';

const AIMS: Readonly<Record<ActionType, Aim>> = {
  CCM: 'target',
  IND: 'target',
  PRJ: 'target',
  THR: 'object',
  RAY: 'direction',
  OVR: 'direction',
  SUM: 'spot',
  AUR: 'nothing',
  PLS: 'nothing',
  IST: 'nothing',
  RCT: 'nothing',
};

export const aimOf = (type: ActionType): Aim => AIMS[type];

export function actionAt(
  model: ModelId,
  source: TargetId,
  action: ActionProfile,
  type: ActionType,
  side: TeamId,
): ActionAt {
  return { model, source, action, type, side };
}

export interface TargetFinding {
  readonly id: TargetId;
  /** null: a legal Target. */
  readonly why: Refusal | null;
  /** Between the nearest edges, micrometres. */
  readonly gap: number;
}

/** Every model and piece as a Target of one Type of an Action, the legal ones among them without a reason; what is thrown is none of them. @rule PC-TYPE-01 @rule PC-TYPE-21 */
export function targetsOf(
  w: World,
  model: ModelId,
  source: TargetId,
  action: ActionProfile,
  use: ActionUse,
  who: Declarer,
  object: TargetId | null = null,
): readonly TargetFinding[] {
  const thrown = who.limits.thrown;
  const thing = object ?? thrown;
  const at = {
    ...actionAt(model, source, action, use.type, who.side),
    ...(thing === undefined ? {} : { thrown: thing }),
  };
  return everyTarget(w)
    .filter((id) => id !== model && id !== thrown && id !== object)
    .map((id) => ({
      id,
      why:
        (who.limits.target !== undefined && who.limits.target !== id) ||
        (who.limits.contact === true && !inBtb(w, model, id))
          ? refusal('action.notNow', {}, ruleOfOccasion(who.occasion))
          : whyNotTarget(w, at, use, id),
      gap: gapBetween(w, source, id).horizontal,
    }));
}

/** Which of the bar's Types reach the Target, and why the others do not. */
export function usesOn(
  w: World,
  model: ModelId,
  action: ActionProfile,
  target: TargetId,
  who: Declarer,
): readonly { readonly use: number; readonly why: Refusal | null }[] {
  const whyMissed = (use: ActionUse): Refusal | null => {
    const at = actionAt(model, model, action, use.type, who.side);
    switch (aimOf(use.type)) {
      case 'target':
        return whyNotTarget(w, at, use, target);
      case 'object':
        return whyNothingThrown(w, at, use, target, who);
      case 'direction':
      case 'spot':
      case 'nothing':
        return whyOutside(w, at, use, target);
    }
  };
  return openUses(w, model, action, false).map(({ use, index }) => ({
    use: index,
    why: whyUseClosed(w, model, action, use, who) ?? whyMissed(use),
  }));
}

/** Why none of the things at hand can be thrown at it; null: one can. */
function whyNothingThrown(
  w: World,
  at: ActionAt,
  use: ActionUse,
  target: TargetId,
  { limits }: Declarer,
): Refusal | null {
  const things =
    limits.thrown === undefined
      ? throwable(w, at.model, at.action).flatMap(({ id, why }) =>
          why === null && id !== target ? [id] : [],
        )
      : [limits.thrown];
  const reached = things.some((thrown) => whyNotTarget(w, { ...at, thrown }, use, target) === null);
  return reached ? null : whyNotTarget(w, at, use, target);
}

/** Area Types without a direction reach what stands in them. */
function whyOutside(w: World, at: ActionAt, use: ActionUse, target: TargetId): Refusal | null {
  if (use.type === 'PLS' || use.type === 'AUR') {
    const found = areaOf(w, at, use, null);
    if (found.members.includes(target)) return null;
    return found.spared.find((one) => one.target === target)?.why ?? refusal('target.outside');
  }
  if (use.type === 'RAY' || use.type === 'OVR') {
    const { x, y } = positionOf(w, target);
    const found = areaOf(w, at, use, { x, y });
    if (found.members.includes(target)) return null;
    return found.spared.find((one) => one.target === target)?.why ?? refusal('target.outside');
  }
  return refusal('target.notAimed');
}

export function positionOf(w: World, id: TargetId): { readonly x: number; readonly y: number } {
  if (isModel(w, id)) return bodyOf(w, id);
  const piece = w.state.pieces[id];
  if (piece === undefined) return { x: 0, y: 0 };
  const { footprint } = piece;
  if (footprint.kind === 'disc') return footprint;
  const sum = footprint.points.reduce((all, one) => ({ x: all.x + one.x, y: all.y + one.y }), { x: 0, y: 0 });
  const count = footprint.points.length;
  return { x: Math.round(sum.x / count), y: Math.round(sum.y / count) };
}

export interface SightFinding {
  readonly visible: boolean;
  readonly cover: Cover;
  readonly coverers: readonly PieceId[];
  /** Where the first stopped line meets what stops it. */
  readonly blockedAt: { readonly x: number; readonly y: number } | null;
  readonly blockedBy: PieceId | null;
  readonly gap: { readonly horizontal: number; readonly vertical: number };
  /** The Action that is looked at works without sight. */
  readonly needless: boolean;
}

/** What is seen from one model of another, with the proof; cover as the Type of an Action asks for it. @rule PC-LOS-01 @rule PC-LOS-03 */
export function sightBetween(
  w: World,
  source: TargetId,
  target: TargetId,
  use: ActionUse | null = null,
): SightFinding {
  const piece = w.state.pieces[target];
  const to = piece ?? bodyOf(w, target);
  const found = sight(sceneOf(w), sourceBody(w, source), to, sourceInSight(w, source));
  const stopped = found.proof.blocked[0];
  const asked = use !== null && isModel(w, target) ? coverOf(w, source, target, use.type) : found.cover;
  const needless =
    use !== null &&
    !found.visible &&
    whyOutOfReach(w, { model: source, source, action: null }, use, target, null) === null;
  return {
    visible: found.visible,
    needless,
    cover: asked,
    coverers: found.coverers,
    blockedAt: stopped === undefined ? null : { x: stopped.at.x, y: stopped.at.y },
    blockedBy: stopped?.by ?? found.coverers[0] ?? null,
    gap: gapBetween(w, source, target),
  };
}

/** Who an area Action affects, and who stands in it unaffected. @rule PC-TYPE-18 @rule PC-TYPE-19 */
export function membersOf(
  w: World,
  model: ModelId,
  source: TargetId,
  action: ActionProfile,
  use: ActionUse,
  side: TeamId,
  toward: Point | null,
): AreaFinding {
  return areaOf(w, actionAt(model, source, action, use.type, side), use, toward);
}

/** Does it make a difference who in the area comes first? One roll for all leaves only the pieces to put before or after. @rule PC-ROLL-07 @rule PC-TYPE-22 */
export function orderMatters(
  w: World,
  action: ActionProfile,
  use: ActionUse,
  members: readonly TargetId[],
): boolean {
  if (members.length < 2) return false;
  const automatic = w.rules.policies.areaAgainstPieces === 'automatic' && use.type !== 'AUR';
  return 'trait' in action.against || (automatic && members.some((id) => !isModel(w, id)));
}

export interface ThrowFinding {
  readonly id: TargetId;
  readonly why: Refusal | null;
}

/** Objects within reach of the hand. @rule PC-OBJ-02 */
export const objectsFor = (w: World, model: ModelId, action: ActionProfile): readonly ThrowFinding[] =>
  throwable(w, model, action);

/** Other models and pieces that the Action may be measured from. @rule PC-TYPE-25 */
export const sourcesFor = (w: World, model: ModelId, action: ActionProfile): readonly TargetId[] =>
  sourcesOf(w, model, action);

/** Types the Action may be used as now, of its own accord or as a Reaction. @rule PC-BAR-14 */
export const usesFor = (
  w: World,
  model: ModelId,
  action: ActionProfile,
  reacting = false,
): readonly OpenUse[] => openUses(w, model, action, reacting);

/** The Type at that place among those of the bar and of Powers. */
export const nthUse = (w: World, model: ModelId, action: ActionProfile, index: number): ActionUse | null =>
  usesOf(w, model, action)[index] ?? null;

/** The declaration as it would be accepted, or why it would not. */
export function tryDeclare(
  w: World,
  order: ActionOrder,
  who: Declarer,
): { readonly use: DeclaredUse | null; readonly why: Refusal | null } {
  const found = declare(w, order, who);
  return found.ok ? { use: found.value, why: null } : { use: null, why: found.error };
}

export function actionOf(w: World, model: ModelId, action: string): ActionProfile | null {
  return actionOn(profileOf(w, model), action);
}

export const whyClosed = (w: World, model: ModelId, action: ActionProfile, who: Declarer): Refusal | null =>
  whyActionClosed(w, model, action, who);

/** Inches, a Trait of the user read. @rule PC-BAR-11 */
export const inchesOf = (w: World, model: ModelId, action: ActionProfile, use: ActionUse): number | null =>
  rangeOf(w, model, use.range, action);
