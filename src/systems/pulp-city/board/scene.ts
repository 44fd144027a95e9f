import type { Scene } from '../../../tabletop/table.ts';
import type { PieceSorts } from '../model/cache.ts';
import type { World } from '../model/encounter.ts';
import type { TargetId } from '../model/ids.ts';
import type { TerrainPiece } from '../model/terrain.ts';
import { bodyOf } from './bodies.ts';
import { everyoneOnTable } from './on-table.ts';

export function piecesOn(w: World): readonly TerrainPiece[] {
  w.cache.pieces ??= Object.values(w.state.pieces);
  return w.cache.pieces;
}

/** Those of them that rules look for again and again. */
export function pieceSorts(w: World): PieceSorts {
  w.cache.pieceSorts ??= {
    dangerous: piecesOn(w).filter(({ danger }) => danger !== undefined),
    summoned: piecesOn(w).filter(({ summoned }) => summoned !== undefined),
    carriable: piecesOn(w).flatMap(({ id, objective }) => (objective?.carriedFrom === undefined ? [] : [id])),
  };
  return w.cache.pieceSorts;
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

/** A Structure without Health that still stands strikes a last time: nothing more can become of it. @rule PC-STRUCT-12 @rule PC-STRUCT-13 */
export const isComingDown = (w: World, target: TargetId): boolean => w.state.pieces[target]?.health === 0;
