import type { Agenda } from '../model/encounter.ts';
import { knockoutIn } from './doings.ts';
import { forFirst, isDone } from './most.ts';

/** The first Enemy chief KO'ed. @rule PC-AGENDA-26 */
export const assassination: Agenda = {
  id: 'assassination',
  rule: 'PC-AGENDA-26',
  category: 'supremes',
  namesChiefs: true,
  worth: (w, mine) => forFirst(w, mine),
  hears(w, { agenda, counts }, event) {
    const done = knockoutIn(w, event);
    const chiefs = Object.values(w.state.agendas?.chiefs ?? {});
    if (done === null || !chiefs.includes(done.card) || isDone({ counts })) return [];
    return [{ type: 'agendaCounted', agenda, team: done.team, by: done.by, about: done.model }];
  },
  due: (_w, mine, at) => at === 'atOnce' && isDone(mine),
};
