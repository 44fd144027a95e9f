import { actionAt } from '../../model/action-at.ts';
import { inPlay } from '../../board/on-table.ts';
import { teamOf } from '../../board/sides.ts';
import type { AtClause, ClauseEffect } from '../../model/clause.ts';
import type { PowerUse } from '../../model/declared-action.ts';
import type { World } from '../../model/encounter.ts';
import type { Trigger } from '../../model/force.ts';
import type { ModelId } from '../../model/ids.ts';
import { modelOf, powerUpOf, specialOn } from '../../model/lookup.ts';
import type { SelectFrom } from '../../model/occasion.ts';
import { triggersOf } from '../../powers/in-force.ts';
import { reachedBy, receivers } from '../../traits/receivers.ts';
import { selects } from '../../traits/selectors.ts';

/** The clause that is used; null: it is no longer there, or nothing is left of whoever has it. */
export function triggerOf(w: World, use: PowerUse): Trigger | null {
  const { owner, power: name, success } = use;
  if (success !== undefined) {
    const text = specialOn(actionAt(w, success.spec).action, success.special);
    const clause = text?.clauses[use.index];
    const bound = clause !== undefined && 'at' in clause && !('custom' in clause);
    return bound ? { clause: clause as AtClause, kind: 'effect', name, owner } : null;
  }
  return inPlay(modelOf(w, owner)) ? (triggersOf(w, owner, use.at)[use.index] ?? null) : null;
}

/** Under Mind Control the user of an Action is of the side that controls it. @rule PC-FX-21 */
export const standpointOf = (w: World, { owner, subject, success }: PowerUse): SelectFrom => ({
  owner,
  ...(subject === null ? {} : { subject }),
  side: success?.spec.side ?? teamOf(w, owner),
  ...(success?.blast === undefined ? {} : { blast: success.blast }),
});

/** Models one of which must be picked for an Effect; null: nobody has to pick. */
export function pickFor(w: World, use: PowerUse, effect: ClauseEffect): ModelId[] | null {
  return 'to' in effect ? pickAmong(w, use, effect.to, effect.fx) : null;
}

/** `fx`: which Effect goes to the one that is picked. */
export function pickAmong(w: World, use: PowerUse, to: unknown, fx: string | null = null): ModelId[] | null {
  if (typeof to !== 'object' || to === null || !('count' in to) || to.count !== 1) return null;
  const { count: _, ...rest } = to;
  const from = standpointOf(w, use);
  return reachedBy(w, fx, rest)
    .filter((model) => use.been?.includes(model.id) !== true && selects(w, rest, model.id, from))
    .map((model) => model.id);
}

const isSubject = (effect: ClauseEffect): boolean =>
  'to' in effect && (effect.to === 'subject' || effect.to === 'target');

/** Whom an Effect goes to; null: its player has still to pick one. */
export function receiversOf(
  w: World,
  use: PowerUse,
  effect: ClauseEffect,
  picked: ModelId | null,
): readonly ModelId[] | null {
  const to =
    use.widened !== undefined && isSubject(effect) ? use.widened : 'to' in effect ? effect.to : undefined;
  const pick = pickAmong(w, use, to, effect.fx);
  if (pick === null)
    return receivers(
      w,
      use.owner,
      to,
      use.subject,
      standpointOf(w, use).side ?? teamOf(w, use.owner),
      use.by,
      effect.fx,
    );
  if (picked !== null && pick.includes(picked)) return [picked];
  return pick.length > 1 ? null : pick;
}

/** Dice that nobody has cannot be moved. */
export function isVain(w: World, use: PowerUse, effect: ClauseEffect): boolean {
  if (effect.fx !== 'moveDice') return false;
  const from = pickAmong(w, use, effect.from);
  return from !== null && !from.some((id) => powerUpOf(w, id) > 0);
}
