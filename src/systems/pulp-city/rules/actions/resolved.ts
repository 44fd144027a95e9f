import type { ActionTally, DamageDealt, DeclaredUse, PowerUse } from '../../model/declared-action.ts';
import type { World } from '../../model/encounter.ts';
import type { ModelId } from '../../model/ids.ts';
import type { RollSpec } from '../../model/roll.ts';
import { watch } from '../../powers/in-force.ts';
import { attackView } from '../../traits/roll-view.ts';
import { answersTo } from '../damage/moments.ts';

export const actionResolved = watch('actionResolved');

/** Powers that look at what has come of a whole Action. @rule PC-CARD-06 @rule PC-ROLL-14 */
export function usesWhenResolved(
  w: World,
  use: DeclaredUse,
  spec: RollSpec,
  { damage, dealt = [], sfx = 0 }: ActionTally,
): PowerUse[] {
  const holders = actionResolved.holders(w);
  if (holders.length === 0) return [];
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
  return answersTo(w, moment).map(({ use: one }) => (target === undefined ? one : { ...one, target }));
}

/** Damage of one Action, model by model. */
function eachModel(dealt: readonly DamageDealt[]): number[] {
  const sums = new Map<ModelId, number>();
  for (const { model, points } of dealt) sums.set(model, (sums.get(model) ?? 0) + points);
  return [...sums.values()];
}
