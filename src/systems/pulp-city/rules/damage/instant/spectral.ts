import { modelOf } from '../../../model/lookup.ts';
import type { Instant } from './instant.ts';

/** @rule PC-FX-27 */
export const spectral: Instant = (ctx, model, _x, cause) => {
  if (!modelOf(ctx, model).spectral) ctx.emit({ type: 'becameSpectral', model, cause });
};
