import { effectAmount } from '../../effects/amounts.ts';
import { actionOf } from '../../model/action-at.ts';
import type { DeclaredUse } from '../../model/declared-action.ts';
import type { World } from '../../model/encounter.ts';
import type { TargetId } from '../../model/ids.ts';
import type { ActionType } from '../../model/keywords.ts';
import { isModel } from '../../model/lookup.ts';
import { hasAreaText } from './effects-of-area.ts';
import { specFor } from './roll-spec.ts';

export function isArea({ type }: Pick<DeclaredUse, 'type'>): boolean {
  return type === 'PLS' || type === 'RAY' || type === 'OVR' || type === 'AUR';
}

/** Suffers the base Effects of an area without a roll. @rule PC-TYPE-22 @rule PC-OBJ-11 */
export const isAutomatic = (w: World, use: DeclaredUse, id: TargetId): boolean =>
  w.rules.policies.areaAgainstPieces === 'automatic' && isArea(use) && use.type !== 'AUR' && !isModel(w, id);

const FOR_ALL: readonly ActionType[] = ['AUR', 'IST', 'OVR', 'PLS', 'RAY', 'RCT', 'SUM'];

/** Auras and Summons have their use where nobody is affected yet. */
const FOR_NOBODY: readonly ActionType[] = ['AUR', 'SUM'];

/** One roll against a number holds for all. It is made where there is nothing in the area as well. @rule PC-ROLL-01 @rule PC-ROLL-08 */
export function oneRollForAll(w: World, use: DeclaredUse, affected: readonly TargetId[]): boolean {
  if (!('number' in actionOf(w, use).against) || !FOR_ALL.includes(use.type)) return false;
  if (use.type === 'RCT' && !affected.includes(use.order.model)) return false;
  if (affected.length > 0 || FOR_NOBODY.includes(use.type)) return true;
  return isArea(use) && (use.affected.length === 0 || hasAreaText(actionOf(w, use)));
}

/** The rolls that a declared Action makes, and whom it reaches without one. */
export interface RollsOfUse {
  readonly without: readonly TargetId[];
  /** Those that one roll holds for; null: there is none such. */
  readonly together: readonly TargetId[] | null;
  /** One roll each, in this order. */
  readonly each: readonly TargetId[];
}

/** @rule PC-ROLL-07 @rule PC-ROLL-08 @rule PC-TYPE-22 */
export function rollsOfUse(w: World, use: DeclaredUse): RollsOfUse {
  const without = use.affected.filter((id) => isAutomatic(w, use, id));
  const rolled = use.affected.filter((id) => !without.includes(id));
  return oneRollForAll(w, use, rolled)
    ? { without, together: rolled, each: [] }
    : { without, together: null, each: rolled };
}

/** Radius of the Blast that the bar brings without SFX, after a miss as well; null: it brings none. @rule PC-FX-05 */
export function baseBlast(w: World, use: DeclaredUse, target: TargetId | null): number | null {
  const base = actionOf(w, use).effects.filter(
    (node) => node.fx === 'blast' && (node.as === undefined || node.as === use.type),
  );
  const spec = specFor(w, use, target, null);
  return base.length === 0 ? null : Math.max(...base.map((node) => effectAmount(w, spec, use, node)));
}
