import { isEnemy } from '../../../../systems/pulp-city/board/sides.ts';
import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import { isModel } from '../../../../systems/pulp-city/model/lookup.ts';
import type { ActionProfile } from '../../../../systems/pulp-city/model/profile.ts';
import type { Declarer } from '../../../../systems/pulp-city/rules/actions/declaring.ts';
import { objectsFor, type TargetFinding } from '../../../../systems/pulp-city/view/actions/targets.ts';

/** Targets as they are listed and walked through: legal Enemies first, the own side before scenery only where it is helped. */
export function inOrder(
  w: World,
  action: ActionProfile,
  side: Declarer['side'],
  findings: readonly TargetFinding[],
): readonly TargetFinding[] {
  const own = 'number' in action.against ? 1 : 3;
  const rank = ({ id, why }: TargetFinding): number =>
    (why === null ? 0 : 4) + (!isModel(w, id) ? 2 : isEnemy(w, id, side) ? 0 : own);
  return findings.toSorted((one, other) => rank(one) - rank(other) || one.gap - other.gap);
}

/** What can be thrown, where there is no choice. @rule PC-OBJ-02 */
export function onlyObject(w: World, model: string, action: ActionProfile): string | null {
  const open = objectsFor(w, model, action).filter(({ why }) => why === null);
  return open.length === 1 ? (open[0]?.id ?? null) : null;
}
