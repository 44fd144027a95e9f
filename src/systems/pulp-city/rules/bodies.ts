import type { Body, Scene } from '../../../tabletop/table.ts';
import { bodiesTouch, bodiesWithin, gap, inContact, within } from '../../../tabletop/measure.ts';
import { CITIZENS } from '../model/citizens.ts';
import type { CardProfile } from '../model/profile.ts';
import type { CardId, ModelId, ModelState, TargetId, TeamId, TeamSetup } from '../model/state.ts';
import type { TerrainPiece } from '../model/terrain.ts';
import { type World, cardById, cardOf, isModel, modelOf, profileOf } from '../model/world.ts';
import { isSpectral } from './conditions.ts';

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
  const { team } = cardById(w, card);
  return team === null ? undefined : w.setup.teams[team].cards[Number(card.slice(1)) - 1];
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

/** Others pass through it, and it through others. @rule PC-MOVE-36 */
export function passes(profile: CardProfile): boolean {
  const known = passing.get(profile);
  if (known !== undefined) return known;
  const made = profile.powers.some(({ clauses }) =>
    clauses.some((clause) => 'allow' in clause && clause.allow === 'moveThrough'),
  );
  passing.set(profile, made);
  return made;
}

const passing = new WeakMap<CardProfile, boolean>();

/** The cylinder the model fills with this profile. */
export function bodyAs(w: World, model: ModelState, profile: CardProfile): Body {
  const mm = baseAs(w, model.card, profile);
  const height = profile.heightIn ?? mm / 20;
  const body: Body = {
    id: model.id,
    x: model.x,
    y: model.y,
    z: model.z,
    r: mm * 500,
    h: inches(height),
    inside: model.inside,
    wall: model.wall,
  };
  return isMarker(w, model.id) || passes(profile) ? { ...body, ghost: true } : body;
}

export function isCitizen(w: World, id: TargetId): boolean {
  return w.state.models[id]?.card === CITIZENS;
}

/** A Citizen that is no model: others move through it, and it counts in nothing that counts models. @rule PC-CITIZEN-01 @rule PC-TABLE-12 */
export function isMarker(w: World, id: TargetId): boolean {
  return w.rules.citizens.marker !== null && isCitizen(w, id);
}

/** Whatever stands on the table, Citizens too. */
export function everyoneOnTable(w: World): readonly ModelState[] {
  w.cache.everyone ??= Object.values(w.state.models).filter((model) => model.status === 'table');
  return w.cache.everyone;
}

/** The models of the Teams: Supremes, Minions and Monsters. */
export function modelsOnTable(w: World): readonly ModelState[] {
  w.cache.onTable ??= everyoneOnTable(w).filter((model) => model.card !== CITIZENS);
  return w.cache.onTable;
}

/** All models, Citizens included where they are models. @rule PC-TABLE-11 */
export function allModelsOnTable(w: World): readonly ModelState[] {
  return w.rules.citizens.marker === null ? everyoneOnTable(w) : modelsOnTable(w);
}

export function citizensOnTable(w: World): readonly ModelState[] {
  return everyoneOnTable(w).filter((model) => model.card === CITIZENS);
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
    bodies: everyoneOnTable(w).map((model) => bodyOf(w, model.id)),
  };
  return cache.scene;
}

/** null: a Citizen, who is in no Team. @rule PC-DESC-08 @rule PC-TABLE-14 */
export function sideOf(w: World, model: ModelId): TeamId | null {
  return cardOf(w, model).team;
}

/** @throws for a Citizen: what may be one is asked for its side. */
export function teamOf(w: World, model: ModelId): TeamId {
  return teamOfCard(w, modelOf(w, model).card);
}

/** @throws for the card of the Citizens. */
export function teamOfCard(w: World, card: CardId): TeamId {
  const { team } = cardById(w, card);
  if (team === null) throw new Error(`${card} is in no team`);
  return team;
}

/** Citizens are Friendly and Enemy to nobody. @rule PC-DESC-08 @rule PC-TABLE-14 */
export function isEnemy(w: World, model: ModelId, side: TeamId): boolean {
  const team = sideOf(w, model);
  return team !== null && team !== side;
}

/** Who answers and rolls for a model: for a Citizen the player whose Turn it is not. */
export function playerFor(w: World, model: ModelId): TeamId {
  return sideOf(w, model) ?? (w.state.turn.active === 'a' ? 'b' : 'a');
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
  if (w.rules.policies.spectralBreaksContact && (spectralThing(w, one) || spectralThing(w, other)))
    return false;
  return touching(w, one, other);
}

function spectralThing(w: World, id: TargetId): boolean {
  return isModel(w, id) && isSpectral(w, id);
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
export function enemiesInBtb(w: World, model: ModelId, side: TeamId | null = sideOf(w, model)): ModelId[] {
  if (side === null) return [];
  return modelsOnTable(w)
    .filter((other) => other.id !== model && isEnemy(w, other.id, side) && inBtb(w, model, other.id))
    .map((other) => other.id);
}

export function friendsInBtb(w: World, model: ModelId, side: TeamId | null = sideOf(w, model)): ModelId[] {
  return modelsOnTable(w)
    .filter((other) => other.id !== model && teamOf(w, other.id) === side && inBtb(w, model, other.id))
    .map((other) => other.id);
}

export function piecesTouched(w: World, model: ModelId): string[] {
  return Object.keys(w.state.pieces).filter((id) => touching(w, model, id));
}
