import type { Instant } from './instant.ts';

/** @rule PC-FX-01 @rule PC-FX-03 */
export const defend: Instant = (ctx, model, x, cause) =>
  ctx.emit({ type: 'diceEffect', model, effect: 'defend', x, cause });
