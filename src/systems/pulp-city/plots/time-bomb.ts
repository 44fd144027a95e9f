import { markersOn } from '../board/burdens.ts';
import { inTheZones, isIn } from '../board/field.ts';
import { teamsOf } from '../board/sides.ts';
import { zoneOf } from '../board/zones.ts';
import type { Plot, World } from '../model/encounter.ts';
import type { Score } from '../model/objectives.ts';
import type { TeamId } from '../model/ids.ts';
import { ANY_NUMBER, FOR_A_TIE, FOR_MOST } from './parts.ts';

/** Bombs in the zone of a Team, lying or carried. @rule PC-PLOT-22 */
const bombsOf = (w: World, team: TeamId): number =>
  markersOn(w).filter(({ piece, at }) => piece.objective?.kind === 'bomb' && isIn(zoneOf(w, team), at))
    .length;

/** The fewest win; each of several with the fewest has one point. @rule PC-PLOT-22 */
function bombScores(w: World): readonly Score[] {
  const teams = teamsOf(w);
  const fewest = Math.min(...teams.map((team) => bombsOf(w, team)));
  const spared = teams.filter((team) => bombsOf(w, team) === fewest);
  return teams.map((team) => {
    const n = bombsOf(w, team);
    if (!spared.includes(team)) return { team, points: 0, why: { code: 'fewestBombs', n } };
    return spared.length === 1
      ? { team, points: FOR_MOST, why: { code: 'fewestBombs', n } }
      : { team, points: FOR_A_TIE, why: { code: 'tiedBombs', n } };
  });
}

/** A Bomb in every zone, to be carried anywhere else. @rule PC-PLOT-22 */
export const timeBomb: Plot = {
  id: 'timeBomb',
  rule: 'PC-PLOT-22',
  teams: ANY_NUMBER,
  markers: [{ kind: 'bomb', at: inTheZones, carriedFrom: 1 }],
  atEnd: bombScores,
};
