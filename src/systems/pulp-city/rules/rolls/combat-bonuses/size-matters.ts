import type { BonusFinding, RollView } from '../../../model/roll.ts';
import type { TargetId } from '../../../model/ids.ts';
import type { World } from '../../../model/encounter.ts';
import { isModel } from '../../../model/lookup.ts';
import { bonusesGranted } from './higher-ground.ts';
import { baseMm } from '../../../board/bodies.ts';
import { pieceRolls } from '../../../traits/roll-view.ts';

/** Base in mm, or null for what has none. */
function sizeOf(w: World, id: TargetId): number | null {
  return isModel(w, id) ? baseMm(w, id) : (w.state.pieces[id]?.baseMm ?? null);
}

/** A Summoned piece may strike by itself. @rule PC-FX-30 */
function opponent(w: World, { side, spec, other }: RollView): TargetId | null {
  if (side === 'attacker') return spec.target;
  return other === null && pieceRolls(w, spec) !== null ? spec.source : other;
}

const byPower = (w: World, view: RollView): boolean =>
  view.other !== null && bonusesGranted(w, view.self, { view }).some(({ of }) => of === 'Size Matters');

/** Judged in each roll separately. @rule PC-BONUS-10 */
export function largerThanOpponent(w: World, view: RollView): BonusFinding {
  if (byPower(w, view)) return { dice: 1 };
  const other = opponent(w, view);
  const size = other === null ? null : sizeOf(w, other);
  return size !== null && baseMm(w, view.self) > size ? { dice: 1 } : null;
}

/** As Attacker on several models: only if larger than each of them. @rule PC-BONUS-10 */
export function largerThanAllAffected(w: World, view: RollView): BonusFinding {
  if (largerThanOpponent(w, view) === null) return null;
  if (view.side === 'defender' || byPower(w, view)) return { dice: 1 };
  const own = baseMm(w, view.self);
  const all = view.spec.affected.every((id) => {
    const size = known(w, id) ? sizeOf(w, id) : null;
    return size === null || own > size;
  });
  return all ? { dice: 1 } : null;
}

function known(w: World, id: TargetId): boolean {
  return isModel(w, id) || w.state.pieces[id] !== undefined;
}
