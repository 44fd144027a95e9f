import { type Refusal, refusal } from '../../../kernel/game-system.ts';
import { centre, translate } from '../../../geometry/shape.ts';
import { type Point, towards } from '../../../geometry/vec.ts';
import { blockOf, type BlockPlace, nearestBlock } from '../../../tabletop/block.ts';
import { inContact } from '../../../tabletop/measure.ts';
import { nearestPlace } from '../../../tabletop/nearest.ts';
import { overrunEnd } from '../../../tabletop/overrun.ts';
import { placeOf as standingOf } from '../../../tabletop/table.ts';
import type { Asking, DecisionFor } from '../model/decisions.ts';
import type { EventOf, Place } from '../model/events.ts';
import type { DueHazard } from '../model/ground-shapes.ts';
import type { ActionTally, DeclaredUse } from '../model/shapes.ts';
import type { ModelId, PieceId, TargetId } from '../model/state.ts';
import { type Ctx, type World, cardOf, isModel, pieceOf } from '../model/world.ts';
import { bodyOf, enemiesInBtb, inches, onTable, sceneOf } from '../rules/bodies.ts';
import { hurt } from '../rules/damage.ts';
import { newContacts } from '../rules/falling.ts';
import { hazardsTouched } from '../rules/hazards.ts';
import { placeOf } from '../rules/origins.ts';
import {
  landingOf,
  movable,
  type ObjectSpot,
  roomMade,
  samplePlace,
  spotsAt,
  suggestion,
  whyNotPlace,
} from '../rules/throwing.ts';
import { movementTypeOf } from '../rules/traits.ts';

import { placeThen } from './action-facts.ts';

/** The question where a thrown Object goes; null: there is nothing to choose. @rule PC-OBJ-07 @rule PC-OBJ-06 */
export function placeThrown(
  w: World,
  use: DeclaredUse,
  object: TargetId,
  target: TargetId | null,
): Asking | null {
  const piece = w.state.pieces[object];
  if (piece === undefined || (piece.health ?? 1) <= 1) return null;
  if (target === null || !isModel(w, target) || !onTable(w, target)) return null;
  const at = suggestion(w, object, target);
  return at === null ? null : { kind: 'placeObject', by: use.by, piece: object, touching: [target], at };
}

export function whyNotPlaceObject(
  w: World,
  { piece, touching }: DecisionFor<'placeObject'>,
  spot: ObjectSpot,
): Refusal | null {
  const [target] = touching;
  return target === undefined ? refusal('target.gone') : whyNotPlace(w, piece, target, spot);
}

export function samplePlaceObject(
  w: World,
  { piece, touching, at }: DecisionFor<'placeObject'>,
  draw: () => number,
): ObjectSpot {
  const [target] = touching;
  return (target === undefined ? null : samplePlace(w, piece, target, draw)) ?? { ...at, turn: 0 };
}

/** What was thrown comes down: an Object, worn by it, or a model. @rule PC-OBJ-05 @rule PC-OBJ-07 @rule PC-FX-13 */
export function settleThrown(
  ctx: Ctx,
  use: DeclaredUse,
  thrown: TargetId,
  target: TargetId | null,
  tally: ActionTally,
  spot: ObjectSpot | null,
): void {
  if (isModel(ctx, thrown)) {
    landThrownModel(ctx, use, thrown, target, tally);
    return;
  }
  const piece = ctx.state.pieces[thrown];
  if (piece === undefined) return;
  wear(ctx, use, thrown);
  if (ctx.state.pieces[thrown] === undefined || target === null) return;
  if (spot !== null && isModel(ctx, target)) {
    lay(ctx, thrown, landingOf(ctx, piece, target, spot), 'thrown');
    return;
  }
  const standing = isModel(ctx, target) && onTable(ctx, target);
  const [best] = standing ? spotsAt(ctx, thrown, [target]) : [];
  const found = best ?? nearestTo(ctx, thrown, placeThen(ctx, target, tally));
  if (found !== null) lay(ctx, thrown, found, 'thrown');
}

/** Every use costs an Object one Health. @rule PC-OBJ-05 */
function wear(ctx: Ctx, use: DeclaredUse, object: PieceId): void {
  hurt(ctx, object, 1, cardOf(ctx, use.order.model).id, { of: 'rule', rule: 'PC-OBJ-05' });
}

/** As near to a place as it may lie, at its level or on the first surface below. */
function nearestTo(w: World, object: PieceId, at: Place): BlockPlace | null {
  const block = blockOf(pieceOf(w, object));
  const from = centre(block.footprint);
  const footprint = translate(block.footprint, at.x - from.x, at.y - from.y);
  return nearestBlock(sceneOf(w), { ...block, footprint }, at.z);
}

/** Puts an Object down; whoever is in the way is shifted by the least. @rule PC-MOVE-34 @rule PC-OBJ-07 */
function lay(
  ctx: Ctx,
  id: PieceId,
  { footprint, bottom }: BlockPlace,
  why: EventOf<'pieceMoved'>['why'],
): void {
  const piece = pieceOf(ctx, id);
  const top = bottom + piece.top - piece.bottom;
  const shifts = roomMade(ctx, piece, { footprint, bottom });
  const [from, to] = [centre(piece.footprint), centre(footprint)];
  for (const shift of shifts) ctx.emit({ type: 'placed', model: shift.id, at: shift.to, why: 'madeRoom' });
  ctx.emit({
    type: 'pieceMoved',
    piece: id,
    by: { x: to.x - from.x, y: to.y - from.y, z: bottom - piece.bottom },
    turn: null,
    footprint,
    bottom,
    top,
    why,
  });
}

/** A thrown model lands touching the target, or where it stood. @rule PC-FX-13 @rule PC-FX-14 */
function landThrownModel(
  ctx: Ctx,
  use: DeclaredUse,
  thrown: ModelId,
  target: TargetId | null,
  tally: ActionTally,
): void {
  if (!onTable(ctx, thrown) || target === null) return;
  const goal = placeThen(ctx, target, tally);
  const at = besideTarget(ctx, thrown, target, goal, bodyOf(ctx, use.order.model));
  if (at !== null) ctx.emit({ type: 'placed', model: thrown, at, why: 'thrown' });
  const points = ctx.rules.policies.thrownModelDamage;
  if (points > 0)
    hurt(ctx, thrown, points, cardOf(ctx, use.order.model).id, { of: 'rule', rule: 'PC-FX-14' });
}

/** In contact, on the side of the target that it came from if there is room. */
function besideTarget(w: World, thrown: ModelId, target: TargetId, goal: Place, from: Point): Place | null {
  const body = bodyOf(w, thrown);
  const there = isModel(w, target) && onTable(w, target) ? bodyOf(w, target) : w.state.pieces[target];
  const apart = there === undefined || !isModel(w, target) ? 0 : body.r + bodyOf(w, target).r;
  const point = towards(goal, from, apart);
  const wish: Place = { ...point, z: goal.z, inside: goal.inside, wall: null };
  const scene = { ...sceneOf(w), bodies: sceneOf(w).bodies.filter((other) => other.id !== thrown) };
  const accept = (at: Place): boolean => there === undefined || inContact(scene, { ...body, ...at }, there);
  return (
    nearestPlace(scene, body, wish, { level: 'below', avoidTerrain: true, accept }) ??
    nearestPlace(scene, body, wish, { level: 'below', accept }) ??
    nearestPlace(scene, body, wish, { level: 'below' })
  );
}

/** The Object used for Smash It Up, worn by it, between the two or as near to both as it can be. @rule PC-OBJ-08 @rule PC-BONUS-11 */
export function settleSmashed(
  ctx: Ctx,
  use: DeclaredUse,
  object: PieceId,
  defender: TargetId,
  tally: ActionTally,
): void {
  if (ctx.state.pieces[object] === undefined) return;
  wear(ctx, use, object);
  if (ctx.state.pieces[object] === undefined) return;
  const attacker = use.order.model;
  const [best] = isModel(ctx, defender) ? spotsAt(ctx, object, [attacker, defender]) : [];
  const found =
    best ?? nearestTo(ctx, object, midway(placeOf(ctx, attacker), placeThen(ctx, defender, tally)));
  if (found !== null) lay(ctx, object, found, 'smashed');
}

const midway = (a: Place, b: Place): Place => ({
  ...a,
  x: Math.round((a.x + b.x) / 2),
  y: Math.round((a.y + b.y) / 2),
  inside: null,
  wall: null,
});

export interface Settled {
  readonly hazards: readonly DueHazard[];
  /** Enemies the user has come into Base to Base with. */
  readonly into: readonly ModelId[];
}

const NOTHING: Settled = { hazards: [], into: [] };

/** The user of an Overrun at the far end of its strip. @rule PC-TYPE-16 @rule PC-MOVE-34 */
export function settleStrip(ctx: Ctx, use: DeclaredUse): Settled {
  const { model, toward } = use.order;
  if (toward === undefined || !onTable(ctx, model) || movementTypeOf(ctx, model) === 'Immobile')
    return NOTHING;
  const body = bodyOf(ctx, model);
  const before = enemiesInBtb(ctx, model, use.side);
  const touched = hazardsTouched(ctx, model);
  const way = { x: toward.x - body.x, y: toward.y - body.y };
  const found = overrunEnd(sceneOf(ctx), body, way, inches(use.range ?? 0), movable(ctx, [model]));
  if (found.travelled === 0) return NOTHING;
  for (const shift of found.shifts)
    ctx.emit({ type: 'placed', model: shift.id, at: shift.to, why: 'madeRoom' });
  ctx.emit({ type: 'placed', model, at: found.end, why: 'overrun' });
  const hazards = hazardsTouched(ctx, model)
    .filter((piece) => !touched.includes(piece))
    .map((piece): DueHazard => ({ model, piece }));
  return { hazards, into: newContacts(ctx, model, standingOf(bodyOf(ctx, model)), before, use.side) };
}
