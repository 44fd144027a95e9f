import { isLookedBackAt } from '../rules/damage/moments.ts';
import { isBurdened } from '../board/burdens.ts';
import { onTable } from '../board/on-table.ts';
import { actionAt } from '../model/action-at.ts';
import type { EffectsReport } from '../model/declared-action.ts';
import type { World } from '../model/encounter.ts';
import type { ModelId } from '../model/ids.ts';
import type { RollSpec } from '../model/roll.ts';

/** Health that a model has lost by one of the Effects; whoever is still there may react. @rule PC-TYPE-06 */
export function withDamage(
  w: World,
  spec: RollSpec,
  report: EffectsReport,
  model: ModelId,
  lost: number,
  contact = false,
): EffectsReport {
  if (lost <= 0) return report;
  const again = report.damaged.includes(model) || !onTable(w, model) || model === spec.attacker;
  return {
    ...report,
    damage: report.damage + lost,
    damaged: again ? report.damaged : [...report.damaged, model],
    ...(isLookedBackAt(w) ? { dealt: [...(report.dealt ?? []), { model, points: lost, contact }] } : {}),
    ...(asksForDamage(w, spec) || isBurdened(w, model)
      ? { lost: { ...report.lost, [model]: (report.lost?.[model] ?? 0) + lost } }
      : {}),
  };
}

/** Kept only where the text of a Special looks at it, and for whoever may drop something by it. */
const asksForDamage = (w: World, spec: RollSpec): boolean =>
  (actionAt(w, spec).action.specials ?? []).some(({ clauses }) =>
    clauses.some((clause) => 'at' in clause && clause.at === 'effectsApplied'),
  );
