import { actionAt } from '../../model/action-at.ts';
import type { AtClause } from '../../model/clause.ts';
import type { ActionTally, DamageDealt, DeclaredUse, PowerUse } from '../../model/declared-action.ts';
import type { World } from '../../model/encounter.ts';
import type { Trigger } from '../../model/force.ts';
import type { ModelId } from '../../model/ids.ts';
import type { RollSpec } from '../../model/roll.ts';
import { watch } from '../../powers/in-force.ts';
import { attackView } from '../../traits/roll-view.ts';
import { holds } from '../../traits/clause-conditions.ts';
import { answersTo, isLookedBackAt } from '../damage/moments.ts';

export const actionResolved = watch('actionResolved');

/** Powers that look at what has come of a whole Action. @rule PC-CARD-06 @rule PC-ROLL-14 */
export function usesWhenResolved(
  w: World,
  use: DeclaredUse,
  spec: RollSpec,
  { damage, dealt = [], sfx = 0 }: ActionTally,
): PowerUse[] {
  const holders = actionResolved.holders(w);
  const texts = textsOf(w, spec);
  if (holders.length === 0 && texts.length === 0) return [];
  const { model } = use.order;
  const most = (of: readonly DamageDealt[]): number => Math.max(0, ...eachModel(of));
  const amounts = {
    damage,
    mostDamage: most(dealt),
    mostDamageInContact: most(dealt.filter(({ contact }) => contact)),
    sfx,
  };
  const on = { view: attackView(w, spec), amounts };
  const counts = { damage: eachModel(dealt) };
  const [target] = use.affected;
  const moment = { at: 'actionResolved', holders, subject: model, by: model, on, counts };
  const answers = answersTo(w, moment)
    .filter(({ use: one, trigger }) => !isItself(use, one, trigger))
    .map(({ use: one }) => one);
  const own = texts
    .filter(({ clause }) => holds(w, clause.when, model, model, on))
    .map(({ name, index }) => ({
      ...{ owner: model, power: name, index, at: 'actionResolved', subject: model, by: model, counts },
      success: { spec, special: name, damage },
    }));
  return [...own, ...answers].map((one) => (target === undefined ? one : { ...one, target }));
}

/** A limited Power is in use as long as the Action lasts that it lets its model use. */
const isItself = ({ order, power }: DeclaredUse, one: PowerUse, { clause }: Trigger): boolean =>
  clause.limit !== undefined && one.owner === order.model && one.power === power;

/** What the texts of the Action say about its end. @rule PC-FX-25 */
function textsOf(w: World, spec: RollSpec): readonly { name: string; index: number; clause: AtClause }[] {
  if (!isLookedBackAt(w)) return [];
  const { specials = [] } = actionAt(w, spec).action;
  return specials.flatMap(({ name, clauses }) =>
    clauses.flatMap((clause, index) =>
      'at' in clause && !('custom' in clause) && clause.at === 'actionResolved'
        ? [{ name, index, clause: clause as AtClause }]
        : [],
    ),
  );
}

/** Damage of one Action, model by model. */
function eachModel(dealt: readonly DamageDealt[]): number[] {
  const sums = new Map<ModelId, number>();
  for (const { model, points } of dealt) sums.set(model, (sums.get(model) ?? 0) + points);
  return [...sums.values()];
}
