import { burdenOf, isBurdened, itemIdOf } from '../../board/burdens.ts';
import { placeOf } from '../../board/places.ts';
import { isEnemy, teamOf } from '../../board/sides.ts';
import type { EffectName } from '../../model/effects.ts';
import type { Ctx, World } from '../../model/encounter.ts';
import type { CardId, ModelId, TeamId } from '../../model/ids.ts';
import { cardById } from '../../model/lookup.ts';
import type { LooseWhy } from '../../model/objectives.ts';
import { immuneToEffect } from '../../traits/immunity.ts';

/** The Team of a card that has done something to an Enemy; null: its own side has, or nobody. */
export function enemyOf(w: World, model: ModelId, by: CardId | null): TeamId | null {
  const team = by === null ? null : cardById(w, by).team;
  return team !== null && isEnemy(w, model, team) ? team : null;
}

/**
 * The Burden of a model falls: it is placed before anything else goes on. `by`: whose doing it is, whose player may
 * place it; its own player does where it is nobody's, or its own side's.
 * @rule PC-BURDEN-05 @rule PC-BURDEN-06
 */
export function dropFor(ctx: Ctx, model: ModelId, why: LooseWhy, by: TeamId | null): void {
  const burden = burdenOf(ctx, model);
  if (burden === null || burden.loose !== undefined) return;
  const item = itemIdOf(burden.item);
  const at = placeOf(ctx, model);
  ctx.emit({ type: 'burdenLoosened', model, item, by: by ?? teamOf(ctx, model), why, at });
}

/** Stunned or displaced by a Power or card of an Enemy, or by the text of a Special of its Action, a bearer drops its Burden. @rule PC-BURDEN-05 */
export function shakenBy(ctx: Ctx, model: ModelId, fx: EffectName, side: TeamId): void {
  if (isBurdened(ctx, model) && isEnemy(ctx, model, side) && !immuneToEffect(ctx, model, fx, {}))
    dropFor(ctx, model, 'effect', side);
}
