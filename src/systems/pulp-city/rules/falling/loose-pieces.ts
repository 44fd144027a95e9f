import { dimensionsOf } from '../../../../geometry/outline.ts';
import { centre } from '../../../../geometry/shape.ts';
import { SLACK } from '../../../../geometry/units.ts';
import { blockOf, type BlockPlace, nearestBlock } from '../../../../tabletop/block.ts';
import { surfaceBelow } from '../../../../tabletop/surfaces.ts';
import { touching } from '../../board/distance.ts';
import { everyoneOnTable } from '../../board/on-table.ts';
import { piecesOn, sceneOf } from '../../board/scene.ts';
import type { Ctx, World } from '../../model/encounter.ts';
import type { PieceId } from '../../model/ids.ts';
import { fullHeight } from '../../model/size-class.ts';
import type { TerrainPiece } from '../../model/terrain.ts';
import { unsupported } from './falling.ts';

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
function looseDrop(w: World): { readonly piece: TerrainPiece; readonly to: BlockPlace } | null {
  for (const piece of piecesOn(w)) {
    if (piece.bottom <= SLACK || !isLoose(piece)) continue;
    const middle = centre(piece.footprint);
    const floor = surfaceBelow(sceneOf(w), middle.x, middle.y, piece.bottom, piece.id);
    if (piece.bottom - floor <= SLACK) continue;
    // Nobody stands on a Marker, so it comes to lie beside whoever stands below.
    const found =
      piece.solid || piece.marker === true ? nearestBlock(sceneOf(w), blockOf(piece), floor) : null;
    return { piece, to: found ?? { footprint: piece.footprint, bottom: floor } };
  }
  return null;
}

/** Has a model, or a thing that lies on another, lost what carried it? @rule PC-FALL-10 @rule PC-OBJ-09 */
export const supportLost = (w: World): boolean => unsupported(w).length > 0 || looseDrop(w) !== null;

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
