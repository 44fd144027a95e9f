import { powerUpModel } from '../status.ts';
import type { Instant } from './instant.ts';

/** @rule PC-FX-22 */
export const powerUp: Instant = powerUpModel;
