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
  const now: { -readonly [Key in keyof EffectsReport]: EffectsReport[Key] } = {
    damaged: again ? report.damaged : [...report.damaged, model],
    displaced: report.displaced,
    damage: report.damage + lost,
  };
  if (isLookedBackAt(w)) now.dealt = [...(report.dealt ?? []), { model, points: lost, contact }];
  else if (report.dealt !== undefined) now.dealt = report.dealt;
  if (asksForDamage(w, spec) || isBurdened(w, model))
    now.lost = { ...report.lost, [model]: (report.lost?.[model] ?? 0) + lost };
  else if (report.lost !== undefined) now.lost = report.lost;
  return now;
}

/** Kept only where the text of a Special looks at it, and for whoever may drop something by it. */
const asksForDamage = (w: World, spec: RollSpec): boolean =>
  (actionAt(w, spec).action.specials ?? []).some(({ clauses }) =>
    clauses.some((clause) => 'at' in clause && clause.at === 'effectsApplied'),
  );
