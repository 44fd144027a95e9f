import { onTable } from '../../board/on-table.ts';
import { actionAt } from '../../model/action-at.ts';
import type { AtOnceEffect } from '../../model/clause.ts';
import type { Ctx } from '../../model/encounter.ts';
import type { ModelId, TargetId } from '../../model/ids.ts';
import { cardOf, isModel, specialOn } from '../../model/lookup.ts';
import { handledBy } from '../../powers/handlers/handlers.ts';
import { leaveTable } from '../../rules/actions/climbing.ts';
import { applyPower } from '../../rules/damage/damage.ts';
import { receivers } from '../../traits/receivers.ts';
import type { Apply } from './apply.ts';

/** The text of a Special, as far as it needs nobody's choice. @rule PC-FX-25 @rule PC-MOVE-36 */
export const special: Apply = (ctx, now, due) => {
  const found = specialOn(actionAt(ctx, now.spec).action, due.node.of);
  if (found === null) {
    ctx.emit({ type: 'effectIgnored', target: due.target, effect: 'special', why: 'none' });
    return { do: 'goto', frame: now };
  }
  const owner = now.spec.attacker;
  const cause = { of: 'power', card: cardOf(ctx, owner).id, power: found.name } as const;
  ctx.emit({ type: 'powerUsed', card: cardOf(ctx, owner).id, power: found.name, model: due.target });
  if (handledBy(found.clauses, 'offTable', null) !== null && onTable(ctx, due.target))
    leaveTable(ctx, due.target);
  for (const clause of found.clauses) {
    if (!('at' in clause) || 'custom' in clause || clause.at !== 'achieved') continue;
    for (const effect of [...(clause.must ?? []), ...(clause.may ?? [])]) {
      for (const model of reached(ctx, owner, effect, due.target))
        applyPower(ctx, model, effect, owner, cause);
    }
  }
  return { do: 'goto', frame: now };
};

function reached(ctx: Ctx, owner: ModelId, effect: AtOnceEffect, target: TargetId): ModelId[] {
  return receivers(ctx, owner, effect.to, isModel(ctx, target) ? target : null).filter((id) =>
    onTable(ctx, id),
  );
}
