import { markersOn } from '../board/burdens.ts';
import { inTheZones, isIn } from '../board/field.ts';
import { zoneOf } from '../board/zones.ts';
import type { Plot, World } from '../model/encounter.ts';
import type { Score } from '../model/objectives.ts';
import type { TeamId } from '../model/ids.ts';
import { ANY_NUMBER, FOR_A_TIE, toTheBest } from './parts.ts';

/** Bombs in the zone of a Team, lying or carried. @rule PC-PLOT-22 */
const bombsOf = (w: World, team: TeamId): number =>
  markersOn(w).filter(({ piece, at }) => piece.objective?.kind === 'bomb' && isIn(zoneOf(w, team), at))
    .length;

/** The fewest win; each of several with the fewest has one point. @rule PC-PLOT-22 */
const bombScores = (w: World): readonly Score[] =>
  toTheBest(
    w,
    { code: 'fewestBombs', tied: { code: 'tiedBombs', points: FOR_A_TIE } },
    (team) => bombsOf(w, team),
    (team) => -bombsOf(w, team),
  );

/** A Bomb in every zone, to be carried anywhere else. @rule PC-PLOT-22 */
export const timeBomb: Plot = {
  id: 'timeBomb',
  rule: 'PC-PLOT-22',
  teams: ANY_NUMBER,
  markers: [{ kind: 'bomb', at: inTheZones, carriedFrom: 1 }],
  atEnd: bombScores,
};
