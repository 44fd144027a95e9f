import { teamOf } from '../board/sides.ts';
import type { World } from '../model/encounter.ts';
import type { DecisionFor } from '../model/frames.ts';
import type { ModelId } from '../model/ids.ts';
import type { Declarer } from '../rules/actions/declaring.ts';

/** Who declares on this occasion. */
export function declarerOf({ occasion, by, side, limits }: DecisionFor<'act'>): Declarer {
  return { occasion, by, side, limits, against: null };
}

/** Who declares a Reaction. @rule PC-TYPE-03 */
export function reactingTo(w: World, { against }: DecisionFor<'react'>, model: ModelId): Declarer {
  const team = teamOf(w, model);
  return { occasion: 'reaction', by: team, side: team, limits: { moves: false, combat: true }, against };
}
