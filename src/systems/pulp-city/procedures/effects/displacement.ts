import { isCitizenAction } from '../../rules/citizens/actions.ts';
import { displacementLine } from '../../rules/movement/displacement-line.ts';
import { shiftLength } from '../../rules/movement/displacing.ts';
import { enemiesInBtb } from '../../traits/contact.ts';
import { onTable } from '../../board/on-table.ts';
import { areFriends, sideOf } from '../../board/sides.ts';
import { actionAt } from '../../model/action-at.ts';
import type { DueEffect, OwnShove } from '../../model/declared-action.ts';
import type { Ctx } from '../../model/encounter.ts';
import { answered } from '../../model/frames.ts';
import type { TargetId } from '../../model/ids.ts';
import { isModel } from '../../model/lookup.ts';
import type { RollSpec } from '../../model/roll.ts';
import type { Apply, Now, Then } from './apply.ts';

/** @rule PC-FX-08 @rule PC-FX-09 @rule PC-FX-10 @rule PC-FX-11 @rule PC-FX-12 */
export const displacement =
  (fx: 'knockback' | 'pull' | 'shift'): Apply =>
  (ctx, now, due, wake) =>
    move(ctx, now, due, fx, fx === 'shift' ? answered(wake, 'shift') : null);

function move(
  ctx: Ctx,
  now: Now,
  due: DueEffect,
  fx: 'knockback' | 'pull' | 'shift',
  chosen: { x: number; y: number } | null,
): Then {
  const { node, target, x } = due;
  if (isModel(ctx, target) && !onTable(ctx, target)) return { do: 'goto', frame: now };
  const careful = isCitizenAction(actionAt(ctx, now.spec).action) ? { careful: true as const } : {};
  if (fx === 'shift' && chosen === null) {
    return {
      do: 'ask',
      questions: [
        {
          kind: 'shift',
          by: now.spec.by,
          target,
          distance: x,
          self: node.self === true,
          ...(node.self === true ? { upTo: true } : {}),
          ...careful,
        },
      ],
      resume: { ...now, queue: [due, ...now.queue] },
    };
  }
  const line = fx === 'shift' ? null : displacementLine(ctx, now.spec, target, fx, node.self === true);
  const { toward, stopAt } = line ?? { toward: chosen ?? { x: 0, y: 0 }, stopAt: null };
  const upTo = fx === 'shift' && node.self === true;
  const distance = upTo ? shiftLength(ctx, { target, distance: x, upTo }, toward) : x;
  if (distance === 0) return { do: 'goto', frame: now };
  return {
    do: 'call',
    frame: {
      proc: 'displace',
      step: 'slide',
      target,
      toward,
      distance,
      stopAt,
      effect: fx,
      cause: now.cause,
      ...careful,
    },
    resume: {
      ...now,
      step: 'resume',
      target,
      displaced: isModel(ctx, target) && node.self !== true,
      shoved: ownShove(ctx, now.spec, target),
    },
  };
}

/** Moved by its own side or by itself it comes into contact as if it had moved. @rule PC-TYPE-05 */
function ownShove(ctx: Ctx, spec: RollSpec, target: TargetId): OwnShove | null {
  if (!isModel(ctx, target)) return null;
  const side = target === spec.attacker ? spec.side : sideOf(ctx, target);
  return side !== null && areFriends(ctx, side, spec.side)
    ? { side, before: enemiesInBtb(ctx, target, side) }
    : null;
}
