import { type Proc, answered } from '../model/frames.ts';
import type { Ctx } from '../model/encounter.ts';
import type { ModelId, TeamId } from '../model/ids.ts';
import { burdenOf, itemIdOf } from '../board/burdens.ts';
import { onTable } from '../board/on-table.ts';
import { teamOf } from '../board/sides.ts';
import { fallingBurden, keep, mayKeep } from '../rules/burdens/carrying.ts';
import { dropFor } from '../rules/damage/dropping.ts';
import { burdenPlace, burdenPoints, lastResort } from '../rules/burdens/placing.ts';

/** What becomes of a Burden. @rule PC-BURDEN-03 @rule PC-BURDEN-06 */
export const burden: Proc<'burden'> = {
  /** It falls: whoever brought that about places it, or leaves it to its bearer's player. */
  drop(ctx, { model, declined }, wake) {
    const found = burdenOf(ctx, model);
    if (found === null) return { do: 'return', value: undefined };
    if (found.loose === undefined) dropFor(ctx, model, fallingBurden(ctx)?.why ?? 'left', null);
    const { by, why } = burdenOf(ctx, model)?.loose ?? { by: teamOf(ctx, model), why: 'left' as const };
    const own = teamOf(ctx, model);
    const placer = declined ? own : by;
    const item = itemIdOf(found.item);
    const points = burdenPoints(ctx, model);
    if (points.length === 0) {
      ctx.emit({ type: 'burdenDropped', model, item, by: placer, at: lastResort(ctx, model) });
      return { do: 'return', value: undefined };
    }
    if (wake.woke !== 'answered') {
      return {
        do: 'ask',
        questions: [{ kind: 'placeBurden', by: placer, model, item, why, mayDecline: placer !== own }],
      };
    }
    const at = answered(wake, 'placeBurden');
    if (at === null) return { do: 'goto', frame: { proc: 'burden', step: 'drop', model, declined: true } };
    ctx.emit({ type: 'burdenDropped', model, item, by: placer, at: burdenPlace(ctx, model, at) });
    return { do: 'return', value: undefined };
  },

  /** Bearers one after the other: each keeps it at its price, or puts it down. */
  keep(ctx, { queue }, wake) {
    const [model, ...rest] = queue;
    if (model === undefined) return { do: 'return', value: undefined };
    const next = { proc: 'burden', step: 'keep', queue: rest } as const;
    const found = burdenOf(ctx, model);
    if (found === null || found.loose !== undefined || !onTable(ctx, model))
      return { do: 'goto', frame: next };
    const item = itemIdOf(found.item);
    const answer = mayKeep(ctx, model) ? answered(wake, 'keepBurden') : false;
    if (answer === null)
      return { do: 'ask', questions: [{ kind: 'keepBurden', by: teamOf(ctx, model), model, item }] };
    settle(ctx, model, item, answer);
    return { do: 'goto', frame: next };
  },
};

function settle(ctx: Ctx, model: ModelId, item: string, kept: boolean): void {
  const own: TeamId = teamOf(ctx, model);
  if (kept) keep(ctx, model, item);
  else dropFor(ctx, model, 'notKept', own);
}
