import { modelsOnTable } from '../../board/on-table.ts';
import { sideOf } from '../../board/sides.ts';
import type { EffectCalled, Selector } from '../../model/clause.ts';
import type { World } from '../../model/encounter.ts';
import type { ModelId } from '../../model/ids.ts';
import type { Dying } from '../../model/state.ts';
import type { ClauseLimit } from '../../model/clause.ts';
import { ownWatch } from '../../powers/in-force.ts';
import { limitOpen } from '../../powers/limits.ts';
import { holds } from '../../traits/clause-conditions.ts';
import { selects } from '../../traits/selectors.ts';
import { clauseEffects } from '../../model/force.ts';

export const koComing = ownWatch('koComing');

export interface Chance {
  readonly power: string;
  readonly effect: EffectCalled<'surviveAt' | 'takePlace'>;
  /** Its player may leave it. */
  readonly asked: boolean;
  /** One of these leaves the game for it; null: nobody has to. */
  readonly price: readonly ModelId[] | null;
  readonly limit: ClauseLimit | undefined;
}

/** What may keep a model that has lost its last Health. @rule PC-LEADER-27 @rule PC-CARD-06 */
export function chancesOf(w: World, model: ModelId): Chance[] {
  return koComing(w, model).flatMap(({ clause, name: power }): Chance[] => {
    const [effect] = clauseEffects(clause);
    if (effect === undefined || !limitOpen(w, model, power, clause.limit)) return [];
    if (!holds(w, clause.when, model, model, {})) return [];
    const asked = priceOf(effect);
    const price = asked === undefined ? null : others(w, model, asked);
    if (price?.length === 0) return [];
    return [{ power, effect, asked: clause.must === undefined, price, limit: clause.limit }];
  });
}

const priceOf = (effect: Chance['effect']): Selector | undefined =>
  effect.fx === 'takePlace' ? effect.of : effect.instead;

const others = (w: World, model: ModelId, who: Selector): ModelId[] =>
  modelsOnTable(w)
    .filter(({ id, health }) => id !== model && health > 0)
    .filter(({ id }) => selects(w, who, id, { owner: model, side: sideOf(w, model) }))
    .map(({ id }) => id);

/** The first of them; a chance that needs no die counts as one that every face gives. */
export function lastChance(
  w: World,
  model: ModelId,
): Pick<Dying, 'power' | 'needed' | 'left' | 'afterAction'> | null {
  const [first] = chancesOf(w, model);
  if (first === undefined) return null;
  const { power, effect } = first;
  if (effect.fx === 'takePlace') return { power, needed: 1, left: 1 };
  const later = effect.shift === undefined ? {} : { afterAction: true as const };
  return { power, needed: effect.roll ?? 1, left: effect.x, ...later };
}
