import { cardOnTable, liveModels, supremesInPlay } from '../../board/cards.ts';
import type { World } from '../../model/encounter.ts';
import type { CardId, TeamId } from '../../model/ids.ts';
import { canMove } from '../actions/activating.ts';

/** Supremes that Act Fast may move: on the table, able to move, with Fatigue to spare. @rule PC-START-07 */
export function quickMovers(w: World, team: TeamId): CardId[] {
  return supremesInPlay(w, team).filter(
    (card) => cardOnTable(w, card) && liveModels(w, card).some((model) => canMove(w, model)),
  );
}
