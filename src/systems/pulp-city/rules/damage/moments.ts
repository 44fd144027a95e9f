import { teamOf } from '../../board/sides.ts';
import type { PowerUse } from '../../model/declared-action.ts';
import type { World } from '../../model/encounter.ts';
import type { Holder, Trigger } from '../../model/force.ts';
import type { ModelId } from '../../model/ids.ts';
import { modelOf } from '../../model/lookup.ts';
import type { Occasion } from '../../model/occasion.ts';
import { openForUse } from '../../powers/limits.ts';
import { isMentioned } from '../../powers/mentioned.ts';
import { holds } from '../../traits/clause-conditions.ts';
import { receivers } from '../../traits/receivers.ts';
import { isAbout, selectsFallen } from '../../traits/selectors.ts';
import type { AtOnceEffect, ClauseEffect, Values } from '../../model/clause.ts';
import { AT_ONCE } from '../../model/vocabulary/effects.ts';
import { clauseEffects } from '../../model/force.ts';

/** Something that has happened to a model, and that Powers answer. */
export interface Moment {
  readonly at: string;
  /** Who on the table has Powers for it. */
  readonly holders: readonly Holder<unknown>[];
  /** Whom it has happened to. */
  readonly subject: ModelId;
  /** Who has done it. */
  readonly by: ModelId | null;
  readonly on: Occasion;
  /** What X may be counted by. */
  readonly counts?: PowerUse['counts'];
}

/** A Power that answers, with those that its Effects go to as the models stand now. */
export interface Answer {
  readonly use: PowerUse;
  readonly trigger: Trigger;
  readonly to: readonly (readonly ModelId[])[];
}

export const isAtOnce = (effect: { readonly fx: string }): effect is AtOnceEffect =>
  Object.hasOwn(AT_ONCE, effect.fx);

/** Powers that answer what has happened, in the order of the models. @rule PC-CARD-06 */
export function answersTo(w: World, moment: Moment): readonly Answer[] {
  const { at, holders, subject, by, on, counts } = moment;
  if (holders.length === 0) return NOBODY;
  const found: Answer[] = [];
  for (const { id: owner, triggers } of holders as readonly Holder[]) {
    triggers.forEach((trigger, index) => {
      if (!hears(w, moment, trigger)) return;
      const { clause, name: power } = trigger;
      const use = { owner, power, index, at, subject, by, ...(counts === undefined ? {} : { counts }) };
      if (!openForUse(w, use, clause.limit)) return;
      if (!holds(w, clause.when, owner, owner, on)) return;
      found.push({ use, trigger, to: clauseEffects(trigger.clause).map((effect) => goesTo(w, use, effect)) });
    });
  }
  return found;
}

export const NOBODY: readonly Answer[] = [];

/** A KO is that of others unless the clause says whose. */
function hears(w: World, { at, subject }: Moment, { clause: { who }, owner }: Trigger): boolean {
  if (at !== 'koed') return isAbout(w, who, subject, owner);
  if (who === undefined) return subject !== owner;
  return typeof who === 'object'
    ? selectsFallen(w, who, subject, { owner, side: teamOf(w, owner) })
    : subject === owner;
}

function goesTo(w: World, { owner, subject, by }: PowerUse, effect: ClauseEffect): readonly ModelId[] {
  return isAtOnce(effect) ? receivers(w, owner, effect.to, subject, undefined, by, effect.fx) : [];
}

/** Could a Power look back at a whole Action? Only then what each model has suffered is kept. */
export const isLookedBackAt = (w: World): boolean =>
  isMentioned(w, 'at', 'actionResolved') || isMentioned(w, 'allow', 'cheapFollowUp');

/** How often X counts by what has come of the moment. @rule PC-CARD-06 */
export function timesCounted(w: World, { owner, counts }: PowerUse, effect: AtOnceEffect): number {
  const { per } = effect as { readonly per?: Values['perAction'] };
  if (per === undefined) return 1;
  if (per === 'health') return modelOf(w, owner).health;
  if (per === 'ap') return counts?.ap ?? 0;
  return (counts?.damage ?? []).filter((points) => points >= per.modelsDamaged).length;
}

/** Nobody is asked anything: it is done as soon as it is due. */
export function isPlain(trigger: Trigger): boolean {
  const { may, cost } = trigger.clause;
  if (may !== undefined || cost !== undefined) return false;
  return clauseEffects(trigger.clause).every(
    (effect) => isAtOnce(effect) && !(typeof effect.to === 'object' && effect.to.count === 1),
  );
}
