import { markersOn } from '../board/burdens.ts';
import { besideTheCentre, isIn } from '../board/field.ts';
import { teamOf, teamsOf } from '../board/sides.ts';
import { zoneOf } from '../board/zones.ts';
import type { Plot, World } from '../model/encounter.ts';
import type { Score } from '../model/objectives.ts';
import type { TeamId } from '../model/ids.ts';
import { scores } from '../rules/objectives/control.ts';
import { TWO_SIDES } from './parts.ts';

/** Markers that make a hoard. @rule PC-PLOT-20 */
const HOARD = 2;

/** The best that applies to a Team. @rule PC-PLOT-20 */
function hoardOf(w: World, team: TeamId): Score {
  const treasures = markersOn(w).filter(({ piece }) => piece.objective?.kind === 'treasure');
  const zone = zoneOf(w, team);
  const carried = treasures.filter(
    ({ bearer }) => bearer !== null && teamOf(w, bearer) === team && scores(w, bearer),
  );
  const home = carried.filter(({ at }) => isIn(zone, at));
  const there = treasures.filter(({ at }) => isIn(zone, at));
  if (home.length >= HOARD) return { team, points: 3, why: { code: 'bearersHome', n: home.length } };
  if (carried.length >= HOARD) return { team, points: 2, why: { code: 'bearers', n: carried.length } };
  const points = there.length >= HOARD ? 1 : 0;
  return { team, points, why: { code: 'markersHome', n: there.length } };
}

/** Three Treasures on the line between the sides, to be carried home. @rule PC-PLOT-19 @rule PC-PLOT-20 */
export const treasureHunt: Plot = {
  id: 'quest',
  rule: 'PC-PLOT-19',
  teams: TWO_SIDES,
  markers: [{ kind: 'treasure', at: besideTheCentre(8), carriedFrom: 1 }],
  broughtHome: true,
  atEnd: (w) => teamsOf(w).map((team) => hoardOf(w, team)),
};
