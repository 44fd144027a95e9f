import type { Body, Scene } from '../../../tabletop/table.ts';
import { bodiesTouch, bodiesWithin, gap, inContact, within } from '../../../tabletop/measure.ts';
import type { CardProfile } from '../model/profile.ts';
import type { CardId, ModelId, ModelState, TargetId, TeamId, TeamSetup } from '../model/state.ts';
import type { TerrainPiece } from '../model/terrain.ts';
import { type World, cardById, cardOf, isModel, modelOf, profileOf } from '../model/world.ts';

export const UM_PER_INCH = 25_400;

/** Inches of a card to micrometres. */
export function inches(value: number): number {
  return Math.round(value * UM_PER_INCH);
}

/** Base in mm: the option fixed at set-up, else the card's. @rule PC-TABLE-06 @rule PC-CARD-04 */
export function baseMm(w: World, model: ModelId): number {
  return baseAs(w, cardOf(w, model).id, profileOf(w, model));
}

/** The option holds for the base it was chosen instead of, not for that of another form. */
function baseAs(w: World, card: CardId, { baseMm: printed }: CardProfile): number {
  const recruited = recruitedAs(w, card);
  if (recruited?.baseMm === undefined) return printed;
  return w.setup.profiles[recruited.profile]?.baseMm === printed ? recruited.baseMm : printed;
}

/** What was chosen for the card when it was recruited. */
export function recruitedAs(w: World, card: CardId): TeamSetup['cards'][number] | undefined {
  return w.setup.teams[cardById(w, card).team].cards[Number(card.slice(1)) - 1];
}

/** @rule PC-TABLE-07 @rule PC-TABLE-08 */
export function bodyOf(w: World, id: ModelId): Body {
  const known = w.cache.bodies.get(id);
  if (known !== undefined) return known;
  const body = bodyFrom(w, modelOf(w, id));
  w.cache.bodies.set(id, body);
  return body;
}

export function bodyFrom(w: World, model: ModelState): Body {
  return bodyAs(w, model, profileOf(w, model.id));
}

/** The cylinder the model fills with this profile. */
export function bodyAs(w: World, model: ModelState, profile: CardProfile): Body {
  const mm = baseAs(w, model.card, profile);
  const height = profile.heightIn ?? mm / 20;
  return {
    id: model.id,
    x: model.x,
    y: model.y,
    z: model.z,
    r: mm * 500,
    h: inches(height),
    inside: model.inside,
    wall: model.wall,
  };
}

export function modelsOnTable(w: World): readonly ModelState[] {
  w.cache.onTable ??= Object.values(w.state.models).filter((model) => model.status === 'table');
  return w.cache.onTable;
}

export function piecesOn(w: World): readonly TerrainPiece[] {
  w.cache.pieces ??= Object.values(w.state.pieces);
  return w.cache.pieces;
}

/** Everything that stands on the table now. */
export function sceneOf(w: World): Scene {
  const { cache } = w;
  cache.scene ??= {
    size: w.setup.table.size,
    pieces: piecesOn(w),
    bodies: modelsOnTable(w).map((model) => bodyOf(w, model.id)),
  };
  return cache.scene;
}

export function teamOf(w: World, model: ModelId): TeamId {
  return cardOf(w, model).team;
}

/** @rule PC-DESC-08 @rule PC-TABLE-14 */
export function friendly(w: World, one: ModelId, other: ModelId): boolean {
  return teamOf(w, one) === teamOf(w, other);
}

export function onTable(w: World, id: ModelId): boolean {
  return w.state.models[id]?.status === 'table';
}

/** A model still counts: on the table or aloft. */
export function inPlay(model: ModelState): boolean {
  return model.status === 'table' || model.status === 'aloft';
}

function shapeOf(w: World, id: TargetId): Body | World['state']['pieces'][string] {
  return isModel(w, id) ? bodyOf(w, id) : pieceShape(w, id);
}

function pieceShape(w: World, id: TargetId): World['state']['pieces'][string] {
  const piece = w.state.pieces[id];
  if (piece === undefined) throw new Error(`no piece ${id}`);
  return piece;
}

/** Bases, or a base and a piece, touch; whatever Conditions say. @rule PC-TABLE-09 */
export function touching(w: World, one: TargetId, other: TargetId): boolean {
  if (isModel(w, one) && isModel(w, other)) return bodiesTouch(bodyOf(w, one), bodyOf(w, other));
  const row = contactsOf(w, one);
  const known = row.get(other);
  if (known !== undefined) return known;
  const value = inContact(sceneOf(w), shapeOf(w, one), shapeOf(w, other));
  row.set(other, value);
  contactsOf(w, other).set(one, value);
  return value;
}

function contactsOf({ cache }: World, id: TargetId): Map<TargetId, boolean> {
  const known = cache.contacts.get(id);
  if (known !== undefined) return known;
  const made = new Map<TargetId, boolean>();
  cache.contacts.set(id, made);
  return made;
}

/** Base to Base as the rules count it: a Spectral model may not count. @rule PC-COND-01 @rule PC-FX-27 */
export function inBtb(w: World, one: TargetId, other: TargetId): boolean {
  if (one === other) return false;
  if (w.rules.policies.spectralBreaksContact && (isSpectral(w, one) || isSpectral(w, other))) return false;
  return touching(w, one, other);
}

function isSpectral(w: World, id: TargetId): boolean {
  return w.state.models[id]?.spectral === true;
}

/** Within a range in inches on both axes. @rule PC-MEASURE-01 @rule PC-MEASURE-02 */
export function withinRange(w: World, one: TargetId, other: TargetId, range: number): boolean {
  if (isModel(w, one) && isModel(w, other))
    return bodiesWithin(bodyOf(w, one), bodyOf(w, other), inches(range));
  return within(shapeOf(w, one), shapeOf(w, other), inches(range));
}

export function gapBetween(
  w: World,
  one: TargetId,
  other: TargetId,
): { horizontal: number; vertical: number } {
  return gap(shapeOf(w, one), shapeOf(w, other));
}

/** Models of the other side in Base to Base. @rule PC-DESC-13 */
export function enemiesInBtb(w: World, model: ModelId, side: TeamId = teamOf(w, model)): ModelId[] {
  return modelsOnTable(w)
    .filter((other) => other.id !== model && teamOf(w, other.id) !== side && inBtb(w, model, other.id))
    .map((other) => other.id);
}

export function friendsInBtb(w: World, model: ModelId, side: TeamId = teamOf(w, model)): ModelId[] {
  return modelsOnTable(w)
    .filter((other) => other.id !== model && teamOf(w, other.id) === side && inBtb(w, model, other.id))
    .map((other) => other.id);
}

export function piecesTouched(w: World, model: ModelId): string[] {
  return Object.keys(w.state.pieces).filter((id) => touching(w, model, id));
}
