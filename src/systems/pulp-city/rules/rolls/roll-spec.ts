import type { RollSpec } from '../../model/roll.ts';
import type { DeclaredUse } from '../../model/declared-action.ts';
import type { TargetId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { isModel } from '../../model/lookup.ts';
import { isMarker } from '../../board/on-table.ts';
import { usedAs } from '../actions/uses.ts';

/** The roll that a declared Action makes against one of those it affects. @rule PC-ROLL-01 @rule PC-ROLL-12 */
export function specFor(
  w: World,
  use: DeclaredUse,
  target: TargetId | null,
  splash: RollSpec['splash'],
): RollSpec {
  const { order } = use;
  const piece = target !== null && (!isModel(w, target) || isMarker(w, target));
  const spec: { -readonly [K in keyof RollSpec]: RollSpec[K] } = {
    attacker: order.model,
    source: order.source ?? order.model,
    profile: use.profile,
    action: order.action,
    type: use.type,
    target,
    instead: null,
    combat: use.combat && (!piece || w.rules.policies.dynamicIsCombat),
    reaction: use.occasion === 'reaction',
    affected: use.affected,
    splash,
    side: use.side,
    by: use.by,
    overrun: use.overrun,
    object: order.object ?? use.thrown,
    extraDice: [],
    momentum: use.momentum,
  };
  if (use.range !== null) spec.range = use.range;
  if (use.as.by !== undefined) spec.usedAs = usedAs(use.as);
  return spec;
}
