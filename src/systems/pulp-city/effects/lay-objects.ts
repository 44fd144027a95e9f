import { UM_PER_INCH } from '../../../geometry/units.ts';
import { blockOf, nearestBlock } from '../../../tabletop/block.ts';
import { surfacesAt } from '../../../tabletop/surfaces.ts';
import { pulseMembers } from '../board/areas.ts';
import { withNumbers } from '../board/piece-numbers.ts';
import { sceneOf } from '../board/scene.ts';
import { sharedRoom } from '../board/source-body.ts';
import type { World } from '../model/encounter.ts';
import type { ModelId, PieceId, TargetId } from '../model/ids.ts';
import { isModel, pieceOf } from '../model/lookup.ts';
import type { Point } from '../model/place.ts';
import type { EffectNode } from '../model/profile.ts';
import type { ObjectRank, TerrainPiece } from '../model/terrain.ts';
import { object } from '../tables/build.ts';

export const RANKS: readonly ObjectRank[] = [1, 2, 3];

const LOOKS = { 1: 'crate', 2: 'car', 3: 'truck' } as const satisfies Record<ObjectRank, string>;

/** Objects at least partly so many inches from a model at most. @rule PC-OBJ-13 */
export const objectsIn = (w: World, model: ModelId, range: number): readonly PieceId[] =>
  pulseMembers(w, model, model, range).filter((id) => isObject(w, id));

function isObject(w: World, id: TargetId): boolean {
  if (isModel(w, id)) return false;
  const { kind, token } = pieceOf(w, id);
  return kind === 'object' && token !== true;
}

/** An Object laid at a point, of the usual size for its Rank; null: there is no room for it. @rule PC-OBJ-10 @rule PC-OBJ-13 */
export function objectLaid(
  w: World,
  id: PieceId,
  source: TargetId,
  { x: rank, along }: EffectNode,
  at: Point,
): TerrainPiece | null {
  const known = RANKS.find((one) => one === rank);
  if (known === undefined) return null;
  const plain = object(id, LOOKS[known], known, [at.x / UM_PER_INCH, at.y / UM_PER_INCH], along);
  const level =
    sharedRoom(w, source, at)?.bottom ??
    surfacesAt(sceneOf(w), at.x, at.y).find((surface) => !surface.room)?.z ??
    0;
  const found = nearestBlock(sceneOf(w), blockOf(plain), level);
  if (found === null) return null;
  const { footprint, bottom } = found;
  return withNumbers({ ...plain, footprint, bottom, top: bottom + plain.top - plain.bottom }, w.rules);
}
