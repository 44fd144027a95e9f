import { contains } from '../../../geometry/distance.ts';
import { teamsOf } from '../board/sides.ts';
import { zoneOf } from '../board/zones.ts';
import type { Agenda } from '../model/encounter.ts';
import { modelOf } from '../model/lookup.ts';
import { mostCounted } from './most.ts';

/** Citizens who have left over an edge within a Team's zone, however they got there. @rule PC-AGENDA-18 */
export const citizenScramble: Agenda = {
  id: 'citizenScramble',
  rule: 'PC-AGENDA-18',
  category: 'citizens',
  carriesCitizens: true,
  worth: (w, mine) => mostCounted(w, mine),
  hears(w, { agenda }, event) {
    if (event.type !== 'citizenLeft') return [];
    const { x, y } = modelOf(w, event.model);
    const team = teamsOf(w).find((one) => contains(zoneOf(w, one), { x, y }));
    return team === undefined ? [] : [{ type: 'agendaCounted', agenda, team, by: null, about: event.model }];
  },
};
