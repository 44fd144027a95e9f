import type { Instant } from './instant.ts';

/** @rule PC-FX-01 @rule PC-FX-31 */
export const suppress: Instant = (ctx, model, x, cause) =>
  ctx.emit({ type: 'diceEffect', model, effect: 'suppress', x, cause });
