import type { ModifyClause } from '../model/clause.ts';
import type { Trait } from '../model/keywords.ts';
import type { ModelId } from '../model/ids.ts';
import type { Force } from '../model/force.ts';
import type { World } from '../model/encounter.ts';
import { forcesOn, ownForcesOn } from './in-force.ts';
import type { Occasion } from '../model/occasion.ts';

export interface Reason {
  readonly kind: Force['kind'];
  readonly name: string;
  readonly by: number;
  /** Counts once for each Action, for everything that it hits. */
  readonly perAction?: true;
  readonly min?: number;
}

/** Most often no clause says anything. */
const NONE: readonly never[] = [];

/** What Powers add to a named quantity of a model, with the reasons. A number is never computed without them. */
export function added(
  w: World,
  model: ModelId,
  quantity: string,
  on: Occasion,
  of?: string,
): readonly Reason[] {
  const forces = forcesOn(w, model, 'modify', quantity);
  if (forces.length === 0) return NONE;
  const reasons: Reason[] = [];
  for (const force of forces) {
    const { clause } = force;
    if (!('modify' in clause) || clause.modify !== quantity) continue;
    if (of !== undefined && clause.of !== undefined && clause.of !== of && clause.of !== 'all') continue;
    if (w.rules.evaluator.holds(w, clause.when, force.owner, model, on))
      reasons.push({
        kind: force.kind,
        name: force.name,
        by: clause.by * timesOf(w, clause.per),
        ...(clause.perAction === undefined ? {} : { perAction: clause.perAction }),
        ...(clause.min === undefined ? {} : { min: clause.min }),
      });
  }
  return reasons;
}

/** How often an addition counts: once, or for each of what it names. @rule PC-ROLL-16 */
function timesOf(w: World, per: ModifyClause['per']): number {
  return per === 'roundsCompleted' ? Math.max(0, w.state.round.number - 1) : 1;
}

/** The value that Powers set a quantity to, or null. The last one that applies wins. */
export function setTo(
  w: World,
  model: ModelId,
  quantity: string,
  on: Occasion,
  of?: Trait,
): { value: unknown; name: string } | null {
  let found: { value: unknown; name: string } | null = null;
  for (const force of forcesOn(w, model, 'set', quantity)) {
    const { clause } = force;
    if (!('set' in clause) || clause.set !== quantity) continue;
    if (of !== undefined && clause.of !== undefined && clause.of !== of && clause.of !== 'all') continue;
    if (w.rules.evaluator.holds(w, clause.when, force.owner, model, on))
      found = { value: clause.to, name: force.name };
  }
  return found;
}

/** As `setTo`, from the model's own clauses only: for quantities that selectors themselves look at. */
export function ownSet(w: World, model: ModelId, quantity: string): unknown {
  let found: unknown = null;
  for (const { clause, owner } of ownForcesOn(w, model, 'set', quantity)) {
    if (
      'set' in clause &&
      clause.set === quantity &&
      w.rules.evaluator.holds(w, clause.when, owner, model, {})
    )
      found = clause.to;
  }
  return found;
}

/** As `granted`, from what is in force without any other model. */
export function ownGranted(w: World, model: ModelId, what: string, of: string): boolean {
  return ownForcesOn(w, model, 'grant', what).some(
    ({ clause, owner }) =>
      'grant' in clause &&
      clause.choose === undefined &&
      [clause.of ?? []].flat().includes(of) &&
      w.rules.evaluator.holds(w, clause.when, owner, model, {}),
  );
}

/** Words granted to the model: what it is Immune to, Strong against ... */
export function granted(
  w: World,
  model: ModelId,
  what: string,
  on: Occasion,
): readonly { of: string; name: string }[] {
  const forces = forcesOn(w, model, 'grant', what);
  if (forces.length === 0) return NONE;
  const words: { of: string; name: string }[] = [];
  for (const force of forces) {
    const { clause } = force;
    if (!('grant' in clause) || clause.grant !== what) continue;
    if (clause.choose !== undefined) continue;
    if (!w.rules.evaluator.holds(w, clause.when, force.owner, model, on)) continue;
    const of = clause.of ?? '';
    for (const one of typeof of === 'string' ? [of] : of) words.push({ of: one, name: force.name });
  }
  return words;
}

export function allowed(
  w: World,
  model: ModelId,
  what: string,
  on: Occasion,
): readonly { with: Readonly<Record<string, unknown>>; name: string }[] {
  const forces = forcesOn(w, model, 'allow', what);
  if (forces.length === 0) return NONE;
  const found: { with: Readonly<Record<string, unknown>>; name: string }[] = [];
  for (const force of forces) {
    const { clause } = force;
    if (
      'allow' in clause &&
      clause.allow === what &&
      w.rules.evaluator.holds(w, clause.when, force.owner, model, on)
    ) {
      found.push({ with: clause.with ?? {}, name: force.name });
    }
  }
  return found;
}

export function forbidden(w: World, model: ModelId, what: string, of: string, on: Occasion): string | null {
  for (const force of forcesOn(w, model, 'forbid', what)) {
    const { clause } = force;
    if (!('forbid' in clause) || clause.forbid !== what) continue;
    const words = clause.of === undefined ? [] : typeof clause.of === 'string' ? [clause.of] : clause.of;
    if (words.length > 0 && !words.includes(of)) continue;
    if (w.rules.evaluator.holds(w, clause.when, force.owner, model, on)) return force.name;
  }
  return null;
}

export function total(reasons: readonly Reason[]): number {
  return reasons.reduce((sum, reason) => sum + reason.by, 0);
}
