import { modelOf } from '../../../model/lookup.ts';
import { dropFor, enemyOf } from '../dropping.ts';
import type { Instant } from './instant.ts';

/** @rule PC-FX-27 @rule PC-BURDEN-07 */
export const spectral: Instant = (ctx, model, _x, cause) => {
  if (modelOf(ctx, model).spectral) return;
  const by =
    cause.of === 'action' ? modelOf(ctx, cause.model).card : cause.of === 'power' ? cause.card : null;
  dropFor(ctx, model, 'spectral', enemyOf(ctx, model, by));
  ctx.emit({ type: 'becameSpectral', model, cause });
};
