import { cardInPlay } from '../board/cards.ts';
import type { Agenda } from '../model/encounter.ts';
import { gained } from './points.ts';

/** An Enemy Supreme, named in secret, is there to the end. @rule PC-AGENDA-10 */
export const doubleAgent: Agenda = {
  id: 'doubleAgent',
  rule: 'PC-AGENDA-10',
  nominates: { whose: 'enemy', when: 'written' },
  worth: (w, mine) => (mine.nominee === null ? [] : gained(mine, cardInPlay(w, mine.nominee))),
};
