import { gapBetween } from '../../board/distance.ts';
import { citizensOnTable, onTable } from '../../board/on-table.ts';
import { placeOf } from '../../board/places.ts';
import { teamOf } from '../../board/sides.ts';
import type { World } from '../../model/encounter.ts';
import { returned } from '../../model/frames.ts';
import type { ModelId } from '../../model/ids.ts';
import { powerCause } from '../../model/lookup.ts';
import type { Step } from './step.ts';

const byDistance = (w: World, from: ModelId): readonly ModelId[] =>
  citizensOnTable(w)
    .map(({ id }) => ({ id, away: gapBetween(w, from, id).horizontal }))
    .sort((one, other) => one.away - other.away)
    .map(({ id }) => id);

/** The dice say how many; the nearest go first, each around what would hurt it. @rule PC-CITIZEN-08 @rule PC-FX-10 */
export const citizensFlee: Step<'citizensFlee'> = (ctx, now, { dice, x }, model, wake) => {
  const { owner, power } = now.use;
  const rolled = returned(wake, 'dice');
  const { fleeing, ...rest } = now;
  if (fleeing === undefined && rolled === null) {
    const groups = [{ label: 'power', model: owner, by: teamOf(ctx, owner), count: dice }];
    return {
      do: 'call',
      frame: { proc: 'dice', step: 'roll', groups },
      resume: { ...now, on: [model, ...(now.on ?? [])] },
    };
  }
  const faces = rolled?.[0] ?? [];
  if (rolled !== null) ctx.emit({ type: 'powerRolled', model: owner, power, faces });
  const many = faces.reduce((sum, face) => sum + face, 0);
  const queue = fleeing ?? byDistance(ctx, model).slice(0, many);
  const [next, ...later] = queue;
  if (next === undefined || !onTable(ctx, model)) return { do: 'goto', frame: rest };
  const again = { ...rest, on: [model, ...(now.on ?? [])], fleeing: later };
  if (!onTable(ctx, next)) return { do: 'goto', frame: again };
  const [from, at] = [placeOf(ctx, model), placeOf(ctx, next)];
  const toward = { x: 2 * at.x - from.x, y: 2 * at.y - from.y };
  const cause = powerCause(ctx, owner, power);
  return {
    do: 'call',
    frame: {
      proc: 'displace',
      step: 'slide',
      target: next,
      toward,
      distance: x,
      stopAt: null,
      effect: 'knockback',
      cause,
      careful: true,
    },
    resume: again,
  };
};
