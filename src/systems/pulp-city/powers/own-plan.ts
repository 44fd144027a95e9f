import type { AnyClause, AtClause } from '../model/clause.ts';

/** The trigger point of a Master Plan of a Supreme's own that takes effect when it is used. */
export const OWN_PLAN = 'ownPlan';

/** What such a plan does, bound to that point; null: the clause gives no plan, or one that waits. @rule PC-START-11 */
export function planClause(
  clause: AnyClause,
  power: string,
): { readonly name: string; readonly clause: AtClause } | null {
  if (!('allow' in clause) || clause.allow !== 'masterPlan') return null;
  const { name = power, do: effects, at } = clause.with;
  return at === undefined ? { name, clause: { at: OWN_PLAN, must: effects } } : null;
}
