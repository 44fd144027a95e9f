import { onTable } from '../../board/on-table.ts';
import { placeOf } from '../../board/places.ts';
import { actionAt } from '../../model/action-at.ts';
import { UM_PER_INCH } from '../../../../geometry/units.ts';
import { bodyOf, baseRadius } from '../../board/bodies.ts';
import type { AtClause, PieceClause } from '../../model/clause.ts';
import type { DueEffect, PowerUse } from '../../model/declared-action.ts';
import type { Ctx } from '../../model/encounter.ts';
import type { Frame } from '../../model/frames.ts';
import { cardOf, isModel, modelOf, specialOn } from '../../model/lookup.ts';
import type { BlastArea } from '../../model/occasion.ts';
import type { PowerProfile } from '../../model/profile.ts';
import { handledBy } from '../../powers/handlers/handlers.ts';
import { baseBlast } from '../../rules/rolls/rolls-of-use.ts';
import { leaveTable } from '../../rules/actions/climbing.ts';
import { holds } from '../../traits/clause-conditions.ts';
import { attackView } from '../../traits/roll-view.ts';
import type { Apply, Now } from './apply.ts';
import { watchersOf } from './watching.ts';

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
  const laid = late ? null : layingOf(ctx, now, due, found);
  if (laid !== null) {
    const resume = {
      ...now,
      queue,
      step: 'resume',
      target: due.target,
      displaced: false,
      shoved: null,
    } as const;
    return { do: 'call', frame: laid, resume };
  }
  const uses = usesOf(ctx, now, due, found, late ? 'effectsApplied' : 'achieved');
  if (uses.length === 0) return { do: 'goto', frame: { ...now, queue } };
  const watching = watchersOf(ctx, uses);
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
      ...(watching === null ? {} : { watching }),
    },
  };
};

/** Has the text a piece of its own to lay, though its Action Summons nothing? It lays one, for the Target alone. */
export const laysPiece = ({ use, spec }: Pick<Now, 'use' | 'spec'>, text: PowerProfile | null): boolean =>
  use.type !== 'SUM' && spec.splash === null && text?.clauses.some((clause) => 'piece' in clause) === true;

/** Wholly inside the Blast round the Target, where its Action has one. @rule PC-FX-04 @rule PC-FX-25 */
function layingOf(ctx: Ctx, now: Now, { target }: DueEffect, text: PowerProfile): Laying | null {
  if (!laysPiece(now, text) || !isModel(ctx, target)) return null;
  const piece = text.clauses.find((clause): clause is PieceClause => 'piece' in clause);
  const blast = actionAt(ctx, now.spec).action.effects.find(({ fx }) => fx === 'blast');
  const radius = baseRadius(baseOf(piece)) / UM_PER_INCH;
  const most = typeof blast?.x === 'number' ? blast.x : (now.use.range ?? 0);
  const { at: _, ...order } = now.use.order;
  return {
    proc: 'summon',
    step: 'place',
    use: {
      ...now.use,
      order: { ...order, source: target },
      range: Math.max(0, most - radius - bodyOf(ctx, target).r / UM_PER_INCH),
    },
    node: { fx: 'summon', summon: 'Terrain', of: text.name },
    left: 1,
    at: null,
  };
}

type Laying = Extract<Frame, { readonly proc: 'summon'; readonly step: 'place' }>;

const baseOf = (piece: PieceClause | undefined): number => piece?.base ?? 30;

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
  const blast = blastOf(ctx, now);
  const area = due.node.self === true ? { effects: due.x, range: now.use.range ?? 0 } : {};
  return bound(text, at)
    .filter(({ clause }) => holds(ctx, clause.when, owner, owner, { view, amounts: { damage } }))
    .map(({ index }) => ({
      owner,
      power: text.name,
      at,
      index,
      subject,
      success: { spec, special: text.name, damage, ...area, ...(blast === null ? {} : { blast }) },
    }));
}

/** About the Target of the first roll, or where it has fallen. @rule PC-FX-04 */
function blastOf(ctx: Ctx, { use, spec }: Now): BlastArea | null {
  const radius = baseBlast(ctx, use, spec.target);
  const first = spec.instead ?? spec.target;
  if (radius === null || first === null) return null;
  const at = placeOf(ctx, first);
  return { radius, at: spec.splash === null ? at : { ...at, ...spec.splash, inside: null, wall: null } };
}
