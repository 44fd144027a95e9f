import type { Instant } from './instant.ts';

/** @rule PC-FX-01 @rule PC-FX-02 */
export const attack: Instant = (ctx, model, x, cause) =>
  ctx.emit({ type: 'diceEffect', model, effect: 'attack', x, cause });
