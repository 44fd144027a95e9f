import { type Refusal, refusal } from '../model/refusals.ts';
import { centre, translate } from '../../../geometry/shape.ts';
import { TOUCH, inches } from '../../../geometry/units.ts';
import { dist2, type Point } from '../../../geometry/vec.ts';
import { blockOf, type BlockPlace, nearestBlock } from '../../../tabletop/block.ts';
import { makeRoom } from '../../../tabletop/make-room.ts';
import { overrunEnd } from '../../../tabletop/overrun.ts';
import { bodyAt, placeOf as standingOf } from '../../../tabletop/table.ts';
import type { Asking, DecisionFor } from '../model/frames.ts';
import type { Place } from '../model/place.ts';
import type { DueHazard } from '../model/ground-locals.ts';
import type { ReactionTrigger } from '../model/keywords.ts';
import type { ActionTally, DeclaredUse, Laying } from '../model/declared-action.ts';
import type { ModelId, PieceId, TargetId, TeamId } from '../model/ids.ts';
import type { Ctx, World } from '../model/encounter.ts';
import { cardOf, isModel, modelOf, pieceOf } from '../model/lookup.ts';
import { bodyOf } from '../board/bodies.ts';
import { enemiesInBtb } from '../traits/contact.ts';
import { onTable } from '../board/on-table.ts';
import { isFriend, nextTeam, opponentAt, playerFor } from '../board/sides.ts';
import { sceneOf } from '../board/scene.ts';
import { hurt } from '../rules/damage/damage.ts';
import { landingChoice, newContacts } from '../rules/falling/falling.ts';
import { hazardsTouched } from '../rules/movement/hazards.ts';
import { gaitFor } from '../rules/movement/moving.ts';
import { sideToChoose, thrownEnd, type ThrownEnd } from './landing-thrown.ts';
import type { Incomer, Picks } from '../rules/movement/making-room.ts';
import { placeOf, placeThen } from '../board/places.ts';

import {
  landingOf,
  movable,
  type ObjectSpot,
  incomingOf,
  samplePlace,
  spotsAt,
  suggestion,
  whyNotPlace,
} from './grab-throw.ts';
import { movementTypeOf } from '../traits/movement-type.ts';

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

/** The question on which side a thrown model is put down; null: there is nothing to choose. @rule PC-FX-13 */
export function placeThrownModel(w: World, use: DeclaredUse, target: TargetId | null): Asking | null {
  const { thrown: model, order } = use;
  if (model === null || target === null || !onTable(w, model)) return null;
  const at = sideToChoose(w, model, target, bodyOf(w, order.model));
  return at === null ? null : { kind: 'placeModel', by: use.by, model, touching: target, at };
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

/**
 * What is still to be laid down: a thrown model is, and Objects have been worn by their use.
 * @rule PC-OBJ-05 @rule PC-FX-13
 */
export function layingsOf(
  ctx: Ctx,
  use: DeclaredUse,
  target: TargetId | null,
  tally: ActionTally,
  spot: ObjectSpot | null,
  toward: Point | null,
): Laying[] {
  const { object } = use.order;
  const layings: Laying[] = [];
  if (use.type === 'THR' && use.thrown !== null && target !== null && onTable(ctx, use.thrown))
    layings.push({ of: 'model', target, toward });
  if (
    use.type === 'THR' &&
    use.thrown === null &&
    object !== undefined &&
    ctx.state.pieces[object] !== undefined
  ) {
    wear(ctx, use, object);
    if (target !== null) layings.push({ of: 'thrown', piece: object, target, spot });
  }
  for (const { piece, defender } of tally.smashed) {
    if (ctx.state.pieces[piece] === undefined) continue;
    wear(ctx, use, piece);
    layings.push({ of: 'smashed', piece, defender });
  }
  return use.type === 'OVR' ? [...layings, { of: 'overrun' }] : layings;
}

/** Where an Object comes down; null: it is gone, or there is no room. @rule PC-OBJ-07 @rule PC-OBJ-08 */
function landingPlace(
  w: World,
  use: DeclaredUse,
  laying: Extract<Laying, { of: 'thrown' | 'smashed' }>,
  tally: ActionTally,
): BlockPlace | null {
  const piece = w.state.pieces[laying.piece];
  if (piece === undefined) return null;
  if (laying.of === 'smashed') {
    const attacker = use.order.model;
    const { defender } = laying;
    const [best] = isModel(w, defender) ? spotsAt(w, piece.id, [attacker, defender]) : [];
    const between = midway(placeOf(w, attacker), placeThen(w, defender, tally));
    return best ?? nearestTo(w, piece.id, between);
  }
  const { target, spot } = laying;
  if (spot !== null && isModel(w, target)) return landingOf(w, piece, target, spot);
  const standing = isModel(w, target) && onTable(w, target);
  const [best] = standing ? spotsAt(w, piece.id, [target]) : [];
  return best ?? nearestTo(w, piece.id, placeThen(w, target, tally));
}

/** A thrown model that is to be put down, or let go in the air. @rule PC-FX-13 */
interface DueModel extends ThrownEnd {
  readonly of: 'model';
  readonly model: ModelId;
}

/** A thing that is to be laid down, who makes room for it, and who says how. */
export type DueLaying = Incomer & { readonly by: TeamId } & (
    | DueModel
    | { readonly of: 'thrown' | 'smashed'; readonly piece: PieceId; readonly at: BlockPlace }
    | { readonly of: 'overrun'; readonly end: Place }
  );

/** Null: nothing comes down. @rule PC-MOVE-34 @rule PC-TYPE-16 @rule PC-TYPE-21 */
export function dueLaying(w: World, use: DeclaredUse, laying: Laying, tally: ActionTally): DueLaying | null {
  if (laying.of === 'landed') return null;
  if (laying.of === 'overrun') return dueOverrun(w, use);
  if (laying.of === 'model') return dueModel(w, use, laying, tally);
  const at = landingPlace(w, use, laying, tally);
  if (at === null) return null;
  const { of, piece } = laying;
  const by = of === 'thrown' ? opponentAt(w, use.side, laying.target) : use.by;
  return { of, piece, at, by, incoming: incomingOf(pieceOf(w, piece), at), movable: movable(w) };
}

/** @rule PC-FX-13 @rule PC-TYPE-21 */
function dueModel(
  w: World,
  { thrown: model, order, side }: DeclaredUse,
  { target, toward }: Extract<Laying, { of: 'model' }>,
  tally: ActionTally,
): DueLaying | null {
  if (model === null || !onTable(w, model)) return null;
  const end = thrownEnd(w, model, target, placeThen(w, target, tally), bodyOf(w, order.model), toward);
  if (end === null) return null;
  const by = isModel(w, target) ? playerFor(w, target) : nextTeam(w, side);
  const aside = end.falls
    ? []
    : movable(w, isModel(w, target) && onTable(w, target) ? [model, target] : [model]);
  return { of: 'model', model, ...end, by, incoming: bodyAt(bodyOf(w, model), end.at), movable: aside };
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

/** Puts down what is due; whoever is in the way is shifted by the least. @rule PC-MOVE-34 @rule PC-OBJ-07 */
export function layDown(
  ctx: Ctx,
  use: DeclaredUse,
  due: DueLaying,
  picks: Picks,
  tally: ActionTally,
): Settled {
  const { shifts } = makeRoom(sceneOf(ctx), due.incoming, due.movable, picks);
  for (const shift of shifts) ctx.emit({ type: 'placed', model: shift.id, at: shift.to, why: 'madeRoom' });
  if (due.of === 'overrun') return endStrip(ctx, use, due.end);
  if (due.of === 'model') return putDown(ctx, use, due, tally);
  const piece = pieceOf(ctx, due.piece);
  const { footprint, bottom } = due.at;
  const [from, to] = [centre(piece.footprint), centre(footprint)];
  ctx.emit({
    type: 'pieceMoved',
    piece: piece.id,
    by: { x: to.x - from.x, y: to.y - from.y, z: bottom - piece.bottom },
    turn: null,
    footprint,
    bottom,
    top: bottom + piece.top - piece.bottom,
    why: due.of,
  });
  return NOTHING;
}

/** Puts a thrown model down, or lets it go; it has suffered what being thrown does. @rule PC-FX-13 @rule PC-FX-14 */
function putDown(ctx: Ctx, use: DeclaredUse, { model, at, falls }: DueModel, tally: ActionTally): Settled {
  const { x, y, z, health } = modelOf(ctx, model);
  const touched = enemiesInBtb(ctx, model, use.side);
  if (!falls) ctx.emit({ type: 'placed', model, at, why: 'thrown' });
  const points = ctx.rules.policies.thrownModelDamage;
  const attacker = use.order.model;
  if (points > 0) hurt(ctx, model, points, cardOf(ctx, attacker).id, { of: 'rule', rule: 'PC-FX-14' });
  const hurtBy = tally.damaged.includes(model) || modelOf(ctx, model).health < health;
  const moved = dist2(at, { x, y }) > TOUCH * TOUCH || Math.abs(at.z - z) > TOUCH;
  const thrown = [...(hurtBy ? (['DMG'] as const) : []), ...(moved ? (['DSP'] as const) : [])];
  if (!onTable(ctx, model)) return { ...NOTHING, thrown };
  return falls
    ? { ...NOTHING, thrown, fall: landingChoice(ctx, model, at), before: touched }
    : { ...met(ctx, use, model, touched), thrown };
}

/** What a thrown model meets where it has come to be. @rule PC-FX-13 */
const met = (ctx: Ctx, use: DeclaredUse, model: ModelId, before: readonly ModelId[]): Settled => ({
  hazards: struckThere(ctx, model),
  into: onTable(ctx, model) ? thrownInto(ctx, use, model, before) : [],
});

/** As `met`, once it has come down from the air. @rule PC-TYPE-05 @rule PC-FX-13 */
export const metBelow = (
  ctx: Ctx,
  use: DeclaredUse,
  { before }: Extract<Laying, { of: 'landed' }>,
): Settled => (use.thrown === null ? NOTHING : met(ctx, use, use.thrown, before ?? []));

/** Thrown by its own side it comes into contact as if it had moved. @rule PC-TYPE-05 */
const thrownInto = (
  w: World,
  { side }: DeclaredUse,
  model: ModelId,
  before: readonly ModelId[],
): readonly ModelId[] =>
  isFriend(w, model, side) ? newContacts(w, model, standingOf(bodyOf(w, model)), before, side) : [];

/** Dangerous Terrain that a thrown model touches where it has come to be. @rule PC-FX-13 */
const struckThere = (w: World, model: ModelId): readonly DueHazard[] =>
  onTable(w, model) ? hazardsTouched(w, model).map((piece): DueHazard => ({ model, piece })) : [];

const midway = (a: Place, b: Place): Place => ({
  ...a,
  x: Math.round((a.x + b.x) / 2),
  y: Math.round((a.y + b.y) / 2),
  inside: null,
  wall: null,
});

export interface Settled {
  readonly hazards: readonly DueHazard[];
  /** Enemies that the user, or a model of its side that was thrown, has come into Base to Base with. */
  readonly into: readonly ModelId[];
  /** What the thrown model may react to. @rule PC-TYPE-06 @rule PC-TYPE-07 */
  readonly thrown?: readonly ReactionTrigger[];
  /** It was let go in the air. */
  readonly fall?: ReturnType<typeof landingChoice>;
  /** Enemies that it touched before it was. */
  readonly before?: readonly ModelId[];
}

const NOTHING: Settled = { hazards: [], into: [] };

/** The user of an Overrun at the far end of its strip. @rule PC-TYPE-16 */
function dueOverrun(w: World, use: DeclaredUse): DueLaying | null {
  const { model, toward } = use.order;
  const end = toward === undefined ? null : overrunEndsAt(w, model, toward, use.range ?? 0);
  if (end === null) return null;
  const incoming = bodyAt(bodyOf(w, model), end);
  return { of: 'overrun', end, by: use.by, incoming, movable: movable(w, [model]) };
}

/**
 * Where the user of an Overrun comes to stand as things are now; null: it stays.
 * @param range inches
 * @rule PC-TYPE-16
 */
export function overrunEndsAt(w: World, model: ModelId, toward: Point, range: number): Place | null {
  if (!onTable(w, model) || movementTypeOf(w, model) === 'Immobile') return null;
  const body = bodyOf(w, model);
  const way = { x: toward.x - body.x, y: toward.y - body.y };
  const { end, travelled } = overrunEnd(sceneOf(w), body, way, inches(range), {
    movable: movable(w, [model]),
    passesImpassable: gaitFor(w, model, movementTypeOf(w, model), false).passesImpassable,
  });
  return travelled === 0 ? null : end;
}

function endStrip(ctx: Ctx, use: DeclaredUse, end: Place): Settled {
  const { model } = use.order;
  const before = enemiesInBtb(ctx, model, use.side);
  const touched = hazardsTouched(ctx, model);
  ctx.emit({ type: 'placed', model, at: end, why: 'overrun' });
  const hazards = hazardsTouched(ctx, model)
    .filter((piece) => !touched.includes(piece))
    .map((piece): DueHazard => ({ model, piece }));
  return { hazards, into: newContacts(ctx, model, standingOf(bodyOf(ctx, model)), before, use.side) };
}
