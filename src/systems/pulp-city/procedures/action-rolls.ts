import { type Own, ownTally } from '../model/copies.ts';
import { type Proc, answered, returned } from '../model/frames.ts';
import type { TargetId } from '../model/ids.ts';
import type { Place } from '../model/place.ts';
import { effectFacts } from '../model/effects.ts';
import type { ActionTally, AttackReport, DeclaredUse } from '../model/declared-action.ts';
import type { Ctx } from '../model/encounter.ts';
import type { RollSpec } from '../model/roll.ts';
import { lookedAt } from '../powers/mentioned.ts';
import { effectReaches } from '../traits/affect.ts';
import { stillThere } from '../board/on-table.ts';
import { ofArea } from '../rules/rolls/effects-of-area.ts';
import { baseBlast, isAutomatic, oneRollForAll } from '../rules/rolls/rolls-of-use.ts';
import { blastCatches } from '../effects/blast.ts';

import { effectAmount, mergeDue } from '../effects/amounts.ts';
import { isLookedBackAt } from '../rules/damage/moments.ts';
import { opponentAt } from '../board/sides.ts';
import { specFor } from '../rules/rolls/roll-spec.ts';
import { actionOf, atOf } from '../model/action-at.ts';
import { placeOf } from '../board/places.ts';

import { attackerGone, inTurn } from './action-facts.ts';
import { callRoll, inReach } from './action-declared.ts';

type RollStep = 'automatic' | 'rolls' | 'blast' | 'splashOrder' | 'splash';

/** One roll after the other, and those of a Blast. @rule PC-ROLL-07 @rule PC-ROLL-14 */
export const rollSteps: Pick<Proc<'action'>, RollStep> = {
  /** The pieces whose turn it is suffer the base Effects without a roll, each to its last consequence. @rule PC-TYPE-22 @rule PC-OBJ-11 */
  automatic(ctx, { use, queue, pieces, tally }) {
    const [piece, ...rest] = pieces;
    if (piece === undefined) {
      if (attackerGone(ctx, use))
        return { do: 'goto', frame: { proc: 'action', step: 'burdens', use, tally } };
      const apart = queue.filter((id) => isAutomatic(ctx, use, id));
      const together = queue.filter((id) => !apart.includes(id) && stillThere(ctx, id));
      return oneRollForAll(ctx, use, together)
        ? callRoll(
            ctx,
            sameList(together, use.affected) ? use : { ...use, affected: together },
            null,
            apart,
            tally,
          )
        : { do: 'goto', frame: { proc: 'action', step: 'rolls', use, queue, tally } };
    }
    if (!stillThere(ctx, piece))
      return { do: 'goto', frame: { proc: 'action', step: 'automatic', use, queue, pieces: rest, tally } };
    const spec = specFor(ctx, use, piece, null);
    const due = mergeDue(
      actionOf(ctx, use)
        .effects.filter(
          (node) =>
            node.self !== true &&
            effectFacts(node.fx).withRoll !== true &&
            !ofArea(ctx, spec, node) &&
            (node.as === undefined || node.as === use.type) &&
            effectReaches(ctx, atOf(ctx, use), node, piece),
        )
        .map((node) => ({ node, target: piece, x: effectAmount(ctx, spec, use, node) })),
    );
    return {
      do: 'call',
      frame: {
        proc: 'effects',
        step: 'next',
        queue: due,
        cause: { of: 'action', model: use.order.model, action: use.order.action, reaction: false },
        spec,
        use,
        report: { damaged: [], displaced: [], damage: 0 },
        extra: [],
      },
      resume: { proc: 'action', step: 'automatic', use, queue, pieces: rest, tally },
    };
  },

  /** One model after the other, each roll finished before the next. @rule PC-ROLL-07 */
  rolls(ctx, { use, queue, tally }, wake) {
    const report = returned(wake, 'attackRoll');
    if (report !== null) {
      const next = added(ctx, tally, report);
      next.standIn = report.instead === null ? null : report.target;
      // What was thrown or smashed is still put down by its player. @rule PC-TYPE-21 @rule PC-BONUS-11
      if (attackerGone(ctx, use))
        return { do: 'goto', frame: { proc: 'action', step: 'table', use, tally: next } };
      const blast = blastRadius(ctx, use, report);
      if (blast !== null && report.target !== null) {
        const at = tally.pieceAt ?? placeOf(ctx, report.instead ?? report.target);
        return {
          do: 'goto',
          frame: {
            proc: 'action',
            step: 'blast',
            use,
            tally: next,
            radius: blast,
            at,
            missed: !report.won,
            first: report.target,
            spared: report.instead,
            rest: queue,
          },
        };
      }
      return { do: 'goto', frame: { proc: 'action', step: 'rolls', use, queue, tally: next } };
    }
    const { interruptions } = ctx.state.turn;
    if (use.interruptions !== interruptions) {
      const left = inReach(ctx, use, queue, queue);
      const now = { ...use, interruptions };
      return { do: 'goto', frame: { proc: 'action', step: 'rolls', use: now, queue: left, tally } };
    }
    const [target, ...rest] = queue;
    if (target === undefined) return { do: 'goto', frame: { proc: 'action', step: 'table', use, tally } };
    if (!stillThere(ctx, target))
      return { do: 'goto', frame: { proc: 'action', step: 'rolls', use, queue: rest, tally } };
    if (isAutomatic(ctx, use, target)) return { do: 'goto', frame: inTurn(ctx, use, queue, tally) };
    return callRoll(ctx, use, target, rest, tally);
  },

  /** After a miss the opponent may move the centre. @rule PC-FX-05 */
  blast(ctx, { use, tally, radius, at, missed, first, spared, rest }, wake) {
    const drift = answered(wake, 'blastDrift');
    if (missed && drift === null) {
      return {
        do: 'ask',
        questions: [
          { kind: 'blastDrift', by: opponentAt(ctx, use.by, first), x: at.x, y: at.y, radius, most: 2 },
        ],
      };
    }
    const centre: Place = drift === null ? at : { ...at, x: drift.x, y: drift.y };
    const members = blastCatches(ctx, { use, radius, first, spared }, centre);
    ctx.emit({
      type: 'blastPlaced',
      x: centre.x,
      y: centre.y,
      z: centre.z,
      radius,
      drifted: drift !== null && (drift.x !== at.x || drift.y !== at.y),
      members,
    });
    return {
      do: 'goto',
      frame: { proc: 'action', step: 'splashOrder', use, tally, queue: members, at: centre, rest },
    };
  },

  /** The Attacker puts them in order, his own and himself among them. @rule PC-FX-04 @rule PC-ROLL-07 */
  splashOrder(_ctx, { use, tally, queue: members, at, rest }, wake) {
    const order = answered(wake, 'blastOrder');
    if (order === null && members.length > 1)
      return { do: 'ask', questions: [{ kind: 'blastOrder', by: use.by, members }] };
    const queue = order ?? members;
    return { do: 'goto', frame: { proc: 'action', step: 'splash', use, tally, queue, at, rest } };
  },

  /** The same Action with a roll of its own for everything under the template. @rule PC-FX-04 @rule PC-FX-06 */
  splash(ctx, { use, tally, queue, at, rest }, wake) {
    const report = returned(wake, 'attackRoll');
    const now = report === null ? tally : added(ctx, tally, report);
    const [target, ...left] = queue;
    const over = attackerGone(ctx, use);
    if (target === undefined || over) {
      return {
        do: 'goto',
        frame: { proc: 'action', step: 'rolls', use, queue: over ? [] : rest, tally: now },
      };
    }
    const next = { proc: 'action', step: 'splash', use, tally: now, queue: left, at, rest } as const;
    if (!stillThere(ctx, target)) return { do: 'goto', frame: next };
    return {
      do: 'call',
      frame: {
        proc: 'attackRoll',
        step: 'redirect',
        spec: specFor(ctx, use, target, middleOf(ctx, at)),
        use,
        tally: now,
      },
      resume: next,
    };
  },
};

const sameList = (one: readonly TargetId[], other: readonly TargetId[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/** Its level is kept where a card asks who is under it. */
const middleOf = (ctx: Ctx, { x, y, z }: Place): NonNullable<RollSpec['splash']> =>
  lookedAt(ctx, 'underBlast') ? { x, y, z } : { x, y };

function blastRadius(ctx: Ctx, use: DeclaredUse, report: AttackReport): number | null {
  return report.won ? report.blast : baseBlast(ctx, use, report.target);
}

function added(ctx: Ctx, tally: ActionTally, report: AttackReport): Own<ActionTally> {
  const now = ownTally(tally);
  now.selfDone = tally.selfDone || report.selfDone;
  now.followUp = tally.followUp || report.followUp;
  now.success = tally.success || report.won;
  now.usedPowers = report.usedPowers;
  now.damaged = [...tally.damaged, ...report.effects.damaged];
  now.damage = tally.damage + report.effects.damage;
  now.smashed = [...tally.smashed, ...report.smashed];
  if (isLookedBackAt(ctx)) Object.assign(now, lookingBack(tally, report));
  return now;
}

const lookingBack = (
  { dealt = [], sfx = 0 }: ActionTally,
  { effects, won, sfx: left }: AttackReport,
): Pick<ActionTally, 'dealt' | 'sfx'> => ({
  dealt: [...dealt, ...(effects.dealt ?? [])],
  sfx: Math.max(sfx, won ? left : 0),
});
