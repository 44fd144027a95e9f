import type { DiceGroup, DieAt, RollSpec } from '../../model/roll.ts';
import type { World } from '../../model/encounter.ts';
import type { ModelId, TeamId } from '../../model/ids.ts';
import { playerFor, teamOf } from '../../board/sides.ts';
import { isModel, modelOf } from '../../model/lookup.ts';
import { watch } from '../../powers/in-force.ts';
import { noted } from '../../powers/noted.ts';
import { isAbout } from '../../traits/selectors.ts';
import { canPay } from '../actions/costs.ts';
import type { ClauseCost } from '../../model/clause.ts';

export const rolled = watch('rolled');

/** A Power by which one die of a roll may be thrown once more. */
export interface Reroll {
  readonly owner: ModelId;
  readonly by: TeamId;
  readonly power: string;
  readonly cost: ClauseCost | undefined;
  /** The dice that may be, by the places of their groups. */
  readonly open: readonly (readonly number[])[];
}

/** Powers that may throw a die of this roll once more, those of the Team whose Turn it is first. @rule PC-CARD-06 */
export function rerolls(
  w: World,
  groups: readonly DiceGroup[],
  faces: readonly (readonly number[])[],
  again: readonly DieAt[] = [],
): readonly Reroll[] {
  const found: Reroll[] = [];
  for (const { id: owner, triggers } of rolled.holders(w)) {
    const by = teamOf(w, owner);
    for (const { clause, name: power } of triggers) {
      if (!canPay(w, owner, clause.cost)) continue;
      if (found.some((one) => one.power === power && modelOf(w, one.owner).card === modelOf(w, owner).card))
        continue;
      const open = groups.map(({ model, by: thrower }, group) =>
        model === null || thrower !== by || !isAbout(w, clause.who, model, owner)
          ? []
          : (faces[group] ?? []).flatMap((_, die) =>
              again.some((one) => one.group === group && one.die === die) ? [] : [die],
            ),
      );
      if (open.every((dice) => dice.length === 0)) continue;
      noted(clause);
      found.push({ owner, by, power, cost: clause.cost, open });
    }
  }
  const first = (one: Reroll): boolean => one.by === w.state.turn.active;
  return [...found.filter(first), ...found.filter((one) => !first(one))];
}

/** By name, Powers that could throw a die of this Action Roll once more. */
export function rerollsOf(w: World, { attacker, target, by }: RollSpec): readonly string[] {
  const one = { label: '', count: 1 };
  const groups: DiceGroup[] = [{ ...one, model: attacker, by }];
  if (target !== null && target !== attacker && isModel(w, target))
    groups.push({ ...one, model: target, by: playerFor(w, target) });
  const faces = groups.map(() => [1]);
  return rerolls(w, groups, faces).map(({ power }) => power);
}
