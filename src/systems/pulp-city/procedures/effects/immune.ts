import { shakeOff } from '../../rules/damage/status.ts';
import { onModel } from './apply.ts';

/** @rule PC-FX-19 */
export const immune = onModel((ctx, { cause }, { node: { of = '' }, target }) => {
  ctx.emit({ type: 'becameImmune', model: target, of, cause });
  shakeOff(ctx, target, of, cause);
});
