import { isEnemy } from '../../../../systems/pulp-city/board/sides.ts';
import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import { isModel } from '../../../../systems/pulp-city/model/lookup.ts';
import type { ActionProfile } from '../../../../systems/pulp-city/model/profile.ts';
import type { Declarer } from '../../../../systems/pulp-city/rules/actions/declaring.ts';
import { objectsFor, type TargetFinding } from '../../../../systems/pulp-city/view/actions/targets.ts';

/**
 * Targets as they are listed and walked through: whom the Action is meant for, the legal ones first; Enemies that are no
 * Target say why before scenery and friends; the own side comes before all of these where it is helped.
 */
export function inOrder(
  w: World,
  action: ActionProfile,
  side: Declarer['side'],
  findings: readonly TargetFinding[],
): readonly TargetFinding[] {
  const helps = 'number' in action.against;
  const kinds = helps ? ['enemy', 'own', 'closedEnemy', 'thing'] : ['enemy', 'closedEnemy', 'thing', 'own'];
  const rank = ({ id, why }: TargetFinding): number => {
    const kind = !isModel(w, id) ? 'thing' : isEnemy(w, id, side) ? 'enemy' : 'own';
    if (why === null) return kinds.indexOf(kind);
    return kind === 'enemy' ? kinds.indexOf('closedEnemy') : kinds.length + kinds.indexOf(kind);
  };
  return findings.toSorted((one, other) => rank(one) - rank(other) || one.gap - other.gap);
}

/** What can be thrown, where there is no choice. @rule PC-OBJ-02 */
export function onlyObject(w: World, model: string, action: ActionProfile): string | null {
  const open = objectsFor(w, model, action).filter(({ why }) => why === null);
  return open.length === 1 ? (open[0]?.id ?? null) : null;
}
