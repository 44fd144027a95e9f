import { leaveOut, STOP } from '../../../../kernel/rehearse.ts';
import { type Rest, takeAnswer } from '../../../../kernel/machine.ts';
import { worldOf } from '../../engine.ts';
import type { World } from '../../model/encounter.ts';
import type { Event } from '../../model/events.ts';
import type { Decision, Frame, NextOf, ProcName, PulpCity, Woken } from '../../model/frames.ts';
import type { ModelId } from '../../model/ids.ts';
import { rehearseFrame } from '../../rehearse.ts';

/** What a forecast hears while the procedures are rehearsed; the world is as it is at that moment. */
export interface Watch {
  /** A step that is about to run. */
  readonly step?: (w: World, frame: Frame) => void;
  readonly told?: (w: World, event: Event) => void;
  /** A question that nobody answers here. */
  readonly asked?: (w: World, decision: Decision) => void;
  /** How to go on past a question; null: as every forecast does. */
  readonly past?: (w: World, rest: Rest<PulpCity>) => Woken | null;
}

export interface Foreseen {
  readonly events: readonly Event[];
  /** The world after it, as far as no dice are rolled. */
  readonly after: World;
  /** Models that the dice of the surroundings may still hurt on the way. */
  readonly rolled: readonly ModelId[];
}

/**
 * Rehearses a procedure past all that is not known yet: the dice of the surroundings do no harm, a roll for staying on
 * the table fails, a model lands in the first of equally near places, and an Effect is left out from where a player
 * would be asked about it. It ends before Reactions. @rule PC-ROLL-13 @rule PC-LEADER-27 @rule PC-FALL-08
 */
export function foresee(w: World, start: Frame, watch: Watch = {}): Foreseen {
  const rolled: ModelId[] = [];
  const { events, game } = rehearseFrame(w, start, {
    ...(watch.told === undefined ? {} : { told: watch.told }),
    instead(now, frame) {
      if (frame.proc === 'environment' && frame.step === 'defend') rolled.push(frame.model);
      else watch.step?.(now, frame);
      return unharmed(frame);
    },
    atQuestion(now, rest) {
      for (const decision of rest.pending) watch.asked?.(now, decision);
      return watch.past?.(now, rest) ?? pastQuestion(rest);
    },
  });
  return { events, after: worldOf(game), rolled };
}

/** The face with which nobody stays on the table. */
const LOWEST = 1;

function unharmed(frame: Frame): NextOf<ProcName> | null {
  if (frame.proc === 'environment') return { do: 'return', value: undefined };
  if (frame.proc === 'attackRoll' && frame.step === 'reactions') return STOP;
  const stays = frame.proc === 'dice' && frame.groups.some(({ label }) => label === 'survival');
  return stays ? { do: 'return', value: [[LOWEST]] } : null;
}

/** Where a model may be spared: it is not. */
const SPARING: readonly ProcName[] = ['effects', 'dueDamage', 'survival'];

function pastQuestion(rest: Rest<PulpCity>): Woken | null {
  const [decision] = rest.pending;
  if (decision?.kind === 'makeRoom') return takeAnswer<PulpCity>(rest, decision.id, 0);
  const asker = rest.stack.at(-1);
  if (decision?.kind === 'usePower' && !decision.must && asker !== undefined && SPARING.includes(asker.proc))
    return takeAnswer<PulpCity>(rest, decision.id, { use: false, model: null });
  const frame = leaveOut(rest, ({ proc }) => proc === 'effects');
  if (frame?.proc !== 'effects') return null;
  // What asks by itself stands at the head of the queue still.
  if (frame === asker) rest.stack[rest.stack.length - 1] = { ...frame, queue: frame.queue.slice(1) };
  return { woke: 'entered' };
}
