import { cardOf } from '../../../model/lookup.ts';
import { fatigue as tire } from '../status.ts';
import type { Instant } from './instant.ts';

/** @rule PC-FX-16 */
export const fatigue: Instant = (ctx, model, x, cause) => tire(ctx, cardOf(ctx, model).id, model, x, cause);
