import { aabb, centre } from '../../../geometry/shape.ts';
import { SLACK } from '../../../geometry/units.ts';
import { blockOf, nearestBlock } from '../../../tabletop/block.ts';
import { surfaceBelow } from '../../../tabletop/surfaces.ts';
import type { PieceId } from '../model/state.ts';
import type { Ruleset } from '../model/ruleset.ts';
import type { TableLayout, TerrainPiece } from '../model/terrain.ts';
import type { Ctx, World } from '../model/world.ts';
import { everyoneOnTable, piecesOn, sceneOf, touching } from './bodies.ts';

/** Defense of an Object, whatever its Rank. @rule PC-OBJ-01 */
const OBJECT_G = 5;

/** @rule PC-STRUCT-07 */
const MATERIAL_G = { Flimsy: 5, Solid: 7, Reinforced: 9 } as const;

/** Defense and Health of a piece that does not bring its own. @rule PC-OBJ-01 @rule PC-STRUCT-07 @rule PC-STRUCT-09 */
export function withNumbers(piece: TerrainPiece, rules: Ruleset): TerrainPiece {
  const printed = printedNumbers(piece, rules);
  if (printed === null) return piece;
  const health = piece.health ?? printed.health;
  return { ...piece, g: piece.g ?? printed.g, health, maxHealth: piece.maxHealth ?? health };
}

function printedNumbers(piece: TerrainPiece, rules: Ruleset): { g: number; health: number } | null {
  if (piece.kind === 'object') return { g: OBJECT_G, health: piece.rank ?? 1 };
  if (piece.kind !== 'structure') return null;
  return {
    g: MATERIAL_G[piece.material ?? 'Solid'],
    health: rules.numbers.structureHealth[piece.sizeClass ?? 'Medium'],
  };
}

/** A table as it is played on with these rules. */
export function tableWithNumbers(layout: TableLayout, rules: Ruleset): TableLayout {
  return { ...layout, pieces: layout.pieces.map((piece) => withNumbers(piece, rules)) };
}

/** Height of a Fall from the roof of a piece, wherever on it. @rule PC-STRUCT-10 */
export const fullHeight = (piece: TerrainPiece): number => piece.top - piece.bottom;

/** Height of the Crash inside: the largest of the three dimensions. @rule PC-STRUCT-11 */
export function largestDimension(piece: TerrainPiece): number {
  const { x0, y0, x1, y1 } = aabb(piece.footprint);
  return Math.max(x1 - x0, y1 - y0, fullHeight(piece));
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

/** Objects whose support is gone drop to the surface below and hurt nobody. @rule PC-OBJ-09 */
export function dropLoosePieces(ctx: Ctx): void {
  for (const piece of piecesOn(ctx)) {
    if (piece.bottom <= SLACK || !piece.solid || (piece.kind !== 'object' && piece.summoned === undefined))
      continue;
    const middle = centre(piece.footprint);
    const floor = surfaceBelow(sceneOf(ctx), middle.x, middle.y, piece.bottom, piece.id);
    if (piece.bottom - floor <= SLACK) continue;
    const found = nearestBlock(sceneOf(ctx), blockOf(piece), floor);
    const footprint = found?.footprint ?? piece.footprint;
    const bottom = found?.bottom ?? floor;
    const to = centre(footprint);
    ctx.emit({
      type: 'pieceMoved',
      piece: piece.id,
      by: { x: to.x - middle.x, y: to.y - middle.y, z: bottom - piece.bottom },
      turn: null,
      footprint,
      bottom,
      top: bottom + fullHeight(piece),
      why: 'displaced',
    });
  }
}
