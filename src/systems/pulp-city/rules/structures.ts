import { dimensionsOf } from '../../../geometry/outline.ts';
import { centre, type Footprint } from '../../../geometry/shape.ts';
import { inches, SLACK } from '../../../geometry/units.ts';
import { blockOf, type BlockPlace, nearestBlock } from '../../../tabletop/block.ts';
import { surfaceBelow } from '../../../tabletop/surfaces.ts';
import type { PieceId } from '../model/state.ts';
import type { Ruleset } from '../model/ruleset.ts';
import { pieceWith, type SizeClass, type TableLayout, type TerrainPiece } from '../model/terrain.ts';
import type { Ctx, World } from '../model/world.ts';
import { everyoneOnTable, piecesOn, sceneOf, touching } from './bodies.ts';

/** Defense of an Object, whatever its Rank. @rule PC-OBJ-01 */
const OBJECT_G = 5;

/** @rule PC-STRUCT-07 */
const MATERIAL_G = { Flimsy: 5, Solid: 7, Reinforced: 9 } as const;

/** Defense and Health of a piece that does not bring its own. @rule PC-OBJ-01 @rule PC-STRUCT-07 @rule PC-STRUCT-09 */
export function withNumbers(piece: TerrainPiece, rules: Ruleset): TerrainPiece {
  const printed = printedNumbers(piece, rules);
  if (printed === null) return pieceWith(piece, {});
  const health = piece.health ?? printed.health;
  return pieceWith(piece, { g: piece.g ?? printed.g, health, maxHealth: piece.maxHealth ?? health });
}

function printedNumbers(piece: TerrainPiece, rules: Ruleset): { g: number; health: number } | null {
  if (piece.kind === 'object') return { g: OBJECT_G, health: piece.rank ?? 1 };
  if (piece.kind !== 'structure') return null;
  return {
    g: MATERIAL_G[piece.material ?? 'Solid'],
    health: rules.numbers.structureHealth[sizeOf(piece)],
  };
}

/** Height, length and width together say how large a thing is. @rule PC-STRUCT-08 */
export function sizeClassOf(footprint: Footprint, height: number): SizeClass {
  const { length, width } = dimensionsOf(footprint);
  const sum = length + width + height - SLACK;
  return sum <= inches(10) ? 'Small' : sum <= inches(25) ? 'Medium' : 'Large';
}

/** What was agreed before play, or what its dimensions say. @rule PC-STRUCT-08 */
export const sizeOf = (piece: TerrainPiece): SizeClass =>
  piece.sizeClass ?? sizeClassOf(piece.footprint, fullHeight(piece));

/** A table as it is played on with these rules. */
export function tableWithNumbers(layout: TableLayout, rules: Ruleset): TableLayout {
  return { ...layout, pieces: layout.pieces.map((piece) => withNumbers(piece, rules)) };
}

/** Height of a Fall from the roof of a piece, wherever on it. @rule PC-STRUCT-10 */
export const fullHeight = (piece: TerrainPiece): number => piece.top - piece.bottom;

/** Height of the Crash inside: the largest of the piece's own three dimensions. @rule PC-STRUCT-11 */
export function largestDimension(piece: TerrainPiece): number {
  const { length, width } = dimensionsOf(piece.footprint);
  return Math.max(Math.round(length), Math.round(width), fullHeight(piece));
}

export interface Occupants {
  /** On the roof or another level of it. */
  readonly above: readonly string[];
  readonly inside: readonly string[];
  readonly clinging: readonly string[];
}

/** Who loses ground when the piece goes. @rule PC-STRUCT-10 @rule PC-STRUCT-11 */
export function occupants(w: World, id: PieceId): Occupants {
  const piece = w.state.pieces[id];
  const models = everyoneOnTable(w);
  const standing = models.filter(
    (model) =>
      model.inside !== id &&
      model.wall === null &&
      model.z > SLACK &&
      touching(w, model.id, id) &&
      piece !== undefined &&
      surfaceBelow(sceneOf(w), model.x, model.y, model.z, id) < model.z - SLACK,
  );
  return {
    above: standing.map((model) => model.id),
    inside: models.filter((model) => model.inside === id).map((model) => model.id),
    clinging: models.filter((model) => model.wall === id && model.inside !== id).map((model) => model.id),
  };
}

/** What lies on something without being a part of the table: Objects, what was summoned, Areas and Markers. */
const isLoose = ({ kind, summoned, marker }: TerrainPiece): boolean =>
  kind === 'object' || kind === 'area' || summoned !== undefined || marker === true;

/** The next thing that has lost its support, and where on the surface below it comes to lie. @rule PC-OBJ-09 @rule PC-STRUCT-12 */
export function looseDrop(w: World): { readonly piece: TerrainPiece; readonly to: BlockPlace } | null {
  for (const piece of piecesOn(w)) {
    if (piece.bottom <= SLACK || !isLoose(piece)) continue;
    const middle = centre(piece.footprint);
    const floor = surfaceBelow(sceneOf(w), middle.x, middle.y, piece.bottom, piece.id);
    if (piece.bottom - floor <= SLACK) continue;
    const found = piece.solid ? nearestBlock(sceneOf(w), blockOf(piece), floor) : null;
    return { piece, to: found ?? { footprint: piece.footprint, bottom: floor } };
  }
  return null;
}

/** Whatever has lost its support drops; nobody is hurt by its weight. Answers which pieces they are. */
export function dropLoosePieces(ctx: Ctx): PieceId[] {
  const dropped: PieceId[] = [];
  for (let next = looseDrop(ctx); next !== null; next = looseDrop(ctx)) {
    const { piece, to } = next;
    const [from, middle] = [centre(piece.footprint), centre(to.footprint)];
    ctx.emit({
      type: 'pieceMoved',
      piece: piece.id,
      by: { x: middle.x - from.x, y: middle.y - from.y, z: to.bottom - piece.bottom },
      turn: null,
      ...to,
      top: to.bottom + fullHeight(piece),
      why: 'displaced',
    });
    dropped.push(piece.id);
  }
  return dropped;
}
