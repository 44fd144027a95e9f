import { heal as healed } from '../status.ts';
import type { Instant } from './instant.ts';

/** @rule PC-FX-18 */
export const heal: Instant = (ctx, model, x, cause) => healed(ctx, model, x, cause);
