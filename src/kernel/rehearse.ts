import type { Rest } from './machine.ts';
import type { DecisionOf, FrameOf, SystemTypes } from './procedure.ts';

/** What a rehearsal ended at: the questions that are open, the step that was not taken, or nothing more to do. */
export type StoppedAt<Y extends SystemTypes> =
  | { readonly at: 'question'; readonly decisions: readonly DecisionOf<Y>[] }
  | { readonly at: 'step'; readonly frame: FrameOf<Y> }
  | { readonly at: 'end' };

/** Where the machine came to a halt. */
export function stoppedAt<Y extends SystemTypes>({ stack, pending }: Rest<Y>): StoppedAt<Y> {
  const frame = stack.at(-1);
  if (pending.length > 0) return { at: 'question', decisions: pending };
  return frame === undefined ? { at: 'end' } : { at: 'step', frame };
}

/** In the place of a step it ends a rehearsal before that step: a question that asks nothing. */
export const STOP = { do: 'ask', questions: [] } as const;

/**
 * Leaves out what a player would have been asked: what stands above the last frame that is kept is dropped, and that
 * frame is on top again. Null: no frame is kept, and nothing is changed.
 */
export function leaveOut<Y extends SystemTypes>(
  rest: Rest<Y>,
  kept: (frame: FrameOf<Y>) => boolean,
): FrameOf<Y> | null {
  const at = rest.stack.findLastIndex(kept);
  const frame = rest.stack[at];
  if (frame === undefined) return null;
  rest.pending = [];
  rest.answered = [];
  rest.stack = rest.stack.slice(0, at + 1);
  const held = (rest.held ?? []).filter(({ depth }) => depth <= at);
  if (held.length > 0) rest.held = held;
  else delete rest.held;
  return frame;
}
