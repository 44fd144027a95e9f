import type { AtClause, Clause, ClauseEffect } from '../model/clause.ts';

/** The trigger point of a Master Plan of a Supreme's own that takes effect when it is used. */
export const OWN_PLAN = 'ownPlan';

/** What such a plan does, bound to that point; null: the clause gives no plan, or one that waits. @rule PC-START-11 */
export function planClause(
  clause: Clause,
  power: string,
): { readonly name: string; readonly clause: AtClause } | null {
  if (!('allow' in clause) || clause.allow !== 'masterPlan') return null;
  const { name, do: effects, at } = clause.with ?? {};
  if (at !== undefined || !Array.isArray(effects)) return null;
  return {
    name: typeof name === 'string' ? name : power,
    clause: { at: OWN_PLAN, must: effects as readonly ClauseEffect[] },
  };
}
