import type { Ruleset } from '../model/encounter.ts';
import { sizeOf } from '../model/size-class.ts';
import { pieceWith, type TableLayout, type TerrainPiece } from '../model/terrain.ts';

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

/** A table as it is played on with these rules. */
export function tableWithNumbers(layout: TableLayout, rules: Ruleset): TableLayout {
  return { ...layout, pieces: layout.pieces.map((piece) => withNumbers(piece, rules)) };
}
