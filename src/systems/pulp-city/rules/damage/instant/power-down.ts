import { powerUpOf } from '../../../model/lookup.ts';
import { losePowerUp } from '../status.ts';
import type { Instant } from './instant.ts';

/** No more dice than the model has. */
export const powerDown: Instant = (ctx, model, x, cause) =>
  losePowerUp(ctx, model, Math.min(x, powerUpOf(ctx, model)), cause);
