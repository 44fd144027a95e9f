import type { Place } from '../model/events.ts';
import type { DeclaredUse } from '../model/shapes.ts';
import type { TargetId } from '../model/state.ts';
import type { World } from '../model/world.ts';
import { stealthStops, whyUnaffected } from './affect.ts';
import { blastMembers } from './areas.ts';
import { actionOf, atOf } from './declared.ts';
import { effectAmount } from './due-effects.ts';
import { specFor } from './roll-spec.ts';

/** A Blast about to fall. */
export interface Blast {
  readonly use: DeclaredUse;
  /** Inches. */
  readonly radius: number;
  readonly first: TargetId;
  /** Whom another model stood in for. @rule PC-ROLE-11 */
  readonly spared: TargetId | null;
}

/** Everything that a Blast with its middle there is rolled against. @rule PC-FX-04 @rule PC-FX-05 */
export const blastCatches = (w: World, { use, radius, first, spared }: Blast, middle: Place): TargetId[] =>
  blastMembers(w, middle, radius).filter((id) =>
    id === spared ? splashes(w, use, id) : !rolledAnyway(use, id, first) && splashes(w, use, id),
  );

function rolledAnyway(use: DeclaredUse, id: TargetId, first: TargetId): boolean {
  return id === first || use.affected.includes(id);
}

/** A user with Mind is safe from himself. @rule PC-FX-06 */
function splashes(w: World, use: DeclaredUse, id: TargetId): boolean {
  const at = atOf(w, use);
  const self = id === use.order.model;
  if (self && at.action.attack === 'J') return false;
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
