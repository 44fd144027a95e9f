import { cardInPlay } from '../board/cards.ts';
import type { Agenda } from '../model/encounter.ts';
import { gained } from './points.ts';

/** One of your smaller Supremes is there to the end. @rule PC-AGENDA-08 */
export const thisOneMustSurvive: Agenda = {
  id: 'thisOneMustSurvive',
  rule: 'PC-AGENDA-08',
  nominates: { whose: 'own', when: 'written', levels: [1, 2] },
  worth: (w, mine) => (mine.nominee === null ? [] : gained(mine, cardInPlay(w, mine.nominee))),
};
