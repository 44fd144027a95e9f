import type { Material, ObjectRank, SizeClass, TerrainPiece } from '../../model/terrain.ts';
import type { ModelId, PieceId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { type Blow, crashBlow, fallBlow } from '../../rules/damage/environment-damage.ts';
import { piecesOn } from '../../board/scene.ts';
import { fullHeight, sizeOf } from '../../model/size-class.ts';
import { largestDimension, occupants } from '../../rules/falling/loose-pieces.ts';
import { foresee } from '../forecast/foresight.ts';

/** What there is to know of a piece that can be Damaged. */
export interface PieceFacts {
  readonly id: PieceId;
  readonly kind: TerrainPiece['kind'];
  readonly health: number;
  readonly healthMax: number;
  /** Defense: equalled or exceeded it is hit. */
  readonly g: number;
  /** Micrometres. */
  readonly height: number;
  readonly rank: ObjectRank | null;
  readonly material: Material | null;
  readonly sizeClass: SizeClass | null;
  readonly enclosed: boolean;
  /** Who would lose ground with it, on top. */
  readonly above: readonly ModelId[];
  readonly inside: readonly ModelId[];
  /** What its end would do to those on top, and to those inside; null: nothing. @rule PC-STRUCT-10 @rule PC-STRUCT-11 */
  readonly fall: Blow | null;
  readonly crash: Blow | null;
  /** Whoever clings to its wall Falls from there. @rule PC-STRUCT-10 */
  readonly clinging: readonly {
    readonly model: ModelId;
    readonly height: number;
    readonly fall: Blow | null;
  }[];
}

/** null: there is no such piece, or it cannot be Damaged. @rule PC-OBJ-01 @rule PC-STRUCT-07 @rule PC-STRUCT-09 */
export function pieceFacts(w: World, id: PieceId): PieceFacts | null {
  const piece = w.state.pieces[id];
  if (piece?.health === undefined || piece.g === undefined) return null;
  const { above, inside, clinging } = occupants(w, id);
  const drops = clinging.length === 0 ? null : dropsWithout(w, id);
  return {
    id,
    kind: piece.kind,
    health: piece.health,
    healthMax: piece.maxHealth ?? piece.health,
    g: piece.g,
    height: fullHeight(piece),
    rank: piece.rank ?? null,
    material: piece.kind === 'structure' ? (piece.material ?? 'Solid') : null,
    sizeClass: piece.kind === 'structure' ? sizeOf(piece) : null,
    enclosed: piece.enterable,
    above,
    inside,
    fall: fallBlow(w, fullHeight(piece)),
    crash: crashBlow(w, largestDimension(piece)),
    clinging: clinging.map((model) => {
      const height = drops?.get(model) ?? 0;
      return { model, height, fall: fallBlow(w, height) };
    }),
  };
}

/** How far each model would Fall if the piece were gone, micrometres. */
function dropsWithout(w: World, piece: PieceId): ReadonlyMap<ModelId, number> {
  const cause = { of: 'rule', rule: 'PC-STRUCT-10' } as const;
  const { events } = foresee(w, { proc: 'collapse', step: 'remove', piece, by: null, cause });
  return new Map(events.flatMap((event) => (event.type === 'fell' ? [[event.model, event.height]] : [])));
}

/** Every Structure and Object that can be Damaged, Structures first. */
export const shownPieces = (w: World): readonly PieceFacts[] =>
  piecesOn(w)
    .flatMap(({ id }) => pieceFacts(w, id) ?? [])
    .toSorted((one, other) => Number(one.kind === 'object') - Number(other.kind === 'object'));
