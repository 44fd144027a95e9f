import type { Agenda } from '../model/encounter.ts';
import { knockoutIn } from './doings.ts';
import { forFirst, isDone } from './most.ts';

/** The first Enemy Supreme KO'ed, by whatever model of the Team. @rule PC-AGENDA-25 */
export const firstBlood: Agenda = {
  id: 'firstBlood',
  rule: 'PC-AGENDA-25',
  category: 'supremes',
  worth: (w, mine) => forFirst(w, mine),
  hears(w, { agenda, counts }, event) {
    const done = knockoutIn(w, event);
    if (done === null || isDone({ counts })) return [];
    return [{ type: 'agendaCounted', agenda, team: done.team, by: done.by, about: done.model }];
  },
  due: (_w, mine, at) => at === 'atOnce' && isDone(mine),
};
