import { liveModels } from '../../board/cards.ts';
import type { AtPoint } from '../../model/clause.ts';
import type { World } from '../../model/encounter.ts';
import type { CardId, ModelId } from '../../model/ids.ts';
import type { Act, ActOccasion } from '../../model/orders.ts';
import { type Refusal, refusal } from '../../model/refusals.ts';
import { limitOpen } from '../../powers/limits.ts';
import { holds } from '../../traits/clause-conditions.ts';
import { duringActivation } from '../movement/moves-by-card.ts';
import { canPay } from './costs.ts';
import { pickFor } from './power-use.ts';

/** A Power that a model may use between its Actions. */
export interface PowerOpen {
  readonly model: ModelId;
  readonly power: string;
  readonly index: number;
}

const NONE: readonly PowerOpen[] = [];
const ANY_TIME: readonly ActOccasion[] = ['activation', 'minions'];

/** In the model's own Activation, whatever else it still allows; moves are Movement Actions, and not among them. @rule PC-CARD-06 */
export function powersOpen(w: World, card: CardId, occasion: ActOccasion): readonly PowerOpen[] {
  const { activation } = w.state;
  if (!ANY_TIME.includes(occasion) || activation?.card !== card || activation.step !== null) return [];
  const models = liveModels(w, card).filter((model) => duringActivation(w, model).length > 0);
  if (models.length === 0) return NONE;
  return models.flatMap((model) =>
    duringActivation(w, model).flatMap(({ clause, name: power, owner }, index) =>
      limitOpen(w, owner, power, clause.limit) &&
      holds(w, clause.when, owner, model, {}) &&
      hasUse(w, owner, power, index, clause)
        ? [{ model, power, index }]
        : [],
    ),
  );
}

/** It can be paid, and there is somebody to use it on. */
function hasUse(
  w: World,
  owner: ModelId,
  power: string,
  index: number,
  clause: AtPoint<'duringActivation'>,
): boolean {
  if ((clause.may ?? []).some(({ fx }) => fx === 'move' || fx === 'end')) return false;
  if (!canPay(w, owner, 'cost' in clause ? clause.cost : undefined)) return false;
  const use = { owner, power, index, at: 'duringActivation', subject: null };
  return (clause.may ?? []).every((effect) => pickFor(w, use, effect)?.length !== 0);
}

export function whyNotUse(
  w: World,
  card: CardId,
  occasion: ActOccasion,
  { model, power, index }: Extract<Act, { do: 'power' }>,
): Refusal | null {
  const open = powersOpen(w, card, occasion);
  return open.some((one) => one.model === model && one.power === power && one.index === index)
    ? null
    : refusal('act.noPower', { power });
}
