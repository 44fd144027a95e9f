import type { Place } from '../model/events.ts';
import type { DeclaredUse } from '../model/shapes.ts';
import type { TargetId } from '../model/state.ts';
import { type World, isModel } from '../model/world.ts';
import { stealthStops, whyUnaffected } from './affect.ts';
import { blastMembers, walledOff } from './areas.ts';
import { isEnemy } from './bodies.ts';
import { actionOf, atOf } from './declared.ts';
import { effectAmount } from './due-effects.ts';
import { specFor } from './roll-spec.ts';

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

/** Radius of the Blast that the bar brings without SFX, after a miss as well; null: it brings none. @rule PC-FX-05 */
export function baseBlast(w: World, use: DeclaredUse, target: TargetId | null): number | null {
  const base = actionOf(w, use).effects.filter(
    (node) => node.fx === 'blast' && (node.as === undefined || node.as === use.type),
  );
  const spec = specFor(w, use, target, null);
  return base.length === 0 ? null : Math.max(...base.map((node) => effectAmount(w, spec, use, node)));
}
