import { cardOf } from '../../../model/lookup.ts';
import type { Instant } from './instant.ts';

/** No more dice than the card has. */
export const powerDown: Instant = (ctx, model, x, cause) => {
  const { id, powerUp } = cardOf(ctx, model);
  const dice = Math.min(x, powerUp);
  if (dice > 0) ctx.emit({ type: 'powerUpLost', card: id, dice, cause });
};
