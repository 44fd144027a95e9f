import type { BonusFinding, RollView } from '../../../model/roll.ts';
import type { ModelId } from '../../../model/ids.ts';
import type { World } from '../../../model/encounter.ts';
import { modelOf } from '../../../model/lookup.ts';
import { granter } from '../../../powers/measure.ts';
import { inches } from '../../../../../geometry/units.ts';
import { baseMm, bodyOf } from '../../../board/bodies.ts';
import { piecesTouched } from '../../../board/distance.ts';
import { movementTypeOf } from '../../../traits/movement-type.ts';
import { pieceRolls } from '../../../traits/roll-view.ts';

const YES = { dice: 1 };

/** Whom the bonus is looked for against. */
interface Opponent {
  /** null: a Summoned piece that strikes by itself. @rule PC-FX-30 */
  readonly model: ModelId | null;
  readonly z: number;
  readonly mm: number;
}

function opponentOf(w: World, { other, spec }: RollView): Opponent | null {
  if (other !== null) return { model: other, z: bodyOf(w, other).z, mm: baseMm(w, other) };
  const piece = pieceRolls(w, spec) === null ? undefined : w.state.pieces[spec.source];
  return piece === undefined ? null : { model: null, z: piece.bottom, mm: piece.baseMm ?? 0 };
}

/** A Wall Crawling model at a wall or in a building. @rule PC-BONUS-05 @rule PC-STRUCT-06 */
function atWall(w: World, id: ModelId): boolean {
  if (movementTypeOf(w, id) !== 'Wall Crawling') return false;
  if (modelOf(w, id).inside !== null) return true;
  return piecesTouched(w, id).some((piece) => {
    const { kind, top, bottom } = w.state.pieces[piece] ?? { kind: 'area', top: 0, bottom: 0 };
    return kind !== 'area' && top > bottom;
  });
}

export const bonusesGranted = granter('bonus');

function byPower(w: World, view: RollView): boolean {
  return bonusesGranted(w, view.self, { view }).some((one) => one.of === 'Higher Ground');
}

/** At least the opponent's base diameter above; Flight and Wall Crawling with their exceptions. @rule PC-BONUS-04 @rule PC-BONUS-05 */
export function baseDiameterAbove(w: World, view: RollView): BonusFinding {
  const other = opponentOf(w, view);
  if (other === null) return null;
  const { model, z, mm } = other;
  const own = movementTypeOf(w, view.self);
  const flies = model !== null && movementTypeOf(w, model) === 'Flight';
  if (byPower(w, view)) return YES;
  if (own === 'Flight' && !flies) return YES;
  if (atWall(w, view.self) && !flies && (model === null || !atWall(w, model))) return YES;
  const height = bodyOf(w, view.self).z - z;
  return height >= mm * 1000 - 25 ? { ...YES, detail: String(height) } : null;
}

/** At least 1 inch above; Flight and Wall Crawling always. @rule PC-BONUS-04 @rule PC-BONUS-05 */
export function oneInchAbove(w: World, view: RollView): BonusFinding {
  const other = opponentOf(w, view);
  if (other === null) return null;
  if (byPower(w, view) || movementTypeOf(w, view.self) === 'Flight' || atWall(w, view.self)) return YES;
  const height = bodyOf(w, view.self).z - other.z;
  return height >= inches(1) - 25 ? { ...YES, detail: String(height) } : null;
}
