import { agendaCitizenOf } from '../board/agenda-citizens.ts';
import type { Agenda } from '../model/encounter.ts';
import { CITIZEN_PROFILE } from '../model/citizens.ts';
import { cardOf } from '../model/lookup.ts';
import { moverOf } from '../model/domains.ts';
import { refusal } from '../model/refusals.ts';
import { inBtb } from '../traits/contact.ts';
import { failedBy, hasSucceeded, whyNotUnharmed } from './attempts.ts';
import { gained } from './points.ts';

/** Heroes only: a Supreme frees a Citizen and holds out beside it to the end of the Round. @rule PC-AGENDA-13 */
export const trappedInWreckage: Agenda = {
  id: 'trappedInWreckage',
  rule: 'PC-AGENDA-13',
  openTo: 'Hero',
  places: 'citizenInArea',
  action: {
    ap: 3,
    why(w, mine, model) {
      const citizen = agendaCitizenOf(w, mine);
      if (citizen === null || cardOf(w, citizen.id).profile === CITIZEN_PROFILE)
        return refusal('agenda.over');
      if (!inBtb(w, model, citizen.id)) return refusal('agenda.notTouching');
      return whyNotUnharmed(w, mine, model);
    },
  },
  worth(w, mine) {
    const citizen = agendaCitizenOf(w, mine);
    return citizen === null ? [] : gained(mine, cardOf(w, citizen.id).profile === CITIZEN_PROFILE);
  },
  hears(w, mine, event) {
    const citizen = agendaCitizenOf(w, mine);
    const { attempt } = mine;
    if (citizen === null || attempt === null || attempt.failed) return [];
    const harmed = failedBy(mine, event);
    if (harmed.length > 0) return harmed;
    const mover = moverOf(event);
    const moved = mover === attempt.model || mover === citizen.id;
    return moved && !inBtb(w, attempt.model, citizen.id) ? failedBy(mine, 'left') : [];
  },
  whenWon(w, mine) {
    const citizen = agendaCitizenOf(w, mine);
    return citizen === null || mine.attempt === null
      ? []
      : [{ type: 'citizenFreed', model: citizen.id, by: mine.attempt.model }];
  },
  due: (w, mine, at) => at === 'endOfRound' && agendaCitizenOf(w, mine) !== null && hasSucceeded(w, mine),
};
