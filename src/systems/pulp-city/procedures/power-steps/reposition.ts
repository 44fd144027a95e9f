import { onTable } from '../../board/on-table.ts';
import { placeOf } from '../../board/places.ts';
import { teamOf } from '../../board/sides.ts';
import { answered } from '../../model/frames.ts';
import { modelOf } from '../../model/lookup.ts';
import { placeFor } from '../../rules/rounds/deploying.ts';
import { enemiesInBtb } from '../../traits/contact.ts';
import type { Step } from './step.ts';

/** Anywhere around the place where it was deployed, without a move. @rule PC-DEPLOY-08 */
export const reposition: Step<'reposition'> = (ctx, now, { x }, model, wake) => {
  if (!onTable(ctx, model)) return { do: 'goto', frame: now };
  const side = teamOf(ctx, model);
  const at = answered(wake, 'returnPlace');
  if (at === null) {
    const around = modelOf(ctx, model).deployedAt ?? placeOf(ctx, model);
    return { do: 'ask', questions: [{ kind: 'returnPlace', by: side, model, anew: { around, inches: x } }] };
  }
  const before = enemiesInBtb(ctx, model, side);
  ctx.emit({ type: 'placed', model, at: placeFor(ctx, model, at), why: 'power' });
  return { do: 'goto', frame: { ...now, step: 'displaced', model, shoved: { side, before } } };
};
