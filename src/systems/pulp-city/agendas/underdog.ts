import type { Agenda } from '../model/encounter.ts';
import { cardById, cardOf, profileOf } from '../model/lookup.ts';
import { knockoutIn } from './doings.ts';
import { forFirst, isDone } from './most.ts';

/** The first Enemy Supreme KO'ed by a Supreme of lower Level. @rule PC-AGENDA-27 */
export const underdog: Agenda = {
  id: 'underdog',
  rule: 'PC-AGENDA-27',
  category: 'supremes',
  worth: (w, mine) => forFirst(w, mine),
  hears(w, { agenda, counts }, event) {
    const done = knockoutIn(w, event);
    if (done === null || isDone({ counts }) || profileOf(w, done.by).kind !== 'supreme') return [];
    if (cardOf(w, done.by).level >= cardById(w, done.card).level) return [];
    return [{ type: 'agendaCounted', agenda, team: done.team, by: done.by, about: done.model }];
  },
  due: (_w, mine, at) => at === 'atOnce' && isDone(mine),
};
