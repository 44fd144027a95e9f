import type { ActionType } from '../model/profile.ts';
import type { DeclaredUse } from '../model/shapes.ts';
import type { TargetId } from '../model/state.ts';
import { type World, isModel } from '../model/world.ts';
import { isMarker } from './bodies.ts';
import { actionOf } from './declared.ts';

export function isArea({ type }: Pick<DeclaredUse, 'type'>): boolean {
  return type === 'PLS' || type === 'RAY' || type === 'OVR' || type === 'AUR';
}

/** Suffers the base Effects of an area without a roll. @rule PC-TYPE-22 @rule PC-OBJ-11 */
export const isAutomatic = (w: World, use: DeclaredUse, id: TargetId): boolean =>
  w.rules.policies.areaAgainstPieces === 'automatic' && isArea(use) && use.type !== 'AUR' && !isModel(w, id);

const FOR_ALL: readonly ActionType[] = ['AUR', 'IST', 'OVR', 'PLS', 'RAY', 'RCT', 'SUM'];

/** Auras and Summons have their use where nobody is affected yet. */
const FOR_NOBODY: readonly ActionType[] = ['AUR', 'SUM'];

/** One roll against a number holds for all. @rule PC-ROLL-08 */
export function oneRollForAll(w: World, use: DeclaredUse, affected: readonly TargetId[]): boolean {
  if (!('number' in actionOf(w, use).against) || !FOR_ALL.includes(use.type)) return false;
  if (use.type === 'RCT' && !affected.includes(use.order.model)) return false;
  return affected.length > 0 || FOR_NOBODY.includes(use.type);
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
  const markers = rolled.filter((id) => isMarker(w, id));
  const others = rolled.filter((id) => !markers.includes(id));
  return oneRollForAll(w, use, others)
    ? { without, together: others, each: markers }
    : { without, together: null, each: rolled };
}
