import { teamOf } from '../../board/sides.ts';
import { returned } from '../../model/frames.ts';
import { modelOf } from '../../model/lookup.ts';
import { instead, type Step } from './step.ts';

/** Each die brings what its face says. */
export const rollDie: Step<'rollDie'> = (ctx, now, { bands, dice }, model, wake) => {
  const { owner, power, subject, success } = now.use;
  const rolled = returned(wake, 'dice');
  if (rolled === null) {
    const count = dice !== 'health' ? 1 : subject === null ? 0 : modelOf(ctx, subject).health;
    const by = success?.spec.by ?? teamOf(ctx, owner);
    return {
      do: 'call',
      frame: { proc: 'dice', step: 'roll', groups: [{ label: 'power', model: owner, by, count }] },
      resume: { ...now, on: [model] },
    };
  }
  const faces = rolled[0] ?? [];
  ctx.emit({ type: 'powerRolled', model: owner, power, faces });
  return instead(
    now,
    faces.flatMap((face) => bands.find(({ from, to }) => from <= face && face <= to)?.do ?? []),
  );
};
