import { cardInPlay } from '../board/cards.ts';
import type { Agenda } from '../model/encounter.ts';
import { gained } from './points.ts';

/** An Enemy Supreme, named to its face before the first Round, is KO'ed in the end. @rule PC-AGENDA-09 */
export const revenge: Agenda = {
  id: 'revenge',
  rule: 'PC-AGENDA-09',
  nominates: { whose: 'enemy', when: 'firstRound' },
  worth: (w, mine) => (mine.nominee === null ? [] : gained(mine, !cardInPlay(w, mine.nominee))),
};
