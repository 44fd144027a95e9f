import type { Agenda } from '../model/encounter.ts';
import { cardOf } from '../model/lookup.ts';
import { refusal } from '../model/refusals.ts';
import { failedBy, hasSucceeded, whyNotUnharmed } from './attempts.ts';
import { gained } from './points.ts';

/**
 * Villains only: for a Master Plan the model that won the Starting Roll may speak, and is not Damaged in that Round.
 * @rule PC-AGENDA-14
 */
export const sermonOfDoom: Agenda = {
  id: 'sermonOfDoom',
  rule: 'PC-AGENDA-14',
  openTo: 'Villain',
  plan: true,
  action: {
    ap: 3,
    why: (w, mine, model) =>
      mine.access === cardOf(w, model).id ? whyNotUnharmed(w, mine, model) : refusal('agenda.noAccess'),
  },
  worth: (w, mine) => gained(mine, hasSucceeded(w, mine)),
  hears: (_w, mine, event) => failedBy(mine, event),
  due: (w, mine, at) => at === 'endOfRound' && hasSucceeded(w, mine),
};
