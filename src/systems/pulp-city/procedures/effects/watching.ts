import { TOUCH } from '../../../../geometry/units.ts';
import { dist2 } from '../../../../geometry/vec.ts';
import { modelsOnTable, onTable } from '../../board/on-table.ts';
import type { ClauseEffect } from '../../model/clause.ts';
import type { EffectsReport, PowerUse, Watching } from '../../model/declared-action.ts';
import type { World } from '../../model/encounter.ts';
import { EFFECT_NAMES, isDisplacement } from '../../model/effects.ts';
import { clauseEffects } from '../../model/force.ts';
import type { ModelId } from '../../model/ids.ts';
import { modelOf } from '../../model/lookup.ts';
import { standpointOf, triggerOf } from '../../rules/actions/power-use.ts';
import { mayReact } from '../../rules/actions/uses.ts';
import { reachedBy } from '../../traits/receivers.ts';
import { selects } from '../../traits/selectors.ts';

export type Watchers = Readonly<Record<ModelId, Watching>>;

const DISPLACING: readonly string[] = EFFECT_NAMES.filter(isDisplacement);

/** Effects with those that hang on a die or a choice. */
const unfolded = (effects: readonly ClauseEffect[]): readonly ClauseEffect[] =>
  effects.flatMap((effect) => {
    if (effect.fx === 'rollDie') return effect.bands.flatMap(({ do: does }) => unfolded(does));
    return effect.fx === 'choose' ? effect.ways.flatMap(({ do: does }) => unfolded(does)) : [effect];
  });

/** Whom an Effect hurts besides the Target, or one of whom it will. */
function hurtBy(w: World, use: PowerUse, effect: ClauseEffect): readonly ModelId[] {
  if (effect.fx !== 'damage' || typeof effect.to !== 'object') return [];
  const { count: _, ...to } = effect.to;
  const from = standpointOf(w, use);
  return reachedBy(w, effect.fx, to).flatMap(({ id }) => (selects(w, to, id, from) ? [id] : []));
}

/** Models that could react to what the text of a Special does, be they its Target or not; null: none could. What its Target alone suffers is seen without. @rule PC-TYPE-06 @rule PC-TYPE-07 */
export function watchersOf(w: World, uses: readonly PowerUse[]): Watchers | null {
  const does = uses.flatMap((use) => {
    const { clause } = triggerOf(w, use) ?? {};
    return clause === undefined
      ? []
      : unfolded(clauseEffects<ClauseEffect>(clause)).map((effect) => ({ use, effect }));
  });
  const moves = does.some(({ effect }) => DISPLACING.includes(effect.fx));
  const hurt = new Set(does.flatMap(({ use, effect }) => hurtBy(w, use, effect)));
  const watchers = modelsOnTable(w).filter(
    ({ id }) =>
      uses.every(({ owner }) => owner !== id) &&
      (((hurt.has(id) || (moves && hurt.size > 0)) && mayReact(w, id, 'DMG')) ||
        (moves && mayReact(w, id, 'DSP'))),
  );
  if (watchers.length === 0) return null;
  return Object.fromEntries(
    watchers.map(({ id, health, x, y }) => [id, moves ? { health, at: { x, y } } : { health }]),
  );
}

/** What the text has done to them is an Effect of its Action. @rule PC-TYPE-06 @rule PC-TYPE-07 */
export function withWatched(w: World, report: EffectsReport, watchers: Watchers): EffectsReport {
  const there = Object.entries(watchers).filter(([id]) => onTable(w, id));
  const added = (
    known: readonly ModelId[],
    has: (id: ModelId, was: Watching) => boolean,
  ): readonly ModelId[] => there.flatMap(([id, was]) => (!known.includes(id) && has(id, was) ? [id] : []));
  const damaged = added(report.damaged, (id, was) => modelOf(w, id).health < was.health);
  const displaced = added(
    report.displaced,
    (id, { at }) => at !== undefined && dist2(at, modelOf(w, id)) > TOUCH * TOUCH,
  );
  return {
    ...report,
    damaged: [...report.damaged, ...damaged],
    displaced: [...report.displaced, ...displaced],
  };
}
