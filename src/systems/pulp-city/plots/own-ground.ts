import { zoneObjective } from '../board/field.ts';
import { enemyTeams, teamsOf } from '../board/sides.ts';
import type { Plot, World } from '../model/encounter.ts';
import type { TeamId } from '../model/ids.ts';
import type { Score, Tally } from '../model/objectives.ts';
import { holdersAtEnd, intruders, TWO_SIDES } from './parts.ts';

/** Both zones, or the Enemy's while the own is clean. @rule PC-PLOT-25 */
function groundOf(w: World, tally: Tally, team: TeamId): Score {
  const holders = holdersAtEnd(tally);
  const holds = (zone: TeamId): boolean => holders[zoneObjective(w, zone).id] === team;
  const across = enemyTeams(w, team).every(holds);
  if (across && holds(team)) return { team, points: 3, why: { code: 'bothZones', n: 2 } };
  const points = across && intruders(w, team) === 0 ? 1 : 0;
  return { team, points, why: { code: 'enemyZone', n: points } };
}

/** Control of the Deployment Zones at the end. @rule PC-PLOT-25 */
export const ownGround: Plot = {
  id: 'endZones',
  rule: 'PC-PLOT-25',
  teams: TWO_SIDES,
  control: {
    objectives: (w) => teamsOf(w).map((team) => zoneObjective(w, team)),
    weighs: 'supremes',
  },
  atEnd: (w, tally) => teamsOf(w).map((team) => groundOf(w, tally, team)),
};
