import { segmentDistance, signedDistance } from '../../../../geometry/distance.ts';
import { outlineOf } from '../../../../geometry/outline.ts';
import { SLACK } from '../../../../geometry/units.ts';
import type { DueHazard } from '../../model/ground-locals.ts';
import type { CardId, ModelId, PieceId } from '../../model/ids.ts';
import type { TerrainPiece } from '../../model/terrain.ts';
import type { World } from '../../model/encounter.ts';
import { cardById, modelOf } from '../../model/lookup.ts';
import { describedAs } from '../../traits/descriptors.ts';
import { immunitiesOf } from '../../traits/immunity.ts';
import { allModelsOnTable } from '../../board/on-table.ts';
import { pieceSorts } from '../../board/scene.ts';
import { touching } from '../../board/distance.ts';
import { liveModels } from '../../board/cards.ts';
import { movementTypeOf } from '../../traits/movement-type.ts';

/** Dangerous Terrain the model touches now. @rule PC-DANGER-03 */
export function hazardsTouched(w: World, model: ModelId): PieceId[] {
  return pieceSorts(w).dangerous.flatMap(({ id }) => (touching(w, model, id) ? [id] : []));
}

/** Why the piece does nothing to the model; null: it strikes. @rule PC-DANGER-03 @rule PC-DANGER-07 @rule PC-AREA-06 */
export function spares(w: World, piece: TerrainPiece, { model, onFoot }: DueHazard): string | null {
  if (onFoot !== true && movementTypeOf(w, model) === 'Flight') return 'Flight';
  if (w.rules.policies.hazardOncePerRound && modelOf(w, model).struckBy.includes(piece.id)) return 'once';
  const granted = immunitiesOf(w, model, {}).some(
    ({ of }) => of === 'Dangerous Terrain' || of === piece.name,
  );
  if (granted) return 'immune';
  return sparedByText(w, piece, model) ? 'immune' : null;
}

/** The text of a summoned piece names who is Immune to it. */
function sparedByText(w: World, { danger }: TerrainPiece, model: ModelId): boolean {
  return (danger?.clauses ?? []).some((clause) => {
    if (!('grant' in clause) || clause.grant !== 'immune') return false;
    // A save may hold one that names nobody.
    if (typeof clause.who !== 'object') return false;
    const words = [clause.who.descriptor, clause.who.name].flat();
    return words.some((word) => word !== undefined && describedAs(w, model, word));
  });
}

/** Damage of a strike that simply happens. @rule PC-DANGER-05 */
export function strikeDamage(piece: TerrainPiece): number {
  return piece.danger?.damage ?? (piece.danger?.grade === 'Very Dangerous' ? 2 : 1);
}

/** Dice the environment rolls for a strike. @rule PC-DANGER-04 */
export function strikeDice(piece: TerrainPiece): number {
  return piece.danger?.grade === 'Very Dangerous' ? 4 : 2;
}

/**
 * Strikes owed to models that are still in contact, in the Effects Phase: not by what has struck them in this Round
 * already, as they came into it by Act Fast. @rule PC-DANGER-03 @rule PC-ROUND-06
 */
export function hazardsInEffectsPhase(w: World): DueHazard[] {
  if (w.rules.policies.hazardAgain !== 'effectsPhase') return [];
  return allModelsOnTable(w).flatMap(({ id, struckBy }) =>
    hazardsTouched(w, id).flatMap((piece) => (struckBy.includes(piece) ? [] : [{ model: id, piece }])),
  );
}

/** Strikes owed as a card begins its first Activation of the Round. @rule PC-DANGER-03 */
export function hazardsAtActivation(w: World, card: CardId): DueHazard[] {
  if (w.rules.policies.hazardAgain !== 'firstActivation' || cardById(w, card).activationsThisRound > 1)
    return [];
  return liveModels(w, card).flatMap((model) => hazardsTouched(w, model).map((piece) => ({ model, piece })));
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Goes on into terrain whose rim it only touched: that is a contact of its own, unlike a way that leads along or out.
 * @rule PC-DANGER-06 @rule PC-MOVE-21
 */
export function goesDeeper(piece: TerrainPiece, r: number, path: readonly Point[]): boolean {
  const [start] = path;
  const outline = outlineOf(piece.footprint);
  if (start === undefined || signedDistance(start.x, start.y, outline) < r - SLACK) return false;
  return path.some((to, i) => {
    const from = path[i - 1] ?? to;
    return segmentDistance(from.x, from.y, to.x, to.y, outline) < r - SLACK;
  });
}
