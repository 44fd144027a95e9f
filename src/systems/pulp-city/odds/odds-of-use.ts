import type { DeclaredUse } from '../model/declared-action.ts';
import type { TargetId } from '../model/ids.ts';
import type { World } from '../model/encounter.ts';
import { specFor } from '../rules/rolls/roll-spec.ts';
import { rollsOfUse } from '../rules/rolls/rolls-of-use.ts';
import { hitsOn, type Hits } from './hits.ts';
import { type Odds, type OddsChoices, rollOdds } from './odds.ts';

/** What a declared Action may do to one of those it reaches. */
export interface OddsOn extends Hits {
  readonly target: TargetId;
  /** A roll of its own, one that holds for several, or none: the base Effects come without one. */
  readonly roll: 'own' | 'shared' | 'none';
  readonly success: number;
  /** The roll; null where there is none. */
  readonly odds: Odds | null;
}

/** The one roll of an Action that holds for all it reaches; null: it makes none such. @rule PC-ROLL-08 */
export function sharedOdds(w: World, use: DeclaredUse, choices: OddsChoices = {}): Odds | null {
  const { together } = rollsOfUse(w, use);
  return together === null
    ? null
    : rollOdds(w, specFor(w, { ...use, affected: together }, null, null), use, choices);
}

/** A line for everyone whom a declared Action reaches, in the order of the rolls. @rule PC-ROLL-07 @rule PC-ROLL-08 @rule PC-TYPE-22 */
export function oddsOfUse(w: World, use: DeclaredUse, choices: OddsChoices = {}): readonly OddsOn[] {
  const { without, together, each } = rollsOfUse(w, use);
  const shared = sharedOdds(w, use, choices);
  const lines: OddsOn[] = [];
  for (const target of together ?? []) {
    if (shared === null) continue;
    const spec = specFor(w, { ...use, affected: together ?? [] }, null, null);
    const hits = hitsOn(w, spec, use, { all: shared.sfx, saved: [] }, target);
    lines.push({ target, roll: 'shared', success: shared.success, odds: shared, ...hits });
  }
  for (const target of each) {
    const odds = rollOdds(w, specFor(w, use, target, null), use, choices);
    const { success, damage, expectedDamage, ko } = odds;
    lines.push({ target, roll: 'own', success, odds, damage, expectedDamage, ko });
  }
  for (const target of without) {
    const hits = hitsOn(w, specFor(w, use, target, null), use, { all: [1], saved: [] }, target);
    lines.push({ target, roll: 'none', success: 1, odds: null, ...hits });
  }
  return lines;
}
