import { type Proc, answered } from '../model/frames.ts';
import type { World } from '../model/encounter.ts';
import type { ActLimits, ActOccasion } from '../model/orders.ts';
import type { ModelId, TeamId } from '../model/ids.ts';
import { anyUsable, canMove, mayMove } from '../rules/actions/activating.ts';
import { onTable } from '../board/on-table.ts';
import { declare } from '../rules/actions/declaring.ts';
import { isStopped } from '../board/cards.ts';

/** Anything the model could do on this occasion. */
export function somethingOpen(
  w: World,
  occasion: ActOccasion,
  model: ModelId,
  by: TeamId,
  side: TeamId,
  limits: ActLimits,
): boolean {
  if (!onTable(w, model)) return false;
  if (limits.moves && (limits.tireless === true ? mayMove(w, model) : canMove(w, model))) return true;
  if (!limits.combat) return false;
  return anyUsable(w, model, { occasion, by, side, limits, against: null });
}

/** One Action out of the usual order: Follow Up, Mind Control, Grab & Throw, a Power. */
export const act: Proc<'act'> = {
  ask(ctx, frame, wake) {
    const { occasion, by, side, card, models, limits } = frame;
    const answer = answered(wake, 'act');
    if (answer === null) {
      const open = models.filter((model) => somethingOpen(ctx, occasion, model, by, side, limits));
      if (open.length === 0 || isStopped(ctx, by)) return { do: 'return', value: false };
      return {
        do: 'ask',
        questions: [{ kind: 'act', by, occasion, side, card, models: open, limits, mayEnd: true }],
      };
    }
    if (answer.do === 'move') {
      return {
        do: 'call',
        frame: {
          proc: 'move',
          step: 'start',
          order: answer,
          by,
          side,
          fatigue: limits.tireless !== true,
          counts: false,
          reactions: true,
          ...(limits.forcedBy !== undefined && { forcedBy: limits.forcedBy }),
        },
        resume: { proc: 'act', step: 'done' },
      };
    }
    if (answer.do === 'action') {
      const use = declare(ctx, answer, { occasion, by, side, limits, against: null });
      if (!use.ok) throw new Error(`unchecked answer: ${use.error.code}`);
      return {
        do: 'call',
        frame: { proc: 'action', step: 'pay', use: use.value },
        resume: { proc: 'act', step: 'done' },
      };
    }
    return { do: 'return', value: false };
  },

  done() {
    return { do: 'return', value: true };
  },
};
