import type { Frame } from '../../model/frames.ts';
import type { EffectNode } from '../../model/profile.ts';
import type { CardId, ModelId, TargetId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { actionOn, profileById } from '../../model/lookup.ts';

/** Something that goes on once what is asked now is settled. */
export type Later =
  | { readonly what: 'effect'; readonly node: EffectNode; readonly target: TargetId }
  | { readonly what: 'action'; readonly model: ModelId; readonly action: string }
  | { readonly what: 'activation'; readonly card: CardId };

type ActionFrame = Extract<Frame, { proc: 'action' }>;

/** An Action has something left to do besides what is going on within it. */
function goesOn(frame: ActionFrame): boolean {
  if (frame.step === 'targeted' || frame.step === 'recheck') return true;
  return 'queue' in frame && frame.queue.length > 0;
}

/**
 * What was interrupted and will go on, the next first: Effects that wait, Actions under way, the Activation. Empty
 * while an Activation runs straight on.
 * @rule PC-SFX-06 @rule PC-TYPE-11
 */
export function afterwards(w: World, stack: readonly Frame[]): readonly Later[] {
  const later: Later[] = [];
  let aside = false;
  let card: CardId | null = null;
  for (let at = stack.length - 1; at >= 0; at -= 1) {
    const frame = stack[at];
    if (frame?.proc === 'effects') {
      const asks = at === stack.length - 1 && frame.step === 'next';
      for (const { node, target, x } of asks ? frame.queue.slice(1) : frame.queue) {
        later.push({ what: 'effect', node: node.x === undefined ? node : { ...node, x }, target });
      }
    }
    if (frame?.proc === 'reactions') aside = true;
    if (frame?.proc === 'action') {
      const { order, profile, occasion } = frame.use;
      if (aside && goesOn(frame)) {
        const name = actionOn(profileById(w, profile), order.action)?.name;
        if (name !== undefined) later.push({ what: 'action', model: order.model, action: name });
      }
      aside ||= occasion === 'reaction';
    }
    if (frame?.proc === 'activation') card = frame.card;
  }
  return card !== null && aside ? [...later, { what: 'activation', card }] : later;
}
