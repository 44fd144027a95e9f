import type { EffectNode } from '../model/profile.ts';
import type { RollSpec } from '../model/roll.ts';
import type { TargetId } from '../model/state.ts';
import { type World, isModel } from '../model/world.ts';
import { actionAt, stealthStops, whyUnaffected } from './affect.ts';
import { everyTarget, stillThere } from './areas.ts';
import { isEnemy, withinRange } from './bodies.ts';

const NOT_COPIED: readonly EffectNode['fx'][] = ['extraTarget', 'blast', 'followUp', 'summon'];

/** Models one more of which suffers the base Effects. @rule PC-FX-15 */
export function extraTargets(
  w: World,
  spec: RollSpec,
  from: TargetId,
  range: number,
  taken: readonly TargetId[],
): TargetId[] {
  const at = actionAt(w, spec);
  return everyTarget(w).filter(
    (id) =>
      id !== from &&
      id !== spec.attacker &&
      !taken.includes(id) &&
      (isModel(w, from) || stillThere(w, from)) &&
      withinRange(w, from, id, range) &&
      stealthStops(w, at, id) === null &&
      whyUnaffected(w, at, id) === null &&
      (!spec.reaction || (isModel(w, id) && isEnemy(w, id, spec.side))),
  );
}

/** The base Effects that one more model suffers. @rule PC-FX-15 */
export const copiedEffects = (w: World, spec: RollSpec): readonly EffectNode[] =>
  actionAt(w, spec).action.effects.filter(
    (node) =>
      node.self !== true && !NOT_COPIED.includes(node.fx) && (node.as === undefined || node.as === spec.type),
  );
