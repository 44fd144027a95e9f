import { quartersOf } from '../board/field.ts';
import type { Plot } from '../model/encounter.ts';
import { ANY_NUMBER, heldInAll, toTheMost } from './parts.ts';

/** The quarters Controlled in all Rounds together. @rule PC-PLOT-23 */
export const territory: Plot = {
  id: 'territory',
  rule: 'PC-PLOT-23',
  teams: ANY_NUMBER,
  control: { objectives: (w) => quartersOf(w.setup.table.size), weighs: 'supremes' },
  atEnd: (w, tally) =>
    toTheMost(w, 'mostQuarters', { code: 'mostQuarters', points: 0 }, (team) => heldInAll(tally, team)),
};
