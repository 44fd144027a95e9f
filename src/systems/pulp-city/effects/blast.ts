import { blastMembers, walledOff } from '../board/areas.ts';
import { isEnemy } from '../board/sides.ts';
import { atOf } from '../model/action-at.ts';
import type { DeclaredUse } from '../model/declared-action.ts';
import type { World } from '../model/encounter.ts';
import type { TargetId } from '../model/ids.ts';
import { isModel } from '../model/lookup.ts';
import type { Place } from '../model/place.ts';
import { stealthStops, whyUnaffected } from '../traits/affect.ts';

/** A Blast about to fall. */
export interface Blast {
  readonly use: DeclaredUse;
  /** Inches. */
  readonly radius: number;
  /** Whom the first roll was made against. */
  readonly first: TargetId;
  /** The Target declared, if `first` stood in for it: it has had its roll, `first` has not had its own. @rule PC-ROLE-11 */
  readonly spared: TargetId | null;
}

/** Everything that a Blast with its middle there is rolled against: Enemies first, the user last. @rule PC-FX-04 @rule PC-FX-05 */
export function blastCatches(w: World, { use, radius, first, spared }: Blast, middle: Place): TargetId[] {
  const declared = spared ?? first;
  const caught = blastMembers(w, middle, radius).filter(
    (id) => id !== declared && !use.affected.includes(id) && splashes(w, use, id),
  );
  return caught.toSorted((one, other) => dearness(w, use, one) - dearness(w, use, other));
}

/** How little the Attacker would like to roll against it. */
function dearness(w: World, use: DeclaredUse, id: TargetId): number {
  if (id === use.order.model) return 3;
  if (!isModel(w, id)) return 1;
  return isEnemy(w, id, use.side) ? 0 : 2;
}

/** A user with Mind is safe from himself; a wall saves from the Blast of an Action that needs sight. @rule PC-FX-06 @rule PC-LOS-06 */
function splashes(w: World, use: DeclaredUse, id: TargetId): boolean {
  const at = atOf(w, use);
  const self = id === use.order.model;
  if (self && at.action.attack === 'J') return false;
  if (walledOff(w, at.source, at.type, id)) return false;
  return (self || stealthStops(w, at, id) === null) && whyUnaffected(w, at, id) === null;
}
