import { contains } from '../../../geometry/distance.ts';
import type { Body } from '../../../tabletop/table.ts';
import type { World } from '../model/encounter.ts';
import type { TargetId } from '../model/ids.ts';
import { isModel } from '../model/lookup.ts';
import type { Point } from '../model/place.ts';
import type { TerrainPiece } from '../model/terrain.ts';
import { bodyOf } from './bodies.ts';

/** The cylinder an Action is measured from. */
export function sourceBody(w: World, id: TargetId): Body {
  const piece = isModel(w, id) ? undefined : w.state.pieces[id];
  if (piece === undefined || piece.footprint.kind !== 'disc') return bodyOf(w, id);
  const { x, y, r } = piece.footprint;
  return { id, x, y, r, z: piece.bottom, h: piece.top - piece.bottom, inside: null, wall: null };
}

/** A piece does not stand in its own way. */
export function sourceInSight(w: World, id: TargetId): { readonly ignore: readonly string[] } {
  return { ignore: isModel(w, id) ? [] : [id] };
}

/** The room of the source if the point lies in it: what is Summoned there stays in. @rule PC-TYPE-20 @rule PC-STRUCT-05 */
export function sharedRoom(w: World, source: TargetId, { x, y }: Point): TerrainPiece | null {
  const room = w.state.pieces[w.state.models[source]?.inside ?? ''];
  return room !== undefined && contains(room.footprint, { x, y }) ? room : null;
}
