import { centre } from '../../../geometry/shape.ts';
import { MARKER_HEIGHT, MARKER_RADIUS } from '../model/marker-piece.ts';
import type { World } from '../model/encounter.ts';
import type { ItemId, ModelId, PieceId } from '../model/ids.ts';
import { held } from '../model/keyed.ts';
import { modelOf } from '../model/lookup.ts';
import type { BurdenState, Item } from '../model/objectives.ts';
import type { Point } from '../model/place.ts';
import type { TerrainPiece } from '../model/terrain.ts';
import { inches } from '../../../geometry/units.ts';
import { piecesOn } from './scene.ts';

/** What a model is Burdened with; null: with nothing. @rule PC-BURDEN-01 */
export function burdenOf({ state }: World, model: ModelId): BurdenState | null {
  return state.burdens === undefined ? null : (held(state.burdens, model) ?? null);
}

export const isBurdened = (w: World, model: ModelId): boolean => burdenOf(w, model) !== null;

export const itemIdOf = (item: Item): ItemId => (item.of === 'marker' ? item.piece.id : item.model);

/** Everybody that carries something, with it. */
export const burdensOn = ({ state }: World): readonly (readonly [ModelId, BurdenState])[] =>
  state.burdens === undefined ? [] : Object.entries(state.burdens);

/** The cylinder of an item, as far as the table has to have room for it. Citizens have the same base. @rule PC-TABLE-12 */
export const itemBody = (item: Item): { readonly r: number; readonly h: number } => ({
  r: MARKER_RADIUS,
  h: item.of === 'marker' ? MARKER_HEIGHT : inches(1.5),
});

/** A Marker of the Encounter, wherever it is. */
export interface MarkerNow {
  readonly piece: TerrainPiece;
  /** Where it lies, or stands whoever carries it. @rule PC-BURDEN-08 */
  readonly at: Point & { readonly z: number };
  readonly bearer: ModelId | null;
}

/** All Markers: those that lie on the table, then those that are carried. */
export function markersOn(w: World): readonly MarkerNow[] {
  const lying = piecesOn(w)
    .filter(({ objective }) => objective !== undefined)
    .map((piece) => ({ piece, at: { ...centre(piece.footprint), z: piece.bottom }, bearer: null }));
  const carried = burdensOn(w).flatMap(([bearer, { item }]) => {
    if (item.of !== 'marker') return [];
    const { x, y, z } = modelOf(w, bearer);
    return [{ piece: item.piece, at: { x, y, z }, bearer }];
  });
  return [...lying, ...carried];
}

export const markerNow = (w: World, id: PieceId): MarkerNow | null =>
  markersOn(w).find(({ piece }) => piece.id === id) ?? null;
