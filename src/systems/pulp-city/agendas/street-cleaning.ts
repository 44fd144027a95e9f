import type { Agenda } from '../model/encounter.ts';
import { wreckIn } from './doings.ts';
import { mostCounted } from './most.ts';

/** Objects destroyed, whatever their rank. @rule PC-AGENDA-23 */
export const streetCleaning: Agenda = {
  id: 'streetCleaning',
  rule: 'PC-AGENDA-23',
  category: 'urbanism',
  worth: (w, mine) => mostCounted(w, mine),
  hears(w, { agenda }, event, gone) {
    const done = wreckIn(w, event, gone, 'object');
    return done === null
      ? []
      : [{ type: 'agendaCounted', agenda, team: done.team, by: done.by, about: done.piece }];
  },
};
