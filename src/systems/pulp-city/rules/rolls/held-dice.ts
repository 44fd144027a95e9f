import { inPlay } from '../../board/on-table.ts';
import { isOfAlly, teamOf } from '../../board/sides.ts';
import type { Ctx, World } from '../../model/encounter.ts';
import type { ModelId } from '../../model/ids.ts';
import { cardOf, powerUpOf } from '../../model/lookup.ts';
import { permitter } from '../../powers/measure.ts';
import { selects } from '../../traits/selectors.ts';

export const maySpendOf = permitter('spendDiceOf');

/** The model itself, and friends whose Power Up dice it may spend: one for each card. @rule PC-FX-22 @rule PC-CARD-06 */
function holders(w: World, model: ModelId): readonly ModelId[] {
  const others = maySpendOf(w, model, {}).flatMap(({ with: { of }, owner }) => {
    const side = teamOf(w, owner);
    return Object.values(w.state.models)
      .filter((other) => inPlay(other) && other.card !== cardOf(w, model).id)
      .filter(({ id }) => !isOfAlly(w, id, side) && selects(w, of, id, { owner, side }))
      .map(({ id }) => id);
  });
  if (others.length === 0) return [model];
  const cards = new Map([model, ...others].map((id) => [cardOf(w, id).id, id]));
  return [model, ...[...cards.values()].filter((id) => id !== model)];
}

/** Power Up dice that the model could spend. */
export const heldDice = (w: World, model: ModelId): number =>
  holders(w, model).reduce((sum, id) => sum + powerUpOf(w, id), 0);

/** Its own dice go first. */
export function commitDice(ctx: Ctx, model: ModelId, dice: number): void {
  let left = dice;
  for (const id of holders(ctx, model)) {
    const powerUp = Math.min(left, powerUpOf(ctx, id));
    if (powerUp > 0) ctx.emit({ type: 'diceCommitted', model: id, powerUp });
    left -= powerUp;
  }
}
