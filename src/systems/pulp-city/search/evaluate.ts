import { enemyTeams } from '../board/sides.ts';
import { type Encounter, worldOf } from '../engine.ts';
import type { TeamId } from '../model/ids.ts';
import { projected } from '../rules/objectives/scoring.ts';

/** Agenda Points ahead of the best of the others, with those that would be counted if the Encounter ended now. @rule PC-WIN-04 @rule PC-WIN-06 */
export function evaluate(game: Encounter, team: TeamId): number {
  const w = worldOf(game);
  const points = projected(w, team);
  const of = (one: TeamId): number => points.get(one) ?? 0;
  return of(team) - Math.max(...enemyTeams(w, team).map(of));
}
