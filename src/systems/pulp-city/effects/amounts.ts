import type { DeclaredUse, DueEffect } from '../model/declared-action.ts';
import { effectFacts } from '../model/effects.ts';
import type { World } from '../model/encounter.ts';
import type { EffectNode } from '../model/profile.ts';
import type { RollSpec } from '../model/roll.ts';
import { traitOf } from '../traits/values.ts';

/** Of a declared Action what a number of Effects may hang on. */
interface AmountOf {
  readonly order: Pick<DeclaredUse['order'], 'ap'>;
}

/** X of an Effect: a number, a Trait of the user, or 1 where none is printed. @rule PC-CARD-10 @rule PC-BAR-11 */
export function effectAmount(w: World, spec: RollSpec, use: AmountOf, node: EffectNode): number {
  if (node.perAp === true) return use.order.ap ?? 1;
  if (typeof node.x === 'string') return traitOf(w, spec.attacker, node.x);
  return node.x ?? 1;
}

/** Results of one Effect on one target add up and are one event. @rule PC-FX-01 */
export function mergeDue(due: readonly DueEffect[]): DueEffect[] {
  const merged: DueEffect[] = [];
  for (const one of due) {
    if (effectFacts(one.node.fx).summed !== true) {
      merged.push(one);
      continue;
    }
    const at = merged.findIndex(
      (other) =>
        other.node.fx === one.node.fx && other.target === one.target && other.node.self === one.node.self,
    );
    const before = merged[at];
    if (before === undefined) merged.push(one);
    else merged[at] = { ...before, x: before.x + one.x };
  }
  return merged;
}
