import { otherTeam } from '../board/sides.ts';
import { type Encounter, worldOf } from '../engine.ts';
import type { TeamId } from '../model/ids.ts';

/** Agenda Points ahead, with those that the Plot would give if the Encounter ended now. @rule PC-WIN-04 @rule PC-WIN-06 */
export function evaluate(game: Encounter, team: TeamId): number {
  const w = worldOf(game);
  const { outcome, teams } = game.state;
  const due = outcome === null ? w.rules.plots[w.setup.plot].atEnd(w) : null;
  const points = (one: TeamId): number => teams[one].agendaPoints + (due?.[one].points ?? 0);
  return points(team) - points(otherTeam(team));
}
