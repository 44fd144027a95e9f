import type { PieceClause, PieceOption, PieceTextClause } from '../model/clause.ts';
import type { World } from '../model/encounter.ts';
import type { ModelId, PieceId } from '../model/ids.ts';
import { borrowedProfile } from '../model/borrowed.ts';
import { actionOn, cardOf } from '../model/lookup.ts';
import type { CardProfile } from '../model/profile.ts';
import type { ActionAt } from '../model/occasion.ts';
import type { TerrainPiece } from '../model/terrain.ts';
import { piecesOn } from './scene.ts';

/** Pieces of that name that the model's card has Summoned. */
export function piecesNamed(w: World, model: ModelId, wanted: string | undefined): readonly PieceId[] {
  const own = cardOf(w, model).id;
  return piecesOn(w)
    .filter(({ name, summoned }) => name === wanted && summoned?.card === own)
    .map(({ id }) => id);
}

/** What the card says of a piece that one of its Actions, or a Power, makes. @rule PC-AREA-06 @rule PC-STRUCT-13 */
export function pieceText(
  profile: CardProfile,
  action: string,
  name: string | undefined,
): PieceClause | null {
  const special = actionOn(profile, action)?.specials?.find((one) => one.name === name);
  for (const clause of special?.clauses ?? []) if ('piece' in clause) return clause;
  return powerPiece(profile, action, name);
}

/** What a Power says of a piece that it lays. @rule PC-CARD-06 */
function powerPiece({ powers }: CardProfile, power: string, name: string | undefined): PieceClause | null {
  const found = powers.find((one) => one.name === power);
  for (const clause of found?.clauses ?? []) if ('piece' in clause && clause.name === name) return clause;
  return null;
}

/** What the card says of a piece that stands on the table. */
export function textOf(w: World, piece: TerrainPiece): PieceClause | null {
  const made = piece.summoned;
  if (made === undefined) return null;
  const own = w.state.cards[made.card]?.profile ?? '';
  const shown = w.setup.profiles[own] ?? borrowedProfile(w.profiles, own);
  const profiles = [shown, ...Object.values(w.setup.profiles)];
  for (const profile of profiles) {
    const text = profile === undefined ? null : pieceText(profile, made.action, piece.name);
    if (text !== null) return text;
  }
  return null;
}

/** What its player may choose of as it is laid. */
export const optionsIn = (text: PieceClause | null): readonly PieceOption[] =>
  (text !== null && 'options' in text ? text.options : undefined) ?? [];

/** What is said of a piece that stands on the table: always, and of what has been chosen for it. @rule PC-AREA-06 */
export function clausesOfPiece(w: World, piece: TerrainPiece): readonly PieceTextClause[] {
  const text = textOf(w, piece);
  const chosen = piece.summoned?.options ?? [];
  const options = optionsIn(text).filter(({ name }) => chosen.includes(name));
  return [...(text?.clauses ?? []), ...options.flatMap(({ clauses }) => clauses)];
}

/** What the text of a piece does as it is destroyed: an Action, and what is in force meanwhile. */
export const strikeText = (w: World, piece: TerrainPiece) =>
  (textOf(w, piece)?.clauses ?? []).flatMap((clause) =>
    'at' in clause && clause.at === 'destroyed' ? (clause.must ?? []) : [],
  )[0];

/** Does a piece use this Action by itself? Then it is the user, not the model that made it. @rule PC-FX-30 */
export function strikesByItself(
  w: World,
  { model, source, action }: Omit<ActionAt, 'type' | 'side'>,
): boolean {
  const piece = source === model ? undefined : w.state.pieces[source];
  return piece !== undefined && strikeText(w, piece)?.bar === action.id;
}
