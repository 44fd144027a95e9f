import { effectAmount, mergeDue } from '../../effects/amounts.ts';
import { answered } from '../../model/frames.ts';
import { copiedEffects, extraTargets } from '../../rules/actions/extra-target.ts';
import type { Apply } from './apply.ts';

/** @rule PC-FX-15 */
export const extraTarget: Apply = (ctx, now, due, wake) => {
  const answer = wake.woke === 'answered' ? (answered(wake, 'extraTarget') ?? null) : undefined;
  const { spec } = now;
  const options = extraTargets(ctx, spec, due.target, due.x, now.extra);
  if (options.length === 0) return { do: 'goto', frame: now };
  if (answer === undefined) {
    return {
      do: 'ask',
      questions: [{ kind: 'extraTarget', by: spec.by, from: due.target, options, x: due.x }],
      resume: { ...now, queue: [due, ...now.queue] },
    };
  }
  if (answer === null) return { do: 'goto', frame: now };
  const copied = mergeDue(
    copiedEffects(ctx, spec).map((node) => ({
      node,
      target: answer,
      x: effectAmount(ctx, spec, now.use, node),
    })),
  );
  return { do: 'goto', frame: { ...now, queue: [...copied, ...now.queue], extra: [...now.extra, answer] } };
};
