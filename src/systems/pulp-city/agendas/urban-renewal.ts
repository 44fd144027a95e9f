import type { Agenda } from '../model/encounter.ts';
import { wreckIn } from './doings.ts';
import { mostCounted } from './most.ts';

/** Structures destroyed. @rule PC-AGENDA-20 */
export const urbanRenewal: Agenda = {
  id: 'urbanRenewal',
  rule: 'PC-AGENDA-20',
  category: 'urbanism',
  worth: (w, mine) => mostCounted(w, mine),
  hears(w, { agenda }, event, gone) {
    const done = wreckIn(w, event, gone, 'structure');
    return done === null
      ? []
      : [{ type: 'agendaCounted', agenda, team: done.team, by: done.by, about: done.piece }];
  },
};
