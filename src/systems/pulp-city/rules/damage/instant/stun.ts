import { stun as daze } from '../status.ts';
import type { Instant } from './instant.ts';

/** @rule PC-FX-32 */
export const stun: Instant = (ctx, model, _x, cause) => daze(ctx, model, cause);
