import { liveModels } from '../../board/cards.ts';
import { modelsOnTable } from '../../board/on-table.ts';
import { isEnemy, teamOf } from '../../board/sides.ts';
import type { World } from '../../model/encounter.ts';
import type { CardId, ModelId } from '../../model/ids.ts';
import { countsAsBtb, inBtb } from '../../traits/contact.ts';

/** With an Enemy, as the model counts it. */
export const startsInContact = (w: World, model: ModelId): boolean =>
  modelsOnTable(w).some(({ id }) => isEnemy(w, id, teamOf(w, model)) && countsAsBtb(w, model, id, null));

/** Whom each model of the card touches. */
export const touchedBy = (w: World, card: CardId): Record<ModelId, ModelId[]> =>
  Object.fromEntries(
    liveModels(w, card).map((id) => [
      id,
      modelsOnTable(w).flatMap((other) => (inBtb(w, id, other.id) ? [other.id] : [])),
    ]),
  );
