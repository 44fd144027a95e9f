import type { World } from '../../model/encounter.ts';
import type { ActionOrder } from '../../model/orders.ts';
import type { TargetId } from '../../model/ids.ts';
import { oddsOfUse } from '../../odds/odds-of-use.ts';
import { type Declarer, declare } from '../../rules/actions/declaring.ts';
import type { TargetFinding } from './targets.ts';

/** Chance of success against each legal Target of a list, before any more dice; absent: nothing is rolled. @rule PC-ROLL-04 */
export function targetOdds(
  w: World,
  order: ActionOrder,
  who: Declarer,
  findings: readonly TargetFinding[],
): Readonly<Partial<Record<TargetId, number>>> {
  const chances: [TargetId, number][] = [];
  for (const { id, why } of findings) {
    if (why !== null) continue;
    const declared = declare(w, { ...order, targets: [id] }, who);
    if (!declared.ok) continue;
    const line = oddsOfUse(w, declared.value).find(({ target }) => target === id);
    if (line !== undefined && line.roll !== 'none') chances.push([id, line.success]);
  }
  return Object.fromEntries(chances);
}
