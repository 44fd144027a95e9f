import { levelsTaken } from '../board/cards.ts';
import { teamsOf } from '../board/sides.ts';
import type { Plot, World } from '../model/encounter.ts';
import type { Score } from '../model/objectives.ts';
import { most } from '../rules/objectives/control.ts';
import { ANY_NUMBER } from './parts.ts';

/** Knock out Enemy Supremes: what their Levels give. */
const smackdown = (rule: Plot['rule'], atEnd: (w: World) => readonly Score[]): Plot => ({
  id: 'smackdown',
  rule,
  teams: ANY_NUMBER,
  atEnd,
});

/** One Agenda Point a Level. @rule PC-PLOT-01 */
export const smackdownByLevel = smackdown('PC-PLOT-01', (w) => {
  const levels = levelsTaken(w);
  return teamsOf(w).map((team) => ({
    team,
    points: levels[team],
    why: { code: 'levels', n: levels[team] },
  }));
});

const FOR_MOST = 3;

/** Three Agenda Points to the Team that KO'ed the most Levels. @rule PC-PLOT-18 */
export const smackdownForMost = smackdown('PC-PLOT-18', (w) => {
  const levels = levelsTaken(w);
  const best = most(w, (team) => levels[team]);
  return teamsOf(w).map((team) => ({
    team,
    points: team === best ? FOR_MOST : 0,
    why: { code: 'mostLevels', n: levels[team] },
  }));
});
