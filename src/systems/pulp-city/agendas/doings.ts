import { cardInPlay } from '../board/cards.ts';
import { isEnemy } from '../board/sides.ts';
import type { World } from '../model/encounter.ts';
import type { Event } from '../model/events.ts';
import type { CardId, ModelId, TeamId } from '../model/ids.ts';
import { cardOf, profileOf } from '../model/lookup.ts';
import type { TerrainPiece } from '../model/terrain.ts';
import { scores } from '../rules/objectives/control.ts';

/** An Enemy Supreme that a Team has just KO'ed, wholly, where it has several models. */
export interface Knockout {
  readonly team: TeamId;
  readonly by: ModelId;
  readonly model: ModelId;
  readonly card: CardId;
}

/** Whose doing it was that a Supreme is KO'ed; null: nobody's, or of one who scores nothing. @rule PC-AGENDA-24 @rule PC-CONTROL-05 */
export function knockoutIn(w: World, event: Event): Knockout | null {
  if (event.type !== 'koed') return null;
  const { model } = event;
  const credit = w.state.credits?.at(-1);
  if (credit === undefined || credit.id !== model || credit.team === null || credit.by === null) return null;
  if (!isEnemy(w, model, credit.team)) return null;
  const { id: card } = cardOf(w, model);
  if (profileOf(w, model).kind !== 'supreme' || cardInPlay(w, card)) return null;
  return scores(w, credit.by) ? { team: credit.team, by: credit.by, model, card } : null;
}

/** Whose doing it was that a piece of the scenery is gone; null: nobody's, of one who scores nothing, or it was none. @rule PC-AGENDA-21 @rule PC-CONTROL-05 */
export function wreckIn(
  w: World,
  event: Event,
  gone: TerrainPiece | null,
  kind: 'structure' | 'object',
): { readonly team: TeamId; readonly by: ModelId | null; readonly piece: string } | null {
  if (event.type !== 'pieceDestroyed' || gone === null || gone.kind !== kind || !isScenery(w, gone))
    return null;
  const credit = w.state.credits?.at(-1);
  if (credit === undefined || credit.id !== event.piece || credit.team === null) return null;
  if (credit.by !== null && !scores(w, credit.by)) return null;
  return { team: credit.team, by: credit.by, piece: event.piece };
}

/** Set up before the Encounter, with the table or by the Plot, and not made since. @rule PC-AGENDA-20 @rule PC-AGENDA-23 */
export const isScenery = (w: World, { id, summoned, objective }: TerrainPiece): boolean =>
  summoned === undefined &&
  (objective !== undefined || w.setup.table.pieces.some((piece) => piece.id === id) || madeByPlot(w, id));

const madeByPlot = (w: World, id: string): boolean =>
  (w.rules.plots[w.setup.plot]?.needs ?? []).some((need) => need.id === id);
