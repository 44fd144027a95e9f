import { onTable } from '../../board/on-table.ts';
import { actionAt } from '../../model/action-at.ts';
import type { AtClause } from '../../model/clause.ts';
import type { DueEffect, PowerUse } from '../../model/declared-action.ts';
import type { Ctx } from '../../model/encounter.ts';
import { cardOf, isModel, modelOf, specialOn } from '../../model/lookup.ts';
import type { PowerProfile } from '../../model/profile.ts';
import { handledBy } from '../../powers/handlers/handlers.ts';
import { leaveTable } from '../../rules/actions/climbing.ts';
import { holds } from '../../traits/clause-conditions.ts';
import { attackView } from '../../traits/roll-view.ts';
import type { Apply, Now } from './apply.ts';

/** The text of a Special. What hangs on the Damage done is left until nothing else is due. @rule PC-FX-25 @rule PC-MOVE-36 */
export const special: Apply = (ctx, now, due) => {
  const found = specialOn(actionAt(ctx, now.spec).action, due.node.of);
  if (found === null) {
    ctx.emit({ type: 'effectIgnored', target: due.target, effect: 'special', why: 'none' });
    return { do: 'goto', frame: now };
  }
  const late = due.late === true;
  const waits = !late && bound(found, 'effectsApplied').length > 0;
  const queue = waits ? [...now.queue, { ...due, late: true as const }] : now.queue;
  const card = cardOf(ctx, now.spec.attacker).id;
  if (!late) {
    ctx.emit({ type: 'powerUsed', card, power: found.name, model: due.target });
    if (handledBy(found.clauses, 'offTable', null) !== null && onTable(ctx, due.target))
      leaveTable(ctx, due.target);
  }
  const uses = usesOf(ctx, now, due, found, late ? 'effectsApplied' : 'achieved');
  if (uses.length === 0) return { do: 'goto', frame: { ...now, queue } };
  return {
    do: 'call',
    frame: { proc: 'powers', step: 'next', queue: uses },
    resume: {
      ...now,
      queue,
      step: 'resume',
      target: due.target,
      displaced: false,
      shoved: null,
      ...(isModel(ctx, due.target) ? { health: modelOf(ctx, due.target).health } : {}),
    },
  };
};

type Moment = 'achieved' | 'effectsApplied';

const bound = (text: PowerProfile, at: Moment): readonly { clause: AtClause; index: number }[] =>
  text.clauses.flatMap((clause, index) =>
    'at' in clause && !('custom' in clause) && clause.at === at
      ? [{ clause: clause as AtClause, index }]
      : [],
  );

/** Clauses of the text whose conditions hold for what this success has reached. */
function usesOf(ctx: Ctx, now: Now, due: DueEffect, text: PowerProfile, at: Moment): readonly PowerUse[] {
  const { attacker: owner } = now.spec;
  const spec = { ...now.spec, target: due.target };
  const subject = isModel(ctx, due.target) ? due.target : null;
  const damage = subject === null ? 0 : (now.report.lost?.[subject] ?? 0);
  const view = attackView(ctx, spec);
  return bound(text, at)
    .filter(({ clause }) => holds(ctx, clause.when, owner, owner, { view, amounts: { damage } }))
    .map(({ index }) => ({
      owner,
      power: text.name,
      at,
      index,
      subject,
      success: { spec, special: text.name, damage },
    }));
}
