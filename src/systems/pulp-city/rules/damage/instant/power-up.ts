import { cardOf } from '../../../model/lookup.ts';
import { gainPowerUp } from '../status.ts';
import type { Instant } from './instant.ts';

/** @rule PC-FX-22 */
export const powerUp: Instant = (ctx, model, x, cause) => gainPowerUp(ctx, cardOf(ctx, model).id, x, cause);
