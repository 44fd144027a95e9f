import { centreSquare } from '../board/field.ts';
import type { Plot, World } from '../model/encounter.ts';
import type { Objective } from '../model/objectives.ts';
import { ANY_NUMBER, FOR_A_TIE, heldInAll, toTheMost } from './parts.ts';

/** Inches along each edge of the Hill. @rule PC-PLOT-24 */
const EDGE = 8;

const theHill = (w: World): readonly Objective[] => [{ id: 'hill', of: 'zone', zone: centreSquare(w, EDGE) }];

/** A zone in the centre, and who Controlled it in more Rounds. @rule PC-PLOT-24 */
export const kingOfTheHillZone: Plot = {
  id: 'kingOfTheHill',
  rule: 'PC-PLOT-24',
  teams: ANY_NUMBER,
  control: { objectives: theHill, weighs: 'supremes' },
  atEnd: (w, tally) =>
    toTheMost(w, 'mostRounds', { code: 'tiedRounds', points: FOR_A_TIE }, (team) => heldInAll(tally, team)),
};
