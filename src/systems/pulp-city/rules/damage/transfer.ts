import { modelsOnTable } from '../../board/on-table.ts';
import { sideOf } from '../../board/sides.ts';
import type { AtPoint } from '../../model/clause.ts';
import type { World } from '../../model/encounter.ts';
import type { Trigger } from '../../model/force.ts';
import type { CardId, ModelId } from '../../model/ids.ts';
import { cardOf, modelOf } from '../../model/lookup.ts';
import type { RollView } from '../../model/roll.ts';
import { watch } from '../../powers/in-force.ts';
import { holds } from '../../traits/clause-conditions.ts';
import { selects, isAbout } from '../../traits/selectors.ts';

export const damageComing = watch('damageComing');

/** A Power by which Damage may go to another model. */
export interface Transfer {
  readonly owner: ModelId;
  readonly card: CardId;
  readonly power: string;
  readonly to: readonly ModelId[];
}

/** Who may suffer the Damage in place of a model: by its own Powers, and by those of others. `view`: the roll it comes from. @rule PC-CARD-06 */
export function transfersOf(w: World, target: ModelId, view: RollView | null): Transfer[] {
  return damageComing.holders(w).flatMap(({ id: owner, triggers }) =>
    triggers.flatMap((trigger) => {
      if (!('may' in trigger.clause) || !isAbout(w, trigger.clause.who, target, owner)) return [];
      if (!holds(w, trigger.clause.when, owner, owner, view === null ? {} : { view })) return [];
      const to = receiversOf(w, trigger, owner).filter((id) => id !== target && modelOf(w, id).health > 0);
      return to.length === 0 ? [] : [{ owner, card: cardOf(w, owner).id, power: trigger.name, to }];
    }),
  );
}

/** A Power by which a model may suffer nothing at all. */
export interface Escape {
  readonly power: string;
  /** Face of the die from which on it does. */
  readonly roll: number;
}

/** The dice by which the model may escape the Damage of an Action. @rule PC-CARD-06 */
export function escapesOf(w: World, target: ModelId, view: RollView | null): Escape[] {
  return damageComing(w, target).flatMap(({ clause, name: power }) => {
    const [effect] = ('must' in clause ? clause.must : undefined) ?? [];
    if (effect === undefined) return [];
    return holds(w, clause.when, target, target, view === null ? {} : { view })
      ? [{ power, roll: effect.roll }]
      : [];
  });
}

type Coming = Trigger<AtPoint<'damageComing'>>;

function receiversOf(w: World, { clause }: Coming, owner: ModelId): ModelId[] {
  const to = ('may' in clause ? clause.may : undefined)?.[0]?.to;
  if (typeof to !== 'object') return [owner];
  const { count: _, ...rest } = to;
  return modelsOnTable(w)
    .filter(({ id }) => selects(w, rest, id, { owner, side: sideOf(w, owner) }))
    .map(({ id }) => id);
}
