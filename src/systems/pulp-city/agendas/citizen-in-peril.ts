import { agendaCitizenOf } from '../board/agenda-citizens.ts';
import type { Agenda } from '../model/encounter.ts';
import { gained } from './points.ts';

/** A Citizen of yours is there, or Saved, at the end. @rule PC-AGENDA-12 */
export const citizenInPeril: Agenda = {
  id: 'citizenInPeril',
  rule: 'PC-AGENDA-12',
  places: 'citizen',
  worth(w, mine) {
    const citizen = agendaCitizenOf(w, mine);
    return citizen === null ? [] : gained(mine, citizen.status !== 'ko');
  },
  /** Lost at once, won only at the end. @rule PC-AGENDA-03 */
  due: (w, mine, at) => at === 'atOnce' && agendaCitizenOf(w, mine)?.status === 'ko',
};
