import { alliances, foremost, together } from '../../board/allies.ts';
import { bodyOf } from '../../board/bodies.ts';
import { isIn, touches } from '../../board/field.ts';
import { modelsOnTable } from '../../board/on-table.ts';
import { teamOf } from '../../board/sides.ts';
import type { ControlPlan, World } from '../../model/encounter.ts';
import type { ModelId, ObjectiveId, TeamId } from '../../model/ids.ts';
import { cardOf, profileOf } from '../../model/lookup.ts';
import type { ControlNote, Objective } from '../../model/objectives.ts';
import { forbidder } from '../../powers/measure.ts';
import { isSpectral } from '../../traits/conditions.ts';
import { inBtb } from '../../traits/contact.ts';
import { plotOf } from './plot.ts';

/** For models on the border of several zones: in which of them they count. @rule PC-PLOT-12 */
export type CountedIn = Readonly<Record<ModelId, ObjectiveId>>;

const UNDECIDED: CountedIn = {};

export const scoringForbidden = forbidder('score');

/**
 * Not Spectral, nor barred by its card in the form that it has: it scores for its side, and keeps the Enemy from it.
 * @rule PC-WIN-07 @rule PC-CONTROL-02 @rule PC-CONTROL-05
 */
export const scores = (w: World, model: ModelId): boolean =>
  !isSpectral(w, model) && scoringForbidden(w, model, {}) === null;

/** Models of Supremes that count for Control, each by itself. @rule PC-CONTROL-02 */
export const supremesThatCount = (w: World): readonly ModelId[] =>
  modelsOnTable(w).flatMap(({ id }) => (profileOf(w, id).kind === 'supreme' && scores(w, id) ? [id] : []));

/** Supremes, Minions and Monsters whose presence counts. @rule PC-PLOT-14 @rule PC-PLOT-25 */
export const modelsThatCount = (w: World): readonly ModelId[] =>
  modelsOnTable(w).flatMap(({ id }) => (scores(w, id) ? [id] : []));

/**
 * Touching it, on it or inside; a zone: with the middle of the base in it, by house rule with any of it.
 * @rule PC-CONTROL-01 @rule PC-TABLE-05
 */
export function isAt(w: World, model: ModelId, objective: Objective): boolean {
  if (objective.of === 'piece') return inBtb(w, model, objective.piece);
  const body = bodyOf(w, model);
  return byTouch(w) ? touches(objective.zone, body) : isIn(objective.zone, body);
}

/** By house rule a base counts in every zone that it touches. @rule PC-TABLE-16 */
const byTouch = (w: World): boolean => w.setup.switches.zoneContact === 'base';

/** Zones in which the middle of its base is: more than one where it stands on their border. @rule PC-PLOT-12 */
const zonesAt = (w: World, model: ModelId, objectives: readonly Objective[]): readonly ObjectiveId[] =>
  objectives.flatMap((one) => (one.of === 'zone' && isAt(w, model, one) ? [one.id] : []));

/** Supremes whose players have to say in which zone they count. @rule PC-PLOT-12 */
export function undecided(
  w: World,
): readonly { readonly model: ModelId; readonly zones: readonly ObjectiveId[] }[] {
  const { control } = plotOf(w);
  if (control === undefined || !isCounted(w, control) || byTouch(w)) return [];
  const objectives = control.objectives(w);
  return supremesThatCount(w).flatMap((model) => {
    const zones = zonesAt(w, model, objectives);
    return zones.length > 1 ? [{ model, zones }] : [];
  });
}

const isCounted = (w: World, { from = 1 }: ControlPlan): boolean => w.state.round.number >= from;

/** How much each Team has at an objective, in the order of the sides. */
export function presence(
  w: World,
  objective: Objective,
  weighs: ControlPlan['weighs'],
  at: readonly ModelId[],
): ReadonlyMap<TeamId, number> {
  const found = new Map<TeamId, number>();
  const cards = new Set<string>();
  for (const model of at) {
    if (!isAt(w, model, objective)) continue;
    const card = cardOf(w, model);
    if (weighs === 'levels' && cards.has(card.id)) continue;
    cards.add(card.id);
    const team = teamOf(w, model);
    found.set(team, (found.get(team) ?? 0) + (weighs === 'levels' ? card.level : 1));
  }
  return found;
}

/**
 * Whoever has more than each other Team; null: nobody. Those that play together count together: of them the one that has
 * the most.
 * @rule PC-CONTROL-01 @rule PC-CONTROL-04 @rule PC-WIN-08 @rule PC-TABLE-14
 */
export function most(w: World, amounts: (team: TeamId) => number): TeamId | null {
  const ranked = alliances(w.setup)
    .map((all) => ({ all, n: together(all, amounts) }))
    .toSorted((one, other) => other.n - one.n);
  const [first, second] = ranked;
  return first === undefined || first.n === (second?.n ?? 0) ? null : foremost(first.all, amounts);
}

/** Who Controls what now. @rule PC-CONTROL-01 */
export function controlNow(w: World, counted: CountedIn = UNDECIDED): ControlNote['holders'] | null {
  const { control } = plotOf(w);
  if (control === undefined || !isCounted(w, control)) return null;
  const objectives = control.objectives(w);
  const supremes = supremesThatCount(w);
  return Object.fromEntries(
    objectives.map((objective) => {
      const here = supremes.filter((model) => countsFor(w, model, objective, objectives, counted));
      const amounts = presence(w, objective, control.weighs, here);
      return [objective.id, most(w, (team) => amounts.get(team) ?? 0)];
    }),
  );
}

/** Who counts at each objective now, where nobody has to say in which zone. @rule PC-CONTROL-02 */
export function countingAt(w: World): ReadonlyMap<ObjectiveId, readonly ModelId[]> {
  const objectives = plotOf(w).control?.objectives(w) ?? [];
  const supremes = supremesThatCount(w);
  return new Map(
    objectives.map((objective) => [
      objective.id,
      supremes.filter(
        (model) => isAt(w, model, objective) && countsFor(w, model, objective, objectives, UNDECIDED),
      ),
    ]),
  );
}

/** A model on the border of zones counts in one of them: that which its player has named, else the first. */
function countsFor(
  w: World,
  model: ModelId,
  objective: Objective,
  objectives: readonly Objective[],
  counted: CountedIn,
): boolean {
  if (objective.of === 'piece' || byTouch(w)) return true;
  const zones = zonesAt(w, model, objectives);
  return (counted[model] ?? zones[0]) === objective.id;
}
