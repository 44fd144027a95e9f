import { isLookedBackAt } from '../rules/damage/moments.ts';
import { onTable } from '../board/on-table.ts';
import type { EffectsReport } from '../model/declared-action.ts';
import type { World } from '../model/encounter.ts';
import type { ModelId } from '../model/ids.ts';

/** Health that a model has lost by one of the Effects; whoever is still there may react. @rule PC-TYPE-06 */
export function withDamage(
  w: World,
  report: EffectsReport,
  model: ModelId,
  lost: number,
  contact = false,
): EffectsReport {
  if (lost <= 0) return report;
  const again = report.damaged.includes(model) || !onTable(w, model);
  return {
    ...report,
    damage: report.damage + lost,
    damaged: again ? report.damaged : [...report.damaged, model],
    ...(isLookedBackAt(w) ? { dealt: [...(report.dealt ?? []), { model, points: lost, contact }] } : {}),
    lost: { ...report.lost, [model]: (report.lost?.[model] ?? 0) + lost },
  };
}
